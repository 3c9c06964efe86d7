/** The denizens of Hearth where other cards, bandits and crowded boards meet them. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { searchAndPlay } from '../rules/prince/search.ts';
import { actPhase } from '../rules/turn/act.ts';
import { align, crown } from './prince.ts';
import {
  advise,
  alone,
  attack,
  banner,
  C,
  deck,
  defense,
  hold,
  ids,
  inHand,
  place,
  player,
  playing,
  realm,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  WIN,
  X,
  Y,
} from './realm.ts';

test('traveling-doctor: bandits lose nobody and keep it', () => {
  const table = alone({ warbands: 4 });
  settle(table, 'plains', 'traveling-doctor');
  run(table, campaign(table, X), 'done', 'dice:4', ...WIN(5), 'amount:1');
  expect(siteOf(table, 'plains').cards).toHaveLength(1);
});

test('land-warden: a player who discards the first of two plays the other anywhere', () => {
  const table = alone({ favor: 1 });
  advise(table, X, 'land-warden');
  deck(table, 'wolves', 'scouts', 'tutor');
  const rules = search(table, X);
  run(table, rules, 'use:land-warden:-', 'card:wolves', 'card:tutor', 'discard');
  expect(run(table, rules).ids).toEqual(['to-advisers:true', 'to-advisers:false', 'discard']);
});

describe("crop-rotation and the People's Favor", () => {
  test('both discard a card, one after the other', () => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'longbows', 'crop-rotation', 'wolves');
    playing(table, X, 'rangers', 'to-site:plains', 'card:longbows', 'card:wolves');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['crop-rotation', 'rangers']);
  });

  test('a rotation that the banner discards lets nobody else go', () => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    settle(table, 'plains', 'longbows', 'crop-rotation');
    expect(playing(table, X, 'rangers', 'to-site:plains', 'card:crop-rotation').done).toBe(true);
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['longbows', 'rangers']);
  });

  test('a rotation that is needed to make room is not discarded elsewhere', () => {
    const table = alone();
    banner(table, X, 'peoples-favor', 1);
    rule(table, X, 'river', 1);
    settle(table, 'river', 'crop-rotation', 'tutor');
    settle(table, 'plains', 'longbows', 'wolves', 'scouts');
    inHand(table, X, 'rangers');
    const rules = playFromHand(table, X, 'search');
    const open = ['card:longbows', 'card:wolves', 'card:scouts', 'card:tutor', 'none'];
    expect(run(table, rules, 'to-site:plains').ids).toEqual(open);
    expect(run(table, rules, 'none').ids).toEqual(['card:longbows', 'card:wolves', 'card:scouts']);
  });
});

test('homesteaders: at the Great Slum a card may go first, and must where there is no room', () => {
  const table = alone();
  player(table, X).pawn = 4;
  advise(table, X, 'homesteaders', 'storyteller');
  settle(table, 'great-slum', 'longbows', 'wolves');
  const turn = actPhase(table, X);
  const asked = run(table, turn, 'power:homesteaders', 'card:storyteller');
  expect(asked).toMatchObject({ ask: { kind: 'discard-first', by: 'great-slum' } });
  expect(asked.ids).toEqual(['card:longbows', 'card:wolves', 'none']);
  run(table, turn, 'none');
  expect(run(table, turn, 'power:homesteaders').ids).toEqual(['card:longbows', 'card:wolves', 'card:storyteller']);
  run(table, turn, 'card:wolves');
  expect(siteOf(table, 'great-slum').cards.map(({ card }) => card)).toEqual([
    'longbows',
    'storyteller',
    'homesteaders',
  ]);
});

describe('deed-writer', () => {
  const DEAL = ['power:deed-writer', 'player:2'];

  test('a warband is kept back for each further site', () => {
    const table = alone({ warbands: 3 });
    advise(table, X, 'deed-writer');
    rule(table, Y, 'river', 3);
    rule(table, Y, 'mountain', 3);
    const turn = actPhase(table, X);
    run(table, turn, ...DEAL, 'term:want:site:river', 'term:want:site:mountain', 'propose', 'accept');
    expect(run(table, turn).ids).toEqual(['amount:2', 'amount:1']);
    run(table, turn, 'amount:2');
    expect([siteOf(table, 'river').warbands, siteOf(table, 'mountain').warbands]).toEqual([
      [0, 2, 0],
      [0, 1, 0],
    ]);
  });

  test('sites change hands with the warbands that were lifted from the others', () => {
    const table = alone();
    advise(table, X, 'deed-writer');
    rule(table, Y, 'river', 3);
    rule(table, X, 'mountain', 2);
    const turn = actPhase(table, X);
    expect(run(table, turn, ...DEAL, 'term:want:site:river').ids).not.toContain('propose');
    run(table, turn, 'term:give:site:mountain', 'propose', 'accept', 'amount:3', 'amount:2');
    expect([siteOf(table, 'river').warbands, siteOf(table, 'mountain').warbands]).toEqual([
      [0, 2, 0],
      [0, 0, 3],
    ]);
  });

  test('a Citizen sells an Imperial site and takes the purple warbands, but not to the Chancellor', () => {
    const table = realm();
    role(table, X, 'citizen');
    turnOf(table, X);
    advise(table, X, 'deed-writer');
    rule(table, C, 'river', 2);
    rich(table, Y, { warbands: 1, favor: 1 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:deed-writer', 'player:0').ids).not.toContain('term:give:site:river');
    run(table, turn, 'withdraw');
    run(table, turn, ...DEAL, 'term:give:site:river', 'term:want:favor:-', 'propose', 'accept');
    expect(siteOf(table, 'river').warbands).toEqual([0, 0, 1]);
    expect(player(table, X)).toMatchObject({ warbands: 2, favor: 1 });
  });
});

test('fabled-feast: a conspirator of a Prince is a card that he rules', () => {
  const table = realm();
  align(crown(table, C), 'hearth', 'conspirators', 1);
  rule(table, C, 'plains', 1);
  deck(table, 'fabled-feast');
  run(table, searchAndPlay(table, C));
  expect(siteOf(table, 'plains').cards).toHaveLength(1);
  expect(player(table, C).favor).toBe(1 + 2);
});

test('tinkers-fair: not with a Prince', () => {
  const table = realm(2);
  turnOf(table, X);
  settle(table, 'plains', 'tinkers-fair');
  expect(ids(table, X)).toContain('power:tinkers-fair');
  crown(table, C);
  expect(ids(table, X)).not.toContain('power:tinkers-fair');
});

test('hospital: the Chancellor saves the warbands of a Citizen who defends', () => {
  const table = realm(4);
  role(table, Y, 'citizen');
  turnOf(table, X);
  for (const seat of [C, 3]) place(table, seat, 'mountain');
  for (const seat of [X, Y]) place(table, seat, 'river');
  rich(table, X, { warbands: 8 });
  rich(table, Y, { warbands: 4 });
  rule(table, C, 'plains', 1);
  settle(table, 'plains', 'hospital');
  const rolls = [...defense('---'), ...attack('ssssssss')];
  run(table, campaign(table, X), 'player:2', 'pawn', 'done', 'dice:8', 'pass', 'use:hospital:-', ...rolls, 'no');
  expect(siteOf(table, 'plains').warbands[C]).toBe(1 + 2);
  expect(player(table, Y).warbands).toBe(2);
});

test('a-round-of-ale: secrets on the cards of others come to the player who drinks', () => {
  const table = alone({ favor: 1 });
  settle(table, 'plains', 'a-round-of-ale');
  hold(table, Y, 'whistle');
  Object.assign(player(table, Y).relics[0] as object, { secrets: 1 });
  run(table, actPhase(table, X), 'power:a-round-of-ale');
  expect([player(table, X).secrets, player(table, Y).secrets]).toEqual([1, 0]);
});
