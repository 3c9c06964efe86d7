/** The scenarios that come from the worked examples of the rulebook. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { actionStep, takeActions } from '../rules/actions.ts';
import { freeCells } from '../rules/maze/frontier.ts';
import { turn } from '../rules/play.ts';
import { gridOfState } from '../rules/state/state.ts';
import { at, card, closed, discards, given, open, PLAIN, player, where } from './given.ts';

test('LAB-S01 a chest is won with skill and one discard', () => {
  const table = given({ people: [{ is: 'bibi' }, {}, {}], cards: { '4-2': closed('bend-chest-open') } });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'move:N:4-2:1', 'rotate:4-2:1:1', 'roll=3');
  expect(asked.ask).toEqual({ kind: 'challenge', challenge: 'chest', level: 3, need: 1 });
  expect(asked.ids).toEqual(['spend:1', 'give-up']);
  play(rule, 'spend:1', 'discard:bend-plain-open');
  expect(player(table, 0)).toMatchObject({ treasures: 1, space: expect.any(Number) });
  expect(player(table, 0).hand).toHaveLength(3);
  expect(table.state.pile).toBe(29);
  expect(card(table, '4-2')).toMatchObject({ rotation: 1, resolved: true, treasure: false });
  expect(table.state.actions).toBe(2);
});

test('LAB-S02 a lost trap costs a treasure and puts the piece five cells away, over new closed cards', () => {
  const table = given({
    people: [{ is: 'zambar', at: '2-5', hand: PLAIN.slice(2), treasures: 2 }, {}, {}],
    cards: { '2-5': open('cross-plain-open'), '2-6': closed('cross-trap-open') },
  });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'move:S:2-6:1-2', 'roll=5');
  expect(player(table, 0)).toMatchObject({ treasures: 1, hand: PLAIN.slice(2) });
  expect(asked.seat).toBe(1);
  expect(asked.ids).toContain('trap:E:7-6');
  table.state.draw.splice(
    -5,
    5,
    'bend-plain-open',
    'tee-plain-open',
    'tee-plain-open',
    'tee-plain-open',
    'tee-plain-open',
  );
  expect(play(rule, 'trap:E:7-6')).toMatchObject({
    seat: 1,
    ids: ['rotate:7-6:0:0', 'rotate:7-6:1:0', 'rotate:7-6:2:0', 'rotate:7-6:3:0'],
  });
  play(rule, 'rotate:7-6:2:0');
  for (const cell of ['3-6', '4-6', '5-6', '6-6']) expect(card(table, cell).rotation).toBeNull();
  expect(card(table, '7-6')).toMatchObject({ face: 'bend-plain-open', rotation: 2 });
  expect(where(table, 0)).toBe('7-6');
});

test('LAB-S03 a flight leaves a treasure on a chest, bounces in a dead end and does not meet its own monster again', () => {
  const table = given({
    people: [{ is: 'zambar', at: '5-2', hand: [] }, {}, {}],
    cards: {
      '5-2': open('cross-plain-open'),
      '6-2': open('straight-monster-open', 1),
      '7-2': closed('straight-chest-open'),
      '8-2': closed('dead-end-plain-open'),
    },
  });
  const rule = takeActions(table, 0);
  const asked = play(rule, 'move:E:6-2:1', 'roll=5');
  expect(asked).toMatchObject({ seat: 1, ids: ['flee:E:7-2', 'flee:W:5-2'] });
  expect(play(rule, 'flee:E:7-2')).toMatchObject({ seat: 0, ask: { kind: 'action' } });
  expect(where(table, 0)).toBe('5-2');
  expect(card(table, '7-2')).toMatchObject({ rotation: 1, treasure: true, resolved: false });
  expect(card(table, '8-2').rotation).toBe(3);
  expect(table.events.filter((event) => event.kind === 'rolled')).toHaveLength(1);
  expect(table.events.filter((event) => event.kind === 'fled').map((event) => event.cell)).toEqual([
    '7-2',
    '8-2',
    '7-2',
    '6-2',
    '5-2',
  ]);
  expect(table.state.pile).toBe(29);
});

test('LAB-S04 a lost chest keeps its treasure for the next try', () => {
  const table = given({
    people: [{ is: 'akuna', at: '4-2' }, {}, {}],
    cards: { '4-2': open('cross-plain-open'), '4-1': closed('cross-chest-open') },
  });
  const rule = takeActions(table, 0);
  play(rule, 'move:N:4-1:1-2', 'roll=5');
  expect(player(table, 0)).toMatchObject({ treasures: 0, hand: PLAIN });
  expect(card(table, '4-1')).toMatchObject({ treasure: true, rotation: 0 });
  expect(table.state.pile).toBe(29);
  const asked = play(rule, 'move:S:4-2:1', 'move:N:4-1:1', 'roll=4');
  expect(asked.ids).toEqual(['spend:4', 'give-up']);
  play(rule, 'spend:4', 'discard:bend-plain-open', 'discard:bend-plain-open');
  expect(player(table, 0)).toMatchObject({ treasures: 1, hand: [] });
  expect(card(table, '4-1')).toMatchObject({ treasure: false, resolved: true });
  expect(table.state.pile).toBe(29);
});

const doorwayEast = () => ({
  people: [{ at: '7-3' }, {}, {}],
  cards: { '7-3': open('straight-plain-door-n', 1), '8-3': open('straight-plain-open', 1) },
});

test('LAB-S05 a door costs two actions', () => {
  const table = given(doorwayEast());
  play(takeActions(table, 0), 'move:E:8-3:2');
  expect(table.state.actions).toBe(1);
});

test('LAB-S06 two doors that meet are one', () => {
  const scene = doorwayEast();
  const table = given({ ...scene, cards: { ...scene.cards, '8-3': open('straight-plain-door-n', 3) } });
  play(takeActions(table, 0), 'move:E:8-3:2');
  expect(table.state.actions).toBe(1);
});

const lockedTrap = (actions: number) =>
  given({
    people: [{ at: '7-3' }, {}, {}],
    cards: { '7-3': open('cross-plain-open'), '8-3': closed('dead-end-trap-door-n') },
    actions,
  });

test('LAB-S07 the last action is lost against a card with doors on every opening', () => {
  const table = lockedTrap(1);
  const { done } = play(takeActions(table, 0), 'move:E:8-3:1-2');
  expect(done).toBe(true);
  expect(card(table, '8-3').rotation).not.toBeNull();
  expect(where(table, 0)).toBe('7-3');
  expect(table.events.map((event) => event.kind)).toEqual(['stopped']);

  const whole = lockedTrap(3);
  whole.state.phase = 'expand';
  const rule = turn(whole);
  play(rule, 'expand:7-2', 'draw', 'peek:8-3', 'ok');
  expect(play(rule, 'move:E:8-3:1-2').done).toBe(true);
  expect(card(whole, '8-3').rotation).toBeNull();
  expect(where(whole, 0)).toBe('7-3');
  expect(whole.events.some((event) => event.kind === 'rolled')).toBe(false);
  whole.state.active = 0;
  expect(play(turn(whole), 'expand:7-1').ids).toContain('move:E:8-3:1-2');
});

test('LAB-S08 with two actions there is no going back', () => {
  const table = lockedTrap(2);
  const asked = play(takeActions(table, 0), 'move:E:8-3:1-2', 'roll=6');
  expect(table.state.actions).toBe(0);
  expect(card(table, '8-3').rotation).toBe(3);
  expect(asked).toMatchObject({ seat: 1, ask: { kind: 'trap-direction', victim: 0, level: 6 } });
});

test('LAB-S09 a move crosses the border', () => {
  const table = given({
    people: [{ at: '9-5' }, {}, {}],
    cards: { '9-5': open('straight-plain-open', 1), '0-5': closed('bend-plain-open') },
  });
  const rule = takeActions(table, 0);
  expect(play(rule, 'move:E:0-5:1-2').ids).toEqual(['rotate:0-5:2:1', 'rotate:0-5:3:1']);
});

test('LAB-S10 the border joins only the two outermost cells of a row', () => {
  const plain = closed('cross-plain-open');
  const table = given({
    people: [{ at: '9-5' }, {}, {}],
    cards: { '9-5': open('cross-plain-open'), '0-4': plain, '0-6': plain, '1-5': plain },
  });
  const { ids } = play(takeActions(table, 0));
  expect(ids.filter((id) => id.startsWith('move'))).toEqual([]);
});

test('LAB-S11 a card may be placed across the border', () => {
  const table = given({ people: [{}, {}, {}], cards: { '9-1': closed('cross-plain-open') } });
  const names = freeCells(table.state).list.map((cell) => gridOfState(table.state).names[cell]);
  expect(names).toContain('0-1');
  expect(play(takeActions(table, 0), 'play:bend-plain-open').ids).toContain('place:0-1');
  table.state.phase = 'expand';
  expect(play(turn(table)).ids).toContain('expand:0-1');
});

test('LAB-S12 Bibi robs Mallahoc, who pushes her for free and is safe from her for ever', () => {
  const table = given({
    people: [{ is: 'bibi', at: '2-2' }, { is: 'mallahoc', at: '2-2', treasures: 1 }, {}],
    cards: { '2-2': open('straight-plain-open'), '2-1': closed('cross-plain-open') },
  });
  const rule = takeActions(table, 0);
  const shove = play(rule, 'power:bibi', 'roll=2');
  expect(player(table, 0)).toMatchObject({ treasures: 1, robbed: [1] });
  expect(player(table, 0).hand).toHaveLength(4);
  expect(player(table, 1).treasures).toBe(0);
  expect(shove).toMatchObject({ seat: 1, ids: ['push-to:N:2-1', 'push-to:S:2-3', 'no-push'] });
  const next = play(rule, 'push-to:N:2-1');
  expect(where(table, 0)).toBe('2-1');
  expect(table.state.actions).toBe(2);
  expect(next.ids).not.toContain('power:bibi');

  const later = given({
    people: [
      { is: 'bibi', at: '2-2', robbed: [1] },
      { is: 'mallahoc', at: '2-2', treasures: 1 },
      { is: 'lane', at: '2-2', treasures: 0 },
    ],
    cards: { '2-2': open('cross-plain-open') },
  });
  expect(play(takeActions(later, 0)).ids).not.toContain('power:bibi');
});

test('LAB-S13 Poetry needs an opening, puts a discard there and he faces it', () => {
  const table = given({
    people: [{ is: 'dannenvir', at: '2-2' }, {}, {}],
    cards: {
      '2-2': open('straight-plain-open'),
      '2-1': closed('dead-end-plain-open'),
      '3-2': closed('cross-plain-open'),
    },
    discard: ['tee-chest-open'],
  });
  const rule = takeActions(table, 0);
  const verse = play(rule, 'power:dannenvir');
  expect(verse).toMatchObject({ ask: 'poetry-card', ids: ['recite:tee-chest-open'] });
  expect(play(rule, 'recite:tee-chest-open').ids).toEqual(['rotate:2-1:0:0', 'rotate:2-1:1:0', 'rotate:2-1:3:0']);
  expect(play(rule, 'rotate:2-1:0:0', 'roll=3').ask).toMatchObject({ challenge: 'chest', need: 1 });
  expect(where(table, 0)).toBe('2-1');
  expect(discards(table)).toEqual(['dead-end-plain-open']);
});

test('LAB-S14 Disarm pays a treasure, removes the trap and throws everybody the same way', () => {
  const table = given({
    people: [{ is: 'eimmie', at: '7-6' }, { at: '7-6' }, { is: 'lane', at: '7-6' }],
    cards: { '7-6': open('cross-trap-open', 0, { resolved: true }) },
    draw: ['bend-plain-open'],
  });
  const rule = takeActions(table, 0);
  expect(play(rule, 'power:eimmie', 'roll=2').ids).toContain('throw:E:8-6');
  expect(player(table, 0).treasures).toBe(1);
  expect(play(rule, 'throw:E:8-6').ids).toEqual(['rotate:8-6:2:0', 'rotate:8-6:3:0']);
  play(rule, 'rotate:8-6:3:0');
  expect([0, 1, 2].map((seat) => where(table, seat))).toEqual(['8-6', '8-6', '8-6']);
  expect(at(table, '7-6')).toBeNull();
  expect(table.state.removed).toEqual(['cross-trap-open']);
});

test('LAB-S15 Zambar carries two opponents and pushes each his own way', () => {
  const table = given({
    people: [
      { is: 'zambar', at: '6-6' },
      { is: 'eimmie', at: '6-6' },
      { is: 'akuna', at: '7-6' },
    ],
    cards: {
      '6-6': open('cross-plain-open'),
      '7-6': open('straight-plain-open', 1),
      '8-6': open('straight-plain-open', 1),
      '9-6': open('cross-plain-open'),
    },
  });
  const rule = takeActions(table, 0);
  play(rule, 'power:zambar', 'carry:1', 'charge:E:7-6', 'carry:2', 'charge:E:8-6', 'charge:E:9-6');
  expect([0, 1, 2].map((seat) => where(table, seat))).toEqual(['9-6', '9-6', '9-6']);
  expect(table.state.actions).toBe(2);
  play(rule, 'push-to:N:9-5', 'push-to:E:0-6');
  expect([0, 1, 2].map((seat) => where(table, seat))).toEqual(['9-6', '9-5', '0-6']);
  expect(table.state.actions).toBe(2);
});

test('LAB-S16 Faith saves Akuna once a turn', () => {
  const table = given({
    people: [{ is: 'akuna', at: '3-3', hand: [], treasures: 1 }, {}, {}],
    cards: { '3-3': open('cross-plain-open'), '2-3': closed('cross-trap-open') },
  });
  const rule = actionStep(table, 0);
  expect(play(rule, 'move:W:2-3:1-2', 'roll=5').ids).toEqual(['use-faith', 'decline-faith']);
  play(rule, 'use-faith');
  expect(where(table, 0)).toBe('3-3');
  expect(player(table, 0).treasures).toBe(1);
  const again = play(rule, 'move:W:2-3:1', 'roll=5');
  expect(again).toMatchObject({ seat: 1, ask: { kind: 'trap-direction' } });
  expect(player(table, 0).treasures).toBe(0);
  play(rule, 'trap:E:7-3');
  expect(where(table, 0)).toBe('7-3');
});
