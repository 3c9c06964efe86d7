/** Both languages say the same things, and every card has its words. */

import { sentence } from '@tavola/kernel/face/text.ts';
import { inBothLanguages, questionsOf, sayFor } from '@tavola/testing/kit.ts';
import { peopleKit, textKit } from '@tavola/testing/text-kit.ts';
import { expect, test } from 'vitest';
import { allCards } from '../data/cards.ts';
import { face } from '../face.ts';
import { oath } from '../game.ts';
import { randomWorld } from '../scenarios/worlds.ts';
import { words as wordsEn } from './en/words.ts';
import { words as wordsPt } from './pt/words.ts';

textKit({
  game: oath,
  face,
  rules: new URL('../rules/', import.meta.url),
  tables: [
    { seats: 3, seed: 2 },
    { seats: 6, seed: 3 },
    { seats: ['automaton', 'player', 'player'], seed: 4, inheritance: randomWorld(4) },
    { seats: ['player', 'automaton', 'player'], seed: 5, inheritance: randomWorld(5) },
    ...[21, 22, 23].map((seed) => ({
      seats: 4,
      seed,
      options: { chronicle: true },
      inheritance: randomWorld(seed),
    })),
  ],
});

peopleKit({
  game: oath,
  face,
  tables: [
    { seats: 3, seed: 5 },
    { seats: 4, seed: 6, inheritance: randomWorld(6) },
    { seats: ['automaton', 'player'], seed: 7 },
  ],
});

test('every card has a name and a text in both languages', () => {
  for (const { cards } of [wordsPt, wordsEn])
    expect(allCards.map(({ id }) => id).filter((id) => !cards[id]?.name || !cards[id]?.text)).toEqual([]);
  expect(Object.keys(wordsPt.cards)).toEqual(Object.keys(wordsEn.cards));
});

test('every question of a card fits on one line of a phone', () => {
  const questions = [wordsPt, wordsEn].flatMap(({ cards }) =>
    Object.values(cards).flatMap(({ asks }) => Object.values(asks ?? {})),
  );
  expect(questions.filter((line) => line.length > 38)).toEqual([]);
});

test('the log reads as sentences, not as a ledger', async () => {
  const spoken = await inBothLanguages(face);
  const play = questionsOf(oath, { seats: 3, seed: 2 });
  let step = play.next();
  while (!step.done) step = play.next();
  const lines = spoken.flatMap((one) =>
    step.value.told.map(({ event }) => sentence(one.text.events, event as never, sayFor(one, 0))),
  );
  expect(lines.filter((line) => line.includes('→'))).toEqual([]);
});
