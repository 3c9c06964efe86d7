/** The denizens of Beast, by their ids (OATH-card:…): battle plans, actions, always. */
import { describe, expect, test } from 'vitest';
import { trade } from '../rules/actions/trade.ts';
import { forcedSlots, travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { advisersTooMany } from '../rules/queries/queries.ts';
import { actPhase } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  C,
  defense,
  hold,
  ids,
  LOSE,
  last,
  place,
  player,
  playing,
  realm,
  rich,
  rule,
  run,
  settle,
  siteOf,
  title,
  WIN,
  war,
  X,
  Y,
} from './realm.ts';

describe('battle plans', () => {
  test('OATH-S65 rangers: two dice if the defense pool has 4 when it is used; skulls are ignored all the same', () => {
    const table = war(['rangers'], ['wrestlers', 'storm-caller']);
    rule(table, Y, 'plains', 1);
    rule(table, Y, 'charming-valley', 1);
    const rules = campaign(table, X);
    run(table, rules, 'site:plains', 'site:charming-valley', 'dice:4', 'use:rangers:-');
    expect(last(table, 'pools')).toMatchObject({ attack: 5, defense: 3 });
    run(table, rules, 'use:storm-caller:-', 'pass', ...defense('-----'), ...attack('kkkkk'));
    expect(last(table, 'attack-roll')).toMatchObject({ skulls: 0 });
    const four = war(['rangers'], []);
    place(four, Y, 'river');
    hold(four, Y, 'map');
    run(four, campaign(four, X), 'relic:map', 'done', 'dice:4', 'use:rangers:-', ...LOSE(6, 4));
    expect(last(four, 'pools')).toMatchObject({ attack: 6, defense: 4 });
  });

  test('nature-worship: a die for each faceup Beast adviser', () => {
    const table = war(['nature-worship', 'wolves', 'tutor'], []);
    rich(table, X, { secrets: 1 });
    run(table, campaign(table, X), 'dice:4', 'use:nature-worship:-', ...LOSE(6), 'no');
    expect(last(table, 'pools')).toMatchObject({ attack: 6 });
  });

  test('war-tortoise: two swords count nothing, their skulls still kill; two shields count nothing', () => {
    const table = war([], ['war-tortoise']);
    run(table, campaign(table, X), 'dice:4', 'use:war-tortoise:-', ...defense('-'), ...attack('kkss'), 'no');
    expect(last(table, 'attack-roll')).toMatchObject({ total: 2, skulls: 2 });
    const attacking = war(['war-tortoise'], []);
    run(
      attacking,
      campaign(attacking, X),
      'dice:4',
      'use:war-tortoise:-',
      ...defense('2'),
      ...attack('ssss'),
      'amount:1',
    );
    expect(last(attacking, 'defense-roll')).toMatchObject({ total: 2 });
  });

  test('walled-garden: a die for each Beast card at sites, if its own site is a target', () => {
    const table = war([], []);
    settle(table, 'river', 'walled-garden');
    settle(table, 'mountain', 'wolves', 'longbows');
    run(table, campaign(table, X), 'dice:4', 'use:walled-garden:-', ...LOSE(4, 3));
    expect(last(table, 'pools')).toMatchObject({ defense: 3 });
  });
});

