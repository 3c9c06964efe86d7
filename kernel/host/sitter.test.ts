import { expect, test } from 'vitest';
import { isMachine, isPerson, seatKindOf, sitters } from './sitter.ts';

test('whoever sits down is a player to the rules, but for their own automata', () => {
  const automata = sitters.filter((kind) => seatKindOf({ kind }) === 'automaton');
  expect(automata).toEqual(['automaton']);
});

test('nobody is a person and a machine, and a free seat is neither', () => {
  const both = sitters.filter((kind) => isPerson({ kind }) && isMachine({ kind }));
  const neither = sitters.filter((kind) => !isPerson({ kind }) && !isMachine({ kind }));
  expect({ both, neither }).toEqual({ both: [], neither: ['free'] });
});
