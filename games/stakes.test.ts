/** Forecasts of every game: short enough for a target, in both languages, and the same in every world that the seat cannot tell apart. */
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const QUESTIONS = 250;
const WORLDS = 2;
/** What fits a tag of 26 px on a phone without covering its neighbours. */
const LETTERS = 18;

for (const { id, game, face: load, seats } of games) {
  const face = await load();
  const forecast = face.picks?.stakes;
  test.runIf(forecast)(`${id}: forecasts are short, spoken, and tell nothing hidden`, async () => {
    const spoken = await inBothLanguages(face);
    const rng = seededRng(7);
    let tags = 0;
    for (const { table, seat, n } of questionsOf(await game(), {
      seats: Math.min(seats.max, Math.max(3, seats.min)),
      seed: 3,
    })) {
      if (n > QUESTIONS) break;
      const question = seat < 0 ? null : table.question(seat);
      if (!question) continue;
      const worlds = Array.from({ length: WORLDS }, () => {
        const other = table.fork({ chance: realDice });
        other.redeal(seat, rng);
        return other.view(seat);
      });
      for (const one of spoken) {
        const say = sayFor(one, seat);
        for (const move of [null, ...question.options]) {
          const here = forecast?.(question.ask, move, table.view(seat), seat, say) ?? null;
          for (const view of worlds) {
            expect(forecast?.(question.ask, move, view, seat, say) ?? null, 'in another possible world').toEqual(here);
          }
          if (here === null) continue;
          const { tag, rows } = here;
          if (tag) tags++;
          expect(tag?.text.length ?? 0, tag?.text).toBeLessThanOrEqual(LETTERS);
          const said = [tag?.text ?? '', tag?.label ?? '', ...rows.flatMap(({ name, text }) => [name, text])].join(
            '\n',
          );
          expect(said).not.toMatch(/undefined|NaN|null|\[object/);
          expect(tag === null || tag.label.length > 0).toBe(true);
          expect(rows.every(({ name, text }) => name !== '' && text !== '')).toBe(true);
        }
      }
    }
    expect(tags).toBeGreaterThan(0);
  });
}
