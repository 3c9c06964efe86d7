import type { Sitter } from '@tavola/kernel/host/sitter.ts';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { pt } from '../text/pt.ts';
import { authorName, nameOf } from './name.ts';

const sat = (...seats: readonly (readonly [kind: Sitter, name: string])[]) =>
  seats.map(([kind, name], i) => ({ kind, name, person: kind === 'person' ? `p${i}` : null }));
const namesOf = (match: Parameters<typeof nameOf>[0], t = pt) => match.seats.map((_, seat) => nameOf(match, seat, t));

describe.each([
  { t: pt, you: 'Você', player: 'Jogador', guest: 'Visitante' },
  { t: en, you: 'You', player: 'Player', guest: 'Guest' },
])('$you', ({ t, you, player, guest }) => {
  test('the reader is you, others without a name are numbered by their seat', () => {
    const seats = sat(['person', ''], ['person', ''], ['person', 'Caio']);
    expect(namesOf({ seats, mine: [1] }, t)).toEqual([`${player} 1`, you, 'Caio']);
    expect(namesOf({ seats, mine: [] }, t)).toEqual([`${player} 1`, `${player} 2`, 'Caio']);
  });

  test('several people at one screen are all called by their names', () => {
    const seats = sat(['person', ''], ['screen', 'Bia']);
    expect(namesOf({ seats, mine: [0, 1] }, t)).toEqual([`${player} 1`, 'Bia']);
  });

  test('two of the same name are told apart, and nobody else is called you', () => {
    const seats = sat(['person', 'Ana'], ['person', 'Ana'], ['person', you]);
    expect(namesOf({ seats, mine: [] }, t)).toEqual(['Ana (1)', 'Ana (2)', `${player} 3`]);
  });

  test('whoever speaks has a name', () => {
    const match = { seats: sat(['person', 'Ana'], ['person', '']) };
    expect(authorName(match, { person: 'p1', name: '' }, t)).toBe(`${player} 2`);
    expect(authorName(match, { person: 'p0', name: 'Aninha' }, t)).toBe('Ana');
    expect(authorName(match, { person: 'p9', name: '' }, t)).toBe(guest);
    expect(authorName(match, { person: 'p9', name: 'Davi' }, t)).toBe('Davi');
  });
});
