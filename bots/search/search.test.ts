import { ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import type { State } from '@tavola/kernel/fixtures/skirmish/rules.ts';
import { choose, type Rules, type Seat, together } from '@tavola/kernel/rules/ask.ts';
import { roll, seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame, Outcome, RulesTable } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf } from './bot.ts';
import { takeAtRandom } from './random.ts';

const random = botOf('random') as Bot;
const searching = botOf('search:200') as Bot;

/** Who wins a game of `first` on seat 0 against `second` on seat 1. */
function winners(game: AnyGame, first: Bot, second: Bot, seed: number): readonly number[] {
  const table = Table.start(game, { seats: 2, chance: seededChance(seed), watched: false });
  const seeds = seededRng(seed);
  while (table.outcome === null) {
    const seat = table.pending[0] as number;
    const bot = seat === 0 ? first : second;
    table.pick(seat, table.decisionNumber, bot.pick(table, seat, seeds.below(1_000_000)));
  }
  return table.outcome.winners;
}

describe('strength', () => {
  test('search:200 loses none of 120 games of tic-tac-toe against random', () => {
    for (let seed = 1; seed <= 60; seed++) {
      expect(winners(ticTacToe, searching, random, seed)).toContain(0);
      expect(winners(ticTacToe, random, searching, seed)).toContain(1);
    }
  });

  test('search:200 wins 12 of 12 games of Skirmish against random', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(winners(skirmish, searching, random, seed)).toEqual([0]);
      expect(winners(skirmish, random, searching, seed)).toEqual([1]);
    }
  });
});

/** Random play up to the n-th question that leaves a choice. */
function skirmishTable(seed: number, moves: number): Table<State> {
  const table = Table.start<State>(skirmish, { seats: 2, chance: seededChance(seed), watched: false });
  const rng = seededRng(seed);
  for (let i = 0; i < moves; i++) takeAtRandom(table, rng);
  while ((table.firstQuestion?.options.length ?? 0) < 4) takeAtRandom(table, rng);
  return table;
}

describe('search is repeatable and blind', () => {
  test('the same seed and iterations give the same pick, and the table is left as it was', () => {
    const table = skirmishTable(3, 40);
    const seat = table.pending[0] as Seat;
    const before = JSON.stringify([table.state, table.log(), table.decision(seat)]);
    const picks = [1, 2, 3, 4, 5].map((seed) => searching.pick(table, seat, seed));
    expect([1, 2, 3, 4, 5].map((seed) => searching.pick(table, seat, seed))).toEqual(picks);
    expect(JSON.stringify([table.state, table.log(), table.decision(seat)])).toBe(before);
  });

  test('no pick changes when what the seat cannot know is dealt otherwise', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = skirmishTable(seed, 30 + seed);
      const seat = table.pending[0] as Seat;
      const other = inAnotherWorld(table, seat, seed);
      expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(table.state));
      expect(other.view(seat)).toEqual(table.view(seat));
      for (const bot of [searching, botOf('greedy') as Bot])
        expect(bot.pick(other, seat, seed)).toBe(bot.pick(table, seat, seed));
    }
  });
});

describe('search spends its iterations well', () => {
  test('it stops when no other move can be tried as often', () => {
    let worlds = 0;
    const counted = { ...ticTacToe, redeal: () => void worlds++ } as AnyGame;
    const table = Table.start(counted, { seats: 2, chance: seededChance(1), watched: false });
    for (const [turn, cell] of [0, 3, 1, 4].entries()) table.pick(turn % 2, turn, `mark:${cell}`);
    expect(botOf('search:1000')?.pick(table, 0, 1)).toBe('mark:2');
    expect(worlds).toBeLessThan(700);
  });

  test("with a prior the policy's pick is tried first", () => {
    const policy = (_: unknown, __: Seat, ___: unknown, options: readonly unknown[]) => Math.min(6, options.length - 1);
    const bot = { policy, prior: 0.5 };
    const table = Table.start({ ...ticTacToe, bot } as AnyGame, { seats: 2, chance: seededChance(1), watched: false });
    for (const seed of [1, 2, 3]) expect(botOf('search:1')?.pick(table, 0, seed)).toBe('mark:6');
  });

  test('with a patience it looks behind a move only when that was tried often enough', () => {
    const behind = (patience: number) => {
      let asked = 0;
      const policy = (state: { cells: readonly unknown[] }) => {
        if (state.cells.filter((mark) => mark !== null).length === 1) asked++;
        return 0;
      };
      const table = Table.start({ ...ticTacToe, bot: { policy, patience } } as AnyGame, {
        seats: 2,
        chance: seededChance(1),
        watched: false,
      });
      botOf('search:90')?.pick(table, 0, 1);
      return asked;
    };
    expect(behind(1)).toBe(9);
    expect(behind(90)).toBeGreaterThan(80);
  });
});

