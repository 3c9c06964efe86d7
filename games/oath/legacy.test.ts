/** What passes from one game to the next: nothing hidden, and nothing that no game could have left. */
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { verify } from '@tavola/kernel/table/verify.ts';
import { altered } from '@tavola/testing/altered.ts';
import { play } from '@tavola/testing/play.ts';
import { pickAtRandom, walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { isVision, relicsOfDeck } from './data/cards.ts';
import { oath } from './game.ts';
import { drawnWorld, type Stock } from './rules/chronicle/stock.ts';
import { type OpenWorld, openOf, type World } from './rules/chronicle/world.ts';
import type { State } from './rules/state/state.ts';
import { randomWorld } from './scenarios/worlds.ts';

const options = { chronicle: true };
const ALTERED = Number(process.env.TAVOLA_ALTERED ?? 266);

/** A finished game, and the position in which its Chronicle was begun. */
function finished(seats: number, seed: number, inheritance?: Legacy): { legacy: Legacy; won: State } {
  let won: State | undefined;
  const atDecision = ({ lastCheckpoint }: Table) => {
    const state = lastCheckpoint?.state as State | undefined;
    if (state?.phase === 'chronicle') won ??= copy(state);
  };
  const { outcome } = walk(oath, { seats, seed, options, inheritance, secrecyEvery: 0, atDecision });
  return { legacy: outcome.legacy as Legacy, won: won ?? expect.fail('nothing was asked for the Chronicle') };
}

function emptyLog(seats: number): Log {
  return { ...Table.start(oath, { seats, options, chance: seededChance(1) }).log(), picks: [], checks: [] };
}

/** The Chronicle of this position, with the same answers of the winner and other chance. */
function writtenFrom(won: State, chance: number): Legacy {
  const checkpoint = { picks: 0, chance: 0, state: won };
  const table = Table.resume(oath, emptyLog(won.players.length), { chance: seededChance(chance), checkpoint });
  while (table.firstQuestion !== null) table.take(table.firstQuestion.seat, 0);
  return table.outcome?.legacy ?? expect.fail('no legacy');
}

/** Relics and sites that lie facedown change places; so do the cards within each pile. */
function reordered(won: State, rng: Rng): State {
  const state = copy(won);
  const piles = [state.worldDeck, ...Object.values(state.discards), state.siteDeck, state.dispossessed];
  for (const pile of [...piles, ...Object.values(state.archive)]) shuffleInPlace(pile, rng);
  const places = [state.relicDeck, state.reliquary, ...state.sites.map(({ relics }) => relics)];
  const hidden = shuffleInPlace(
    places.flat().filter((relic) => relic !== null),
    rng,
  );
  for (const place of places)
    for (let i = 0; i < place.length; i++) if (place[i] !== null) place[i] = hidden.pop() as string;
  return state;
}

test('two worlds: whatever lies hidden when a game is won and however its Chronicle is drawn, the next game is the same', () => {
  const rng = seededRng(5);
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const { won } = finished(2 + (seed % 3), seed);
    const [one, other] = [writtenFrom(won, 1), writtenFrom(reordered(won, rng), 2)];
    expect(other.stock).toEqual(one.stock);
    // A site that is turned up because its region has none is seen by all.
    if (JSON.stringify(other.open) !== JSON.stringify(one.open)) continue;
    compared++;
    const begun = [one, other].map(
      (inheritance) =>
        Table.start<State>(oath, { seats: won.players.length, options, chance: seededChance(seed), inheritance }).state,
    );
    expect(begun[1]).toEqual(begun[0]);
  }
  expect(compared).toBeGreaterThan(3);
});

test('the same legacy with other chance is another deck, other relics, other sites and other people who joined or left', () => {
  const { legacy } = finished(3, 4);
  const begun = Array.from(
    { length: 40 },
    (_, n) => Table.start<State>(oath, { seats: 3, chance: seededChance(n + 1), inheritance: legacy }).state,
  );
  const different = (what: (state: State) => unknown) =>
    new Set(begun.map((state) => JSON.stringify(what(state)))).size;
  for (const pile of [
    (state: State) => state.worldDeck,
    (state: State) => state.relicDeck,
    (state: State) => state.siteDeck,
    (state: State) => state.archive,
    (state: State) => state.dispossessed.toSorted(),
    (state: State) => state.reliquary,
    (state: State) => state.players.map(({ hand }) => hand),
  ])
    expect(different(pile)).toBeGreaterThan(30);
});

