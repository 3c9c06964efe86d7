/** Random games: every piece, card and item is kept, no secret leaks, every game ends, and logs play again the same way. */
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import type { FactionId } from './data/factions.ts';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';
import { entered } from './rules/factions/registry.ts';

const people = (...factions: FactionId[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
const decks = ['base', 'exiles-partisans'] as const;
const setups = mapIds.flatMap((map) =>
  decks.map((deck) => ({ seats: people('marquise', 'eyrie'), options: { map, deck, dominance: 'always' } })),
);
/**
 * What the view does not show afterwards: Codebreakers, Outrage, a Swap Meet that gives back what it took, cards of the Duchy
 * that are back in its hand, and cards that are discarded and shuffled into a new deck between two decisions.
 */
const shows = [
  'saw-hand',
  'stolen',
  'given',
  'discarded',
  'alliance.shown',
  'alliance.outrage',
  'duchy.revealed',
  'duchy.returned',
];
/** Each further faction meets others on every map. */
const parties = [
  people('marquise', 'alliance'),
  people('eyrie', 'alliance', 'marquise'),
  people('duchy', 'eyrie'),
  people('alliance', 'duchy', 'marquise'),
];
const meetings = parties.flatMap((seats, i) =>
  mapIds.map((map, j) => ({ seats, options: { map, deck: decks[(i + j) % 2], dominance: 'always' } })),
);
const titleOf = (seats: (typeof parties)[number]) => seats.map(({ settings }) => settings.faction).join(', ');

describe.each(meetings.map((setup) => ({ title: titleOf(setup.seats), ...setup })))(
  '$title: $options.map, $options.deck',
  ({ title: _, ...setup }) => {
    test('random games keep every piece and every secret, and end', () => {
      const { outcome } = walk(game, { ...setup, seed: 1, forkEvery: 25, shows });
      expect(outcome.scores).toHaveLength(setup.seats.length);
      expect(replayFlaw(game, { ...setup, seed: 11 })).toBeNull();
    });
  },
);

describe.each(setups)('$options.map, $options.deck', (setup) => {
  test('random games keep every piece and every secret, and end', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { outcome } = walk(game, { ...setup, seed, forkEvery: 25, shows });
      expect(outcome.scores).toHaveLength(setup.seats.length);
    }
  });

  test('a log plays again the same way', () => {
    expect(replayFlaw(game, { ...setup, seed: 11 })).toBeNull();
  });
});

test('factions picked at the table, the last in turn order first', () => {
  const seat = { kind: 'player', settings: { faction: 'in-turn-order' } } as const;
  const { table } = walk(game, { seats: [seat, seat], seed: 5, secrecyEvery: 50 });
  const { picked } = table.state.open as { picked: FactionId[] };
  expect(new Set(picked).size).toBe(2);
  for (const faction of picked) expect(entered()).toContain(faction);
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
  expect(rows.map(({ decisions, offered }) => [decisions, offered])).toEqual([
    [454, 1522],
    [1241, 4581],
    [529, 1902],
    [169, 620],
  ]);
});
