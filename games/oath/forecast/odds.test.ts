import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { questionsOf } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { oath as game } from '../game.ts';
import { campaign } from '../rules/campaign/campaign.ts';
import type { Campaign } from '../rules/state/actions.ts';
import type { Ask, Event } from '../rules/state/moves.ts';
import { type View, view } from '../rules/view.ts';
import { defense, place, realm, rich, run, attack as swords, turnOf, X } from '../scenarios/realm.ts';
import { type Battle, warOdds } from './odds.ts';

const even: Battle = {
  pools: [1, 0],
  reading: { ignored: [], rollTimes: 1, sacrificeValue: 1 },
  defense: 0,
  force: 1,
  maySacrifice: false,
};

test('one die beats nothing when it shows a sword', () => expect(warOdds(even).byDice).toBeCloseTo(1 / 2));

test('two hollow swords are one', () => expect(warOdds({ ...even, pools: [2, 0] }).byDice).toBeCloseTo(1));

test('a sacrifice wins what is one short, but not when a skull took the last warband', () => {
  const odds = warOdds({ ...even, defense: 2, force: 2, maySacrifice: true });
  expect(odds).toMatchObject({ byDice: 0, skulls: 1 / 6 });
  // A sword is one, so two more are needed; the double is two, and one of the two warbands is left.
  expect(odds.withSacrifice).toBeCloseTo(1 / 3 + 1 / 6);
  expect(warOdds({ ...even, defense: 2, maySacrifice: true }).withSacrifice).toBe(0);
});

test('the Mountain takes a die before the dice are chosen, not after', () => {
  const table = realm(3);
  turnOf(table, X);
  place(table, X, 'mountain');
  for (const seat of [0, 2]) place(table, seat, 'river');
  rich(table, X, { warbands: 3 });
  const war = campaign(table, X);
  expect(run(table, war, 'done').ids).toEqual(['dice:3', 'dice:2', 'dice:1', 'dice:0']);
  const { pools } = (view(table.state, X).war as NonNullable<View['war']>).now;
  expect(pools.map(([attack]) => attack)).toEqual([0, 0, 1, 2]);
  run(table, war, 'dice:3', ...defense('2'), ...swords('ss'));
  const told = table.events.findLast((event) => event.kind === 'pools') as Extract<Event, { kind: 'pools' }>;
  expect([told.attack, told.defense]).toEqual(pools[3]);
});

test('what was forecast is what happens', () => {
  const sum = { campaigns: 0, expected: 0, won: 0 };
  for (const seed of [1, 2, 3]) {
    for (const { table, seat } of questionsOf(game, { seats: 4, seed })) {
      const question = seat < 0 ? null : table.question(seat);
      if (question?.ask !== 'dice') continue;
      const { war, campaign: now } = table.view(seat) as View;
      for (const [at, { n = 0 }] of (question.options as readonly { readonly n?: number }[]).entries()) {
        const { pools, force } = (war as NonNullable<typeof war>).now;
        const pool = pools[n] as readonly [number, number];
        const battle = { pools: pool, reading: now as Campaign, defense: force };
        const { withSacrifice } = warOdds({
          ...battle,
          force: war?.force ?? 0,
          maySacrifice: war?.maySacrifice ?? false,
        });
        for (let fork = 0; fork < FORKS; fork++) {
          const fought = outcome(table, seat, at, fork);
          if (fought === null) continue;
          expect([fought.attack, fought.defense]).toEqual(pool);
          sum.campaigns++;
          sum.expected += withSacrifice;
          sum.won += fought.won ? 1 : 0;
        }
      }
    }
  }
  expect(sum.campaigns).toBeGreaterThan(500);
  expect(sum.won / sum.campaigns).toBeCloseTo(sum.expected / sum.campaigns, 1);
});

const FORKS = 12;

/** Nobody uses a plan, and whatever must be sacrificed is; null where somebody rolled again or a plan came by itself. */
function outcome(table: Table, seat: number, at: number, seed: number) {
  const fork = table.fork({ chance: seededChance(seed), watched: true });
  const rng = seededRng(seed);
  const from = fork.eventsFor('spectator').length;
  const heard = () =>
    fork
      .eventsFor('spectator')
      .slice(from)
      .map(({ event }) => event as Event);
  fork.take(seat, at);
  while (!heard().some(({ kind }) => kind === 'won-campaign') && fork.outcome === null) {
    const asked = fork.pending[0] as number;
    const { ask, options } = fork.question(asked) as { ask: Ask; options: readonly { readonly kind: string }[] };
    const passes = options.findIndex(({ kind }) => kind === 'pass' || kind === 'no');
    const isSacrifice = typeof ask === 'object' && ask.kind === 'sacrifice';
    fork.take(asked, isSacrifice ? 0 : passes >= 0 ? passes : rng.below(options.length));
  }
  const events = heard();
  const end = events.find((event) => event.kind === 'won-campaign');
  const pools = events.find((event) => event.kind === 'pools');
  const isChanged = events.some(({ kind }) => kind === 'used' || kind === 'rolled');
  return end && pools && !isChanged ? { ...pools, won: end.seat === seat } : null;
}
