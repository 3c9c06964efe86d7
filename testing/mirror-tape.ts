/** For tests: a random digital game on a tape, to be followed by a real table (mirror.ts). */
import { kindOf, moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, chanceId, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import { type DeclaredFact, sayValue } from '@tavola/kernel/rules/real.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { kindOfSeat, type SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from './walk.ts';

/** What lies on the table, by the ids of the facts. */
export type Facts = ReadonlyMap<string, string>;
export type Happening = { readonly kind: string };
/** What happened in the digital game, in order. */
export type Taped<E extends Happening> =
  | { readonly kind: 'chance'; readonly ask: string; readonly said: string; readonly reader: Seat | null }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly ask: string; readonly option: string }
  | TapedEvent<E>;
/** With what lay on the table, where the whole of it was looked at. */
export type TapedEvent<E extends Happening> = {
  readonly kind: 'event';
  readonly event: E;
  readonly facts: Facts | null;
};
export type Tape<E extends Happening> = {
  readonly seats: readonly SeatWish[];
  readonly entries: readonly Taped<E>[];
  readonly outcome: Outcome;
};

export type Recording<S, E extends Happening> = {
  readonly game: AnyGame;
  readonly seats: readonly SeatWish[];
  readonly options?: object;
  readonly inheritance?: Legacy | undefined;
  readonly seed: number;
  /** `people`: every card is named, so that each is on the tape. */
  readonly dice?: 'people';
  /** The whole table at this moment, or null when nobody looks at it. */
  look(event: E, state: S, options: unknown): Facts | null;
};

/** Plays a random digital game. */
export function record<S, E extends Happening>(recording: Recording<S, E>): Tape<E> {
  const { game, seats, options, inheritance, seed, dice, look } = recording;
  const entries: Taped<E>[] = [];
  const source = seededChance(seed);
  const chance: ChanceSource = {
    answer: (request, n) => {
      const answer = source.answer(request, n);
      if (answer === undefined || request.what === 'shuffle') return answer;
      const said = chanceId(answer, request);
      entries.push({ kind: 'chance', ask: kindOf(request.ask ?? ''), said, reader: request.reader });
      return answer;
    },
  };
  const heard: AnyGame = {
    ...game,
    play: (table) => {
      const { tell } = table;
      table.tell = (event, telling) => {
        tell.call(table, event, telling);
        entries.push({ kind: 'event', event: event as E, facts: look(event as E, table.state, table.options) });
      };
      return game.play(table);
    },
  };
  const table = Table.start<S>(heard, { seats, options, inheritance, dice, chance });
  const rng = seededRng(seed ^ 0x9e3779b9);
  while (table.outcome === null) {
    const [seat] = table.pending as [Seat];
    const ask = kindOf(table.question(seat)?.ask ?? '');
    const at = entries.length;
    const before = table.count;
    pickAtRandom(table, rng);
    const option = table.picksFrom(before)[0]?.[1] as string;
    entries.splice(at, 0, { kind: 'pick', seat, ask, option });
  }
  return { seats, entries, outcome: table.outcome };
}

export function factsById(known: readonly DeclaredFact[]): Map<string, string> {
  return new Map(known.map((one) => [moveId(one.fact), sayValue(one)]));
}

/** A fact that people told by themselves when this many picks had been made, and what the app believed before. */
export type Retold = { readonly at: number; readonly id: string; readonly from: string; readonly to: string };

/** People sit beside the app. */
export function outside(wish: SeatWish): SeatWish {
  if (kindOfSeat(wish) !== 'player') return wish;
  return typeof wish === 'string' ? 'outside' : { ...wish, kind: 'outside' };
}

export function isPick<E extends Happening>(seat: Seat, asks: readonly string[]): (it: Taped<E>) => boolean {
  return (it) => it.kind === 'pick' && it.seat === seat && asks.includes(it.ask);
}
