/** ROOT-9.7: the nine characters. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { characterIds } from '../data/factions.ts';
import { fight } from '../rules/battle/battle.ts';
import { daylight } from '../rules/factions/vagabond/daylight.ts';
import { gain } from '../rules/factions/vagabond/items.ts';
import { boardOf, HOSTILE } from '../rules/factions/vagabond/state.ts';
import { vagabond } from '../rules/factions/vagabond/vagabond.ts';
import { canPlace } from '../rules/woodland/place.ts';
import { isAllowed } from '../rules/woodland/rule.ts';
import { at, dice, discarded, hand, hold, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

type Character = (typeof characterIds)[number];

const V = 0;
const M = 1;
const A = 2;

/** A Vagabond of this character with the items of the card, in clearing 6, in Daylight. */
function playing(character: Character, ...extra: Parameters<typeof gain>[2][]): Woodland {
  const table = woodland(['vagabond', 'marquise', 'alliance']);
  turnOf(table, V);
  play(vagabond.turn.setup(table, V), `vagabond.character:${character}`, 'clearing:13');
  player(table, V).pawn = 6;
  for (const item of extra) gain(table.state, V, item);
  return table;
}
const kit = (table: Woodland) =>
  boardOf(table.state, V).items.map(
    ({ item, up, damaged }) => `${item}${up ? '' : ' down'}${damaged ? ' damaged' : ''}`,
  );

test('ROOT-9.3 each character brings its own items', () => {
  const items = characterIds.map((character) => kit(playing(character)));
  expect(items).toEqual([
    ['boot', 'torch', 'tea', 'sword'],
    ['boot', 'torch', 'sack', 'hammer'],
    ['boot', 'torch', 'crossbow', 'sword'],
    ['coin', 'torch', 'boot'],
    ['boot', 'torch', 'sword', 'sword'],
    ['boot', 'boot', 'torch', 'crossbow'],
    ['boot', 'torch', 'hammer'],
    ['boot', 'boot', 'torch', 'sword'],
    ['coin', 'torch', 'sword', 'crossbow'],
  ]);
});

test('ROOT-9.7.1 the Thief steals a random card of somebody in his clearing', () => {
  const table = playing('thief');
  put(table, M, 6, { wood: 1 });
  put(table, A, 6, { sympathy: 1 });
  hold(table, M, 'anvil', 'sword');
  const rule = daylight(table, V);
  expect(play(rule).ids).toContain('vagabond.special:steal');
  play(rule, 'vagabond.special:steal', 'pick=1');
  expect(hand(table, V)).toEqual(['sword']);
  expect(hand(table, M)).toEqual(['anvil']);
  expect(play(rule).ids).not.toContain('vagabond.special:steal');
});

test('ROOT-9.7.2 the Tinker takes a matching card of the discard pile', () => {
  const table = playing('tinker');
  discarded(table, 'anvil', 'sword', 'armorers');
  const rule = daylight(table, V);
  expect(play(rule, 'vagabond.special:day-labor').ids).toEqual(['card:anvil', 'card:armorers']);
  play(rule, 'card:armorers');
  expect(hand(table, V)).toEqual(['armorers']);
  expect(table.state.open.discard).toEqual(['anvil', 'sword']);
});

test('ROOT-9.7.3 the Ranger repairs three items, and Daylight is over', () => {
  const table = playing('ranger', 'tea');
  for (const held of boardOf(table.state, V).items) if (held.item !== 'torch') held.damaged = true;
  const rule = daylight(table, V);
  play(rule, 'vagabond.special:hideout', 'vagabond.item:sword:damaged', 'vagabond.item:boot:damaged');
  expect(play(rule, 'vagabond.item:tea:damaged').done).toBe(true);
  expect(kit(table)).toEqual(['boot', 'torch down', 'crossbow damaged', 'sword', 'tea']);
});

