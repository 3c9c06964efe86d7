/** Section 11, Citizenship and victory: OATH-S76 to OATH-S84, S101. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { becomeCitizen, exilingCost, selfExileCost } from '../rules/minor/citizenship.ts';
import { exileSomebody, offerCitizenship } from '../rules/minor/scepter.ts';
import { checkTitle } from '../rules/operations/title.ts';
import { learn } from '../rules/queries/knowledge.ts';
import { actMoves } from '../rules/turn/act.ts';
import { wake } from '../rules/turn/wake.ts';
import { roundEnd } from '../rules/turn.ts';
import { view } from '../rules/view.ts';
import {
  banner,
  C,
  hold,
  place,
  player,
  realm,
  reveal,
  rich,
  role,
  rule,
  run,
  settle,
  siteOf,
  title,
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

test('OATH-S76 accepting Citizenship on their own turn', () => {
  const table = realm();
  turnOf(table, X);
  reveal(table, X, 'vision-of-faith');
  title(table, X, 'usurper');
  hold(table, X, 'grand-scepter');
  rich(table, X, { warbands: 2 });
  player(table, X).supply = 1;
  run(table, offerCitizenship(table, X), 'player:1', 'slot:0');
  expect(player(table, X)).toMatchObject({ role: 'citizen', supply: 7, vision: null, warbands: 2, bank: 14 });
  expect(player(table, X).relics).toHaveLength(2);
  expect(table.state).toMatchObject({ title: { holder: X, side: 'oathkeeper' }, memory: { actEnded: true } });
  expect(table.state.discards.provinces).toEqual(['vision-of-faith']);
  expect(player(table, C).bank).toBe(22);
});

test('OATH-S77 with too few purple warbands the Exile chooses which are replaced', () => {
  const table = realm();
  rule(table, C, 'mountain', 21);
  rule(table, X, 'river', 3);
  rich(table, X, { warbands: 2 });
  const rules = becomeCitizen(table, X, null);
  expect(run(table, rules)).toMatchObject({ seat: X, ids: ['amount:2', 'amount:1', 'amount:0'] });
  run(table, rules, 'amount:1');
  expect(player(table, X)).toMatchObject({ warbands: 1, bank: 14 });
  expect(siteOf(table, 'river').warbands).toEqual([2, 0, 0]);
  expect(player(table, C).bank).toBe(0);
});

test('OATH-S78 exiling an Oathkeeper costs 6, less 1 for the People', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  title(table, Z);
  banner(table, C, 'peoples-favor', 1);
  expect(exilingCost(table, C, Z)).toBe(5);
});

test('OATH-S79 exiling oneself costs a favor for each secret and each warband', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  turnOf(table, Z);
  settle(table, 'plains', 'longbows');
  Object.assign(siteOf(table, 'plains').cards[0] as object, { secrets: 1 });
  rich(table, Z, { secrets: 1, warbands: 3, favor: 5 });
  expect(selfExileCost(table, Z)).toBe(5);
  expect(actMoves(table, Z).map(moveId)).toContain('exile-self:5');
});

test('OATH-S80 the title turns at the next Wake and wins at the one after it', () => {
  const table = realm();
  title(table, X);
  expect(run(table, wake(table, X)).result).toBeNull();
  expect(table.state.title.side).toBe('usurper');
  expect(run(table, wake(table, X)).result).toBe('usurper');
});

test('OATH-S81 a Vision needs three drawn', () => {
  const table = realm();
  reveal(table, X, 'vision-of-faith');
  banner(table, X, 'darkest-secret', 1);
  table.state.visionsDrawn = 2;
  expect(run(table, wake(table, X)).result).toBeNull();
  table.state.visionsDrawn = 3;
  expect(run(table, wake(table, X)).result).toBe('vision');
});

test('OATH-S82 a stable regime falls to the Chancellor while no Citizen is the successor', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  title(table, Z);
  table.state.round = 6;
  expect(run(table, roundEnd(table), 'roll=5').result).toEqual({ seat: C, how: 'empire' });
  expect(run(table, roundEnd(table), 'roll=4').result).toBeNull();
});

test('OATH-S83 after round 8 a met Vision beats an Oathkeeper among the Exiles', () => {
  const table = realm();
  table.state.round = 8;
  table.state.oath = 'people';
  banner(table, X, 'peoples-favor', 1);
  title(table, X);
  reveal(table, Y, 'vision-of-conquest');
  rule(table, Y, 'river', 1);
  table.state.visionsDrawn = 3;
  expect(run(table, roundEnd(table)).result).toEqual({ seat: Y, how: 'vision' });
  table.state.visionsDrawn = 2;
  expect(run(table, roundEnd(table)).result).toEqual({ seat: C, how: 'empire' });
});

test('OATH-S84 otherwise the Empire wins, through its successor', () => {
  const table = realm(4);
  table.state.round = 8;
  title(table, X);
  expect(run(table, roundEnd(table)).result).toEqual({ seat: C, how: 'empire' });
  role(table, Z, 'citizen');
  hold(table, Z, 'map', 'whistle');
  expect(run(table, roundEnd(table)).result).toEqual({ seat: Z, how: 'successor' });
});

test('OATH-10.5 two Citizens with equally many relics: neither succeeds', () => {
  const table = realm(4);
  table.state.round = 8;
  for (const seat of [Y, Z]) role(table, seat, 'citizen');
  hold(table, Y, 'map', 'whistle');
  hold(table, Z, 'sticky-fire', 'grand-mask');
  expect(run(table, roundEnd(table)).result).toEqual({ seat: C, how: 'empire' });
  hold(table, Z, 'cup-of-plenty');
  expect(run(table, roundEnd(table)).result).toEqual({ seat: Z, how: 'successor' });
});

test('OATH-10.4 an Imperial title beats every Vision, a Usurper too; of two Visions Conquest comes first', () => {
  const table = realm();
  Object.assign(table.state, { round: 8, visionsDrawn: 3, oath: 'devotion' });
  reveal(table, X, 'vision-of-rebellion');
  banner(table, X, 'peoples-favor', 2);
  reveal(table, Y, 'vision-of-conquest');
  rule(table, Y, 'river', 1);
  expect(run(table, roundEnd(table)).result).toEqual({ seat: C, how: 'empire' });
  title(table, X);
  expect(run(table, roundEnd(table)).result).toEqual({ seat: Y, how: 'vision' });
  title(table, X, 'usurper');
  expect(run(table, roundEnd(table)).result).toEqual({ seat: X, how: 'usurper' });
});

test('OATH-10.1 a Usurper with a met Vision has won in several ways', () => {
  const table = realm();
  turnOf(table, X);
  Object.assign(table.state, { visionsDrawn: 3 });
  title(table, X, 'usurper');
  reveal(table, X, 'vision-of-conquest');
  rule(table, X, 'river', 1);
  expect(run(table, wake(table, X)).result).toBe('usurper-and-vision');
});

test('OATH-6.7 who is exiled keeps the board, in their own colour, and Supply 7; the map stays purple', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  rich(table, C, { favor: 6 });
  rule(table, Z, 'river', 2);
  rich(table, Z, { warbands: 3 });
  player(table, Z).supply = 2;
  run(table, exileSomebody(table, C));
  expect(player(table, Z)).toMatchObject({ role: 'exile', warbands: 3, bank: 11, supply: 7, favor: 4 });
  expect(siteOf(table, 'river').warbands).toEqual([2, 0, 0, 0]);
});

test('OATH-S101 a Scepter that was taken this turn is silent', () => {
  const table = realm();
  turnOf(table, X);
  hold(table, X, 'grand-scepter');
  expect(actMoves(table, X).map(moveId)).toEqual(expect.arrayContaining(['peek:reliquary:0', 'offer-citizenship']));
  table.state.memory.scepterTaken = true;
  expect(
    actMoves(table, X)
      .map(moveId)
      .filter((id) => /offer|reliquary/.test(id)),
  ).toEqual([]);
});

test('OATH-2.15 the title passes to the player who meets the goal when the holder does not; a tie changes nothing', () => {
  const table = realm();
  title(table, C);
  rule(table, C, 'plains', 1);
  rule(table, X, 'river', 1);
  run(table, checkTitle(table));
  expect(table.state.title.holder).toBe(C);
  rule(table, X, 'mountain', 1);
  rule(table, Y, 'great-slum', 1);
  rule(table, Y, 'lush-coast', 1);
  const rules = checkTitle(table);
  expect(run(table, rules)).toMatchObject({ seat: C, ids: ['player:1', 'player:2'] });
  run(table, rules, 'player:2');
  expect(table.state.title).toEqual({ holder: Y, side: 'oathkeeper' });
});

test('OATH-6.6 an offer with an exchange: proposed, countered, accepted', () => {
  const table = realm();
  rich(table, C, { favor: 2 });
  rich(table, X, { secrets: 1 });
  place(table, X, 'river');
  const talk = offerCitizenship(table, C);
  run(table, talk, 'player:1', 'slot:2', 'term:give:favor:-', 'propose');
  expect(run(table, talk, 'counter')).toMatchObject({ seat: X });
  run(table, talk, 'term:want:favor:-', 'term:want:favor:-', 'term:give:secret:-', 'propose');
  run(table, talk, 'accept');
  expect(player(table, X)).toMatchObject({ role: 'citizen', favor: 2, secrets: 0 });
  expect(player(table, C)).toMatchObject({ favor: 0, secrets: 1 });
  expect(table.state.reliquary[2]).toBeNull();
});

test('OATH-6.6 the player who offers may show every Reliquary relic that they know, to the other one alone', () => {
  const table = realm();
  const relics = table.state.reliquary as string[];
  for (const n of [0, 2]) learn(table.state, C, relics[n] as string);
  const offer = offerCitizenship(table, C);
  const shown = (ids: readonly string[]) => ids.filter((id) => id.startsWith('show'));
  expect(shown(run(table, offer, 'player:1', 'slot:2').ids)).toEqual(['show:0', 'show:2']);
  expect(shown(run(table, offer, 'show:0').ids)).toEqual(['show:2']);
  const seenBy = (seat: number) => view(table.state, seat).reliquary.map(({ relic }) => relic);
  expect(seenBy(X)).toEqual([relics[0], null, null, null]);
  expect(seenBy(Y)).toEqual([null, null, null, null]);
});

test('OATH-3.6 after the fourth proposal only accept and decline remain; after two talks there is no third', () => {
  const table = realm();
  const talk = offerCitizenship(table, C);
  run(table, talk, 'player:1', 'slot:0', 'propose', 'counter', 'propose', 'counter', 'propose', 'counter');
  expect(run(table, talk, 'propose').ids).toEqual(['accept', 'decline']);
  run(table, talk, 'decline');
  run(table, offerCitizenship(table, C), 'player:1', 'slot:0', 'withdraw');
  expect(run(table, offerCitizenship(table, C)).ids).not.toContain('player:1');
});
