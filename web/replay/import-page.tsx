/** Opens a log file: a finished game is replayed, another can be played on. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ChangeEvent, useState } from 'react';
import { codeOf, HostError } from '../api/errors.ts';
import { newSeed } from '../browser/new-id.ts';
import { go } from '../browser/router.tsx';
import { type LocalMatch, type LocalSeat, newLocalId, saveLocal } from '../host/store.ts';
import { USUAL_LEVEL } from '../new-table/usual-seats.ts';
import { loadGame } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { readLog } from './source/log-file.ts';

export function ImportPage() {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const match = await imported(await file.text(), file.name);
      go(match.log.outcome ? `/match/${match.id}/replay` : `/match/${match.id}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <Page title={t.home.replayTitle}>
      <p className="lead">{t.replay.importText}</p>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <label className="drop">
        <Glyph id="upload" className="l" />
        <b>{t.replay.chooseFile}</b>
        <input type="file" accept="application/json,.json" onChange={open} />
      </label>
    </Page>
  );
}

/** Keeps the log as a table of this browser, after a check that it follows the rules. */
async function imported(text: string, file: string): Promise<LocalMatch> {
  const log = await readLog(text);
  const game = await loadGame(log.game).catch(() => {
    throw new HostError('LOG_OTHER_GAME');
  });
  const seed = log.seed ?? newSeed();
  const [{ openLog }, { fairChance }] = await Promise.all([
    import('@tavola/kernel/table/verify.ts'),
    import('@tavola/kernel/rules/chance.ts'),
  ]);
  const table = openLog(game, log, { chance: fairChance(seed) });
  // Kept as today's rules write it.
  const today = { ...log, ...table.log() };
  const now = Date.now();
  const match: LocalMatch = {
    id: newLocalId(),
    name: file.replace(/\.json$/, ''),
    game: log.game,
    seats: today.seats.map(({ kind, settings: chosen }, i) => {
      const settings = chosen as LocalSeat['settings'];
      if (kind === 'automaton') return { kind, name: '', level: null, settings };
      if (i === 0) return { kind: 'person', name: '', level: null, settings };
      return { kind: 'bot', name: '', level: USUAL_LEVEL, settings };
    }),
    log: today,
    seed,
    created: now,
    updated: now,
    turn: table.pending.includes(0),
    origin: null,
    ...(log.practice && { practice: 'used' as const }),
    uploaded: null,
  };
  await saveLocal(match);
  return match;
}
