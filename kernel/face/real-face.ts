/** How a game is shown beside its real table (docs/assistant.md). */
import type { Ask, Move, Seat } from '../rules/ask.ts';
import type { InLanguages } from './languages.ts';
import type { Say } from './text.ts';

/** An evening at a real table that is begun with a touch or two. */
export type RealEvening = {
  readonly id: string;
  readonly name: InLanguages<string>;
  /** Who plays against whom, in a sentence. */
  readonly about: InLanguages<string>;
  readonly minutes: number;
  readonly seats: readonly {
    readonly kind: 'outside' | 'automaton';
    readonly settings: { readonly [name: string]: unknown };
  }[];
  readonly options?: { readonly [name: string]: unknown };
};

/** How many dice are still to be told, and what their sides show, by the options of the question. Sides that show the same are alike. */
export type RealDice = { readonly count: number; readonly sides: readonly DieSide[] };
/** `glyph`: of the game's sprite; without one the name is what is drawn. */
export type DieSide = { readonly option: string; readonly name: string; readonly glyph?: string };

/** Something that lies on a table and can be taken in one's hand. */
export type RealPiece = {
  /** The same wherever it lies; the board marks what it draws of it (`data-piece`). */
  readonly id: string;
  readonly glyph: string;
  /** It goes from place to place, and falls before anything else does. */
  readonly moves: boolean;
  /** How many wait beside the map. */
  readonly left?: number;
  /** There is only one, and its fact says where it stands: the value for a place; null where it cannot stand. */
  readonly standsAt?: (place: string) => string | null;
};

/** How a real table is shown. */
export type RealFace<M extends Move = Move> = {
  /** The place that a move belongs to. */
  at(move: M): string | null;
  /** The move that stands for touching a place of the board. Without it no board is drawn: the app knows too little of what lies on the table. */
  touch?(place: string): M | null;
  /** The real dice of this question: they are told all at once, in any order. */
  dice?(ask: Ask, say: Say): RealDice | null;
  /** The card that a seat acts by in this turn: null until it is turned, nothing where it has none. Glyphs are of the game's sprite. */
  order?(
    view: unknown,
    seat: Seat,
    say: Say,
  ): { readonly glyph: string; readonly item?: string; readonly name: string } | null | undefined;
  /** What a fact counts, if it can be taken in one's hand. */
  piece?(fact: object, view: unknown): RealPiece | null;
  /** What people do with pieces when they make this move; `remove` takes one of those that `takes` names. */
  does?(move: M): 'attack' | 'enter' | 'remove' | null;
  takes?(move: M): string | null;
  /** A move that belongs to no place, as a tile; those with the same name share one. */
  tile?(move: M, say: Say): { readonly glyph: string; readonly name: string } | null;
  /** Whose points a fact counts, and with how many of them a game is won. */
  readonly points?: { readonly goal: number; of(fact: object): Seat | null };
  /** Where people look for what lies before a seat. */
  panel?(seat: Seat): string;
  /** The picture of what people name of a card, a suit or an item: a glyph of the game's sprite. */
  pictured?(name: string): string | null;
  /** A candidate of a trace by no more than people have told of it: a card that is known by its suit is called by its suit. */
  publicName?(candidate: string): string;
  /** Who sits there at first, before people say otherwise. */
  readonly usual?: readonly ('outside' | 'automaton')[];
  /** Who sits there, where that is always the same. */
  readonly seats?: readonly ('outside' | 'automaton')[];
  /** Tables that people often want there. The first is filled in at first. */
  readonly evenings?: readonly RealEvening[];
  /** Questions of the set-up that matter to people who join in the middle of a game, by their kinds; the others are answered with what comes first. */
  readonly joining?: readonly string[];
  /** The options that people agree on there; all of them when left out. */
  readonly options?: readonly string[];
};
