/** Whoever reads the options instead of the board must be able to tell them apart: in no question two options say the same. */
import type { Move } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type AnyText, type Language, languages, type Say, sentence } from '@tavola/kernel/text.ts';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const variants: { readonly [game: string]: object } = {
  evenfall: { side: 'moon', expertDraw: true },
  labyrinx: { hallSide: 'doors', hallPlacement: 'first-player' },
};

test.each(games.map(({ id }) => id))('%s: no two options of a question read the same', async (id) => {
  const game = await games.find((one) => one.id === id)?.game();
  if (!game) throw new Error(`no game ${id}`);
  const face = await games.find((one) => one.id === id)?.face();
  const texts = { 'pt-BR': await face?.text['pt-BR'](), en: await face?.text.en() } as { [L in Language]: AnyText };
  const same = new Set<string>();
  for (let seed = 1; seed <= 4; seed++) {
    const options = seed % 2 === 0 ? (variants[id] ?? {}) : {};
    const table = Table.start(game, { seats: 3, options, chance: seededChance(seed) });
    const rng = seededRng(seed);
    for (let n = 0; table.outcome === null && n < 3000; n++) {
      const seat = table.pending[0] as number;
      const { options: moves } = table.question(seat) as { options: readonly Move[] };
      for (const language of languages) {
        const say: Say = { language, me: seat, who: (it) => `P${it + 1}`, words: texts[language].words };
        const said = moves.map((move) => sentence(texts[language].moves, move, say));
        for (const [i, text] of said.entries()) if (said.indexOf(text) < i) same.add(`${moves[i]?.kind}: ${text}`);
      }
      table.take(seat, rng.below(moves.length));
    }
  }
  expect([...same]).toEqual([]);
});
