/** A game in three versions of its rules. Version 2 no longer asks whether the player is sure; version 3 allows no rest after the third turn. */
import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import { roll } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, OldLog, Outcome } from '@tavola/kernel/rules/game.ts';
import { replayedLog } from '@tavola/kernel/table/upgrade.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';

type State = { turn: number; sum: number };
const TURNS = 12;

export function versionsGame(version: 1 | 2 | 3): AnyGame {
  const game: AnyGame = {
    ...tiny<State>({ setup: () => ({ turn: 0, sum: 0 }), play, version: String(version) }),
    id: 'versions',
    upgrade: (log) => replayedLog(game, log.version === '1' ? withoutDoubts(log) : log),
  };
  return game;

  function* play(table: Tiny<State>): Rules<Outcome> {
    const { state } = table;
    for (; state.turn < TURNS; state.turn++) {
      table.checkpoint();
      const seat = state.turn % 2;
      const mayRest = version < 3 || state.turn < 3;
      state.sum += yield* roll(6);
      const { kind } = yield* choose(seat, 'go', [{ kind: 'on' }, { kind: mayRest ? 'rest' : 'wait' }]);
      if (version === 1) yield* choose(seat, 'sure', [{ kind: 'sure' }, { kind: 'quite' }]);
      table.tell({ kind: 'went', how: kind });
    }
    return { winners: [state.sum % 2], reason: 'ended' };
  }
}

function withoutDoubts(log: OldLog): OldLog {
  return { ...log, picks: log.picks.filter(([, option]) => option !== 'sure' && option !== 'quite') };
}
