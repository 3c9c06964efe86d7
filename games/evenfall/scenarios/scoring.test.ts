/** Section 11, the end of the game: EVE-S40 to EVE-S43. */
import { expect, test } from 'vitest';
import { finalScoring, sheetOf } from '../rules/scoring/scoring.ts';
import { A, evening, giveStone, hire, lay, onStart, player, seatInCouncil } from './evening.ts';

test('EVE-S40 the final example: 79 VP become 108', () => {
  const table = evening();
  player(table, A).vp = 79;
  hire(table, A, 'irene', 'amara', 'baldur');
  seatInCouncil(table, A, 'gudrun');
  onStart(table, A, 'phoenix');
  lay(table, A, 'inner', 'sanctuary-1', { ritual: 'energy-pillar' });
  const outer = ['counselor-cat', 'candlestick-of-transmutation', 'twin-scythes', 'crystal-ball'];
  for (const [i, ritual] of outer.entries()) lay(table, A, 'outer', `herb-garden-${i + 1}`, { ritual });
  giveStone(table, A, 'raven-1');
  expect(sheetOf(table.state, A)).toEqual({
    played: 79,
    specialists: 6,
    council: [{ card: 'gudrun', vp: 8 }],
    rituals: 8,
    places: 3,
    stones: [{ stone: 'raven-1', place: 'sanctuary-1', vp: 4 }],
    total: 108,
  });
});

test('EVE-S41 two stones double two Rituals', () => {
  const table = evening();
  lay(table, A, 'inner', 'sanctuary-1', { ritual: 'phoenix' });
  lay(table, A, 'inner', 'herb-garden-1', { ritual: 'raven-messenger' });
  for (const stone of ['raven-1', 'raven-2']) giveStone(table, A, stone);
  const { stones } = sheetOf(table.state, A);
  expect(stones.map(({ vp }) => vp).reduce((a, b) => a + b)).toBe(6);
});

test('EVE-S42 a stone without its symbol has no effect', () => {
  const table = evening();
  lay(table, A, 'inner', 'sanctuary-1', { ritual: 'phoenix' });
  lay(table, A, 'outer', 'sanctuary-4', { ritual: 'phoenix' });
  giveStone(table, A, 'flame-1');
  expect(sheetOf(table.state, A).stones).toEqual([]);
});

test('EVE-S43 equal VP: more Mana wins; equal Mana too: both win', () => {
  const table = evening();
  for (const one of table.state.players) one.vp = 95;
  table.state.players[0]!.mana = 3;
  table.state.players[1]!.mana = 1;
  expect(finalScoring(table)).toEqual({ winners: [A], reason: 'more-mana', scores: [95, 95] });
  table.state.players[1]!.mana = 3;
  expect(finalScoring(table)).toEqual({ winners: [0, 1], reason: 'shared', scores: [95, 95] });
});

test('EVE-9.2 Chiyo in the Council makes a stone worth placing even without a Ritual', () => {
  const table = evening();
  seatInCouncil(table, A, 'chiyo');
  lay(table, A, 'inner', 'sanctuary-1');
  giveStone(table, A, 'raven-1');
  expect(sheetOf(table.state, A)).toMatchObject({ council: [{ card: 'chiyo', vp: 4 }], stones: [{ vp: 0 }] });
});
