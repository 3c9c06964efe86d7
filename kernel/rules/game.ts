/** The contract between a game's rules and everything that runs them. What people see of a game is its face (face.ts). */
import type { Ask, Eyes, Move, Rules, Seat } from './ask.ts';
import type { Fact, RealTable } from './real.ts';
import type { Rng } from './rng.ts';
import type { Traced } from './select.ts';
import type { Settings } from './settings.ts';

/**
 * A `player` is asked (person or bot); an `automaton` is played by the rules themselves and never asked. Somebody `outside` plays on a real table,
 * and the rules ask for no more than what the automata there must know (real.ts).
 */
export type SeatKind = 'player' | 'automaton' | 'outside';

/** What sits on a seat; `settings` belong to the game (faction, coven, character, level, traits). */
export type SeatSetup<T = unknown> = { readonly kind: SeatKind; readonly settings: T };

/**
 * What a finished game hands to the one that follows from it. Anybody who has the log can work all of it out, so nothing in it may tell what is hidden
 * in the next game: the setup of that game decides it by its own chance.
 */
export type Legacy = {
  /** What people are shown of it. */
  readonly open: unknown;
  /** What else the next setup draws from. */
  readonly stock?: unknown;
  /** Only in what older versions wrote: hidden orders of the next game. A new match never uses it. */
  readonly secret?: unknown;
};

/** How a game ended. No winners and no draw mean that everybody lost. */
export type Outcome = {
  readonly winners: readonly Seat[];
  /** A word that the texts explain. */
  readonly reason: string;
  /** One number for each seat, where the game counts points. */
  readonly scores?: readonly number[];
  readonly legacy?: Legacy;
  /** The position it ended in, for games that could go on from there although this table did not. Only logs have it. */
  readonly final?: unknown;
};

/** What an event is told with: what only some seats learn, and the selections by which an automaton came to it. */
export type TellOptions<E> = {
  readonly to?: Seat | readonly Seat[];
  /** Fields of the event that only `to` learns. */
  readonly also?: Partial<E>;
  /** The log line opens to these (select.ts). */
  readonly why?: Traced | readonly Traced[];
};

/** At a real table the rules `wait` until people have carried the instruction out; elsewhere a host may let others go first (`breathe`). */
export type Pause = 'wait' | 'breathe';

/** What rules work with. */
export type RulesTable<S, E, O, T = unknown> = {
  readonly state: S;
  readonly options: O;
  readonly seats: readonly SeatSetup<T>[];
  /** Says what happened: `event` to everybody, the fields of `also` only to the seats they concern. */
  tell(event: E, telling?: TellOptions<E>): void;
  /** Promises that from here the state alone says where the game stands: `play` could start from it. */
  checkpoint(): void;
  /** The table is worth a look as it stands now, before the rules go on; says what they do first (step.ts). */
  beat(): Pause | undefined;
  /** From now on these facts of a real table must be told before they are used. Does nothing elsewhere. */
  doubt(facts: readonly Fact[]): void;
};

