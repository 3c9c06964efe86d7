import { games } from '@tavola/games/shelf.ts';
import { inBothLanguages } from '@tavola/testing/kit.ts';
import { isMiscounted } from '@tavola/testing/text-kit.ts';
import { pt } from '@tavola/web/text/pt.ts';
import { expect, test } from 'vitest';

/** In English a verb may follow a name that is 1 here ("1 is thinking"); what is wrong there is as a rule wrong in Portuguese too. */
const catalogues = [
  { name: 'the web client', text: async (): Promise<unknown> => pt },
  ...games.map(({ id, face }) => ({
    name: id as string,
    text: async (): Promise<unknown> => (await inBothLanguages(await face()))[0]?.text,
  })),
];

test.each(catalogues)('$name never says "1 cartas"', async ({ text }) => {
  expect(saidOfOne(await text()).filter((line) => isMiscounted(line, 'pt-BR'))).toEqual([]);
});

/** What every function of a catalogue says when all that it is told is 1; those that want something else are heard in walks. */
function saidOfOne(text: unknown): string[] {
  if (typeof text === 'object' && text !== null) return Object.values(text).flatMap(saidOfOne);
  if (typeof text !== 'function') return [];
  try {
    return [text(...new Array(text.length).fill(1))].flat().filter((line) => typeof line === 'string');
  } catch {
    return [];
  }
}
