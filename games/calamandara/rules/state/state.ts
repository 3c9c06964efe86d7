/** Everything on the table, as plain data. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { RulesTable } from '@tavola/kernel/rules/game.ts';
import type { Cell, CellName, Orientation, Side } from './cells.ts';
import type { Card, CardName } from './memory.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import type { SymbolKind } from './symbols.ts';

export type Calamandara = RulesTable<State, Event, Options>;

/** CAL-5.1.11: a symbol on the board. */
export type Piece = {
  readonly kind: SymbolKind;
  /** null for symbols without a direction. */
  readonly way: Orientation | null;
  /** Waterfalls only: their owner and how many turns that owner had begun when it was inserted. */
  readonly owner: Seat | null;
  readonly since: number;
};

/** A linked card that waits for its moment (CAL-6.21, CAL-6.22). */
export type Waiting = {
  readonly name: CardName;
  /** The real card; null for a copy that vanishes when spent (CAL-6.24). */
  readonly card: Card | null;
  /** Who may use it: the owner of the memory deck it lies on, or the traveller who took it and laid it on another's final reserve. */
  readonly by: Seat;
  /** Final reserve only: how many turns its owner had begun when it was laid there. */
  readonly since: number;
};

export type Depot = Record<SymbolKind, number>;

/** Where a token stands. */
export type TokenPlace = {
  /** -1 on the start point. */
  cell: Cell;
  /** Whose land the token invades (CAL-5.18). */
  invading: Seat | null;
};

export type Traveller = {
  side: Side;
  token: TokenPlace;
  /** Whether the hand was swapped for the final reserve (CAL-5.16). */
  inFinalZone: boolean;
  turnsBegun: number;
  depot: Depot;
  /** At most four. */
  reserve: SymbolKind[];
  /** Symbol cards by number; the last one is the revealed top. */
  symbolDeck: number[];
  /** The first used lies first. */
  symbolDiscard: number[];
  hand: Card[];
  finalReserve: Card[];
  /** The last one is the top. */
  memoryDeck: Card[];
  /** The last one is the top. */
  discard: Card[];
  onDeck: Waiting[];
  onReserve: Waiting[];
  /** Sealed Fields and the Oracle, until the end of the current turn. */
  sealed: boolean;
  silenced: boolean;
  /** Smallest distance to the rift so far, for CAL-7.6. */
  nearest: number;
};

/** Windows between the phases of a turn: the active traveller answers with the next question of their phases (windows.ts). */
export type OwnWindow = 't0' | 'c1b' | 'c2b' | 'a4';
export type Window = 't0' | 'c1a' | 'c1b' | 'c2a' | 'c2b' | 'a3' | 'a4' | 'te';

/** Where the game stands: the state machine of section 6. */
export type Step =
  | 'draft'
  | 'sequence'
  | 'symbols'
  | 'begin'
  | 't0'
  | 'phase1'
  | 'c1b'
  | 'phase2'
  | 'c2b'
  | 'phase3'
  | 'a3'
  | 'phase4'
  | 'a4'
  | 'steps'
  | 'cleanup'
  | 'te'
  | 'end';

/** One insertion, whole: what a card declares and what phase 2 logs. */
export type Insertion = {
  readonly symbol: SymbolKind;
  readonly cell: CellName;
  readonly way: Orientation | null;
  /** What becomes of a fire, or of a waterfall that cleans. */
  readonly after: 'stay' | 'withdraw' | null;
  readonly star: StarChoice | null;
};
export type Line = 'row' | 'column' | 'horizontal' | 'vertical' | 'diagonal-ne' | 'diagonal-nw';
export type Relocation = { readonly from: CellName; readonly to: CellName; readonly way: Orientation | null };
export type StarChoice = { readonly line: Line; readonly moves: readonly Relocation[] };

export type CardPlace = 'hand' | 'reserve';
export type Mode =
  | 'trade'
  | 'take'
  | 'top-cards'
  | 'whole-decks'
  | 'cancel'
  | 'prevent'
  | 'anywhere'
  | 'final-zone'
  | 'initial-zones'
  | 'keep';