export type Game<S, M extends Move, E extends { readonly kind: string }, O, V, A extends Ask = Ask, T = unknown> = {
  readonly id: string;
  /** Raised when picks of old logs may mean something else. */
  readonly version: string;
  /** How many seats, automata among them. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Variants and house rules, each with a default: `options.read({})` is a table that can start. */
  readonly options: Settings<O>;
  /** What each seat may choose. A game without `automaton` has none; one without `player` has nothing to choose for people. */
  readonly seatSettings?: { readonly [K in SeatKind]?: Settings<T> };
  /** Options that the command line uses instead of the defaults for tables of bots, so that games are short. */
  readonly amongBots?: Partial<O>;
  /** What the fields cannot say: a word for why these options do not fit these seats, or null. */
  refuse?(options: O, seats: readonly SeatSetup<T>[]): string | null;
  /** The legacy as today's rules would have left it; null when no game of this kind could have left such a thing. A game without it takes none. */
  legacy?(given: Legacy): Legacy | null;
  /** `inheritance` is the legacy of the game this one follows from; with a secret only where a log of an older version is played again. */
  setup(options: O, seats: readonly SeatSetup<T>[], inheritance?: Legacy): Rules<S>;
  /** From any checkpoint to the end. */
  play(table: RulesTable<S, E, O, T>): Rules<Outcome>;
  /** What these eyes may see, built from nothing. */
  view(state: S, eyes: Eyes): V;
  /**
   * Replaces in place everything `seat` cannot know by an equally possible deal, mixed by the functions of rng.ts and pile.ts: what they mix is also how
   * much the seat does not know (host/unknown.ts). `recall` (0 to 1) is how much it remembers of what it saw.
   */
  redeal(state: S, seat: Seat, rng: Rng, recall: number): void;
  /**
   * Memory is part of the game: what is closed stays closed. While a match runs hosts show nobody an earlier moment again, and a what-if is dealt
   * without recall (past.ts). Left out: a replay may show a seat all that it ever saw.
   */
  forgets?(options: O): boolean;
  /** What is wrong with this state, or null: conservation of every component. Asked at every decision of the random walks. */
  flaw(state: S, options: O): string | null;
  /** What a seat was when the game is over, for counts over many games: `{character: 'khira'}`. Asked at the end only. */
  traits?(state: S, seat: Seat): { readonly [trait: string]: string };
  /** Whose turn it is, which may be another seat than the one that is asked; null between turns. Left out: the game has no turns. */
  turn?(view: V): Seat | null;
  /**
   * Makes this the start of that seat's next turn, all else as it is, so that its player can prepare it (host/plan.ts). False where no such turn can
   * be told: before the first one, or when another phase comes first. Asked of a checkpoint. A game without it offers no plans.
   */
  rehearse?(state: S, seat: Seat): boolean;
  /** What a plan watches; every game with `rehearse` has it. */
  readonly readings?: Readings<V, M>;
  readonly bot?: BotHints<S, M, A>;
  readonly reactions?: Reactions<V, M, A>;
  /** How its automata sit at a real table. */
  readonly real?: RealTable<S, O>;
  /**
   * Logs of older versions as today's rules would have written them (upgrade.ts). Null when nothing of a log can be kept; throws LOG_DIVERGES with
   * the first of its picks that does not fit. A log without picks is a table that waits.
   */
  upgrade?(log: OldLog): OldLog | null;
};

/** A pick that somebody plans, with the question that it answers. */
export type PlannedMove<M extends Move = Move> = { readonly ask: string; readonly move: M };

/** What a person may want to be stopped for, besides what every plan watches. At most five for a game. */
export const readingIds = ['places', 'hand', 'near-end'] as const;
export type ReadingId = (typeof readingIds)[number];

/** What a plan watches while others play, read from what its own seat sees (host/plan.ts). */
// biome-ignore lint/suspicious/noExplicitAny: a host runs any game without knowing its types.
export type Readings<V = any, M extends Move = any> = {
  /** Own pieces and cards, counted: a plan stops where one of these numbers is smaller than foreseen. */
  lost(view: V, seat: Seat): readonly number[];
  /** Plain data; a plan stops where it is not equal to what was foreseen. `places` is a list of lists that begin with the id of a thing (face.ts). */
  readonly named: {
    readonly [id in ReadingId]?: (view: V, seat: Seat, steps: readonly PlannedMove<M>[]) => unknown;
  };
};

/** Moments in which seats may answer what another one does. There, and only there, the host may pass for a seat (standing.ts). */
// biome-ignore lint/suspicious/noExplicitAny: a host runs any game without knowing its types.
export type Reactions<V = any, M extends Move = any, A extends Ask = any> = {
  /** Kinds of asks that are such windows; each of them offers `{kind: 'pass'}`. */
  readonly windows: readonly string[];
  /** Does what happens concern the seat: its pieces, its hand, its way, somebody about to win? Judged only by what it may see. */
  readonly concerns?: (view: V, seat: Seat, ask: A) => boolean;
  /** The card that this answer would use, so that a person can ask to be stopped for it. */
  readonly card?: (move: M) => string | null;
};

