/**
 * For tests: two hands that follow nothing but the lines, on a copy of the board. Piece by piece and pile by pile it must become the board that the
 * app has; so an act that no line says is found.
 */
import type { Act, Line, Spot } from '@tavola/kernel/face/lines.ts';
import type { AnyText, Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { allLines, type Turn } from '@tavola/kernel/real/turns.ts';
import { expect } from 'vitest';

/** How many of each piece lie on each spot. A spot that is not here is not watched: the shared supply, a pile that nobody counts. */
export type Board = Map<Spot, Map<string, number>>;

/** A spot with what lies on it; `of` is whose it is. */
export type Lying = { readonly piece: string; readonly of?: number | null; readonly count: number };

export function lay(board: Board, spot: Spot, ...lying: readonly Lying[]): void {
  const here = board.get(spot) ?? new Map<string, number>();
  board.set(spot, here);
  for (const { piece, of = null, count } of lying) add(here, named(piece, of), count);
}

export class Hands {
  readonly board: Board;
  private readonly opens: (spot: Spot) => boolean;

  /** `opens`: a spot that is watched as soon as something comes there. */
  constructor(board: Board, opens: (spot: Spot) => boolean = () => false) {
    this.board = board;
    this.opens = opens;
  }

  follow(lines: readonly Line[]): void {
    for (const { acts } of lines) for (const act of acts) this.carryOut(act);
  }

  protected carryOut(act: Act): void {
    const { from, to, count } = act;
    if (from !== null) this.change(from, act, -count);
    if (to !== null) this.change(to, act, count);
  }

  private change(spot: Spot, { piece, of }: Act, by: number): void {
    if (this.opens(spot)) lay(this.board, spot);
    const here = this.board.get(spot);
    if (!here) return;
    const name = named(piece, of);
    add(here, name, by);
    const left = here.get(name) ?? 0;
    if (left < 0) throw new Error(`a line takes ${-left} ${name} too many from ${spot}`);
  }
}

/** What lies where, so that two boards can be compared: empty spots and pieces that are gone are left out. */
function lying(
  board: Board,
  isWatched: (spot: Spot) => boolean,
): { readonly [spot: string]: { readonly [piece: string]: number } } {
  const watched = [...board].filter(([spot]) => isWatched(spot));
  const spots = watched.map(([spot, here]) => {
    const pieces = [...here].filter(([, count]) => count !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [spot, Object.fromEntries(pieces)] as const;
  });
  return Object.fromEntries(spots.filter(([, here]) => Object.keys(here).length > 0));
}

/** What a game says of its table to be followed there. */
export type Table<V> = {
  /** What lies on the spots that lines speak of. */
  board(view: V): Board;
  /** Where hands begin a turn, where that is not what lay there before it: the table before people laid out what is the automata's. Null: nobody follows it. */
  start(turn: Turn): Board | null;
  /** Hands that know the game's own spots: "the leftmost". */
  hands?(board: Board): Hands;
  /** What people change without a line, by their own rules. */
  isOwn?(spot: Spot, after: V): boolean;
};

/** An evening that hands follow: what people tell of their table changes the copy too. */
export class Followed<V> {
  private readonly app: Assistant;
  private readonly table: Table<V>;
  private readonly changes: { readonly before: string; readonly from: Board; readonly to: Board }[] = [];

  constructor(app: Assistant, table: Table<V>) {
    this.app = app;
    this.table = table;
    const { report } = app;
    app.report = (fact, said) => {
      const from = this.now();
      report.call(app, fact, said);
      this.changes.push({ before: JSON.stringify(app.turns().at(-1)?.before), from, to: this.now() });
    };
  }

  /** A person who follows only the lines, turn by turn, gets the app's board. */
  expectSame(text: AnyText, say: Say): void {
    const { app, table } = this;
    for (const turn of app.turns()) {
      const board = table.start(turn);
      if (board === null) continue;
      const seen = JSON.stringify(turn.before);
      for (const change of this.changes) if (change.before === seen) apply(board, change);
      const hands = table.hands?.(board) ?? new Hands(board);
      hands.follow(allLines(app.table, turn, text, say));
      const isWatched = (spot: Spot) => table.isOwn?.(spot, turn.after as V) !== true;
      expect(lying(hands.board, isWatched)).toEqual(lying(table.board(turn.after as V), isWatched));
    }
  }

  private now(): Board {
    return this.table.board(this.app.table.view('spectator') as V);
  }
}

function apply(board: Board, { from, to }: { readonly from: Board; readonly to: Board }): void {
  for (const [there, sign] of [
    [from, -1],
    [to, 1],
  ] as const)
    for (const [spot, pieces] of there)
      for (const [piece, count] of pieces) {
        const here = board.get(spot) ?? new Map<string, number>();
        board.set(spot, here);
        add(here, piece, sign * count);
      }
}

function add(here: Map<string, number>, name: string, change: number): void {
  here.set(name, (here.get(name) ?? 0) + change);
}
function named(piece: string, of: number | null): string {
  return of === null ? piece : `${piece} of ${of}`;
}
