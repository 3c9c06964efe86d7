/** An evening that is over: how each seat scored, and how near everybody was after each turn, up to the turn that gave the winner the lead for good. */
import { isTask, taskText } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { lastLead, tellingEvent } from '../../table/result/decisive.ts';
import type { OpenEvening } from './context.ts';

export type Standing = {
  readonly seat: Seat;
  /** Those who share a place have the same. */
  readonly place: number;
  /** Null where nothing is counted. */
  readonly points: number | null;
  /** What it scored for, the most first: "roosts 19". */
  readonly ways: readonly string[];
};

/** Winners first, then by points. */
export function standings({ evening, open, say }: OpenEvening): readonly Standing[] {
  const { table } = evening.app;
  const view = table.view('spectator');
  const sheet = view === null ? undefined : open.face.scores?.sheet?.(view, say);
  const points = sheet?.total ?? table.outcome?.scores;
  const winners = table.outcome?.winners ?? [];
  const all = table.agreement.seats.map((_, seat) => ({
    seat,
    points: points?.[seat] ?? null,
    ways: (sheet?.rows ?? [])
      .filter(({ tieBreak, values }) => !tieBreak && values[seat] !== 0 && values[seat] !== '')
      .toSorted((a, b) => Number(b.values[seat]) - Number(a.values[seat]))
      .map(({ name, values }) => `${name} ${values[seat]}`),
  }));
  const rank = ({ seat, points: has }: Omit<Standing, 'place'>) =>
    (winners.includes(seat) ? 0 : 1_000_000) - (has ?? 0);
  const isShared = (winner: Seat, other: Seat) => winners.includes(winner) && winners.includes(other);
  return all
    .map((one) => ({
      ...one,
      place: 1 + all.filter((other) => rank(other) < rank(one) && !isShared(other.seat, one.seat)).length,
    }))
    .toSorted((a, b) => rank(a) - rank(b));
}

export type Race = {
  /** After each turn, seat by seat: points where the game counts them, else how near to winning, 0 to 1. */
  readonly values: readonly (readonly number[])[];
  readonly isPoints: boolean;
  /** The round of each moment, where the game has rounds. */
  readonly rounds: readonly (string | null)[];
  /** From this moment on the winner led to the end, and what brought it about. */
  readonly turning: { readonly at: number; readonly event: string | null } | null;
};

/** Null where there is nothing to draw. */
export function raceOf({ evening, open, say }: OpenEvening): Race | null {
  const { table } = evening.app;
  const { face, text } = open;
  const turns = evening.app.turns().filter(({ after }) => after !== null);
  const views = turns.map(({ after }) => after);
  const totals = views.map((view) => face.scores?.sheet?.(view, say).total ?? []);
  const isPoints = totals.every((total) => total.length === table.agreement.seats.length);
  const progress = face.scores?.progress;
  if (views.length < 2 || (!isPoints && !progress)) return null;
  const values = isPoints ? totals : views.map((view) => progress?.(view) ?? []);
  const rounds = views.map((view) => face.turns?.phases?.(view, say).round ?? null);
  const [winner, ...others] = table.outcome?.winners ?? [];
  const at = winner === undefined || others.length > 0 ? null : lastLead(values, winner);
  const turn = at === null || at === 0 ? undefined : turns[at];
  if (at === null || turn === undefined) return { values, isPoints, rounds, turning: null };
  const events = table.told
    .slice(turn.first, turn.end)
    .map(({ event }) => event)
    .filter((event) => isTask(text, event) && !face.log?.heading?.(event, say));
  const event = tellingEvent(events, (one) => face.news?.moments?.[one.kind] ?? null);
  return { values, isPoints, rounds, turning: { at, event: event && taskText(text, event, say) } };
}
