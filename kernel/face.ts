/**
 * The face of a game: everything people see of it besides its board. Pure, without React and without rules, used by web and terminal alike.
 * Whoever plays online downloads the face and the board; the rules (game.ts) are loaded only where they run.
 */
import type { Ask, Move, Seat } from './ask.ts';
import { type Event, isChanceMove } from './decision.ts';
import type { Reactions, SeatKind, SeatSetup } from './game.ts';
import type { Fields } from './settings.ts';
import { type AnyText, type GameText, type Language, type Say, sentence } from './text.ts';

/** A table that people often want, offered on the cover and in the form: "solo against the Automa". */
export type Arrangement = {
  readonly id: string;
  readonly name: { readonly [L in Language]: string };
  readonly seats: readonly ('me' | 'bot' | 'automaton')[];
};

/** What a list of games shows, without loading anything else. */
export type Cover = {
  readonly id: string;
  /** How many seats, automata among them. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly name: { readonly [L in Language]: string };
  /** One sentence: what the game is. */
  readonly blurb: { readonly [L in Language]: string };
  readonly arrangements?: readonly Arrangement[];
  /** What is chosen for whoever plays it for the first time, then for the bots; left out where any choice suits a beginner. It can be changed in the form. */
  readonly first?: readonly { readonly [field: string]: unknown }[];
  /** Its automata also play beside the real box (docs/assistant.md). */
  readonly assistant?: true;
};

/** The round, and the phases of a turn with the one that is now. */
export type Phases = {
  readonly round?: string;
  readonly steps: readonly { readonly id: string; readonly name: string }[];
  readonly now: string | null;
};

/** The end of the game, line by line: what each seat got for what. */
export type ScoreSheet = {
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | string)[] }[];
  /** Only where the rows add up to something. */
  readonly total?: readonly number[];
};

/** How a real table is shown. */
export type RealFace<M extends Move = Move> = {
  /** The place that a move belongs to. */
  at(move: M): string | null;
  /** The move that stands for touching a place of the board. Without it no board is drawn: the app knows too little of what lies on the table. */
  touch?(place: string): M | null;
  /** What a side of a die shows, by the kind of the ask; such dice are read one by one. */
  side?(ask: string, side: number, say: Say): string | null;
  /** A candidate of a trace by no more than people have told of it: a card that is known by its suit is called by its suit. */
  publicName?(candidate: string): string;
  /** Who sits there at first, before people say otherwise. */
  readonly usual?: readonly ('outside' | 'automaton')[];
  /** Who sits there, where that is always the same. */
  readonly seats?: readonly ('outside' | 'automaton')[];
  /** The options that people agree on there; all of them when left out. */
  readonly options?: readonly string[];
};

/** How a seat looks, where the game says so: a faction has its own name, colour and shape. */
export type SeatLook = {
  readonly name?: string;
  /** A CSS colour of the game's tokens, `var(--root-marquise)`, and the colour of what stands on it. */
  readonly colour?: string;
  readonly ink?: string;
  /** Its shape, small and everywhere, and its figure: glyphs of the game's sprite (`glyphs` in its entry). */
  readonly glyph?: string;
  readonly figure?: string;
};

/** A game in one minute: its goal, a turn, its symbols. Glyphs are ids of the game's sprite (`glyphs` in its entry). */
export type Primer = {
  readonly goal: string;
  readonly goalGlyph: string;
  /** "A turn, four phases, none of them required" */
  readonly turnTitle: string;
  readonly turn: readonly { readonly name: string; readonly text: string; readonly glyphs: readonly string[] }[];
  readonly symbols: readonly { readonly glyph: string; readonly name: string; readonly text: string }[];
  /** One short line for the bar of a first game. */
  readonly goalLine: string;
};

/** A chapter of the rules: the clauses whose ids begin so, the longest beginning first. */
export type Chapter = {
  readonly clauses: readonly string[];
  readonly title: string;
  /** What one should know of it, in one or two sentences. */
  readonly summary: string;
  /** Pictures: ids of the game's sprite. */
  readonly glyphs?: readonly string[];
};

/** What something at the table is called, and what it is and does in a sentence or two. */
export type Thing = {
  readonly name: string;
  readonly text: string;
  /** The rules that say more. */
  readonly clauses?: readonly string[];
};

/** The symbols of a game by the ids of its sprite. */
export type Glossary = { readonly [glyph: string]: Thing };

/** Something that people count of a seat: points, a resource, cards. */
export type Counted = {
  readonly id: string;
  readonly count: number;
  /** So many of it, in words: "2 Herbs". */
  readonly named: (n: number) => string;
};

/** What dice or cards are about to decide: the sum, and what is at stake. */
export type Stakes = {
  /** Numbers by name with the signs between them: "1 skill + 3 cards = 4 points ≥ 4 level". */
  readonly sum: readonly { readonly sign?: string; readonly value: string; readonly name: string }[];
  /** How likely a success is, 0 to 1; null where no luck is left. */
  readonly chance: number | null;
  readonly won: readonly string[];
  readonly lost: readonly string[];
};

export type Tallied = { readonly id: string; readonly name: string; readonly count: number };

type Loaded<T> = { readonly [L in Language]: () => Promise<T> };

export type Face<
  V = unknown,
  M extends Move = Move,
  A extends Ask = Ask,
  E extends Event = Event,
  W = unknown,
