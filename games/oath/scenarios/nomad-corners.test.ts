/** The denizens of Nomad where other cards, sites and Princes meet them. */
import { expect, test } from 'vitest';
import { playFromHand } from '../rules/actions/play.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
import { align, crown } from './prince.ts';
import {
  advise,
  adviseFacedown,
  alone,
  banner,
  C,
  hold,
  ids,
  inHand,
  LOSE,
  last,
  place,
  player,
  playing,
  realm,
  relicsAt,
  rich,
  role,
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

test('way-station: the favor is wasted if the ruler of the Shrouded Wood names another site', () => {
  const table = realm(3, ['shrouded-wood', 'river', 'plains']);
  turnOf(table, X);
  rich(table, X, { favor: 1 });
  rule(table, Y, 'shrouded-wood', 1);
  settle(table, 'river', 'way-station');
  const rules = travel(table, X);
  expect(run(table, rules, 'use:way-station:pay')).toMatchObject({ seat: Y, ask: { kind: 'send' } });
  run(table, rules, 'site:plains');
  expect(player(table, X)).toMatchObject({ pawn: 2, supply: 5, favor: 0 });
});

test('tents: without the Supply the ruler of the Shrouded Wood may let the journey fail', () => {
  const table = realm(3, ['shrouded-wood', 'river', 'plains']);
  turnOf(table, X);
  rich(table, X, { favor: 1 });
  advise(table, X, 'tents');
  rule(table, Y, 'shrouded-wood', 1);
  player(table, X).supply = 0;
  run(table, travel(table, X), 'use:tents:-', 'site:plains');
  expect(last(table, 'journey-failed')).toMatchObject({ seat: X, to: 'plains' });
  expect(player(table, X)).toMatchObject({ pawn: 0, favor: 0 });
});

test('tents: not for a journey that is free anyway', () => {
  const table = alone({ favor: 1 });
  advise(table, X, 'tents');
  expect(run(table, travel(table, X, { free: true })).ask).toBe('travel');
});

test('resettle: at the Great Slum a card makes room for the Nomad', () => {
  const table = alone();
  settle(table, 'plains', 'resettle');
  settle(table, 'great-slum', 'longbows', 'wolves', 'scouts');
  advise(table, Y, 'elders');
  const turn = actPhase(table, X);
  expect(run(table, turn, 'power:resettle', 'site:great-slum').ids).toEqual([
    'card:longbows',
    'card:wolves',
    'card:scouts',
  ]);
  run(table, turn, 'card:scouts');
  expect(siteOf(table, 'great-slum').cards.map(({ card }) => card)).toEqual(['longbows', 'wolves', 'elders']);
});

test('ancient-bloodline: an enemy does not get the relic of a homeland either', () => {
  const table = realm(3, ['deep-woods']);
  turnOf(table, X);
  advise(table, Y, 'ancient-bloodline');
  rule(table, Y, 'deep-woods', 1);
  relicsAt(table, 'deep-woods', 'map');
  playing(table, X, 'wolves', 'to-site:deep-woods');
  expect(player(table, X).relics).toEqual([]);
  playing(table, Y, 'rangers', 'to-site:deep-woods');
  expect(player(table, Y).relics).toMatchObject([{ card: 'map' }]);
});

test('relic-worship: it is at hand where the pawn stands, not where the homeland lies', () => {
  const worshipped = (site: string) => {
    const table = realm(3, ['plains', 'deep-woods']);
    turnOf(table, X);
    banner(table, X, 'peoples-favor', 1);
    settle(table, site, 'relic-worship');
    relicsAt(table, 'deep-woods', 'map');
    player(table, X).supply = 2;
    playing(table, X, 'wolves', 'to-site:deep-woods', 'none');
    return player(table, X).supply;
  };
  expect(worshipped('plains')).toBe(5);
  expect(worshipped('deep-woods')).toBe(2);
});

test('lost-tongue: a Prince with Nomad conspirators rules a Nomad card', () => {
  const campaigned = (row: number) => {
    const table = war([], ['lost-tongue']);
    const prince = crown(table, X);
    if (row > 0) align(prince, 'nomad', 'conspirators', row);
    place(table, Y, 'river');
    hold(table, Y, 'map');
    prince.war = { defender: Y, targets: [{ kind: 'relic', relic: 'map' }] };
    run(table, campaign(table, X), ...(row > 0 ? WIN(4, 4) : WIN(4, 1)));
    return player(table, X).relics.length;
  };
  expect([campaigned(0), campaigned(1)]).toEqual([0, 1]);
});

test('great-crusade: bandits count the Nomad cards they rule', () => {
  const table = alone({ warbands: 3 });
  settle(table, 'plains', 'great-crusade');
  settle(table, 'mountain', 'elders');
  run(table, campaign(table, X), 'done', 'dice:3', ...LOSE(2), 'no');
  expect(last(table, 'pools')).toMatchObject({ attack: 2 });
  expect(siteOf(table, 'plains').cards).toEqual([]);
});

test('family-wagon: facedown advisers are no Nomads, and two locked others forbid it', () => {
  const table = alone();
  adviseFacedown(table, X, 'tutor', 'wolves', 'elders');
  playing(table, X, 'family-wagon', 'to-advisers:true', 'facedown:1:0', 'facedown:1:0');
  expect(player(table, X).advisers.map(({ card }) => card)).toEqual(['elders', 'family-wagon']);
  const locked = alone();
  advise(locked, X, 'marriage', 'vow-of-peace');
  inHand(locked, X, 'family-wagon');
  expect(run(locked, playFromHand(locked, X, 'search')).ids).not.toContain('to-advisers:true');
});

test('twin-brother: the one who gets the Family Wagon and the one who loses it keep to their limits', () => {
  const table = alone();
  advise(table, Y, 'family-wagon', 'elders', 'tents', 'hospitality');
  advise(table, X, 'tutor', 'wolves');
  inHand(table, X, 'twin-brother');
  const rules = playFromHand(table, X, 'search');
  run(table, rules, 'to-advisers:true', 'card:family-wagon');
  expect(run(table, rules)).toMatchObject({ seat: X, ask: 'over-limit' });
  expect(run(table, rules, 'card:tutor')).toMatchObject({ seat: Y, ask: 'over-limit' });
  run(table, rules, 'card:twin-brother');
  expect(player(table, Y).advisers).toHaveLength(3);
});

test('lost-tongue: nobody without a Nomad card recovers a banner of its owner', () => {
  const table = alone({ favor: 5 });
  banner(table, Y, 'peoples-favor', 1);
  expect(ids(table, X)).toContain('major:recover');
  advise(table, Y, 'lost-tongue');
  expect(ids(table, X)).not.toContain('major:recover');
  rule(table, X, 'plains', 1);
  settle(table, 'plains', 'elders');
  expect(ids(table, X)).toContain('major:recover');
});

test('vow-of-kinship: an exchange gives out of the Nomad bank and takes into it', () => {
  const table = alone();
  settle(table, 'plains', 'tinkers-fair');
  advise(table, X, 'vow-of-kinship');
  rich(table, Y, { favor: 1 });
  const turn = actPhase(table, X);
  const given = ['term:give:favor:-', 'term:give:favor:-', 'term:give:favor:-'];
  run(table, turn, 'power:tinkers-fair', 'player:2', ...given, 'term:want:favor:-');
  expect(run(table, turn).ids).not.toContain('term:give:favor:-');
  run(table, turn, 'propose', 'accept');
  expect([player(table, X).favor, player(table, Y).favor, table.state.banks.nomad]).toEqual([0, 3, 1]);
});

test('warning-signals: a Citizen lifts purple warbands without asking', () => {
  const table = realm(4);
  role(table, Y, 'citizen');
  turnOf(table, X);
  for (const seat of [C, 3]) place(table, seat, 'mountain');
  for (const seat of [X, Y]) place(table, seat, 'river');
  rich(table, X, { warbands: 1 });
  rule(table, C, 'plains', 4);
  advise(table, Y, 'warning-signals');
  const plan = ['use:warning-signals:-', 'site:plains', 'amount:1'];
  run(table, campaign(table, X), 'player:2', 'pawn', 'done', 'dice:1', ...plan, ...LOSE(1, 3));
  expect(player(table, Y)).toMatchObject({ warbands: 3, advisers: [] });
});

test('wild-mounts: one Beast card at a site saves all Nomad plans of its user', () => {
  const table = war([], ['wild-mounts', 'warning-signals', 'mountain-giant']);
  rich(table, Y, { secrets: 1, warbands: 2 });
  rule(table, Y, 'mountain', 2);
  settle(table, 'mountain', 'wolves');
  const plans = ['use:wild-mounts:-', 'use:warning-signals:-', 'done', 'use:mountain-giant:-', 'amount:3'];
  run(table, campaign(table, X), 'done', 'dice:4', ...plans, ...LOSE(1), 'card:wolves');
  expect(player(table, Y).advisers).toHaveLength(3);
  expect(siteOf(table, 'mountain').cards).toEqual([]);
});

test('special-envoy: free wherever the ruler of the Shrouded Wood sends, and the Act Phase is over', () => {
  const table = realm(3, ['shrouded-wood', 'river', 'plains']);
  turnOf(table, X);
  advise(table, X, 'special-envoy');
  rule(table, Y, 'shrouded-wood', 1);
  player(table, X).supply = 0;
  expect(run(table, actPhase(table, X), 'major:travel', 'use:special-envoy:-', 'site:plains').done).toBe(true);
  expect(player(table, X).pawn).toBe(2);
});

test('pilgrimage: denizens under the Ancient Bloodline of an enemy stay', () => {
  const table = alone();
  advise(table, Y, 'ancient-bloodline');
  rule(table, Y, 'plains', 1);
  settle(table, 'plains', 'longbows');
  playing(table, X, 'pilgrimage', 'to-advisers:true');
  expect(siteOf(table, 'plains').cards).toHaveLength(1);
  expect(table.state.discards.cradle).toEqual([]);
});

test('the-gathering: a Prince neither comes nor deals', () => {
  const table = alone();
  crown(table, C);
  const rules = playing(table, X, 'the-gathering', 'to-site:plains', 'no');
  expect(rules.done).toBe(true);
  expect(player(table, C).pawn).toBe(7);
});
