/** Standing answers: what a seat lets the server say for it in reaction windows. */
import { kindOf, moveId, type Question } from '@tavola/kernel/ask.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Table } from '@tavola/kernel/table.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Draft } from './draft.ts';

/** The pass that this seat gave in advance; null when it wants to be asked. */
export function standingOption(game: AnyGame, table: Table, { seat, standing }: SeatRow): string | null {
  const question = table.question(seat);
  if (!question || standing === 'ask' || !isWindow(game, question)) return null;
  const pass = question.options.find((move) => move.kind === 'pass');
  if (!pass) return null;
  return standing === 'until-turn' || question.options.length === 1 ? moveId(pass) : null;
}

/** "Until my turn" ends when the seat is asked something that is no reaction. */
export function endStanding(game: AnyGame, table: Table, draft: Draft): void {
  for (const { seat, standing } of draft.seats) {
    if (standing !== 'until-turn') continue;
    const question = table.question(seat);
    if (question && !isWindow(game, question)) draft.setSeat(seat, { standing: 'ask' });
  }
}

function isWindow(game: AnyGame, { ask }: Question): boolean {
  return game.windows?.includes(kindOf(ask)) ?? false;
}
