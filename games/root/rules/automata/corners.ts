/** The corner in which an automaton starts that sets up after others (AUT-8.3.2, 10.3.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { mapOf, playerOf } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { type Choice, selection } from './selection.ts';

/**
 * Not another player's start, or with `botCornerAvoids: bots` not another automaton's (ruling AUT-GA38); if possible diagonally opposite to a
 * start. `fits` says where its first pieces may be placed.
 */
export function* startCorner(
  table: Root,
  self: Seat,
  clause: string,
  tie: Choice<Clearing>['tie'],
  fits: (corner: Clearing) => boolean,
): Rules<Clearing> {
  const { state } = table;
  const { corners, opposite } = mapOf(state);
  const starts = state.open.players.filter(({ corner }) => corner > 0);
  const literal = table.seats[self]?.settings.botCornerAvoids === 'bots';
  const avoided = starts.filter(({ automaton }) => automaton || !literal).map(({ corner }) => corner);
  const found = yield* selection(state, {
    from: corners,
    where: [
      [clause, (corner) => !avoided.includes(corner)],
      ['AUT-2.3', fits],
    ],
    by: [[clause, 'most', (corner) => (starts.some((other) => other.corner === opposite[corner]) ? 1 : 0)]],
    tie,
  });
  const home = found.best as Clearing;
  playerOf(state, self).corner = home;
  return home;
}
