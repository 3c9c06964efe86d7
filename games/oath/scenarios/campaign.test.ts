/** Section 11, campaign: OATH-S23, S56 to S70, S103, S107. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { describe, expect, test } from 'vitest';
import { attackOf, campaign } from '../rules/campaign/campaign.ts';
import { shields } from '../rules/operations/dice.ts';
import { actMoves } from '../rules/turn/act.ts';
import {
  advise,
  attack,
  banner,
  C,
  defense,
  hold,
  place,
  player,
  type Realm,
  realm,
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

const last = (table: Realm, kind: string) => table.events.findLast((event) => event.kind === kind);

/** X stands alone on the river, where nothing changes the dice; everybody else is on the Mountain. */
function front(seats = 3): Realm {
  const table = realm(seats);
  turnOf(table, X);
  for (let seat = 0; seat < seats; seat++) place(table, seat, seat === X ? 'river' : 'mountain');
  return table;
}

test('OATH-S56 bandits, hollow swords and one sacrifice', () => {
  const table = front();
  rich(table, X, { warbands: 4 });
  const war = campaign(table, X);
  const asked = run(table, war, 'done', 'dice:4', ...defense('2'), ...attack('sshh'));
  expect(asked).toMatchObject({ ask: { kind: 'sacrifice', attack: 3, defense: 3 }, ids: ['sacrifice:1', 'no'] });
  expect(run(table, war, 'sacrifice:1').ids).toEqual(['amount:3', 'amount:2', 'amount:1', 'amount:0']);
  run(table, war, 'amount:2');
  expect(siteOf(table, 'river')).toMatchObject({ ruler: X, warbands: [0, 2, 0] });
  expect(player(table, X)).toMatchObject({ warbands: 1, bank: 11, supply: 5 });
});

test('OATH-S57 two doublers make three shields twelve', () =>
  expect(shields(['shield', 'shields', 'doubler', 'doubler'])).toBe(12));

test('OATH-S58 skulls kill the whole force, and nothing is left to sacrifice', () => {
  const table = front();
  rich(table, X, { warbands: 2 });
  expect(run(table, campaign(table, X), 'done', 'dice:2', ...defense('x'), ...attack('kk')).done).toBe(true);
  expect(last(table, 'attack-roll')).toMatchObject({ total: 4, skulls: 2 });
  expect(player(table, X)).toMatchObject({ warbands: 0, bank: 14 });
  expect(last(table, 'won-campaign')).toMatchObject({ seat: X });
});

test('OATH-S59 three hollow swords are one', () => {
  expect(attackOf(['hollow', 'hollow', 'hollow'], [], 1)).toEqual({ total: 1, skulls: 0 });
});

test('OATH-S60 a defeated attacker loses half, rounded down', () => {
  const table = front();
  rich(table, X, { warbands: 5 });
  run(table, campaign(table, X), 'done', 'dice:1', ...defense('2'), ...attack('h'), 'no');
  expect(player(table, X)).toMatchObject({ warbands: 3, bank: 11 });
});

test('OATH-S61 a defeated defender picks the dead; the survivors go to the board', () => {
  const table = front();
  place(table, Y, 'river');
  rule(table, Y, 'river', 3);
  rich(table, Y, { warbands: 2 });
  rich(table, X, { warbands: 9 });
  const war = campaign(table, X);
  const asked = run(table, war, 'done', 'dice:9', ...defense('1'), ...attack('sssssssss'));
  expect(asked).toMatchObject({ seat: Y, ask: { kind: 'losses', left: 2 }, ids: ['amount:2', 'amount:1', 'amount:0'] });
  run(table, war, 'amount:1', 'amount:4');
  expect(player(table, Y)).toMatchObject({ warbands: 3, bank: 11 });
  expect(siteOf(table, 'river').warbands).toEqual([0, 4, 0]);
});

test.each([
  ['oathkeeper', 2],
  ['usurper', 3],
] as const)('OATH-S62 the title as %s: %i dice for one site', (side, dice) => {
  const table = front();
  rule(table, Y, 'river', 1);
  title(table, Y, side);
  rich(table, X, { warbands: 1 });
  const war = campaign(table, X);
  run(table, war);
  expect(last(table, 'targets')).toMatchObject({ dice: 1 });
  run(table, war, 'dice:1', ...defense('-'.repeat(dice)), ...attack('h'));
  expect(last(table, 'defense-roll')).toMatchObject({ total: 1 });
});

