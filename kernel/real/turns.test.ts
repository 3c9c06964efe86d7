import { type Wood, wood } from '@tavola/testing/wood.ts';
import { expect, test } from 'vitest';
import type { Line, Reasoned } from '../face/lines.ts';
import type { AnyText, Say } from '../face/text.ts';
import type { Move } from '../rules/ask.ts';
import { seededChance } from '../rules/chance.ts';
import { tableChance } from '../rules/real.ts';
import { Assistant } from './assistant.ts';
import { turnLines } from './turns.ts';

const seats = ['outside', 'outside', 'automaton'] as const;
const chance = () => tableChance(seededChance(1), wood, () => false);
const say: Say = { language: 'en', me: 'spectator', who: (seat) => `seat ${seat}`, words: {} };

/** What is recruited with the totals before and after, and what is built with the number of those considered. */
const lines = (events: readonly Reasoned<Move>[], before: Wood | null, after: Wood): Line[] => {
  const warriors = (wood: Wood | null) => wood?.clearings.reduce((sum, { own }) => sum + own.warriors, 0) ?? null;
  const made = { clause: '', picture: { glyph: null, of: 2 }, acts: [] };
  const text = (said: unknown[]) => [{ kind: 'text' as const, text: said.join(' ') }];
  return events.flatMap(({ event, why }, n) => {
    const row = { ...made, verb: event.kind, events: [n] };
    if (event.kind === 'recruit') return [{ ...row, parts: text([warriors(before), warriors(after)]) }];
    return event.kind === 'build' ? [{ ...row, parts: text([why()[0]?.candidates.length]) }] : [];
  });
};
const text = { events: {}, real: { lines } } as unknown as AnyText;

function evening(): Assistant {
  const app = Assistant.start(wood, { seats, chance: chance() });
  app.answer('entered');
  app.answer('entered');
  app.answer('fox');
  return app;
}

const linesNow = (app: Assistant) => {
  const newest = app.turns().at(-1);
  return newest === undefined
    ? []
    : turnLines(app.table, newest, text, say).map((line) => [line.verb, line.parts[0]?.text]);
};

test('a turn is told from what everybody saw when it began to what they see now', () => {
  const app = evening();
  expect(linesNow(app)).toEqual([['recruit', '12 16']]);
  app.done();
  expect(app.turns().map(({ first, end }) => end - first)).toEqual([3, 0]);
  expect(app.turns().map(({ before }) => (before as Wood | null)?.turn ?? null)).toEqual([2, 3]);
});

test('reasons are found when a line asks for them', () => {
  const app = evening();
  app.answer('done');
  expect(linesNow(app).at(-1)).toEqual(['build', '12']);
});

test('after a step back and in an evening that is opened again the turns are the same', () => {
  const app = evening();
  const before = linesNow(app);
  app.undo();
  app.answer('fox');
  expect(linesNow(app)).toEqual(before);
  expect(linesNow(Assistant.open(wood, app.save(), chance()))).toEqual(before);
});
