/** What lies on the board of the Riverfolk besides their pieces: boxes of warriors, tracks of trade posts, prices. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { cover } from '../../../cover.ts';
import type { Card } from '../../../data/cards.ts';
import { POSTS_PER_SUIT, prices, services } from '../../../data/riverfolk.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import { playerOf, type State } from '../../state.ts';

/** By seat: how many of that player's warriors lie here (ROOT-11.2.4). */
export type Box = number[];

export type RiverfolkBoard = {
  readonly faction: 'riverfolk';
  payments: Box;
  funds: Box;
  committed: Box;
  /** By suit, in the order of `clearingSuits`: trade posts that are still on their track, and the warriors on its empty spaces. */
  posts: number[];
  spaces: Box[];
  /** By service. */
  prices: number[];
  /** Beside a real table: the open hand, as far as people told it. */
  market?: Card[];
};

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
  return new Array<number>(cover.seats.max).fill(0);
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

/** Whose warriors lie in a box, at least so many. */
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
