/** The hints for bots are better than chance with every faction, and do not depend on what their seat cannot know. */
import type { Question } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/factions.ts';
import { game } from '../game.ts';
import { entered } from '../rules/contract/registry.ts';
import type { State } from '../rules/state/state.ts';
import { redeal } from '../rules/view/redeal.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { evaluate } from './evaluate.ts';
import { expectedToll } from './odds.ts';
import { greedy } from './policy.ts';

const known = entered();

type Look = (table: Table<State>, question: Question) => void;

/** A game in which the clever seats follow the greedy hint and the others pick at random. */
function play(factions: readonly FactionId[], seed: number, clever: readonly FactionId[], look: Look = () => {}) {
  const seats = factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  const options = { ...game.amongBots };
  const table = Table.start<State>(game, { seats, options, chance: seededChance(seed), recorded: false });
  const rng = seededRng(seed);
  for (let question = table.firstQuestion; question; question = table.firstQuestion) {
    look(table, question);
    const isClever = clever.includes(factions[question.seat] as FactionId);
    table.take(question.seat, isClever ? picked(table.state, question) : rng.below(question.options.length));
  }
  return table;
}

function picked(state: State, { seat, ask, options }: Question): number {
  return greedy(state, seat, ask as Ask, options as readonly Move[]);
}

describe.each(known.map((faction) => ({ faction })))('greedy $faction', ({ faction }) => {
  test('beats a random rival in every one of five games', () => {
    const rival: FactionId = faction === 'marquise' ? 'eyrie' : 'marquise';
    for (let seed = 6; seed <= 10; seed++) {
      const seats = seed % 2 ? [faction, rival] : [rival, faction];
      const { outcome } = play(seats, seed, [faction]);
      expect(outcome?.winners, `seed ${seed}`).toEqual([seats.indexOf(faction)]);
    }
  });
});

test('among four greedy bots somebody wins long before the round limit', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const factions = [0, 1, 2, 3].map((i) => known[(seed + i) % known.length] as FactionId);
    const { outcome, state } = play(factions, seed, factions);
    expect(outcome?.reason).not.toBe('round-limit');
    expect(state.open.turn.round).toBeLessThan(25);
  }
});

test('the policy looks at nothing that its seat does not know', () => {
  const rng = seededRng(3);
  for (let seed = 1; seed <= 4; seed++) {
    const factions = [0, 1, 2].map((i) => known[(2 * seed + i) % known.length] as FactionId);
    play(factions, seed, factions, ({ state }, question) => {
      const imagined = copy(state);
      redeal(imagined, question.seat, rng);
      expect(picked(imagined, question)).toBe(picked(state, question));
    });
  }
});

test('the evaluation is a share of one victory, more for the seat with more points', () => {
  const { state } = play(['marquise', 'eyrie', 'alliance'], 1, []);
  for (const [seat, player] of state.open.players.entries()) player.vp = 5 * seat;
  const before = evaluate(state);
  expect(before.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  for (const player of state.open.players) player.vp = 10;
  const level = evaluate(state);
  expect(before[2]).toBeGreaterThan(level[2] as number);
  expect(before[0]).toBeLessThan(level[0] as number);
});

describe('what a battle is expected to bring', () => {
  const sides = {
    attackers: 3,
    attackMost: 3,
    defenders: 3,
    defenceMost: 3,
    pieces: 0,
    ownPieces: 0,
    attackExtra: 0,
    defenceExtra: 0,
    reversed: false,
  };

  test('the attacker deals the higher die, 2.125 on average, and takes the lower, 0.875', () => {
    expect(expectedToll(sides)).toMatchObject({ defenders: 2.125, attackers: 0.875 });
  });
  test('the Alliance defends with the higher die', () => {
    expect(expectedToll({ ...sides, reversed: true })).toMatchObject({ defenders: 0.875, attackers: 2.125 });
  });
  test('one warrior deals at most one hit; a defenceless wood token falls to the extra hit', () => {
    const toll = expectedToll({
      ...sides,
      attackers: 1,
      attackMost: 1,
      defenders: 0,
      defenceMost: 0,
      pieces: 1,
      attackExtra: 1,
    });
    expect(toll).toEqual({ defenders: 0, pieces: 1, attackers: 0, ownPieces: 0 });
  });
});
