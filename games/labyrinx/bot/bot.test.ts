import { moveId, type Question } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { labyrinx } from '../game.ts';
import { takeActions } from '../rules/actions.ts';
import { redeal } from '../rules/redeal.ts';
import { CHARACTERS } from '../rules/state/characters.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { closed, given, open, PLAIN, type Table as Scene } from '../scenarios/given.ts';
import { evaluate } from './evaluate.ts';
import { greedy } from './policy.ts';

/** A game in which every seat follows the policy without chance. */
function policyGame(seats: number, seed: number, atDecision: (table: Table<State>, question: Question) => void) {
  const options = { characterSelection: 'random' };
  const table = Table.start<State>(labyrinx, { seats, options, chance: seededChance(seed), recorded: false });
  for (let question = table.firstQuestion; question; question = table.firstQuestion) {
    atDecision(table, question);
    table.take(question.seat, picked(table.state, question));
  }
  return table;
}

function picked(state: State, { seat, ask, options }: Question): number {
  return greedy(state, seat, ask as Ask, options as readonly Move[]);
}

test('the policy looks at nothing that its seat does not know', () => {
  const rng = seededRng(3);
  for (const seats of [2, 3, 4]) {
    policyGame(seats, seats, ({ state }, question) => {
      const imagined = copy(state);
      redeal(imagined, question.seat, rng, 1);
      expect(picked(imagined, question)).toBe(picked(state, question));
    });
  }
});

test('the policy uses the powers of all twelve characters', () => {
  const used = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const { told, state } = policyGame(4, seed, () => {});
    for (const { event } of told) {
      if (event.kind === 'power') used.add((event as unknown as { character: string }).character);
      if (event.kind === 'faith') used.add('akuna');
      if (event.kind === 'blessing') used.add('zacramandy');
    }
    for (const { character } of state.players) if (character === 'mallahoc') used.add(character);
  }
  expect([...used].sort()).toEqual([...CHARACTERS]);
});

/** The ids that the policy picks in the action step of seat 0, up to the first question to somebody else or to chance. */
function picks(table: Scene): string[] {
  const ids: string[] = [];
  const rule = takeActions(table, 0);
  for (let step = rule.next(); !step.done; ) {
    const question = step.value as Question;
    if (question.type !== 'choose' || question.seat !== 0) break;
    const index = picked(table.state, question);
    ids.push(moveId(question.options[index] as Move));
    step = rule.next(index);
  }
  return ids;
}

describe('powers that prepare the maze', () => {
  test('Lane lays a chest of his hand before his feet and goes in', () => {
    const table = given({
      people: [{ is: 'lane', at: '1-1', hand: ['bend-chest-open', ...PLAIN.slice(1)] }, {}],
      cards: {
        '1-1': open('dead-end-plain-open'),
        '1-0': closed('straight-plain-open'),
        '7-7': closed('tee-trap-open'),
      },
    });
    expect(picks(table)).toEqual([
      'power:lane',
      'lift:1-0',
      'put:1-0:bend-chest-open',
      'put:7-7:straight-plain-open',
      'move:N:1-0:1-2',
      'rotate:1-0:1:1',
    ]);
  });

  test('Avra blows the leader onto a trap that she knows and he cannot win', () => {
    const table = given({
      people: [
        { is: 'avra', at: '1-1', hand: [...PLAIN] },
        { is: 'khira', at: '6-1', hand: [], treasures: 4 },
      ],
      cards: {
        '1-1': open('dead-end-plain-open'),
        '6-1': open('straight-plain-open'),
        '6-0': closed('cross-chest-open', 0b01),
        '6-2': closed('cross-trap-open', 0b01),
      },
    });
    expect(picks(table)).toEqual(['power:avra', 'explode:6-1', 'throw:S:6-2']);
  });
});

test('the evaluation is a share of one victory, more for the seat that owns more', () => {
  const table = given({ people: [{ treasures: 3 }, { treasures: 1 }, {}] });
  const [first = 0, second = 0, third = 0] = evaluate(table.state);
  expect(first + second + third).toBeCloseTo(1);
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});
