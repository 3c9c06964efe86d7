/** The denizens of Nomad where other cards, sites and Princes meet them. */
import { expect, test } from 'vitest';
import { actPhase } from '../rules/act.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { travel } from '../rules/travel.ts';
import { align, crown } from './prince.ts';
import {
  advise,
  alone,
  banner,
  hold,
  LOSE,
  last,
  place,
  player,
  playing,
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
