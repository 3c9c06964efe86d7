/** What the games of a run came to, counted game by game in their order: however many threads played them, the counts are the same. */
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import { addCount, addCounts, type Counts } from './counts.ts';
import type { Finished, GameRecord } from './play.ts';

/** How a kind of seat fared (a place, a bot, a faction), one game for each seat of that kind. */
export type Fared = {
  games: number;
  /** A victory that is shared counts for each, unless everybody shares it: that is a draw. */
  wins: number;
  /** By parts, so that all seats of a game together win one. */
  share: number;
  /** What chance alone would give: one part for each seat at the table. */
  fair: number;
  /** Where the game counts points. */
  scores: Counts;
};
/** How often a kind of seat won, by parts, in the games that it was in. */
export type Met = { games: number; share: number };
export type ByValue<T> = { [trait: string]: { [value: string]: T } };

export type Tally = {
  games: number;
  finished: number;
  errors: { readonly seed: number; readonly message: string }[];
  draws: number;
  nobody: number;
  seats: Fared[];
  bots: { [name: string]: Fared };
  traits: ByValue<Fared>;
  /** The same by place: which seat is good for which character. */
  places: ByValue<Met[]>;
  /** By `trait value`, then by the `trait value` of another seat at the same table. */
  versus: { [kind: string]: { [other: string]: Met } };
  /** The ways in which games ended (`Outcome.reason`). */
  reasons: { [reason: string]: number };
  /** Decisions and turns in a game, decisions in a turn of a bot. */
  decisions: Counts;
  turns: Counts;
  perTurn: Counts;
  bestScores: Counts;
  /** Changes with anything in any game. */
  fingerprint: string;
};

export function newTally(seats: number, bots: readonly string[] = []): Tally {
  return {
    games: 0,
    finished: 0,
    errors: [],
    draws: 0,
    nobody: 0,
    seats: Array.from({ length: seats }, noneFared),
    bots: Object.fromEntries(bots.map((name) => [name, noneFared()])),
    traits: {},
    places: {},
    versus: {},
    reasons: {},
    decisions: {},
    turns: {},
    perTurn: {},
    bestScores: {},
    fingerprint: fingerprint(seats),
  };
}

/** Games are counted in their order; `seed` is the run's. */
export function count(tally: Tally, record: GameRecord, seed: number): void {
  tally.games++;
  tally.fingerprint = fingerprint([tally.fingerprint, record]);
  if ('error' in record) {
    tally.errors.push({ seed: seed + record.n, message: record.error });
    return;
  }
  const { winners, reason, scores, decisions, turns, perTurn, bots } = record;
  tally.finished++;
  addCount(tally.decisions, decisions);
  if (turns > 0) addCount(tally.turns, turns);
  addCounts(tally.perTurn, perTurn);
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1;
  const isDraw = bots.length > 1 && winners.length === bots.length;
  if (isDraw) tally.draws++;
  if (winners.length === 0) tally.nobody++;
  if (scores) addCount(tally.bestScores, Math.max(...scores));
  for (let seat = 0; seat < bots.length; seat++) countSeat(tally, record, seat, isDraw);
}

function countSeat(tally: Tally, record: Finished, seat: number, isDraw: boolean): void {
  const { winners, scores, bots, traits } = record;
  const won = winners.includes(seat);
  const share = won ? 1 / winners.length : 0;
  const bot = bots[seat] ?? null;
  const add = (fared: Fared) => {
    fared.games++;
    fared.wins += won && !isDraw ? 1 : 0;
    fared.share += share;
    fared.fair += 1 / bots.length;
    if (scores) addCount(fared.scores, scores[seat] as number);
  };
  add(tally.seats[seat] as Fared);
  if (bot !== null) {
    tally.bots[bot] ??= noneFared();
    add(tally.bots[bot]);
  }
  for (const [trait, value] of Object.entries(traits[seat] ?? {})) {
    add(
      entry(
        entry(tally.traits, trait, () => ({})),
        value,
        noneFared,
      ),
    );
    const none = () => bots.map(noneMet);
    meet(
      entry(
        entry(tally.places, trait, () => ({})),
        value,
        none,
      )[seat] as Met,
      share,
    );
    const others = entry(tally.versus, kindName(trait, value), () => ({}));
    for (const other of othersOf(record, seat)) meet(entry(others, other, noneMet), share);
  }
}

/** What else sat at the table, each kind once. */
function othersOf({ traits }: Finished, seat: number): Set<string> {
  const kinds = traits.flatMap((own, at) =>
    at === seat ? [] : Object.entries(own).map(([trait, value]) => kindName(trait, value)),
  );
  return new Set(kinds);
}

export function kindName(trait: string, value: string): string {
  return `${trait} ${value}`;
}

function meet(met: Met, share: number): void {
  met.games++;
  met.share += share;
}

function entry<T>(all: { [key: string]: T }, key: string, none: () => T): T {
  all[key] ??= none();
  return all[key];
}

function noneFared(): Fared {
  return { games: 0, wins: 0, share: 0, fair: 0, scores: {} };
}

function noneMet(): Met {
  return { games: 0, share: 0 };
}
