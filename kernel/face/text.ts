/** Typed text catalogues: a missing ask, move or event does not compile. No sentence stands in rules code. */
import type { Ask, Move, Seat, Viewer } from '../rules/ask.ts';
import type { LinesOf } from './lines.ts';

export const languages = ['pt-BR', 'en'] as const;
export type Language = (typeof languages)[number];

/** What a sentence may use of the table it is spoken at. */
export type Say<W = unknown> = {
  readonly language: Language;
  /** The name of the person, bot or automaton on a seat. */
  who(seat: Seat): string;
  /** Who reads. */
  readonly me: Viewer;
  /** The words of the game's board and face in this language. */
  readonly words: W;
};

/** The id of a clause, which may carry words: `AUT-4.5.3 own warriors`, `CAL-5.2: the cell is empty`. */
export function clauseId(clause: string): string {
  return clause.split(/:?\s/)[0] ?? clause;
}

export type Sentence<T> = string | ((it: T, say: Say) => string);
export type KindOf<T> = T extends string ? T : T extends { readonly kind: infer K extends string } ? K : never;
/** One sentence for each kind of a union, each typed by its own member. */
export type ByKind<T> = { readonly [K in KindOf<T>]: Sentence<Extract<T, K | { readonly kind: K }>> };

export type OptionText = {
  readonly name: string;
  readonly help: string;
  /** The values of an enumeration or of true/false, by their name. */
  readonly values?: { readonly [value: string]: string };
  /** One sentence about a value, where a form shows it with its picture. */
  readonly about?: { readonly [value: string]: string };
  /** What a value changes beside the other settings of the seat, in few words. */
  readonly effect?: (value: string, settings: { readonly [name: string]: unknown }) => string | undefined;
};

/** What seats were in counts over many games (`Game.traits`): the trait, and each of its values. */
export type TraitText = { readonly name: string; readonly value: (value: string) => string };

/** What is said at a real table (real.ts). */
export type RealText<E, V = unknown> = {
  /** What people do while it is their own turn; a general sentence where it is left out. */
  readonly ownTurn?: string;
  /** How a card that was turned is told, where that is more than one touch. */
  readonly cardHelp?: string;
  /** A fact in few words, by its kind: "Warriors, Eyrie". */
  readonly facts: { readonly [kind: string]: Sentence<never> };
  /** Where it is told. */
  readonly place: (place: string, say: Say) => string;
  /** What stands there, where that is a name and no number. */
  readonly value: (value: string, say: Say, fact: Move) => string;
  /**
   * Events as instructions, where the sentence of the event will not do because it names what the app only guesses at; null for those that give
   * hands nothing to do.
   */
  readonly tasks: { readonly [K in KindOf<E>]?: Sentence<Extract<E, { readonly kind: K }>> | null };
  /** What hands do, line by line; left out: the instructions are read as sentences. */
  readonly lines?: LinesOf<E, V>;
};

export type GameText<A extends Ask, M extends Move, E extends { readonly kind: string }, V = unknown, W = unknown> = {
  /** One line of at most 38 letters; `asked` adds the same at full length. Read them by `questionText`. */
  readonly asks: ByKind<A>;
  readonly moves: ByKind<M>;
  readonly events: ByKind<E>;
  /** By the field of the options. */
  readonly options: { readonly [option: string]: OptionText };
  /** By the field of what a seat may choose. */
  readonly seatSettings?: { readonly [setting: string]: OptionText };
  /** Why the game ended, by `Outcome.reason`, and why options do not fit, by the word of `refuse`. */
  readonly reasons: { readonly [reason: string]: string };
  /** By the trait; of games that have any. */
  readonly traits?: { readonly [trait: string]: TraitText };
  /** The board in words, a line for each thing: for the terminal and for screen readers. */
  board(view: V, say: Say<W>): readonly string[];
  /** What the board and the face of the game say besides. */
  readonly words: W;
  /** Only of games that have automata for a real table. */
  readonly real?: RealText<E, V>;
};

// biome-ignore lint/suspicious/noExplicitAny: a shell shows any game without knowing its types.
export type AnyText = GameText<any, any, any, any, any>;

/** The sentence for `it` in a catalogue of one kind: asks, moves or events. */
export function sentence<T extends Ask>(catalogue: ByKind<T>, it: T, say: Say): string {
  const kind = typeof it === 'string' ? it : it.kind;
  const found = (catalogue as { readonly [kind: string]: Sentence<T> | undefined })[kind];
  if (found === undefined) throw new Error(`no text for ${kind}`);
  return typeof found === 'string' ? found : found(it, say);
}

/** What a catalogue of asks says of a question that one line has no room for. */
export function asked(title: string, whole: string): string {
  return `${title}\n${whole}`;
}

export type QuestionText = {
  /** What is asked, in one line that a phone has room for. */
  readonly title: string;
  /** The same at full length and with whole names, for where there is room. */
  readonly whole: string;
};

/** A question in one line, and at full length where its catalogue has that too (`asked`). */
export function questionText<T extends Ask>({ asks }: { readonly asks: ByKind<T> }, ask: T, say: Say): QuestionText {
  const briefly: Say = { ...say, who: (seat) => shortName(say.who(seat)) };
  const [title = ''] = sentence(asks, ask, briefly).split('\n');
  return { title, whole: sentence(asks, ask, say).split('\n').at(-1) ?? '' };
}

/** The most letters of a name in a line that a phone has room for. */
const SHORT_NAME = 10;
/** "Aliança" of "Aliança Automatizada". */
function shortName(name: string): string {
  if (name.length <= SHORT_NAME) return name;
  const [first = ''] = name.split(' ');
  return first.length <= SHORT_NAME ? first : `${first.slice(0, SHORT_NAME - 1)}…`;
}

/** The instruction that an event is at a real table; null when hands have nothing to do. */
export function taskText({ events, real }: Pick<AnyText, 'events' | 'real'>, event: Move, say: Say): string | null {
  const task = real?.tasks[event.kind as never] as Sentence<Move> | null | undefined;
  if (task === null) return null;
  if (task === undefined) return sentence(events, event, say);
  return typeof task === 'string' ? task : task(event, say);
}

/** Is it an instruction, which hands follow? */
export function isTask({ real }: Pick<AnyText, 'real'>, event: Move): boolean {
  return real?.tasks[event.kind as never] !== null;
}

/** What a fact of a real table is called. */
export function factText({ real }: Pick<AnyText, 'real'>, fact: Move, say: Say): string {
  return sentence((real?.facts ?? {}) as unknown as ByKind<Move>, fact, say);
}

/** The language to speak with somebody who asks for `wanted` (a browser's or a terminal's language tag). */
export function languageFor(wanted: string | undefined): Language {
  return wanted?.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en';
}
