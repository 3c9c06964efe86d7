/** Section 11, travel: OATH-S48, S49, S51, S52 and the sites' own rules. */
import { expect, test } from 'vitest';
import { forceTravel, travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { wake } from '../rules/turn/wake.ts';
import { C, cover, place, player, realm, rich, rule, run, settle, siteOf, sitesWith, turnOf, X, Y } from './realm.ts';

const passes = [
  'plains',
  'river',
  'charming-valley',
  'narrow-pass',
  'great-slum',
  'rocky-coast',
  'lush-coast',
  'mountain',
];
const woods = [
  'plains',
  'river',
  'shrouded-wood',
  'narrow-pass',
  'the-hidden-place',
  'buried-giant',
  'lush-coast',
  'mountain',
];
const destinations = (ids: readonly string[]) => ids.map((id) => id.replace('travel:', ''));

test('OATH-S48 the Narrow Pass is the only way into its region', () => {
  const table = realm(3, passes);
  turnOf(table, X);
  expect(destinations(run(table, travel(table, X)).ids)).toEqual([
    'river:1:0:0',
    'narrow-pass:2:0:0',
    'rocky-coast:4:0:0',
    'lush-coast:4:0:0',
    'mountain:4:0:0',
  ]);
});

test('OATH-S49 from Coast to Coast for 1, past the Narrow Pass', () => {
  const table = realm(3, [
    'rocky-coast',
    'river',
    'lush-coast',
    'narrow-pass',
    'great-slum',
    'plains',
    'barren-coast',
    'mountain',
  ]);
  turnOf(table, X);
  player(table, X).supply = 1;
  expect(destinations(run(table, travel(table, X)).ids)).toEqual([
    'river:1:0:0',
    'lush-coast:1:0:0',
    'barren-coast:1:0:0',
  ]);
});

test('OATH-S51 Decadent adds to the fixed cost of the Shrouded Wood', () => {
  const table = realm(3, woods);
  table.state.relicDeck.push(table.state.reliquary[1] as string);
  table.state.reliquary[1] = null;
  place(table, C, 'shrouded-wood');
  expect(destinations(run(table, travel(table, C)).ids)).toEqual([
    'plains:0:0:0',
    'river:0:0:0',
    'narrow-pass:2:0:0',
    'the-hidden-place:2:0:0',
    'buried-giant:3:0:0',
    'lush-coast:3:0:0',
    'mountain:3:0:0',
  ]);
});

test('OATH-S52 an enemy who rules the Shrouded Wood names the destination; under bandits one travels as one likes', () => {
  const table = realm(3, woods);
  turnOf(table, X);
  place(table, X, 'shrouded-wood');
  expect(run(table, travel(table, X))).toMatchObject({ seat: X, ask: 'travel' });
  rule(table, Y, 'shrouded-wood', 1);
  const journey = travel(table, X);
  expect(run(table, journey)).toMatchObject({ seat: Y, ask: { kind: 'send', seat: X } });
  run(table, journey, 'site:mountain');
  expect(player(table, X)).toMatchObject({ pawn: 7, supply: 5 });
});

test('OATH-5.6.1 a facedown site is turned and gets its relics and tokens', () => {
  const table = realm(3, sitesWith({ 1: 'mine' }));
  turnOf(table, X);
  cover(table, 'mine');
  run(table, travel(table, X), 'travel:cradle-2:1:0:0');
  expect(siteOf(table, 'mine')).toMatchObject({ faceup: true, favor: 3, relics: [expect.any(String)] });
  run(table, wake(table, X), 'take:favor');
  expect(player(table, X).favor).toBe(1);
  expect(siteOf(table, 'mine').favor).toBe(2);
});

test('OATH-card:the-hidden-place each journey there turns a secret', () => {
  const table = realm(3, sitesWith({ 1: 'the-hidden-place' }));
  turnOf(table, X);
  expect(run(table, travel(table, X)).ids.some((id) => id.includes('hidden'))).toBe(false);
  rich(table, X, { secrets: 1 });
  run(table, travel(table, X), 'travel:the-hidden-place:1:0:1');
  expect(player(table, X)).toMatchObject({ secrets: 0, spent: 1, pawn: 1 });
});

test('OATH-5.6.3 a forced traveller may refuse to turn a secret; then the site is not available', () => {
  const table = realm(3, sitesWith({ 1: 'the-hidden-place' }));
  rich(table, X, { secrets: 1 });
  const sent = forceTravel(table, X, C, { among: [1, 7] });
  expect(run(table, sent, 'site:the-hidden-place')).toMatchObject({ seat: X, ask: { kind: 'toll', flip: 1 } });
  run(table, sent, 'no');
  expect(player(table, X)).toMatchObject({ pawn: 7, secrets: 1, supply: 7 });
});

test('OATH-card:buried-giant a turned secret pays for the journey and opens the Narrow Pass', () => {
  const table = realm(3, woods);
  turnOf(table, X);
  place(table, X, 'buried-giant');
  rich(table, X, { secrets: 1 });
  player(table, X).supply = 0;
  const journey = travel(table, X);
  expect(run(table, journey).ids).toEqual(['use:buried-giant:-']);
  expect(destinations(run(table, journey, 'use:buried-giant:-').ids)).toEqual([
    'plains:0:0:0',
    'river:0:0:0',
    'shrouded-wood:0:0:0',
    'narrow-pass:0:0:0',
    'lush-coast:0:0:0',
    'mountain:0:0:0',
  ]);
});

test('OATH-card:charming-valley leaving costs 1 more', () => {
  const table = realm();
  turnOf(table, X);
  place(table, X, 'charming-valley');
  expect(run(table, travel(table, X)).ids).toContain('travel:plains:3:0:0');
});

test('OATH-card:toll-roads an enemy pays 1 favor to the ruler', () => {
  const table = realm();
  turnOf(table, X);
  settle(table, 'river', 'toll-roads');
  rule(table, C, 'river', 1);
  rule(table, C, 'plains', 1);
  place(table, X, 'river');
  expect(run(table, travel(table, X)).ids.some((id) => id.startsWith('travel:plains'))).toBe(false);
  rich(table, X, { favor: 1 });
  run(table, travel(table, X), 'travel:plains:1:1:0');
  expect([player(table, C).favor, player(table, X).favor]).toEqual([1, 0]);
});

test('OATH-S72 a target at the Hidden Place turns one secret; without one it is not offered', () => {
  const table = realm(3, sitesWith({ 1: 'the-hidden-place' }));
  turnOf(table, X);
  rule(table, Y, 'the-hidden-place', 1);
  rule(table, Y, 'plains', 1);
  expect(run(table, campaign(table, X)).ids).toContain('player:2');
  const war = campaign(table, X);
  expect(run(table, war, 'player:2').ids).not.toContain('site:the-hidden-place');
  table.state.campaigns.length = 0;
  rich(table, X, { secrets: 1 });
  player(table, X).supply = 7;
  const other = campaign(table, X);
  run(table, other, 'player:2', 'site:the-hidden-place');
  expect(player(table, X)).toMatchObject({ secrets: 0, spent: 1 });
});
