import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { questionsOf } from '@tavola/testing/kit.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Fight } from '../rules/battle/prospect.ts';
import type { View } from '../rules/view/view.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { oddsOf } from './fight.ts';

const fight: Fight = {
  clearing: 3,
  defender: 1,
  most: [5, 5],
  reversed: false,
  extra: [0, 0],
  standing: [5, 5],
  prizes: 0,
  effects: [[], []],
};

describe('ROOT-4.3 what a battle may bring', () => {
  test('the most is what both the die and the pieces there allow', () => {
    expect(oddsOf(fight).best).toEqual({ pieces: 3, chance: 7 / 16 });
    expect(oddsOf({ ...fight, standing: [5, 2] }).best).toEqual({ pieces: 2, chance: 12 / 16 });
  });

  test('buildings and tokens fall after the warriors', () => {
    expect(oddsOf({ ...fight, standing: [5, 3], prizes: 1 }).prizes).toBe(1);
    expect(oddsOf({ ...fight, standing: [5, 5], prizes: 1 }).prizes).toBe(0);
  });

  test('nobody loses more than stands there', () => {
    expect(oddsOf({ ...fight, standing: [1, 5] }).loss).toEqual({ average: 9 / 16, any: 9 / 16 });
  });

  test('warriors who will have marched there count', () => {
    const empty = { ...fight, most: [0, 5], standing: [0, 5] } as const;
    expect(oddsOf(empty).best.chance).toBe(0);
    expect(oddsOf(empty, 5)).toEqual(oddsOf(fight));
  });
});

const tables = [
  ['marquise', 'eyrie', 'alliance', 'lizards'],
  ['duchy', 'corvids', 'marquise', 'riverfolk'],
];

test.each(tables)('what was forecast is what happens: %s, %s, %s, %s', (...factions) => {
  const seats = factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  const sum = { battles: 0, best: 0, felled: 0, average: 0, lost: 0 };
  for (const { table, seat } of questionsOf(game, { seats, options: { roundLimit: 6 }, seed: 11 })) {
    const question = seat < 0 ? null : table.question(seat);
    const ask = question?.ask as Ask | undefined;
    if (!question || !ask) continue;
    const { fights } = table.view(seat) as View;
    for (const [at, move] of question.options.entries()) {
      const [expected, other] = fights.filter((one) => isOf(one, ask, move as Move));
      if (!expected || other || expected.effects.flat().length > 0) continue;
      const { best, loss } = oddsOf(expected);
      for (let n = 0; n < FORKS; n++) {
        const toll = fought(table, seat, at, n);
        if (toll === null) continue;
        sum.battles++;
        sum.best += best.chance;
        sum.felled += best.pieces > 0 && toll.defender >= best.pieces ? 1 : 0;
        sum.average += loss.average;
        sum.lost += toll.attacker;
      }
    }
  }
  expect(sum.battles).toBeGreaterThan(500);
  expect(sum.felled / sum.battles).toBeCloseTo(sum.best / sum.battles, 1);
  expect(sum.lost / sum.battles).toBeCloseTo(sum.average / sum.battles, 1);
});

const FORKS = 40;

function isOf({ clearing, defender }: Fight, ask: Ask, move: Move): boolean {
  if (ask === 'battle-clearing') return move.kind === 'clearing' && move.clearing === clearing;
  if (typeof ask !== 'object' || ask.kind !== 'battle-defender') return false;
  return ask.clearing === clearing && move.kind === 'seat' && move.seat === defender;
}

/** What both sides lost; null where somebody set an ambush, which no forecast counts. */
function fought(table: Table, seat: number, at: number, n: number): { attacker: number; defender: number } | null {
  const fork = table.fork({ chance: seededChance(n), watched: true });
  const rng = seededRng(n);
  const from = fork.eventsFor('spectator').length;
  fork.take(seat, at);
  const heard = () =>
    fork
      .eventsFor('spectator')
      .slice(from)
      .map(({ event }) => event as Event);
  while (!heard().some(({ kind }) => kind === 'battle-over') && fork.outcome === null) pickAtRandom(fork, rng);
  const all = heard();
  const events = all.slice(0, all.findIndex(({ kind }) => kind === 'battle-over') + 1);
  if (events.some(({ kind }) => kind === 'ambushed')) return null;
  const battle = events.find((event) => event.kind === 'battle');
  const lost = (whose?: number) =>
    events.reduce((total, event) => total + (event.kind === 'removed' && event.seat === whose ? event.count : 0), 0);
  return { attacker: lost(battle?.attacker), defender: lost(battle?.defender) };
}
