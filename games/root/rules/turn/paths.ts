/** Closed paths of the Mountain (ROOT-15.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Offers } from '../contract/faction.ts';
import { handSize, spendMatching } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import { mapOf, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { piecesAt } from '../woodland/pieces.ts';

export const pathOffers: Offers = {
  occasion: 'closed-paths',
  possible: canOpen,
  uses: (table, seat) =>
    openable(table.state, seat).map((path) => {
      const [from, to] = mapOf(table.state).closed[path] as readonly [Clearing, Clearing];
      return { move: { kind: 'open-path', from, to }, use: () => openPath(table, seat, path) };
    }),
};

/** Once per turn, with a card to spend. */
function canOpen(state: State, seat: Seat): boolean {
  const { closed, turn } = state.open;
  return closed !== 0 && !turn.pathOpened && handSize(state, seat) > 0 && openable(state, seat).length > 0;
}

/** The closed paths with a faction piece of this player in one of their clearings. */
function openable(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  return mapOf(state).closed.flatMap(([from, to], i) =>
    state.open.closed & (1 << i) && (piecesAt(player, from) > 0 || piecesAt(player, to) > 0) ? [i] : [],
  );
}

function* openPath(table: Root, seat: Seat, path: number): Rules {
  const { open } = table.state;
  const [from, to] = mapOf(table.state).closed[path] as readonly [Clearing, Clearing];
  yield* spendMatching(table, seat, null, 'open-path');
  open.turn.pathOpened = true;
  open.closed &= ~(1 << path);
  table.tell({ kind: 'path-opened', seat, from, to });
  score(table, seat, 1, 'open-path', 'ROOT-15.4');
}
