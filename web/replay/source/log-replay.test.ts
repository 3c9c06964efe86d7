import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { commitment, fairChance } from '@tavola/kernel/rules/chance.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import type { Match } from '../../api/types.ts';
import { logReplay } from './log-replay.ts';

const SEED = 'a secret of some length';

function playedLog(picks: number): Log {
  const table = Table.start(skirmish, { seats: 2, chance: fairChance(SEED) });
  for (let i = 0; i < picks && !table.outcome; i++) {
    const seat = table.pending[0] as number;
    const decision = table.decision(seat);
    const option = decision?.options.at(i % 3 === 0 ? -1 : 0);
    table.pick(seat, decision?.number as number, option?.id as string);
  }
  return { ...table.log(), commitment: commitment(SEED), seed: SEED };
}

const replayOf = (log: Log) => logReplay(skirmish, log, {} as Match, [0, 1, 'spectator'], async () => '');

test('every step shows what the viewer knew then, and no more', async () => {
  const log = playedLog(30);
  const replay = replayOf(log);
  expect(replay.steps).toHaveLength(31);
  const early = await replay.moment(0, 0);
  expect(early.told).toEqual([]);
  expect(early.view).toEqual(Table.start(skirmish, { seats: 2, chance: fairChance(SEED) }).view(0));
  const late = await replay.moment(30, 1);
  expect(late.view).toEqual(Table.resume(skirmish, log, { chance: fairChance(SEED) }).view(1));
  const { players } = (await replay.moment(30, 'spectator')).view as { players: { hand: unknown }[] };
  expect(players.every(({ hand }) => typeof hand === 'number')).toBe(true);
});

test('fair chance is confirmed, a changed shuffle is found out', () => {
  const log = playedLog(12);
  const draws = log.picks.filter(([seat]) => seat === -1).length;
  expect(replayOf(log).fairness).toEqual({ kind: 'proved', draws, at: null });
  const { seed: _, ...unsealed } = log;
  expect(replayOf(unsealed).fairness.kind).toBe('open');
  const { commitment: __, ...unpublished } = log;
  expect(replayOf(unpublished).fairness.kind).toBe('uncommitted');
  const [seat, order] = log.picks[0] as [number, string];
  const swapped = order.split(',').with(0, order.split(',')[1] as string);
  swapped[1] = order.split(',')[0] as string;
  const forged = { ...log, picks: [[seat, swapped.join(',')] as const, ...log.picks.slice(1)] };
  expect(replayOf({ ...forged, picks: forged.picks.slice(0, 2) }).fairness).toMatchObject({ kind: 'broken', at: 0 });
  expect(replayOf({ ...log, commitment: 'another' }).fairness).toMatchObject({ kind: 'broken', at: null });
});

test('while a game of memory runs only the present moment is shown', async () => {
  const log = playedLog(30);
  const count = log.picks.length;
  const replay = logReplay(skirmish, log, {} as Match, [0], async () => '', { from: count });
  expect(replay.steps.map(({ at }) => at)).toEqual([count]);
  const [now, earlier] = [await replay.moment(0, 0), await replay.moment(-5, 0)];
  expect(now.view).toEqual(Table.resume(skirmish, log, { chance: fairChance(SEED) }).view(0));
  expect(earlier).toEqual(now);
  expect(replay.publicViews()).toHaveLength(1);
});