/** Y rules the river with these plans among the advisers; X attacks with this many warbands. */
function plans(attacker: readonly string[], defender: readonly string[], warbands: number): Realm {
  const table = front();
  rule(table, Y, 'river', 1);
  advise(table, X, ...attacker);
  advise(table, Y, ...defender);
  rich(table, X, { warbands, favor: 3 });
  rich(table, Y, { favor: 3 });
  return table;
}

test('OATH-S63 attack dice that are not there to be removed become defense dice', () => {
  const table = plans([], ['horse-archers'], 2);
  run(table, campaign(table, X), 'dice:2', 'use:horse-archers:-', ...defense('--'), 'no');
  expect(last(table, 'pools')).toMatchObject({ attack: 0, defense: 2 });
  expect(player(table, Y).advisers).toEqual([]);
});

test('OATH-S64 the Mounted Patrol halves the final pool', () => {
  const table = plans(['longbows'], ['mounted-patrol'], 5);
  run(
    table,
    campaign(table, X),
    'dice:5',
    'use:longbows:-',
    'use:mounted-patrol:-',
    ...defense('2'),
    ...attack('hhh'),
    'no',
  );
  expect(last(table, 'attack-roll')).toMatchObject({ faces: ['hollow', 'hollow', 'hollow'] });
});

test('OATH-S65 Rangers count the dice when they are used; skulls are ignored in any case', () => {
  const table = plans(['rangers'], ['storm-caller'], 2);
  place(table, Y, 'river');
  const war = campaign(table, X);
  run(table, war, 'pawn', 'dice:2', 'use:rangers:-');
  expect(last(table, 'pools')).toMatchObject({ attack: 2, defense: 3 });
  run(table, war, 'use:storm-caller:-', ...defense('222-x'), ...attack('kk'));
  expect(player(table, X)).toMatchObject({ warbands: 1 });
  expect(last(table, 'attack-roll')).toMatchObject({ total: 4, skulls: 0 });
});

test('OATH-S66 the Code of Honor of an Ally leaves the defender no other plan', () => {
  const table = front(4);
  role(table, Z, 'citizen');
  place(table, Z, 'river');
  rule(table, C, 'river', 1);
  advise(table, C, 'code-of-honor');
  advise(table, Z, 'longbows');
  rich(table, X, { warbands: 3 });
  const war = campaign(table, X);
  run(table, war, 'player:3', 'done', 'dice:3', 'pass');
  expect(run(table, war, 'use:code-of-honor:-', ...defense('22'), ...attack('h')).done).toBe(true);
  expect(last(table, 'attack-roll')).toMatchObject({ faces: ['hollow'] });
});

test('OATH-S67 the Specialist: no plan for the defender or the Allies', () => {
  const table = plans(['specialist'], ['longbows', 'wrestlers'], 2);
  const war = campaign(table, X);
  run(table, war, 'dice:2', 'use:specialist:-', ...defense('2'), ...attack('hh'));
  expect(player(table, X).favor).toBe(1);
  expect(table.events.filter(({ kind }) => kind === 'used')).toEqual([{ kind: 'used', seat: X, card: 'specialist' }]);
});

describe('Peace Envoy', () => {
  const envoy = (favor: number) => {
    const table = front();
    place(table, Y, 'river');
    rule(table, Y, 'river', 2);
    advise(table, X, 'peace-envoy');
    rich(table, X, { warbands: 1, favor });
    return table;
  };
  test('OATH-S68 the Envoy gives a favor for each defense die, wins, takes the targets, and nobody dies', () => {
    const table = envoy(4);
    const war = campaign(table, X);
    run(table, war, 'pawn', 'dice:1', 'use:peace-envoy:-', 'amount:1', 'no', 'no');
    expect(player(table, X)).toMatchObject({ favor: 0, warbands: 0 });
    expect(player(table, Y)).toMatchObject({ favor: 3, warbands: 2, bank: 12 });
    expect(siteOf(table, 'river').ruler).toBe(X);
  });
  test('OATH-S68 the Envoy is not offered when the favor would not suffice', () => {
    const table = envoy(3);
    expect(run(table, campaign(table, X), 'pawn', 'dice:1', ...defense('222'), ...attack('h')).done).toBe(true);
  });
});

