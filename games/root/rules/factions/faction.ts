/**
 * The contract of a faction. The shared rules know factions only by it and never ask which one they deal with; an automaton is a second
 * implementation for the same pieces. `self` is the seat that plays the faction. Everything marked `?` is left out where the general rule applies.
 */
import type { Move as AnyMove, Eyes, Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Rng } from '@tavola/kernel/rng.ts';
import type { Level } from '../../data/automata.ts';
import type { Card } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing, Place } from '../../data/maps.ts';
import type { PieceTypes } from '../../data/pieces.ts';
import type { Service } from '../../data/riverfolk.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { Key } from '../automata/selection.ts';
import type { Battle, Side } from '../battle-state.ts';
import type { Occasion } from '../interruptions.ts';
import type { Move } from '../moves.ts';
import type { Loss, Removal, Removed } from '../removal-state.ts';
import type { State } from '../state.ts';
import type { Root } from '../table.ts';
import type { Board, Secret } from './boards.ts';

export type Faction = Pieces & Phases & Ruling & Moving & Fighting & Removing & Crafting & Cards & Books;

/** Its warriors, buildings and tokens are those of data/pieces.ts. */
type Pieces = PieceTypes & {
  readonly id: FactionId;
  newBoard(): Board;
  /** What the faction keeps face down. */
  newSecret?(): Secret;
  /** Building slots of a clearing that something of this faction fills, besides its buildings. */
  slotsFilled?(state: State, self: Seat, clearing: Clearing): number;
};

/** Setup in letter order, then the three phases; windows before and after them are the turn's (turn.ts). */
type Phases = {
  /** Cards that an automaton of this level takes out of the deck before it is shuffled; they wait in the box (AUT-D-2). */
  setsAside?(level: Level): readonly Card[];
  setup(table: Root, self: Seat): Rules;
  /** What a new turn resets on the board. */
  newTurn?(state: State, self: Seat): void;
  /** Somebody's turn begins, its own or another's (AUT-T-RIV-2). */
  turnBegins?(state: State, self: Seat, seat: Seat): void;
  /** The first thing of its turn, when the start of Birdsong has been offered (AUT-S-9 to S-11). */
  opening?(table: Root, self: Seat): Rules;
  birdsong(table: Root, self: Seat): Rules;
  daylight(table: Root, self: Seat): Rules;
  evening(table: Root, self: Seat): Rules;
};

type Ruling = {
  /** Wins ties for most warriors plus buildings (ROOT-7.2.2). */
  readonly winsTies?: true;
  /** Rules here whatever else is there (ROOT-10.2.4, 12.2.2). */
  rulesAnyway?(state: State, self: Seat, clearing: Clearing): boolean;
};

/** "Cannot" (ROOT-1.1.2): while this faction is in play, others (or all) cannot do this there. */
export type Ban = {
  readonly clause: string;
  readonly what: 'place' | 'leave' | 'enter';
  forbids(state: State, self: Seat, seat: Seat, clearing: Clearing): boolean;
  /** It is a piece of this faction there that stops others: without it nothing does. */
  readonly byPiece?: true;
  /** AUT-11.8.2: automata look past it; when one would be stopped by it, this takes it away. */
  spring?(table: Root, self: Seat, clearing: Clearing): Rules;
};

/** One or more warriors (or the pawn) that moved together. */
export type Moved = {
  readonly seat: Seat;
  readonly from: Place;
  readonly to: Place;
  readonly warriors: number;
  readonly ferry: boolean;
};

/** Where a move may begin or a battle may be, by the clause that grants it; null for anywhere. */
export type Within = { readonly clause: string; test(clearing: Clearing): boolean } | null;

/** How a faction takes a move that something grants it. */
export type Mover = {
  can(state: State, self: Seat, within: Within): boolean;
  /** Null when the move was optional and declined. */
  take(table: Root, self: Seat, within: Within, optional: boolean): Rules<Moved | null>;
};

/** What follows from a move or a removal, in an order that somebody may choose. `side` is the seat whose pieces brought it about. */
export type Effect = { readonly kind: string; readonly side: Seat; run(): Rules };