describe('actions', () => {
  test('wolves: one warband on any board', () => {
    const table = alone({ secrets: 1, warbands: 1 });
    advise(table, X, 'wolves');
    rich(table, C, { warbands: 2 });
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:wolves').ids).toEqual(['player:0', 'player:1']);
    run(table, turn, 'player:0');
    expect(player(table, C).warbands).toBe(1);
  });

  test('roving-terror: it takes the place of a denizen at another site', () => {
    const table = alone({ secrets: 1 });
    settle(table, 'plains', 'roving-terror', 'keep');
    settle(table, 'mountain', 'longbows', 'sacred-ground');
    settle(table, 'river', 'sprawling-rampart');
    run(table, actPhase(table, X), 'power:roving-terror');
    expect(siteOf(table, 'mountain').cards).toMatchObject([
      { card: 'roving-terror', secrets: 1 },
      { card: 'sacred-ground' },
    ]);
    expect(table.state.discards.cradle).toEqual(['longbows']);
  });

  test('fae-merchant: the top relic is taken, then one of their own is buried, not the Scepter', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'fae-merchant');
    hold(table, X, 'map', 'grand-scepter');
    const top = table.state.relicDeck.at(-1);
    const turn = actPhase(table, X);
    expect(run(table, turn, 'power:fae-merchant').ids).toEqual(['card:map', `card:${top}`]);
    run(table, turn, 'card:map');
    expect(player(table, X).relics.map(({ card }) => card)).toEqual(['grand-scepter', top]);
    expect(table.state.relicDeck[0]).toBe('map');
  });

  test('fae-merchant: secrets on a buried relic come back facedown', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'fae-merchant');
    hold(table, X, 'whistle');
    Object.assign(player(table, X).relics[0] as object, { secrets: 1 });
    run(table, actPhase(table, X), 'power:fae-merchant', 'card:whistle');
    expect(player(table, X)).toMatchObject({ secrets: 0, spent: 1 });
  });

  test('second-chance: a warband of a player with an Order or Discord adviser, and one for the user', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'second-chance');
    rich(table, Y, { warbands: 1 });
    rich(table, C, { warbands: 1 });
    adviseFacedown(table, C, 'scouts');
    expect(ids(table, X)).not.toContain('power:second-chance');
    advise(table, Y, 'longbows');
    run(table, actPhase(table, X), 'power:second-chance');
    expect([C, X, Y].map((seat) => player(table, seat).warbands)).toEqual([1, 1, 0]);
  });

  test('pied-piper: he goes to another player with the secret and takes 2 favor; no limit counts', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'pied-piper');
    advise(table, Y, 'tutor', 'wolves', 'longbows');
    rich(table, Y, { favor: 3 });
    run(table, actPhase(table, X), 'power:pied-piper', 'player:2');
    expect(player(table, Y)).toMatchObject({ favor: 1 });
    expect(player(table, Y).advisers.at(-1)).toMatchObject({ card: 'pied-piper', secrets: 1 });
    expect(player(table, X).favor).toBe(2);
    run(table, rest(table, X));
    expect(player(table, X).secrets).toBe(1);
  });

  test('pied-piper: played as a fourth adviser he drives nobody away', () => {
    const table = alone();
    advise(table, X, 'tutor', 'wolves', 'longbows');
    playing(table, X, 'pied-piper', 'to-advisers:true');
    expect(player(table, X).advisers).toHaveLength(4);
    expect(advisersTooMany(table, X, 'keep', false)).toBe(2);
  });

  test('memory-of-nature: as much favor to the Beast bank as there are Beast cards at sites', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'memory-of-nature');
    settle(table, 'mountain', 'wolves', 'rangers');
    run(table, actPhase(table, X), 'power:memory-of-nature', 'bank:order', 'bank:nomad');
    expect(table.state.banks).toMatchObject({ order: 2, nomad: 2, beast: 5 });
  });

  test('wild-allies: a free campaign from any site with a Beast card', () => {
    const table = alone({ secrets: 1, warbands: 1 });
    advise(table, X, 'wild-allies');
    settle(table, 'fertile-valley', 'wolves');
    rule(table, X, 'fertile-valley', 2);
    expect(ids(table, X)).not.toContain('power:wild-allies');
    place(table, Y, 'fertile-valley');
    const turn = actPhase(table, X);
    run(table, turn, 'power:wild-allies');
    expect(run(table, turn).ids).toEqual(['dice:3', 'dice:2', 'dice:1', 'dice:0']);
    expect(player(table, X).supply).toBe(7);
  });
});

