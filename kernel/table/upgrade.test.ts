import { expect, test } from 'vitest';
import { skirmish } from '../fixtures/skirmish/game.ts';
import { realDice, seededChance } from '../rules/chance.ts';
import type { Log } from './log.ts';
import { Table } from './table.ts';
import { currentLog, isKnownVersion, replayedLog } from './upgrade.ts';
import { openLog, verify } from './verify.ts';

const log = played();
const mended = { ...skirmish, version: '2', upgrade: (old: Log) => replayedLog(mended, old) } as typeof skirmish;

test.each([
  ['2', true],
  ['1', true],
  ['3', false],
  ['10', false],
  ['0', false],
  ['', false],
  ['1.5', false],
  ['mine', false],
])('version %j is known to version 2: %s', (version, known) => {
  expect(isKnownVersion(mended, version)).toBe(known);
});

test('a log of newer rules is refused wherever it is read', () => {
  const newer = { ...log, version: '3' };
  for (const read of [currentLog, verify, (...it: [typeof mended, Log]) => openLog(...it, { chance: realDice })])
    expect(() => read(mended, newer)).toThrow('NEWER_RULES {"needs":"3","has":"2"}');
});

test('old picks that fit are written by the mended rules, with the same result', () => {
  const today = currentLog(mended, log);
  expect(today).toEqual({ ...log, version: '2', checks: [] });
  expect(verify(mended, log)).toMatchObject({ finished: true, illegalAt: null });
});

test('the first old pick that does not fit is named, and so is another result', () => {
  const picks = log.picks.map((pick, at) => (at === 30 ? ([pick[0], 'never'] as const) : pick));
  expect(() => currentLog(mended, { ...log, picks })).toThrow('LOG_DIVERGES {"pick":30}');
  const outcome = { winners: [], reason: 'other' };
  expect(() => currentLog(mended, { ...log, outcome })).toThrow(`LOG_DIVERGES {"pick":${log.picks.length}}`);
});

test('a table that waits has no picks yet', () => {
  const waiting = { ...log, picks: [], checks: [], outcome: undefined };
  expect(currentLog(mended, waiting)).toMatchObject({ version: '2', picks: [] });
});

function played(): Log {
  const table = Table.start(skirmish, { seats: 2, chance: seededChance(5) });
  while (table.outcome === null) {
    const [seat] = table.pending as [number];
    const options = table.decision(seat)?.options ?? [];
    table.pick(seat, table.decisionNumber, options[table.count % options.length]?.id ?? '');
  }
  return table.log();
}
