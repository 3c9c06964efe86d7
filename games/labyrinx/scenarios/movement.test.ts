/** Movement, cards, fog. */

import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { takeActions } from '../rules/actions.ts';
import { GameEnd } from '../rules/maze/end.ts';
import { fog } from '../rules/maze/fog.ts';
import { turn } from '../rules/play.ts';
import { redeal } from '../rules/redeal.ts';
import { view } from '../rules/view.ts';
import { card, closed, discards, given, open, PLAIN, player, where } from './given.ts';

test('LAB-S17 a fogged card is turned again', () => {
  const table = given({
    people: [{ at: '7-2' }, { at: '6-2' }, {}],
    cards: { '6-2': open('cross-plain-open'), '7-2': open('bend-plain-open', 0) },
  });
  player(table, 0).space = -1;
  fog(table);
  expect(card(table, '7-2').rotation).toBeNull();
  table.state.active = 1;
  table.state.actions = 3;
  expect(play(takeActions(table, 1), 'move:E:7-2:1-2').ids).toEqual(['rotate:7-2:2:1', 'rotate:7-2:3:1']);
});

test('LAB-S18 an open card keeps its rotation and its walls', () => {
  const table = given({
    people: [{}, {}, {}],
    cards: { '6-3': open('straight-trap-open', 0, { resolved: true }) },
  });
  expect(play(takeActions(table, 0)).ids.filter((id) => id.startsWith('move'))).toEqual([]);
});

test('LAB-S19 through a wall of the hall one may peek but not move', () => {
  const table = given({ people: [{}, {}, {}], cards: { '6-4': closed('cross-plain-open') } });
  const { ids } = play(takeActions(table, 0));
  expect(ids).toContain('peek:6-4');
  expect(ids.filter((id) => id.startsWith('move'))).toEqual([]);
});

test('LAB-S20 the doors of the hall cost two actions in any rotation', () => {
  const scene = {
    options: { hallSide: 'doors' },
    people: [{}, {}, {}],
    cards: { '4-2': closed('bend-plain-open') },
  } as const;
  const table = given(scene);
  expect(play(takeActions(table, 0), 'move:N:4-2:2').ids).toEqual(['rotate:4-2:1:2', 'rotate:4-2:2:2']);
  expect(play(takeActions(given({ ...scene, actions: 1 }), 0)).ids.filter((id) => id.startsWith('move'))).toEqual([]);
});

test('LAB-S21 the fog closes what is neither resolved, nor a chest with a treasure, nor occupied', () => {
  const table = given({
    people: [{}, {}, { at: '2-1' }],
    cards: {
      '1-1': open('cross-plain-open'),
      '2-1': open('cross-plain-open'),
      '3-1': open('cross-monster-open', 0, { resolved: true }),
      '4-1': open('cross-chest-open', 0, { treasure: true }),
      '5-1': open('cross-monster-open'),
      '6-1': open('dead-end-chest-door-n'),
    },
  });
  fog(table);
  const isOpen = (cell: string) => card(table, cell).rotation !== null;
  expect(['1-1', '5-1', '6-1'].map(isOpen)).toEqual([false, false, false]);
  expect(['2-1', '3-1', '4-1'].map(isOpen)).toEqual([true, true, true]);
});

test('LAB-S22 a peek shows the face to one player until he confirms', () => {
  const table = given({
    people: [{ at: '2-2' }, {}, {}],
    cards: { '2-2': open('dead-end-plain-open', 0), '3-2': closed('tee-trap-open') },
  });
  const face = (viewer: number | 'spectator') => view(table.state, viewer).cards.find((it) => it.cell === '3-2')?.face;
  const rule = takeActions(table, 0);
  expect(play(rule, 'peek:3-2').ids).toEqual(['ok']);
  expect([face(0), face(1), face(2), face('spectator')]).toEqual(['tee-trap-open', null, null, null]);
  play(rule, 'ok');
  expect([face(0), face(1), face(2), face('spectator')]).toEqual([null, null, null, null]);
  expect(JSON.stringify(table.events)).not.toContain('tee-trap');
  expect(table.secrets).toEqual([]);
});

test('LAB-S23 a drawn card above the limit costs one of the hand', () => {
  const table = given({ people: [{ is: 'lane' }, {}, {}], draw: ['cross-trap-open'] });
  expect(play(takeActions(table, 0), 'draw').ids).toEqual([
    'discard:straight-plain-open',
    'discard:bend-plain-open',
    'discard:cross-trap-open',
  ]);
  const strong = given({ people: [{ is: 'mallahoc' }, {}, {}] });
  expect(play(takeActions(strong, 0), 'draw').ask).toMatchObject({ kind: 'action' });
  expect(player(strong, 0).hand).toHaveLength(5);
});

