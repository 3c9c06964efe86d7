/** Every denizen of Beast, by its id (OATH-card:…). */
import { describe, expect, test } from 'vitest';
import { actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { muster } from '../rules/muster.ts';
import { playFromHand } from '../rules/play.ts';
import { advisersTooMany } from '../rules/queries.ts';
import { rest } from '../rules/rest.ts';
import { search } from '../rules/search.ts';
import { rearranged } from '../rules/sources.ts';
import { trade } from '../rules/trade.ts';
import { forcedSlots, travel } from '../rules/travel.ts';
import {
  advise,
  adviseFacedown,
  alone,
  attack,
  C,
  deck,
  defense,
  discarded,
  hold,
  ids,
  inHand,
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
  turnOf,
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
      { card: 'sacred-ground' },
      { card: 'roving-terror', secrets: 1 },
    ]);
    expect(table.state.discards.cradle).toEqual(['longbows']);
  });

  test('fae-merchant: the top relic is taken, then one of the own is buried, not the Scepter', () => {
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

  test('second-chance: a warband of whoever has an Order or Discord adviser, and one for oneself', () => {
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

describe('when played', () => {
  test('long-lost-heir: an Exile may turn Citizen', () => {
    const table = alone();
    playing(table, X, 'long-lost-heir', 'to-advisers:true', 'yes');
    expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [] });
    expect(playing(table, C, 'wolves', 'to-advisers:true').done).toBe(true);
  });

  test('long-lost-heir: nothing for an Imperial player', () => {
    const table = realm();
    expect(playing(table, C, 'long-lost-heir', 'to-advisers:true').done).toBe(true);
  });

  test('threatening-roar: Nomad and other Beast cards of the region go', () => {
    const table = alone();
    settle(table, 'plains', 'forest-council');
    settle(table, 'river', 'wolves', 'longbows', 'elders');
    settle(table, 'mountain', 'rangers');
    inHand(table, X, 'threatening-roar');
    const rules = playFromHand(table, X, 'search');
    run(table, rules, 'to-site:plains', 'card:elders');
    expect(table.state.discards.provinces).toEqual(['elders', 'wolves']);
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['forest-council', 'threatening-roar']);
    expect(siteOf(table, 'mountain').cards).toHaveLength(1);
  });

  test('OATH-S102 animal-host: a warband for each Beast card at sites, itself only there', () => {
    const table = alone();
    settle(table, 'mountain', 'wolves', 'rangers');
    playing(table, X, 'animal-host', 'to-advisers:true');
    expect(player(table, X).warbands).toBe(2);
    const settled = alone();
    settle(settled, 'mountain', 'wolves', 'rangers');
    playing(settled, X, 'animal-host', 'to-site:plains');
    expect(player(settled, X).warbands).toBe(3);
  });
});

describe('modifiers', () => {
  test("errand-boy: another region's pile; the discards follow the pawn", () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'errand-boy');
    discarded(table, 'hinterland', 'keep', 'scouts');
    run(table, search(table, X), 'use:errand-boy:-', 'card:keep', 'discard');
    expect(table.state.discards.provinces).toEqual(['scouts', 'keep']);
    expect(player(table, X)).toMatchObject({ favor: 0, supply: 5 });
  });

  test('animal-playmates: no Supply on a Beast card', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'animal-playmates');
    settle(table, 'plains', 'wolves', 'longbows');
    run(table, muster(table, X), 'card:wolves');
    expect(player(table, X).supply).toBe(7);
    run(table, muster(table, X));
    expect(player(table, X).supply).toBe(6);
  });

  test('the-old-oak: a secret more with any Beast adviser', () => {
    const table = alone({ favor: 2 });
    advise(table, X, 'wolves');
    settle(table, 'plains', 'the-old-oak');
    run(table, trade(table, X));
    expect(player(table, X).secrets).toBe(2);
    const without = alone({ favor: 2 });
    settle(without, 'plains', 'the-old-oak');
    run(without, trade(without, X));
    expect(player(without, X).secrets).toBe(0);
  });

  test('forest-paths: to a site with a Beast card for no Supply, past site powers', () => {
    const table = realm(3, ['plains', 'river', 'charming-valley', 'narrow-pass', 'great-slum']);
    turnOf(table, X);
    rich(table, X, { favor: 1 });
    advise(table, X, 'forest-paths');
    player(table, X).supply = 0;
    expect(ids(table, X)).not.toContain('major:travel');
    settle(table, 'great-slum', 'wolves');
    run(table, travel(table, X), 'use:forest-paths:-');
    expect(player(table, X)).toMatchObject({ pawn: 4, supply: 0, favor: 0 });
  });

  test('forest-paths from the Shrouded Wood: free only if its ruler names such a site', () => {
    const table = realm(3, ['shrouded-wood', 'river']);
    turnOf(table, X);
    rich(table, X, { favor: 1 });
    advise(table, X, 'forest-paths');
    rule(table, Y, 'shrouded-wood', 1);
    settle(table, 'river', 'wolves');
    const rules = travel(table, X);
    run(table, rules, 'use:forest-paths:-');
    const asked = run(table, rules);
    expect(asked).toMatchObject({ seat: Y, ask: { kind: 'send' } });
    run(table, rules, asked.ids.find((id) => id !== 'site:river') as string);
    expect(player(table, X).supply).toBe(5);
  });

  test('birdsong: trades with Beast and Nomad cards cost no Supply', () => {
    const table = alone({ secrets: 3 });
    advise(table, X, 'birdsong');
    settle(table, 'plains', 'wolves', 'longbows');
    run(table, trade(table, X), 'trade:wolves:favor:2:0');
    expect(player(table, X).supply).toBe(7);
    run(table, trade(table, X), 'trade:longbows:favor:1:0');
    expect(player(table, X).supply).toBe(6);
  });

  test('small-friends: a trade as though at a site with a Beast card, with its modifiers, without those here', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'small-friends');
    settle(table, 'plains', 'map-library');
    settle(table, 'mountain', 'rangers');
    settle(table, 'lush-coast', 'longbows');
    const rules = trade(table, X);
    expect(run(table, rules).ids).toEqual(['use:small-friends:mountain', 'done']);
    run(table, rules, 'use:small-friends:mountain');
    expect(siteOf(table, 'mountain').cards[0]).toMatchObject({ secrets: 1 });
    expect(player(table, X)).toMatchObject({ pawn: 0, favor: 2 });
  });

  test('small-friends: the Map Library of the other site opens its region', () => {
    const table = alone({ secrets: 1 });
    advise(table, X, 'small-friends');
    settle(table, 'mountain', 'rangers', 'map-library');
    settle(table, 'lush-coast', 'longbows');
    expect(run(table, trade(table, X), 'use:small-friends:mountain').ids).toContain('trade:longbows:favor:1:0');
  });

  test('mushrooms: one card from under the pile of the region, for no Supply', () => {
    const table = alone({ secrets: 1 });
    settle(table, 'plains', 'mushrooms');
    deck(table, 'tutor');
    discarded(table, 'cradle', 'keep', 'scouts', 'wolves');
    player(table, X).supply = 0;
    expect(run(table, search(table, X), 'use:mushrooms:-').ids).toEqual(['card:wolves']);
    expect(player(table, X).supply).toBe(0);
  });

  test('mushrooms with augury and errand-boy: two cards from under another pile', () => {
    const table = alone({ secrets: 1, favor: 1 });
    settle(table, 'plains', 'mushrooms');
    advise(table, X, 'augury', 'errand-boy');
    discarded(table, 'hinterland', 'keep', 'scouts', 'wolves');
    const rules = search(table, X);
    run(table, rules, 'use:mushrooms:-', 'use:augury:-', 'use:errand-boy:-');
    expect(run(table, rules).ids).toEqual(['card:wolves', 'card:scouts']);
  });

  test('new-growth: Beast and Hearth cards go to any site with room', () => {
    const table = alone();
    advise(table, X, 'new-growth');
    inHand(table, X, 'wolves');
    expect(run(table, playFromHand(table, X, 'search')).ids.filter((id) => id.startsWith('to-site'))).toHaveLength(8);
    const other = alone();
    advise(other, X, 'new-growth');
    inHand(other, X, 'longbows');
    expect(run(other, playFromHand(other, X, 'search')).ids.filter((id) => id.startsWith('to-site'))).toHaveLength(1);
  });

  test('wild-cry: a Beast card played faceup brings Supply and warbands', () => {
    const table = alone();
    advise(table, X, 'wild-cry');
    player(table, X).supply = 3;
    playing(table, X, 'wolves', 'to-site:plains');
    expect(player(table, X)).toMatchObject({ supply: 4, warbands: 2 });
    playing(table, X, 'rangers', 'to-advisers:false');
    expect(player(table, X).warbands).toBe(2);
    run(table, actPhase(table, X), 'adviser:1', 'to-advisers:true');
    expect(player(table, X).warbands).toBe(4);
  });

  test('vow-of-beastkin: only on cards that match an adviser, with a warband more', () => {
    const table = alone({ favor: 1 });
    advise(table, X, 'vow-of-beastkin');
    settle(table, 'plains', 'longbows', 'wolves');
    run(table, muster(table, X));
    expect(player(table, X).warbands).toBe(3);
    expect(siteOf(table, 'plains').cards[1]).toMatchObject({ favor: 1 });
  });

  test('bracken: all discards of the Search go to one end of one pile', () => {
    const table = alone();
    advise(table, X, 'bracken');
    discarded(table, 'hinterland', 'scouts');
    deck(table, 'keep', 'longbows', 'wolves');
    const rules = search(table, X);
    expect(run(table, rules).ids).toContain('use:bracken:cradle-top');
    run(table, rules, 'use:bracken:hinterland-under', 'card:keep', 'card:longbows', 'discard');
    expect(table.state.discards.hinterland).toEqual(['keep', 'wolves', 'longbows', 'scouts']);
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

  test('OATH-S55 vow-of-union: with warbands on the board nobody leaves an own site, forced or not', () => {
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

  test('marsh-spirit: whoever targets its site has no plans', () => {
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
