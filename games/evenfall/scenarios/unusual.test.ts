/** Clauses in unusual situations: nothing to take, caps, empty decks, effects in the middle of others, other players' triggers. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { CATALYSTS } from '../data/boards.ts';
import { automaTurn } from '../rules/automa/automa.ts';
import { conflictIn } from '../rules/conflict.ts';
import { drawPlaces } from '../rules/effects/discover.ts';
import { income } from '../rules/income.ts';
import { roundEndEffects, startNextRound } from '../rules/round-end.ts';
import { finalScoring, sheetOf } from '../rules/scoring/scoring.ts';
import { type Automa, playerOf, regionState, spotOf } from '../rules/state/state.ts';
import { actionPhase, takeTurn, turnMoves } from '../rules/turn.ts';
import { view } from '../rules/view.ts';
import {
  A,
  ALONE,
  B,
  type Evening,
  evening,
  giveStone,
  hire,
  hold,
  lay,
  onTop,
  player,
  reveal,
  seatInCouncil,
  send,
  withCovens,
} from './evening.ts';

const offered = (table: Evening, seat = A) => turnMoves(table.state, seat).map(moveId);
const centre = (table: Evening) => conflictIn(table, regionState(table.state, 'central-mountains'));

test('EVE-1.2 Mana above 20 is lost, and only what is gained is told', () => {
  const table = evening();
  player(table, A).mana = 19;
  play(income(table));
  const told = table.events.find((event) => event.kind === 'gained' && event.seat === A);
  expect(told).toMatchObject({ what: { knowledge: 3, mana: 1 } });
});

test('EVE-1.4 cards drawn before the discard pile is shuffled are in the hand already', () => {
  const table = evening();
  table.state.discard = table.state.deck.splice(0, table.state.deck.length - 2);
  const rule = income(table);
  let request = rule.next(0);
  while (!request.done && !(request.value.type === 'chance' && request.value.what === 'shuffle'))
    request = rule.next(0);
  expect(player(table, A).hand).toHaveLength(2);
});

test('EVE-1.4 with neither deck nor discards no card is drawn; EVE-2.4 Osric is not offered then', () => {
  const table = evening();
  hire(table, A, 'osric');
  expect(offered(table)).toContain('free:turn:osric');
  table.state.box.push(...table.state.deck.splice(0));
  play(income(table));
  expect(player(table, A)).toMatchObject({ hand: [], knowledge: 3, mana: 2 });
  expect(offered(table)).not.toContain('free:turn:osric');
});

test('EVE-2.2 and 2.3 who passed takes no turn but still gets what is triggered', () => {
  const table = evening();
  hire(table, A, 'elspeth');
  const rule = actionPhase(table);
  play(rule, 'pass');
  expect(play(rule, 'token')).toMatchObject({ seat: A, ask: { kind: 'gain' } });
  expect(play(rule, 'gain:herb')).toMatchObject({ seat: B, ask: 'turn' });
  expect(play(rule, 'pass').done).toBe(true);
  expect(player(table, A).herb).toBe(1);
});

test('EVE-2.11 Places of the Inner Circle are not explored by the token', () => {
  const table = evening();
  lay(table, A, 'inner', 'herb-garden-1');
  play(takeTurn(table, A), 'token');
  expect(player(table, A)).toMatchObject({ herb: 1, elixir: 1 });
});

test('EVE-2.13 the Binding Bonus works again after the Ritual was removed', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 2, elixir: 1, knowledge: 1 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'sacrificial-altar' });
  hold(table, A, 'phoenix');
  play(takeTurn(table, A), 'field:cave-2:witch');
  expect(player(table, A)).toMatchObject({ witches: 4, herb: 3, elixir: 2, vp: 2 });
  play(takeTurn(table, A), 'ritual:phoenix', 'on:cave-2');
  expect(player(table, A)).toMatchObject({ knowledge: 1, vp: 6 });
});

test('EVE-2.18 an occupied field of a Region is closed to all; with two slots it holds two figures', () => {
  const one = evening();
  play(takeTurn(one, A), 'field:central-mountains:witch', 'option:central-mountains:0');
  expect(offered(one, B)).not.toContain('field:central-mountains:witch');
  const two = evening(2, { regionFieldSlots: 'two' });
  play(takeTurn(two, A), 'field:central-mountains:witch', 'option:central-mountains:0');
  expect(offered(two, B)).toContain('field:central-mountains:witch');
});

test('EVE-2.20 a field without a cost can be activated although nothing happens', () => {
  const table = evening();
  lay(table, A, 'inner', 'cave-2', { ritual: 'world-tree-portal' });
  play(takeTurn(table, A), 'field:cave-2:elder');
  expect(player(table, A)).toMatchObject({ vp: 1, elders: 3 });
});

test('EVE-2.23 a Transfer takes Catalysts and figures along', () => {
  const table = evening();
  hire(table, A, 'kofi');
  lay(table, A, 'outer', 'cave-2', { ritual: 'twin-scythes', scythes: 1, orbs: 1, figures: ['witch'] });
  play(takeTurn(table, A), 'free:turn:kofi', 'transfer:cave-2');
  expect(player(table, A).inner[1]).toMatchObject({ scythes: 1, orbs: 1, figures: ['witch'] });
});

test('EVE-2.27 without a Catalyst in the supply none is built, and boxed ones do not come back', () => {
  const table = evening();
  player(table, A).herb = 3;
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion' });
  table.state.boxedCatalysts = CATALYSTS - 1;
  const scythe = 'build:scythe:cave-2:resources';
  expect(offered(table)).toContain(scythe);
  play(takeTurn(table, A), scythe);
  expect(spotOf(player(table, A), 'cave-2').scythes).toBe(1);
  expect(offered(table)).not.toContain(scythe);
});

test('EVE-4.10 a copied turn ability works once, even if its owner has turned the card', () => {
  const table = evening();
  hire(table, A, 'chiyo');
  hire(table, B, 'osric');
  playerOf(table.state, B).specialists[0]!.turned = true;
  play(takeTurn(table, A), 'free:turn:chiyo', 'free:turn:osric');
  expect(player(table, A).hand).toHaveLength(2);
  expect(offered(table)).not.toContain('free:turn:osric');
});

test('EVE-4.12 two owners of Baldur adjust at the same time, within 0 to 9 and their Mana', () => {
  const table = evening();
  for (const [seat, mana] of [
    [A, 9],
    [B, 1],
  ] as const) {
    hire(table, seat, 'baldur');
    send(table, seat, 'central-mountains', { witches: 1 });
    player(table, seat).mana = mana;
  }
  const rule = centre(table);
  const first = play(rule, '0/dial:9', '1/dial:1');
  expect(first).toMatchObject({ seat: A, ids: ['adjust:7', 'adjust:8', 'adjust:9'] });
  const second = play(rule, '0/adjust:7');
  expect(second).toMatchObject({ seat: B, ids: ['adjust:0', 'adjust:1'] });
  expect(table.state.conflict?.sides.map(({ dial }) => dial)).toEqual([9, 1]);
});

test('EVE-4.21 Spirit Wolf alone makes nobody a participant', () => {
  const table = evening();
  lay(table, A, 'outer', 'cave-2', { ritual: 'spirit-wolf' });
  send(table, B, 'central-mountains', { witches: 1 });
  play(centre(table));
  expect(table.state.conflict?.sides.map(({ actor }) => actor)).toEqual([B]);
});

test('EVE-5.5 a Dial is in no view before the reveal', () => {
  const table = evening();
  for (const seat of [A, B]) {
    send(table, seat, 'central-mountains', { witches: 1 });
    player(table, seat).mana = 5;
  }
  play(centre(table), '0/dial:5');
  for (const viewer of [A, B, 'spectator'] as const) {
    expect(view(table.state, viewer).conflict?.sides.map(({ dial }) => dial)).toEqual([null, null]);
    expect(view(table.state, viewer).players.map(({ mana }) => mana)).toEqual([5, 5]);
  }
});

test('EVE-6.1 round-end effects count the figures before they come home; EVE-6.3 goods stay', () => {
  const table = evening();
  seatInCouncil(table, A, 'nadira');
  send(table, A, 'northern-lakes', { witches: 2 });
  Object.assign(player(table, A), { herb: 2, mana: 4 });
  hold(table, A, 'phoenix');
  play(roundEndEffects(table));
  play(startNextRound(table));
  expect(player(table, A)).toMatchObject({ vp: 2, witches: 4, herb: 2, mana: 4, hand: ['phoenix'] });
});

test('EVE-6.3 an empty Place deck leaves slots empty, and nothing is drawn from it', () => {
  const table = evening();
  reveal(table, 'northern-lakes', null);
  table.state.placeDeck = [];
  play(startNextRound(table));
  expect(regionState(table.state, 'northern-lakes').slots[0]).toBeNull();
  play(drawPlaces(table, A, 1));
  expect(player(table, A).outer).toEqual([]);
});

test('EVE-7.2 Cross: the player chooses which half comes first, and both count for a step', () => {
  const table = evening(withCovens('cross', 'star'), { side: 'moon' });
  player(table, A).track = 2;
  lay(table, A, 'outer', 'cave-2', { ritual: 'amulet-of-echoes' });
  play(takeTurn(table, A), 'field:board:witch', 'half:cross:3:1', 'transfer:cave-2');
  expect(player(table, A)).toMatchObject({ track: 3, mana: 3, vp: 1 });
  expect(player(table, A).outer).toEqual([]);
});

test('EVE-7.2 Cross: at position 0 the token has no bonus to give', () => {
  const table = evening(withCovens('cross', 'star'), { side: 'moon' });
  expect(play(takeTurn(table, A), 'token').done).toBe(true);
});

test('EVE-7.3 Circle: the first step of its track draws a Place, which is no discovery', () => {
  const table = evening(withCovens('circle', 'star'), { side: 'moon' });
  Object.assign(player(table, A), { herb: 1, knowledge: 2 });
  hire(table, A, 'irene');
  hold(table, A, 'ancestral-rite');
  const rule = takeTurn(table, A);
  play(rule, 'ritual:ancestral-rite', 'on:cave-1');
  expect(player(table, A).outer).toHaveLength(3);
  expect(player(table, A)).toMatchObject({ knowledge: 0, vp: 3, track: 2 });
});

test('EVE-7.4 Spear: a field takes one stone a game, a stone one field', () => {
  const table = evening(withCovens('spear', 'star'), { side: 'moon' });
  for (const stone of ['eye-1', 'red']) giveStone(table, A, stone);
  const frees = () => offered(table).filter((id) => id.startsWith('free:stone'));
  expect(frees()).toHaveLength(8);
  play(takeTurn(table, A), 'free:stone:red:d');
  expect(frees()).toEqual(['free:stone:eye-1:a', 'free:stone:eye-1:b', 'free:stone:eye-1:c']);
  play(startNextRound(table));
  expect(frees()).toHaveLength(3);
});

test('EVE-8.2 the marker stays with the player when the Automa wins the Lakes', () => {
  const table = evening(ALONE);
  regionState(table.state, 'northern-lakes').automa = 2;
  play(conflictIn(table, regionState(table.state, 'northern-lakes')));
  expect(table.state.conflict?.winner).toBe('automa');
  expect(table.state.firstPlayer).toBe(A);
  expect((table.state.automa as Automa).stones).toHaveLength(1);
});

test('EVE-8.4 without a card to reveal the marker moves one field', () => {
  const table = evening(ALONE);
  const automa = table.state.automa as Automa;
  automa.rondel = 8;
  table.state.deck = [];
  play(automaTurn(table, automa));
  expect(automa).toMatchObject({ rondel: 9, track: 1, vp: 2 });
});

test('EVE-8.6 her Transfer of the track moves her best Ritual, or nothing', () => {
  const table = evening(ALONE);
  const automa = table.state.automa as Automa;
  Object.assign(automa, { rondel: 8, track: 2 });
  lay(table, 'automa', 'outer', 'cave-2', { ritual: 'crystal-ball' });
  lay(table, 'automa', 'outer', 'cave-3', { ritual: 'phoenix' });
  onTop(table, 'crystal-ball');
  play(automaTurn(table, automa));
  expect(automa.inner.map(({ place }) => place)).toEqual(['cave-3']);
  expect(automa).toMatchObject({ track: 3, vp: 0 });
});

test('EVE-8.7 alone in a Region she draws, is rewarded and takes the leftmost stone', () => {
  const table = evening(ALONE);
  const region = regionState(table.state, 'central-mountains');
  region.automa = 1;
  const [leftmost] = region.stones;
  onTop(table, 'phoenix');
  play(centre(table));
  expect(table.state.automa).toMatchObject({ vp: 2, stones: [leftmost] });
  expect(table.state.discard).toEqual(['phoenix']);
});

test('EVE-9.1 the hand and the Resources are gone in the end, Mana stays', () => {
  const table = evening();
  seatInCouncil(table, A, 'sorin', 'dragan');
  Object.assign(player(table, A), { herb: 4, mana: 9 });
  hold(table, A, 'phoenix');
  expect(finalScoring(table).scores).toEqual([4, 0]);
  expect(player(table, A)).toMatchObject({ herb: 0, mana: 9, hand: [] });
});

test('EVE-9.2 the best placement gives the Red stone to the Place that no other stone fits', () => {
  const table = evening(withCovens('spear', 'star'), { side: 'moon' });
  lay(table, A, 'inner', 'sanctuary-1', { ritual: 'phoenix' });
  lay(table, A, 'inner', 'cave-3', { ritual: 'lake-dragon' });
  for (const stone of ['red', 'eye-1']) giveStone(table, A, stone);
  expect(sheetOf(table.state, A).stones.map(({ stone, place, vp }) => [stone, place, vp])).toEqual([
    ['red', 'sanctuary-1', 4],
    ['eye-1', 'cave-3', 5],
  ]);
});

test('EVE-9.3 the Outer Circle counts nothing in the end', () => {
  const table = evening();
  lay(table, A, 'outer', 'sanctuary-1', { ritual: 'phoenix' });
  expect(sheetOf(table.state, A).total).toBe(0);
});
