/** Logs of older rules: which versions a game knows, and how old picks become picks of today. */
import { realDice } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame, OldLog, Outcome } from '../rules/game.ts';
import type { Log } from './log.ts';
import { Table } from './table.ts';

/** Versions are counted from 1: today's rules, or older ones that may still agree with them. */
export function isKnownVersion({ version: today }: Pick<AnyGame, 'version'>, version: string): boolean {
  return version === today || (/^[1-9]\d{0,5}$/.test(version) && Number(version) < Number(today));
}

/** Throws LOG_OTHER_GAME, or NEWER_RULES where an older host would misread it. */
export function checkVersion(game: AnyGame, log: Pick<Log, 'game' | 'version'>): void {
  if (log.game !== game.id) throw new TableError('LOG_OTHER_GAME', { game: log.game });
  if (!isKnownVersion(game, log.version))
    throw new TableError('NEWER_RULES', { needs: log.version, has: game.version });
}

/** The log as today's rules would have written it. Throws LOG_OTHER_GAME, NEWER_RULES, or LOG_DIVERGES with the first pick that does not fit. */
export function currentLog(game: AnyGame, log: Log): Log {
  checkVersion(game, log);
  if (log.version === game.version) return log;
  if (!game.upgrade) return { ...log, version: game.version };
  const upgraded = game.upgrade(log);
  if (upgraded === null) throw new TableError('LOG_DIVERGES', { pick: 0 });
  return { ...log, ...upgraded, checks: [] };
}

/**
 * The upgrade of a game whose mended rules ask as before: the old picks, where today's rules offer every one of them and lead to the same result.
 * Throws LOG_DIVERGES with the first pick that does not fit.
 */
export function replayedLog(game: AnyGame, log: OldLog): OldLog {
  const today: Log = { ...log, game: game.id, version: game.version, checks: [] };
  const { outcome } = Table.resume(game, today, { chance: realDice, watched: false });
  if (log.outcome && !isSameResult(log.outcome, outcome))
    throw new TableError('LOG_DIVERGES', { pick: log.picks.length });
  return { ...log, version: game.version };
}

/** Who won, why, and with how many points. */
export function isSameResult(noted: Outcome, reached: Outcome | null): boolean {
  const result = (it: Outcome | null) => it && JSON.stringify([it.winners, it.reason, it.scores]);
  return result(noted) === result(reached);
}
