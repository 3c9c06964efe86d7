/** What people at a real table are asked, and what they may say of their turn: only what touches an automaton is a move, the rest is told as facts. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Service } from '../../data/riverfolk.ts';

export type OutsideAsk =
  | { readonly kind: 'outside.turn'; readonly seat: Seat }
  /** The top card of the Lost Souls: for a ritual, which of how many; or lost with a garden. */
  | {
      readonly kind: 'outside.soul';
      readonly seat: Seat;
      readonly on: 'ritual' | 'garden';
      readonly nth: number;
      readonly of: number;
    }
  /** The suit of a card that a person had to discard. */
  | { readonly kind: 'outside.discarded'; readonly seat: Seat }
  /** The newest card of the discard pile that shows an item of the supply (AUT-7.7.2). */
  | { readonly kind: 'outside.newest-item'; readonly seat: Seat }
  /** A reaction from a hand that the app does not know: a card of this clearing's suit, or a bird. */
  | {
      readonly kind: 'outside.spent';
      readonly seat: Seat;
      readonly clearing: Clearing;
      readonly for: 'hospitals' | 'outrage' | 'investors' | 'ambush';
    };

export type OutsideEvent =
  /** A person discards a card that the app never sees. */
  | { readonly kind: 'outside.discards'; readonly seat: Seat }
  /** A card for the supporters of a person's Alliance (ROOT-8.2.6): of the hand of `from`, or the top card of the deck. */
  | {
      readonly kind: 'outside.outrage';
      readonly seat: Seat;
      readonly from: Seat;
      readonly clearing: Clearing;
      readonly card: 'hand' | 'deck';
    }
  /** A card that a person gave up has come to lie on the Lost Souls of an automaton. */
  | { readonly kind: 'outside.lost-soul'; readonly seat: Seat }
  /** Suit markers lie in the clearings, as nobody has told yet. */
  | { readonly kind: 'outside.markers' }
  /** A person's Company has lost a trade post, and funds with it (ROOT-11.2.5). */
  | { readonly kind: 'outside.disrupted'; readonly seat: Seat };

export type OutsideMove =
  /** The turn is over; everything that changed was told. */
  | { readonly kind: 'outside.told' }
  /** The turn is over; what the automata need will be asked. */
  | { readonly kind: 'outside.ask-me' }
  | { readonly kind: 'outside.attack'; readonly clearing: Clearing; readonly of: Seat }
  /** The Vagabond makes `of` attack `against` in his clearing; one of the two is an automaton (ROOT-9.7.4). */
  | { readonly kind: 'outside.instigate'; readonly clearing: Clearing; readonly of: Seat; readonly against: Seat }
  /** One piece of an automaton is removed by an effect. */
  | { readonly kind: 'outside.remove'; readonly clearing: Clearing; readonly of: Seat; readonly piece: string }
  /** Warriors came where an automaton answers that. */
  | { readonly kind: 'outside.enter'; readonly clearing: Clearing }
  /** A service of an automaton is bought (AUT-9.2.3); of its market a card with this suit, and this item. */
  | { readonly kind: 'outside.buy'; readonly of: Seat; readonly service: Exclude<Service, 'hand-card'> }
  | { readonly kind: 'outside.buy-card'; readonly of: Seat; readonly face: string }
  /** An automaton is given a card (ROOT-16.2). */
  | { readonly kind: 'outside.give'; readonly of: Seat };
