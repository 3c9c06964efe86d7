/** Which lessons were finished in this browser. */
const KEY = 'tavola-lessons';

export function finishedLessons(game: string): readonly string[] {
  return read()[game] ?? [];
}

export function finishLesson(game: string, lesson: string): void {
  const all = read();
  const before = all[game] ?? [];
  if (!before.includes(lesson)) localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: [...before, lesson] }));
}

function read(): { readonly [game: string]: readonly string[] } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
