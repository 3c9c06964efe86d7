/** A game with reaction windows: each turn one seat plays, then the others may answer if their hidden hand allows it. */
import { choose, type Move, type Rules, together } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/rules/game.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';

type State = { turn: number; answers: number[]; said: number[] };
const TURNS = 6;

function* play(table: Tiny<State>): Rules<Outcome> {
  const { state } = table;
  for (; state.turn < TURNS; state.turn++) {
    table.checkpoint();
    const seat = state.turn % table.seats.length;
    yield* choose(seat, 'turn', [{ kind: 'go' }, { kind: 'pass' }], { always: true });
    const others = table.seats.map((_, i) => i).filter((i) => i !== seat);
    const options = (i: number): Move[] => [
      ...((state.answers[i] ?? 0) > 0 ? [{ kind: 'answer' }] : []),
      { kind: 'pass' },
    ];
    const taken = yield* together(others.map((i) => ({ seat: i, ask: 'window', options: () => options(i) })));
    for (const [n, { kind }] of taken.entries()) {
      const i = others[n] as number;
      if (kind === 'answer') state.answers[i] = (state.answers[i] ?? 0) - 1;
      if (kind === 'answer') state.said.push(i);
    }
    table.tell({ kind: 'turned', turn: state.turn });
  }
  return { winners: [0], reason: 'closed' };
}

/** Seat 1 holds one answer, the others none. */
export const windowsGame: AnyGame = {
  ...tiny<State>({
    setup: () => ({ turn: 0, answers: [0, 1, 0], said: [] }),
    play,
    view: (state, viewer) => ({
      turn: state.turn,
      said: state.said,
      mine: typeof viewer === 'number' ? state.answers[viewer] : null,
    }),
  }),
  id: 'windows',
  reactions: { windows: ['window'], card: ({ kind }) => (kind === 'answer' ? kind : null) },
};
