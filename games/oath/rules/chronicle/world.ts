/** The world between games: a document that setup reads (OATH-8.16), made by chance for a first game (OATH-4.1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { bySuit, EXILE_COLOURS, type ExileColour, type OathId, type Suit } from '../../data/board.ts';
import { type CardId, denizens, EDIFICES, relicsOfDeck, sites, visions } from '../../data/cards.ts';
import recipe from '../../data/starting-world.json' with { type: 'json' };
import type { PastGame } from '../state/state.ts';

export type WorldSlot = {
  readonly site: CardId;
  readonly faceup: boolean;
  /** Denizens and the face of an edifice that lies up, the one nearest to the site first. */
  readonly cards: readonly CardId[];
  readonly relics: readonly CardId[];
};
/** Piles have their top card last. */
export type World = {
  readonly name: string;
  readonly gameNumber: number;
  readonly oath: OathId;
  readonly boards: { readonly [C in ExileColour]: 'exile' | 'citizen' };
  readonly slots: readonly WorldSlot[];
  readonly worldDeck: readonly CardId[];
  readonly relicDeck: readonly CardId[];
  readonly siteDeck: readonly CardId[];
  readonly archive: { readonly [S in Suit]: readonly CardId[] };
  readonly archiveEdifices: readonly string[];
  readonly dispossessed: readonly CardId[];
  /** The colour of each seat but the Chancellor's, where it is known. */
  readonly people: { readonly [seat: number]: ExileColour };
  /** Who sits there: for each seat the one of the game before (OATH-8.15). Nobody is known in a first game. */
  readonly seats: readonly Seat[];
  readonly history: readonly PastGame[];
};

/** What lies open of a world. */
export type OpenWorld = Omit<World, 'slots' | 'worldDeck' | 'relicDeck' | 'siteDeck' | 'archive' | 'dispossessed'> & {
  readonly slots: readonly OpenSlot[];
  readonly dispossessed: number;
  /** Denizens in the Archive, and those of each suit outside it. */
  readonly archived: number;
  readonly suits: { readonly [S in Suit]: number };
  /** In the relic deck. */
  readonly relics: number;
};
export type OpenSlot = { readonly site: CardId | null; readonly cards: readonly CardId[]; readonly relics: number };

/** What everybody may read of a world. */
export function openOf(world: World): OpenWorld {
  const { name, gameNumber, oath, boards, archiveEdifices, people, seats, history } = world;
  return {
    ...{ name, gameNumber, oath, boards, archiveEdifices, people, seats, history },
    slots: world.slots.map(({ site, faceup, cards, relics: hidden }) => ({
      site: faceup ? site : null,
      cards,
      relics: hidden.length,
    })),
    dispossessed: world.dispossessed.length,
    archived: Object.values(world.archive).flat().length,
    suits: bySuit((suit) => denizens.filter((card) => card.suit === suit).length - world.archive[suit].length),
    relics: world.relicDeck.length,
  };
}

/** OATH-4.1: three known sites, the rest by chance; the 51 denizens and 5 Visions in three piles (OATH-8.13). */
export function* firstWorld(): Rules<World> {
  const known = recipe.map.flatMap(({ site }) => (site === null ? [] : [site]));
  const siteDeck = yield* shuffle(sites.map(({ id }) => id).filter((id) => !known.includes(id)));
  const relicDeck = yield* shuffle(relicsOfDeck);
  const slots = recipe.map.map((slot): WorldSlot => {
    const relicsHere = 'relics' in slot ? relicDeck.splice(-(slot.relics ?? 0)) : [];
    const site = slot.site ?? (siteDeck.pop() as CardId);
    return { site, faceup: slot.faceup, cards: ('denizens' in slot && slot.denizens) || [], relics: relicsHere };
  });
  const away = new Set([...recipe.worldDeckDenizens, ...slots.flatMap(({ cards }) => cards)]);
  const archived = (suit: Suit) =>
    denizens.filter((card) => card.suit === suit && !away.has(card.id)).map(({ id }) => id);
  return {
    name: '',
    gameNumber: 1,
    oath: recipe.oath as OathId,
    boards: Object.fromEntries(EXILE_COLOURS.map((colour) => [colour, 'exile'])) as World['boards'],
    slots,
    worldDeck: yield* stackedDeck(
      recipe.worldDeckDenizens,
      visions.map(({ id }) => id),
    ),
    relicDeck,
    siteDeck,
    archive: bySuit(archived),
    archiveEdifices: EDIFICES,
    dispossessed: [],
    people: {},
    seats: [],
    history: [],
  };
}

const UPPER = { denizens: 10, visions: 2 };
const MIDDLE = { denizens: 15, visions: 3 };
export const UPPER_PILE = UPPER.denizens + UPPER.visions;
export const MIDDLE_PILE = MIDDLE.denizens + MIDDLE.visions;

/** OATH-8.13: from the top 10 denizens with 2 Visions, 15 with the other 3, and the remaining denizens. */
export function* stackedDeck(pool: readonly CardId[], seers: readonly CardId[]): Rules<CardId[]> {
  const rest = yield* shuffle(pool);
  const left = yield* shuffle(seers);
  const upper = yield* shuffle([...rest.splice(-UPPER.denizens), ...left.splice(-UPPER.visions)]);
  const middle = yield* shuffle([...rest.splice(-MIDDLE.denizens), ...left]);
  return [...rest, ...middle, ...upper];
}
