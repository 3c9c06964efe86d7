/** Favor on the move. There are 36 in all; a player who gains or takes gets no more than the source has (OATH-2.2). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { bySuit, type Suit } from '../../data/board.ts';
import { fold } from '../hooks/hooks.ts';
import type { Oath, PoweredState, Queries } from '../hooks/power.ts';
import { sourceOf } from '../hooks/sources.ts';
import { lyingOf, slotOf, suitOf } from '../queries/queries.ts';
import type { Trade } from '../state/actions.ts';
import type { Spot } from '../state/moves.ts';
import { isPrince, princeOf } from '../state/relations.ts';
import { type Lying, playerOf, siteAt } from '../state/state.ts';

const BOARDS: readonly Spot[] = Array.from({ length: 6 }, (_, seat) => ({ at: 'board', seat }));
const BANKS = bySuit((suit): Spot => ({ at: 'bank', suit }));
export const SHARED: Spot = { at: 'shared' };
export function board(seat: Seat): Spot {
  return BOARDS[seat] as Spot;
}
export function ambition(seat: Seat): Spot {
  return { at: 'ambition', seat };
}
export function bank(suit: Suit): Spot {
  return BANKS[suit];
}

/** Up to `n`; gives how many went. A power may send it elsewhere (Vow of Renewal, Vow of Kinship). */
export function moveFavor(oath: Oath, from: Spot, to: Spot, n: number, trade: Trade | null = null): number {
  const moved = Math.min(n, favorAt(oath, from));
  if (moved <= 0) return 0;
  const goal = goalOf(oath, to, { from, n: moved, trade });
  addFavor(oath, from, -moved);
  addFavor(oath, goal, moved);
  oath.tell({ kind: 'favor', n: moved, from, to: goal });
  return moved;
}

/** One power may send on what another one has sent (Vow of Renewal with Vow of Kinship). */
function goalOf(oath: PoweredState, to: Spot, about: Queries['favor.to'][1]): Spot {
  const goal = fold(oath, 'favor.to', to, about);
  return goal === to ? goal : fold(oath, 'favor.to', goal, about);
}

/** What somebody can spend: the favor on the board, and what a power lets them use as well. */
export function purseOf(oath: PoweredState, seat: Seat): number {
  let n = 0;
  for (const purse of pursesOf(oath, seat)) n += favorAt(oath, purse);
  return n;
}
/** OATH-9.14, 9.27: a Prince has his Ambition in addition to the board. */
function pursesOf(oath: PoweredState, seat: Seat): readonly Spot[] {
  if (isPrince(oath.state, seat)) return PRINCELY[seat] as readonly Spot[];
  return fold(oath, 'favor.purses', BOARD_ONLY[seat] as readonly Spot[], { seat });
}
const BOARD_ONLY: readonly (readonly Spot[])[] = BOARDS.map((spot) => [spot]);
const PRINCELY: readonly (readonly Spot[])[] = BOARDS.map((spot, seat) => [spot, ambition(seat)]);

/** Pays exactly `n`, which has been checked. */
export function spendFavor(oath: Oath, seat: Seat, to: Spot, n: number): void {
  let left = n;
  for (const purse of pursesOf(oath, seat)) left -= moveFavor(oath, purse, to, left);
  if (left > 0) throw new Error(`OATH-7.3: seat ${seat} cannot pay ${n} favor`);
}
export function burnFavor(oath: Oath, seat: Seat, n: number): void {
  spendFavor(oath, seat, SHARED, n);
}
/** OATH-2.4: gains come from the named bank. */
export function gainFavor(oath: Oath, seat: Seat, suit: Suit, n: number, trade: Trade | null = null): number {
  return moveFavor(oath, bank(suit), board(seat), n, trade);
}
/** Favor that leaves a card goes to the bank of its suit; without a suit to the shared bank (OATH-G28). */
export function bankOfCard(card: string): Spot {
  const suit = suitOf(card);
  return suit === null ? SHARED : bank(suit);
}

export function favorAt({ state, powers }: PoweredState, spot: Spot): number {
  switch (spot.at) {
    case 'board':
      return playerOf(state, spot.seat).favor;
    case 'bank':
      return state.banks[spot.suit];
    case 'shared':
      return state.shared;
    case 'card':
      return lying({ state, powers }, spot.card).favor;
    case 'site':
      return siteAt(state, slotOf(state, spot.site)).favor;
    case 'banner':
      return state.banners[spot.banner].tokens;
    case 'ambition':
      return playerOf(state, spot.seat).prince?.ambition ?? 0;
    case 'reserve':
      throw new Error('no favor lies in a personal bank');
  }
}

function addFavor({ state, powers }: PoweredState, spot: Spot, n: number): void {
  switch (spot.at) {
    case 'board':
      playerOf(state, spot.seat).favor += n;
      return;
    case 'bank':
      state.banks[spot.suit] += n;
      return;
    case 'shared':
      state.shared += n;
      return;
    case 'card':
      lying({ state, powers }, spot.card).favor += n;
      return;
    case 'site':
      siteAt(state, slotOf(state, spot.site)).favor += n;
      return;
    case 'ambition':
      princeOf(state, spot.seat).ambition += n;
      return;
    case 'banner':
      state.banners[spot.banner].tokens += n;
  }
}

function lying(oath: PoweredState, card: string): Lying {
  const source = sourceOf(oath, card);
  const found = source && lyingOf(oath.state, source);
  if (!found) throw new Error(`${card} does not lie open`);
  return found;
}
