/** What is kept for the next game (OATH-8.12, 8.15, 8.16). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Colour, EXILE_COLOURS, type ExileColour, type OathId } from '../../data/board.ts';
import { seatsFrom, seatsOf } from '../queries/queries.ts';
import { CHANCELLOR, type Chronicle, playerOf, type State } from '../state/state.ts';
import type { World } from './world.ts';

/** The world as the state now says it is. */
export function nextWorld(state: State, writing: Chronicle): World {
  const { world, worldDeck, relicDeck, siteDeck, archive, archiveEdifices, dispossessed } = state;
  const { winner, how, vow } = writing;
  const seats = seatsFrom(state, winner);
  return {
    name: world.name,
    gameNumber: world.gameNumber + 1,
    oath: vow as OathId,
    boards: boardsOf(state, writing),
    slots: state.sites.map(({ site, faceup, cards, relics }) => ({
      site,
      faceup,
      cards: cards.map(({ card }) => card),
      relics,
    })),
    worldDeck,
    relicDeck,
    siteDeck,
    archive,
    archiveEdifices,
    dispossessed,
    people: Object.fromEntries(seats.slice(1).map((before, i) => [i + 1, colourAfter(state, winner, before)])),
    seats,
    history: [
      ...world.history,
      { winner: playerOf(state, winner).colour, role: playerOf(state, winner).role, how, oath: state.oath },
    ],
  };
}

/** OATH-8.15: everybody keeps their colour; the former Chancellor takes the one that the winner leaves. */
function colourAfter(state: State, winner: Seat, seat: Seat): ExileColour {
  return playerOf(state, seat === CHANCELLOR ? winner : seat).colour as ExileColour;
}

/** OATH-8.2: the sides as they lie; those of colours not in this game turn to Exile when an Exile has won. */
function boardsOf(state: State, { winner }: Chronicle): World['boards'] {
  const { boards } = state.world;
  const exileWon = playerOf(state, winner).role === 'exile';
  const roles = new Map<Colour, 'exile' | 'citizen'>();
  for (const seat of seatsOf(state)) {
    const { colour, role } = playerOf(state, seat);
    if (role !== 'chancellor') roles.set(colour, role);
  }
  const sides = EXILE_COLOURS.map((colour) => [colour, roles.get(colour) ?? (exileWon ? 'exile' : boards[colour])]);
  return Object.fromEntries(sides) as World['boards'];
}
