/** For tests: an automaton in its own turn, with the Robots' market beside it (AUT-S). */
import { play } from '@tavola/testing/play.ts';
import type { FactionId } from '../data/factions.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { boardOf as robotsOf } from '../rules/automata/riverfolk/state.ts';
import { automatonBoard } from '../rules/automata/state.ts';
import { factionAt } from '../rules/contract/registry.ts';
import type { Part } from '../rules/vocabulary/phases.ts';
import { type Automaton, onTop, player, turnOf, type Woodland, woodland } from './woodland.ts';

/** The automaton that buys, its seller, and a third player. */
export const B = 0;
export const R = 1;
export const O = 2;

/** It is the buyer's turn, and the Robots sell these cards. */
export function selling(
  buyer: Automaton,
  cards: readonly string[],
  part: Part = 'birdsong',
  other: FactionId = 'marquise',
): Woodland {
  const third: FactionId = buyer.faction === other ? 'eyrie' : other;
  const table = woodland([buyer, { faction: 'riverfolk' }, third]);
  turnOf(table, B, part);
  const { deck } = table.state.hidden;
  for (const card of cards) deck.splice(deck.indexOf(card), 1);
  robotsOf(table.state, R).market = [...cards];
  return table;
}

export function order(table: Woodland, card: string): void {
  onTop(table, card);
  play(revealOrder(table, B));
}

export function points(table: Woodland, seat: number, vp: number): void {
  player(table, seat).vp = vp;
  player(table, seat).earned[0] = vp;
}

export const orderOf = ({ state }: Woodland) => automatonBoard(state, B).order;
export const marketOf = ({ state }: Woodland) => robotsOf(state, R).market;
export const paidBy = ({ state }: Woodland, seat: number) => robotsOf(state, R).payments[seat];
export const opening = (table: Woodland) =>
  factionAt(table.state, B).turn.opening?.(table, B) as Generator<never, void>;
