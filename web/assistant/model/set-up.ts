/** The set-up of an evening: drawn once more, or left out where people join in the middle of a game. */
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import type { ChanceSource } from '@tavola/kernel/rules/chance.ts';

/** It goes on: the first turn has not begun. */
export function isLayingOut(app: Assistant): boolean {
  return app.decision !== null && app.turns().at(-1)?.first === 0;
}

/** The app's own draws (corners, ties) once more; what people have answered stays, as far as it still fits. */
export function drawnAgain(app: Assistant, chance: ChanceSource): Assistant {
  const { options, seats, inheritance, picks } = app.save().log;
  const again = Assistant.start(app.table.game, { options, seats, inheritance, chance });
  for (const [at, pick] of picks.entries()) {
    const isDrawn = at < again.table.count;
    if (!isDrawn && (pick[0] !== again.decision?.seat || !again.give(pick))) break;
  }
  return again;
}

/** Answers what nobody who joins needs to be asked, up to the next question of one of these kinds. */
export function skipSetUp(app: Assistant, asked: readonly string[]): void {
  for (;;) {
    const { decision } = app;
    const isSkipped = decision !== null && isLayingOut(app) && !asked.includes(kindOf(decision.ask));
    if (app.need !== null || !isSkipped) return;
    app.answer(decision.options[0]?.id as string);
  }
}
