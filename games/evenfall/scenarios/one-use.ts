/** One use of a card, and what its player has more or less after it. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { takeTurn } from '../rules/turn.ts';
import { A, B, type Evening, evening, player } from './evening.ts';

export type Amounts = { readonly [thing: string]: number };
export type Use = {
  readonly given?: (table: Evening) => void;
  /** What happens; a turn of A where nothing else is said. */
  readonly when?: (table: Evening) => Rules<unknown>;
  readonly picks?: readonly string[];
  /** What A has more or less afterwards; what is not named did not change. */
  readonly change: Amounts;
};
function amounts(table: Evening): Amounts {
  const { herb, elixir, knowledge, mana, vp, witches, elders, track, hand, outer, inner, stones } = player(table, A);
  const lists = { cards: hand.length, outer: outer.length, inner: inner.length, stones: stones.length };
  return { herb, elixir, knowledge, mana, vp, witches, elders, track, ...lists };
}

/** Plays the picks; the stone of a conflict that A has won is the first one. */
export function outcome(table: Evening, { when, picks = [] }: Use): Amounts {
  const before = amounts(table);
  const rule = when?.(table) ?? takeTurn(table, A);
  const asked = play(rule, ...picks);
  if (asked.ids[0]?.startsWith('stone:')) play(rule, asked.ids[0]);
  const changes = Object.entries(amounts(table)).map(([thing, n]) => [thing, n - (before[thing] as number)] as const);
  return Object.fromEntries(changes.filter(([, n]) => n !== 0));
}

export function wealthy(): Evening {
  const table = evening();
  for (const seat of [A, B]) Object.assign(player(table, seat), { herb: 5, elixir: 5, knowledge: 5, mana: 10 });
  return table;
}
