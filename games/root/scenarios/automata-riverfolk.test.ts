/** Automata scenarios 11.1 and 11.8: the Riverfolk Robots (AUT-9). The worked turn of the book is on Autumn here (ruling AUT-GA29). */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { birdsong } from '../rules/automata/riverfolk/birdsong.ts';
import { daylight } from '../rules/automata/riverfolk/daylight.ts';
import { evening } from '../rules/automata/riverfolk/evening.ts';
import { riverfolkRobots } from '../rules/automata/riverfolk/riverfolk.ts';
import { boardOf } from '../rules/automata/riverfolk/state.ts';
import { mostRolled } from '../rules/battle/battle.ts';
import { ATTACKER, type Battle, DEFENDER } from '../rules/state/battle.ts';
import { flaw } from '../rules/view/flaw.ts';
import { remove, token } from '../rules/woodland/removal.ts';
import { E, M, market, RR, robots } from './riverfolk-robots.ts';
import { at, dice, onTop, player, put, steps, turnOf, type Woodland } from './woodland.ts';

/** Warriors of these seats lie in Payments. */
function paid(table: Woodland, counts: { readonly [seat: number]: number }): void {
  for (const [seat, count] of Object.entries(counts)) {
    boardOf(table.state, RR).payments[Number(seat)] = count;
    player(table, Number(seat)).supply -= count;
  }
}

/** All but this many warriors of the Robots are somewhere out of the way. */
function supply(table: Woodland, count: number, where = 1): void {
  put(table, RR, where, { warrior: player(table, RR).supply - count });
}

const battleIn = (clearing: number, attacker: number, defender: number) =>
  ({ clearing, attacker, defender, borrowed: [null, null], support: [0, 0] }) as unknown as Battle;

describe('AUT-9.3 setup', () => {
  test('a warrior at every river, one in Payments, five cards for sale', () => {
    const table = robots();
    play(riverfolkRobots.turn.setup(table, RR));
    expect([4, 5, 7, 10, 11].map((clearing) => player(table, RR).warriors[clearing])).toEqual([1, 1, 1, 1, 1]);
    expect(boardOf(table.state, RR).payments[RR]).toBe(1);
    expect(boardOf(table.state, RR).market).toHaveLength(5);
    expect(player(table, RR).supply).toBe(9);
    expect(flaw(table.state, table.options)).toBeNull();
  });
});

