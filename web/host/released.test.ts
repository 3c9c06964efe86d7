/** What released versions left in a browser, opened by today's pages: tables go on or can be watched, evenings and chronicles open. */
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { currentLog } from '@tavola/kernel/table/upgrade.ts';
import { documentsOf, isMended, releases } from '@tavola/server/testing/released/open.ts';
import { describe, expect, test, vi } from 'vitest';
import { Evening } from '../assistant/model/evening.ts';
import type { SavedEvening } from '../assistant/model/store.ts';
import { imported } from '../chronicle/file.ts';
import { loadGame } from '../shelf/game-list.ts';
import { resumeLocal } from './local-new.ts';
import type { LocalMatch } from './store.ts';

const saved = vi.hoisted((): LocalMatch[] => []);
vi.mock('idb', () => {
  const store = { get: async () => undefined, put: async () => {} };
  const put = async (where: string, value: LocalMatch) => where === 'matches' && saved.push(value);
  return { openDB: async () => ({ ...store, put, transaction: () => ({ store, done: null }) }) };
});

describe.each(releases)('%s', (release) => {
  const { tables, evenings, chronicles } = documentsOf(release);

  test.each(tables as readonly LocalMatch[])('$id', async (match) => {
    const game = await loadGame(match.game);
    let table: ReturnType<typeof resumeLocal>;
    try {
      table = resumeLocal(game, match);
    } catch (error) {
      if (!isMended(release, match.game) || !(error instanceof TableError)) throw error;
      expect(error).toMatchObject({ code: 'LOG_DIVERGES', detail: { pick: expect.any(Number) } });
      return;
    }
    expect(table.outcome?.winners).toEqual(currentLog(game, match.log).outcome?.winners);
    if (table.outcome) return;
    const [seat] = table.pending as [number];
    table.pick(seat, table.decisionNumber, table.decision(seat)?.options[0]?.id ?? '');
    expect(table.log().version).toBe(game.version);
  });

  test.each(evenings as readonly SavedEvening[])('$id', async (evening) => {
    const { app } = new Evening(await loadGame(evening.game), evening, () => true);
    if (!isMended(release, evening.game)) expect(app.opened).toBe('whole');
    expect(app.decision ?? app.need ?? app.table.outcome).not.toBeNull();
  });

  test.each(chronicles.map((text, n) => ({ n, text })))('chronicle $n', async ({ text }) => {
    saved.length = 0;
    const id = await imported(text).catch((error: unknown) => {
      if (!(error instanceof TableError)) throw error;
      expect(error.code).toBe('LOG_DIVERGES');
      return null;
    });
    if (id === null) return;
    const [first, second] = saved;
    expect(first).toMatchObject({ id, log: { seed: expect.any(String), outcome: { legacy: expect.anything() } } });
    expect(second).toMatchObject({ follows: id, chain: id });
  });
});
