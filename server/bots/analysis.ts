/** How the chances of a finished match changed: found out once, in the bots' threads, and kept with the match. */
import { type Analysis, analysing } from '@tavola/bots/hint/analysis.ts';
import { analysisBot, type Strength, strengths } from '@tavola/bots/hint/strength.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { Config } from '../base/config.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { checkpointsOf, logOf, outcomeOf, picksOf } from '../memory/stored.ts';
import type { Store } from '../store/store.ts';
import type { Bots } from './bots.ts';

/** What is known of the match as it stands; null when nobody has asked yet. */
export async function keptAnalysis({ db }: Store, { id, row }: LiveMatch): Promise<Analysis | null> {
  const kept = await db.selectFrom('analyses').selectAll().where('match', '=', id).executeTakeFirst();
  return kept?.revision === row.revision ? (JSON.parse(kept.analysis_json) as Analysis) : null;
}

export function checkAnalysable(live: LiveMatch): void {
  if (!live.ended) throw new Refusal(403, 'NOT_OVER');
  live.mustHaveTable();
  if (live.row.outcome_json === null) throw new Refusal(409, 'NOT_PLAYING');
}

/** Null when `signal` stopped it. What is kept already is not thought about again, unless harder. */
export async function analyse(
  { store, bots, config }: { readonly store: Store; readonly bots: Bots; readonly config: Pick<Config, 'now'> },
  live: LiveMatch,
  { strength, who }: { readonly strength: Strength; readonly who: string },
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  const { id, row, seats } = live;
  const kept = await keptAnalysis(store, live);
  if (kept && strengths.indexOf(kept.strength) >= strengths.indexOf(strength)) return kept;
  const rows = await picksOf(store, row, 0, row.count);
  const picks = rows.map(({ seat, option }): LogPick => [seat, option]);
  const checkpoints = await checkpointsOf(store, row, row.count);
  const work = analysing(picks, seats.length, outcomeOf(row) as Outcome, strength);
  const claim = { rank: 1, people: [who], match: id, isAside: true } as const;
  let next = work.next();
  while (!next.done) {
    const { at, seat, played, share } = next.value;
    if (signal.aborted) return null;
    onShare(share);
    const point = checkpoints.findLast((it) => it.picks <= at);
    const checkpoint = point && { picks: point.picks, chance: point.chance, state: JSON.parse(point.state_json) };
    const log = logOf(row, seats, picks.slice(0, at));
    const position = { log, checkpoint: checkpoint ?? null, seat, bot: analysisBot(strength), seed: at };
    next = work.next(await bots.judge(claim, position, played));
  }
  const analysis = next.value;
  const known = { revision: row.revision, strength, analysis_json: JSON.stringify(analysis), made: config.now() };
  await store.db
    .insertInto('analyses')
    .values({ match: id, ...known })
    .onConflict((conflict) => conflict.column('match').doUpdateSet(known))
    .execute();
  return analysis;
}
