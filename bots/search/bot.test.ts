import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { type Duellist, powerOf, type State } from '@tavola/kernel/fixtures/skirmish/rules.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf, hurried, levels, timeOf, within } from './bot.ts';
import { takeAtRandom } from './random.ts';

function skirmishTable(game: AnyGame = skirmish): Table<State> {
  const table = Table.start<State>(game, { seats: 2, chance: seededChance(5), watched: false });
  table.take(0, 0);
  return table;
}

function mine({ state }: Table<State>): Duellist {
  return state.players[state.turn % 2] as Duellist;
}

describe('names', () => {
  test.each([
    'random',
    'greedy',
    'search:400',
    'search:80ms',
    'search:400/80ms',
    'search:400@60',
    'greedy@0',
    'easy',
    'medium',
    'hard',
  ])('%s', (name) => {
    const table = skirmishTable();
    const ids = table.decision(0)?.options.map((option) => option.id);
    expect(ids).toContain((botOf(name) as Bot).pick(table, 0, 1));
  });

  test.each([
    '',
    'search',
    'search:',
    'search:0',
    'search:0ms',
    'search:x',
    'search:400/',
    'search:/80ms',
    'search:400 80ms',
    'search:400@',
    'search:400@101',
    '@60',
    'random@60',
    'Random',
  ])('"%s" is not a bot', (name) => {
    expect(botOf(name)).toBeNull();
  });
});

test('a game names the bots of its levels', () => {
  const game: AnyGame = {
    ...skirmish,
    bot: { greedy: () => 1, levels: { easy: 'greedy', medium: 'search:50', hard: 'search:60' } },
  };
  const table = skirmishTable(game);
  expect((botOf('easy') as Bot).choose(table, 0, 1)).toBe(1);
  expect((botOf('medium') as Bot).choose(table, 0, 1)).toBe((botOf('search:50') as Bot).choose(table, 0, 1));
});

test('a name says how much of what it saw a bot remembers', () => {
  const recalls: number[] = [];
  const game: AnyGame = { ...skirmish, redeal: (_state, _seat, _rng, recall) => recalls.push(recall) };
  const table = skirmishTable({ ...game, bot: { greedy: () => 0 } });
  for (const name of ['greedy', 'greedy@0', 'search:1@60', 'search:1']) (botOf(name) as Bot).choose(table, 0, 1);
  expect(recalls).toEqual([1, 0, 0.6, 1]);
});

describe('greedy', () => {
  test('takes what its evaluation likes best: the strike of the strongest unit that is ready', () => {
    const byLife = ({ players: [a, b] }: State) => [a.life / (a.life + b.life), b.life / (a.life + b.life)];
    const table = skirmishTable({ ...skirmish, bot: { evaluate: byLife } });
    const rng = seededRng(1);
    const ready = () => mine(table).board.flatMap((unit) => (unit.ready ? [powerOf(unit.card)] : []));
    while (ready().length < 2 || table.firstQuestion?.ask === 'draw') takeAtRandom(table, rng);
    const pick = (botOf('greedy') as Bot).pick(table, table.state.turn % 2, 1);
    const [kind, unit] = pick.split(':');
    expect(kind).toBe('strike');
    expect(powerOf(mine(table).board[Number(unit)]?.card ?? -1)).toBe(Math.max(...ready()));
  });

  test('without advice or evaluation it is random', () => {
    const { bot: _, ...rest } = skirmish;
    const table = skirmishTable(rest);
    const picks = Array.from({ length: 30 }, (_, seed) => (botOf('greedy') as Bot).pick(table, 0, seed));
    expect(new Set(picks).size).toBeGreaterThan(1);
  });
});

test('a bot can be hurried; one without a time limit cannot', () => {
  expect(within(skirmish, 'search:2000/2000ms@60', 900.4)).toBe('search:2000/900ms@60');
  expect(within(skirmish, 'search:20/500ms', 900)).toBe('search:20/500ms');
  expect(within(skirmish, 'search:800ms', 0)).toBe('search:50ms');
  expect(within(skirmish, 'greedy', 10)).toBe('greedy');
  for (const level of levels) expect(botOf(within(skirmish, level, 100))).not.toBeNull();
  expect(hurried(skirmish, 'search:2000/2000ms@60')).toBe('search:2000/1000ms@60');
  expect(hurried(skirmish, 'greedy')).toBe('greedy');
  expect(timeOf(skirmish, 'search:2000/2000ms')).toBe(2000);
  expect(timeOf(skirmish, 'random')).toBe(0);
});
