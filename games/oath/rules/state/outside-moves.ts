/** What people at a real table are asked, and what they may say of their turn: only what touches a Prince is a move, the rest is told as facts. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../../data/board.ts';

export type OutsideAsk =
  | { readonly kind: 'outside.turn'; readonly seat: Seat }
  /** Does the app's table look like the real one? */
  | 'outside.setup'
  /** People exchange among themselves while a Prince's turn goes on (The Gathering). */
  | { readonly kind: 'outside.confer'; readonly site: string }
  /** The card that a Prince plays; of those that he drew people have told the suits. */
  | { readonly kind: 'name-card'; readonly seat: Seat; readonly suit: Suit }
  /** A relic that lay facedown, a site that did. */
  | 'name-relic'
  | 'name-site';

export type OutsideMove =
  /** The turn is over; everything that changed was told. */
  | { readonly kind: 'outside.told' }
  /** Before the first turn: the table looks as the app says. */
  | { readonly kind: 'outside.laid' }
  /** The turn is over; what the Prince needs will be asked. */
  | { readonly kind: 'outside.ask-me' }
  /** Against a Prince, or against somebody whose Ally he is. */
  | { readonly kind: 'outside.campaign'; readonly against: Seat }
  /** A relic or banner of a Prince changed hands. */
  | { readonly kind: 'outside.takes'; readonly what: string; readonly of: Seat };
