/**
 * What a game gives the web table to draw it, and what it is given: docs/boards.md explains both. A game exports
 * `board: GameBoard<View, Move, Ask, Event, Words>` from `board/board.tsx` and is listed with it in `games/shelf.ts`.
 */

import type { Language, Say } from '@tavola/kernel/face/text.ts';
import type { Sitter } from '@tavola/kernel/host/sitter.ts';
import type { Ask, Move, Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { ComponentType } from 'react';
import type { Elastic } from './shape.ts';

export type SeatInfo = {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: Sitter;
  /** False when a person's browser is away. */
  readonly online: boolean;
};

export type BoardOption<M extends Move = Move> = { readonly id: string; readonly move: M };
/** A move that somebody might think of here and that a clause rules out. */
export type RefusedMove<M extends Move = Move> = BoardOption<M> & { readonly clause: string };

/** What the viewer is asked now, and how the board answers. */
export type Choice<M extends Move = Move, A extends Ask = Ask> = {
  readonly ask: A;
  readonly options: readonly BoardOption<M>[];
  /** The options still possible after what the person touched so far. Highlight these. */
  readonly open: readonly BoardOption<M>[];
  /** What is not allowed and why. Empty until the shell has found out: a moment after the question is shown, or as soon as `why` is called. */
  readonly refused: readonly RefusedMove<M>[];
  /** Selected but not confirmed: draw it as if it were done. */
  readonly selected: BoardOption<M> | null;
  /** The person touched something that stands for these options. An empty list is not a touch. */
  narrow(ids: readonly string[]): void;
  /** Takes the selected option. */
  confirm(): void;
  /** Back to all options. */
  back(): void;
  /** Says why it is not possible: the clause of the first refused move that matches. `at` is where the answer points. */
  why(match: (move: M) => boolean, at?: Element | null): void;
};

export type TableProps<
  V = unknown,
  M extends Move = Move,
  A extends Ask = Ask,
  E extends Event = Event,
  W = unknown,
> = {
  readonly view: V;
  /** Whose knowledge `view` is. */
  readonly viewer: Viewer;
  /** The seat to draw nearest to the reader: the viewer's own, or the one a spectator chose to sit behind. */
  readonly bottom: Seat;
  readonly seats: readonly SeatInfo[];
  /** The seats that must pick now. */
  readonly pending: readonly Seat[];
  /** Null when the viewer is not asked. */
  readonly choice: Choice<M, A> | null;
  /** What happened between the view before and this one. */
  readonly happened: readonly E[];
  /** Changes with each view, so that an effect can run once for what happened. */
  readonly step: number;
  /** How long a movement takes, in milliseconds; 0 means none. */
  readonly pace: number;
  readonly language: Language;
  /** `say.words` are the game's own words in the reader's language. */
  readonly say: Say<W>;
  readonly outcome: Outcome | null;
  /** Cards for which the viewer wants to be asked when they could be used; null where nobody can be stopped. */
  readonly armed: readonly string[] | null;
  /** Arms a card, or no longer. */
  arm(card: string): void;
};

export type SeatPanelProps<
  V = unknown,
  M extends Move = Move,
  A extends Ask = Ask,
  E extends Event = Event,
  W = unknown,
> = TableProps<V, M, A, E, W> & {
  readonly seat: Seat;
  /** One short line, for the chips of a phone. */
  readonly compact: boolean;
};

/** A part of a drawing, in shares of its width and height. */
export type BoardBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type GameBoard<V = unknown, M extends Move = Move, A extends Ask = Ask, E extends Event = Event, W = unknown> = {
  /**
   * Where things stand on a desktop. `corners`: the board fills the stage, its four corners hold stack, players, reserve and hand
   * (Calamandara's cross). `rail`: players in a rail on the left, hand and buttons below (Labyrinx, Root). `wide`: the board takes
   * the whole width and the players stand above the log (Evenfall).
   */
  readonly layout: 'corners' | 'rail' | 'wide';
  /** Width by height of the drawing, which then can be zoomed; elastic, with its usual ratio, where it fills its room by stretching distances (shape.ts); null when the board is a page that scrolls. */
  readonly aspect: number | Elastic | null;
  /** The part of the drawing that is played on: lands in play, pieces and a cell around them. The whole of it when left out. */
  readonly occupied?: (props: TableProps<V, M, A, E, W>) => BoardBox;
  readonly Board: ComponentType<TableProps<V, M, A, E, W>>;
  /** The viewer's hand; draws nothing for a spectator. */
  readonly Hand?: ComponentType<TableProps<V, M, A, E, W>>;
  /** What else stands before the viewer: reserve, depot, supply. */
  readonly Reserve?: ComponentType<TableProps<V, M, A, E, W>>;
  /** Every public number of a seat. The frame with shape, name, turn ring and clock is the shell's. */
  readonly SeatPanel: ComponentType<SeatPanelProps<V, M, A, E, W>>;
  /** Cards or effects that wait to be resolved; shown in reaction windows. */
  readonly Stack?: ComponentType<TableProps<V, M, A, E, W>>;
  /** A battle, a campaign, a conflict: told large beside the board of a screen in the room. Draws nothing while there is none. */
  readonly Moment?: ComponentType<TableProps<V, M, A, E, W>>;
  /** Is there anything on the stack? */
  readonly stacked?: (view: V) => boolean;
  /** What the board shows besides of how an automaton came to this event; draws nothing where there is nothing more. */
  readonly Reasoning?: ComponentType<TableProps<V, M, A, E, W> & { readonly event: E }>;
  /** What a finished game left for the next one, drawn (`Legacy.open`); `before` is what that game began with, where it is known. */
  readonly Legacy?: ComponentType<{
    readonly open: unknown;
    readonly before?: unknown;
    readonly say: Say<W>;
    readonly language: Language;
  }>;
  /** Something drawn large, to be read whole: a card with its words, `text` (`Face.things.describe`). */
  readonly Closeup?: ComponentType<TableProps<V, M, A, E, W> & { readonly thing: string; readonly text: string }>;
  /** What a move is about, small: a piece, a tile, a card. It stands beside what the selected pick will do. */
  readonly Token?: ComponentType<TableProps<V, M, A, E, W> & { readonly move: M }>;
  /**
   * Where `Reserve` stands on a phone. `row`, and without it: beside the hand, with which it takes turns on the lowest phones. `page`: it
   * takes turns with the board. `strip`: one line of numbers beside the players.
   */
  readonly reserve?: 'row' | 'page' | 'strip';
  /** Has this thing a drawing of its own in `Closeup`? */
  readonly closeup?: (thing: string) => boolean;
  /** A seat's own board with its powers, which a touch on the player opens; left out where `SeatPanel` opens it by itself. */
  readonly SeatBoard?: ComponentType<SeatPanelProps<V, M, A, E, W>>;
  /** Has this option a place to touch on the board, in the hand or in the reserve? The others become buttons. */
  readonly placed: (move: M, view: V) => boolean;
  /** Has this candidate of an automaton's choice a place that the board rings (shown.ts)? Without it: none. */
  readonly shows?: (candidate: string) => boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: the shell draws any game without knowing its types.
export type AnyBoard = GameBoard<any, any, any, any, any>;