describe('always', () => {
  test("true-names: no plan against its owner of a suit among the owner's advisers", () => {
    const table = war(['mercenaries', 'rangers', 'longbows'], ['true-names', 'tyrant']);
    expect(run(table, campaign(table, X), 'dice:4').ids).toEqual(['use:mercenaries:-', 'pass']);
  });

  test('grasping-vines: enemies who leave a site of its ruler lose a warband', () => {
    const table = alone({ warbands: 2 });
    settle(table, 'river', 'grasping-vines');
    for (const site of ['plains', 'river']) rule(table, Y, site, 1);
    run(table, travel(table, X), 'travel:charming-valley:2:0:0');
    expect(player(table, X).warbands).toBe(1);
    run(table, travel(table, X), 'travel:river:3:0:0');
    expect(player(table, X).warbands).toBe(1);
  });

  test('insect-swarm: plans against its owner burn a favor more', () => {
    const table = war(['longbows'], ['insect-swarm']);
    run(table, campaign(table, X), 'dice:4', 'use:longbows:-', ...LOSE(5), 'no');
    expect(player(table, X).favor).toBe(2);
  });

  test('vow-of-union: the warbands of all ruled sites attack', () => {
    const table = war(['vow-of-union'], []);
    rule(table, X, 'mountain', 3);
    const rules = campaign(table, X);
    expect(run(table, rules).ids[0]).toBe('dice:7');
    run(table, rules, 'dice:7', ...defense('2'), ...attack('hhhhhhh'), 'no');
    expect(run(table, rules)).toMatchObject({ ask: { kind: 'losses' } });
  });

  test('OATH-S55 vow-of-union: with warbands on the board nobody leaves a site of their own, forced or not', () => {
    const table = alone({ warbands: 1 });
    advise(table, X, 'vow-of-union');
    expect(ids(table, X)).toContain('major:travel');
    rule(table, X, 'plains', 1);
    expect(ids(table, X)).not.toContain('major:travel');
    expect(forcedSlots(table, X)).toEqual([]);
    player(table, X).bank += player(table, X).warbands;
    player(table, X).warbands = 0;
    expect(forcedSlots(table, X)).not.toEqual([]);
  });

  test('OATH-S55 vow-of-union: after a lost campaign its owner may be banished', () => {
    const table = war([], ['vow-of-union'], 6);
    place(table, Y, 'river');
    const rules = campaign(table, X);
    run(table, rules, 'pawn', 'dice:6', ...WIN(6, 3), 'amount:0', 'site:mountain', 'yes');
    expect(player(table, Y)).toMatchObject({ pawn: 7, warbands: 1, favor: 2 });
  });

  test('OATH-S55 vow-of-union with the Bandit Crown: the empty site still holds its owner, only favor burns', () => {
    const table = war([], ['vow-of-union'], 6);
    place(table, Y, 'river');
    hold(table, Y, 'bandit-crown');
    const rules = campaign(table, X);
    run(table, rules, 'pawn', 'done', 'dice:6', ...WIN(6, 3), 'amount:0');
    expect(run(table, rules)).toMatchObject({ seat: X, ask: { kind: 'burn-favor', seat: Y } });
    run(table, rules, 'yes');
    expect(player(table, Y)).toMatchObject({ pawn: 1, favor: 2 });
  });

  test('OATH-S71 giant-python: the dice of the targets must be even; the title does not count', () => {
    const table = war([], ['giant-python']);
    title(table, Y);
    place(table, Y, 'river');
    hold(table, Y, 'map', 'whistle');
    const rules = campaign(table, X);
    expect(run(table, rules).ids).not.toContain('done');
    expect(run(table, rules, 'relic:whistle').ids).not.toContain('done');
    expect(run(table, rules, 'relic:map').ids).toContain('done');
    run(table, rules, 'done', 'dice:4', ...LOSE(4, 7));
    expect(last(table, 'targets')).toMatchObject({ dice: 6 });
  });

  test('marsh-spirit: a player who targets its site has no plans', () => {
    const table = war(['longbows'], []);
    settle(table, 'river', 'marsh-spirit');
    run(table, campaign(table, X), 'dice:4', ...LOSE(4), 'no');
    expect(last(table, 'used')).toBeUndefined();
  });

  test('vow-of-poverty: trades give no favor; with none left Rest brings 2', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'vow-of-poverty');
    settle(table, 'plains', 'wolves');
    run(table, trade(table, X));
    expect(player(table, X).favor).toBe(0);
    run(table, rest(table, X), 'use:vow-of-poverty:-', 'bank:nomad');
    expect(player(table, X).favor).toBe(2);
    expect(run(table, rest(table, X)).done).toBe(true);
  });

  test('vow-of-poverty cancels the bonus of Careless', () => {
    const table = realm();
    rich(table, C, { secrets: 1 });
    table.state.relicDeck.push(table.state.reliquary[2] as string);
    table.state.reliquary[2] = null;
    rearranged(table.state);
    advise(table, C, 'vow-of-poverty');
    settle(table, 'plains', 'tutor');
    run(table, trade(table, C));
    expect(player(table, C).favor).toBe(0);
  });

  test('forest-council: enemies neither trade with nor muster on Beast cards', () => {
    const table = alone({ secrets: 1, favor: 2 });
    settle(table, 'river', 'forest-council');
    settle(table, 'plains', 'wolves');
    expect(ids(table, X)).not.toEqual(expect.arrayContaining(['major:trade']));
    expect(ids(table, X)).not.toEqual(expect.arrayContaining(['major:muster']));
    rule(table, X, 'river', 1);
    expect(ids(table, X)).toEqual(expect.arrayContaining(['major:muster', 'major:trade']));
  });
});
