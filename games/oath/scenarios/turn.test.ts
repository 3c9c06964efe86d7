/** Section 11, turn, Supply, banners: OATH-S15 to OATH-S27. */
import { expect, test } from 'vitest';
import { recover } from '../rules/actions/recover.ts';
import { search } from '../rules/actions/search.ts';
import { actMoves } from '../rules/turn/act.ts';
import { rest } from '../rules/turn/rest.ts';
import { wake } from '../rules/turn/wake.ts';
import {
  advise,
  adviseFacedown,
  banner,
  C,
  deck,
  place,
  player,
  realm,
  rich,
  role,
  run,
  settle,
  siteOf,
  turnOf,
  X,
  Y,
  Z,
} from './realm.ts';

const supplyAfterRest = (bank: number, unspent: number) => {
  const table = realm();
  turnOf(table, X);
  rich(table, X, { warbands: 14 - bank });
  player(table, X).supply = unspent;
  run(table, rest(table, X));
  return player(table, X).supply;
};

test('OATH-S15 refresh by the bank, plus what was not spent', () => expect(supplyAfterRest(9, 1)).toBe(7));
test('OATH-S16 never above 7', () => expect(supplyAfterRest(12, 3)).toBe(7));
test.each([
  [0, 4],
  [3, 4],
  [4, 5],
  [8, 5],
  [9, 6],
])('OATH-3.4 an Exile with %i warbands in the bank refreshes to %i', (bank, supply) => {
  expect(supplyAfterRest(bank, 0)).toBe(supply);
});

test("OATH-S17 a Citizen refreshes to the Chancellor's current Supply", () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  turnOf(table, Z);
  player(table, C).supply = 5;
  player(table, Z).supply = 0;
  run(table, rest(table, Z));
  expect(player(table, Z).supply).toBe(5);
});

test('OATH-S18 Rest collects the secrets on cards, and the favor goes to the bank', () => {
  const table = realm();
  turnOf(table, X);
  settle(table, 'plains', 'longbows');
  rich(table, X, { favor: 2 });
  Object.assign(siteOf(table, 'plains').cards[0] as object, { favor: 2, secrets: 1 });
  player(table, X).favor = 0;
  player(table, X).spent = 1;
  run(table, rest(table, X));
  expect(player(table, X)).toMatchObject({ secrets: 2, spent: 0, favor: 0 });
  expect(table.state.banks.order).toBe(5);
  expect(siteOf(table, 'plains').cards[0]).toMatchObject({ favor: 0, secrets: 0 });
});

test('OATH-S19 with one favor on the banner and none on the board nothing happens', () => {
  const table = realm();
  banner(table, C, 'peoples-favor', 1);
  expect(run(table, wake(table, C)).done).toBe(true);
  expect(table.state.banners['peoples-favor'].tokens).toBe(1);
});

test('OATH-S20 the Mob is tended twice: adding and removing leaves 4', () => {
  const table = realm();
  banner(table, C, 'peoples-favor', 4);
  table.state.banners['peoples-favor'].mob = true;
  rich(table, C, { favor: 1 });
  const rule = wake(table, C);
  expect(run(table, rule, 'add').ids).toEqual([
    'remove:discord',
    'remove:arcane',
    'remove:order',
    'remove:hearth',
    'remove:beast',
    'remove:nomad',
  ]);
  run(table, rule, 'remove:beast');
  expect(table.state.banners['peoples-favor']).toMatchObject({ tokens: 4, mob: true });
  expect(table.state.banks.beast).toBe(4);
});

test('OATH-S21 the sixth favor turns the banner to the Mob', () => {
  const table = realm();
  banner(table, C, 'peoples-favor', 5);
  rich(table, C, { favor: 1 });
  run(table, wake(table, C), 'add');
  expect(table.state.banners['peoples-favor']).toMatchObject({ tokens: 6, mob: true });
});

test("OATH-S22 recovering the People's Favor sends the old favor round the banks", () => {
  const table = realm();
  turnOf(table, X);
  banner(table, Y, 'peoples-favor', 3);
  table.state.banners['peoples-favor'].mob = true;
  rich(table, X, { favor: 4 });
  run(table, recover(table, X), 'bank:nomad');
  expect(table.state.banks).toEqual({ discord: 4, arcane: 4, order: 3, hearth: 3, beast: 3, nomad: 4 });
  expect(table.state.banners['peoples-favor']).toEqual({ holder: X, tokens: 4, mob: false });
  expect(player(table, X)).toMatchObject({ favor: 0, supply: 6 });
});

test('OATH-S24 recovering the Darkest Secret: one old secret comes back, the rest goes to the former holder', () => {
  const table = realm();
  turnOf(table, X);
  banner(table, Y, 'darkest-secret', 3);
  settle(table, 'plains', 'longbows');
  rich(table, X, { secrets: 4 });
  run(table, recover(table, X));
  expect(player(table, X).secrets).toBe(1);
  expect(player(table, Y).secrets).toBe(2);
  expect(table.state.banners['darkest-secret']).toEqual({ holder: X, tokens: 4 });
});

test('OATH-S25 the Darkest Secret is safe while every card at the site has a matching adviser', () => {
  const table = realm();
  turnOf(table, X);
  banner(table, Y, 'darkest-secret', 1);
  place(table, Y, 'river');
  settle(table, 'river', 'alchemist', 'wayside-inn');
  advise(table, Y, 'augury', 'levelers');
  rich(table, X, { secrets: 5 });
  expect(actMoves(table, X)).not.toContainEqual({ kind: 'major', action: 'recover' });
  player(table, Y).advisers[1] = { ...player(table, Y).advisers[1], faceup: false } as never;
  expect(actMoves(table, X)).toContainEqual({ kind: 'major', action: 'recover' });
});

test('OATH-S26 a player who recovers their own Darkest Secret gets all old secrets back', () => {
  const table = realm();
  turnOf(table, X);
  banner(table, X, 'darkest-secret', 2);
  rich(table, X, { secrets: 3 });
  run(table, recover(table, X));
  expect(player(table, X).secrets).toBe(2);
  expect(table.state.banners['darkest-secret'].tokens).toBe(3);
});

test('OATH-S27 its holder searches the world deck for 2', () => {
  const table = realm();
  turnOf(table, X);
  table.state.visionsDrawn = 4;
  deck(table, 'longbows', 'keep', 'scouts');
  adviseFacedown(table, Y, 'alchemist');
  run(table, search(table, X));
  expect(player(table, X).supply).toBe(3);
  const other = realm();
  turnOf(other, X);
  other.state.visionsDrawn = 4;
  deck(other, 'longbows', 'keep', 'scouts');
  banner(other, X, 'darkest-secret', 1);
  run(other, search(other, X));
  expect(player(other, X).supply).toBe(5);
});