describe('ROOT-9.7.4 the Vagrant', () => {
  test('sets two others against each other and removes what falls', () => {
    const table = playing('vagrant');
    put(table, M, 6, { warrior: 2, sawmill: 1 });
    put(table, A, 6, { warrior: 1, sympathy: 1 });
    hold(table, V, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.special:instigate').ids).toEqual([`seat:${M}`, `seat:${A}`]);
    // The Marquise attacks with two warriors and rolls the lower die; the Alliance is left without warriors.
    const after = play(rule, `seat:${M}`, ...dice(2, 1));
    expect(after.ask).toBe('vagabond.daylight');
    expect(at(table, M, 6)).toEqual({ warrior: 1, sawmill: 1 });
    expect(at(table, A, 6)).toEqual({ sympathy: 1 });
    expect(boardOf(table.state, V).relations).toEqual([0, HOSTILE, HOSTILE]);
    expect(player(table, V).vp).toBe(0);
  });

  test('scores for buildings and tokens, chooses their order, scores Infamy and owes outrage', () => {
    const table = playing('vagrant');
    put(table, M, 6, { warrior: 3 });
    put(table, A, 6, { sympathy: 1 });
    boardOf(table.state, V).relations = [0, 0, HOSTILE];
    hold(table, V, 'anvil');
    const rule = daylight(table, V);
    expect(play(rule, 'vagabond.special:instigate', ...dice(0, 0))).toMatchObject({ seat: V, ids: ['card:anvil'] });
    expect(player(table, V).vp).toBe(2);
    expect(player(table, M).vp).toBe(0);
  });

  test('needs an attacker with warriors there', () => {
    const table = playing('vagrant');
    put(table, M, 6, { sawmill: 1 });
    put(table, A, 6, { sympathy: 1 });
    expect(play(daylight(table, V)).ids).not.toContain('vagabond.special:instigate');
  });
});

describe('ROOT-9.7.5 the Arbiter', () => {
  test('is enlisted by a defender in his clearing: his swords count, and he scores', () => {
    const table = playing('arbiter');
    turnOf(table, A);
    put(table, M, 6, { warrior: 1 });
    put(table, A, 6, { warrior: 3 });
    const rule = fight(table, A, M, 6);
    expect(play(rule)).toMatchObject({
      seat: M,
      ask: { kind: 'vagabond.enlist', arbiter: V, clearing: 6, support: 2 },
      ids: ['pass', 'vagabond.enlist'],
    });
    play(rule, 'vagabond.enlist', ...dice(3, 3));
    expect(at(table, A, 6)).toEqual({});
    expect(player(table, V).vp).toBe(1);
  });

  test('protects nobody against himself and nobody elsewhere', () => {
    const table = playing('arbiter');
    put(table, M, 6, { warrior: 1 });
    put(table, M, 7, { warrior: 1 });
    put(table, A, 7, { warrior: 1 });
    play(daylight(table, V), 'battle', ...dice(1, 0));
    play(fight(table, A, M, 7), ...dice(0, 0));
    expect(player(table, V).vp).toBe(0);
  });
});

test('ROOT-9.7.6 the Scoundrel burns his clearing: all enemies go, nothing ever comes again', () => {
  const table = playing('scoundrel');
  put(table, M, 6, { warrior: 2, sawmill: 1 });
  play(daylight(table, V), 'vagabond.special:scorched-earth', 'done');
  expect(at(table, M, 6)).toEqual({});
  expect(player(table, V)).toMatchObject({ vp: 1, pawn: 6 });
  expect(kit(table)).toEqual(['boot', 'boot', 'crossbow']);
  for (const seat of [V, M, A]) {
    expect(canPlace(table.state, seat, 6)).toBe(false);
    expect(isAllowed(table.state, seat, 'enter', 6)).toBe(false);
  }
  const rule = daylight(table, V);
  play(rule, 'move', 'clearing:3');
  expect(play(rule, 'move').ids).not.toContain('clearing:6');
});

describe('ROOT-9.7.7 the Adventurer', () => {
  test('improvises once per turn; the item is exhausted and damaged', () => {
    const table = playing('adventurer', 'coin');
    table.state.open.quests = ['errand-fox', 'logistics-help-fox'];
    const rule = daylight(table, V);
    expect(play(rule).ids).toContain('vagabond.quest:errand-fox');
    expect(play(rule, 'vagabond.quest:errand-fox').ids).toEqual([
      'vagabond.improvise:hammer:tea',
      'vagabond.improvise:coin:tea',
      'vagabond.improvise:torch:tea',
    ]);
    play(rule, 'vagabond.improvise:coin:tea', 'vagabond.quest-vp');
    expect(kit(table)).toEqual(['boot down', 'torch', 'hammer', 'coin down damaged']);
    gain(table.state, V, 'boot');
    expect(play(rule, 'done').done).toBe(true);
    expect(play(daylight(table, V)).ids.filter((id) => id.startsWith('vagabond.quest'))).toEqual([]);
  });

  test('may use the items as shown, too', () => {
    const table = playing('adventurer', 'tea');
    table.state.open.quests = ['errand-fox'];
    expect(play(daylight(table, V), 'vagabond.quest:errand-fox').ids[0]).toBe('vagabond.as-shown');
  });
});

test('ROOT-9.7.8 the Ronin exhausts swords after the roll, each for an extra hit', () => {
  const table = playing('ronin', 'sword', 'sword');
  put(table, M, 6, { warrior: 4 });
  const rule = daylight(table, V);
  expect(play(rule, 'battle', ...dice(1, 0)).ids).toEqual(['pass', 'use:swift-strike']);
  play(rule, 'use:swift-strike', 'use:swift-strike');
  expect(at(table, M, 6)).toEqual({ warrior: 1 });
  expect(kit(table).filter((word) => word.startsWith('sword'))).toEqual(['sword down', 'sword down', 'sword down']);
});

test('ROOT-9.7.9 the Harrier glides anywhere but into a scorched clearing, from a forest too', () => {
  const table = playing('harrier');
  player(table, V).pawn = 13;
  boardOf(table.state, V).scorched.push(3);
  const rule = daylight(table, V);
  expect(play(rule, 'vagabond.special:glide').ids).toHaveLength(11);
  play(rule, 'clearing:12');
  expect(player(table, V).pawn).toBe(12);
});
