/** Where pieces and cards lie on a real table, by name, and how many lie there. */
import { type Laid, lay } from '@tavola/kernel/face/laid.ts';
import type { Spot } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { itemKinds } from '../data/items.ts';
import { clearings, type Place } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import { heldItems } from '../rules/boards/held.ts';
import type { Player } from '../rules/state/state.ts';
import type { View } from '../rules/view/view.ts';

/** The Burrow is place 0; what comes after the clearings is a forest. */
export function at(place: Place): Spot {
  if (place === 0) return 'burrow';
  return place > clearings.length ? `f${place}` : `c${place}`;
}
/** Warriors, and what has not left its track yet. */
export const supply = (seat: Seat): Spot => `supply-${seat}`;
export const gone = (seat: Seat): Spot => `gone-${seat}`;
export const ITEMS: Spot = 'items';
export const COFFINS: Spot = 'coffins';
export const DECK: Spot = 'deck';
export const DISCARD: Spot = 'discard';
export const hand = (seat: Seat): Spot => `hand-${seat}`;
export const supporters = (seat: Seat): Spot => `supporters-${seat}`;
export const order = (seat: Seat): Spot => `order-${seat}`;
export const decree = (seat: Seat, column: number): Spot => `decree-${seat}-${column}`;
export const souls = (seat: Seat): Spot => `souls-${seat}`;
export const revealed = (seat: Seat): Spot => `revealed-${seat}`;
export const acolytes = (seat: Seat): Spot => `acolytes-${seat}`;
export const conspiracy = (seat: Seat, space: number): Spot => `conspiracy-${seat}-${space}`;
export const market = (seat: Seat): Spot => `market-${seat}`;
export const payments = (seat: Seat): Spot => `payments-${seat}`;
export const crown = (seat: Seat, minister: string): Spot => `crown-${seat}-${minister}`;
export const ambushes = (seat: Seat): Spot => `ambushes-${seat}`;
export const crafted = (seat: Seat): Spot => `crafted-${seat}`;
export const quest = (seat: Seat): Spot => `quest-${seat}`;
export const track = (seat: Seat): Spot => `points-${seat}`;
/** Where the Vagabot's items lie, by the side they show. */
export const heldAt = (seat: Seat, where: 'satchel' | 'damaged' | 'track', side: number): Spot =>
  `${where}-${seat}-${side}`;

const UNCOUNTED = /^(deck|discard|quests|hand-|supporters-)/;

/** Cards come and go there unseen. */
export function isCounted(spot: Spot): boolean {
  return !UNCOUNTED.test(spot);
}

/** The whole table as everybody sees it. */
export function laidOut({ open }: View): Laid {
  const laid: Laid = new Map();
  for (const item of itemKinds) lay(laid, ITEMS, null, item, open.items[item]);
  for (const clearing of clearings) lay(laid, at(clearing), null, 'ruin', open.ruins[clearing] ?? 0);
  if (open.ferry > 0) lay(laid, at(open.ferry), null, 'ferry', 1);
  for (const [seat, count] of open.coffins.entries()) lay(laid, COFFINS, seat, 'warrior', count);
  for (const [seat, player] of open.players.entries()) {
    layPieces(laid, player, seat);
    layBoard(laid, player, seat);
  }
  return laid;
}

function layPieces(laid: Laid, player: Player, seat: Seat): void {
  const { vp, supply: left, warriors, buildings, tokens, pawn, items, exhausted } = player;
  lay(laid, track(seat), seat, 'vp', vp);
  lay(laid, supply(seat), seat, 'warrior', left);
  for (const [place, count] of warriors.entries()) lay(laid, at(place), seat, 'warrior', count);
  if (pawn > 0) lay(laid, at(pawn), seat, 'pawn', 1);
  for (const [which, { name }] of typesOf(player.faction).entries()) {
    const standing = which < buildings.length ? buildings[which] : tokens[which - buildings.length];
    for (const clearing of clearings) lay(laid, at(clearing), seat, name, standing?.[clearing] ?? 0);
    lay(laid, supply(seat), seat, name, player.left[which] ?? 0);
    lay(laid, gone(seat), seat, name, player.gone[which] ?? 0);
  }
  if (player.board.faction === 'vagabot') return;
  for (const item of [...items, ...exhausted]) lay(laid, crafted(seat), null, item, 1);
}

/** What lies on the board of an automaton; of a person's whatever automata touch. */
function layBoard(laid: Laid, { board, automaton }: Player, seat: Seat): void {
  if (automaton && 'order' in board && board.order !== null && !keepsNoOrder(board.faction))
    lay(laid, order(seat), null, 'card', 1);
  if ('payments' in board)
    for (const [owner, count] of board.payments.entries()) lay(laid, payments(seat), owner, 'warrior', count);
  if ('acolytes' in board) lay(laid, acolytes(seat), seat, 'warrior', board.acolytes);
  switch (board.faction) {
    case 'electric-eyrie':
      for (const [column, cards] of board.decree.entries()) lay(laid, decree(seat, column), null, 'card', cards.length);
      lay(laid, decree(seat, board.decree.length - 1), seat, 'vizier', board.viziers);
      break;
    case 'logical-lizards':
      lay(laid, souls(seat), null, 'card', board.lostSouls.length);
      lay(laid, revealed(seat), null, 'card', board.revealed.length);
      lay(laid, conspiracy(seat, board.marker), seat, 'marker', 1);
      break;
    case 'riverfolk-robots':
      lay(laid, market(seat), null, 'card', board.market.length);
      break;
    case 'drillbit-duchy':
      for (const minister of board.crowned) lay(laid, crown(seat, minister), seat, 'crown', 1);
      lay(laid, ambushes(seat), null, 'card', board.ambushes.length);
      break;
    case 'cogwheel-corvids':
      for (const [clearing, plot] of board.up.entries()) if (plot !== null) lay(laid, at(clearing), seat, plot, 1);
      break;
    case 'vagabot':
      for (const [where, sides] of Object.entries(heldItems(board)))
        for (const [side, count] of sides.entries())
          lay(laid, heldAt(seat, where as keyof ReturnType<typeof heldItems>, side), seat, 'item', count);
      for (const { clearing } of board.blocked) lay(laid, at(clearing), seat, 'item', 1);
      lay(laid, quest(seat), null, 'card', board.quest === null ? 0 : 1);
      break;
  }
}

/** Their order is a suit, or a card that lies in the market. */
function keepsNoOrder(board: string): boolean {
  return board === 'logical-lizards' || board === 'riverfolk-robots';
}
