/** Secrets on the move. They never run out: the shared bank always has one. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { sourceOf } from '../hooks/sources.ts';
import { lyingCards, lyingOf, slotOf } from '../queries/queries.ts';
import type { Spot } from '../state/moves.ts';
import { type Lying, playerOf, siteAt } from '../state/state.ts';
import { board, SHARED } from './favor.ts';

export const DARKEST_SECRET = { at: 'banner', banner: 'darkest-secret' } as const satisfies Spot;

/** Up to `n` ready secrets; gives how many went. They arrive ready. */
export function moveSecrets(oath: Oath, from: Spot, to: Spot, n: number): number {
  const moved = Math.min(n, secretsAt(oath, from));
  if (moved <= 0) return 0;
  addSecrets(oath, from, -moved);
  addSecrets(oath, to, moved);
  oath.tell({ kind: 'secrets', n: moved, from, to });
  return moved;
}
export function gainSecrets(oath: Oath, seat: Seat, n: number): void {
  moveSecrets(oath, SHARED, board(seat), n);
}
export function burnSecrets(oath: Oath, seat: Seat, n: number): number {
  return moveSecrets(oath, board(seat), SHARED, n);
}
/** Turns ready secrets on a board facedown. */
export function flipSecrets(oath: Oath, seat: Seat, n: number): void {
  const player = playerOf(oath.state, seat);
  const turned = Math.min(n, player.secrets);
  if (turned <= 0) return;
  player.secrets -= turned;
  player.spent += turned;
  oath.tell({ kind: 'secrets-turned', seat, n: turned, up: false });
}
/** Every facedown secret of a board is ready again. */
export function readySecrets(oath: Oath, seat: Seat): void {
  const player = playerOf(oath.state, seat);
  if (player.spent === 0) return;
  oath.tell({ kind: 'secrets-turned', seat, n: player.spent, up: true });
  player.secrets += player.spent;
  player.spent = 0;
}
/** Takes secrets from somebody's board, ready ones first; facedown ones stay facedown. */
export function takeSecrets(oath: Oath, from: Seat, to: Seat, n: number): number {
  const ready = moveSecrets(oath, board(from), board(to), n);
  const spent = Math.min(n - ready, playerOf(oath.state, from).spent);
  if (spent > 0) {
    playerOf(oath.state, from).spent -= spent;
    playerOf(oath.state, to).spent += spent;
    oath.tell({ kind: 'secrets', n: spent, from: board(from), to: board(to), facedown: true });
  }
  return ready + spent;
}
/** On the board, ready or not. */
export function secretsOn(oath: PoweredState, seat: Seat): number {
  const { secrets, spent } = playerOf(oath.state, seat);
  return secrets + spent;
}

/** On the board and on cards: what lies there belongs to the player whose turn it is. */
export function secretsOwned(oath: PoweredState, seat: Seat): number {
  let n = secretsOn(oath, seat);
  if (oath.state.turn === seat) for (const lying of lyingCards(oath.state)) n += lying.secrets;
  return n;
}

function secretsAt(oath: PoweredState, spot: Spot): number {
  const { state } = oath;
  switch (spot.at) {
    case 'board':
      return playerOf(state, spot.seat).secrets;
    case 'card':
      return lying(oath, spot.card).secrets;
    case 'site':
      return siteAt(state, slotOf(state, spot.site)).secrets;
    case 'banner':
      return state.banners[spot.banner].tokens;
    case 'shared':
      return Number.POSITIVE_INFINITY;
    default:
      throw new Error(`no secrets lie at a ${spot.at}`);
  }
}

function addSecrets(oath: PoweredState, spot: Spot, n: number): void {
  const { state } = oath;
  if (spot.at === 'board') playerOf(state, spot.seat).secrets += n;
  else if (spot.at === 'card') lying(oath, spot.card).secrets += n;
  else if (spot.at === 'site') siteAt(state, slotOf(state, spot.site)).secrets += n;
  else if (spot.at === 'banner') state.banners[spot.banner].tokens += n;
}

function lying(oath: PoweredState, card: string): Lying {
  const source = sourceOf(oath, card);
  const found = source && lyingOf(oath.state, source);
  if (!found) throw new Error(`${card} does not lie open`);
  return found;
}
