/**
 * The contract of a faction. The shared rules know factions only by it and never ask which one they deal with; an automaton is a second
 * implementation for the same pieces. Its hooks are grouped by what they concern. `self` is the seat that plays the faction. Everything marked `?` is
 * left out where the general rule applies.
 */
import type { Move as AnyMove, Eyes, Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Level } from '../../data/automata.ts';
import type { Card } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing, Place } from '../../data/maps.ts';
import type { PieceTypes } from '../../data/pieces.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { Board, Secret } from '../boards/boards.ts';
import type { Battle, Side } from '../state/battle.ts';
import type { Loss, Removal, Removed } from '../state/removal.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Occasion } from '../vocabulary/interruptions.ts';
import type { Move } from '../vocabulary/moves.ts';
import type { ServiceHooks } from './services.ts';
import type { Tellable } from './tell.ts';

export type Faction = PieceTypes & {
  readonly id: FactionId;
  readonly board: OwnBoard;
  readonly turn: TurnHooks;
  readonly rule?: RuleHooks;
  readonly move?: MoveHooks;
  readonly battle?: BattleHooks;
  readonly removal?: RemovalHooks;
  readonly craft?: CraftHooks;
  readonly cards: CardHooks;
  readonly services?: ServiceHooks;
  readonly secret?: SecretHooks;
  readonly books?: BookHooks;
  readonly assistant?: AssistantHooks;
};

type OwnBoard = {
  create(): Board;
  /** Building slots of a clearing that something of this faction fills, besides its buildings. */
  slotsFilled?(state: State, self: Seat, clearing: Clearing): number;
};

