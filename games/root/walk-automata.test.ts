/**
 * Walks with automata: every piece, card and plot is kept, no secret leaks (face-down plots nobody knows, not even their owner), every game ends.
 * `npm test` plays a part of them for a few rounds; the campaign plays them all to their end (docs/testing.md).
 */
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { pickAtRandom, walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { automatonIds, levels, serviceChoices, traitField, traitIds, vagabotIds } from './data/automata.ts';
import { type FactionId, factionIds } from './data/factions.ts';
import { mapIds } from './data/maps.ts';
import { game } from './game.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import { pairsOf } from './scenarios/parties.ts';
import { shows } from './scenarios/shows.ts';

/** How many games each table of the campaign plays. */
const CAMPAIGN = Number(process.env.TAVOLA_WALKS ?? 0);
const decks = ['base', 'exiles-partisans'] as const;

type Seat = { readonly kind: 'player' | 'automaton'; readonly settings: { readonly faction: FactionId } };
type Walked = { readonly title: string; readonly seats: readonly Seat[]; readonly picks: 'random' | 'greedy' };

const person = (faction: FactionId): Seat => ({ kind: 'player', settings: { faction } });
const automaton = (faction: FactionId, settings: object = {}): Seat => ({
  kind: 'automaton',
  settings: { faction, ...settings },
});
const walked = (seats: readonly Seat[], what = '', picks: Walked['picks'] = 'random'): Walked => {
  const named = seats.map(({ kind, settings }) =>
    kind === 'player' ? settings.faction : `automaton ${settings.faction}`,
  );
  return { title: [...named, what, picks].filter(Boolean).join(', '), seats, picks };
};
/** One of the other factions, another one for each n. */
const other = (n: number, ...taken: FactionId[]) => {
  const free = factionIds.filter((faction) => !taken.includes(faction));
  return free[n % free.length] as FactionId;
};

/** Each automaton alone against every faction that people play. */
const duels = automatonIds.flatMap((own) =>
  factionIds
    .filter((faction) => faction !== own || own === 'vagabond')
    .flatMap((faction) => {
      const seats = [person(faction), automaton(own)];
      return [walked(seats), walked(seats, '', 'greedy')];
    }),
);
const pairs = automatonIds.flatMap((one, i) =>
  automatonIds.slice(i + 1).map((two, n) => walked([automaton(one), person(other(i + n, one, two)), automaton(two)])),
);
const everyLevel = automatonIds.flatMap((own, i) =>
  levels.map((level, n) => walked([automaton(own, { level }), person(other(i + n, own))], level)),
);
const everyTrait = automatonIds.flatMap((own, i) =>
  traitIds[own].map((trait, n) => {
    const seat = automaton(own, { [traitField(own)]: [trait], level: levels[(i + n) % levels.length] });
    return walked([person(other(i + n, own)), seat], trait);
  }),
);
const allTraits = automatonIds.map((own, i) =>
  walked([automaton(own, { [traitField(own)]: traitIds[own] }), person(other(i, own))], 'all traits'),
);
const characters = vagabotIds.map((character, i) =>
  walked(
    [
      person(other(i, 'vagabond')),
      automaton('vagabond', { character }),
      automaton(other(i + 3, 'vagabond', other(i, 'vagabond'))),
    ],
    character,
  ),
);
/** Automata only, at two to six seats, so that each sits in each size of table. */
const alone = [2, 3, 4, 5, 6].flatMap((size) =>
  automatonIds.map((_, first) =>
    walked(Array.from({ length: size }, (_, k) => automaton(automatonIds[(first + k) % 8] as FactionId))),
  ),
);
/** Automata that buy services, of the Robots and of a person. */
const buyers = serviceChoices.flatMap((services) => [
  walked(
    [
      person('marquise'),
      automaton('riverfolk'),
      ...(['eyrie', 'lizards', 'duchy'] as const).map((faction) => automaton(faction, { services })),
    ],
    `services ${services}`,
  ),
  walked(
    [
      person('riverfolk'),
      ...(['marquise', 'corvids', 'vagabond', 'alliance'] as const).map((faction) => automaton(faction, { services })),
    ],
    `services ${services}`,
  ),
]);
const twoVagabots = walked([
  automaton('vagabond', { character: 'arbiter' }),
  automaton('vagabond', { character: 'scoundrel' }),
  person('alliance'),
  person('riverfolk'),
]);

const all = [
  ...duels,
  ...pairs,
  ...everyLevel,
  ...everyTrait,
  ...allTraits,
  ...characters,
  ...alone,
  ...buyers,
  twoVagabots,
];

/** The maps and decks go round; every other table with people and automata plays together, some of them as a team. */
function optionsOf(table: Walked, n: number) {
  const mixed = new Set(table.seats.map(({ kind }) => kind)).size === 2;
  return {
    map: mapIds[n % 4],
    deck: decks[(n >> 2) % 2],
    dominance: 'always',
    cooperative: mixed && n % 2 === 0,
    humanTeamRule: n % 4 === 0,
  };
}

/** The game's own advice for people; chance is rolled as always. */
function pickGreedily(table: Table, rng: Rng): void {
  const [seat] = table.pending as [number];
  const question = table.question(seat);
  const best =
    question && seat >= 0
      ? game.bot?.greedy?.(table.state, seat, question.ask as Ask, question.options as Move[])
      : undefined;
  if (best === undefined) pickAtRandom(table, rng);
  else table.take(seat, best);
}

function play(table: Walked, n: number, seed: number, more: { readonly roundLimit?: number } = {}): void {
  const { seats, picks } = table;
  const options = { ...optionsOf(table, n), ...more };
  const pick = picks === 'greedy' ? pickGreedily : pickAtRandom;
  const { outcome } = walk(game, { seats, options, seed, forkEvery: 25, shows, pick });
  expect(outcome.scores).toHaveLength(seats.length);
}

test('the campaign holds every duel, pair, level and trait, and every size of table', () => {
  const has = (wanted: (table: Walked) => boolean) => all.some(wanted);
  const met = all.flatMap(({ seats }) =>
    pairsOf(seats.flatMap((seat) => (seat.kind === 'automaton' ? [seat.settings.faction] : []))),
  );
  expect(new Set(met).size).toBeGreaterThanOrEqual(28);
  for (const own of automatonIds) {
    for (const trait of traitIds[own])
      expect(has(({ title }) => title.includes(`automaton ${own}, ${trait}, `))).toBe(true);
  }
  expect(duels).toHaveLength(2 * (8 * 7 + 1));
  expect(new Set(alone.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
});

/** A part of everything: which one, the number of the table says. */
const part = all.flatMap((table, n) => (n % 13 === 5 ? [{ ...table, n }] : []));

describe('a part of the campaign', () => {
  test('with every automaton, and greedy people', () => {
    const seated = part.flatMap(({ seats }) => seats.filter(({ kind }) => kind === 'automaton'));
    expect(new Set(seated.map(({ settings }) => settings.faction)).size).toBe(automatonIds.length);
    expect(part.some(({ picks }) => picks === 'greedy')).toBe(true);
  });

  test.each(part)('$title', (table) => {
    play(table, table.n, 1, { roundLimit: 8 });
    const options = { ...optionsOf(table, table.n), roundLimit: 6 };
    expect(replayFlaw(game, { seats: table.seats, options, seed: 11 })).toBeNull();
  });
});

if (CAMPAIGN > 0)
  describe('campaign', () => {
    test.each(all.map((table, n) => ({ ...table, n })))('$n: $title', { timeout: CAMPAIGN * 120_000 }, (table) => {
      for (let seed = 1; seed <= CAMPAIGN; seed++) play(table, table.n + seed - 1, seed * 1000 + table.n);
    });
  });