test('OATH-8.9 to 8.11 the draws keep their rules: three, two and one join, six leave, the treasure lies on top', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { legacy } = finished(3, seed);
    const stock = legacy.stock as Stock;
    const world = play(drawnWorld(legacy.open as OpenWorld, stock)).result as World;
    expect(stock.joining.map(({ n }) => n)).toEqual([3, 2, 1]);
    for (const { cards, n } of stock.joining)
      expect(cards.filter((card) => world.worldDeck.includes(card))).toHaveLength(n);
    const left = stock.leaving.cards.filter((card) => world.dispossessed.includes(card));
    expect([left.length, stock.leaving.n]).toEqual([6, 6]);
    const top = world.relicDeck.slice(-(stock.treasure.length + stock.reliquary));
    expect(top.filter((relic) => stock.treasure.includes(relic)).toSorted()).toEqual(stock.treasure);
    expect(top.filter((relic) => stock.theirs.includes(relic))).toEqual([]);
    expect(world.worldDeck.toReversed().slice(0, 12).filter(isVision)).toHaveLength(2);
    expect(openOf(world)).toEqual(legacy.open);
  }
});

// ---- what version 1 left: the world with its orders, in secret

function ordered(seed: number): Legacy & { secret: World } {
  const { open, stock } = randomWorld(seed);
  const world = play(drawnWorld(open as OpenWorld, stock as Stock)).result as World;
  return { open: openOf(world), secret: world };
}

test('a log of version 1 begins with the orders that it took over, and verifies', () => {
  const inheritance = ordered(3);
  const table = Table.resume<State>(oath, { ...emptyLog(3), inheritance }, { chance: seededChance(9) });
  const { worldDeck, siteDeck, slots } = inheritance.secret;
  expect(table.state.worldDeck).toEqual(worldDeck.slice(-table.state.worldDeck.length));
  expect([table.state.siteDeck, table.state.sites.map(({ site }) => site)]).toEqual([
    siteDeck,
    slots.map(({ site }) => site),
  ]);
  const rng = seededRng(2);
  while (table.outcome === null) pickAtRandom(table, rng);
  const log = table.log();
  expect(log.inheritance).toEqual(inheritance);
  expect(verify(oath, log)).toMatchObject({ sound: true, finished: true });
});

test('a new match never takes up a secret: other orders in it change nothing', () => {
  const one = ordered(4);
  const rng = seededRng(8);
  const secret = JSON.parse(JSON.stringify(one.secret)) as {
    worldDeck: string[];
    relicDeck: string[];
    siteDeck: string[];
  };
  for (const pile of [secret.worldDeck, secret.relicDeck, secret.siteDeck]) shuffleInPlace(pile, rng);
  const tables = [one, { open: one.open, secret }].map((inheritance) =>
    Table.start<State>(oath, { seats: 3, chance: seededChance(6), inheritance }),
  );
  const [first, second] = tables.map((table) => ({ state: table.state, log: table.log() }));
  expect(second).toEqual(first);
  expect(first?.log.inheritance).not.toHaveProperty('secret');
  expect(first?.state.worldDeck).not.toEqual(one.secret.worldDeck.slice(-(first?.state.worldDeck.length ?? 0)));
});

// ---- what nobody can have left

test('altered legacies of each form are refused with BAD_LEGACY, or their games go on like any other', () => {
  const { legacy, won } = finished(3, 4);
  const final = { ...won, chronicle: { ...won.chronicle, vow: null, ruled: [], stacks: null } };
  const forms: readonly Legacy[] = [legacy, ordered(5), { open: null, stock: final }];
  const rng = seededRng(1);
  for (const form of forms) {
    let refused = 0;
    for (let n = 0; n < ALTERED; n++) refused += isRefused(altered(form, rng), n) ? 1 : 0;
    expect(refused / ALTERED).toBeGreaterThan(0.5);
  }
});
/** Half of them begin a new match, half are played again as a log has them. */
function isRefused(inheritance: Legacy, seed: number): boolean {
  const chance = seededChance(seed);
  try {
    const table =
      seed % 2 === 0
        ? Table.start(oath, { seats: 3, options, chance, inheritance })
        : Table.resume(oath, { ...emptyLog(3), inheritance }, { chance });
    const rng = seededRng(seed);
    for (let decisions = 0; table.outcome === null && decisions < 60; decisions++) {
      expect(table.flaw()).toBeNull();
      pickAtRandom(table, rng);
    }
    return false;
  } catch (error) {
    if (error instanceof TableError && error.code === 'BAD_LEGACY') return true;
    throw new Error(`altered: ${JSON.stringify(inheritance)}`, { cause: error });
  }
}

test('a legacy of another shape, with a card too many, or of a game that leaves nothing is refused', () => {
  const { legacy } = finished(2, 3);
  const stock = legacy.stock as Stock;
  const wrong: readonly Legacy[] = [
    { open: legacy.open },
    { open: {}, stock: {} },
    { open: null, stock: null },
    { ...legacy, stock: { ...stock, pool: [...stock.pool, stock.pool[0]] } },
    { ...legacy, stock: { ...stock, treasure: relicsOfDeck } },
    { ...legacy, open: { ...(legacy.open as OpenWorld), seats: [0, 0] } },
  ];
  for (const inheritance of wrong)
    expect(() => Table.start(oath, { seats: 2, chance: seededChance(1), inheritance })).toThrow('BAD_LEGACY');
});
