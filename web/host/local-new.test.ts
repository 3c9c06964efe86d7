import type { State } from '@tavola/games/labyrinx/rules/state/state.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { expect, test, vi } from 'vitest';
import { loadGame } from '../shelf/game-list.ts';
import { forkLocal, resumeAsFar, resumeLocal, startLocal } from './local-new.ts';
import { isAmongOthers, type LocalMatch, type LocalSeat, saveLocal } from './store.ts';

const kept = vi.hoisted(() => new Map<string, LocalMatch>());
vi.mock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, match: LocalMatch) => void kept.set(match.id, match),
    get: async (_: string, id: string) => kept.get(id),
  }),
}));

const seats: LocalSeat[] = ['Ana', 'Bia'].map((name) => ({ kind: 'screen', name, level: null, settings: {} }));

async function played(picks: number, options: object): Promise<LocalMatch> {
  const match = await startLocal({
    game: 'labyrinx',
    options: { characterSelection: 'random', ...options },
    seats,
    name: '',
  });
  const table = resumeLocal(await loadGame('labyrinx'), match);
  const rng = seededRng(picks);
  for (let i = 0; i < picks; i++) {
    const seat = table.pending[0] as number;
    const choices = table.decision(seat)?.options ?? [];
    table.pick(seat, table.decisionNumber, choices[rng.below(choices.length)]?.id ?? '');
  }
  return { ...match, log: table.log() };
}

const closedAndNoted = ({ cells }: State) => cells.filter((card) => card?.rotation === null && (card.seen & 1) !== 0);

test('a what-if of a running table is dealt again; a game of memory lends it no notes', async () => {
  const game = await loadGame('labyrinx');
  const from = await played(60, { memoryAid: 'off' });
  const real = resumeLocal(game, from).state as State;
  expect(closedAndNoted(real).length).toBeGreaterThan(0);
  const fork = await forkLocal(from, from.log.picks.length, seats, 0);
  const state = resumeLocal(game, fork).state as State;
  expect(closedAndNoted(state)).toEqual([]);
  expect(state.draw).not.toEqual(real.draw);
  expect(fork.log.picks).toEqual([]);
});

test('with the memory aid the notes come along, and the picks of a what-if are kept', async () => {
  const game = await loadGame('labyrinx');
  const from = await played(60, { memoryAid: 'faces' });
  const fork = await forkLocal(from, from.log.picks.length, seats, 0);
  const table = resumeLocal(game, fork);
  expect(closedAndNoted(table.state as State).length).toBeGreaterThan(0);
  const seat = table.pending[0] as number;
  table.pick(seat, table.decisionNumber, table.decision(seat)?.options[0]?.id ?? '');
  expect(resumeLocal(game, { ...fork, log: table.log() }).state).toEqual(table.state);
});

test('a what-if of a running table with other people gives no hint, nor does a what-if of that, until it is over', async () => {
  const from = await played(40, {});
  const alone: LocalSeat[] = seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot', level: 'easy' }));
  const fork = await forkLocal(from, from.log.picks.length, alone, 0);
  const second = await forkLocal({ ...fork, abandoned: true }, fork.log.picks.length, alone, 0);
  for (const table of [from, fork, second]) expect(await isAmongOthers(table)).toBe(true);
  await saveLocal({ ...from, abandoned: true });
  for (const table of [fork, second]) expect(await isAmongOthers(table)).toBe(false);
});

test('after the end everything is as it was', async () => {
  const game = await loadGame('labyrinx');
  const from = { ...(await played(40, {})), abandoned: true };
  const at = from.log.picks.length;
  const fork = await forkLocal(from, at, seats, 0);
  expect(fork.start).toBeUndefined();
  expect(resumeLocal(game, fork).state).toEqual(resumeLocal(game, from).state);
});

test('a table whose picks the rules no longer allow opens up to the last good one', async () => {
  const game = await loadGame('labyrinx');
  const saved = await played(30, {});
  expect(resumeAsFar(game, saved)).toMatchObject({ misfit: null, table: { count: saved.log.picks.length } });
  const at = saved.log.picks.findLastIndex(([seat]) => seat >= 0);
  const picks = saved.log.picks.map((pick, n) => (n === at ? ([pick[0], 'no such option'] as const) : pick));
  const { table, misfit } = resumeAsFar(game, { ...saved, log: { ...saved.log, picks } });
  expect(misfit).toBe(at);
  expect(table.log().picks).toEqual(picks.slice(0, at));
  expect(table.pending).toEqual([picks[at]?.[0]]);
});