> = Cover & {
  readonly text: Loaded<GameText<A, M, E, V, W>>;
  /** The rules in short sentences of our own, by clause. */
  readonly clauses: Loaded<{ readonly [clause: string]: string }>;
  /** How the clauses are read: chapters in order. Without them: one list. */
  readonly chapters?: Loaded<readonly Chapter[]>;
  /** What a newcomer reads before the first game. */
  readonly primer?: Loaded<Primer>;
  /** What each symbol of the sprite means. Without it: only what `thing` explains. */
  readonly glossary?: Loaded<Glossary>;
  /** What is drawn and marked with this id (games/board/named.ts): a card, a cell, a piece, a number; null for an id it does not know. */
  readonly thing?: (id: string, view: V, say: Say<W>) => Thing | null;
  /** The things on the board that an event is about, by the same ids: touching its line in the log lights them. */
  readonly places?: (event: E, view: V) => readonly string[];
  /** The fields of the options and of what each seat may choose, for forms (settings.ts). */
  readonly options: Fields;
  readonly seatSettings?: { readonly [K in SeatKind]?: Fields };
  /** The same as `Game.forgets`: where it says so nobody is offered to look back while a match runs. */
  forgets?(options: unknown): boolean;
  readonly reactions?: Reactions<V, M, A>;
  /** Whose turn it is, which may be another seat than the one that is asked; null between turns. */
  readonly turn?: (view: V) => Seat | null;
  /** What people may want to know before they start, by what the seats chose; a hint, never a refusal (`Game.refuse`). */
  readonly advice?: (seats: readonly SeatSetup[], say: Say<W>) => string | null;
  /** The first turns of the game: in a first game only what is sensible lights up strongly there (`BotHints.forBeginners`). Left out: never. */
  readonly opening?: (view: V) => boolean;
  readonly seatLook?: (setup: SeatSetup, seat: Seat, view: V | null, say: Say<W>) => SeatLook;
  /** How a trait of a seat (`Game.traits`) looks in plots; its name is in the texts. */
  readonly traitLook?: (trait: string, value: string) => SeatLook;
  readonly phases?: (view: V, say: Say<W>) => Phases;
  /** When this event opens a round, turn or phase: the heading that stands in the log in place of its line. */
  readonly heading?: (event: E, say: Say<W>) => string | null;
  /** The clauses a log line opens to. Without it: the event's `clause`. */
  readonly cites?: (event: E) => readonly string[];
  /** A candidate of a trace, or the face of a card that is drawn, in words; by the name its rule gave it. Without it: that name. */
  readonly candidate?: (name: string, say: Say<W>) => string;
  /** A candidate in three letters or digits at most, as the board shows it; null where it has no such sign. */
  readonly sign?: (name: string) => string | null;
  readonly scoreSheet?: (view: V, say: Say<W>) => ScoreSheet;
  /** What people count of a seat. What a pick takes from it is its cost, what it adds is its gain; both are said before it is made (preview.ts). */
  readonly tally?: (view: V, seat: Seat, say: Say<W>) => readonly Counted[];
  /** What is missing for a move that is refused: "2 Herbs"; null where nothing that can be counted is. Said with its clause. */
  readonly lacking?: (move: M, view: V, seat: Seat, say: Say<W>) => string | null;
  /** What else will be different after a pick, in words: who will rule, what is lost. */
  readonly changes?: (before: V, after: V, seat: Seat, say: Say<W>) => readonly string[];
  /** What is at stake in a question, or with this pick, which then is asked once more before it is made; null where nothing is. By the seat's own view. */
  readonly stakes?: (ask: A, move: M | null, view: V, seat: Seat, say: Say<W>) => Stakes | null;
  /** A strong pick that is hard to take back: it is asked once more before it is made, whatever the settings say. */
  readonly grave?: (move: M, ask: A) => boolean;
  /** A feature of a position (`BotHints.features`) of which a pick brings so much more or less, in words: "+2 VP"; null where people do not count it. */
  readonly feature?: (name: string, change: number, say: Say<W>) => string | null;
  /** What a finished game hands to the one that follows from it, in words (`Legacy.open`). */
  readonly legacy?: (open: unknown, say: Say<W>) => readonly string[];
  /** What a game of a chronicle was, line by line: what it left, beside what it began with where that is known. */
  readonly legacyStory?: (open: unknown, before: unknown, say: Say<W>) => readonly string[];
  /** What people count of a legacy: a line each over the games of a chronicle. */
  readonly legacyTally?: (open: unknown, say: Say<W>) => readonly Tallied[];
  readonly real?: RealFace<M>;
  /** How near each seat is to winning, 0 to 1: the curve under a replay. */
  readonly progress?: (view: V) => readonly number[];
};

// biome-ignore lint/suspicious/noExplicitAny: a shell shows any game without knowing its types.
export type AnyFace = Face<any, any, any, any, any>;

/** One option in words: a move of the game, the side of a die, the name of a card. */
export function moveText({ face, text }: Pick<SpokenFace, 'face' | 'text'>, move: Move, say: Say): string {
  if (!isChanceMove(move)) return sentence(text.moves, move, say);
  return /^\d+$/.test(move.face) ? move.face : (face.candidate?.(move.face, say) ?? move.face);
}

/** A face in one language. */
export type SpokenFace = {
  readonly face: AnyFace;
  readonly language: Language;
  readonly text: AnyText;
  readonly clauses: { readonly [clause: string]: string };
};

export async function spokenFace(face: AnyFace, language: Language): Promise<SpokenFace> {
  const [text, clauses] = await Promise.all([face.text[language](), face.clauses[language]()]);
  return { face, language, text, clauses };
}