describe('the worked turn (seed 9)', () => {
  test('BOT-S033 the market is filled, the boot crafted and gone, the rightmost card is the order', () => {
    const table = robots();
    market(table, 'anvil', 'cobbler', 'tax-collector');
    onTop(table, 'travel-gear-fox', 'armorers');
    play(birdsong(table, RR));
    const board = boardOf(table.state, RR);
    expect(board.market).toEqual(['anvil', 'cobbler', 'tax-collector', 'armorers']);
    expect(board.order).toBe('armorers');
    expect(player(table, RR)).toMatchObject({ vp: 1, items: ['boot'] });
    expect(table.state.open.discard).toEqual(['travel-gear-fox']);
  });

  /** Three warriors in the supply, and the best payer in three clearings. */
  function working(): Woodland {
    const table = robots();
    market(table, 'armorers');
    paid(table, { [M]: 4, [E]: 1 });
    for (const clearing of [3, 6, 12]) put(table, M, clearing, { warrior: 1 });
    supply(table, 3);
    play(daylight(table, RR), ...dice(0, 0));
    return table;
  }

  test('BOT-S034 a post and a warrior where the best payer stands', () => {
    const table = working();
    expect(steps(table)).toEqual(['AUT-9.5.1 3', 'AUT-9.5.2 -', 'AUT-9.5.4 3 vs 1']);
    expect(at(table, RR, 3)).toEqual({ 'trade-post': 1, warrior: 1 });
  });

  test('BOT-S035 with a bird the two that are left go to the river', () => {
    const table = working();
    expect([4, 5, 7].map((clearing) => player(table, RR).warriors[clearing])).toEqual([1, 1, 0]);
    expect(player(table, RR).supply).toBe(0);
  });

  test('BOT-S036 an empty supply is the sword: 1 VP, and nobody to place', () => {
    const table = working();
    expect(boardOf(table.state, RR)).toMatchObject({ shield: false, sword: true });
    expect(player(table, RR)).toMatchObject({ vp: 1, supply: 0 });
  });

  test('BOT-S037 the sword fights in each ordered clearing the player who paid least', () => {
    const table = robots();
    market(table, 'armorers');
    paid(table, { [M]: 4, [E]: 1 });
    put(table, RR, 12, { warrior: 3 });
    put(table, E, 12, { warrior: 2 });
    put(table, M, 12, { warrior: 1 });
    supply(table, 0, 8);
    play(daylight(table, RR), ...dice(0, 0));
    expect(steps(table)).toContain('AUT-9.5.4 12 vs 2');
    expect(steps(table).filter((step) => step.startsWith('AUT-9.5.4'))).toHaveLength(1);
  });

  test('BOT-S038 Payments score and go home; the sword still racketeers; one card leaves', () => {
    const table = robots();
    market(table, 'anvil', 'cobbler', 'armorers');
    paid(table, { [M]: 4, [E]: 1 });
    put(table, RR, 12, { warrior: 3 });
    put(table, RR, 3, { warrior: 4 });
    boardOf(table.state, RR).sword = true;
    play(evening(table, RR));
    expect(player(table, RR).vp).toBe(4);
    expect(player(table, M).supply).toBe(25);
    expect(boardOf(table.state, RR).payments.slice(0, 3)).toEqual([3, 0, 1]);
    expect([3, 12].map((clearing) => player(table, RR).warriors[clearing])).toEqual([2, 2]);
    expect(boardOf(table.state, RR).market).toEqual(['cobbler', 'armorers']);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(flaw(table.state, table.options)).toBeNull();
  });
});

describe('protectionism', () => {
  test('BOT-S166 the shield: 1 VP, two warriors, battles everywhere; two cards leave in Evening', () => {
    const table = robots();
    market(table, 'anvil', 'cobbler', 'sword');
    put(table, M, 8, { warrior: 2 });
    put(table, RR, 8, { warrior: 1 });
    put(table, E, 4, { warrior: 1 });
    put(table, RR, 4, { warrior: 1 });
    // One garrison and four recruits leave six.
    supply(table, 11);
    play(daylight(table, RR), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table).slice(2)).toEqual(['AUT-9.5.3 8', 'AUT-9.5.4 4 vs 2', 'AUT-9.5.4 8 vs 1']);
    expect(player(table, RR)).toMatchObject({ vp: 1 });
    expect(player(table, RR).warriors[8]).toBe(3);
    play(evening(table, RR));
    expect(player(table, RR).vp).toBe(1);
    expect(boardOf(table.state, RR).market).toEqual(['sword']);
  });

  test('BOT-S167 shield and sword: 1 VP in all, battles of the shield, racketeering in Evening', () => {
    const table = robots();
    market(table, 'anvil', 'cobbler', 'sword');
    put(table, RR, 8, { warrior: 5 });
    put(table, M, 8, { warrior: 1 });
    supply(table, 0);
    play(daylight(table, RR), ...dice(0, 0));
    expect(player(table, RR).vp).toBe(1);
    expect(steps(table)).toContain('AUT-9.5.4 8 vs 1');
    play(evening(table, RR));
    expect(player(table, RR).warriors[8]).toBe(2);
    expect(boardOf(table.state, RR).payments[RR]).toBe(11);
    expect(boardOf(table.state, RR).market).toEqual(['sword']);
  });

  test('neither: no point and no battle', () => {
    const table = robots();
    market(table, 'anvil');
    paid(table, { [RR]: 1 });
    put(table, RR, 8, { warrior: 1 });
    put(table, M, 8, { warrior: 1 });
    play(daylight(table, RR));
    expect(player(table, RR).vp).toBe(0);
    expect(steps(table).some((step) => step.startsWith('AUT-9.5.4'))).toBe(false);
  });

  test('BOT-S168 what lay in the market before is not crafted', () => {
    const table = robots();
    market(table, 'anvil', 'cobbler', 'tax-collector');
    onTop(table, 'armorers', 'sappers');
    play(birdsong(table, RR));
    expect(player(table, RR).vp).toBe(0);
    expect(boardOf(table.state, RR).market).toHaveLength(5);
  });
});

