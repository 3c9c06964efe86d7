/**
 * What a bot knows of a faction: worths in victory points, and an answer to each of its questions. The shared judgement (sight.ts, policy.ts,
 * evaluate.ts) knows factions only by it.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../data/maps.ts';
import type { Player, State } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';

/** Somebody else at the table. */
export type Rival = {
  readonly seat: Seat;
  readonly player: Player;
  readonly bot: FactionBot;
  /** How much of what it loses is as good as won. */
  readonly envy: number;
  readonly warrior: number;
  /** Worth of its buildings and tokens by clearing, to itself, and their number. */
  readonly pieces: readonly number[];
  readonly counts: readonly number[];
};

export type Sight = {
  readonly state: State;
  readonly self: Seat;
  readonly player: Player;
  readonly bot: FactionBot;
  readonly rivals: readonly Rival[];
  /** How many turns each may still have. */
  readonly turns: number;
  readonly warrior: number;
  /** By clearing: own buildings, and what own buildings and tokens are worth. */
  readonly held: readonly number[];
  readonly stake: readonly number[];
  readonly counts: readonly number[];
  /** By clearing: the greatest strength of another seat for rule, and the most enemy warriors of one seat there and next to it. */
  readonly foe: readonly number[];
  readonly foes: readonly number[];
  readonly near: readonly number[];
  /** What `standing` (sight.ts) found out already: by clearing and number of warriors. */
  readonly found: Float64Array;
};

/** What a move is worth to the seat that is asked; doing nothing is worth 0. */
export type MoveValue = (sight: Sight, move: Move, ask: Ask) => number;
/** By kind of ask, or by kind of move. */
export type Answers = { readonly [kind: string]: MoveValue };

export type FactionBot = {
  /** A warrior on the map. */
  warrior(state: State, self: Seat): number;
  /** A building or a token, by its place in the faction's list: what its owner loses with it. */
  building(state: State, self: Seat, which: number): number;
  token(state: State, self: Seat, which: number): number;
  /** Ruling a clearing, besides what the pieces there are worth. */
  rule(sight: Sight, clearing: Clearing): number;
  /** Having this many warriors in a clearing, besides rule, cover and prey. */
  presence?(sight: Sight, clearing: Clearing, warriors: number): number;
  /** Hits that its pawn can take, each worth as much as a warrior. */
  stamina?(state: State, self: Seat): number;
  /** Points for each piece of a player that it removes in battle, besides those for buildings and tokens. */
  bounty?(state: State, self: Seat, owner: Seat): number;
  /** The points that its board and its pieces will bring from its next turn on. */
  promise(sight: Sight): number;
  /** It has begun its turn but done nothing yet, so that the position can be judged. */
  isFresh?(state: State, self: Seat): boolean;
  /** A card in its hand, besides what any card is worth; `card` has a suit and perhaps a use. */
  cardWorth?(sight: Sight, card: string): number;
  /** By ask: the faction's own questions. Moves that all factions share are judged by policy.ts where this says nothing. */
  readonly answers: Answers;
  /** By ask: questions that this faction puts to others. */
  readonly asked?: Answers;
  /** By move: what this faction offers to others in their turn. */
  readonly offered?: Answers;
  /** What it costs others to move warriors there. */
  trespass?(state: State, self: Seat, clearing: Clearing): number;
};
