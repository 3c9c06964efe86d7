/** The denizens of Beast, by their ids (OATH-card:…): when played, modifiers. */
import { describe, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { search } from '../rules/actions/search.ts';
import { trade } from '../rules/actions/trade.ts';
import { travel } from '../rules/actions/travel.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  C,
  deck,
  discarded,
  ids,
  inHand,
  player,
  playing,
  realm,
  rich,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  X,
  Y,
} from './realm.ts';

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
