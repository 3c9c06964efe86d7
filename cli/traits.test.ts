import { ticTacToe } from '@tavola/kernel/examples/tic-tac-toe/game.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { expect, test } from 'vitest';
import { newTally, type SimSetup, simulate } from './simulate.ts';
import { addTraits, countTraits, type TraitTally, traitRows } from './traits.ts';

const suits: AnyGame = { ...ticTacToe, traits: (_, seat: number) => ({ suit: seat === 2 ? 'swords' : 'cups' }) };

test('a victory counts for the winner, a shared one by parts; the fair share is one part for each seat', () => {
  const tally: TraitTally = {};
  countTraits(tally, suits, null, { winners: [2], reason: 'won', scores: [1, 2, 6] }, 3);
  countTraits(tally, suits, null, { winners: [0, 2], reason: 'won', scores: [4, 1, 4] }, 3);
  expect(traitRows(tally)).toMatchObject([
    { trait: 'suit', value: 'swords', games: 2, wins: 1.5, rate: 0.75, fair: 1 / 3, meanPoints: 5 },
    { trait: 'suit', value: 'cups', games: 4, wins: 0.5, rate: 0.125, fair: 1 / 3, meanPoints: 2 },
  ]);
});

test('counts of several threads add up', () => {
  const [one, other]: TraitTally[] = [{}, {}];
  countTraits(one as TraitTally, suits, null, { winners: [0], reason: 'won' }, 2);
  countTraits(other as TraitTally, suits, null, { winners: [2], reason: 'won' }, 3);
  addTraits(one as TraitTally, other as TraitTally);
  expect(traitRows(one as TraitTally)).toMatchObject([
    { value: 'swords', games: 1, wins: 1 },
    { value: 'cups', games: 4, wins: 1, fair: (2 / 2 + 2 / 3) / 4, meanPoints: null },
  ]);
});

test('sim counts the traits of every seat, and none where the game names none', () => {
  const setup: SimSetup = {
    seats: ['player', 'player'],
    options: {},
    bots: ['random'],
    games: 20,
    seed: 1,
    walk: false,
  };
  const tally = simulate(suits, setup);
  expect(traitRows(tally.traits)).toMatchObject([{ value: 'cups', games: 40, wins: 20 }]);
  expect(simulate(ticTacToe, setup).traits).toEqual(newTally(setup).traits);
});
