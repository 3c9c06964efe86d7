/** Was chance honest? Each answer of a log is checked against the seed that was sealed before the first move. */
import { CHANCE, type Chance } from '../rules/ask.ts';
import { type ChanceSource, chanceId, commitment, fairChance, readChance } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import type { Log } from './log.ts';

/**
 * `proved`: every chance answer follows from the seed, and the seed from its published hash. `open`: the seed was not shown (yet).
 * `uncommitted`: the answers follow from the seed, but no hash was published before. `broken`: an answer, or the hash, does not fit the seed.
 */
export type Fairness = 'proved' | 'open' | 'uncommitted' | 'broken';

/** `unfairAt` is what LoggedDice found. */
export function fairnessOf({ seed, commitment: published }: Log, unfairAt: number | null): Fairness {
  if (seed === undefined) return 'open';
  if (unfairAt !== null || (published !== undefined && published !== commitment(seed))) return 'broken';
  return published === undefined ? 'uncommitted' : 'proved';
}

/** Answers chance as the log says, and remembers the first answer that the seed would not have given. */
export class LoggedDice implements ChanceSource {
  unfairAt: number | null = null;
  private readonly answers: readonly { readonly at: number; readonly option: string }[];
  private readonly fair: ChanceSource | null;
  private readonly log: Log;

  constructor(log: Log) {
    const { picks, seed } = log;
    this.log = log;
    this.answers = picks.flatMap(([seat, option], at) => (seat === CHANCE ? [{ at, option }] : []));
    this.fair = seed === undefined ? null : fairChance(seed);
  }

  /** How many answers the log holds. */
  get draws(): number {
    return this.answers.length;
  }

  answer(request: Chance, n: number) {
    const logged = this.answers[n];
    if (logged === undefined) return undefined;
    const answer = readChance(request, logged.option);
    if (answer === null) throw new TableError('LOG_DIVERGES', { pick: logged.at });
    const owed = isOwed(this.log, request, logged.at) ? this.fair?.answer(request, n) : undefined;
    if (owed !== undefined && this.unfairAt === null && chanceId(owed) !== logged.option) this.unfairAt = logged.at;
    return answer;
  }
}

/** What people typed does not depend on the seed, and neither does what a what-if took over from the match it left. */
function isOwed(log: Log, request: Chance, at: number): boolean {
  return at >= (log.borrowed ?? 0) && (log.dice !== 'people' || request.what === 'shuffle');
}
