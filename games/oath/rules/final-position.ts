/** How a game ended: the document that the Chronicle reads (OATH-8). */
import type { Seat } from '@tavola/kernel/ask.ts';
import { copy } from '@tavola/kernel/copy.ts';
import type { Legacy } from '@tavola/kernel/game.ts';
import { bySuit, type Colour, type ExileColour, type Region, type Suit } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import { meetsVision, visionsOf } from './goals.ts';
import type { Standing } from './power.ts';
import { advisersOfSuit, placeOf, rulerOf } from './queries.ts';
import { playerOf, type Role, type Ruler, type State } from './state.ts';
import type { World, WorldSlot } from './world.ts';

/** The world document (OATH-8.16) as it stands before the Chronicle, and what the Chronicle asks about besides. */
export type FinalPosition = Omit<World, 'slots' | 'people'> & {
  readonly winner: Seat;
  readonly how: string;
  /** OATH-8.1: the Visions whose goals the winner meets. */
  readonly visions: readonly CardId[];
  /** OATH-8.9: how many faceup advisers of each suit the winner has; Marriage counts twice. */
  readonly suits: { readonly [S in Suit]: number };
  readonly slots: readonly FinalSlot[];
  /** By seat. */
  readonly players: readonly FinalPlayer[];
  /** Piles have their top card last. */
  readonly discards: { readonly [R in Region]: readonly CardId[] };
  readonly reliquary: readonly (CardId | null)[];
};
/** CHANCELLOR rules for the whole Empire; an empty site may have a ruler too (Bandit Crown). */
export type FinalSlot = WorldSlot & { readonly ruler: Ruler };
export type FinalPlayer = {
  readonly colour: Colour;
  readonly role: Role;
  readonly advisers: readonly { readonly card: CardId; readonly faceup: boolean }[];
  readonly relics: readonly CardId[];
};

/** What lies open for everybody, the whole for the Chronicle. */
export function legacyOf(oath: Standing, winner: Seat, how: string): Legacy {
  const { state } = oath;
  const { role, colour } = playerOf(state, winner);
  const open = {
    winner,
    how,
    role,
    colour,
    oath: state.oath,
    gameNumber: state.world.gameNumber,
    people: state.players.map((player) => player.colour),
    sites: state.sites.map((_, slot) => placeOf(state, slot)),
  };
  return { open, secret: positionAtEnd(oath, winner, how) };
}
export function finalPosition(legacy: Legacy): FinalPosition {
  return legacy.secret as FinalPosition;
}

function positionAtEnd(oath: Standing, winner: Seat, how: string): FinalPosition {
  const { state } = oath;
  const { worldDeck, relicDeck, siteDeck, archive, archiveEdifices, dispossessed, discards, reliquary } = state;
  const visionary = playerOf(state, winner).role === 'exile' ? visionsOf(oath, winner) : [];
  return {
    ...state.world,
    oath: state.oath,
    boards: boardsAtEnd(state),
    winner,
    how,
    visions: visionary.filter((vision) => meetsVision(oath, winner, vision)),
    suits: bySuit((suit) => advisersOfSuit(oath, winner, suit)),
    slots: state.sites.map(({ site, faceup, cards, relics }, slot) => ({
      site,
      faceup,
      cards: cards.map(({ card }) => card),
      relics: relics.slice(),
      ruler: rulerOf(oath, slot),
    })),
    players: state.players.map(({ colour, role, advisers, relics }) => ({
      colour,
      role,
      advisers: advisers.map(({ card, faceup }) => ({ card, faceup })),
      relics: relics.map(({ card }) => card),
    })),
    ...copy({ worldDeck, relicDeck, siteDeck, archive, archiveEdifices, dispossessed, discards, reliquary }),
  };
}

/** Colours that nobody played keep their side. */
function boardsAtEnd({ world, players }: State): World['boards'] {
  const sides: { [C in ExileColour]: 'exile' | 'citizen' } = { ...world.boards };
  for (const { colour, role } of players) if (colour !== 'purple' && role !== 'chancellor') sides[colour] = role;
  return sides;
}