/** Setup in letter order, then the three phases; the windows before and after them belong to the turn (turn.ts). */
export type TurnHooks = {
  /** Cards that an automaton of this level takes out of the deck before it is shuffled; they wait in the box (AUT-D-2). */
  setsAside?(level: Level): readonly Card[];
  setup(table: Root, self: Seat): Rules;
  /** What its own new turn resets on the board. */
  reset?(state: State, self: Seat): void;
  /** Any turn begins, its own or somebody else's (AUT-T-RIV-2). */
  anyBegins?(state: State, self: Seat, seat: Seat): void;
  /** The first thing of its turn, when the start of Birdsong has been offered (AUT-S-9 to S-11). */
  opening?(table: Root, self: Seat): Rules;
  birdsong(table: Root, self: Seat): Rules;
  daylight(table: Root, self: Seat): Rules;
  evening(table: Root, self: Seat): Rules;
  /** What others may do in their own turns because this faction is in play: services (ROOT-11.2.6), exposure (ROOT-13.2.4). */
  offers?(self: Seat): Offers;
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

export type RuleHooks = {
  /** Wins ties for most warriors plus buildings (ROOT-7.2.2). */
  readonly winsTies?: true;
  /** Rules here whatever else is there (ROOT-10.2.4, 12.2.2). */
  anyway?(state: State, self: Seat, clearing: Clearing): boolean;
  readonly bans?: readonly Ban[];
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

export type MoveHooks = {
  /** Moves regardless of rule (ROOT-9.2.3, 13.2.3). */
  readonly nimble?: true;
  /** Rivers are paths on which rule does not matter (ROOT-11.2.2). */
  readonly swims?: true;
  /** Clearings that are adjacent for this faction alone (ROOT-12.2.2). */
  alsoAdjacent?(state: State, self: Seat, from: Clearing): readonly Clearing[];
  readonly mover?: Mover;
  /** What anybody's move brings about for this faction. */
  after?(table: Root, self: Seat, moved: Moved): Effect | null;
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

export type BattleHooks = {
  /** Step 1, as attacker: whose warriors fight along (ROOT-9.2.9.2). */
  begin?(table: Root, self: Seat, battle: Battle): Rules;
  /** Ambushes that lie open before it and that it plays by itself (AUT-S-11). */
  openAmbushes?(state: State, self: Seat): Card[];
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
  readonly effects?: readonly BattleEffect[];
  /** How it takes hits, when that is not pieces of its choice, warriors first (ROOT-4.3.4). */
  takeHits?(table: Root, self: Seat, battle: Battle, side: Side, hits: number): Rules<Toll>;
  /** How many hits can cost it something, besides warriors, when that is not its buildings and tokens there (ROOT-9.2.7). */
  standing?(state: State, self: Seat): number;
  /** As instigator: which buildings and tokens of a side go, when nobody chooses (AUT-7.7.4). */
  instigates?(state: State, owner: Seat, clearing: Clearing, hits: number): Rules<Loss[]>;
  /** When a battle in which it was a side is over. */
  after?(table: Root, self: Seat, battle: Battle, side: Side): Rules;
};

export type Reward = { readonly vp: number; readonly why: string; readonly clause: string };

export type RemovalHooks = {
  /** Of its warriors lost here, how many do not go back to the supply; it puts them where they belong (ROOT-10.2.3). */
  keepsFallen?(state: State, self: Seat, loss: Removed, battle: Battle | null): number;
  /** VP that a removed building or token of its own is worth to the remover; 1 when left out. */
  worth?(state: State, self: Seat, loss: Removed): number;
  /** VP it scores as remover besides one per building and token (ROOT-7.8, 9.2.9.3.1). */
  reward?(state: State, self: Seat, removal: Removal): Reward | null;
  /** What the removal brings about for this faction (section 6.3), its own loss or not. */
  after?(table: Root, self: Seat, removal: Removal): readonly Effect[];
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

export type CraftHooks = {
  /** Crafting pieces in a clearing (ROOT-4.1.1). */
  pieces?(state: State, self: Seat, clearing: Clearing): number;
  readonly payment?: CraftPayment;
  /** VP for a crafted item, when that is not the printed number (ROOT-7.2.3). */
  itemVp?(state: State, self: Seat, printed: number): number;
  /** Where a crafted item goes, when that is not the Crafted Items box (ROOT-9.2.1). */
  takeItem?(state: State, self: Seat, item: Item): void;
};

export type CardHooks = {
  /** `open` is seen by everybody (ROOT-11.2.3); `none` is an automaton's (ROOT-16.2); `unseen` lies on a real table. */
  readonly hand: 'hidden' | 'open' | 'none' | 'unseen';
  /** Where every spent or discarded card goes while this faction is in play (ROOT-10.2.6). */
  discardPile?(state: State, self: Seat): Card[];
  /** What a dominance card is good for; victory when left out (ROOT-3.3.5). */
  readonly dominance?: 'coalition' | 'nothing';
  /** Leaving the score track for a coalition changes something on its board (ROOT-9.2.8). */
  afterCoalition?(state: State, self: Seat, partner: Seat): void;
};

/** What lies face down, for view.ts and redeal.ts. */
export type SecretHooks = {
  create?(): Secret;
  /** What these eyes may see of it. */
  view?(state: State, self: Seat, eyes: Eyes): unknown;
  /** Its lists of cards that lie face down for others, besides its hand. */
  hiddenCards?(state: State, self: Seat): readonly Card[][];
  /** Deals again what else `viewer` cannot know of this faction. */
  redeal?(state: State, self: Seat, viewer: Seat, rng: Rng): void;
  /** Ruins of which it knows what lies there (ROOT-9.8). */
  knownRuins?(state: State, self: Seat): readonly Clearing[];
};

/** What its board holds, for flaw.ts, which counts everything. */
export type BookHooks = {
  /** Cards of the deck. */
  cards?(state: State, self: Seat): readonly Card[];
  /** Warriors of `owner`. */
  warriors?(state: State, self: Seat, owner: Seat): number;
  /** Items, and how many it brought into the game besides the supply. */
  items?(state: State, self: Seat): readonly Item[];
  itemsBrought?(state: State, self: Seat): number;
  flaw?(state: State, self: Seat): string | null;
};

export type ItemFacts = {
  owned(state: State, self: Seat): readonly Item[];
  set(state: State, self: Seat, item: Item, count: number): void;
};

/** A list of cards, and what is known of each. */
export type Guess = { readonly cards: Card[]; readonly known: (card: Card) => string };

/** At a real table (docs/assistant.md). */
export type AssistantHooks = {
  /** What people can tell of it besides pieces, points and crafted cards, each fact with its range, its place and what follows from it. */
  readonly facts?: {
    /** Listed after its pieces. */
    board?(state: State, self: Seat): readonly Tellable[];
    /** Listed after everything else: what lies on an automaton's board. */
    last?(state: State, self: Seat): readonly Tellable[];
    /** Its items, where they do not lie in the Crafted Items box. */
    readonly items?: ItemFacts;
    /** Pieces in a clearing were told. */
    piecesTold?(state: State, self: Seat, clearing: Clearing): void;
  };
  /** Cards on its board of which people know less than their name. */
  guesses?(state: State, self: Seat): readonly Guess[];
  /** What differs there when a person plays it: its set-up, and whatever of its answers everybody at the table sees. */
  readonly outside?: {
    readonly board?: OwnBoard;
    readonly turn?: Partial<TurnHooks>;
    readonly move?: MoveHooks;
    readonly battle?: BattleHooks;
    readonly removal?: RemovalHooks;
    readonly cards?: Pick<CardHooks, 'discardPile'>;
    readonly services?: ServiceHooks;
    readonly books?: BookHooks;
  };
  /** Points that anybody at the table can count, by the name of a building or token. */
  readonly points?: {
    readonly [piece: string]: {
      /** For the first, second, third one that is placed. */
      readonly placed?: readonly number[];
      /** Once a turn, by how many stand on the map. */
      readonly standing?: readonly number[];
    };
  };
  /** What its player may say of a turn besides what everybody may. */
  moves?(state: State, self: Seat): readonly Move[];
};