/** Every choice of a declaration (CAL-5.19.3); a card uses the fields it needs. */
export type Choice = {
  readonly target?: Seat;
  /** Perception, in the order in which they are revealed. */
  readonly targets?: readonly Seat[];
  readonly mode?: Mode;
  readonly place?: CardPlace;
  /** Gavonian Mirror: where the user's card comes from. */
  readonly ownPlace?: CardPlace;
  readonly count?: number;
  readonly cell?: CellName;
  readonly cells?: readonly CellName[];
  /** Nightmare: the symbol given. */
  readonly give?: SymbolKind;
  /** Nomad Lands, Plural Minds: symbols that are acquired or copied; Nightmare: symbols received. */
  readonly symbols?: readonly SymbolKind[];
  /** Nomad Lands: the symbol card, by number. */
  readonly symbolCard?: number;
  /** Temple: whose symbols. */
  readonly losses?: readonly { readonly seat: Seat; readonly symbol: SymbolKind }[];
  /** Theory: the symbol of the user's reserve that is discarded. */
  readonly discard?: SymbolKind;
  readonly insertions?: readonly Insertion[];
  readonly moves?: readonly Relocation[];
  /** Breath: where the footprint comes from and who gets it. */
  readonly source?: 'depot' | 'reserve';
  readonly recipient?: Seat;
};

/** Where a card was played from. */
export type Origin = 'hand' | 'deck' | 'reserve';

/** A card on the stack (6.2). */
export type Entry = {
  /** Who plays the card, and who is treated as the user of its effect (CAL-5.19.6). */
  readonly player: Seat;
  user: Seat;
  /** The card played, and the real copy of it; null for a virtual one. */
  readonly name: CardName;
  card: Card | null;
  readonly origin: Origin;
  /** The playboard on which a waiting card lay; the player's for a card of the hand. */
  readonly board: Seat;
  /** The effect carried: the card's own, or the one copied, taken or revived. */
  effect: CardName;
  /** The linked effect is not used now but laid on a memory deck or final reserve. */
  kept: boolean;
  /** How the effect of the entry directly below came here: copied by Dominion or taken by Echoes. */
  via: 'copy' | 'take' | null;
  /** The entry that the effect aims at, by position; null when it aims at the turn or phase of the window. */
  aim: number | null;
  /** Q'Hoz: the revived card and the discard it lies on. */
  revived: { readonly card: Card; readonly of: Seat } | null;
  choice: Choice;
  /** An Echoes above has taken its effect. */
  suspended: boolean;
  /** What opposed cards have removed (CAL-6.13). */
  prevented: boolean;
  sealed: boolean;
};

export type Draft = {
  holder: Seat;
  pack: Card[];
  /** Who took what, in order. */
  taken: { readonly seat: Seat; readonly card: Card }[];
};

export type State = {
  mode: Options['deckMode'];
  step: Step;
  round: number;
  first: Seat;
  active: Seat;
  /** The running turn is a repeated one. */
  repeated: boolean;
  pendingRepeats: number;
  board: (Piece | null)[];
  travellers: Traveller[];
  stack: Entry[];
  /** Which seats know where a memory card is: one bit for each seat, and OPEN for cards that lie open, by copy. */
  known: number[];
  /** The same for symbol cards, by number. */
  seen: number[];
  draft: Draft | null;
  /** Declared destination of phase 3. */
  destination: Cell | null;
  /** What the last acquisition of this turn brought, for Plural Minds. */
  acquired: SymbolKind[];
  /** Where phase 2 of this turn laid something other than a footprint. */
  laid: CellName[];
  /** The window that is open. */
  window: Window | null;
  /** All others have passed in it; the active traveller may still use a card. */
  ownWindow: OwnWindow | null;
  /** What the cards used in a window did to the running turn: Errancy, Monument, and the rollbacks of CAL-6.4 and 6.5. */
  prevented: boolean;
  stopped: boolean;
  undo: 'whole' | 'attacks' | null;
  /** Footprints that Breath gives when the prevention window closes (CAL-6.6). */
  gifts: { readonly from: Seat; readonly source: 'depot' | 'reserve'; readonly to: Seat }[];
  winner: Seat | null;
  /** The entry that resolved last was a cancelling one (CAL-6.11). */
  lastCancelled: boolean;
  /** Memory cards between two hands while Gavonian Mirror is carried out. */
  onTheWay: Card[];
  /** CAL-7.6, 7.7: the last round in which something happened, and the last one in which somebody had a choice. */
  lastProgress: number;
  lastChoice: number;
};

export const START: Cell = -1;
/** The bit of `known` and `seen` for cards that lie open for all. */
export const OPEN = 16;

export const travellerOf = (state: State, seat: Seat): Traveller => state.travellers[seat] as Traveller;
