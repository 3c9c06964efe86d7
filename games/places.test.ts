/** Lines of the log and the board: whatever an event is about has a name, and most events are about something that is drawn. */
import { languages } from '@tavola/kernel/face/text.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const seats: { readonly [game: string]: number } = { calamandara: 2, evenfall: 2, labyrinx: 2, root: 3, oath: 3 };

const loaded = await Promise.all(games.map(async ({ id, game, face }) => ({ id, game, face: await face() })));

for (const { id, game, face } of loaded) {
  test.runIf(face.things?.places)(
    `${id}: events name things of the board, and every one of them is explained`,
    async () => {
      const spoken = await inBothLanguages(face);
      const glossaries = await Promise.all(languages.map((language) => face.handbook?.glossary?.[language]()));
      const unknown = new Set<string>();
      let told = 0;
      let placed = 0;
      for (const { table, n } of questionsOf(await game(), { seats: seats[id] ?? 2, seed: 3 })) {
        if (n > 250) break;
        if (n % 5 > 0) continue;
        const view = table.view(0);
        for (const { event } of table.eventsFor(0, Math.max(0, table.count - 5))) {
          const places = face.things?.places?.(event, view) ?? [];
          told++;
          if (places.length > 0) placed++;
          for (const place of places) {
            const one = spoken[n % 2] ?? spoken[0];
            const known = one && (face.things?.describe?.(place, view, sayFor(one, 0)) ?? glossaries[n % 2]?.[place]);
            if (!known && !place.startsWith('seat:')) unknown.add(place);
          }
        }
      }
      expect(told).toBeGreaterThan(20);
      expect(placed / told).toBeGreaterThan(0.5);
      expect([...unknown]).toEqual([]);
    },
  );
}
