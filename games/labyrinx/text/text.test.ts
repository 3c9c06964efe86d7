import { sentence } from '@tavola/kernel/face/text.ts';
import { peopleKit, textKit } from '@tavola/testing/text-kit.ts';
import { expect, test } from 'vitest';
import { face } from '../face.ts';
import { labyrinx as game } from '../game.ts';
import type { Event } from '../rules/state/events.ts';
import { DECK, FACES, faceOf } from '../rules/state/faces.ts';
import { view } from '../rules/view.ts';
import { given } from '../scenarios/given.ts';
import { reconstructed as reconstructedEn } from './en/reconstructed.ts';
import { text as en } from './en/text.ts';
import { faceName, lieName } from './names.ts';
import { reconstructed as reconstructedPt } from './pt/reconstructed.ts';
import { text as pt } from './pt/text.ts';

const tables = [
  { seats: 2, options: { table: 'compact' } },
  { seats: 3, options: { hallSide: 'doors', hallPlacement: 'first-player', firstPlayer: 'highest-roll' }, seed: 4 },
  { seats: 6, options: { characterSelection: 'random', memoryAid: 'faces', raceRoundLimit: 2 } },
];
textKit({ game, face, tables, rules: new URL('../rules/', import.meta.url) });
peopleKit({ game, face, tables });

const WHO = { me: 0, who: (seat: number) => ['Ana', 'Bento', 'Íris'][seat] as string } as const;
const inPt = { ...WHO, language: 'pt-BR', words: pt.words } as const;
const inEn = { ...WHO, language: 'en', words: en.words } as const;

test('both languages name what was reconstructed: deck, skills, table and hall', () => {
  expect(reconstructedEn).toHaveLength(4);
  expect(reconstructedPt).toHaveLength(4);
  const challenges = DECK.filter((it) => faceOf(it).challenge !== null).length;
  const doors = DECK.filter((it) => faceOf(it).doors[0] !== 0).length;
  for (const lines of [reconstructedEn, reconstructedPt]) {
    expect(lines?.[0]).toContain(String(challenges));
    expect(lines?.[0]).toContain(String(doors));
  }
});

test('the board in words says where the hall leads to and what lies on the discards', () => {
  const table = given({ options: { hallSide: 'doors' }, people: [{}, {}], discard: ['bend-plain-door-e'] });
  const lines = en.board(view(table.state, 0), inEn);
  expect(lines).toContain(
    'The hall E4-F5; exits: north E3, north F3, east G4, south F6, west D5; a door on every opening',
  );
  expect(lines).toContain('Top of the discards: bend, a door on the right');
});

test('two rotations of a card never read the same', () => {
  for (const { words } of [en, pt]) {
    for (const { id, rotations } of FACES)
      expect(new Set(rotations.map((it) => lieName(words, id, it))).size).toBe(rotations.length);
  }
});

test('every face has a name of its own in both languages', () => {
  for (const { words } of [en, pt]) {
    const names = FACES.map(({ id }) => faceName(words, id));
    expect(new Set(names).size).toBe(FACES.length);
  }
});

test.each<[Event, string, string]>([
  [{ kind: 'rolled', seat: 0, level: 4 }, 'Você tira 4 no dado.', 'You roll a 4.'],
  [{ kind: 'failed', seat: 1, gaveUp: true }, 'Bento desiste do desafio.', 'Bento gives up.'],
  [{ kind: 'moved', seat: 1, from: '5-3', cell: 'hall' }, 'Bento entra no Salão.', 'Bento enters the hall.'],
  [{ kind: 'pushed', seat: 1, victim: 0, cell: '4-2' }, 'Bento empurra você para E3.', 'Bento pushes you to E3.'],
  [
    { kind: 'leapt', seat: 0, cell: '5-7', filled: ['5-6'] },
    'Você salta para F8; carta nova em F7.',
    'You leap to F8; new card on F7.',
  ],
  [
    { kind: 'thrown', seat: 2, victims: [0, 1], cell: 'hall' },
    'Você e Bento vão pelos ares e caem no Salão.',
    'You and Bento are thrown into the hall.',
  ],
  [{ kind: 'turn', seat: 0, race: false }, 'Seu turno.', 'Your turn.'],
  [{ kind: 'ended', winners: [2], reason: 'race' }, 'Íris venceu.', 'Íris won.'],
])('%o', (event, portuguese, english) => {
  expect(sentence(pt.events, event, inPt)).toBe(portuguese);
  expect(sentence(en.events, event, inEn)).toBe(english);
});
