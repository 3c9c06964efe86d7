/** What every game with a lab keeps there. Not a kit of testing/, which lies below the bots: only the lab can read a result. */
import { games } from '@tavola/games/shelf.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { describe, expect, test } from 'vitest';
import { answerOf, type KeptResult } from './report.ts';
import { readResult } from './result.ts';
import { repeatable } from './run.ts';
import { commandOf } from './written.ts';

const shelved = await Promise.all(
  games.map(async ({ id, game, face, lab }) => ({ id, rules: await game(), face: await face(), lab: await lab?.() })),
);
const kept = shelved.flatMap(({ lab, ...it }) => (lab ? [{ ...it, ...lab }] : []));

describe.each(kept)('$id', ({ rules, face: { text }, runs, questions }) => {
  test('kept runs are whole, can be repeated by their command, and end for reasons that have words', async () => {
    const { reasons } = await text.en();
    for (const { result } of runs) {
      const { command, ...rest } = result as KeptResult;
      expect(readResult(JSON.stringify(rest))).toEqual(rest);
      expect(command).toBe(commandOf(rest.run));
      expect(repeatable(rules, rest.run).untimed).toEqual([]);
      expect(rest.tally).toMatchObject({ games: rest.run.games, finished: rest.run.games, errors: [] });
      expect(Object.keys(reasons)).toEqual(expect.arrayContaining(Object.keys(rest.tally.reasons)));
    }
  });

  test('every question is answered by runs that are kept', () => {
    const ids = runs.map(({ id }) => id);
    for (const question of questions) {
      expect(ids).toEqual(expect.arrayContaining([...question.runs]));
      expect(answerOf({ runs, questions }, question).rows.length).toBeGreaterThan(1);
    }
  });

  test.each(languages)('runs and questions have ids of their own and words in %s', (language) => {
    for (const list of [runs, questions]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const words = [...runs.map(({ name }) => name), ...questions.flatMap(({ ask, note }) => [ask, note])];
    for (const said of words) expect(said[language].trim()).not.toBe('');
  });
});
