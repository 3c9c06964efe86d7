/** "Why not?" names the card that rules a pick out. */
import { watching } from '@tavola/kernel/rules/watching.ts';
import { afterEach, expect, test } from 'vitest';
import { muster } from '../rules/actions/muster.ts';
import { playFromHand } from '../rules/actions/play.ts';
import { travel } from '../rules/actions/travel.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import { actPhase } from '../rules/turn/act.ts';
import {
  advise,
  banner,
  C,
  hold,
  inHand,
  place,
  type Realm,
  realm,
  rich,
  rule,
  run,
  settle,
  sitesWith,
  turnOf,
  war,
  X,
  Y,
} from './realm.ts';

afterEach(() => {
  watching.refused = null;
});

/** The clauses that rule picks out at the question this rule comes to. */
function refused(table: Realm, rules: Parameters<typeof run>[1], ...picks: string[]): Map<string, string> {
  watching.refused = new Map();
  run(table, rules, ...picks);
  return new Map([...watching.refused].map(([id, { clause }]) => [id, clause]));
}

test('the Narrow Pass closes its region, the Supply the far one', () => {
  const table = realm(3, sitesWith({ 3: 'narrow-pass' }));
  turnOf(table, X);
  table.state.players[X]!.supply = 3;
  const clauses = refused(table, travel(table, X));
  expect(clauses.get('travel:great-slum:2:0:0')).toBe('OATH-card:narrow-pass');
  expect(clauses.get('travel:mountain:4:0:0')).toBe('OATH-5.6.1');
});

test('a play says which card, limit or restriction is in the way', () => {
  const table = realm();
  turnOf(table, X);
  settle(table, 'river', 'secret-police');
  inHand(table, X, 'vision-of-faith');
  expect(refused(table, playFromHand(table, X, 'search')).get('reveal-vision')).toBe('OATH-card:secret-police');
  const other = realm();
  turnOf(other, X);
  inHand(other, X, 'keep');
  expect(refused(other, playFromHand(other, X, 'search')).get('to-advisers:true')).toBe('OATH-7.5');
});

test('a target says which card protects it', () => {
  const table = realm();
  turnOf(table, Y);
  place(table, C, 'mountain');
  settle(table, 'river', 'tome-guardians');
  rule(table, X, 'river', 1);
  banner(table, X, 'darkest-secret', 1);
  const clauses = refused(table, campaign(table, Y), 'player:1');
  expect(clauses.get('banner:darkest-secret')).toBe('OATH-card:tome-guardians');
});

test('a power says which card bars it', () => {
  const table = realm();
  turnOf(table, X);
  rich(table, X, { secrets: 1 });
  advise(table, X, 'spirit-snare');
  settle(table, 'river', 'spell-breaker');
  expect(refused(table, actPhase(table, X)).get('power:spirit-snare')).toBe('OATH-card:spell-breaker');
});

test('the Vow of Peace is why there is no campaign', () => {
  const table = realm();
  turnOf(table, X);
  advise(table, X, 'vow-of-peace');
  expect(refused(table, actPhase(table, X)).get('major:campaign')).toBe('OATH-card:vow-of-peace');
});

test('an action as a whole says which card is in the way, and its own clause where none is', () => {
  const table = realm();
  turnOf(table, X);
  rich(table, X, { favor: 1 });
  settle(table, 'plains', 'wolves');
  settle(table, 'river', 'forest-council');
  const clauses = refused(table, actPhase(table, X));
  expect(clauses.get('major:muster')).toBe('OATH-card:forest-council');
  expect(clauses.get('major:recover')).toBe('OATH-5.4.1');
});

test('a battle plan says which card bars it', () => {
  const table = war(['longbows', 'rangers'], ['beast-tamer']);
  settle(table, 'mountain', 'spell-breaker');
  expect(refused(table, campaign(table, X), 'dice:4').get('use:rangers:-')).toBe('OATH-card:beast-tamer');
});

test('a card to trade with or to muster on says who keeps it', () => {
  const table = realm();
  turnOf(table, X);
  rich(table, X, { favor: 1 });
  settle(table, 'plains', 'wolves', 'longbows', 'keep');
  settle(table, 'river', 'forest-council');
  expect(refused(table, muster(table, X)).get('card:wolves')).toBe('OATH-card:forest-council');
});

test('a relic says who protects it', () => {
  const table = war([], ['lost-tongue']);
  place(table, Y, 'river');
  hold(table, Y, 'map');
  expect(refused(table, campaign(table, X)).get('relic:map')).toBe('OATH-card:lost-tongue');
});
