/** What rules yield: a question to one seat, sealed questions to several seats, or a question to chance. */
import { quietStep } from './pace.ts';
import { type Refused, takeRefused } from './watching.ts';

/** A seat at the table, numbered from 0. */
export type Seat = number;
/** The seat that answers dice, shuffles and blind draws. */
export const CHANCE: Seat = -1;
/** The people round a real table, taken together: they say what lies there, and that a step is done. */
export const TABLE: Seat = -2;
export type Viewer = Seat | 'spectator';
/** Whose eyes look at a table: a viewer's, or `open` with all cards visible, which hosts allow only after the end. */
export type Eyes = Viewer | 'open';

/** One thing a seat may do: a small plain object. Its id is made of its fields (`moveId`), its sentence by the game's texts. */
export type Move = { readonly kind: string };
/** What is asked: a word, or an object when the sentence needs to know more. */
export type Ask = string | { readonly kind: string };

export type Question = {
  readonly type: 'choose';
  readonly seat: Seat;
  readonly ask: Ask;
  options: readonly Move[];
  /** Only while somebody asks "why not?". */
  refused: Refused | null;
  /** Lists the options again once what a seat cannot know was dealt again. */
  readonly again: (() => readonly Move[]) | null;
  /** A person plays on a real table and says what was done: nothing on the screen depends on what is told meanwhile. */
  readonly outside: boolean;
};
export type Together = { readonly type: 'together'; readonly questions: readonly Question[] };
export type Chance = {
  readonly type: 'chance';
  readonly what: 'roll' | 'pick' | 'shuffle' | 'draw';
  readonly size: number;
  /** What it is for, in words of the game, where people may have to read real dice or cards. */
  readonly ask: Ask | null;
  /** What each thing of a `pick` or card of a `draw` is called, in as much detail as the rules look at. Made only when somebody reads it. */
  readonly faces: (() => readonly string[]) | null;
  /** The seat that alone may see what comes; null when everybody sees it. */
  readonly reader: Seat | null;
};
export type Request = Question | Together | Chance;
/** Nobody is asked: here a host may let others go first (`isTired` in setup.ts). */
export const BREATH: Together = { type: 'together', questions: [] };
/** A position in the option list; for `together` and shuffles a list of positions. */
export type Answer = number | readonly number[];

/** Every rule is one of these. */
export type Rules<T = void> = Generator<Request, T, Answer>;

export type How = { readonly always?: boolean; readonly outside?: boolean };
const NORMALLY: How = {};

/** The options; a function when they depend on what other seats cannot see, so that a world they imagine can list them again. */
export type Listing<M extends Move> = readonly M[] | (() => readonly M[]);

/**
 * Asks `seat` to take one of `options`. A single option is taken without asking; with `always` it is asked anyway, which keeps it secret that a hidden
 * hand had no other. An empty list is a bug in the rules.
 */
export function choose<M extends Move>(seat: Seat, ask: Ask, options: Listing<M>, how: How = NORMALLY): Rules<M> {
  return new Choice(seat, ask, options, how) as unknown as Rules<M>;
}

/** The rule of one question, and the question itself. Written as an iterator by hand: every decision of every playout goes through it. */
class Choice<M extends Move> implements Question {
  readonly type = 'choose';
  readonly seat: Seat;
  readonly ask: Ask;
  options: readonly M[];
  refused: Refused | null = null;
  readonly again: (() => readonly M[]) | null;
  readonly outside: boolean;
  private readonly always: boolean;
  private asked = false;

  constructor(seat: Seat, ask: Ask, options: Listing<M>, how: How) {
    this.seat = seat;
    this.ask = ask;
    this.outside = how.outside === true;
    this.always = how.always === true || this.outside;
    this.again = typeof options === 'function' ? options : null;
    this.options = typeof options === 'function' ? UNLISTED : options;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answer: Answer): IteratorResult<Request, M> {
    if (this.asked) return { done: true, value: this.options[answer as number] as M };
    this.asked = true;
    if (this.again) this.options = this.again();
    if (this.options.length === 0) throw new Error(`nothing to choose: ${kindOf(this.ask)}`);
    if (this.options.length > 1 || this.always) return { done: false, value: this };
    quietStep();
    return { done: true, value: this.options[0] as M };
  }
}
const UNLISTED: readonly never[] = [];

export type Sealed<M extends Move, A extends Ask = Ask> = {
  readonly seat: Seat;
  readonly ask: A;
  readonly options: Listing<M>;
};

/** Asks several seats at once; nobody learns a pick before all are in. Single options are asked too. Answers come in the order of the questions. */
export function* together<M extends Move>(sealed: readonly Sealed<M>[]): Rules<M[]> {
  if (sealed.length === 0) return [];
  const questions = sealed.map(sealedQuestion);
  const taken = (yield { type: 'together', questions }) as readonly number[];
  return questions.map((question, i) => question.options[taken[i] as number] as M);
}

/**
 * `choose` and `together` with the asks and moves of one game, `const { choose } = asking<Ask, Move>()`: an ask with fields is written where it is
 * asked, and one that has no text does not compile. `ofListings` is how options given as a function are asked where a rule does not say.
 */
export function asking<A extends Ask, M extends Move>(ofListings: How = NORMALLY): Asking<A, M> {
  return {
    choose: (seat, ask, options, how = typeof options === 'function' ? ofListings : NORMALLY) =>
      choose(seat, ask, options, how),
    together,
  };
}
type Asking<A extends Ask, M extends Move> = {
  readonly choose: <N extends M>(seat: Seat, ask: A, options: Listing<N>, how?: How) => Rules<N>;
  readonly together: <N extends M>(sealed: readonly Sealed<N, A>[]) => Rules<N[]>;
};

function sealedQuestion<M extends Move>({ seat, ask, options }: Sealed<M>): Question {
  takeRefused();
  const again = typeof options === 'function' ? options : null;
  const listed = again ? again() : (options as readonly M[]);
  if (listed.length === 0) throw new Error(`nothing to choose: ${kindOf(ask)}`);
  return { type: 'choose', seat, ask, options: listed, refused: takeRefused(), again, outside: false };
}

export function kindOf(ask: Ask): string {
  return typeof ask === 'string' ? ask : ask.kind;
}

/** The stable id of a move: the values of its fields in order, `place:tower:s-3-5`. */
export function moveId(move: Move): string {
  let id = '';
  let mark = '';
  for (const key in move) {
    id += mark + partOf(move[key as keyof Move]);
    mark = ':';
  }
  return id;
}

function idOf(values: readonly unknown[], mark: string): string {
  let id = '';
  for (let i = 0; i < values.length; i++) id += (i === 0 ? '' : mark) + partOf(values[i]);
  return id;
}

function partOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return idOf(value, '+');
  if (typeof value === 'object') return `(${idOf(Object.values(value), ' ')})`;
  return String(value);
}