/** The part of a log that an upgrade looks at or changes (log.ts). */
export type OldLog = {
  readonly version: string;
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly picks: readonly (readonly [seat: number, option: string])[];
  readonly dice?: 'app' | 'people' | undefined;
  readonly inheritance?: Legacy | undefined;
  readonly outcome?: Outcome | undefined;
};

/** Something of a position that an evaluation counts. `worth` is in the units of the evaluation, the same for all features of a game. */
export type Feature = { readonly name: string; readonly amount: number; readonly worth: number };

/** What a game tells the bots about itself. All of it is optional. */
export type BotHints<S, M extends Move, A extends Ask = Ask> = {
  /** How good the position is for each seat, 0 to 1. */
  evaluate?(state: S): number[];
  /** What the position holds for a seat, named and counted, with its part in the evaluation: why one pick is better than another (bots/hint/reasons.ts). */
  features?(state: S, seat: Seat): readonly Feature[];
  /** After how many decisions a playout is cut off and evaluated. */
  readonly horizon?: number;
  /** Whether the position can be judged: beyond the horizon a playout goes on until it is, to the end of a turn for example. */
  quiet?(state: S): boolean;
  /** Whether a turn begins here; asked at checkpoints only. */
  begins?(state: S): boolean;
  /**
   * How many turns must begin before a position is judged, instead of a horizon: so that all options are judged at the same moment, whether
   * they end the turn or not, and however far the search has looked behind them. With more iterations it may look further ahead, and with more
   * seats it must, to see as many of its own turns.
   */
  foresight?(iterations: number, seats: number): number;
  /** Roughly how many iterations one core makes in a second: what the lab counts a second of thought as. */
  readonly pace?: number;
  /**
   * How likely the policy's pick is the best one, 0 to 1: that share of the trials behind a move follows it, until others prove better. Left out, each
   * option is tried once before any is tried again.
   */
  readonly prior?: number;
  /**
   * How often a move is tried before the search looks behind it; until then the policy plays on. 1 when left out; more where the policy plays
   * better than a few trials full of chance can tell.
   */
  readonly patience?: number;
  /** How much more than the policy's pick another option must bring to be preferred to it, 0 when left out: so that luck does not decide a tie. */
  readonly trust?: number;
  /** A sensible pick for playouts: a position in `options`. It may look only at what `seat` knows. */
  policy?(state: S, seat: Seat, ask: A, options: readonly M[], rng: Rng): number;
  /** What each option is worth to `seat` at a glance, in any unit: a search tries the best first. It may look only at what `seat` knows. */
  rank?(state: S, seat: Seat, ask: A, options: readonly M[]): readonly number[];
  /** The pick of the greedy bot; without it the one whose evaluation is highest is taken. */
  greedy?(state: S, seat: Seat, ask: A, options: readonly M[]): number;
  /**
   * The positions of what suits somebody who plays for the first time (bots/hint/sensible.ts); none where all are equally good. Left out, or empty:
   * what `rank` puts clearly before the rest. It may look only at what `seat` knows.
   */
  forBeginners?(state: S, seat: Seat, ask: A, options: readonly M[]): readonly number[];
  /** What somebody learning the game does not dare yet (bots/search/learner.ts): taking from others on the first turns, for example. */
  tooSoon?(state: S, seat: Seat, ask: A, move: M): boolean;
  /** Kinds of moves that only take a choice back: a search does not try them. */
  readonly pointless?: readonly string[];
  /** Which bot plays each level, by its name in bots/search/bot.ts (`greedy`, `search:300`, `search:2000/1500ms`). */
  readonly levels?: { readonly easy: string; readonly medium: string; readonly hard: string };
};

// biome-ignore lint/suspicious/noExplicitAny: a host runs any game without knowing its types.
export type AnyGame = Game<any, any, any, any, any, any, any>;
