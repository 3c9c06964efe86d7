/** The powers. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { takeActions } from '../rules/actions.ts';
import { fog } from '../rules/maze/fog.ts';
import { turn } from '../rules/play.ts';
import { view } from '../rules/view.ts';
import { at, card, closed, given, open, PLAIN, player, where } from './given.ts';

test('LAB-S31 Avra explodes two adjacent cards, or one far away', () => {
  const scene = {
    people: [{ is: 'avra', at: '2-2' }, { at: '3-2' }, {}],
    cards: {
      '2-2': open('cross-plain-open'),
      '3-2': open('straight-plain-open', 1),
      '2-1': closed('bend-plain-open'),
      '4-2': closed('tee-plain-open'),
      '7-7': closed('cross-plain-open'),
    },
  } as const;
  const table = given(scene);
  const rule = takeActions(table, 0);
  expect(play(rule, 'power:avra').ids).toEqual(['explode:2-1', 'explode:3-2', 'explode:4-2', 'explode:7-7']);
  expect(play(rule, 'explode:3-2').ids).toEqual(['explode:2-1', 'done']);
  expect(play(rule, 'explode:2-1').ids).toEqual(['throw:E:4-2', 'throw:W:2-2']);
  expect(play(rule, 'throw:E:4-2').ids).toEqual(['rotate:4-2:0:0', 'rotate:4-2:1:0', 'rotate:4-2:2:0']);
  play(rule, 'rotate:4-2:0:0');
  expect(where(table, 1)).toBe('4-2');
  expect([at(table, '3-2'), at(table, '2-1')]).toEqual([null, null]);
  expect(table.state.removed).toEqual(['straight-plain-open', 'bend-plain-open']);
  expect(table.state.actions).toBe(2);

  const far = given(scene);
  expect(play(takeActions(far, 0), 'power:avra', 'explode:7-7').ask).toMatchObject({ kind: 'action' });
  expect(far.state.removed).toEqual(['cross-plain-open']);
});

test('LAB-S32 doors are free to Bibi unless an opponent is where she enters', () => {
  const cards = { '7-3': open('straight-plain-door-n', 1), '8-3': open('straight-plain-open', 1) };
  const alone = given({ people: [{ is: 'bibi', at: '7-3' }, {}, {}], cards });
  expect(play(takeActions(alone, 0)).ids).toContain('move:E:8-3:1');
  const met = given({ people: [{ is: 'bibi', at: '7-3' }, { at: '8-3' }, {}], cards });
  expect(play(takeActions(met, 0)).ids).toContain('move:E:8-3:2');
});

test('LAB-S33 Elora walks through a wall onto a new card', () => {
  const table = given({
    people: [{ is: 'elora', at: '2-2' }, {}, {}],
    cards: { '2-2': open('dead-end-plain-open') },
    draw: ['bend-chest-open', 'cross-plain-open'],
  });
  const rule = takeActions(table, 0);
  expect(play(rule, 'power:elora', 'attune:S:2-3').ids).toHaveLength(4);
  expect(play(rule, 'rotate:2-3:1:0', 'roll=4').ask).toMatchObject({ challenge: 'chest', need: 3 });
  expect(where(table, 0)).toBe('2-3');
});

test('LAB-S34 Kaminari leaps over the border', () => {
  const table = given({
    people: [{ is: 'kaminari', at: '8-6' }, {}, {}],
    cards: { '8-6': open('straight-plain-open', 1), '0-6': closed('tee-trap-open') },
    draw: ['bend-plain-open', 'straight-monster-open', 'cross-plain-open'],
  });
  const rule = takeActions(table, 0);
  expect(play(rule, 'power:kaminari').ids).toEqual(['leap:E:1-6', 'leap:W:5-6']);
  play(rule, 'leap:E:1-6', 'rotate:1-6:1:0', 'roll=6');
  expect(card(table, '9-6')).toMatchObject({ face: 'bend-plain-open', rotation: null });
  expect(card(table, '0-6').rotation).toBeNull();
  expect(card(table, '1-6')).toMatchObject({ face: 'straight-monster-open', rotation: 1 });
  expect(where(table, 0)).toBe('1-6');
});

test('LAB-S35 Khira hunts from afar, farthest first', () => {
  const table = given({
    people: [{ is: 'khira', at: '2-2' }, {}, {}],
    cards: {
      '2-2': open('straight-plain-open', 1),
      '3-2': closed('cross-monster-open'),
      '4-2': closed('cross-chest-open'),
      '5-2': closed('cross-monster-open'),
    },
  });
  const rule = takeActions(table, 0);
  const hunt = play(rule, 'power:khira', 'hunt-line:E:3-2');
  expect(hunt).toMatchObject({ seat: 0, ids: ['fight:3-2', 'fight:5-2', 'done'] });
  const seen = (viewer: number) =>
    view(table.state, viewer)
      .cards.filter((it) => !it.open && it.face !== null)
      .map((it) => it.cell);
  expect(seen(0)).toEqual(['3-2', '4-2', '5-2']);
  expect(seen(1)).toEqual([]);
  expect(play(rule, 'fight:5-2', 'roll=2').ids).toEqual(['fight:3-2', 'done']);
  expect(player(table, 0).treasures).toBe(1);
  expect(player(table, 0).hand).toHaveLength(4);
  expect(play(rule, 'fight:3-2', 'roll=6', 'give-up').ids).toEqual(['done']);
  play(rule, 'done');
  expect(where(table, 0)).toBe('2-2');
  fog(table);
  expect(card(table, '5-2')).toMatchObject({ resolved: true, rotation: 0 });
  expect(card(table, '3-2')).toMatchObject({ resolved: false, rotation: null });
  expect(JSON.stringify(table.events)).not.toContain('chest');
  expect(view(table.state, 1).cards.find((it) => it.cell === '4-2')?.face).toBeNull();
});

test('LAB-S36 Lane exchanges two closed cards; the others learn only where', () => {
  const table = given({
    people: [{ is: 'lane' }, {}, {}],
    cards: {
      '1-1': closed('tee-trap-open', 0b010),
      '8-7': closed('bend-chest-open'),
      '5-7': closed('cross-plain-open'),
    },
  });
  const rule = takeActions(table, 0);
  play(rule, 'power:lane', 'lift:1-1', 'lift:8-7');
  expect(player(table, 0).hand).toHaveLength(6);
  play(rule, 'put:1-1:bend-chest-open', 'put:8-7:bend-plain-open');
  expect(player(table, 0).hand).toHaveLength(4);
  expect(card(table, '1-1')).toMatchObject({ face: 'bend-chest-open', rotation: null, seen: 0b001 });
  expect(card(table, '8-7')).toMatchObject({ face: 'bend-plain-open', rotation: null, seen: 0b001 });
  expect(table.events.at(-1)).toEqual({ kind: 'exchanged', seat: 0, cells: ['1-1', '8-7'] });
  expect(table.secrets).toEqual([]);
});

const blessed = (hand: readonly string[]) =>
  given({
    people: [{ is: 'zacramandy', at: '2-2', hand }, {}, {}],
    cards: {
      '2-2': open('cross-plain-open'),
      '3-2': closed('cross-monster-open'),
      '4-2': closed('cross-monster-open'),
    },
  });

test('LAB-S37 Blessing keeps one card, once a turn', () => {
  const table = blessed([...PLAIN.slice(0, 1), 'tee-plain-open', 'tee-plain-open']);
  const rule = takeActions(table, 0);
  expect(play(rule, 'move:E:3-2:1-2', 'roll=5').ids).toEqual(['spend:3', 'spend-blessed:2', 'give-up']);
  play(rule, 'spend-blessed:2', 'discard:tee-plain-open', 'discard:tee-plain-open');
  expect(player(table, 0)).toMatchObject({ treasures: 1, hand: PLAIN.slice(0, 1) });
  expect(play(rule, 'move:E:4-2:1-2', 'roll=3').ids).toEqual(['spend:1', 'give-up']);
});

test('LAB-S38 Blessing does not lower the need', () => {
  const table = blessed(PLAIN.slice(0, 2));
  const asked = play(takeActions(table, 0), 'move:E:3-2:1-2', 'roll=5');
  expect(asked).toMatchObject({ seat: 1, ask: { kind: 'flight-step' } });
  expect(player(table, 0).hand).toHaveLength(2);
});

test('LAB-S39 a trap stops the charge; only Zambar faces it', () => {
  const table = given({
    people: [{ is: 'zambar', at: '2-2', hand: [] }, { at: '2-2' }, {}],
    cards: { '2-2': open('cross-plain-open'), '3-2': closed('cross-plain-open'), '4-2': closed('cross-trap-open') },
  });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'power:zambar', 'carry:1', 'charge:E:3-2', 'charge:E:4-2', 'roll=6');
  expect(asked).toMatchObject({ seat: 1, ask: { kind: 'trap-direction', victim: 0 } });
  expect(play(rule, 'trap:S:4-0')).toMatchObject({ seat: 0, ask: { kind: 'action', actions: 2 } });
  expect(where(table, 1)).toBe('4-2');
  expect(where(table, 0)).toBe('4-0');
  expect(table.events.filter((event) => event.kind === 'rolled')).toHaveLength(1);
});

test('LAB-S46 two explosions are settled one after the other', () => {
  const table = given({
    people: [
      { is: 'avra', at: '2-2' },
      { is: 'lane', at: '3-2', hand: [] },
      { is: 'elora', at: '2-3' },
    ],
    cards: {
      '2-2': open('cross-plain-open'),
      '3-2': open('straight-plain-open', 1),
      '2-3': open('cross-plain-open'),
      '4-2': closed('cross-monster-open'),
    },
    draw: ['straight-plain-open', 'cross-plain-open', 'cross-plain-open', 'cross-plain-open'],
  });
  const rule = takeActions(table, 0);
  play(rule, 'power:avra', 'explode:3-2', 'explode:2-3');
  const fleeing = play(rule, 'throw:E:4-2', 'roll=2');
  expect(table.state.removed).toEqual(['straight-plain-open']);
  expect(fleeing).toMatchObject({ seat: 2, ask: { kind: 'flight-step', victim: 1, left: 2 } });
  expect(where(table, 2)).toBe('2-3');
  const after = play(rule, 'flee:W:3-2');
  expect(card(table, '3-2')).toMatchObject({ face: 'straight-plain-open', rotation: 1 });
  expect(after).toMatchObject({ seat: 0, ask: { kind: 'throw-direction', cell: '2-3' } });
  expect(where(table, 1)).toBe('2-2');
  play(rule, 'throw:S:2-4');
  expect(at(table, '2-3')).toBeNull();
  expect(where(table, 2)).toBe('2-4');
});

test('LAB-S47 Faith without a way back keeps Akuna where she is', () => {
  const table = given({
    people: [{ is: 'avra', at: '2-2' }, { is: 'akuna', at: '3-2', hand: [], treasures: 2 }, {}],
    cards: {
      '2-2': open('cross-plain-open'),
      '3-2': open('straight-plain-open', 1),
      '4-2': closed('cross-trap-open'),
    },
  });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'power:avra', 'explode:3-2', 'throw:E:4-2', 'roll=6');
  expect(asked).toMatchObject({ seat: 1, ids: ['use-faith', 'decline-faith'] });
  play(rule, 'use-faith');
  expect(where(table, 1)).toBe('4-2');
  expect(player(table, 1).treasures).toBe(2);
});

test('LAB-S48 whom Zambar meets at the end of his charge was not carried', () => {
  const table = given({
    people: [{ is: 'zambar', at: '2-2' }, { at: '5-2' }, {}],
    cards: {
      '2-2': open('cross-plain-open'),
      '3-2': open('cross-plain-open'),
      '4-2': open('cross-plain-open'),
      '5-2': open('cross-plain-open'),
    },
  });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'power:zambar', 'charge:E:3-2', 'charge:E:4-2', 'charge:E:5-2');
  expect(asked).toMatchObject({ seat: 0, ask: { kind: 'action', actions: 2 } });
  expect(asked.ids).toContain('push:1');
});

test('a power used in one turn is ready again in the next player’s turn (LAB-4.21)', () => {
  const table = given({ people: [{ is: 'akuna' }, {}, {}] });
  player(table, 0).powerUsed = true;
  table.state.active = 1;
  play(turn(table), 'expand:4-2');
  expect(player(table, 0).powerUsed).toBe(false);
});
