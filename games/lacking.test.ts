/** "Why not?" names what is missing wherever it can be counted, in both languages. */
import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const tables: { readonly [game: string]: { readonly seats: number; readonly seed: number } } = {
  calamandara: { seats: 2, seed: 1 },
  evenfall: { seats: 2, seed: 1 },
  labyrinx: { seats: 2, seed: 1 },
  root: { seats: 3, seed: 1 },
  oath: { seats: 3, seed: 2 },
};

const loaded = await Promise.all(games.map(async ({ id, game, face }) => ({ id, game, face: await face() })));

for (const { id, game, face } of loaded) {
  test.runIf(face.picks?.lacking)(`${id}: some refused moves say how much of what is missing`, async () => {
    const spoken = await inBothLanguages(face);
    const said = new Set<string>();
    for (const { table, seat, n } of questionsOf(await game(), tables[id] ?? { seats: 2, seed: 1 })) {
      if (n > 400 || said.size > 6) break;
      if (seat < 0 || n % 3 > 0) continue;
      for (const { move } of refusedOptions(table, seat)) {
        const missing = spoken.map(
          (one) => face.picks?.lacking?.(move, table.view(seat), seat, sayFor(one, seat)) ?? null,
        );
        expect(new Set(missing.map((it) => it === null)).size, move.kind).toBe(1);
        if (missing[0]) said.add(missing[0]);
      }
    }
    expect([...said].length).toBeGreaterThan(0);
    for (const one of said) expect(one).toMatch(/^\d+ \p{L}/u);
  });
}