type Moving = {
  readonly bans?: readonly Ban[];
  /** Moves regardless of rule (ROOT-9.2.3, 13.2.3). */
  readonly nimble?: true;
  /** Rivers are paths on which rule does not matter (ROOT-11.2.2). */
  readonly swims?: true;
  /** Clearings that are adjacent for this faction alone (ROOT-12.2.2). */
  alsoAdjacent?(state: State, self: Seat, from: Clearing): readonly Clearing[];
  readonly mover?: Mover;
  /** What somebody's move brings about for this faction. */
  afterMove?(table: Root, self: Seat, moved: Moved): Effect | null;
};

/** An optional effect of battle step 3 that a crafted card or an ability gives. */
export type BattleEffect = {
  /** A card, or a word that the texts know. */
  readonly id: string;
  usable(state: State, self: Seat, battle: Battle, side: Side): boolean;
  use(table: Root, self: Seat, battle: Battle, side: Side): Rules;
};

/** What a side loses to hits. It is decided from the state before the hits and happens when both sides have decided. */
export type Toll = { readonly losses: readonly Loss[]; readonly settle?: () => void };

type Fighting = {
  /** Step 1, as attacker: whose warriors fight along (ROOT-9.2.9.2). */
  beginBattle?(table: Root, self: Seat, battle: Battle): Rules;
  /** Just before the dice are rolled, in anybody's battle (ROOT-9.7.5). */
  beforeRoll?(table: Root, self: Seat, battle: Battle): Rules;
  /** As attacker, when all that is done and before the dice (AUT-T-VAG-4). */
  opensFire?(table: Root, self: Seat, battle: Battle): Rules;
  /** As defender it deals the higher roll (ROOT-8.2.2). */
  takesHigherRoll?(state: State, self: Seat, battle: Battle): boolean;
  /** The most it can deal with dice, when that is not its warriors there (ROOT-9.2.6). */
  mostRolled?(state: State, self: Seat, battle: Battle, side: Side): number;
  /** When that is not the lack of warriors there (ROOT-9.2.4). */
  defenceless?(state: State, self: Seat, battle: Battle): boolean;
  /** Automatic extra hits (ROOT-4.3.3.1). */
  extraHits?(state: State, self: Seat, battle: Battle, side: Side): number;
  readonly battleEffects?: readonly BattleEffect[];
  /** How it takes hits, when that is not pieces of its choice, warriors first (ROOT-4.3.4). */
  takeHits?(table: Root, self: Seat, battle: Battle, side: Side, hits: number): Rules<Toll>;
  /** As instigator: which buildings and tokens of a side go, when that is no choice (AUT-7.7.4). */
  instigates?(state: State, owner: Seat, clearing: Clearing, hits: number): Rules<Loss[]>;
  /** When a battle in which it was a side is over. */
  afterBattle?(table: Root, self: Seat, battle: Battle, side: Side): Rules;
};

export type Reward = { readonly vp: number; readonly why: string; readonly clause: string };

type Removing = {
  /** Of its warriors lost here, how many do not go back to the supply; it puts them where they belong (ROOT-10.2.3). */
  keepsFallen?(state: State, self: Seat, loss: Removed, battle: Battle | null): number;
  /** VP that a removed building or token of its own is worth to the remover; 1 when left out. */
  worth?(state: State, self: Seat, loss: Removed): number;
  /** VP it scores as remover besides one per building and token (ROOT-7.8, 9.2.9.3.1). */
  reward?(state: State, self: Seat, removal: Removal): Reward | null;
  /** What the removal brings about for this faction (section 6.3), its own loss or not. */
  afterRemoval?(table: Root, self: Seat, removal: Removal): readonly Effect[];
  /** What a bomb takes from it, when that is not everything there (AUT-11.8.1). */
  bombed?(table: Root, self: Seat, clearing: Clearing): Rules<Loss[]>;
  /** An effect removes all enemy pieces where its pawn stands (ROOT-9.2.2). */
  swept?(table: Root, self: Seat, by: Seat): Rules;
};

