/** Clauses under their chapters. */
import type { Chapter } from './face.ts';

type Grouped = { readonly chapter: Chapter | null; readonly clauses: readonly string[] };

/** In the order of the chapters; what belongs to none comes last. Chapters without a clause are left out. */
export function underChapters(chapters: readonly Chapter[], clauses: readonly string[]): readonly Grouped[] {
  const home = new Map(clauses.map((clause) => [clause, chapterOf(chapters, clause)]));
  return [...chapters, null]
    .map((chapter) => ({ chapter, clauses: clauses.filter((clause) => home.get(clause) === chapter) }))
    .filter((group) => group.clauses.length > 0);
}

/** The chapter with the longest beginning of this clause's id. */
function chapterOf(chapters: readonly Chapter[], clause: string): Chapter | null {
  let best: Chapter | null = null;
  let length = 0;
  for (const chapter of chapters) {
    for (const beginning of chapter.clauses) {
      if (beginning.length <= length || !beginsWith(clause, beginning)) continue;
      best = chapter;
      length = beginning.length;
    }
  }
  return best;
}

/** `ROOT-1` is not a beginning of `ROOT-14.2`. */
function beginsWith(clause: string, beginning: string): boolean {
  return (
    clause.startsWith(beginning) && !/^\d/.test(clause.slice(/\d$/.test(beginning) ? beginning.length : clause.length))
  );
}