/** Turns of one or many picks: a seat that has enough ends the turn. */
function turns(judged: number[], bot: object): AnyGame {
  const moves = [{ kind: 'on' }, { kind: 'end' }];
  const hints = {
    evaluate: ({ turn }: { turn: number }) => {
      judged.push(turn);
      return [0.5, 0.5];
    },
    ...bot,
  };
  const game = tiny<{ turn: number }>({
    setup: () => ({ turn: 0 }),
    *play(table): Rules<Outcome> {
      for (; table.state.turn < 50; table.state.turn++) {
        table.checkpoint();
        while ((yield* choose(table.state.turn % 2, 'go', moves)).kind === 'on');
      }
      return { winners: [0], reason: 'over' };
    },
  });
  return { ...game, bot: hints } as AnyGame;
}

test('with a foresight every position is judged when as many turns have begun, however long they are', () => {
  const judged: number[] = [];
  const game = turns(judged, { foresight: () => 3, begins: () => true });
  const table = Table.start(game, { seats: 2, chance: seededChance(1), watched: false });
  for (const pick of [1, 1, 0, 0]) table.take(table.pending[0] as Seat, pick);
  botOf('search:200')?.pick(table, 0, 1);
  expect(new Set(judged)).toEqual(new Set([2 + 3]));
  judged.length = 0;
  botOf('search:200')?.pick(Table.start(turns(judged, { horizon: 4 }), { seats: 2, chance: seededChance(1) }), 0, 1);
  expect(new Set(judged).size).toBeGreaterThan(1);
});

/** A table that the seat cannot tell from this one: the same picks, from a checkpoint where the hidden cards lie otherwise. */
function inAnotherWorld(table: Table<State>, seat: Seat, seed: number): Table<State> {
  const checkpoint = table.lastCheckpoint as { picks: number; chance: number; state: State };
  const rng = seededRng(seed);
  const drawn = checkpoint.state.players[seat]?.deck.at(-1);
  for (;;) {
    const state = copy(checkpoint.state);
    skirmish.redeal(state, seat, rng, 1);
    if (state.players[seat]?.deck.at(-1) === drawn)
      return Table.resume(skirmish, table.log(), {
        chance: seededChance(0),
        watched: false,
        checkpoint: { ...checkpoint, state },
      });
  }
}

/** A game for three: all say a number in secret; the highest that nobody else said wins. Seat 2 may then stake its win on a die. */
const lonely = {
  id: 'lonely',
  version: '1',
  seats: { min: 3, max: 3 },
  minutes: { min: 1, max: 1 },
  name: { 'pt-BR': 'Só', en: 'Lonely' },
  blurb: { 'pt-BR': '', en: '' },
  options: skirmish.options,
  *setup() {
    return { numbers: [] as number[] };
  },
  *play(table: RulesTable<{ numbers: number[] }, never, unknown>): Rules<Outcome> {
    const numbers = [1, 2, 3].map((value) => ({ kind: 'say', value }));
    const said = yield* together([0, 1, 2].map((seat) => ({ seat, ask: 'number', options: numbers })));
    table.state.numbers = said.map(({ value }) => value);
    const alone = said.filter(({ value }) => said.filter((other) => other.value === value).length === 1);
    const best = Math.max(...alone.map(({ value }) => value));
    const winner = said.findIndex(({ value }) => value === best);
    if (winner !== 2) return { winners: winner < 0 ? [] : [winner], reason: 'highest' };
    const { value } = yield* choose(2, 'die', [
      { kind: 'dare', value: 1 },
      { kind: 'keep', value: 0 },
    ]);
    if (value === 1 && (yield* roll(6)) < 6) return { winners: [0, 1], reason: 'die' };
    return { winners: [2], reason: 'highest' };
  },
  view: (state: unknown) => state,
  redeal: () => {},
  flaw: () => null,
  text: {},
} as unknown as AnyGame;

describe('several seats at once', () => {
  const bot = botOf('search:400') as Bot;

  test('a sealed pick does not depend on the sealed picks of others that are already in', () => {
    const picks = [0, 1, 2].map((said) => {
      const table = Table.start(lonely, { seats: 3, chance: seededChance(1), watched: false });
      table.take(0, said);
      return bot.pick(table, 1, 7);
    });
    expect(new Set(picks).size).toBe(1);
  });

  test('a seat plays for itself: it keeps its win rather than dare the die', () => {
    const table = Table.start(lonely, { seats: 3, chance: seededChance(1), watched: false });
    table.take(0, 0);
    table.take(1, 0);
    table.take(2, 2);
    expect(bot.pick(table, 2, 1)).toBe('keep:0');
  });
});
