/** What the search of a game's rules reads: its clauses, the titles of their chapters, and its glossary, in all languages. */
import { underChapters } from '@tavola/kernel/face/chapters.ts';
import type { AnyFace, Glossary } from '@tavola/kernel/face/face.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import type { Searchable } from './search.ts';

export type RulesToSearch = {
  readonly list: readonly Searchable[];
  /** Words for the same thing in this game. */
  readonly also: readonly (readonly string[])[];
};

export async function rulesToSearch({ clauses, handbook }: AnyFace): Promise<RulesToSearch> {
  const none: Glossary = {};
  const [texts, chapters, glossaries] = await Promise.all([
    Promise.all(languages.map((language) => clauses[language]())),
    Promise.all(languages.map((language) => handbook?.chapters?.[language]() ?? [])),
    Promise.all(languages.map((language) => handbook?.glossary?.[language]() ?? none)),
  ]);
  const ids = Object.keys(texts[0] ?? {});
  const homes = chapters.map((some) =>
    underChapters(some, ids).flatMap(({ chapter, clauses: under }) => under.map((id) => [id, chapter] as const)),
  );
  const homeOf = homes.map((pairs) => new Map(pairs));
  const list = ids.map((clause) => {
    const home = homeOf.map((homes) => homes.get(clause));
    return {
      clause,
      texts: texts.map((one) => one[clause] ?? ''),
      titles: home.flatMap((chapter) => chapter?.title ?? []),
      special: home.some((chapter) => chapter?.special),
    };
  });
  const also = Object.keys(glossaries[0] ?? {})
    .map((glyph) => glossaries.flatMap((glossary) => glossary[glyph]?.also ?? []))
    .filter((family) => family.length > 0);
  return { list, also };
}
