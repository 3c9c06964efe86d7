import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { face } from './face.ts';
import { evenfall as game } from './game.ts';
import type { Ask, Event } from './rules/state/moves.ts';
import { stakes } from './stakes.ts';

const alone = [{ kind: 'player' }, { kind: 'automaton' }] as const;

test.each([
  ['three people', 3],
  ['one against the Automa', alone],
] as const)('EVE-5.7 the strengths of a conflict are those that were forecast: %s', async (_, seats) => {
  const [spoken] = await inBothLanguages(face);
  let conflicts = 0;
  for (const { table, seat, n } of questionsOf(game, { seats, seed: 5 })) {
    if (n > 900) break;
    const question = seat < 0 ? null : table.question(seat);
    const ask = question?.ask as Ask | undefined;
    if (!question || typeof ask !== 'object' || ask.kind !== 'dial' || !spoken) continue;
    for (const [at, move] of question.options.entries()) {
      const tag = stakes(ask, move as never, table.view(seat) as never, seat, sayFor(spoken, seat) as never)?.tag;
      const sides = strengths(table, seat, at, n + at);
      if (sides === null) continue;
      const [own = '', others = null] = tag?.text.split(' × ') ?? [];
      expect(sides.find(({ actor }) => actor === seat)?.strength).toBe(Number(own));
      const best = Math.max(...sides.filter(({ actor }) => actor !== seat).map(({ strength }) => strength ?? 0));
      expect(others === null).toBe(sides.length === 1);
      if (others !== null) {
        const [least = 0, most = others.endsWith('+') ? Number.POSITIVE_INFINITY : least] = others
          .replace('+', '')
          .split('–')
          .map(Number);
        expect(best).toBeGreaterThanOrEqual(least);
        expect(best).toBeLessThanOrEqual(most);
      }
      conflicts++;
    }
  }
  expect(conflicts).toBeGreaterThan(20);
});

/** Null where somebody turned a Dial after the reveal, which is a question of its own. */
function strengths(table: Table, seat: number, at: number, seed: number) {
  const fork = table.fork({ chance: seededChance(seed), watched: true });
  const from = fork.eventsFor('spectator').length;
  const rng = seededRng(seed);
  fork.take(seat, at);
  const heard = () =>
    fork
      .eventsFor('spectator')
      .slice(from)
      .map(({ event }) => event as Event);
  for (let n = 0; n < 50 && !heard().some(({ kind }) => kind === 'strengths'); n++) pickAtRandom(fork, rng);
  const told = heard().find((event) => event.kind === 'strengths');
  return !told || heard().some(({ kind }) => kind === 'adjusted') ? null : told.conflict.sides;
}
