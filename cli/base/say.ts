/** Sentences about a table: who sits where, what happened, how it ended. */

import { examples } from '@tavola/games/example-shelf.ts';
import { type GameEntry, games } from '@tavola/games/shelf.ts';
import { type SpokenFace, spokenFace } from '@tavola/kernel/face/face.ts';
import { clauseId, type Language, type Say, sentence } from '@tavola/kernel/face/text.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { AnyGame, Outcome, SeatSetup } from '@tavola/kernel/rules/game.ts';
import type { Rung, Trace } from '@tavola/kernel/rules/select.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Text } from './text.ts';

/** The name of each seat: people, bots by their kind (null is a person), automata as the game calls them. */
export function namesOf(
  text: Text,
  spoken: SpokenFace,
  seats: readonly SeatSetup[],
  bots: readonly (string | null)[],
): readonly string[] {
  return seats.map((setup, seat) => {
    const bot = bots[seat];
    if (bot) return text.play.bot(seat, bot);
    if (setup.kind === 'player') return text.play.person(seat);
    return (
      spoken.face.looks?.seat?.(setup, seat, null, sayAt(spoken, [], 'spectator')).name ?? text.play.automaton(seat)
    );
  });
}

/** What people see of the game, in their language. */
export async function faceOf(game: AnyGame, language: Language): Promise<SpokenFace> {
  const entry = [...games, ...examples].find(({ id }) => id === game.id) as GameEntry;
  return spokenFace(await entry.face(), language);
}

export function sayAt({ language, text }: SpokenFace, names: readonly string[], me: Viewer): Say {
  return { language, me, who: (seat: Seat) => names[seat] ?? String(seat + 1), words: text.words };
}

/** What `say.me` heard since the table had `from` picks, a sentence each. */
export function heardLines(table: Table, spoken: SpokenFace, say: Say, from: number): readonly string[] {
  return table.eventsFor(say.me, from).map(({ event }) => eventLine(spoken, event, say));
}

export function eventLine({ text }: SpokenFace, event: Event, say: Say): string {
  return sentence(text.events, event, say);
}

/** Why an automaton did it: the ladder of its reasons, a line for each rung, each candidate with its value. */
export function reasonLines(table: Table, n: number, spoken: SpokenFace, say: Say, text: Text): readonly string[] {
  return explain(table, n).flatMap((trace) =>
    trace.rungs
      .filter(({ values }) => values.some((value) => value !== null))
      .map((rung) => rungLine(trace, rung, spoken, say, text)),
  );
}

function rungLine(trace: Trace, rung: Rung, { face, clauses }: SpokenFace, say: Say, text: Text): string {
  const values = trace.candidates.flatMap((name, i) => {
    const value = rung.values[i] ?? null;
    if (value === null) return [];
    const shown = typeof value === 'boolean' ? text.replay.holds(value) : String(value);
    const fate = rung.out.includes(i) ? text.replay.fallen : isBehind(trace, rung, i) ? text.replay.behind : '';
    return [`${face.things?.candidate?.(name, say) ?? name}: ${shown} ${fate}`.trim()];
  });
  const clause = clauseId(rung.clause);
  return text.replay.why(`${clause} ${clauses[clause] ?? ''}`.trim(), values.join(', '));
}

/** Nothing ruled this candidate out, and yet another one was taken: it stands before it. */
function isBehind({ rungs, taken }: Trace, rung: Rung, place: number): boolean {
  return rung === rungs.at(-1) && taken.length > 0 && !taken.includes(place);
}

export function boardLines(table: Table, { text }: SpokenFace, say: Say): readonly string[] {
  const view = table.view(say.me);
  return view === null ? [] : text.board(view, say);
}

export function outcomeLines(table: Table, spoken: SpokenFace, outcome: Outcome, say: Say, text: Text): string[] {
  const { winners, reason, scores } = outcome;
  const names = winners.map(say.who);
  const won =
    names.length === 0
      ? text.play.nobody
      : winners.length === table.seats.length && winners.length > 1
        ? text.play.drawn
        : text.play.winners(names.join(', '));
  const because = spoken.text.reasons[reason] ?? reason;
  return [`${won} ${because}`, ...(scores ?? []).map((score, seat) => text.play.score(say.who(seat), score))];
}
