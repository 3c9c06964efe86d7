/** What a search would do with what a seat knows: up to three ideas, their chances and the reasons. */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Position } from '@tavola/kernel/table/position.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { budgetOf } from '../search/bot.ts';
import { tableAt } from '../search/position.ts';
import { type Budget, Search, type Tried } from '../search/search.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { sensiblePlaces } from './sensible.ts';

export type Idea = {
  /** The option's id. */
  readonly id: string;
  readonly move: Move;
  readonly visits: number;
  /** Every seat's chance to win after it, 0 to 1. */
  readonly chances: readonly number[];
  readonly reasons: readonly Reason[];
};

export type Hint = {
  /** How many games were imagined. */
  readonly iterations: number;
  /** Every seat's chance now. */
  readonly chances: readonly number[];
  /** The one that the search would pick first. */
  readonly ideas: readonly Idea[];
};
/** A hint on its way: `share` of the thinking is done. */
export type Thinking = Hint & { readonly share: number };

const MOST_IDEAS = 3;
/** An idea is worth telling when it was tried at least this share as often as the best. */
const LEAST_VISITS = 0.02;
/** It says how far it is each time it has done this many iterations. */
const TOLD = 25;

/**
 * Thinks, and says from time to time how far it is; a listener who has heard enough keeps the last word. With `guided` it chooses among what lights
 * up in a first game, so that the two never contradict each other.
 */
export function* hinting(
  table: Table,
  seat: Seat,
  seed: number,
  budget: Budget,
  guided = false,
): Generator<Thinking, Hint> {
  const running = new Search(table, seat, seed, budget);
  if (guided) running.among = sensiblePlaces(table, seat);
  while (running.step()) if (running.made % TOLD === 0) yield { ...hintOf(table, seat, running), share: running.share };
  const hint = hintOf(table, seat, running);
  return withReasons(table, seat, seed, hint);
}

/** The same in a position that was sent. */
export function hintingAt(game: AnyGame, position: Position): Generator<Thinking, Hint> {
  const { seat, bot, seed, guided } = position;
  const budget = budgetOf(bot);
  if (budget === null) throw new Error(`there is no search ${bot}`);
  return hinting(tableAt(game, position), seat, seed, budget, guided);
}

/** Every seat's share of a victory. A seat that plays alone has nobody to share it with. */
function chancesOf(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length < 2 || sum === 0 ? values : values.map((value) => value / sum);
}

/** What every seat may hope for now: what it may hope for after the pick that the search would make. */
export function chancesNow([best]: readonly Tried[], seats: number): readonly number[] {
  return best ? chancesOf(best.values) : Array.from({ length: seats }, () => 0);
}

export function ideaOf({ options }: Question, { index, visits, values }: Tried): Idea {
  const move = options[index] as Move;
  return { id: moveId(move), move, visits, chances: chancesOf(values), reasons: [] };
}

function hintOf(table: Table, seat: Seat, running: Search): Hint {
  const question = table.question(seat) as Question;
  const ranked = running.ranked();
  const [best] = ranked;
  const told = ranked.filter(({ visits }) => visits >= LEAST_VISITS * (best?.visits ?? 0)).slice(0, MOST_IDEAS);
  return {
    iterations: running.made,
    chances: chancesNow(ranked, table.seats.length),
    ideas: told.map((tried) => ideaOf(question, tried)),
  };
}

function withReasons(table: Table, seat: Seat, seed: number, hint: Hint): Hint {
  const { options } = table.question(seat) as Question;
  const places = hint.ideas.map(({ id }) => options.findIndex((move) => moveId(move) === id));
  const reasons = reasonsOf(table, seat, places, seed);
  return { ...hint, ideas: hint.ideas.map((idea, i) => ({ ...idea, reasons: reasons[i] ?? [] })) };
}
