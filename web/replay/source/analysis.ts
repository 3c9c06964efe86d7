/** The analysis of a finished match: what is kept of it, and how it is made, on the server or in this browser's worker. */
import { type Analysis, analysing } from '@tavola/bots/hint/analysis.ts';
import { analysisBot, type Strength } from '@tavola/bots/hint/strength.ts';
import { HostError } from '../../api/errors.ts';
import { readLines } from '../../api/lines.ts';
import { get } from '../../api/request.ts';
import { askJudge } from '../../host/bot-client.ts';
import { isLocal, loadLocal, saveLocal } from '../../host/store.ts';

/** Null where none was made yet. */
export async function keptAnalysis(id: string): Promise<Analysis | null> {
  if (!isLocal(id)) return (await get<{ analysis: Analysis | null }>(`/matches/${id}/analysis`)).analysis;
  const saved = await loadLocal(id);
  const kept = saved?.analysis;
  return kept && kept.picks === saved.log.picks.length ? kept.analysis : null;
}

/** Null when `signal` stopped it. */
export async function makeAnalysis(
  id: string,
  strength: Strength,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  if (isLocal(id)) return analyseHere(id, strength, onShare, signal);
  type Said = { readonly share: number } | { readonly analysis: Analysis };
  try {
    for await (const said of readLines<Said>(`/matches/${id}/analysis`, { strength }, signal)) {
      if ('analysis' in said) return said.analysis;
      onShare(said.share);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return null;
}

async function analyseHere(
  id: string,
  strength: Strength,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  const saved = await loadLocal(id);
  if (!saved?.log.outcome) throw new HostError('NOT_OVER');
  const { outcome, ...log } = saved.log;
  const checkpoint = saved.start === undefined ? null : { picks: 0, chance: 0, state: saved.start };
  const work = analysing(log.picks, log.seats.length, outcome, strength);
  let next = work.next();
  while (!next.done) {
    const { at, seat, played, share } = next.value;
    if (signal.aborted) return null;
    onShare(share);
    const position = { log: { ...log, picks: log.picks.slice(0, at), checks: [] }, checkpoint, seat };
    const judged = await askJudge({ ...position, bot: analysisBot(strength), seed: at }, played);
    if (judged === null) throw new HostError('UNKNOWN');
    next = work.next(judged);
  }
  const analysis = next.value;
  const now = await loadLocal(id);
  if (now) await saveLocal({ ...now, analysis: { picks: log.picks.length, analysis } });
  return analysis;
}
