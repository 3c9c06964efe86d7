import { languages } from '@tavola/kernel/face/text.ts';
import { peopleKit, textKit } from '@tavola/testing/text-kit.ts';
import { expect, test } from 'vitest';
import { deckOf } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { mapIds } from '../data/maps.ts';
import { face } from '../face.ts';
import { game } from '../game.ts';
import { text as en } from './en/text.ts';
import { text as pt } from './pt/text.ts';

const texts = { 'pt-BR': pt, en };
const decks = ['base', 'exiles-partisans'] as const;
const people = (...factions: FactionId[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
const automaton = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'automaton', settings: { faction, ...settings } }) as const;
const parties = [
  people('marquise', 'eyrie'),
  people('marquise', 'alliance'),
  people('duchy', 'eyrie'),
  people('lizards', 'marquise'),
  people('riverfolk', 'marquise'),
  people('corvids', 'marquise'),
  people('vagabond', 'marquise', 'vagabond'),
  [...people('corvids'), automaton('marquise'), automaton('eyrie')],
  [...people('marquise'), automaton('alliance'), automaton('lizards', { lizardsTraits: ['fanatics', 'martyrs'] })],
  [
    ...people('vagabond'),
    automaton('riverfolk'),
    ...(['marquise', 'eyrie', 'corvids'] as const).map((faction) => automaton(faction, { services: 'basic+advanced' })),
  ],
  [
    ...people('marquise'),
    automaton('riverfolk'),
    ...(['vagabond', 'lizards', 'duchy'] as const).map((faction) => automaton(faction, { services: 'basic+advanced' })),
  ],
  [...people('vagabond'), automaton('vagabond', { character: 'vagrant' })],
  [...people('marquise'), automaton('vagabond', { character: 'scoundrel' })],
  [...people('marquise'), automaton('duchy', { duchyTraits: ['investors'] })],
  [...people('eyrie', 'alliance'), automaton('corvids', { corvidsTraits: ['gamble'] })],
];
const tables = parties.flatMap((seats) =>
  mapIds.flatMap((map) =>
    decks.map((deck) => {
      const cooperative = deck === 'base' && seats.some(({ kind }) => kind === 'automaton');
      return { seats, options: { map, deck, dominance: 'always', roundLimit: 8, cooperative } };
    }),
  ),
);

textKit({ game, face, tables, rules: new URL('../rules/', import.meta.url) });
peopleKit({ game, face, tables: tables.filter(({ options: { map } }) => map === 'autumn') });

test('cards of one deck have different names', () => {
  for (const language of languages) {
    for (const deck of decks) {
      const kinds = [...new Set(deckOf(deck))];
      expect(new Set(kinds.map(texts[language].words.card)).size).toBe(kinds.length);
    }
  }
});

test('every value of an option has a name', () => {
  for (const language of languages) {
    const { options, seatSettings = {} } = texts[language];
    const fields = [...Object.entries(face.forms.options), ...Object.entries(face.forms.seatSettings?.player ?? {})];
    for (const [name, field] of fields) {
      const { values = {} } = options[name] ?? seatSettings[name] ?? {};
      if (field.kind === 'choice') expect(Object.keys(values)).toEqual([...field.values]);
    }
  }
});

test('every value of an automaton’s settings has a name', () => {
  for (const language of languages) {
    const { seatSettings = {} } = texts[language];
    for (const [name, field] of Object.entries(face.forms.seatSettings?.automaton ?? {})) {
      const names = Object.keys(seatSettings[name]?.values ?? {});
      if (field.kind === 'choice' || field.kind === 'several')
        expect(names).toEqual(expect.arrayContaining([...field.values]));
    }
  }
});
