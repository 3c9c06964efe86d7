/** Random games: every piece, card and item is kept, no secret leaks, every game ends, and logs play again the same way. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { type FactionId, factionIds } from './data/factions.ts';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';
import { entered } from './rules/contract/registry.ts';
import type { State } from './rules/state/state.ts';
import { pairsOf, parties } from './scenarios/parties.ts';
import { shows } from './scenarios/shows.ts';

const people = (...factions: (FactionId | 'random')[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
const decks = ['base', 'exiles-partisans'] as const;

/** How many whole games each party plays in a campaign, from map to map, with every check at every decision (docs/testing.md). */
const CAMPAIGN = Number(process.env.TAVOLA_WALKS ?? 0);

const met = parties(entered());
/** ROOT-9.8. */
const twoVagabonds: FactionId[][] = [
  ['vagabond', 'riverfolk', 'vagabond'],
  ['alliance', 'vagabond', 'corvids', 'lizards', 'vagabond'],
];
const tables = [...met, ...twoVagabonds].map((factions, i) => ({
  title: factions.join(', '),
  seats: people(...factions),
  options: { map: mapIds[i % 4], deck: decks[(i >> 2) % 2], dominance: 'always' },
}));

test('every faction meets every other, at every size of table, on every map, with both decks', () => {
  const all = entered();
  expect(new Set(met.flatMap(pairsOf)).size).toBe((all.length * (all.length - 1)) / 2);
  expect([...new Set(met.map(({ length }) => length))].sort()).toEqual([2, 3, 4, 5, 6]);
  expect(new Set(tables.map(({ options }) => `${options.map} ${options.deck}`)).size).toBe(8);
});

describe.each(tables)('$title: $options.map, $options.deck', ({ title: _, ...table }) => {
  const { length } = table.seats;

  test('a random game keeps every piece and every secret, and ends', () => {
    const limited = { ...table, options: { ...table.options, roundLimit: 10 } };
    const { outcome } = walk(game, { ...limited, seed: 1, forkEvery: 25, shows });
    expect(outcome.scores).toHaveLength(length);
  });

  if (CAMPAIGN > 0)
    test('campaign', { timeout: CAMPAIGN * 120_000 }, () => {
      for (let seed = 2; seed < CAMPAIGN + 2; seed++) {
        const options = { ...table.options, map: mapIds[seed % 4], deck: decks[(seed >> 2) % 2] };
        walk(game, { ...table, options, seed, forkEvery: 25, shows });
      }
    });

  test('a log plays again the same way', () => {
    const options = { ...table.options, roundLimit: 10 };
    expect(replayFlaw(game, { ...table, options, seed: 11 })).toBeNull();
  });
});

test('factions picked at the table, the last in turn order first', () => {
  const seat = { kind: 'player', settings: { faction: 'in-turn-order' } } as const;
  const { table } = walk(game, { seats: [seat, seat], seed: 5, secrecyEvery: 50 });
  const { picked } = table.state.open as { picked: FactionId[] };
  expect(new Set(picked).size).toBe(2);
  for (const faction of picked) expect(entered()).toContain(faction);
});

test.each(factionIds)('%s sits in every seat among others that chance deals', (faction) => {
  for (let seat = 0; seat < 4; seat++) {
    const seats = people(...[0, 1, 2, 3].map((other) => (other === seat ? faction : 'random')));
    const { table } = walk(game, { seats, options: { roundLimit: 12 }, seed: seat + 1, secrecyEvery: 25, shows });
    expect((table.state as State).open.players[seat]?.faction).toBe(faction);
  }
});

test('a game ends at the round limit at the latest', () => {
  const { outcome, table } = walk(game, { seats: 2, options: { roundLimit: 2 }, seed: 1, secrecyEvery: 0 });
  expect(outcome).toMatchObject({ winners: [0, 1], reason: 'round-limit' });
  expect(table.state.open.turn.round).toBe(2);
});

test('count table', () => {
  const rows = mapIds.map((map, i) =>
    countRow(game, { seats: people('marquise', 'eyrie'), options: { map }, seed: i + 1 }),
  );
  const others = [people('lizards', 'corvids'), people('alliance', 'duchy')];
  rows.push(...others.map((seats, i) => countRow(game, { seats, options: { roundLimit: 10 }, seed: i + 1 })));
  expect(rows.map(({ decisions, offered }) => [decisions, offered])).toEqual([
    [355, 1246],
    [551, 1940],
    [346, 1105],
    [343, 1143],
    [285, 920],
    [235, 855],
  ]);
});
