/** Every question, pick, event and clause of random games can be said in both languages. */
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Language, languages, type Say, sentence } from '@tavola/kernel/text.ts';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../data/cards.ts';
import { mapIds } from '../data/maps.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../view.ts';
import { clauses as english } from './clauses.en.ts';
import { clauses as portuguese } from './clauses.pt.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import type { Words } from './type.ts';

const texts = { 'pt-BR': pt, en };

function sayer(language: Language): Say<Words> {
  return { language, me: 0, who: (seat) => `P${seat + 1}`, words: texts[language].words };
}

function isWhole(text: string): boolean {
  return text.length > 0 && !/undefined|null|NaN|\[object/.test(text);
}

const setups = mapIds.flatMap((map) => (['base', 'exiles-partisans'] as const).map((deck) => ({ map, deck })));

describe.each(setups)('$map, $deck', (options) => {
  const table = Table.start(game, { seats: 2, options: { ...options, dominance: 'always' }, chance: seededChance(3) });

  test('every question and pick, and no two picks alike', () => {
    const rng = seededRng(4);
    for (let n = 0; table.outcome === null && n < 400; n++) {
      const { seat, ask, options: moves } = table.firstQuestion as NonNullable<typeof table.firstQuestion>;
      for (const language of languages) {
        const say = sayer(language);
        const text = texts[language];
        expect(isWhole(sentence(text.asks, ask as never, say))).toBe(true);
        const said = moves.map((move) => sentence(text.moves, move as never, say));
        expect(said.every(isWhole)).toBe(true);
        expect(new Set(said).size, said.join(' | ')).toBe(said.length);
      }
      table.take(seat, rng.below(moves.length));
    }
  });

  test('every event, with its clauses, and the board in words', () => {
    for (const language of languages) {
      const say = sayer(language);
      for (const eyes of ['open', 'spectator'] as const) {
        for (const { event } of table.eventsFor(eyes)) {
          expect(isWhole(sentence(texts[language].events, event as never, say))).toBe(true);
          for (const clause of face.cites?.(event as Event) ?? []) expect(english, clause).toHaveProperty([clause]);
        }
        const lines = texts[language].board(table.view(eyes) as View, say);
        expect(lines.every(isWhole)).toBe(true);
        expect(lines.length).toBeGreaterThan(14);
      }
    }
  });
});

test('both languages have the same clauses', () => {
  expect(Object.keys(portuguese)).toEqual(Object.keys(english));
});

test('cards of one deck have different names', () => {
  for (const language of languages) {
    for (const deck of ['base', 'exiles-partisans'] as const) {
      const kinds = [...new Set(deckOf(deck))];
      expect(new Set(kinds.map(texts[language].words.card)).size).toBe(kinds.length);
    }
  }
});

test('every option and its values have a text', () => {
  for (const language of languages) {
    const { options, seatSettings } = texts[language];
    for (const [fields, said] of [
      [face.options, options],
      [face.seatSettings?.player ?? {}, seatSettings ?? {}],
    ] as const) {
      for (const [name, field] of Object.entries(fields)) {
        expect(said[name]?.name, name).toBeTruthy();
        if (field.kind === 'choice') expect(Object.keys(said[name]?.values ?? {})).toEqual([...field.values]);
      }
    }
  }
});
