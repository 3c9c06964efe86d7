import { valuesOf } from '@tavola/kernel/rules/settings.ts';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import memory from '../data/memory-cards.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import symbolCards from '../data/symbol-cards.json' with { type: 'json' };
import symbols from '../data/symbols.json' with { type: 'json' };
import { effectOf } from './cards/effects.ts';
import {
  type Cell,
  cellAt,
  cellOf,
  DIRECTIONS,
  globalOf,
  nameOf,
  OPPOSITE,
  PLACES,
  SIDES,
  seenFrom,
} from './state/cells.ts';
import { AHEAD, layoutFor, NOWHERE } from './state/lines.ts';
import { CARD_NAMES, isLinked, NAME } from './state/memory.ts';
import { options } from './state/options.ts';
import { SHARE, SYMBOL_CARDS, SYMBOLS } from './state/symbols.ts';

const side = constantFrom(...SIDES);
const seats = constantFrom(2, 3, 4);
const direction = constantFrom(...DIRECTIONS);
const cell = integer({ min: 0, max: PLACES.length - 1 });

describe('geometry', () => {
  test('every side sees each cell in one column and row, and finds it there again', () => {
    assert(
      property(side, cell, (from, there) => {
        const { column, row } = seenFrom(from, there);
        expect(cellAt(...globalOf(from, column, row))).toBe(there);
        expect(cellOf(nameOf(there))).toBe(there);
      }),
    );
  });

  test('neighbours are neighbours of each other', () => {
    assert(
      property(seats, cell, direction, (n, there, d) => {
        const next = layoutFor(n).next[d][there] as Cell;
        if (next !== NOWHERE) expect(layoutFor(n).next[OPPOSITE[d]][next]).toBe(there);
      }),
    );
  });

  test('all cells of a line share that line, in one zone', () => {
    assert(
      property(seats, cell, constantFrom('horizontal' as const, 'vertical' as const), (n, there, axis) => {
        const line = layoutFor(n).line[axis][there] as readonly Cell[];
        for (const other of line) {
          expect(layoutFor(n).line[axis][other]).toEqual(line);
          expect(PLACES[other]?.zone).toBe(PLACES[there]?.zone);
        }
      }),
    );
  });

  test('a jump ahead leads back from the other side', () => {
    assert(
      property(cell, direction, constantFrom(0 as const, 1 as const), (near, d, steps) => {
        for (const [far, apart] of AHEAD[steps][d][near] ?? []) {
          expect(AHEAD[steps][OPPOSITE[d]][far]).toContainEqual([near, apart]);
        }
      }),
    );
  });

  test('the computed cells are those of the data', () => {
    for (const { x, y, board: land, zone, local } of board.cells) {
      const place = PLACES[cellAt(x, y) as Cell];
      expect([place?.land ?? 'rift', place?.zone]).toEqual([land, zone]);
      if (local) expect([place?.column, place?.row]).toEqual([local.col, local.row]);
    }
    expect(board.cells).toHaveLength(PLACES.length);
  });
});

describe('data', () => {
  test('28 memory cards, 72 copies, half of them linked; each does something', () => {
    expect([CARD_NAMES.length, NAME.length, memory.totalCards]).toEqual([28, 72, 72]);
    expect(NAME.filter(isLinked)).toHaveLength(36);
    const carriers = ['dissonant-echoes', 'dominion-of-ircai', 'calamandara-qhoz'];
    for (const name of CARD_NAMES) expect(effectOf(name) !== undefined || carriers.includes(name)).toBe(true);
  });

  test('nine kinds of symbols, four equal shares, 36 symbol cards', () => {
    expect(SYMBOLS).toHaveLength(9);
    for (const { id, total } of symbols.symbols) expect(SHARE[id as keyof typeof SHARE] * 4).toBe(total);
    expect(SYMBOL_CARDS).toHaveLength(symbolCards.count);
    for (const { top, bottom } of SYMBOL_CARDS) for (const kind of [top, ...bottom]) expect(SYMBOLS).toContain(kind);
  });

  test('the options and their defaults are those of the data; the limits those it recommends online', () => {
    const printed = Object.fromEntries(setup.options.map((option) => [option.id, option.default]));
    expect(valuesOf(options)).toEqual({ ...printed, ...setup.recommended.online });
  });
});
