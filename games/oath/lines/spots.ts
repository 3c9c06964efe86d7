/** Where the things of Oath lie on a real table, by name: what lines speak of and hands can be followed with. */
import type { Spot } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SLOTS, type Slot, type SlotId, type Suit } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import type { NodeId } from '../data/mind.ts';
import type { Pile } from '../rules/state/actions.ts';
import type { Place, Spot as TokenSpot } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';

/** As the sheet of the place is called (rules/outside/fact.ts): the slot, with its site once that lies faceup. */
export function siteSpot({ sites }: View, slot: Slot): Spot {
  const { faceup, site } = sites[slot] as View['sites'][number];
  return `${SLOTS[slot]}/${faceup ? site : ''}`;
}
export function slotAt({ sites }: View, place: Place): Slot {
  const slot = SLOTS.indexOf(place as SlotId);
  return slot >= 0 ? slot : sites.findIndex(({ site }) => site === place);
}
export const board = (seat: Seat): Spot => `seat-${seat}`;
export const onCard = (card: CardId): Spot => `on-${card}`;
export const bank = (suit: Suit): Spot => `bank-${suit}`;
export const SHARED: Spot = 'shared';
export const ambition = (seat: Seat): Spot => `ambition-${seat}`;
export const reserve = (colour: Seat): Spot => `reserve-${colour}`;
export const banner = (id: string): Spot => `banner-${id}`;
export const pile = (id: Pile): Spot => `pile-${id}`;
export const RELIC_DECK: Spot = 'relic-deck';
export const RELIQUARY: Spot = 'reliquary';
export const VISIONS: Spot = 'visions';
export const TITLE: Spot = 'title';
export const GONE: Spot = 'gone';
export const DISPOSSESSED: Spot = 'dispossessed';
/** Of a Prince. */
export const node = (seat: Seat, id: NodeId): Spot => `node-${seat}-${id}`;
export const tactics = (seat: Seat, to: number): Spot => `tactics-${seat}-${to}`;
export const threat = (seat: Seat, line: string): Spot => `threat-${seat}-${line}`;
/** `unaligned`, or a column and a row. */
export const space = (seat: Seat, name: string): Spot => `space-${seat}-${name}`;

export function tokenSpot(view: View, spot: TokenSpot): Spot {
  switch (spot.at) {
    case 'board':
      return board(spot.seat);
    case 'bank':
      return bank(spot.suit);
    case 'shared':
      return SHARED;
    case 'card':
      return onCard(spot.card);
    case 'site':
      return siteSpot(view, slotAt(view, spot.site));
    case 'banner':
      return banner(spot.banner);
    case 'ambition':
      return ambition(spot.seat);
    case 'reserve':
      return reserve(spot.seat);
  }
}
