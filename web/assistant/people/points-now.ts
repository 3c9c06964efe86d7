/** Points as people tell them, and what the app expects a turn to bring. */

import { factText } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { asBelieved, sayValue } from '@tavola/kernel/rules/real.ts';
import type { EveningModel } from '../model/context.ts';
import { pointsOf } from '../model/telling.ts';

type Model = Pick<EveningModel, 'evening' | 'open' | 'say' | 'telling'>;

export function pointsNow(model: Model, seat: Seat): number | null {
  const known = pointsOf(model, seat);
  return known ? Number(sayValue(known)) : null;
}

export type Ghost = { readonly by: number; readonly why: string };

/** What the turn on the screen should still bring: "2 × roost"; null for nothing. */
export function ghostOf({ evening, open, say, telling }: Model, seat: Seat): Ghost | null {
  const { game, state } = evening.app.table;
  const told = telling.entries.flatMap(({ entry }) => entry.changes);
  const expected = asBelieved(() => game.real?.expected?.(state, seat, told) ?? []);
  const already = told.reduce(
    (sum, { fact, was, is }) => sum + (open.face.real?.points?.of(fact) === seat ? Number(is) - Number(was) : 0),
    0,
  );
  const by = expected.reduce((sum, { points }) => sum + points, 0) - already;
  const why = expected
    .map(({ fact, count }) => `${count} × ${factText(open.text, fact, say).split(',')[0]}`)
    .join(' · ');
  return by > 0 ? { by, why } : null;
}
