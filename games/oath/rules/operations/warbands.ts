/** Warbands on the move: 24 purple ones, 14 of each other colour. A colour is the number of the seat it belongs to. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { COLOUR_WARBANDS, PURPLE_WARBANDS, type Slot } from '../../data/board.ts';
import type { Oath } from '../hooks/power.ts';
import { boardColour, placeOf, slotOf } from '../queries/queries.ts';
import type { Spot } from '../state/moves.ts';
import { BANDITS, CHANCELLOR, playerOf, type Ruler, type Site, type State, siteAt } from '../state/state.ts';
import { board } from './favor.ts';

export const CAGE = 'obsidian-cage';
const RESERVES: readonly Spot[] = Array.from({ length: 6 }, (_, seat) => ({ at: 'reserve', seat }));
export function reserve(colour: Seat): Spot {
  return RESERVES[colour] as Spot;
}
export function atSite(state: State, slot: Slot): Spot {
  return { at: 'site', site: placeOf(state, slot) };
}

/** Up to `n`; gives how many went. */
export function moveWarbands(oath: Oath, colour: Seat, from: Spot, to: Spot, n: number): number {
  const moved = shift(oath.state, colour, from, to, n);
  if (moved > 0) oath.tell({ kind: 'warbands', colour, n: moved, from, to });
  return moved;
}
/** OATH-2.4: from the personal bank; a Citizen's come from the Chancellor's. */
export function gainWarbands(oath: Oath, seat: Seat, n: number): number {
  const colour = boardColour(oath.state, seat);
  return moveWarbands(oath, colour, reserve(colour), board(seat), Math.min(n, notInPlay(oath.state, colour)));
}
/** What the bank of a colour holds, computed from everything in play: at a real table some of that may have to be asked for first. */
function notInPlay(state: State, colour: Seat): number {
  let left = colour === CHANCELLOR ? PURPLE_WARBANDS : COLOUR_WARBANDS;
  left -= state.cage[colour] as number;
  if (state.prophet?.seat === colour) left--;
  for (const { warbands } of state.sites) left -= warbands[colour] as number;
  for (const [seat, { warbands }] of state.players.entries()) if (boardColour(state, seat) === colour) left -= warbands;
  return left;
}
/** OATH-2.4: back to the bank of their colour. */
export function kill(oath: Oath, colour: Seat, from: Spot, n: number): number {
  const killed = shift(oath.state, colour, from, reserve(colour), n);
  if (killed > 0) oath.tell({ kind: 'killed', colour, n: killed, from });
  return killed;
}
/** From a board to a site. */
export function placeWarbands(oath: Oath, seat: Seat, slot: Slot, n: number): number {
  return moveWarbands(oath, boardColour(oath.state, seat), board(seat), atSite(oath.state, slot), n);
}
/** From a site to a board. */
export function liftWarbands(oath: Oath, seat: Seat, slot: Slot, n: number): number {
  return moveWarbands(oath, boardColour(oath.state, seat), atSite(oath.state, slot), board(seat), n);
}
export function warbandsAt(state: State, slot: Slot, colour: Seat): number {
  return siteAt(state, slot).warbands[colour] as number;
}

function shift(state: State, colour: Seat, from: Spot, to: Spot, n: number): number {
  const moved = Math.min(n, count(state, colour, from));
  if (moved <= 0) return 0;
  add(state, colour, from, -moved);
  add(state, colour, to, moved);
  return moved;
}

export function count(state: State, colour: Seat, spot: Spot): number {
  if (spot.at === 'site') return siteAt(state, slotOf(state, spot.site)).warbands[colour] as number;
  if (spot.at === 'board') return boardColour(state, spot.seat) === colour ? playerOf(state, spot.seat).warbands : 0;
  if (spot.at === 'reserve') return playerOf(state, colour).bank;
  if (spot.at === 'card' && spot.card === CAGE) return state.cage[colour] as number;
  throw new Error(`no warbands lie at a ${spot.at}`);
}

function add(state: State, colour: Seat, spot: Spot, n: number): void {
  if (spot.at === 'site') {
    const site = siteAt(state, slotOf(state, spot.site));
    site.warbands[colour] = (site.warbands[colour] as number) + n;
    site.ruler = strongest(site);
  } else if (spot.at === 'board') playerOf(state, spot.seat).warbands += n;
  else if (spot.at === 'reserve') playerOf(state, colour).bank += n;
  else state.cage[colour] = (state.cage[colour] as number) + n;
}

/** OATH-2.6: more warbands rule; when tied, the earlier ruler. */
export function strongest({ warbands, ruler }: Site): Ruler {
  let best: Ruler = BANDITS;
  let most = 0;
  for (let colour = 0; colour < warbands.length; colour++) {
    const n = warbands[colour] as number;
    if (n > most || (n === most && n > 0 && colour === ruler)) {
      best = colour;
      most = n;
    }
  }
  return best;
}
