/** The automata at a real table do exactly what they do in the digital game, in the same words (docs/assistant.md). */
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/factions.ts';
import { Mirror, type Party, taped } from './mirror.ts';

const person = (faction: FactionId) => ({ kind: 'player', settings: { faction } }) as const;
const automaton = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'automaton', settings: { faction, ...settings } }) as const;

const parties: readonly (readonly [string, Party, object])[] = [
  ['Marquise, Eyrie', [person('eyrie'), automaton('marquise', { marquiseTraits: ['blitz', 'hospitals'] })], {}],
  ['Eyrie, Marquise', [automaton('eyrie', { level: 'nightmare' }), person('marquise')], { deck: 'exiles-partisans' }],
  ['two automata, Alliance', [person('alliance'), automaton('eyrie'), automaton('marquise')], { map: 'winter' }],
  ['Alliance, Lizards, Eyrie', [person('lizards'), automaton('alliance'), person('eyrie')], { map: 'lake' }],
  [
    'Marquise, Vagabond, Company',
    // The hand of the Company lies on the real table: automata there buy nothing of it.
    [person('vagabond'), automaton('marquise', { services: 'none' }), person('riverfolk')],
    { map: 'mountain' },
  ],
  ['Duchy, Eyrie', [person('eyrie'), automaton('duchy')], {}],
  [
    'Corvids, Marquise',
    [person('marquise'), automaton('corvids', { level: 'challenging' })],
    { deck: 'exiles-partisans' },
  ],
  ['Lizards, Eyrie', [person('eyrie'), automaton('lizards')], {}],
  ['Riverfolk, Eyrie, Marquise', [person('eyrie'), automaton('riverfolk'), automaton('marquise')], {}],
  ['Vagabot, Duchy', [person('duchy'), automaton('vagabond')], {}],
  ['cooperative', [person('duchy'), automaton('eyrie'), automaton('alliance')], { cooperative: true }],
];

/** Games for each table; a campaign plays more (docs/testing.md). */
const GAMES = Number(process.env.TAVOLA_MIRRORS ?? 1);
const ROUNDS = 5;

describe.each(parties)('%s', (_, party, options) => {
  test.each(Array.from({ length: GAMES }, (_, i) => i + 1))('game %i, told and asked', (seed) => {
    const tape = taped(party, options, seed, ROUNDS);
    for (const telling of [true, false]) {
      const mirror = new Mirror(party, options, tape, telling, ROUNDS);
      mirror.play();
      expect(mirror.turns).toBeGreaterThan(2);
    }
  });
});
