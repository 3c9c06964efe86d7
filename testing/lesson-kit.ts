/**
 * Shared tests of a game's lessons: each is played by its own steps, and fails when the rules no longer offer them, or when a language is missing.
 * games/lessons.test.ts calls it for every game that teaches.
 */
import { type Language, languages } from '@tavola/kernel/face/text.ts';
import { Course, type Lesson } from '@tavola/kernel/host/lesson.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { describe, expect, test } from 'vitest';

export type LessonKit = {
  readonly game: AnyGame;
  /** The same lessons in each language. */
  readonly lessons: { readonly [L in Language]: readonly Lesson[] };
};

/** What the two lines of the question hold on the narrowest phone. */
const TWO_LINES = 84;

export function lessonKit({ game, lessons }: LessonKit): void {
  test('lessons have ids of their own, the same in each language', () => {
    const ids = lessons.en.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of languages) expect(lessons[language].map(({ id }) => id)).toEqual(ids);
  });

  describe.each(lessons.en.map((lesson, at) => ({ id: lesson.id, lesson, at })))('$id', ({ lesson, at }) => {
    test('begins in a possible position and can be played by its steps to the end', () => {
      const course = new Course(game, lesson);
      expect(course.table.flaw()).toBeNull();
      for (const { pick } of lesson.steps) {
        if (pick !== undefined) expect(course.table.decision(course.seat)?.options.map(({ id }) => id)).toContain(pick);
        takeStep(course, pick);
        expect(course.table.flaw()).toBeNull();
      }
      expect(course).toMatchObject({ step: null, strayed: false });
    });

    test('whatever else is allowed is answered kindly and taken back', () => {
      const course = new Course(game, lesson);
      for (const { pick } of lesson.steps) {
        const { table, seat } = course;
        const other = table.decision(seat)?.options.find(({ id }) => id !== pick);
        if (other) {
          const before = table.count;
          course.pick(seat, table.decisionNumber, other.id);
          expect(course.strayed).toBe(true);
          course.takeBack();
          expect(course.table.count).toBe(before);
        }
        takeStep(course, pick);
      }
    });

    test.each(languages)('says everything in %s', (language) => {
      const spoken = lessons[language][at] as Lesson;
      const said = spoken.steps.flatMap(({ say, why, done }) => [say, done, ...(why === undefined ? [] : [why])]);
      for (const words of [spoken.title, spoken.summary, ...said]) expect(words.trim()).not.toBe('');
      for (const { say } of spoken.steps) expect(say.length, say).toBeLessThanOrEqual(TWO_LINES);
      const explained = ({ steps }: Lesson) => steps.map(({ why }) => why !== undefined);
      expect(explained(spoken)).toEqual(explained(lesson));
    });
  });
}

function takeStep(course: Course, pick: string | undefined): void {
  if (pick === undefined) course.read();
  else course.pick(course.seat, course.table.decisionNumber, pick);
}
