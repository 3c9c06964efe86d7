/** The denizens of Discord, by their ids (OATH-card:…): when played. */
import { describe, expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { banditsAt } from '../rules/campaign/force.ts';
import { rearranged } from '../rules/hooks/sources.ts';
import { becomeCitizen } from '../rules/minor/citizenship.ts';
import { capacityOf } from '../rules/queries/queries.ts';
import { wake } from '../rules/turn/wake.ts';
import {
  advise,
  alone,
  banner,
  C,
  hold,
  inHand,
  place,
  player,
  playing,
  realm,
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

describe('when played', () => {
  test('a-small-favor: four warbands', () => {
    const table = alone();
    playing(table, X, 'a-small-favor', 'to-advisers:true');
    expect(player(table, X)).toMatchObject({ warbands: 4, bank: 10 });
  });

  test('key-to-the-city: a site whose ruler is away is seized', () => {
    const table = alone();
    rule(table, Y, 'plains', 3);
    playing(table, X, 'key-to-the-city', 'to-site:plains');
    expect(siteOf(table, 'plains').warbands).toEqual([0, 1, 0]);
    expect(player(table, Y).bank).toBe(14);
  });

  test('key-to-the-city: not where a pawn of the ruler stands, an Imperial one for the Empire', () => {
    const table = realm(4);
    turnOf(table, X);
    role(table, Z, 'citizen');
    place(table, C, 'mountain');
    rule(table, C, 'plains', 1);
    playing(table, X, 'key-to-the-city', 'to-site:plains');
    expect(siteOf(table, 'plains').warbands).toEqual([1, 0, 0, 0]);
  });

  test('key-to-the-city: a Citizen leaves a purple warband where two colours stood', () => {
    const table = realm();
    turnOf(table, X);
    role(table, X, 'citizen');
    banner(table, X, 'peoples-favor', 1);
    rule(table, Y, 'river', 2);
    rule(table, C, 'river', 1);
    playing(table, X, 'key-to-the-city', 'to-site:river');
    expect(siteOf(table, 'river')).toMatchObject({ warbands: [1, 0, 0], ruler: C });
  });

  test('charlatan: one secret stays on the Darkest Secret', () => {
    const table = alone();
    banner(table, Y, 'darkest-secret', 4);
    playing(table, X, 'charlatan', 'to-site:plains');
    expect(table.state.banners['darkest-secret']).toMatchObject({ tokens: 1, holder: Y });
  });

  test('blackmail: the owner pays 3 favor or loses the relic', () => {
    const table = alone();
    place(table, Y, 'plains');
    hold(table, Y, 'map', 'whistle');
    rich(table, Y, { favor: 3 });
    inHand(table, X, 'blackmail');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-advisers:true').ids).toEqual(['card:map', 'card:whistle']);
    expect(run(table, rules, 'card:whistle')).toMatchObject({ seat: Y, ids: ['yes', 'no'] });
    run(table, rules, 'yes');
    expect([player(table, X).favor, player(table, Y).relics.length]).toEqual([3, 2]);
    const poor = alone();
    place(poor, Y, 'plains');
    hold(poor, Y, 'map');
    rich(poor, Y, { favor: 2 });
    playing(poor, X, 'blackmail', 'to-advisers:true');
    expect(player(poor, X).relics.map(({ card }) => card)).toEqual(['map']);
  });

  test("dissent: a favor for each suit one rules; the holder of the People's Favor pays nothing", () => {
    const table = alone({ favor: 1 });
    rule(table, C, 'river', 1);
    settle(table, 'river', 'longbows', 'keep', 'wolves');
    rich(table, C, { favor: 5 });
    rich(table, Y, { favor: 5 });
    advise(table, Y, 'tutor', 'marriage');
    banner(table, Y, 'peoples-favor', 1);
    playing(table, X, 'dissent', 'to-advisers:true');
    expect([C, X, Y].map((seat) => player(table, seat).favor)).toEqual([3, 0, 5]);
    expect(player(table, X).advisers[0]).toMatchObject({ card: 'dissent', favor: 3 });
  });

  test('false-prophet: a revealed Vision counts for its owner too', () => {
    const table = alone();
    reveal(table, Y, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    expect(player(table, X).bank).toBe(13);
    banner(table, X, 'darkest-secret', 1);
    table.state.visionsDrawn = 3;
    expect(run(table, wake(table, X)).result).toBe('vision');
  });

  test('false-prophet: when the Vision is discarded, its owner plays it or discards it', () => {
    const table = alone();
    reveal(table, Y, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    inHand(table, Y, 'vision-of-conquest');
    const rules = playFromHand(table, Y, 'search');
    expect(run(table, rules, 'reveal-vision')).toMatchObject({ seat: X, ask: 'play' });
    run(table, rules, 'reveal-vision');
    expect([player(table, X).vision, player(table, Y).vision]).toEqual(['vision-of-faith', 'vision-of-conquest']);
    expect(player(table, X).bank).toBe(14);
    expect(table.state.prophet).toBeNull();
  });

  test('false-prophet: on their own Vision, which comes back while another is revealed and goes again', () => {
    const table = alone();
    reveal(table, X, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    playing(table, X, 'vision-of-conquest', 'reveal-vision', 'reveal-vision');
    expect(player(table, X).vision).toBe('vision-of-conquest');
    expect(table.state.discards.provinces).toEqual(['vision-of-faith']);
  });

  test('false-prophet: on the Vision of somebody who turns Citizen, it can only be hidden or discarded', () => {
    const table = alone();
    reveal(table, X, 'vision-of-faith');
    playing(table, X, 'false-prophet', 'to-advisers:true');
    expect(run(table, becomeCitizen(table, X, null)).ids).toEqual(['to-advisers:false', 'discard']);
    expect([table.state.prophet, player(table, X).bank]).toEqual([null, 14]);
  });

  test('royal-ambitions: an Exile with more sites than the Chancellor may turn Citizen with a relic unseen', () => {
    const table = alone();
    rule(table, X, 'river', 1);
    const relic = table.state.reliquary[2] as string;
    playing(table, X, 'royal-ambitions', 'to-advisers:true', 'yes', 'slot:2');
    expect(player(table, X)).toMatchObject({ role: 'citizen', supply: 7, relics: [{ card: relic }] });
    const even = alone();
    rule(even, X, 'river', 1);
    rule(even, C, 'mountain', 1);
    expect(playing(even, X, 'royal-ambitions', 'to-advisers:true').done).toBe(true);
  });

  test('royal-ambitions: with an empty Reliquary there is no relic', () => {
    const table = alone();
    rule(table, X, 'river', 1);
    table.state.relicDeck.push(...(table.state.reliquary.splice(0, 4, null, null, null, null) as string[]));
    rearranged(table.state);
    playing(table, X, 'royal-ambitions', 'to-advisers:true', 'yes');
    expect(player(table, X)).toMatchObject({ role: 'citizen', relics: [] });
  });

  test('salt-the-earth: the others go, and there is room for one', () => {
    const table = alone();
    settle(table, 'plains', 'longbows', 'wolves');
    playing(table, X, 'salt-the-earth', 'to-site:plains', 'card:wolves');
    expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['salt-the-earth']);
    expect(table.state.discards.provinces).toEqual(['wolves', 'longbows']);
    expect(capacityOf(table, 0)).toBe(1);
    const locked = alone();
    settle(locked, 'plains', 'boiling-lake');
    expect(playing(locked, X, 'salt-the-earth').ids).not.toContain('to-site:plains');
  });

  test('OATH-S40 salt-the-earth at the Drowned City: legal; capacity becomes 1', () => {
    const table = realm(3, ['drowned-city']);
    turnOf(table, X);
    expect(capacityOf(table, 0)).toBe(0);
    playing(table, X, 'salt-the-earth', 'to-site:drowned-city');
    expect(capacityOf(table, 0)).toBe(1);
  });

  test('riots: under the Mob every other card of the commonest suit at sites goes', () => {
    const table = alone();
    banner(table, null, 'peoples-favor', 1);
    table.state.banners['peoples-favor'].mob = true;
    settle(table, 'river', 'gossip', 'boiling-lake');
    settle(table, 'mountain', 'longbows', 'keep');
    advise(table, Y, 'tyrant');
    inHand(table, X, 'riots');
    const rules = playFromHand(table, X, 'search');
    run(table, rules, 'to-site:plains');
    expect(table.state.discards.provinces).toEqual(['gossip']);
    expect([siteOf(table, 'river').cards.length, siteOf(table, 'mountain').cards.length]).toEqual([1, 2]);
    const calm = alone();
    settle(calm, 'river', 'gossip');
    playing(calm, X, 'riots', 'to-site:plains');
    expect(siteOf(calm, 'river').cards).toHaveLength(1);
  });

  test('OATH-S31 riots: a card goes to the pile after its own region, and ties are decided by the player', () => {
    const table = alone();
    table.state.banners['peoples-favor'].mob = true;
    settle(table, 'mountain', 'longbows');
    inHand(table, X, 'riots');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['suit:discord', 'suit:order']);
    run(table, rules, 'suit:order');
    expect(table.state.discards.cradle).toEqual(['longbows']);
  });

  test('bandit-chief: one warband dies at every site, and bandits are three', () => {
    const table = alone();
    rule(table, Y, 'mountain', 2);
    rule(table, X, 'river', 1);
    rule(table, X, 'mountain', 2);
    inHand(table, X, 'bandit-chief');
    const rules = playFromHand(table, X, 'search');
    expect(run(table, rules, 'to-site:plains').ids).toEqual(['player:1', 'player:2']);
    run(table, rules, 'player:2');
    expect(siteOf(table, 'mountain').warbands).toEqual([0, 2, 1]);
    expect(siteOf(table, 'river').warbands[X]).toBe(0);
    expect(banditsAt(table, 3)).toBe(3);
  });
});
