/** The lessons of every game that teaches. */
import { lessonKit } from '@tavola/testing/lesson-kit.ts';
import { describe } from 'vitest';
import { examples } from './example-shelf.ts';
import { games } from './shelf.ts';

const taught = await Promise.all(
  [...games, ...examples].flatMap(({ id, game, lessons }) =>
    lessons
      ? [Promise.all([game(), lessons('pt-BR'), lessons('en')]).then(([rules, pt, en]) => ({ id, rules, pt, en }))]
      : [],
  ),
);

describe.each(taught)('$id', ({ rules, pt, en }) => lessonKit({ game: rules, lessons: { 'pt-BR': pt, en } }));
