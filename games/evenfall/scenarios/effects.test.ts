/** Section 11, cards in detail: EVE-S31 to EVE-S39 and EVE-S59. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { startNextRound } from '../rules/round-end.ts';
import { sheetOf } from '../rules/scoring/scoring.ts';
import { figuresIn, regionState, spotOf } from '../rules/state/state.ts';
import { takeTurn, turnMoves } from '../rules/turn.ts';
import { A, B, evening, hire, hold, lay, onTop, player, reveal, seatInCouncil, send, withCovens } from './evening.ts';

test('EVE-S31 Dragan in the Council: 1 VP for each discarded card', () => {
  const table = evening();
  seatInCouncil(table, A, 'dragan');
  hold(table, A, 'phoenix', 'crystal-ball');
  play(takeTurn(table, A), 'free:discard:2', 'discard:phoenix', 'discard:crystal-ball', 'gain:elixir');
  expect(player(table, A)).toMatchObject({ vp: 2, elixir: 1 });
});

test('EVE-S32 the Altar removes a Ritual with all that lies on it', () => {
  const table = evening();
  seatInCouncil(table, A, 'dragan');
  lay(table, A, 'outer', 'cave-2', { ritual: 'sacrificial-altar' });
  lay(table, A, 'inner', 'cave-3', { ritual: 'crystal-ball', scythes: 1, figures: ['elder'] });
  expect(player(table, A).elders).toBe(3);
  play(takeTurn(table, A), 'field:cave-2:witch', 'remove:cave-3');
  expect(table.state).toMatchObject({ box: ['crystal-ball'], boxedCatalysts: 1 });
  expect(player(table, A)).toMatchObject({ vp: 2, elixir: 1, herb: 1, elders: 4, witches: 3 });
  expect(spotOf(player(table, A), 'cave-2').figures).toEqual(['witch']);
  expect(spotOf(player(table, A), 'cave-3')).toEqual({
    place: 'cave-3',
    ritual: null,
    scythes: 0,
    orbs: 0,
    figures: [],
  });
});

test('EVE-S33 Spatial Distortion takes both Elders to the Lakes and frees their fields', () => {
  const table = evening();
  player(table, A).elixir = 2;
  lay(table, A, 'inner', 'cave-2', { ritual: 'twin-scythes', figures: ['elder', 'elder'] });
  hold(table, A, 'spatial-distortion');
  play(takeTurn(table, A), 'ritual:spatial-distortion', 'move-figures:cave-2:northern-lakes');
  expect(player(table, A).mana).toBe(2);
  expect(figuresIn(regionState(table.state, 'northern-lakes'), A)).toBe(2);
  expect(spotOf(player(table, A), 'cave-2').figures).toEqual([]);
});

test('EVE-S34 Wolf Pack counts visible Familiars; Inês reacts afterwards', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 2, knowledge: 1 });
  hire(table, A, 'ines');
  lay(table, A, 'outer', 'cave-2', { ritual: 'raven-messenger' });
  seatInCouncil(table, A, 'tamsin');
  hold(table, A, 'wolf-pack');
  onTop(table, 'phoenix');
  play(takeTurn(table, A), 'ritual:wolf-pack');
  expect(player(table, A)).toMatchObject({ vp: 3, mana: 1, hand: ['phoenix'] });
});

test('EVE-S35 Uncharted Paths fills a Region and discovers there without a Witch', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, elixir: 1, knowledge: 1 });
  hire(table, A, 'irene');
  hold(table, A, 'uncharted-paths');
  reveal(table, 'northern-lakes', 'herb-garden-1', null, null);
  const rule = takeTurn(table, A);
  const { ids } = play(rule, 'ritual:uncharted-paths', 'region:northern-lakes');
  expect(ids).toHaveLength(3);
  play(rule, 'take-place:herb-garden-1');
  expect(player(table, A)).toMatchObject({ herb: 2, witches: 4 });
  expect(player(table, A).outer.map(({ place }) => place)).toEqual(['herb-garden-1']);
  expect(regionState(table.state, 'northern-lakes').slots[0]).toBeNull();
});

test('EVE-S36 Elspeth in the Council: 1 VP for each Place, not for each Scythe', () => {
  const table = evening();
  seatInCouncil(table, A, 'elspeth');
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion', scythes: 2 });
  lay(table, A, 'outer', 'cave-3');
  lay(table, A, 'outer', 'cave-4');
  play(takeTurn(table, A), 'token');
  expect(player(table, A)).toMatchObject({ vp: 3, knowledge: 5 });
});

test('EVE-S37 Amara pays Catalysts with Mana', () => {
  const table = evening();
  hire(table, A, 'amara');
  Object.assign(player(table, A), { mana: 5, track: 1 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion' });
  play(takeTurn(table, A), 'build:scythe:cave-2:mana', 'build:orb:cave-2:mana');
  expect(player(table, A)).toMatchObject({ mana: 0, herb: 0, elixir: 0, vp: 3 });
});

test('EVE-S38 Chiyo copies Irene for the round', () => {
  const table = evening();
  hire(table, A, 'chiyo');
  hire(table, B, 'irene');
  reveal(table, 'northern-lakes', 'cave-1');
  play(takeTurn(table, A), 'free:turn:chiyo', 'discover:northern-lakes:cave-1');
  expect(player(table, A)).toMatchObject({ knowledge: 1, elders: 3, copied: [{ owner: B, card: 'irene' }] });
  play(startNextRound(table));
  expect(player(table, A)).toMatchObject({ elders: 4, copied: [], specialists: [{ card: 'chiyo', turned: false }] });
});

test('EVE-S39 Farid counts Resource symbols and the Scythes on them', () => {
  const table = evening();
  seatInCouncil(table, A, 'farid');
  lay(table, A, 'outer', 'herb-garden-1', { ritual: 'phoenix', scythes: 1 });
  lay(table, A, 'inner', 'castle-in-the-mist-1');
  lay(table, A, 'outer', 'sanctuary-1', { ritual: 'crystal-ball', scythes: 1 });
  expect(sheetOf(table.state, A).council).toEqual([{ card: 'farid', vp: 5 }]);
});

test('EVE-S59 a Specialist of their own name is not a target for Chiyo', () => {
  const table = evening();
  hire(table, A, 'chiyo', 'osric');
  hire(table, B, 'chiyo', 'osric', 'irene');
  play(takeTurn(table, A), 'free:turn:chiyo');
  expect(player(table, A).copied).toEqual([{ owner: B, card: 'irene', used: false }]);
  const without = evening();
  hire(without, A, 'chiyo', 'osric');
  hire(without, B, 'chiyo', 'osric');
  expect(turnMoves(without.state, A).map(moveId)).not.toContain('free:turn:chiyo');
});

test('EVE-2.14 a card does not react to its own play', () => {
  const table = evening(withCovens('cross', 'star'), { side: 'moon' });
  Object.assign(player(table, A), { elixir: 1, knowledge: 1 });
  hold(table, A, 'amulet-of-echoes');
  play(takeTurn(table, A), 'ritual:amulet-of-echoes', 'half:cross:1:0');
  expect(player(table, A)).toMatchObject({ vp: 0, track: 1, mana: 2 });
});

test('EVE-2.25 a free action in the Catalyst loop pays for the next Catalyst', () => {
  const table = evening();
  player(table, A).herb = 1;
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion' });
  hold(table, A, 'phoenix', 'crystal-ball');
  const scythe = 'build:scythe:cave-2:resources';
  play(takeTurn(table, A), scythe, 'free:discard:2', 'discard:phoenix', 'discard:crystal-ball', 'gain:herb', scythe);
  expect(spotOf(player(table, A), 'cave-2').scythes).toBe(2);
});

test('EVE-4.14 Helga drops a Resource of choice, also one that is missing', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, elixir: 1 });
  hire(table, A, 'helga');
  hold(table, A, 'candlestick-of-transmutation');
  play(takeTurn(table, A), 'ritual:candlestick-of-transmutation');
  expect(player(table, A)).toMatchObject({ herb: 0, elixir: 0 });
  const rich = evening();
  Object.assign(player(rich, A), { herb: 1, elixir: 2 });
  hire(rich, A, 'helga');
  hold(rich, A, 'candlestick-of-transmutation');
  const rule = takeTurn(rich, A);
  expect(play(rule, 'ritual:candlestick-of-transmutation').ids).toEqual(['drop:herb', 'drop:elixir', 'back']);
  play(rule, 'drop:herb');
  expect(player(rich, A)).toMatchObject({ herb: 1, elixir: 0 });
});

test('EVE-4.15 Ulla: once per round one Witch for a 2-Witch Place', () => {
  const table = evening();
  hire(table, A, 'ulla');
  reveal(table, 'northern-lakes', 'soul-swamp-1', 'soul-swamp-2');
  send(table, A, 'central-mountains', { witches: 1 });
  const rule = takeTurn(table, A);
  expect(play(rule, 'discover:northern-lakes:soul-swamp-1').ids).toEqual(['witches:1', 'witches:2', 'back']);
  play(rule, 'witches:1');
  play(takeTurn(table, A), 'discover:northern-lakes:soul-swamp-2');
  expect(player(table, A)).toMatchObject({ witches: 0, discounts: 1 });
});

test('EVE-4.18 Astral Projection takes the harvest of a rival with its Scythes; the rival gets nothing', () => {
  const table = evening();
  player(table, A).knowledge = 2;
  hold(table, A, 'astral-projection');
  lay(table, B, 'outer', 'herb-garden-1', { ritual: 'spatial-distortion', scythes: 2 });
  seatInCouncil(table, B, 'elspeth');
  play(takeTurn(table, A), 'ritual:astral-projection', 'explore:herb-garden-1');
  expect(player(table, A).herb).toBe(6);
  expect(player(table, B)).toMatchObject({ herb: 0, vp: 0 });
});