describe('trade posts and levels', () => {
  test.each([
    ['easy', 0],
    ['normal', 1],
    ['challenging', 2],
    ['nightmare', 2],
  ] as const)('AUT-D %s: a garrison of %i', (level, count) => {
    const table = robots({ level });
    market(table, 'anvil');
    paid(table, { [M]: 1 });
    put(table, M, 8, { warrior: 1 });
    const before = player(table, RR).supply;
    play(daylight(table, RR));
    // Four more are recruited in the fox clearings.
    expect(before - player(table, RR).supply).toBe(count + 4);
    expect(at(table, RR, 8)).toEqual({ 'trade-post': 1, warrior: count + 1 });
  });

  test('a suit without a post left is passed over; with none left anywhere nothing is built', () => {
    const table = robots();
    market(table, 'anvil');
    paid(table, { [RR]: 1 });
    for (const clearing of [1, 6, 8]) put(table, RR, clearing, { 'trade-post': 1 });
    play(daylight(table, RR));
    expect(at(table, RR, 12)).toEqual({ warrior: 1 });
  });

  test('BOT-S171 whoever removes a post takes half of what they paid back; the post returns to the board', () => {
    const table = robots();
    turnOf(table, M);
    paid(table, { [M]: 5 });
    put(table, RR, 8, { 'trade-post': 1 });
    play(remove(table, [{ ...token(RR, 0, 8), by: M }]));
    expect(player(table, M)).toMatchObject({ vp: 1, supply: 23 });
    expect(boardOf(table.state, RR).payments[M]).toBe(2);
    expect(player(table, RR)).toMatchObject({ left: [9], gone: [0] });
    expect(flaw(table.state, table.options)).toBeNull();
  });

  test('AUT-GA19 the penalty can be switched off', () => {
    const table = robots({ riverfolkTradePostPenalty: false });
    paid(table, { [M]: 5 });
    put(table, RR, 8, { 'trade-post': 1 });
    play(remove(table, [{ ...token(RR, 0, 8), by: M }]));
    expect(boardOf(table.state, RR).payments[M]).toBe(5);
  });
});

describe('traits in battle', () => {
  test('AUT-T-RIV-3 Garrison: never defenceless, one more for a trade post', () => {
    const table = robots({ riverfolkTraits: ['garrison'] });
    put(table, RR, 8, { 'trade-post': 1 });
    const battle = battleIn(8, M, RR);
    expect(riverfolkRobots.battle?.defenceless?.(table.state, RR, battle)).toBe(false);
    expect(mostRolled(table.state, battle, DEFENDER)).toBe(1);
    const plain = robots();
    put(plain, RR, 8, { 'trade-post': 1 });
    expect(riverfolkRobots.battle?.defenceless?.(plain.state, RR, battle)).toBe(true);
    expect(mostRolled(plain.state, battle, DEFENDER)).toBe(0);
  });

  test('AUT-T-RIV-4 Ferocious: an attack deals what the die says', () => {
    const table = robots({ riverfolkTraits: ['ferocious'] });
    put(table, RR, 8, { warrior: 1 });
    expect(mostRolled(table.state, battleIn(8, RR, M), ATTACKER)).toBe(3);
    expect(mostRolled(table.state, battleIn(8, M, RR), DEFENDER)).toBe(1);
  });
});
