/** The chapters of every game that has them: no clause is left out, no chapter is empty, and their pictures exist. */
import { readFileSync } from 'node:fs';
import { underChapters } from '@tavola/kernel/face/chapters.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { describe, expect, test } from 'vitest';
import { games } from './shelf.ts';

const explained = await Promise.all(games.map(async ({ id, face, glyphs }) => ({ id, face: await face(), glyphs })));

describe.each(explained)('$id', ({ face, glyphs }) => {
  const drawn = new Set(spriteIds(glyphs));

  test.runIf(face.handbook?.chapters).each(languages)('every clause belongs to a chapter, in %s', async (language) => {
    const chapters = (await face.handbook?.chapters?.[language]()) ?? [];
    const grouped = underChapters(chapters, Object.keys(await face.clauses[language]()));
    expect(grouped.filter(({ chapter }) => chapter === null).flatMap(({ clauses }) => clauses)).toEqual([]);
    expect(grouped.map(({ chapter }) => chapter?.title)).toEqual(chapters.map(({ title }) => title));
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(chapters.length);
  });

  test.runIf(face.handbook?.chapters)('chapters are the same in all languages', async () => {
    const [first, ...others] = await Promise.all(
      languages.map(async (language) => face.handbook?.chapters?.[language]()),
    );
    const shape = (chapters: typeof first) => chapters?.map(({ clauses, glyphs: pictures }) => ({ clauses, pictures }));
    for (const other of others) expect(shape(other)).toEqual(shape(first));
  });

  test.each(languages)(
    'pictures of chapters and of the game in one minute are in its sprite, in %s',
    async (language) => {
      const chapters = (await face.handbook?.chapters?.[language]()) ?? [];
      const primer = await face.handbook?.primer?.[language]();
      const shown = [
        ...chapters.flatMap((chapter) => chapter.glyphs ?? []),
        ...(primer ? [primer.goalGlyph] : []),
        ...(primer?.turn.flatMap((step) => step.glyphs) ?? []),
        ...(primer?.symbols.map(({ glyph }) => glyph) ?? []),
      ];
      expect(shown.filter((glyph) => !drawn.has(glyph))).toEqual([]);
    },
  );
});

function spriteIds(sheet: string | undefined): readonly string[] {
  if (sheet === undefined) return [];
  return [...readFileSync(new URL(sheet), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
}
