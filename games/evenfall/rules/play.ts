/** EVE-1.1: three rounds of income, action, conflict and round end; then the final scoring. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { ROUNDS } from '../data/boards.ts';
import { conflictPhase, lastWindows } from './conflict.ts';
import { withEffects } from './effects/effects.ts';
import { income } from './income.ts';
import { scoringOutside } from './outside/turn.ts';
import { roundEndEffects, startNextRound } from './round-end.ts';
import { finalScoring } from './scoring/scoring.ts';
import { deal } from './setup.ts';
import type { EvenfallTable } from './state/evenfall.ts';
import { actionPhase } from './turn.ts';

export function* play(plain: EvenfallTable): Rules<Outcome> {
  const table = withEffects(plain);
  const { state } = table;
  for (;;) {
    switch (state.phase) {
      case 'setup':
        yield* deal(table);
        state.phase = 'income';
        break;
      case 'income':
        table.checkpoint();
        table.tell({ kind: 'round', round: state.round });
        yield* income(table);
        state.phase = 'action';
        state.turn = state.firstPlayer;
        table.tell({ kind: 'phase', phase: 'action' });
        break;
      case 'action':
        yield* actionPhase(table);
        state.phase = 'conflict';
        state.resolved = 0;
        table.tell({ kind: 'phase', phase: 'conflict' });
        break;
      case 'conflict':
        yield* conflictPhase(table);
        state.phase = 'window';
        break;
      case 'window':
        table.checkpoint();
        yield* lastWindows(table);
        state.phase = 'round-end';
        break;
      case 'round-end':
        table.checkpoint();
        table.tell({ kind: 'phase', phase: 'round-end' });
        yield* roundEndEffects(table);
        if (state.round < ROUNDS) yield* startNextRound(table);
        else state.phase = 'over';
        break;
      case 'over':
        return isRealTable(table) ? yield* scoringOutside(table) : finalScoring(table);
    }
  }
}
