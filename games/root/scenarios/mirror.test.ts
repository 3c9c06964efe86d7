/** The automata at a real table do exactly what they do in the digital game, in the same words (docs/assistant.md). */
import { describe, expect, test } from 'vitest';
import { automatonIds, traitField, traitIds } from '../data/automata.ts';
import type { FactionId } from '../data/factions.ts';
import { mirrored } from './mirror.ts';
import { type Party, taped, turnOnTape } from './mirror-tape.ts';

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
    [person('vagabond'), automaton('marquise'), person('riverfolk')],
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

const ROUNDS = 5;

describe.each(parties)('%s', (_, party, options) => {
  test('told and asked', () => {
    const tape = taped(party, options, 1, ROUNDS);
    for (const telling of [true, false]) {
      const { evening } = mirrored(party, options, tape, { telling, rounds: ROUNDS });
      expect(evening.turns).toBeGreaterThan(2);
    }
  });
});

/** People begin to use the app in the middle of a game: what lies on the automaton's board is told. */
describe.each(automatonIds)('joined in the middle: %s', (faction) => {
  const party = [
    person(faction === 'eyrie' ? 'marquise' : 'eyrie'),
    automaton(faction, { [traitField(faction)]: traitIds[faction].slice(0, 1) }),
  ];

  test('it goes on as if it had been there', () => {
    const tape = taped(party, {}, 1, 8);
    const { evening } = mirrored(party, {}, tape, { telling: true, rounds: 8, joins: turnOnTape(tape, party, 4) });
    expect(evening.turns).toBeGreaterThan(0);
  });
});
