/** What lies on the board of the Riverfolk besides their pieces: boxes of warriors, tracks of trade posts, prices. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { POSTS_PER_SUIT, prices, services } from '../../../data/riverfolk.ts';
import { SEATS } from '../../../data/seats.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import type { Box, RiverfolkBoard } from '../../boards/riverfolk.ts';
import { playerOf, type State } from '../../state/state.ts';

export const TRADE_POST = 0;

export function newBoard(): RiverfolkBoard {
  return {
    faction: 'riverfolk',
    payments: emptyBox(),
    funds: emptyBox(),
    committed: emptyBox(),
    posts: clearingSuits.map(() => POSTS_PER_SUIT),
    spaces: clearingSuits.map(emptyBox),
    prices: services.map(() => prices[0] as number),
  };
}

export function emptyBox(): Box {
  return new Array<number>(SEATS.max).fill(0);
}

export function boardOf(state: State, self: Seat): RiverfolkBoard {
  return playerOf(state, self).board as RiverfolkBoard;
}

export function warriorsIn(box: Box): number {
  let sum = 0;
  for (const count of box) sum += count;
  return sum;
}

export function add(box: Box, owner: Seat, count: number): void {
  box[owner] = (box[owner] as number) + count;
}

/** The owners of at least this many warriors in a box. */
export function ownersIn(box: Box, least = 1): Seat[] {
  return [...box.keys()].filter((owner) => (box[owner] as number) >= least);
}

/** ROOT-11.2.1: spaces whose trade post was placed, also after it was removed, and which nothing lies on. */
export function emptySpaces({ posts, spaces }: RiverfolkBoard, suit: ClearingSuit): number {
  const i = clearingSuits.indexOf(suit);
  return POSTS_PER_SUIT - (posts[i] as number) - warriorsIn(spaces[i] as Box);
}

/** Every box of the board. */
export function boxesOf({ payments, funds, committed, spaces }: RiverfolkBoard): readonly Box[] {
  return [payments, funds, committed, ...spaces];
}

/** The warriors of `owner` on the board, in whatever box. */
export function paidBy(state: State, self: Seat, owner: Seat): number {
  return boxesOf(boardOf(state, self)).reduce((sum, box) => sum + (box[owner] as number), 0);
}
