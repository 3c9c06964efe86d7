/** Memory is part of the game (chapter 8): everybody sees what lies open, and nothing of it is kept when it is closed. */

import { beatsOf } from '@tavola/kernel/host/beats.ts';
import { previewOf } from '@tavola/kernel/host/preview.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { ChanceSource } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { labyrinx } from '../game.ts';
import { redeal } from '../rules/redeal.ts';
import type { FaceId } from '../rules/state/faces.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { Card, State } from '../rules/state/state.ts';
import type { CardView, View } from '../rules/view.ts';
import { closed, given, open, type Table as Scene } from './given.ts';

/** The scene at the start of a turn, as a table that people sit at. The dice show what is given. */
function tableOf({ state }: Scene, ...rolls: number[]): Table<State> {
  const start = { ...copy(state), phase: 'expand' as const };
  const chance: ChanceSource = { answer: ({ size }) => rolls.shift() ?? Array.from({ length: size }, (_, i) => i) };
  const seats = state.players.map(() => ({ kind: 'player' as const, settings: {} }));
  const log = { game: 'labyrinx', version: labyrinx.version, options: state.options, seats, picks: [], checks: [] };
  return Table.resume<State>(labyrinx, log, { chance, checkpoint: { picks: 0, chance: 0, state: start } });
}

/** Makes these picks; gives what the last of them led through, as these eyes saw it. */
function beatsAfter(table: Table<State>, eyes: Viewer, ...picks: readonly string[]) {
  let told = 0;
  for (const option of picks) {
    told = table.told.length;
    table.pick(table.pending[0] as Seat, table.decisionNumber, option);
  }
  return beatsOf(table, eyes, told).map(({ view }) => view as View);
}

const cardIn = ({ cards }: View, cell: CellName): CardView | undefined => cards.find((card) => card.cell === cell);
const now = (table: Table, cell: CellName) => cardIn(table.view('spectator') as View, cell);
const kinds = (table: Table) => table.told.map(({ event }) => event.kind);

test('doors that stop the last action are seen by everybody, and the log does not say where they are', () => {
  const scene = given({
    people: [{ at: '7-3' }, {}],
    cards: { '7-3': open('cross-plain-open'), '8-3': closed('dead-end-trap-door-n') },
  });
  for (const eyes of [0, 1, 'spectator'] as const) {
    const table = tableOf(scene);
    const beats = beatsAfter(table, eyes, 'expand:6-3', 'peek:6-3', 'ok', 'peek:6-3', 'ok', 'move:E:8-3:1-2');
    expect(beats.map((view) => cardIn(view, '8-3')?.face)).toEqual(['dead-end-trap-door-n']);
    expect(now(table, '8-3')).toMatchObject({ open: false, face: null });
    expect(table.told.find(({ event }) => event.kind === 'stopped')?.event).toEqual({ kind: 'stopped', seat: 0 });
  }
});

test('every card of a forced flight is seen before the fog closes it', () => {
  const table = tableOf(
    given({
      people: [{ is: 'bibi', at: '1-1', hand: [] }, {}],
      cards: {
        '1-1': open('dead-end-plain-open', 1),
        '2-1': closed('straight-monster-open'),
        '3-1': closed('straight-plain-open'),
        '4-1': closed('dead-end-plain-open'),
      },
    }),
    3,
  );
  const beats = beatsAfter(table, 1, 'expand:5-1', 'peek:2-1', 'ok', 'peek:2-1', 'ok', 'move:E:2-1:1', 'flee:E:3-1');
  expect(beats.map(({ players }) => players[0]?.space)).toEqual(['3-1', '4-1', '3-1']);
  expect(cardIn(beats[1] as View, '4-1')?.face).toBe('dead-end-plain-open');
  expect(now(table, '2-1')).toMatchObject({ open: false, face: null });
  expect(now(table, '4-1')).toMatchObject({ open: false, face: null });
});

test('the crossroads of Despair is seen by everybody, and the log does not say where it lies', () => {
  const table = tableOf(
    given({
      people: [{ at: '1-1', hand: ['cross-plain-open'] }, {}],
      cards: { '1-1': open('cross-plain-open'), '2-1': closed('bend-trap-open'), '0-1': closed('bend-plain-open') },
    }),
  );
  const picks = ['expand:3-1', 'despair', 'crossroads:discard:cross-plain-open', 'exchange:2-1'];
  const beats = beatsAfter(table, 1, ...picks);
  expect(beats.map((view) => cardIn(view, '2-1')?.face)).toEqual(['cross-plain-open']);
  expect(now(table, '2-1')).toMatchObject({ open: false, face: null });
  expect(table.told.map(({ event }) => event)).toContainEqual({ kind: 'despaired', seat: 0, found: true });
});

