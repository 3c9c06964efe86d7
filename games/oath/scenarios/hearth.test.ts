/** The denizens of Hearth, by their ids (OATH-card:…): battle plans, actions. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import { knows } from '../rules/queries/knowledge.ts';
import { capacityOf } from '../rules/queries/queries.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  attack,
  banner,
  C,
  defense,
  discarded,
  hold,
  ids,
  LOSE,
  last,
  place,
  player,
  realm,
  relicsAt,
  rich,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

describe('battle plans', () => {
  test('OATH-S06 extra-provisions: a defense die; the favor goes to the Hearth bank at once', () => {
    const table = war([], ['extra-provisions']);
    run(table, campaign(table, X), 'dice:4', 'use:extra-provisions:-', ...LOSE(4, 2));
    expect(last(table, 'pools')).toMatchObject({ defense: 2 });
    expect(player(table, Y)).toMatchObject({ favor: 2, advisers: [{ favor: 0 }] });
    expect(table.state.banks.hearth).toBe(4);
  });

  test('traveling-doctor: a defeated force loses nobody, and the doctor leaves', () => {
    const table = war([], ['traveling-doctor']);
    run(table, campaign(table, X), 'dice:4', 'use:traveling-doctor:-', ...WIN(4), 'amount:1');
    expect(player(table, Y)).toMatchObject({ warbands: 2, advisers: [] });
    const kept = war([], ['traveling-doctor']);
    run(kept, campaign(kept, X), 'dice:4', 'use:traveling-doctor:-', ...LOSE(4), 'no');
    expect(player(kept, Y).advisers).toHaveLength(1);
  });

  test("village-constable: two dice unless the enemy holds the People's Favor", () => {
    const table = war([], []);
    settle(table, 'river', 'village-constable');
    run(table, campaign(table, X), 'dice:4', 'use:village-constable:-', ...LOSE(2), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 2 });
    const other = war([], []);
    settle(other, 'river', 'village-constable');
    banner(other, X, 'peoples-favor', 1);
    run(other, campaign(other, X), 'dice:4', ...LOSE(4), 'no');
  });

  test("the-great-levy: three dice and no skulls unless the enemy holds the People's Favor", () => {
    const table = war(['the-great-levy'], []);
    const picks = ['use:the-great-levy:-', ...defense('-'), ...attack('kkkkkkk'), 'amount:0'];
    run(table, campaign(table, X), 'dice:4', ...picks);
    expect(last(table, 'attack-roll')).toMatchObject({ skulls: 0, total: 14 });
    const other = war(['the-great-levy'], []);
    banner(other, Y, 'peoples-favor', 1);
    run(other, campaign(other, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(other, 'used')).toBeUndefined();
  });

  test("hearts-and-minds: the defender wins at once and keeps it only with the People's Favor", () => {
    const table = war([], []);
    settle(table, 'river', 'hearts-and-minds');
    run(table, campaign(table, X), 'dice:4', 'use:hearts-and-minds:-');
    expect(player(table, X).warbands).toBe(2);
    expect(siteOf(table, 'river')).toMatchObject({ cards: [], warbands: [0, 0, 2] });
    const loved = war([], []);
    settle(loved, 'river', 'hearts-and-minds');
    banner(loved, Y, 'peoples-favor', 1);
    run(loved, campaign(loved, X), 'dice:4', 'use:hearts-and-minds:-');
    expect(siteOf(loved, 'river').cards).toHaveLength(1);
  });

  test('OATH-S74 hospital: the dead come to its site if it is still ruled', () => {
    const table = war([], []);
    rule(table, Y, 'plains', 1);
    settle(table, 'plains', 'hospital');
    run(table, campaign(table, X), 'done', 'dice:4', 'use:hospital:-', ...WIN(4), 'amount:1');
    expect(siteOf(table, 'plains').warbands[Y]).toBe(2);
    expect(player(table, Y)).toMatchObject({ warbands: 1, bank: 11 });
    const lost = war([], []);
    settle(lost, 'river', 'hospital');
    run(lost, campaign(lost, X), 'dice:4', 'use:hospital:-', ...WIN(4), 'amount:1');
    expect(siteOf(lost, 'river').warbands).toEqual([0, 1, 0]);
    expect(player(lost, Y)).toMatchObject({ warbands: 1, bank: 13 });
  });

  test('OATH-S74 hospital: sacrificed warbands come back too, and the Cursed Cauldron does not count them', () => {
    const table = war([], []);
    hold(table, Y, 'cursed-cauldron');
    rule(table, X, 'plains', 1);
    settle(table, 'plains', 'hospital');
    const plans = ['use:hospital:-', 'use:cursed-cauldron:-'];
    run(table, campaign(table, X), 'dice:4', ...plans, ...defense('2'), ...attack('hhhk'), 'no');
    expect(siteOf(table, 'plains').warbands[X]).toBe(3);
    expect(player(table, X).warbands).toBe(2);
    expect(player(table, Y).warbands).toBe(0);
  });
});

describe('actions', () => {
  test('tinkers-fair: favor, secrets and relics by agreement', () => {
    const table = alone({ favor: 2 });
    settle(table, 'plains', 'tinkers-fair');
    hold(table, Y, 'map');
    const turn = actPhase(table, X);
    run(table, turn, 'power:tinkers-fair', 'player:2', 'term:give:favor:-', 'term:want:relic:map', 'propose', 'accept');
    expect(player(table, X)).toMatchObject({ favor: 1, relics: [{ card: 'map' }] });
    expect(player(table, Y)).toMatchObject({ favor: 1, relics: [] });
  });

  test('OATH-S104 tinkers-fair: with one partner two negotiations a turn, with another still', () => {
    const table = alone({ favor: 2 });
    settle(table, 'plains', 'tinkers-fair');
    const turn = actPhase(table, X);
    for (let n = 0; n < 2; n++) run(table, turn, 'power:tinkers-fair', 'player:2', 'withdraw');
    run(table, turn, 'power:tinkers-fair');
    expect(run(table, turn)).toMatchObject({ ask: { kind: 'propose', to: C } });
  });

  test('deed-writer: a site is given away, and its new ruler leaves a warband there', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'deed-writer');
    rule(table, Y, 'river', 3);
    rich(table, X, { warbands: 2 });
    const turn = actPhase(table, X);
    const terms = ['term:give:favor:-', 'term:want:site:river', 'propose', 'accept', 'amount:1'];
    run(table, turn, 'power:deed-writer', 'player:2', ...terms);
    expect(siteOf(table, 'river').warbands).toEqual([0, 1, 0]);
    expect([player(table, X).warbands, player(table, Y).warbands]).toEqual([1, 3]);
  });

  test('wayside-inn: 2 Supply, never above 7', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'wayside-inn');
    expect(ids(table, X)).not.toContain('power:wayside-inn');
    player(table, X).supply = 3;
    run(table, actPhase(table, X), 'power:wayside-inn');
    expect(player(table, X).supply).toBe(5);
  });

  test('memory-of-home: a bank is emptied into the Hearth bank', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'memory-of-home');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:memory-of-home').ids).not.toContain('bank:hearth');
    run(table, turn, 'bank:order');
    expect(table.state.banks).toMatchObject({ order: 0, hearth: 6 });
  });

  test('OATH-S100 memory-of-home: usable although it holds favor, unless the table forbids it', () => {
    const table = alone({ secrets: 2 });
    settle(table, 'plains', 'memory-of-home');
    Object.assign(siteOf(table, 'plains').cards[0] as object, { favor: 1 });
    table.state.shared -= 1;
    run(table, actPhase(table, X), 'power:memory-of-home', 'bank:order');
    expect(siteOf(table, 'plains').cards[0]).toMatchObject({ favor: 1, secrets: 0 });
    expect(player(table, X).secrets).toBe(1);
    const strict = realm(3, undefined, { exhaustedBurnPowers: 'forbid' });
    turnOf(strict, X);
    rich(strict, X, { secrets: 2 });
    settle(strict, 'plains', 'memory-of-home');
    expect(ids(strict, X)).toContain('power:memory-of-home');
    Object.assign(siteOf(strict, 'plains').cards[0] as object, { favor: 1 });
    strict.state.shared -= 1;
    expect(ids(strict, X)).not.toContain('power:memory-of-home');
  });

  test('storyteller: one secret more on the Darkest Secret', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'storyteller');
    run(table, actPhase(table, X), 'power:storyteller');
    expect(table.state.banners['darkest-secret'].tokens).toBe(2);
  });

  test("armed-mob: an adviser of the player who has the Darkest Secret without the People's Favor", () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'armed-mob');
    advise(table, Y, 'tutor', 'wolves', 'marriage');
    banner(table, Y, 'darkest-secret', 1);
    banner(table, Y, 'peoples-favor', 1);
    expect(ids(table, X)).not.toContain('power:armed-mob');
    banner(table, C, 'peoples-favor', 1);
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:armed-mob').ids).toEqual(['card:tutor', 'card:wolves']);
    run(table, turn, 'card:wolves');
    expect(table.state.discards.cradle).toEqual(['wolves']);
  });

  test('OATH-S03 tavern-songs: three cards of the pile, for free, even while it holds favor; not what is known', () => {
    const table = alone();
    settle(table, 'plains', 'tavern-songs');
    Object.assign(siteOf(table, 'plains').cards[0] as object, { favor: 1 });
    table.state.shared -= 1;
    rich(table, X, { favor: 1, secrets: 1 });
    discarded(table, 'cradle', 'keep', 'scouts', 'wolves', 'longbows');
    const turn = actPhase(table, X);
    expect(run(table, turn).ids).not.toEqual(expect.arrayContaining(['major:muster']));
    expect(run(table, turn).ids).not.toEqual(expect.arrayContaining(['major:trade']));
    expect(run(table, turn, 'power:tavern-songs').ids).not.toContain('power:tavern-songs');
    expect(['keep', 'scouts', 'wolves', 'longbows'].map((card) => knows(table.state, X, card))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('homesteaders: a faceup adviser settles at the site; that is not a play', () => {
    const table = alone();
    advise(table, X, 'homesteaders', 'herald', 'salad-days');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:homesteaders').ids).toEqual(['card:homesteaders', 'card:salad-days']);
    run(table, turn, 'card:salad-days');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['salad-days']);
    expect(player(table, X).favor).toBe(0);
    const full = alone();
    advise(full, X, 'homesteaders');
    settle(full, 'plains', ...['longbows', 'wolves', 'keep'].slice(0, capacityOf(full, 0)));
    expect(ids(full, X)).not.toContain('power:homesteaders');
  });

  test('a-round-of-ale: tokens return as in Rest, but for the favor on it', () => {
    const table = alone({ favor: 1 });
    settle(table, 'plains', 'a-round-of-ale', 'longbows');
    expect(ids(table, X)).not.toContain('power:a-round-of-ale');
    Object.assign(siteOf(table, 'plains').cards[1] as object, { favor: 1, secrets: 1 });
    table.state.shared -= 1;
    player(table, X).spent = 1;
    run(table, actPhase(table, X), 'power:a-round-of-ale');
    expect(siteOf(table, 'plains').cards).toMatchObject([
      { favor: 1, secrets: 0 },
      { favor: 0, secrets: 0 },
    ]);
    expect(player(table, X)).toMatchObject({ secrets: 2, spent: 0, supply: 7 });
    expect(table.state.banks.order).toBe(4);
  });

  test('charming-friend: a favor of a neighbour', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'charming-friend');
    place(table, Y, 'plains');
    expect(ids(table, X)).not.toContain('power:charming-friend');
    rich(table, Y, { favor: 1 });
    run(table, actPhase(table, X), 'power:charming-friend');
    expect([player(table, X).favor, player(table, Y).favor]).toEqual([1, 0]);
  });

  test('levelers: 2 favor from the fullest bank to the emptiest', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'levelers');
    Object.assign(table.state.banks, { order: 5, beast: 1, nomad: 1 });
    table.state.shared += 2;
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:levelers').ids).toEqual(['bank:beast', 'bank:nomad']);
    run(table, turn, 'bank:nomad');
    expect(table.state.banks).toMatchObject({ order: 3, beast: 1, nomad: 3 });
  });

  test('relic-breaker: a relic of the site is buried for three warbands', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'relic-breaker');
    relicsAt(table, 'plains', 'map', 'whistle');
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:relic-breaker').ids).toEqual(['buried:plains:0', 'buried:plains:1']);
    run(table, turn, 'buried:plains:1');
    expect(siteOf(table, 'plains').relics).toEqual(['map']);
    expect(table.state.relicDeck[0]).toBe('whistle');
    expect(player(table, X).warbands).toBe(3);
    expect(last(table, 'buried-relic')).not.toHaveProperty('relic');
  });

  test("ballot-box: an Exile with the People's Favor turns Citizen", () => {
    const table = alone();
    settle(table, 'plains', 'ballot-box');
    expect(ids(table, X)).not.toContain('power:ballot-box');
    banner(table, X, 'peoples-favor', 1);
    expect(run(table, actPhase(table, X), 'power:ballot-box').done).toBe(true);
    expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [] });
  });
});
