import { expect } from 'vitest';
import { decisionOf, hostKit } from '../host/testing/kit.ts';
import { gameEntry, loadGame } from '../shelf/game-list.ts';
import { LessonHost } from './lesson-host.ts';

const GAME = 'calamandara';

hostKit('a lesson', {
  open: async () => {
    const [lesson] = (await gameEntry(GAME)?.lessons?.('en')) ?? [];
    return new LessonHost(await loadGame(GAME), lesson ?? expect.fail('no lesson'));
  },
  has: ['undo'],
  // What the lesson does not ask for can be taken back.
  option: (host) => {
    const wanted = (host as LessonHost).course.step?.pick;
    return decisionOf(host)?.options.find(({ id }) => id !== wanted)?.id ?? expect.fail('nothing else is offered');
  },
});