test('OATH-S69 an Imperial defense: the Chancellor is an Ally, and survivors of the site go to the Chancellor', () => {
  const table = front(4);
  role(table, Z, 'citizen');
  rule(table, C, 'river', 2);
  rich(table, C, { warbands: 4 });
  rich(table, X, { warbands: 6 });
  const war = campaign(table, X);
  run(table, war, 'player:3', 'dice:6', ...defense('1-'), ...attack('ssssss'));
  expect(table.state.campaigns[0]).toMatchObject({ defender: Z, allies: [C] });
  expect(last(table, 'defense-roll')).toMatchObject({ total: 3 });
  expect(player(table, C)).toMatchObject({ warbands: 5 });
});

test('OATH-5.5.3 a Citizen on the spot joins if both agree; the Chancellor picks the dead, and survivors on boards stay', () => {
  const table = front(4);
  role(table, Z, 'citizen');
  place(table, Z, 'river');
  rule(table, C, 'river', 1);
  rich(table, Z, { warbands: 2 });
  rich(table, X, { warbands: 6 });
  const war = campaign(table, X);
  const asked = run(table, war, 'player:0');
  expect(asked).toMatchObject({ seat: Z, ask: { kind: 'ally', defender: C } });
  expect(run(table, war, 'yes')).toMatchObject({ seat: C, ask: { kind: 'allow-ally', seat: Z } });
  const dead = run(table, war, 'yes', 'dice:6', ...defense('--'), ...attack('ssssss'));
  expect(last(table, 'defense-roll')).toMatchObject({ total: 3 });
  expect(dead).toMatchObject({ seat: C, ask: { kind: 'losses', from: { site: 'river' }, left: 1 } });
  run(table, war, 'amount:0', 'amount:0');
  expect([player(table, C).warbands, player(table, Z).warbands]).toEqual([1, 1]);
});

test('OATH-5.5.1 without warbands one may still attack: no dice, no dead, and the last token of a banner stays', () => {
  const table = front();
  run(table, campaign(table, X), 'done', ...defense('-'));
  expect(last(table, 'won-campaign')).toMatchObject({ seat: null, attack: 0, defense: 1 });
  const rich4 = front();
  place(rich4, Y, 'river');
  banner(rich4, Y, 'peoples-favor', 1);
  rich(rich4, X, { warbands: 4 });
  run(
    rich4,
    campaign(rich4, X),
    'player:2',
    'banner:peoples-favor',
    'done',
    'dice:4',
    ...defense('-'),
    ...attack('ssss'),
  );
  expect(rich4.state.banners['peoples-favor']).toEqual({ holder: X, tokens: 1, mob: true });
});

test('OATH-S70 a Citizen who attacks the Chancellor is not an Imperial: the purple warbands at sites defend', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  turnOf(table, Z);
  place(table, Z, 'river');
  for (const seat of [C, X, Y]) place(table, seat, 'mountain');
  rule(table, C, 'river', 2);
  rich(table, Z, { warbands: 3 });
  const war = campaign(table, Z);
  run(table, war, 'dice:3', ...defense('--'), ...attack('sss'), 'amount:1');
  expect(last(table, 'defense-roll')).toMatchObject({ total: 2 });
  expect(table.events.find(({ kind }) => kind === 'campaign')).toMatchObject({ seat: Z, defender: C });
  expect(siteOf(table, 'river').warbands[C]).toBe(1);
  expect(player(table, C).warbands).toBe(1);
});

test("OATH-S23 seizing the People's Favor with 2 favor leaves 1 and raises the Mob", () => {
  const table = front();
  place(table, Y, 'river');
  banner(table, Y, 'peoples-favor', 2);
  rich(table, X, { warbands: 6 });
  run(
    table,
    campaign(table, X),
    'player:2',
    'banner:peoples-favor',
    'done',
    'dice:6',
    ...defense('--'),
    ...attack('ssssss'),
  );
  expect(table.state.banners['peoples-favor']).toEqual({ holder: X, tokens: 1, mob: true });
});

