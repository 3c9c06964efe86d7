/** Gaining and drawing. EVE-1.2: Mana stops at 20; EVE-1.4: an empty draw deck is made anew from the discard pile. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { shuffle } from '@tavola/kernel/chance.ts';
import { MANA_CAP } from '../data/boards.ts';
import { type Bag, resources } from '../data/effects.ts';
import { choose } from './choose.ts';
import type { Gain } from './moves.ts';
import { type Evenfall, playerOf } from './state.ts';

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

/** Resources, Mana and VP of a bag. */
export function gainFixed(table: Evenfall, seat: Seat, bag: Bag, from: string | null, times = 1): void {
  const player = playerOf(table.state, seat);
  let told = false;
  for (const key of resources) {
    const n = (bag[key] ?? 0) * times;
    player[key] += n;
    told ||= n > 0;
  }
  if (bag.mana) player.mana = Math.min(MANA_CAP, player.mana + bag.mana * times);
  if (bag.vp) player.vp += bag.vp * times;
  if (times > 0 && (told || bag.mana || bag.vp)) table.tell({ kind: 'gained', seat, what: fixed(bag, times), from });
}

/** One Resource (or, for the Star, Mana) of the player's choice. */
export function* gainOne(table: Evenfall, seat: Seat, choices: readonly Gain[], left: number): Rules {
  const player = playerOf(table.state, seat);
  const { what } = yield* choose(seat, { kind: 'gain', left }, choices);
  player[what] = what === 'mana' ? Math.min(MANA_CAP, player.mana + 1) : player[what] + 1;
  table.tell({ kind: 'gained', seat, what: { [what]: 1 }, from: null });
}

export function* draw(table: Evenfall, seat: Seat, n: number): Rules {
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = yield* topCard(table);
    if (card === null) break;
    cards.push(card);
  }
  playerOf(table.state, seat).hand.push(...cards);
  if (cards.length > 0) table.tell({ kind: 'drew', seat, n: cards.length }, { to: seat, also: { cards } });
}

/** EVE-1.4: the top card leaves the draw deck; null when neither deck nor discard pile has one. */
export function* topCard(table: Evenfall): Rules<string | null> {
  const { state } = table;
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = yield* shuffle(state.discard);
    state.discard = [];
    table.tell({ kind: 'reshuffled', cards: state.deck.length });
  }
  return state.deck.pop() ?? null;
}

function fixed(bag: Bag, times: number): Bag {
  const out: { -readonly [K in keyof Bag]: number } = {};
  for (const key of [...resources, 'mana', 'vp'] as const) if (bag[key]) out[key] = bag[key] * times;
  return out;
}
