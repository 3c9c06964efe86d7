/** Section 11, conflicts: EVE-S24 to EVE-S30 and EVE-S57. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import type { RegionId } from '../data/boards.ts';
import { conflictIn, lastWindows } from '../rules/conflict.ts';
import { finalScoring } from '../rules/scoring/scoring.ts';
import { regionState } from '../rules/state/state.ts';
import { A, B, type Evening, evening, hire, hold, lay, player, seatInCouncil, send } from './evening.ts';

const conflict = (table: Evening, region: RegionId) => conflictIn(table, regionState(table.state, region));

function example(): Evening {
  const table = evening(2, { firstPlayer: 'seat-2' });
  send(table, A, 'northern-lakes', { witches: 1, elders: 1 });
  send(table, B, 'northern-lakes', { witches: 3 });
  for (const seat of [A, B]) player(table, seat).mana = 5;
  return table;
}

test('EVE-S24 the conflict example: equal strength, the higher Dial wins stone and marker', () => {
  const table = example();
  const rule = conflict(table, 'northern-lakes');
  const asked = play(rule, '0/dial:4', '1/dial:3');
  expect(asked).toMatchObject({ seat: A, ask: { kind: 'stone' } });
  expect(asked.ids).toEqual(regionState(table.state, 'northern-lakes').stones.map((stone) => `stone:${stone}`));
  expect(table.state.conflict?.sides.map(({ actor, strength }) => [actor, strength])).toEqual([
    [B, 6],
    [A, 6],
  ]);
  play(rule, asked.ids[2] as string);
  for (const seat of [A, B]) {
    expect(player(table, seat).vp).toBe(3);
    expect(player(table, seat).hand).toHaveLength(1);
  }
  expect(player(table, A)).toMatchObject({ mana: 1, stones: [{ id: asked.ids[2]?.slice(6), field: null }] });
  expect(table.state.firstPlayer).toBe(A);
});

test('EVE-S25 equal Dials: the player closest to the first player wins', () => {
  const table = evening(2, { firstPlayer: 'seat-2' });
  for (const seat of [A, B]) {
    send(table, seat, 'central-mountains', { witches: 2 });
    player(table, seat).mana = 2;
  }
  const asked = play(conflict(table, 'central-mountains'), '0/dial:2', '1/dial:2');
  expect(asked).toMatchObject({ seat: B, ask: { kind: 'stone' } });
  expect(table.state.players.map(({ vp }) => vp)).toEqual([2, 2]);
});

test('EVE-S26 the marker of the North counts at once in the Centre', () => {
  const table = evening(2, { firstPlayer: 'seat-2' });
  send(table, A, 'northern-lakes', { witches: 1 });
  const north = conflict(table, 'northern-lakes');
  play(north, 'dial:0');
  play(north, play(north).ids[0] as string);
  expect(table.state.firstPlayer).toBe(A);
  for (const seat of [A, B]) send(table, seat, 'central-mountains', { witches: 1 });
  expect(play(conflict(table, 'central-mountains'), '0/dial:0', '1/dial:0').seat).toBe(A);
});

test('EVE-S27 alone in a Region', () => {
  const table = evening();
  send(table, A, 'central-mountains', { witches: 1 });
  lay(table, A, 'outer', 'cave-2');
  player(table, A).mana = 7;
  const rule = conflict(table, 'central-mountains');
  const asked = play(rule, 'dial:7', 'transfer:cave-2');
  play(rule, asked.ids[0] as string);
  expect(player(table, A)).toMatchObject({ vp: 6, mana: 0, stones: [{ field: null }] });
  expect(player(table, A).inner.map(({ place }) => place)).toContain('cave-2');
});

test('EVE-S28 a bid goes up to 9', () => {
  const table = evening();
  send(table, A, 'northern-lakes', { witches: 1 });
  player(table, A).mana = 14;
  const { ids } = play(conflict(table, 'northern-lakes'));
  expect(ids).toEqual(Array.from({ length: 10 }, (_, n) => `dial:${n}`));
});

test('EVE-S29 an empty Region has no conflict', () => {
  const table = evening(2, { firstPlayer: 'seat-2' });
  expect(play(conflict(table, 'northern-lakes')).done).toBe(true);
  expect(regionState(table.state, 'northern-lakes').stones).toHaveLength(4);
  expect(table.state.firstPlayer).toBe(B);
});

test.each([
  [7, 1],
  [3, 5],
])('EVE-S30 Baldur changes the Dial of 5 to %i and leaves %i Mana', (dial, mana) => {
  const table = evening();
  hire(table, A, 'baldur');
  send(table, A, 'central-mountains', { witches: 1 });
  player(table, A).mana = 8;
  const rule = conflict(table, 'central-mountains');
  expect(play(rule, 'dial:5').ids).toEqual(['adjust:3', 'adjust:4', 'adjust:5', 'adjust:6', 'adjust:7']);
  play(rule, `adjust:${dial}`);
  expect(player(table, A).mana).toBe(mana);
});

test('EVE-S57 the last window: two discards give 2 VP, the clean-up gives nothing', () => {
  const table = evening();
  table.state.round = 3;
  seatInCouncil(table, A, 'dragan');
  hold(table, A, 'phoenix', 'crystal-ball', 'mana-well');
  play(lastWindows(table), 'free:discard:2', 'discard:phoenix', 'discard:mana-well', 'gain:herb');
  expect(player(table, A)).toMatchObject({ vp: 2, hand: ['crystal-ball'] });
  expect(finalScoring(table).scores).toEqual([2, 0]);
});

test('EVE-4.16 Petra wins ties; two with her use the normal tie-break', () => {
  const table = example();
  hire(table, B, 'petra');
  expect(play(conflict(table, 'northern-lakes'), '0/dial:4', '1/dial:3').seat).toBe(B);
  const both = example();
  for (const seat of [A, B]) hire(both, seat, 'petra');
  expect(play(conflict(both, 'northern-lakes'), '0/dial:4', '1/dial:3').seat).toBe(A);
});

test('EVE-5.12 the winner and the losers have their triggers', () => {
  const table = example();
  seatInCouncil(table, A, 'lucius');
  hire(table, B, 'sorin');
  const rule = conflict(table, 'northern-lakes');
  play(rule, '0/dial:4', '1/dial:3', 'stone:wave-1');
  expect(table.state.players.map(({ vp }) => vp)).toEqual([6, 5]);
});

test('EVE-5.9 only what decided is a reason: strength, then what breaks the tie', () => {
  const reasons = (table: Evening) => {
    const at = table.events.findIndex(({ kind }) => kind === 'won');
    return table.traces[at]?.flatMap(({ rungs }) => rungs.map(({ clause, how }) => `${clause} ${how}`));
  };
  const stronger = example();
  play(conflict(stronger, 'northern-lakes'), '0/dial:0', '1/dial:3');
  expect(reasons(stronger)).toEqual(['EVE-5.9 most']);
  const tied = example();
  play(conflict(tied, 'northern-lakes'), '0/dial:4', '1/dial:3');
  expect(reasons(tied)).toEqual(['EVE-5.9 most', 'EVE-5.9 most']);
  const alone = evening();
  send(alone, A, 'northern-lakes', { witches: 1 });
  play(conflict(alone, 'northern-lakes'), 'dial:0');
  expect(reasons(alone)).toEqual([]);
});
