/** Games that follow from games: whatever a game leaves, the next one can be played, and nothing is lost on the way (OATH-8.14). */
import { publicOutcome } from '@tavola/kernel/rules/decision.ts';
import type { Legacy, SeatKind } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { play as playRules } from '@tavola/testing/play.ts';
import { secrecyFlaw } from '@tavola/testing/secrecy.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { SUITS } from './data/board.ts';
import { denizens, EDIFICES, edificeFacts, factsOf, isVision, relics, sites } from './data/cards.ts';
import { oath } from './game.ts';
import { drawnWorld, type Stock } from './rules/chronicle/stock.ts';
import type { OpenWorld, World } from './rules/chronicle/world.ts';
import type { Player, State } from './rules/state/state.ts';
import { words as wordsEn } from './text/en/words.ts';
import { gameLines } from './text/world.ts';

/** Players and games. */
const CHRONICLES = [
  [2, 4],
  [4, 10],
  [6, 4],
] as const;

test.each(CHRONICLES)('%i players: %i games of a chronicle keep everything, secrets too', (seats, games) => {
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

test('what a game was is told: role and oath, what was built, what joined the deck, who was dispossessed', () => {
  const play = (seed: number, inheritance?: Legacy) =>
    walk(oath, { seats: 2, seed, options: { chronicle: true }, inheritance, secrecyEvery: 0 }).outcome.legacy as Legacy;
  const first = play(3);
  const second = play(4, first);
  const [after, before] = [second.open as OpenWorld, first.open as OpenWorld];
  const role = wordsEn.roles[after.history[1]?.role ?? 'exile'];
  for (const lines of [gameLines(before, null, wordsEn), gameLines(after, before, wordsEn)]) {
    const joined = lines.find((line) => line.startsWith('Joined the deck')) ?? '';
    const sum = [...joined.matchAll(/\d+/g)].reduce((n, [digits]) => n + Number(digits), 0);
    expect([sum, lines.at(-1)]).toEqual([6, 'Dispossessed: 6']);
  }
  expect(gameLines(after, before, wordsEn)[0]).toContain(`${role}; Oath of`);
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

test.each([1, 2, 3])(
  'without a Chronicle nobody is asked, but it can be written from the final position (%i)',
  (seed) => {
    const { outcome, table } = walk(oath, { seats: 3, seed, secrecyEvery: 0 });
    const { chronicle, players, round } = table.state as State;
    expect([outcome.legacy, chronicle]).toEqual([undefined, null]);
    expect(publicOutcome(outcome)).toEqual({ winners: outcome.winners, reason: outcome.reason });
    const document = JSON.parse(JSON.stringify(outcome.final));
    const inheritance = { open: null, stock: document };
    const later = walk(oath, { seats: 3, seed, options: { chronicle: true }, inheritance, secrecyEvery: 0 });
    expect([later.outcome.winners, (later.table.state as State).round]).toEqual([outcome.winners, round]);
    const world = worldOf(later.outcome.legacy ?? expect.fail('no legacy'));
    expect(lost(world)).toEqual([]);
    const { colour, role } = players[outcome.winners[0] as number] as Player;
    expect(world.history).toMatchObject([{ winner: colour, role, how: outcome.reason }]);
  },
);

/** The world in which a game that follows would begin. */
function worldOf({ open, stock }: Legacy): World {
  return playRules(drawnWorld(open as OpenWorld, stock as Stock)).result ?? expect.fail('no world');
}

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
