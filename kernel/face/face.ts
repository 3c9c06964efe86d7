/**
 * The face of a game: everything people see of it besides its board. Pure, without React and without rules, used by web and terminal alike.
 * People who play online download the face and the board; the rules (game.ts) are loaded only where they run.
 */
import type { Ask, Move, Seat } from '../rules/ask.ts';
import { type Event, isChanceMove } from '../rules/decision.ts';
import type { Outcome, SeatKind, SeatSetup } from '../rules/game.ts';
import type { Fields } from '../rules/settings.ts';
import { completeFor, type InLanguages, type LoadedIn, spokenIn } from './languages.ts';
import type { News } from './news.ts';
import type { RealFace } from './real-face.ts';
import type { Stakes } from './stakes.ts';
import { type AnyText, type GameText, type KindOf, type Language, type Say, sentence } from './text.ts';

/** A table that people often want, offered on the cover and in the form: "solo against the Automa". */
export type Arrangement = {
  readonly id: string;
  readonly name: InLanguages<string>;
  readonly seats: readonly ('me' | 'bot' | 'automaton')[];
};

/** What a list of games shows, without loading anything else. */
export type Cover = {
  readonly id: string;
  /** How many seats, automata among them. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  readonly name: InLanguages<string>;
  /** One sentence: what the game is. */
  readonly blurb: InLanguages<string>;
  readonly arrangements?: readonly Arrangement[];
  /** What is chosen for somebody who plays it for the first time, then for the bots; left out where any choice suits a beginner. The form can change it. */
  readonly first?: readonly { readonly [field: string]: unknown }[];
  /** Where somebody sits who plays it for the first time; left out: on the first seat. */
  readonly firstSeat?: number;
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
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly (number | string)[];
    /** It breaks ties and adds nothing to the total. */
    readonly tieBreak?: true;
  }[];
  /** Only where the rows add up to something. */
  readonly total?: readonly number[];
};