test('a flight that wins in the hall is told before the end', () => {
  const table = tableOf(
    given({
      options: { returnToHall: true },
      people: [{ is: 'bibi', at: '4-1', hand: [], treasures: 6 }, {}],
      cards: { '4-1': open('dead-end-plain-open', 2), '4-2': closed('straight-monster-open') },
    }),
    4,
  );
  beatsAfter(table, 0, 'expand:5-2', 'move:S:4-2:1', 'flee:S:4-3');
  expect(table.outcome).toMatchObject({ winners: [0], reason: 'home-with-five' });
  expect(kinds(table).slice(-3)).toEqual(['treasure-lost', 'fled', 'ended']);
});

test('a race begins with one turn, after it is told', () => {
  const table = tableOf(
    given({
      people: [
        { treasures: 2, at: '4-1' },
        { treasures: 2, at: '5-1' },
      ],
      cards: { '4-1': open('cross-plain-open'), '5-1': open('cross-plain-open') },
      draw: [],
    }),
  );
  expect(kinds(table)).toEqual(['race', 'turn']);
  expect(table.state.turn).toBe(1);
});

test('in random games no event names a challenge but a won one, and all that one pick turns up and closes was seen', () => {
  for (let seed = 1; seed <= 12; seed++) {
    let before = new Set<CellName>();
    let told = 0;
    const atDecision = (table: Table) => {
      const { cells } = table.state as State;
      const view = table.view('spectator') as View;
      const beats = beatsOf(table, 'spectator', told).map((beat) => beat.view as View);
      const peeked = table
        .heardBetween('spectator', told, table.told.length)
        .flatMap(({ event }) =>
          event.kind === 'peeked' ? (event as unknown as { cells: readonly CellName[] }).cells : [],
        );
      const known = new Set<CellName>();
      for (const { cell, open: isOpen } of view.cards) {
        const [x = 0, y = 0] = cell.split('-').map(Number);
        const { face, seen } = cells[y * view.width + x] as Card;
        if (seen !== (1 << view.players.length) - 1) continue;
        known.add(`${cell} ${face}`);
        if (isOpen || before.has(`${cell} ${face}`) || peeked.includes(cell)) continue;
        expect(beats.some((beat) => cardIn(beat, cell)?.face === face)).toBe(true);
      }
      before = known;
      told = table.told.length;
    };
    const { table } = walk(labyrinx, { seats: 2 + (seed % 5), seed, secrecyEvery: 0, atDecision });
    const named = table.told.filter(({ event }) => /chest|monster|trap|door|cross/.test(JSON.stringify(event)));
    expect(new Set(named.map(({ event }) => event.kind))).toEqual(new Set(['succeeded']));
  }
});

test('after Despair the others know the top of the discards and nothing below it', () => {
  const hand: FaceId[] = ['bend-chest-open', 'tee-trap-open', 'straight-monster-open', 'bend-plain-open'];
  const table = tableOf(
    given({ people: [{ hand }, {}], draw: ['tee-chest-open', 'tee-monster-open', 'bend-trap-open'] }),
  );
  beatsAfter(table, 0, 'expand:4-2', 'despair');
  const imagined = (seat: Seat) => {
    const worlds = Array.from({ length: 20 }, (_, n) => {
      const state = copy(table.state);
      redeal(state, seat, seededRng(n), 1);
      return state.discard.map(({ face }) => face);
    });
    return hand.map((_, i) => new Set(worlds.map((world) => world[i])).size > 1);
  };
  expect(imagined(0)).toEqual([false, false, false, false]);
  expect(imagined(1)).toEqual([true, true, true, false]);
});

describe('a preview', () => {
  const peekedAt = (memoryAid: 'off' | 'marks' | 'faces') => {
    const table = tableOf(
      given({
        options: { memoryAid },
        people: [{ at: '7-3' }, {}],
        cards: {
          '7-3': open('cross-plain-open'),
          '7-2': open('cross-plain-open'),
          '8-3': closed('straight-monster-open', 0b01),
          '6-2': closed('dead-end-trap-open', 0b01),
        },
      }),
    );
    beatsAfter(table, 0, 'expand:6-3');
    return table;
  };
  const entering = (table: Table, cell: CellName) =>
    previewOf(table, 0, table.decision(0)?.options.find(({ id }) => id.includes(`:${cell}`))?.id ?? '');

  test.each(['off', 'marks'] as const)('with the memory aid "%s" does not show again what was peeked at', (aid) => {
    const preview = entering(peekedAt(aid), '8-3');
    expect(preview).toMatchObject({ view: null, next: 'chance' });
    expect(JSON.stringify(preview)).not.toContain('straight-monster-open');
  });

  test('with the memory aid "faces" does, as the board does', () => {
    expect(cardIn(entering(peekedAt('faces'), '8-3').view as View, '8-3')?.face).toBe('straight-monster-open');
  });

  test.each(['off', 'marks', 'faces'] as const)('with "%s" leaves every mark of the board where it was', (aid) => {
    const table = peekedAt(aid);
    const after = entering(table, '7-2').view as View;
    const before = cardIn(table.view(0) as View, '6-2');
    expect(before?.seen).toBe(aid !== 'off');
    expect(cardIn(after, '6-2')).toEqual(before);
  });
});