test('a discard is asked as long as cards stay in the hand, so that nobody learns that they are all alike', () => {
  const same = new Array(4).fill('bend-plain-open');
  const table = given({ people: [{ is: 'lane', hand: same }, {}, {}], draw: ['bend-plain-open'] });
  expect(play(takeActions(table, 0), 'draw')).toMatchObject({ ask: 'discard', ids: ['discard:bend-plain-open'] });

  const challenged = given({
    people: [{ is: 'lane', at: '2-2', hand: same }, {}, {}],
    cards: { '2-2': open('cross-plain-open'), '3-2': closed('cross-trap-open') },
  });
  const rule = takeActions(challenged, 0);
  expect(play(rule, 'move:E:3-2:1-2', 'roll=1', 'spend:1')).toMatchObject({
    ask: { kind: 'challenge-discard', left: 1 },
  });
  play(rule, 'discard:bend-plain-open');
  expect(player(challenged, 0).hand).toHaveLength(3);
});

test('LAB-S24 the discards are shuffled only when a card is needed', () => {
  const table = given({
    people: [{ is: 'lane', hand: PLAIN.slice(1) }, {}, {}],
    draw: ['cross-plain-open'],
    discard: [...PLAIN, 'tee-plain-open', 'tee-plain-open'],
  });
  const rule = turn(table);
  play(rule, 'expand:4-2');
  expect([table.state.draw.length, table.state.discard.length]).toEqual([0, 6]);
  play(rule, 'draw');
  expect([table.state.draw.length, table.state.discard.length]).toEqual([5, 0]);
  expect(player(table, 0).hand).toHaveLength(4);
});

test('LAB-S25 rest is the whole turn', () => {
  const table = given({ people: [{ is: 'lane', hand: PLAIN.slice(2) }, {}, {}] });
  const rule = turn(table);
  expect(play(rule, 'expand:4-2').ids).toContain('rest');
  play(rule, 'rest');
  expect(player(table, 0).hand).toHaveLength(6);
  const { done } = play(rule, 'discard:bend-plain-open', 'discard:cross-plain-open');
  expect(done).toBe(true);
  expect(player(table, 0).hand).toEqual(['bend-plain-open', ...new Array(3).fill('cross-plain-open')]);
  expect(table.events.at(-1)?.kind).toBe('fog');
  expect(table.state.active).toBe(1);

  const acted = given({ people: [{}, {}, {}], actions: 2 });
  const { ids } = play(takeActions(acted, 0));
  expect(ids).not.toContain('rest');
  expect(ids).not.toContain('despair');
});

test('LAB-S26 despair finds the crossroads of the hand just discarded', () => {
  const table = given({
    people: [{ at: '2-2', hand: ['cross-plain-door-n', 'bend-plain-open'] }, {}, {}],
    cards: {
      '2-2': open('dead-end-plain-open'),
      '2-1': closed('bend-trap-open'),
      '3-2': open('straight-chest-open', 0, { treasure: true }),
    },
    draw: ['tee-plain-open', 'tee-plain-open'],
  });
  const rule = turn(table);
  expect(play(rule, 'expand:4-2', 'despair').ids).toEqual(['crossroads:discard:cross-plain-door-n']);
  expect(play(rule, 'crossroads:discard:cross-plain-door-n').ids).toEqual(['exchange:2-1', 'exchange:3-2']);
  const { done } = play(rule, 'exchange:3-2');
  expect(done).toBe(true);
  expect(player(table, 0).hand).toEqual([]);
  expect(discards(table)).toEqual(['bend-plain-open', 'straight-chest-open']);
  expect(card(table, '3-2')).toMatchObject({ face: 'cross-plain-door-n', rotation: null, treasure: false });
  expect(table.state.pile).toBe(30);
});

test('LAB-S27 despair may search the draw pile, which is then shuffled; nothing else of it is shown', () => {
  const table = given({
    people: [{ at: '2-2', hand: ['bend-plain-open'] }, {}, {}],
    cards: { '2-2': open('dead-end-plain-open'), '2-1': closed('bend-trap-open') },
    draw: ['tee-plain-open', 'cross-plain-open', 'tee-trap-open', 'bend-chest-open'],
  });
  const rule = turn(table);
  const asked = play(rule, 'expand:4-2', 'despair');
  expect(asked.ids).toEqual(['crossroads:draw:cross-plain-open']);
  expect(view(table.state, 0)).toMatchObject({ searched: ['cross-plain-open'] });
  expect(view(table.state, 1)).toMatchObject({ searched: null, browsed: null });
  expect(JSON.stringify(view(table.state, 0))).not.toContain('tee-trap');
  play(rule, 'crossroads:draw:cross-plain-open', 'shuffle=1,0');
  expect(table.state.draw).toEqual(['tee-trap-open', 'bend-chest-open']);
  expect(card(table, '2-1').face).toBe('cross-plain-open');
});

test('the crossroads lies on the discards while the draw pile is shuffled: no card is ever nowhere', () => {
  const table = given({
    people: [{ hand: [] }, {}, {}],
    draw: ['tee-plain-open', 'cross-plain-open', 'bend-plain-open'],
  });
  const rule = takeActions(table, 0);
  play(rule, 'despair');
  const { value } = rule.next(0);
  expect(value).toMatchObject({ type: 'chance', what: 'shuffle', size: 2 });
  expect(discards(table)).toEqual(['cross-plain-open']);
});

