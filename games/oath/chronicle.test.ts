/** Games that follow from games: whatever a game leaves, the next one can be played, and nothing is lost on the way (OATH-8.14). */
import type { Legacy, SeatKind } from '@tavola/kernel/game.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { secrecyFlaw } from '@tavola/testing/secrecy.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { SUITS } from './data/board.ts';
import { denizens, EDIFICES, edificeFacts, factsOf, isVision, relics, sites } from './data/cards.ts';
import { oath } from './game.ts';
import type { State } from './rules/state.ts';
import { type World, worldOf } from './rules/world.ts';

/** Players and games. */
const CHAINS = [
  [2, 4],
  [4, 10],
  [6, 4],
] as const;

test.each(CHAINS)('%i players: %i linked games keep everything, secrets too', (seats, games) => {
  const secrecy = seededRng(seats);
  const atDecision = (table: Table) => {
    if ((table.state as State).phase === 'chronicle') expect(secrecyFlaw(table, { rng: secrecy })).toBeNull();
  };
  const options = { chronicle: true };
  let inheritance: Legacy | undefined;
  for (let game = 1; game <= games; game++) {
    const seed = seats * 1000 + game;
    const { table, outcome } = walk(oath, { seats, options, inheritance, seed, secrecyEvery: 0, atDecision });
    inheritance = outcome.legacy ?? expect.fail('no legacy');
    const { world, oath: before } = table.state as State;
    const after = worldOf(inheritance);
    expect(lost(after)).toEqual([]);
    expect([world.gameNumber, after.gameNumber, after.history.length]).toEqual([game, game + 1, game]);
    if (outcome.reason !== 'vision') expect(after.oath).not.toBe(before);
  }
});

test('a Prince who wins writes by his own rules, and sits first in the next game', () => {
  let inheritance: Legacy | undefined;
  let seats: SeatKind[] = ['player', 'automaton', 'player'];
  for (let seed = 1; seed <= 4; seed++) {
    const { outcome } = walk(oath, { seats, seed, options: { chronicle: true }, inheritance, secrecyEvery: 0 });
    inheritance = outcome.legacy ?? expect.fail('no legacy');
    const world = worldOf(inheritance);
    expect(lost(world)).toEqual([]);
    seats = world.seats.map((seat) => seats[seat] as SeatKind);
  }
  expect(seats[0]).toBe('automaton');
});

test('without a Chronicle nobody is asked, and nothing follows', () => {
  const { outcome, table } = walk(oath, { seats: 3, seed: 1, secrecyEvery: 0 });
  expect([outcome.legacy, (table.state as State).chronicle]).toEqual([undefined, null]);
});

/** OATH-8.14: what does not lie exactly once where it may lie between two games. */
function lost(world: World): string[] {
  const { worldDeck, relicDeck, siteDeck, archive, archiveEdifices, dispossessed, slots } = world;
  const atSites = slots.flatMap(({ cards }) => cards);
  const isDenizen = (card: string) => factsOf(card).type === 'denizen';
  const built = atSites.filter((card) => !isDenizen(card)).map((card) => edificeFacts(card).edifice);
  const people = [
    ...atSites.filter(isDenizen),
    ...worldDeck.filter(isDenizen),
    ...SUITS.flatMap((suit) => archive[suit]),
    ...dispossessed,
  ];
  return [
    ...differing(
      people,
      denizens.map(({ id }) => id),
    ),
    ...differing([...built, ...archiveEdifices], EDIFICES),
    ...differing(
      [...siteDeck, ...slots.map(({ site }) => site)],
      sites.map(({ id }) => id),
    ),
    ...differing(
      [...relicDeck, ...slots.flatMap((slot) => slot.relics)],
      relics.map(({ id }) => id).filter((id) => id !== 'grand-scepter'),
    ),
    ...(worldDeck.filter(isVision).length === 5 ? [] : ['visions']),
    ...slots
      .filter(({ faceup, cards, relics: buried }) => !faceup && cards.length + buried.length > 0)
      .map(({ site }) => site),
    ...SUITS.filter((suit) => archive[suit].some((card) => factsOf(card).suit !== suit)),
  ];
}
function differing(found: readonly string[], wanted: readonly string[]): string[] {
  const twice = found.filter((one, i) => found.indexOf(one) < i);
  return [...twice, ...wanted.filter((one) => !found.includes(one))];
}
