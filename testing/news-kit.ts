/** Shared tests of a game's news. A game calls `newsKit({ game, face, tables })` in its news.test.ts. */
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import type { RecapLine } from '@tavola/kernel/face/news.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { type Interval, intervalsOf } from './intervals.ts';
import { inBothLanguages, type KitGame, sayFor, tablesOf, titleOf } from './kit.ts';

const ME = 0;
/** Enough turns to meet most kinds of deeds. */
const INTERVALS = 12;

export function newsKit(it: KitGame): void {
  describe('what others did since the seat’s own turn', () => {
    test.each(tablesOf(it).map((table) => ({ title: titleOf(table), ...table })))('$title', async (table) => {
      const spoken = await inBothLanguages(it.face);
      const flaws = new Set<string>();
      let told = 0;
      let n = 0;
      for (const interval of intervalsOf(it.game, table, ME)) {
        if (n++ >= INTERVALS) break;
        for (const one of spoken) {
          const lines = recapOf(one, interval);
          told += lines.length;
          for (const flaw of [...lines.flatMap(lineFlaws), ...secrecyFlaws(one, interval, lines)]) flaws.add(flaw);
          if (lines.length > 6) flaws.add(`${lines.length} lines`);
        }
      }
      expect([...flaws]).toEqual([]);
      expect(told).toBeGreaterThan(n);
    });
  });
}

function recapOf(spoken: SpokenFace, { events, before, after }: Interval): readonly RecapLine[] {
  return spoken.face.news?.recap?.(events, before, after, ME, sayFor(spoken, ME)) ?? [];
}

function lineFlaws({ actor, text, note, glyph, places, weight }: RecapLine): string[] {
  const words = [text, note ?? ''].join(' ');
  return [
    ...(/undefined|NaN|\[object|null/.test(words) || text.trim() === '' ? [`not a sentence: ${words}`] : []),
    ...(/[.]$/.test(text) ? [`a line ends without a full stop: ${text}`] : []),
    ...(actor === ME ? [`the reader did it: ${text}`] : []),
    ...(weight < 3 && places.length === 0 && actor !== null ? [`without a place: ${text}`] : []),
    ...(glyph === '' ? [`without a sign: ${text}`] : []),
  ];
}

/** Two worlds that differ in what the seat cannot know, and ears that heard only what everybody was told: the same lines. */
function secrecyFlaws(spoken: SpokenFace, interval: Interval, lines: readonly RecapLine[]): string[] {
  const { table, publicly, after } = interval;
  const other = table.fork({ chance: realDice });
  other.redeal(ME, seededRng(table.count));
  const elsewhere = { ...interval, after: other.view(ME) };
  const near = (view: unknown) => JSON.stringify(spoken.face.news?.nearing?.(view, ME, sayFor(spoken, ME)));
  return [
    ...(isSame(lines, recapOf(spoken, elsewhere)) ? [] : ['the recap tells what is hidden']),
    ...(isSame(lines, recapOf(spoken, { ...interval, events: publicly }))
      ? []
      : ['the recap tells what others did not hear']),
    ...(near(after) === near(elsewhere.after) ? [] : ['who may win tells what is hidden']),
  ];
}

function isSame(a: readonly RecapLine[], b: readonly RecapLine[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