test('LAB-4.20 despair with no card adjacent puts the crossroads into an empty cell', () => {
  const table = given({ people: [{ hand: [] }, {}, {}], draw: ['cross-plain-open'] });
  const { ids } = play(takeActions(table, 0), 'despair', 'crossroads:draw:cross-plain-open');
  expect(ids).toHaveLength(8);
  expect(ids).toContain('place:4-2');
});

test('LAB-S28 despair in vain only costs the hand', () => {
  const table = given({
    people: [{ at: '2-2' }, {}, {}],
    cards: { '2-2': open('cross-plain-open'), '2-1': closed('bend-trap-open') },
    draw: ['tee-plain-open', 'tee-plain-open'],
  });
  expect(play(takeActions(table, 0), 'despair').done).toBe(true);
  expect(player(table, 0).hand).toEqual([]);
  expect(discards(table)).toEqual(PLAIN);
  expect(card(table, '2-1').face).toBe('bend-trap-open');
});

const darkness = (treasures: number) =>
  given({
    people: [{ is: 'lane', at: '7-6' }, { is: 'bibi', at: '7-6', treasures }, {}],
    cards: { '7-6': open('cross-plain-open') },
    draw: ['tee-monster-open', 'cross-plain-open', 'cross-plain-open', 'cross-plain-open'],
  });

test('LAB-S29 a push into the dark: the pusher turns the card, the pushed faces it, his left leads the flight', () => {
  const table = darkness(0);
  const rule = takeActions(table, 0);
  const turned = play(rule, 'push:1', 'push-to:E:8-6');
  expect(turned).toMatchObject({ seat: 0, ids: ['rotate:8-6:0:0', 'rotate:8-6:1:0', 'rotate:8-6:2:0'] });
  const commit = play(rule, 'rotate:8-6:1:0', 'roll=3');
  expect(commit).toMatchObject({ seat: 1, ids: ['spend:3', 'give-up'] });
  expect(where(table, 1)).toBe('8-6');
  expect(play(rule, 'give-up')).toMatchObject({ seat: 2, ask: { kind: 'flight-step', victim: 1, left: 3 } });
});

test('LAB-S30 pushed to victory in somebody else’s turn', () => {
  const table = darkness(4);
  const rule = takeActions(table, 0);
  play(rule, 'push:1', 'push-to:E:8-6', 'rotate:8-6:1:0', 'roll=1');
  let end: unknown;
  try {
    play(rule, 'spend:1', 'discard:bend-plain-open');
  } catch (thrown) {
    end = thrown;
  }
  expect(end).toBeInstanceOf(GameEnd);
  expect(end).toMatchObject({ winners: [1], reason: 'five-treasures' });
});

test('LAB-S45 a trap onto an existing card fills no gaps', () => {
  const table = given({
    people: [{ is: 'lane', at: '1-5', hand: [] }, {}, {}],
    cards: {
      '1-5': open('cross-plain-open'),
      '1-6': closed('cross-trap-open'),
      '4-6': closed('bend-plain-open'),
    },
  });
  const rule = takeActions(table, 0);
  const before = table.state.draw.length;
  play(rule, 'move:S:1-6:1-2', 'roll=3', 'trap:E:4-6');
  expect(play(rule)).toMatchObject({ seat: 1 });
  expect(play(rule).ids).toHaveLength(4);
  play(rule, 'rotate:4-6:1:0');
  expect(table.state.draw).toHaveLength(before);
  expect(table.state.cells.filter((it) => it !== null)).toHaveLength(3);
  expect(card(table, '4-6').rotation).toBe(1);
  expect(where(table, 0)).toBe('4-6');
});

test('LAB-S44 a note goes with the card it was made of', () => {
  const table = given({
    options: { memoryAid: 'faces' },
    people: [{ is: 'lane' }, {}, {}],
    cards: { '1-1': closed('tee-trap-open', 0b010), '8-7': closed('bend-chest-open') },
  });
  const face = (viewer: number) => view(table.state, viewer).cards.find((it) => it.cell === '1-1')?.face;
  expect([face(0), face(1)]).toEqual([null, 'tee-trap-open']);
  play(takeActions(table, 0), 'power:lane', 'lift:1-1', 'put:1-1:straight-plain-open', 'put:8-7:tee-trap-open');
  expect([face(0), face(1), face(2)]).toEqual(['straight-plain-open', null, null]);
});

test('what is forgotten is dealt again, what is remembered stays', () => {
  const faces = ['tee-trap-open', 'bend-chest-open', 'cross-monster-open', 'straight-trap-open'];
  const deal = (recall: number) => {
    const table = given({
      people: [{}, {}],
      cards: Object.fromEntries(faces.map((face, i) => [`${i}-0`, closed(face, 0b01)])),
    });
    redeal(table.state, 0, seededRng(7), recall);
    return faces.filter((face, i) => card(table, `${i}-0`).face === face).length;
  };
  expect(deal(1)).toBe(4);
  expect(deal(0)).toBeLessThan(4);
});
