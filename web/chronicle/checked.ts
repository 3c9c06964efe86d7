/** Games of a chronicle that somebody sent: each is played again, and follows from the one that it names. */
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/rules/game.ts';
import { isSameLegacy, isSameOutcome } from '@tavola/kernel/rules/legacy.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { openLog } from '@tavola/kernel/table/verify.ts';
import { HostError } from '../api/errors.ts';

export type SentGame = { readonly id: string; readonly follows: string | null; readonly log: Log };

/**
 * The same games, each with the outcome that its picks lead to. Throws LOG_CUT when picks are missing at the end, LOG_DIVERGES when they lead
 * elsewhere than the log says, NO_LEGACY when a game begins with another world than the one before it left.
 */
export function checkedGames(game: AnyGame, sent: readonly SentGame[]): readonly SentGame[] {
  const left = new Map<string, Outcome>();
  const ids = new Set(sent.map(({ id }) => id));
  return sent.map(({ id, follows, log }, n) => {
    // A game whose people are not all ours may name one that is not in the file.
    const before = follows !== null && ids.has(follows) ? left.get(follows) : undefined;
    const inheritsLegacy = follows === null || !ids.has(follows) || isSameLegacy(log.inheritance, before?.legacy);
    if (left.has(id) || !inheritsLegacy) throw new HostError('NO_LEGACY', { game: n + 1 });
    const outcome = outcomeOf(game, log, n);
    left.set(id, outcome);
    return { id, follows, log: { ...log, outcome } };
  });
}

function outcomeOf(game: AnyGame, log: Log, n: number): Outcome {
  const { outcome, count } = openLog(game, log, { chance: fairChance(log.seed ?? '') });
  if (outcome === null || count > log.picks.length) throw new HostError('LOG_CUT', { game: n + 1 });
  if (log.outcome !== undefined && !isSameOutcome(log.outcome, outcome))
    throw new HostError('LOG_DIVERGES', { game: n + 1, pick: count });
  return outcome;
}