test('OATH-5.5.9 the pawn is banished and half of the favor burns, each if the attacker likes', () => {
  const table = front();
  place(table, Y, 'river');
  rich(table, Y, { favor: 5 });
  rich(table, X, { warbands: 6 });
  const war = campaign(table, X);
  const asked = run(table, war, 'player:2', 'dice:6', ...defense('--'), ...attack('ssssss'));
  expect(asked).toMatchObject({ seat: X, ask: { kind: 'send', seat: Y } });
  expect(asked.ids).toContain('no');
  run(table, war, 'site:lush-coast', 'yes');
  expect(player(table, Y)).toMatchObject({ pawn: 6, favor: 3, supply: 7 });
});

test('OATH-S103 a Citizen elsewhere has nothing to be attacked for; here the pawn and its goods are all', () => {
  const table = realm(4);
  role(table, Z, 'citizen');
  rule(table, C, 'plains', 2);
  for (const seat of [X, Y, Z]) place(table, seat, 'mountain');
  expect(actMoves(table, C).map(moveId)).not.toContain('major:campaign');
  place(table, Z, 'plains');
  hold(table, Z, 'map');
  expect(run(table, campaign(table, C)).ids).toEqual(['relic:map', 'pawn']);
});

test('OATH-S107 defeated Captains: the survivors of the site go to the board', () => {
  const table = front();
  rule(table, X, 'fertile-valley', 3);
  rule(table, Y, 'river', 1);
  place(table, X, 'mountain');
  place(table, Y, 'fertile-valley');
  rich(table, X, { warbands: 2 });
  const war = campaign(table, X, { at: 3, from: [3], free: true });
  run(table, war, 'pawn', 'done', 'dice:2', ...defense('22'), ...attack('hh'));
  const asked = run(table, war, 'no');
  expect(asked.ids).toEqual(['amount:2', 'amount:1', 'amount:0']);
  run(table, war, 'amount:1');
  expect(player(table, X)).toMatchObject({ warbands: 3, bank: 11, supply: 7 });
  expect(siteOf(table, 'fertile-valley').ruler).toBe(-1);
});

test('OATH-5.5.9 victorious Captains: warbands of their site march on to what was taken', () => {
  const table = front();
  rule(table, X, 'fertile-valley', 3);
  rule(table, Y, 'river', 1);
  place(table, X, 'mountain');
  place(table, Y, 'fertile-valley');
  rich(table, X, { warbands: 1 });
  const war = campaign(table, X, { at: 3, from: [3], free: true });
  run(table, war, 'site:river', 'dice:4', ...defense('---'), ...attack('ssss'));
  const asked = run(table, war, 'amount:0');
  expect(asked).toMatchObject({ ask: { kind: 'place', site: 'river', from: 'fertile-valley' } });
  run(table, war, 'amount:2');
  expect([siteOf(table, 'river').warbands[X], siteOf(table, 'fertile-valley').warbands[X]]).toEqual([2, 1]);
});

test('OATH-5.5.9 with the Vow of Union nobody marches on', () => {
  const table = front();
  advise(table, X, 'vow-of-union');
  rule(table, X, 'fertile-valley', 3);
  rule(table, Y, 'plains', 1);
  place(table, X, 'plains');
  rich(table, X, { warbands: 1 });
  const war = campaign(table, X);
  run(table, war, 'dice:4', ...defense('-'), ...attack('sssss'));
  expect(run(table, war, 'amount:1').done).toBe(true);
  expect([siteOf(table, 'plains').warbands[X], siteOf(table, 'fertile-valley').warbands[X]]).toEqual([1, 3]);
});

test('OATH-5.5.9 half of the favor that is left after the toll burns', () => {
  const table = front();
  settle(table, 'river', 'toll-roads');
  rule(table, C, 'river', 1);
  for (const seat of [X, Y]) place(table, seat, 'plains');
  rich(table, Y, { favor: 4 });
  rich(table, X, { warbands: 4 });
  const war = campaign(table, X);
  const win = ['player:2', 'dice:4', ...defense('--'), ...attack('sssss')];
  const asked = run(table, war, ...win, 'site:river', 'yes');
  expect(asked.ask).toMatchObject({ kind: 'burn-favor', favor: 1 });
});

test('OATH-G9 bandits use every free plan they rule', () => {
  const table = front();
  settle(table, 'plains', 'longbows', 'horse-archers');
  rich(table, X, { warbands: 5 });
  run(table, campaign(table, X), 'done', 'dice:5', ...defense('2'), ...attack('h'), 'no');
  expect(siteOf(table, 'plains').cards.map(({ card }) => card)).toEqual(['longbows']);
});
