/** Every lesson is played by its own steps: it fails when the rules no longer offer them, or when a language is missing. */

import { type Language, languages } from '@tavola/kernel/face/text.ts';
import { Course, type Lesson } from '@tavola/kernel/host/lesson.ts';
import { describe, expect, test } from 'vitest';
import { examples } from './example-shelf.ts';
import { games } from './shelf.ts';

const taught = await Promise.all(
  [...games, ...examples].map(async ({ id, game, lessons }) => ({
    id,
    game: await game(),
    lessons: (await lessons?.('en')) ?? [],
    taughtIn: async (language: Language) => (await lessons?.(language)) ?? [],
  })),
);

describe.each(taught)('$id', ({ game, lessons, taughtIn }) => {
  test('its lessons have ids of their own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  describe.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('$id', ({ lesson }) => {
    test('begins in a possible position and can be played by its steps to the end', () => {
      const course = new Course(game, lesson);
      expect(course.table.flaw()).toBeNull();
      for (const { pick } of lesson.steps) {
        const { table, seat } = course;
        if (pick === undefined) course.read();
        else {
          expect(table.decision(seat)?.options.map(({ id }) => id)).toContain(pick);
          course.pick(seat, table.decisionNumber, pick);
        }
        expect(table.flaw()).toBeNull();
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

    test.each(languages)('says everything in %s', async (language) => {
      const spoken = (await taughtIn(language)).find(({ id }) => id === lesson.id) as Lesson;
      const said = spoken.steps.flatMap(({ say, why, done }) => [say, done, ...(why === undefined ? [] : [why])]);
      for (const words of [spoken.title, ...said]) expect(words.trim()).not.toBe('');
      const explained = ({ steps }: Lesson) => steps.map(({ why }) => why !== undefined);
      expect(explained(spoken)).toEqual(explained(lesson));
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
