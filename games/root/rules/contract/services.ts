/** The part of a faction's contract that concerns services: selling them (the Riverfolk) and buying them. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Service } from '../../data/riverfolk.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';

/** A ranked key. */
export type Key<C> = readonly [clause: string, how: 'most' | 'least', value: (candidate: C) => number];

/** A company that sells services: how the Riverfolk differ, by a person and by the rules. */
export type Shop = {
  /** What a person pays. */
  priceOf(state: State, self: Seat, buyer: Seat, service: Service): number;
  /** The cards for sale, and how one of them leaves. */
  cards(state: State, self: Seat): readonly Card[];
  takeCard(state: State, self: Seat, card: Card): void;
  /** By seat: the warriors in Payments. */
  payments(state: State, self: Seat): number[];
  /** People without warriors exhaust items for a service; where they need not, the company pays for them (AUT-9.2.3). */
  readonly barters: boolean;
  /** Whom it does not serve. */
  refuses?(state: State, buyer: Seat): boolean;
  afterSale?(table: Root, self: Seat, buyer: Seat): void;
};

/** A market card that an automaton wants as its order. */
export type Wish = {
  readonly clause: string;
  wants(card: Card): boolean;
  readonly by?: readonly Key<Card>[];
};

/** AUT-S-4: what the advanced service card of an automaton changes. */
export type AdvancedServices = {
  /** What it wants in its craft step, the best wish first, instead of what the basic card says. */
  wishes?(state: State, self: Seat): readonly Wish[];
  /** The clause by which rivers are paths for it and boats are bought when it uses one. */
  readonly rivers?: string;
  /** What it buys at the start of its turn. */
  opening?(table: Root, self: Seat): Rules;
};

export type ServiceHooks = {
  /** How it pays for services when it has no warriors to pay with (ROOT-11.2.6): can it, and do it. */
  readonly payment?: {
    can(state: State, self: Seat, price: number): boolean;
    pay(table: Root, self: Seat, price: number): Rules;
  };
  /** The services that it sells (ROOT-11.2.6, AUT-9.2.3). */
  readonly shop?: Shop;
  /** AUT-S-3: market cards that the automaton does not buy. */
  neverBuys?(card: Card): boolean;
  readonly advanced?: AdvancedServices;
};
