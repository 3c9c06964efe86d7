/** For scenarios: the Vagabot with the items that a scenario gives him, and what he did. */
import { play } from '@tavola/testing/play.ts';
import type { VagabotId } from '../data/automata.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { fillTrack } from '../rules/automata/vagabond/items.ts';
import { boardOf } from '../rules/automata/vagabond/state.ts';
import { type Automaton, onTop, player, turnOf, type Woodland, woodland } from './woodland.ts';

export const B = 0;
export const O = 1;
export const P = 2;

export type Items = {
  readonly ready?: number;
  readonly exhausted?: number;
  readonly damaged?: number;
  readonly worn?: number;
};

/** The Vagabot in a clearing with this many items; `worn` ones are exhausted and damaged. */
export function standing(
  clearing: number,
  { ready: up = 0, exhausted = 0, damaged = 0, worn = 0 }: Items,
  settings: Partial<Automaton> = {},
  others: Parameters<typeof woodland>[0] = ['marquise', 'eyrie'],
): Woodland {
  const table = woodland([{ faction: 'vagabond', ...settings }, ...(others ?? [])]);
  const board = boardOf(table.state, B);
  board.character = (settings.character ?? 'thief') as VagabotId;
  player(table, B).pawn = clearing;
  const give = (count: number, isUp: boolean, isDamaged: boolean) => {
    for (let i = 0; i < count; i++) board.items.push({ item: 'boot', up: isUp, damaged: isDamaged, ruin: false });
  };
  give(exhausted, false, false);
  give(up, true, false);
  give(damaged, true, true);
  give(worn, false, true);
  fillTrack(board);
  return table;
}

/** An order that lies open, in his Daylight. */
export function order(table: Woodland, card: string): Woodland {
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

export const FOX = 'anvil';
export const RABBIT = 'bake-sale';
export const MOUSE = 'sword';
export const BIRD = 'armorers';

export const visited = (table: Woodland) => table.events.flatMap((event) => (event.kind === 'moved' ? [event.to] : []));
export const scored = (table: Woodland, clause: string) =>
  table.events.flatMap((event) => (event.kind === 'scored' && event.clause === clause ? [event.vp] : []));
/** Ready, exhausted and damaged ones in the Satchel, and those on the battle track. */
export function counted(table: Woodland): number[] {
  const { items, track } = boardOf(table.state, B);
  const whole = items.filter(({ damaged }) => !damaged);
  const up = whole.filter((held) => held.up).length;
  return [up, whole.length - up, items.length - whole.length, track.length];
}
