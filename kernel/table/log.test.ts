import { tiny } from '@tavola/testing/tiny.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../fixtures/skirmish/game.ts';
import { choose } from '../rules/ask.ts';
import { realDice, roll, seededChance } from '../rules/chance.ts';
import { type Log, logSchema } from './log.ts';
import { Table } from './table.ts';

const { table: played } = walk(skirmish, { seats: 2, seed: 11, secrecyEvery: 0 });
const log = played.log();
const upTo = (n: number): Log => ({ ...log, picks: log.picks.slice(0, n), outcome: undefined });

test('a log is one JSON document', () => {
  expect(logSchema.parse(JSON.parse(JSON.stringify(log)))).toEqual(log);
  expect(log).toMatchObject({
    game: 'skirmish',
    version: '1',
    seats: [
      { kind: 'player', settings: {} },
      { kind: 'player', settings: {} },
    ],
    outcome: played.outcome,
  });
});

describe('resume', () => {
  test('goes on where the log stops', () => {
    const table = Table.resume(skirmish, upTo(40), { chance: realDice });
    expect(table.count).toBe(40);
    const [seat, option] = log.picks[40] as [number, string];
    table.pick(seat, 40, option);
    expect(table.count).toBeGreaterThan(40);
  });

  test('from a checkpoint needs only the picks after it, and keeps the whole log', () => {
    const half = Table.resume(skirmish, upTo(60), { chance: realDice });
    const checkpoint = half.lastCheckpoint;
    expect(checkpoint?.picks).toBeGreaterThan(40);
    const table = Table.resume(skirmish, upTo(60), { chance: realDice, checkpoint: checkpoint ?? undefined });
    expect(table.state).toEqual(half.state);
    expect(table.log()).toEqual(half.log());
    table.rewind(3);
    expect(table.count).toBe(3);
  });

  test('a pick that the rules do not offer is named', () => {
    const picks = log.picks.map((pick, i) => (i === 30 ? ([pick[0], 'play:99'] as const) : pick));
    expect(() => Table.resume(skirmish, { ...log, picks }, { chance: realDice })).toThrow('LOG_DIVERGES {"pick":30}');
  });

  test('a pick of the wrong seat, or of chance where nobody rolls, is named', () => {
    for (const wrong of [
      [1, 'draw'],
      [-1, '3'],
    ] as const) {
      const picks = log.picks.map((pick, i) => (i === 2 ? wrong : pick));
      expect(() => Table.resume(skirmish, { ...log, picks }, { chance: realDice })).toThrow('LOG_DIVERGES {"pick":2}');
    }
  });

  test('a state that comes out otherwise than it was is named, though every pick is still offered', () => {
    const game = (coins: number) =>
      tiny<{ coins: number; turn: number }>({
        setup: () => ({ coins: 0, turn: 0 }),
        *play(table) {
          for (; table.state.turn < 5; table.state.turn++) {
            table.checkpoint();
            const { kind } = yield* choose(0, 'act', [{ kind: 'earn' }, { kind: 'wait' }]);
            if (kind === 'earn') table.state.coins += coins + (yield* roll(6));
          }
          return { winners: [0], reason: 'done' };
        },
      });
    const table = Table.start(game(1), { seats: 1, chance: seededChance(1) });
    for (const pick of ['wait', 'wait', 'earn', 'wait', 'wait']) table.pick(0, table.count, pick);
    expect(() => Table.resume(game(2), table.log(), { chance: realDice })).toThrow('LOG_DIVERGES {"pick":4}');
    expect(Table.resume(game(1), table.log(), { chance: realDice }).outcome).toEqual(table.outcome);
  });

  test('of several checkpoints after the same pick the last one is compared', () => {
    const game = tiny<{ phase: number }>({
      setup: () => ({ phase: 0 }),
      *play(table) {
        for (; table.state.phase < 4; table.state.phase++) {
          table.checkpoint();
          if (table.state.phase % 2 === 1) yield* choose(0, 'act', [{ kind: 'go' }, { kind: 'wait' }]);
        }
        return { winners: [0], reason: 'done' };
      },
    });
    const table = Table.start(game, { seats: 1, chance: seededChance(1) });
    for (const pick of ['go', 'wait']) table.pick(0, table.count, pick);
    expect(Table.resume(game, table.log(), { chance: realDice }).outcome).toEqual(table.outcome);
  });
});
