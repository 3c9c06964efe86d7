/** A replay from a log: the rules run once, every step is kept. */
import { CHANCE, type Eyes, type Seat } from '@tavola/kernel/ask.ts';
import { type ChanceSource, chanceId, commitment, fairChance, readChance } from '@tavola/kernel/chance.ts';
import { copy } from '@tavola/kernel/copy.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Log } from '@tavola/kernel/log.ts';
import { Table } from '@tavola/kernel/table.ts';
import { HostError } from '../host/errors.ts';
import type { Match } from '../host/types.ts';
import type { Moment, Replay, Step, Verdict } from './source.ts';

type Kept = Step & {
  readonly state: unknown;
  readonly told: number;
  readonly pending: readonly Seat[];
  readonly outcome: Moment['outcome'];
};

export function logReplay(
  game: AnyGame,
  log: Log,
  match: Match,
  viewers: readonly Eyes[],
  fork: Replay['fork'],
): Replay {
  const { chance, verdict } = checkedChance(log);
  const table = Table.start(game, { seats: log.seats, options: log.options, chance });
  const kept: Kept[] = [snapshot(table, null)];
  for (const [seat, option] of log.picks) {
    if (seat === CHANCE) continue;
    const decision = table.decision(seat);
    if (!decision) throw new HostError('LOG_DIVERGES', { pick: table.count });
    table.pick(seat, decision.number, option);
    kept.push(snapshot(table, seat));
  }
  const at = (step: number) => kept[Math.min(Math.max(0, step), kept.length - 1)] as Kept;
  return {
    match,
    viewers,
    steps: kept,
    verdict: verdict(),
    moment: async (step, eyes) => {
      const { state, told, pending, outcome } = at(step);
      return { view: game.view(state, eyes), pending, outcome, told: table.eventsFor(eyes).slice(0, told) };
    },
    publicViews: () => kept.map(({ state }) => game.view(state, 'spectator')),
    fork,
  };
}

function snapshot(table: Table, seat: Seat | null): Kept {
  const { count, told, pending, outcome, state } = table;
  return { at: count, seat, state: copy(state), told: told.length, pending, outcome };
}

/** Chance as the log has it, each answer held against the seed when there is one. */
export function checkedChance({ picks, seed, commitment: sealed }: Log): {
  chance: ChanceSource;
  verdict: () => Verdict;
} {
  const answers = picks.filter(([seat]) => seat === CHANCE).map(([, text]) => text);
  const fair = seed === undefined ? null : fairChance(seed);
  let wrong: number | null = seed !== undefined && sealed !== commitment(seed) ? 0 : null;
  const chance: ChanceSource = {
    answer: (request, n) => {
      const text = answers[n];
      const answer = text === undefined ? null : readChance(request, text);
      if (answer === null) throw new HostError('LOG_DIVERGES', { pick: n });
      const expected = fair?.answer(request, n);
      if (expected !== undefined && chanceId(expected) !== text) wrong ??= n + 1;
      return answer;
    },
  };
  const verdict = (): Verdict => {
    if (fair === null) return { kind: 'unknown' };
    return wrong === null ? { kind: 'fair', draws: answers.length } : { kind: 'unfair', at: wrong };
  };
  return { chance, verdict };
}
