/** Sentences about a table: who sits where, what happened, how it ended. */
import type { Seat, Viewer } from '@tavola/kernel/ask.ts';
import type { Event } from '@tavola/kernel/decision.ts';
import type { Outcome, SeatKind } from '@tavola/kernel/game.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { type Language, type Say, sentence, winnerNames } from '@tavola/kernel/text.ts';
import type { Text } from './text.ts';

/** The name of each seat: people, bots by their kind (null is a person), automata. */
export function namesOf(text: Text, seats: readonly SeatKind[], bots: readonly (string | null)[]): readonly string[] {
  return seats.map((kind, seat) => {
    if (kind === 'automaton') return text.play.automaton(seat);
    const bot = bots[seat];
    return bot ? text.play.bot(seat, bot) : text.play.person(seat);
  });
}

export function sayAt(language: Language, names: readonly string[], me: Viewer): Say {
  return { language, me, who: (seat: Seat) => names[seat] ?? String(seat + 1) };
}

/** What `say.me` heard since the table had `from` picks, a sentence each. */
export function heardLines(table: Table, say: Say, from: number): readonly string[] {
  return table.eventsFor(say.me, from).map(({ event }) => eventLine(table, event, say));
}

export function eventLine(table: Table, event: Event, say: Say): string {
  return sentence(table.game.text[say.language].events, event, say);
}

/** Why an automaton did it: each clause with the candidates that it left. */
export function reasonLines(table: Table, event: Event, say: Say, text: Text): readonly string[] {
  const { clauses } = table.game.text[say.language];
  const why = ('why' in event ? event.why : []) as Trace;
  return why.map(({ clause, left }) => text.replay.why(`${clause} ${clauses[clause] ?? ''}`.trim(), left.join(', ')));
}

export function boardLines(table: Table, say: Say): readonly string[] {
  return table.game.text[say.language].board(table.view(say.me), say);
}

export function outcomeLines(table: Table, outcome: Outcome, say: Say, text: Text): string[] {
  const { winners, reason, scores } = outcome;
  const names = winnerNames(outcome, table.game.text[say.language], say);
  const won =
    names.length === 0
      ? text.play.nobody
      : winners.length === table.seats.length && winners.length > 1
        ? text.play.drawn
        : text.play.winners(names.join(', '));
  const because = table.game.text[say.language].reasons[reason] ?? reason;
  return [`${won} ${because}`, ...(scores ?? []).map((score, seat) => text.play.score(say.who(seat), score))];
}