/** How crafting is paid for where that is not done with pieces on the map (ROOT-9.2.1, 11.2.1). */
export type CraftPayment = {
  canPay(state: State, self: Seat, cost: readonly (ClearingSuit | 'any')[]): boolean;
  pay(table: Root, self: Seat, card: Card): Rules;
  /** Could anything be paid at all, as far as everybody sees? */
  possible(state: State, self: Seat): boolean;
};

type Crafting = {
  /** Crafting pieces in a clearing (ROOT-4.1.1). */
  craftingPieces?(state: State, self: Seat, clearing: Clearing): number;
  readonly payment?: CraftPayment;
  /** VP for a crafted item, when that is not the printed number (ROOT-7.2.3). */
  itemVp?(state: State, self: Seat, printed: number): number;
  /** Where a crafted item goes, when that is not the Crafted Items box (ROOT-9.2.1). */
  takeItem?(state: State, self: Seat, item: Item): void;
};

/** Something that may be done in a window of a turn. */
export type Use<M extends AnyMove = Move> = {
  readonly move: M;
  /** The window stays open until it is done. */
  readonly mandatory?: boolean;
  use(): Rules;
};

/** What may interrupt somebody's turn; when, interruptions.ts says. */
export type Offers = {
  /** Null for crafted cards, each of which has its own time. */
  readonly occasion: Occasion | null;
  /** Could it offer anything, as far as everybody sees? Then a hand that has nothing is asked too, and being asked tells nothing. */
  possible(state: State, seat: Seat): boolean;
  uses(table: Root, seat: Seat): readonly Use[];
};

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

type Cards = {
  /** `open` is seen by everybody (ROOT-11.2.3); `none` is an automaton's (ROOT-16.2); `unseen` lies on a real table. */
  readonly hand: 'hidden' | 'open' | 'none' | 'unseen';
  /** Where every spent or discarded card goes while this faction is in play (ROOT-10.2.6). */
  discardPile?(state: State, self: Seat): Card[];
  /** What a dominance card is good for; victory when left out (ROOT-3.3.5). */
  readonly dominance?: 'coalition' | 'nothing';
  /** Leaving the score track for a coalition changes something on its board (ROOT-9.2.8). */
  afterCoalition?(state: State, self: Seat, partner: Seat): void;
  /** How it pays for services when it has no warriors to pay with (ROOT-11.2.6): can it, and do it. */
  readonly servicePayment?: {
    can(state: State, self: Seat, price: number): boolean;
    pay(table: Root, self: Seat, price: number): Rules;
  };
  /** The services that it sells (ROOT-11.2.6, AUT-9.2.3). */
  readonly shop?: Shop;
  /** AUT-S-3: market cards that the automaton does not buy. */
  neverBuys?(card: Card): boolean;
  readonly advanced?: AdvancedServices;
  /** Ambushes that lie open before it and that it plays by itself (AUT-S-11). */
  openAmbushes?(state: State, self: Seat): Card[];
  /** What others may do in their own turn because this faction is in play: services (ROOT-11.2.6), exposure (ROOT-13.2.4). */
  offers?(self: Seat): Offers;
};

/** For view.ts, redeal.ts and flaw.ts. */
type Books = {
  /** What these eyes may see of its secret. */
  viewSecret?(state: State, self: Seat, eyes: Eyes): unknown;
  /** Its lists of cards that lie face down for others, besides its hand. */
  hiddenCards?(state: State, self: Seat): readonly Card[][];
  /** Deals anew what else `viewer` cannot know of this faction. */
  redeal?(state: State, self: Seat, viewer: Seat, rng: Rng): void;
  /** Cards of the deck on its board. */
  cardsHeld?(state: State, self: Seat): readonly Card[];
  /** Warriors of `owner` on its board. */
  warriorsHeld?(state: State, self: Seat, owner: Seat): number;
  /** Items on its board, and how many it brought into the game besides the supply. */
  itemsHeld?(state: State, self: Seat): readonly Item[];
  itemsBrought?(state: State, self: Seat): number;
  /** Ruins of which it knows what lies there (ROOT-9.8). */
  knownRuins?(state: State, self: Seat): readonly Clearing[];
  flaw?(state: State, self: Seat): string | null;
};