/** By which rule the game ended. */
export type Ending = {
  /** What the winners did, to be read after their name: "reached the Rift in round 9". */
  readonly by: string;
  readonly clause: string;
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

/** A chapter of the rules: the clauses whose ids begin like this, the longest beginning first. */
export type Chapter = {
  readonly clauses: readonly string[];
  readonly title: string;
  /** What somebody should know of it, in one or two sentences. */
  readonly summary: string;
  /** Pictures: ids of the game's sprite. */
  readonly glyphs?: readonly string[];
  /** It holds for one faction, some cards or an automaton only: a search names it after what holds for everybody. */
  readonly special?: true;
};

/** What something at the table is called, and what it is and does in a sentence or two. */
export type Thing = {
  readonly name: string;
  readonly text: string;
  /** The rules that say more. */
  readonly clauses?: readonly string[];
  /** In the glossary: words that mean the same in this game. Searching the rules for one of them finds the others too. */
  readonly also?: readonly string[];
};

/** The symbols of a game by the ids of its sprite. */
export type Glossary = { readonly [glyph: string]: Thing };

/** Something that people count of a seat: points, a resource, cards. */
export type Counted = {
  readonly id: string;
  readonly count: number;
  /** This many of it, in words: "2 Herbs". */
  readonly named: (n: number) => string;
};

export type LegacyCount = { readonly id: string; readonly name: string; readonly count: number };

/** What is filled in before a game starts. */
export type Forms<W = unknown> = {
  /** The fields of the options, and of what each seat may choose (settings.ts). */
  readonly options: Fields;
  readonly seatSettings?: { readonly [K in SeatKind]?: Fields };
  /** What people may want to know before they start, by what the seats chose; a hint, never a refusal (`Game.refuse`). */
  readonly advice?: (seats: readonly SeatSetup[], say: Say<W>) => string | null;
};

/** What a newcomer reads. */
export type Handbook = {
  /** How the clauses are read: chapters in order. Without them: one list. */
  readonly chapters?: LoadedIn<readonly Chapter[]>;
  /** What is read before the first game. */
  readonly primer?: LoadedIn<Primer>;
  /** What each symbol of the sprite means. Without it: only what `Face.things.describe` explains. */
  readonly glossary?: LoadedIn<Glossary>;
};

/** Whatever has a name or a place on the board. */
export type Things<V = unknown, A extends Ask = Ask, E extends Event = Event, W = unknown> = {
  /** What is drawn and marked with this id (games/board/named.ts): a card, a cell, a piece, a number; null for an id it does not know. */
  readonly describe?: (id: string, view: V, say: Say<W>) => Thing | null;
  /** The things on the board that an event is about, by the same ids: touching its line in the log lights them. */
  readonly places?: (event: E, view: V) => readonly string[];
  /** What a question is about besides its targets, by the same ids: whose piece, which card, which place. It is on the screen while it is asked. */
  readonly subject?: (ask: A, view: V, seat: Seat) => readonly string[];
  /** A candidate of a trace, or the face of a card that is drawn, in words; by the name its rule gave it. Without it: that name. */
  readonly candidate?: (name: string, say: Say<W>) => string;
  /** A candidate in three letters or digits at most, as the board shows it; null where it has no such sign. */
  readonly sign?: (name: string) => string | null;
};

/** Where the game stands. */
export type Turns<V = unknown, W = unknown> = {
  /** The same as `Game.turn`. */
  readonly whose?: (view: V) => Seat | null;
  readonly phases?: (view: V, say: Say<W>) => Phases;
  /** The first turns of the game: in a first game only what is sensible lights up strongly there (`BotHints.forBeginners`). Left out: never. */
  readonly opening?: (view: V) => boolean;
  /** The kinds of asks that are reaction windows (`Reactions.windows`). */
  readonly windows?: readonly string[];
};

/** What happened, as it is read later. */
export type LogLines<E extends Event = Event, W = unknown> = {
  /** When this event opens a round, turn or phase: the heading that stands in the log in place of its line. */
  readonly heading?: (event: E, say: Say<W>) => string | null;
  /** The clauses a log line opens to. Without it: the event's `clause`. */
  readonly cites?: (event: E) => readonly string[];
  /** The same as `Game.forgets`: where it says so nobody is offered to look back while a match runs. */
  forgets?(options: unknown): boolean;
};

export type Looks<V = unknown, W = unknown> = {
  readonly seat?: (setup: SeatSetup, seat: Seat, view: V | null, say: Say<W>) => SeatLook;
  /** How a trait of a seat (`Game.traits`) looks in plots; its name is in the texts. */
  readonly trait?: (trait: string, value: string) => SeatLook;
};

export type Scores<V = unknown, W = unknown> = {
  readonly sheet?: (view: V, say: Say<W>) => ScoreSheet;
  /** By which rule this was the end; null where the reason says all there is to say. */
  readonly ending?: (outcome: Outcome, view: V, say: Say<W>) => Ending | null;
  /** How near each seat is to winning, 0 to 1: the curve under a replay. */
  readonly progress?: (view: V) => readonly number[];
};

/** What is said about a pick before it is made. */
export type PickWords<V = unknown, M extends Move = Move, A extends Ask = Ask, W = unknown> = {
  /** What people count of a seat. What a pick takes from it is its cost, what it adds is its gain (preview.ts). */
  readonly tally?: (view: V, seat: Seat, say: Say<W>) => readonly Counted[];
  /** What else will be different after a pick, in words: who will rule, what is lost. */
  readonly changes?: (before: V, after: V, seat: Seat, say: Say<W>) => readonly string[];
  /** What is missing for a move that is refused: "2 Herbs"; null where nothing that can be counted is. Said with its clause. */
  readonly lacking?: (move: M, view: V, seat: Seat, say: Say<W>) => string | null;
  /** What is known before this pick is made, or of the question itself (`move` is null): chances, costs, who will rule; null where nothing is. By the seat's own view. */
  readonly stakes?: (ask: A, move: M | null, view: V, seat: Seat, say: Say<W>) => Stakes | null;
  /** A pick that rolls dice, or a strong one that is hard to take back: it is asked once more before it is made, whatever the settings say. */
  readonly grave?: (move: M, ask: A, view: V) => boolean;
  /** How much more or less of a feature (`BotHints.features`) a pick brings, in words: "+2 VP"; null where people do not count it. */
  readonly feature?: (name: string, change: number, say: Say<W>) => string | null;
};

/** What a finished game hands to the one that follows from it (`Legacy.open`), in words. */
export type LegacyWords<W = unknown> = {
  /** The kind of the event with which it begins to be written: from there on the board is that of the next game. */
  readonly writing?: string;
  readonly lines: (open: unknown, say: Say<W>) => readonly string[];
  /** What a game of a chronicle was, line by line: what it left, beside what it began with where that is known. */
  readonly gameLines: (open: unknown, before: unknown, say: Say<W>) => readonly string[];
  /** What people count of a legacy: one line for each over the games of a chronicle. */
  readonly tally?: (open: unknown, say: Say<W>) => readonly LegacyCount[];
  /** How who won the game that left it looks there (`SeatLook`): seats of another game may be others. */
  readonly winner?: (open: unknown) => Pick<SeatLook, 'colour' | 'ink'> | null;
};

/**
 * How a question joins with those around it: a `gate` opens others and never continues one; a `tray` asks the same n times; a `pair` goes on from an
 * origin to its target, number or direction; a `sheet` is one of the parts of an action.
 */
export type Fold = 'gate' | 'tray' | 'pair' | 'sheet';

/** How questions join for people (docs/flow.md). The rules go on asking one thing at a time. */
export type Folding<V = unknown, M extends Move = Move, A extends Ask = Ask> = {
  /** By the kind of the ask. */
  readonly folds?: { readonly [K in KindOf<A>]?: Fold };
  /** Kinds of asks with which a gesture always begins: they never go on with the one before. */
  readonly begins?: readonly KindOf<A>[];
  /** Kinds of asks about how many, with which a gesture ends. */
  readonly amounts?: readonly KindOf<A>[];
  /** Trays in which the same few things are taken again and again, as resources are: they are counted in one row, and wait for a yes. */
  readonly counted?: readonly KindOf<A>[];
  /** An option that only leads to places: the kind of the question that has them. Touching such a place picks both. */
  readonly leads?: (ask: A, move: M) => KindOf<A> | null;
  /** Kinds of asks that only give time to read. What they show stays drawn until the next touch, while the question behind them is open. */
  readonly reads?: readonly KindOf<A>[];
  /** Nothing that is left here changes anything worth a question. */
  readonly idle?: (view: V, seat: Seat, options: readonly M[]) => boolean;
  /** Kinds of asks whose options, and `idle`, follow from what everybody sees: only these are answered without the person. */
  readonly open?: readonly string[];
  /** What is filled in until the person changes it. Where it has no answer: as many as may go, and nothing where no number is asked. */
  readonly usual?: (ask: A, options: readonly M[]) => M | undefined;
};

/** Its words and forms; whatever else a game shows is a contract of its own, and a game leaves out what it does not have. */
export type Face<
  V = unknown,
  M extends Move = Move,
  A extends Ask = Ask,
  E extends Event = Event,
  W = unknown,
> = Cover & {
  readonly text: LoadedIn<GameText<A, M, E, V, W>>;
  /** The rules in short sentences of our own, by clause. */
  readonly clauses: LoadedIn<{ readonly [clause: string]: string }>;
  readonly forms: Forms<W>;
  readonly handbook?: Handbook;
  readonly things?: Things<V, A, E, W>;
  readonly turns?: Turns<V, W>;
  readonly log?: LogLines<E, W>;
  readonly looks?: Looks<V, W>;
  readonly scores?: Scores<V, W>;
  readonly picks?: PickWords<V, M, A, W>;
  readonly news?: News<V, E, W>;
  readonly folding?: Folding<V, M, A>;
  readonly legacy?: LegacyWords<W>;
  readonly real?: RealFace<M>;
};

// biome-ignore lint/suspicious/noExplicitAny: a shell shows any game without knowing its types.
export type AnyFace = Face<any, any, any, any, any>;

/** One option in words: a move of the game, the side of a die, the name of a card. */
export function moveText({ face, text }: Pick<SpokenFace, 'face' | 'text'>, move: Move, say: Say): string {
  if (!isChanceMove(move)) return sentence(text.moves, move, say);
  return /^\d+$/.test(move.face) ? move.face : (face.things?.candidate?.(move.face, say) ?? move.face);
}

/** A face in one language. */
export type SpokenFace = {
  readonly face: AnyFace;
  readonly language: Language;
  readonly text: AnyText;
  readonly clauses: { readonly [clause: string]: string };
};

/** In a language that is not complete, names and nouns that are written beside the code are English too. */
export async function spokenFace(face: AnyFace, language: string): Promise<SpokenFace> {
  const [text, clauses] = await Promise.all([spokenIn(face.text, language), spokenIn(face.clauses, language)]);
  return { face, language: completeFor(language), text, clauses };
}
