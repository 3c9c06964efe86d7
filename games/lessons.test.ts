/** Every lesson is played by its own steps: it fails when the rules no longer offer them, or when a language is missing. */
import { Course, type Lesson } from '@tavola/kernel/lesson.ts';
import { languages } from '@tavola/kernel/text.ts';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const taught = await Promise.all(
  games.map(async ({ id, game, lessons }) => ({ id, game: await game(), lessons: (await lessons?.()) ?? [] })),
);

describe.each(taught)('$id', ({ game, lessons }) => {
  test('its lessons have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  describe.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
    test('begins in a possible position and can be played by its steps to the end', () => {
      const course = new Course(game, lesson);
      expect(game.flaw(course.table.state)).toBeNull();
      for (const { pick } of lesson.steps) {
        const { table, seat } = course;
        if (pick === undefined) course.read();
        else {
          expect(table.decision(seat)?.options.map(({ id }) => id)).toContain(pick);
          course.pick(seat, table.decisionNumber, pick);
        }
        expect(game.flaw(table.state)).toBeNull();
      }
      expect(course).toMatchObject({ step: null, strayed: false });
    });

    test('whatever else is allowed is answered kindly and taken back', () => {
      for (const at of lesson.steps.keys()) {
        const course = walkedTo(new Course(game, lesson), at);
        const other = course.table.decision(course.seat)?.options.find(({ id }) => id !== course.step?.pick);
        if (!other) continue;
        const before = course.table.count;
        course.pick(course.seat, course.table.decisionNumber, other.id);
        expect(course.strayed).toBe(true);
        course.takeBack();
        expect(course.table.count).toBe(before);
      }
    });

    test.each(languages)('says everything in %s', (language) => {
      const said = lesson.steps.flatMap(({ say, why, done }) => [say, done, ...(why ? [why] : [])]);
      for (const words of [lesson.title, ...said]) expect(words[language].trim()).not.toBe('');
    });
  });
});

function walkedTo(course: Course, at: number): Course {
  while (course.at < at) {
    const { pick } = course.step as Lesson['steps'][number];
    if (pick === undefined) course.read();
    else course.pick(course.seat, course.table.decisionNumber, pick);
  }
  return course;
}
