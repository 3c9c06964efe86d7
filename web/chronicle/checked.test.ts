import { oath } from '@tavola/games/oath/game.ts';
import { commitment, fairChance } from '@tavola/kernel/rules/chance.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { codeOf } from '../api/errors.ts';
import { checkedGames, type SentGame } from './checked.ts';

function finished(seed: string, inheritance?: Legacy): Log {
  const table = Table.start(oath, { seats: 2, options: { chronicle: true }, chance: fairChance(seed), inheritance });
  const rng = seededRng(3);
  while (table.outcome === null) pickAtRandom(table, rng);
  return { ...table.log(), seed, commitment: commitment(seed) };
}
const first = finished('first');
const second = finished('second', first.outcome?.legacy);
const games: readonly SentGame[] = [
  { id: 'a', follows: null, log: first },
  { id: 'b', follows: 'a', log: second },
];
function refused(sent: readonly SentGame[]): string {
  try {
    checkedGames(oath, sent);
    return 'accepted';
  } catch (error) {
    return codeOf(error);
  }
}
function with1(log: Partial<Log>): readonly SentGame[] {
  return [{ id: 'a', follows: null, log: { ...first, ...log } }, games[1] as SentGame];
}

test('a sound chronicle is kept as it is; an outcome that was left out is found again', () => {
  expect(checkedGames(oath, games)).toEqual(games);
  expect(checkedGames(oath, with1({ outcome: undefined }))).toEqual(games);
});

test('picks that were cut are refused, with their outcome claimed or not, and were it only the last draw', () => {
  for (const kept of [0, 1, 40, first.picks.length - 1]) {
    const picks = first.picks.slice(0, kept);
    expect(refused(with1({ picks, checks: [] })), `${kept} picks`).toBe('LOG_CUT');
    expect(refused(with1({ picks, checks: [], outcome: undefined })), `${kept} picks`).toBe('LOG_CUT');
  }
});

test('an outcome or a world other than the one that the picks lead to is refused', () => {
  const outcome = first.outcome as NonNullable<Log['outcome']>;
  const legacy = outcome.legacy as Legacy;
  expect(refused(with1({ outcome: { ...outcome, winners: [1 - (outcome.winners[0] as number)] } }))).toBe(
    'LOG_DIVERGES',
  );
  const open = { ...(legacy.open as object), oath: 'nobody' };
  expect(refused(with1({ outcome: { ...outcome, legacy: { ...legacy, open } } }))).toBe('LOG_DIVERGES');
  const stock = { ...(legacy.stock as object), reliquary: 0 };
  expect(refused(with1({ outcome: { ...outcome, legacy: { ...legacy, stock } } }))).toBe('LOG_DIVERGES');
});

test('a game that begins with another world than the one before it left does not follow from it', () => {
  const other = finished('third').outcome?.legacy;
  const stranger = finished('fourth', other);
  expect(refused([games[0] as SentGame, { id: 'b', follows: 'a', log: stranger }])).toBe('NO_LEGACY');
  expect(refused([games[0] as SentGame, { id: 'b', follows: 'a', log: finished('fifth') }])).toBe('NO_LEGACY');
  expect(refused(games.toReversed())).toBe('NO_LEGACY');
  expect(refused([{ id: 'b', follows: 'elsewhere', log: second }])).toBe('accepted');
});
