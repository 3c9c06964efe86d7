/**
 * What one game leaves to the next in addition to the open world: which cards may be where. None of it is ordered, and none of it was drawn when the
 * Chronicle was written: the next setup decides all that by its own chance, so that knowing one game tells nothing hidden of another.
 */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { bySuit, SUITS } from '../../data/board.ts';
import { type CardId, factsOf, isVision, relicsOfDeck, sites, visions } from '../../data/cards.ts';
import { type OpenWorld, openOf, stackedDeck, type World, type WorldSlot } from './world.ts';

/** `n` of these cards, nobody knows which. */
export type Lot = { readonly cards: readonly CardId[]; readonly n: number };

/** What chance decides between two games. */
export type Draws = {
  /** OATH-8.9: what each lot draws comes into play, the others are in the Archive. */
  readonly joining: readonly Lot[];
  /** OATH-8.10: what is drawn goes to the Dispossessed, the others are in play. */
  readonly leaving: Lot;
  /** OATH-8.11: the winner's relics, which come on top of the deck, and how many unseen ones of the Reliquary with them. */
  readonly treasure: readonly CardId[];
  readonly reliquary: number;
  /** Those of the losers. */
  readonly theirs: readonly CardId[];
  /** How many lay facedown at each site before it was filled, by slot. */
  readonly lying: readonly number[];
};
/** Also, which denizens are certainly in play, in the Archive and among the Dispossessed. */
export type Stock = Draws & {
  readonly pool: readonly CardId[];
  readonly archive: readonly CardId[];
  readonly dispossessed: readonly CardId[];
};

/** The world that a Chronicle has written, as the next game takes it up: as if nothing had been drawn yet. */
export function legacyOf(world: World, { joining, leaving, treasure, reliquary, theirs, lying }: Draws): Legacy {
  const undecided = new Set([...joining, leaving].flatMap(({ cards }) => cards));
  const certain = (cards: readonly CardId[]) => cards.filter((card) => !undecided.has(card)).toSorted();
  const stock: Stock = {
    pool: certain(world.worldDeck.filter((card) => !isVision(card))),
    archive: certain(SUITS.flatMap((suit) => world.archive[suit])),
    dispossessed: certain(world.dispossessed),
    joining: joining.map(({ cards, n }) => ({ cards: cards.toSorted(), n })),
    leaving: { cards: leaving.cards.toSorted(), n: leaving.n },
    treasure: treasure.toSorted(),
    reliquary,
    theirs: theirs.toSorted(),
    lying,
  };
  return { open: openOf(world), stock };
}

/** Nobody knows any longer what was drawn for a world that was kept with its orders (version 1). */
export function legacyOfOrdered(world: World): Legacy {
  const lying = world.slots.map((slot) => slot.relics.length);
  const drawn = { joining: [], leaving: { cards: [], n: 0 }, treasure: [], reliquary: 0, theirs: [], lying };
  return legacyOf(world, drawn);
}

/** The world as the next setup finds it: everything facedown by the chance of this match. */
export function* drawnWorld(open: OpenWorld, stock: Stock): Rules<World> {
  const { name, gameNumber, oath, boards, archiveEdifices, people, seats, history } = open;
  const { pool, archive, dispossessed } = yield* drawnDenizens(stock);
  const known = new Set(open.slots.map(({ site }) => site));
  const siteDeck = yield* shuffle(sites.map(({ id }) => id).filter((id) => !known.has(id)));
  const { relicDeck, atSites } = yield* drawnRelics(open, stock);
  return {
    ...{ name, gameNumber, oath, boards, archiveEdifices, people, seats, history },
    slots: open.slots.map(({ site, cards }, slot): WorldSlot => {
      const lying = { cards, relics: atSites[slot] as CardId[] };
      return { site: site ?? (siteDeck.pop() as CardId), faceup: site !== null, ...lying };
    }),
    worldDeck: yield* stackedDeck(
      pool,
      visions.map(({ id }) => id),
    ),
    relicDeck,
    siteDeck,
    archive: bySuit((suit) => archive.filter((card) => factsOf(card).suit === suit)),
    dispossessed,
  };
}

function* drawnDenizens(stock: Stock): Rules<{ pool: CardId[]; archive: CardId[]; dispossessed: CardId[] }> {
  const pool = stock.pool.slice();
  const archive = stock.archive.slice();
  for (const { cards, n } of stock.joining) {
    const mixed = yield* shuffle(cards);
    pool.push(...taken(mixed, n));
    archive.push(...mixed);
  }
  const mixed = yield* shuffle(stock.leaving.cards);
  const dispossessed = [...stock.dispossessed, ...taken(mixed, stock.leaving.n)];
  pool.push(...mixed);
  return { pool, archive, dispossessed };
}

/** Whatever lay facedown may lie anywhere facedown; relics that everybody saw go where the Chronicle puts them. */
function* drawnRelics({ slots }: OpenWorld, { treasure, reliquary, theirs, lying }: Stock) {
  const seen = new Set([...treasure, ...theirs]);
  const unseen = yield* shuffle(relicsOfDeck.filter((relic) => !seen.has(relic)));
  const top = yield* shuffle([...treasure, ...taken(unseen, reliquary)]);
  const before = lying.map((n) => taken(unseen, n));
  const deck = yield* shuffle([...unseen, ...theirs]);
  const atSites = slots.map(({ relics }, slot) => {
    const here = before[slot] ?? [];
    return [...here, ...taken(deck, relics - here.length)];
  });
  return { relicDeck: [...deck, ...top], atSites };
}

/** The top cards leave the pile. */
function taken(pile: CardId[], n: number): CardId[] {
  return n > 0 ? pile.splice(-n) : [];
}
