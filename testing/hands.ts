/** For tests: hands that follow only the lines of an evening (kernel/face/lines.ts), on a board of their own, and what a turn costs them. */
import { differences, follow, type Laid } from '@tavola/kernel/face/laid.ts';
import { folded, wordsOf } from '@tavola/kernel/face/lines.ts';
import type { AnyText, Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { allLines, type Turn } from '@tavola/kernel/real/turns.ts';
import { type Seat, TABLE } from '@tavola/kernel/rules/ask.ts';
import { expect } from 'vitest';

/** What lies where, as everybody sees it. */
export type Board = {
  laidOut(view: unknown): Laid;
  isCounted(spot: string): boolean;
  /** The table before the set-up that began with this view; null for any other stretch. */
  bare?(view: unknown): Laid | null;
  /** What people lay out for themselves by their own rules. */
  isOwn?(spot: string, view: unknown): boolean;
};

/** What a turn costs people: touches (drags among them), words that they read, lines, and gestures on the map. */
export type Effort = {
  readonly taps: number;
  readonly words: number;
  readonly lines: number;
  readonly gestures: number;
};

/** A question that was answered when this many picks had been made. Dice are read in pairs. */
export type Answered = { readonly at: number; readonly kind: string; readonly words: number };

type Evening = {
  readonly app: Assistant;
  readonly text: AnyText;
  readonly board: Board;
  readonly answered: readonly Answered[];
};
export type Followed = { readonly turns: number; readonly untested: number; readonly efforts: readonly Effort[] };

/** Somebody who does what the lines say, and nothing else, has the app's board at the end of every turn of an automaton. */
export function followed({ app, text, board, answered }: Evening, language: Say['language'] = 'en'): Followed {
  const say: Say = { language, me: 'spectator', words: text.words, who: (seat) => `P${seat}` };
  const turns = app.turns().filter((turn) => isAutomatons(app, turn));
  let untested = setUpFollowed(app, text, board, say) ? 0 : 1;
  const efforts = turns.map((turn) => {
    const lines = allLines(app.table, turn, text, say);
    const isOver = app.table.outcome !== null && turn.end === app.table.told.length;
    if (isOver || isToldIn(app, turn)) untested++;
    else {
      const laid = board.laidOut(turn.before);
      for (const { acts } of lines) follow(laid, acts, board.isCounted);
      expect(differences(laid, board.laidOut(turn.after))).toEqual([]);
    }
    const shown = folded(lines);
    const words = shown.reduce((sum, line) => sum + wordsOf(line, say), 0);
    const [from, to] = picksOf(app, turn);
    const questions = answered.filter(({ at }) => at >= from && at < to);
    const dice = questions.filter(({ kind }) => app.table.game.real?.dice?.includes(kind)).length;
    const asked = questions.reduce((sum, one, i) => sum + (one.kind === questions[i - 1]?.kind ? 0 : one.words), 0);
    return { taps: 1 + questions.length - dice / 2, words: words + asked, lines: shown.length, gestures: 0 };
  });
  return { turns: turns.length, untested, efforts };
}

/** The set-up is followed as well; one in which people said a number cannot be. */
function setUpFollowed(app: Assistant, text: AnyText, board: Board, say: Say): boolean {
  const turn = app.turns().find(({ before }) => before !== null);
  const laid = turn ? (board.bare?.(turn.before) ?? null) : null;
  if (turn === undefined || laid === null || isToldIn(app, turn)) return board.bare === undefined;
  for (const { acts } of allLines(app.table, turn, text, say)) follow(laid, acts, board.isCounted);
  const wrong = differences(laid, board.laidOut(turn.after));
  expect(wrong.filter((one) => !board.isOwn?.(one.split(' ', 1)[0] as string, turn.after))).toEqual([]);
  return true;
}

function isAutomatons({ table }: Assistant, { before }: Turn): boolean {
  const whose: Seat | null = before === null ? null : (table.game.turn?.(before) ?? null);
  return whose !== null && table.agreement.seats[whose]?.kind === 'automaton';
}

/** The first pick of a turn, and the first of the next. */
function picksOf({ table }: Assistant, { first, end }: Turn): readonly [from: number, to: number] {
  return [table.told[first]?.at ?? 0, table.told[end]?.at ?? table.count];
}

/** A number was told in the middle of the turn: then the board changed by more than hands. */
function isToldIn(app: Assistant, turn: Turn): boolean {
  const [from, to] = picksOf(app, turn);
  const picks = app.table.picksFrom(from).slice(0, to - from);
  return picks.some(([seat, option]) => seat === TABLE && option.includes('='));
}

/** Of a list of numbers: the mean, and what nine in ten do not exceed. */
export function meanAnd90(of: readonly number[]): readonly [mean: number, ninetieth: number] {
  const sorted = of.toSorted((a, b) => a - b);
  const sum = sorted.reduce((all, one) => all + one, 0);
  return [sum / Math.max(1, of.length), sorted[Math.ceil(of.length * 0.9) - 1] ?? 0];
}
