/** What a seat is asked. A faction's own questions are in its own file here and begin with its id (`marquise.daylight`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import type { AllianceAsk } from './alliance.ts';
import type { AutomatonAsk } from './automata.ts';
import type { CorvidAsk } from './corvids.ts';
import type { DuchyAsk } from './duchy.ts';
import type { EyrieAsk } from './eyrie.ts';
import type { LizardAsk } from './lizards.ts';
import type { MarquiseAsk } from './marquise.ts';
import type { OutsideAsk } from './outside.ts';
import type { Part } from './phases.ts';
import type { RiverfolkAsk } from './riverfolk.ts';
import type { VagabondAsk } from './vagabond.ts';

export type SharedAsk =
  | 'choose-faction'
  | 'first-player'
  | 'faction-by-chance'
  | 'start-corner'
  /** Reaction windows; their decline is `pass`. */
  | { readonly kind: 'window'; readonly part: Part }
  | { readonly kind: 'ambush'; readonly clearing: Clearing; readonly attacker: Seat }
  | { readonly kind: 'counter-ambush'; readonly clearing: Clearing; readonly defender: Seat }
  | { readonly kind: 'battle-effects'; readonly clearing: Clearing }
  // Moving and fighting.
  | 'move-from'
  | { readonly kind: 'move-to'; readonly from: Clearing }
  | { readonly kind: 'move-count'; readonly from: Clearing; readonly to: Clearing }
  | 'battle-clearing'
  | { readonly kind: 'battle-defender'; readonly clearing: Clearing }
  | { readonly kind: 'effects-first'; readonly clearing: Clearing }
  /** `seat` says which of its pieces go: their owner, or the instigator (ROOT-9.7.4). */
  | { readonly kind: 'lose-piece'; readonly seat: Seat; readonly clearing: Clearing; readonly left: number }
  | { readonly kind: 'order-effects' }
  // Cards.
  | 'craft'
  | { readonly kind: 'craft-piece'; readonly card: Card; readonly left: number }
  /** Spend a card of a suit; `for` is a word that the texts know. */
  | { readonly kind: 'spend'; readonly suit: Suit | null; readonly for: string }
  | { readonly kind: 'discard'; readonly left: number }
  /** Something that the effect of a crafted card needs. */
  | { readonly kind: 'card-player'; readonly card: Card }
  | { readonly kind: 'card-clearing'; readonly card: Card }
  | { readonly kind: 'card-item'; readonly card: Card }
  | { readonly kind: 'card-card'; readonly card: Card; readonly of: Seat }
  | { readonly kind: 'card-action'; readonly card: Card }
  | { readonly kind: 'give'; readonly to: Seat }
  | 'informants'
  | 'coalition-partner'
  // Chance: dice and cards that people read where they roll and draw themselves.
  | { readonly kind: 'die'; readonly clearing: Clearing; readonly nth: 1 | 2 }
  | { readonly kind: 'random-card'; readonly from: Seat }
  | CardAsk;

/** The top card of the deck: what for, and which of how many. */
export type CardAsk = {
  readonly kind: 'deck';
  readonly for: 'order' | 'market' | 'crown' | 'soul' | 'craft' | 'hand';
  readonly seat: Seat | null;
  readonly nth: number;
  readonly of: number;
};
/** A card for a hand, one of one, where nothing else is said. */
export type WantedCard = Partial<Omit<CardAsk, 'kind'>>;

export type Ask =
  | SharedAsk
  | MarquiseAsk
  | EyrieAsk
  | AllianceAsk
  | VagabondAsk
  | LizardAsk
  | RiverfolkAsk
  | DuchyAsk
  | CorvidAsk
  | AutomatonAsk
  | OutsideAsk;
