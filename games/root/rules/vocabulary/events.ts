/** What happened. A faction's own events are in its own file here and begin with its id (`eyrie.turmoil`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing, Place } from '../../data/maps.ts';
import type { AllianceEvent } from './alliance.ts';
import type { AutomatonEvent } from './automata.ts';
import type { CorvidEvent } from './corvids.ts';
import type { DuchyEvent } from './duchy.ts';
import type { EyrieEvent } from './eyrie.ts';
import type { LizardEvent } from './lizards.ts';
import type { MarquiseEvent } from './marquise.ts';
import type { OutsideEvent } from './outside.ts';
import type { Phase } from './phases.ts';
import type { RiverfolkEvent } from './riverfolk.ts';
import type { VagabondEvent } from './vagabond.ts';

/** `piece` is `warrior`, `pawn`, or the name of a building or token in its faction's contract. */
type PieceName = string;

export type SharedEvent =
  | { readonly kind: 'faction'; readonly seat: Seat; readonly faction: FactionId }
  /** ROOT-5.2: less than is recommended; advice. */
  | { readonly kind: 'reach'; readonly reach: number; readonly recommended: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly phase: Phase }
  // Pieces.
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly piece: PieceName;
      readonly clearing: Clearing;
      readonly count: number;
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly piece: PieceName;
      readonly count: number;
      readonly ferry: boolean;
    }
  | {
      readonly kind: 'removed';
      readonly seat: Seat;
      readonly by: Seat;
      readonly piece: PieceName;
      readonly clearing: Clearing;
      readonly count: number;
    }
  // Battle.
  /** `warriors`: how many stand there on each side. */
  | {
      readonly kind: 'battle';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly clearing: Clearing;
      readonly warriors: readonly [attacker: number, defender: number];
    }
  | { readonly kind: 'ambushed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'ambush-cancelled'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'rolled'; readonly attacker: number; readonly defender: number }
  | {
      readonly kind: 'hits';
      readonly attacker: number;
      readonly defender: number;
      readonly extra: readonly [number, number];
    }
  | { readonly kind: 'battle-over'; readonly clearing: Clearing }
  // Score. `why` is a word that the texts know; a card or piece stands for itself.
  | { readonly kind: 'scored'; readonly seat: Seat; readonly vp: number; readonly why: string; readonly clause: string }
  | { readonly kind: 'lost-vp'; readonly seat: Seat; readonly vp: number; readonly clause: string }
  // Cards. `cards` is known to those who may see them.
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'given'; readonly from: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly kind: 'stolen'; readonly from: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly kind: 'saw-hand'; readonly seat: Seat; readonly of: Seat; readonly cards?: readonly Card[] }
  | { readonly kind: 'crafted'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'item'; readonly seat: Seat; readonly item: Item }
  | { readonly kind: 'item-exhausted'; readonly seat: Seat; readonly item: Item }
  | { readonly kind: 'used'; readonly seat: Seat; readonly card: Card; readonly target: Seat | null }
  | { readonly kind: 'card-lost'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'coffins-returned'; readonly seat: Seat; readonly count: number }
  // Dominance, coalition, map.
  | { readonly kind: 'available'; readonly card: Card }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'coalition'; readonly seat: Seat; readonly partner: Seat }
  | { readonly kind: 'path-opened'; readonly seat: Seat; readonly from: Clearing; readonly to: Clearing };

export type Event =
  | SharedEvent
  | MarquiseEvent
  | EyrieEvent
  | AllianceEvent
  | VagabondEvent
  | LizardEvent
  | RiverfolkEvent
  | DuchyEvent
  | CorvidEvent
  | AutomatonEvent
  | OutsideEvent;
