/** Every game says by which rule it ended, with a clause that people can read. */
import { spokenFace } from '@tavola/kernel/face/face.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { broken } from '@tavola/testing/text-kit.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

/** Tables that are soon over, or that end in a way of their own. */
const tables: { readonly [game: string]: readonly Parameters<typeof questionsOf>[1][] } = {
  calamandara: [{ seats: 2, options: { maxRounds: 6 } }],
  labyrinx: [{ seats: 2, options: { table: 'compact' } }],
  evenfall: [{ seats: 2 }, { seats: ['player', 'automaton'] }],
  oath: [{ seats: 3 }, { seats: 3, options: { chronicle: true } }],
};

for (const { id, game, face: load, seats } of games) {
  const face = await load();
  test.runIf(face.scores?.ending).each(tables[id] ?? [{ seats: seats.min }])(
    `${id} ends by a rule that it names: %j`,
    async (table) => {
      const spoken = await Promise.all(languages.map((language) => spokenFace(face, language)));
      for (const seed of [1, 2, 3]) {
        const play = questionsOf(await game(), { ...table, seed });
        let step = play.next();
        while (!step.done) step = play.next();
        const { outcome } = step.value;
        if (!outcome) continue;
        for (const one of spoken) {
          const say = sayFor(one, 0);
          const ending = one.face.scores?.ending?.(outcome, step.value.view(0), say);
          expect(ending, outcome.reason).toBeTruthy();
          expect(one.clauses).toHaveProperty([ending?.clause ?? '']);
          expect(broken(ending?.by ?? '', say.language), ending?.by).toBe(false);
        }
      }
    },
  );
}
