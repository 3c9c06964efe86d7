/** Gaining and drawing. EVE-1.2: Mana stops at 20; EVE-1.4: an empty draw deck is made again from the discard pile. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { MANA_CAP } from '../../data/boards.ts';
import { type Bag, resources } from '../../data/effects.ts';
import { choose, draw as drawFrom } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Ask, Gain } from '../state/moves.ts';
import { playerOf } from '../state/state.ts';

const ANY: readonly Gain[] = resources.map((what) => ({ kind: 'gain', what }));

/** Gains the bag `times` times; `from` names the card or field that gives it. */
export function* gain(table: Evenfall, seat: Seat, bag: Bag, from: string | null, times = 1): Rules {
  gainFixed(table, seat, bag, from, times);
  if (bag.cards) yield* draw(table, seat, bag.cards * times);
  for (let left = (bag.any ?? 0) * times; left > 0; left--) {
    yield* gainOne(table, seat, ANY, left);
  }
}

/** A bag in which nobody has to choose or draw anything. */
export function isFixed(bag: Bag): boolean {
  return !bag.any && !bag.cards;
}

const fixedKeys = [...resources, 'mana', 'vp'] as const;

/** Resources, Mana and VP of a bag; Mana above the cap is lost and not told. */
export function gainFixed(table: Evenfall, seat: Seat, bag: Bag, from: string | null, times = 1): void {
  const player = playerOf(table.state, seat);
  const gained: { -readonly [K in keyof Bag]: number } = {};
  let told = false;
  for (const key of fixedKeys) {
    const given = (bag[key] ?? 0) * times;
    const n = key === 'mana' ? Math.min(given, MANA_CAP - player.mana) : given;
    if (n === 0) continue;
    player[key] += n;
    gained[key] = n;
    told = true;
  }
  if (told) table.tell({ kind: 'gained', seat, what: gained, from });
}

/** One Resource (or, for the Star, Mana) of the player's choice. */
export function* gainOne(table: Evenfall, seat: Seat, choices: readonly Gain[], left: number): Rules {
  const { what } = yield* choose(seat, { kind: 'gain', left }, choices);
  gainFixed(table, seat, { [what]: 1 }, null);
}

export function* draw(table: Evenfall, seat: Seat, n: number): Rules {
  const { hand } = playerOf(table.state, seat);
  const had = hand.length;
  for (let i = 0; i < n; i++) {
    const card = yield* topCard(table, { kind: 'real-card', seat }, seat);
    if (card === null) break;
    hand.push(card);
  }
  const cards = hand.slice(had);
  if (cards.length > 0) table.tell({ kind: 'drew', seat, n: cards.length }, { to: seat, also: { cards } });
}

/** EVE-1.4: the top card leaves the draw deck; null when neither deck nor discard pile has one. `reader` alone sees it, or everybody. */
export function* topCard(table: Evenfall, ask: Ask, reader: Seat | null): Rules<string | null> {
  const { state } = table;
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = yield* shuffle(state.discard);
    state.discard = [];
    table.tell({ kind: 'reshuffled', cards: state.deck.length });
  }
  return (yield* drawFrom(state.deck, ask, String, reader)) ?? null;
}
