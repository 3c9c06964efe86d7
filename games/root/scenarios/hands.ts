/** For tests: the table of automata as hands see it that follow only the lines (testing/hands.ts). */
import type { Laid } from '@tavola/kernel/face/laid.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { type Board, Hands, lay, type Table } from '@tavola/testing/hands.ts';
import { bareTable, isSetUp } from '../lines/setup.ts';
import { isCounted, laidOut } from '../lines/spots.ts';
import type { View } from '../rules/view/view.ts';

/** What people lay out for themselves by their own rules. */
const OWN = /^(?:payments|crafted|supply)-(\d+)$/;

export function automataTable({ table }: Assistant): Table<View> {
  const isAutomatons = ({ open }: View) => {
    return open.stage === 'turns' && table.agreement.seats[open.turn.seat]?.kind === 'automaton';
  };
  return {
    board: (view) => boardOf(laidOut(view)),
    start({ before, end }) {
      const view = before as View | null;
      const isOver = table.outcome !== null && end === table.told.length;
      if (view === null || isOver) return null;
      if (isSetUp(view)) return boardOf(bareTable(view));
      return isAutomatons(view) ? boardOf(laidOut(view)) : null;
    },
    hands: (board) => new Hands(board, isCounted),
    isOwn(spot, { open }) {
      const seat = OWN.exec(spot)?.[1];
      return seat !== undefined && open.players[Number(seat)]?.automaton === false;
    },
  };
}

function boardOf(laid: Laid): Board {
  const board: Board = new Map();
  for (const [key, count] of laid) {
    const [spot = '', of = '', piece = ''] = key.split(' ');
    lay(board, spot, { piece, of: of === '' ? null : Number(of), count });
  }
  return board;
}
