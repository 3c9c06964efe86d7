/** Reaction windows that nobody need be asked about: what a seat lets its host answer for it. One meaning for server and browser. */
import { kindOf, moveId, type Question, type Seat } from '../rules/ask.ts';
import type { Reactions } from '../rules/game.ts';
import type { Table } from '../table/table.ts';

/**
 * When a window is put before a person: when it `concerns` them; whenever they are `able` to answer; `always`; `never` until their turn comes.
 */
export const askModes = ['concerns', 'able', 'always', 'never'] as const;
export type AskMode = (typeof askModes)[number];

export type StandingOrder = {
  readonly ask: AskMode;
  /** Cards for which the person wants to be asked when they could be used, whatever `ask` says. */
  readonly armed: readonly string[];
  /** Ask at the next moment, whatever it is. */
  readonly stop: boolean;
};
export const USUAL_ORDER: StandingOrder = { ask: 'concerns', armed: [], stop: false };

export type Company = {
  /** People at the same screen see who is handed it: then nothing may depend on how many answers a hidden hand has. */
  readonly sharesScreen: boolean;
};

/** The pass that the host picks for `seat` now; null when the seat must be asked. */
export function standingPass(table: Table, seat: Seat, order: StandingOrder, company: Company): string | null {
  const question = table.question(seat);
  const reactions = table.game.reactions;
  if (!question || !reactions || !isWindow(reactions, question)) return null;
  const pass = question.options.find((move) => move.kind === 'pass');
  if (pass === undefined || isAsked(table, seat, question, reactions, order, company)) return null;
  return moveId(pass);
}

function isAsked(
  table: Table,
  seat: Seat,
  question: Question,
  reactions: Reactions,
  order: StandingOrder,
  { sharesScreen }: Company,
): boolean {
  const { ask, armed, stop } = order;
  if (stop || ask === 'always') return true;
  if (question.options.length === 1 && !sharesScreen) return false;
  if (question.options.some((move) => armed.includes(reactions.card?.(move) ?? ''))) return true;
  if (ask === 'able') return true;
  const view = table.view(seat);
  if (ask === 'never') return table.game.turn?.(view) === seat;
  return reactions.concerns?.(view, seat, question.ask) ?? true;
}

/** "Never until my turn" ends when the seat is asked something that is not a reaction. Null when nothing changes. */
export function orderAfterAsking(table: Table, seat: Seat, order: StandingOrder): StandingOrder | null {
  const question = table.question(seat);
  if (!question || order.ask !== 'never') return null;
  const { reactions } = table.game;
  return reactions && isWindow(reactions, question) ? null : { ...order, ask: USUAL_ORDER.ask };
}

/** The person who wanted to be stopped has answered. Null when nothing changes. */
export function orderAfterPick(order: StandingOrder): StandingOrder | null {
  return order.stop ? { ...order, stop: false } : null;
}

function isWindow(reactions: Reactions, { ask }: Question): boolean {
  return reactions.windows.includes(kindOf(ask));
}
