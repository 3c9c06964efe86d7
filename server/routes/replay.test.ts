import type { State as Maze } from '@tavola/games/labyrinx/rules/state/state.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import type { State } from '@tavola/kernel/fixtures/skirmish/rules.ts';
import type { Side, View } from '@tavola/kernel/fixtures/skirmish/view.ts';
import { commitment, fairChance } from '@tavola/kernel/rules/chance.ts';
import { type Log, logSchema } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { verify } from '@tavola/kernel/table/verify.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { Frame, Replay } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function twoPeople(): Promise<{ ana: Client; bia: Client; id: string }> {
  const [ana, bia] = [await Client.guest(server.base, 'Ana'), await Client.guest(server.base, 'Bia')];
  const match = await ana.newMatch('skirmish', [{ kind: 'me' }, { kind: 'friend' }]);
  await bia.ok('POST', `/api/invitations/${match.invitations[0]?.token}`);
  return { ana, bia, id: match.id };
}

/** Everybody passes until `picks` decisions were made, or to the end. */
async function play(ana: Client, bia: Client, id: string, picks: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let i = 0; i < picks; i++) {
    const frame = await ana.frame(id, '?seat=0');
    frames.push(frame);
    const [seat] = frame.pending;
    if (seat === undefined) break;
    await (seat === 0 ? ana : bia).pickAny(id, seat, -1);
  }
  return frames;
}

const handOf = (frame: Frame, seat: number) => (frame.seats[0]?.view as View | undefined)?.players[seat]?.hand;

describe('replay', () => {
  test('shows any point with the knowledge of a seat; options only to whom they belong; others after the end', async () => {
    const { ana, bia, id } = await twoPeople();
    const frames = await play(ana, bia, id, 30);
    for (const frame of frames.filter((_, i) => i % 6 === 0)) {
      const past = await ana.ok<Frame>('GET', `/api/matches/${id}/replay/${frame.count}?seat=0`);
      expect(past).toMatchObject({ count: frame.count, pending: frame.pending, told: frame.told });
      expect(past.seats[0]?.view).toEqual(frame.seats[0]?.view);
    }
    for (const seat of [1, 'open']) {
      await ana.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/replay/5?seat=${seat}`);
      await ana.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/table?seat=${seat}`);
      await ana.refused(403, 'FORBIDDEN', 'GET', `/api/matches/${id}/live?seat=${seat}`);
    }
    const replay = await ana.ok<Replay>('GET', `/api/matches/${id}/replay`);
    expect(replay.seats).toEqual([0, 'spectator']);
    expect(replay.picks.every(({ seat, option }) => (option === null) === (seat !== 0))).toBe(true);
    await (await Client.guest(server.base)).refused(404, 'NOT_FOUND', 'GET', `/api/matches/${id}/replay`);
    const times = (of: (seat: number) => boolean) =>
      replay.picks.filter(({ seat }) => of(seat)).map(({ at }) => at % 60_000);
    expect(times((seat) => seat !== 0).every((ms) => ms === 0)).toBe(true);
    expect(times((seat) => seat === 0).some((ms) => ms > 0)).toBe(true);

    await play(ana, bia, id, 100);
    const after = await ana.ok<Replay>('GET', `/api/matches/${id}/replay`);
    expect(after.seats).toEqual([0, 1, 'open', 'spectator']);
    expect(after.picks.every(({ option }) => option !== null)).toBe(true);
    const opened = await ana.ok<Frame>('GET', `/api/matches/${id}/replay/5?seat=1`);
    expect(Array.isArray(handOf(opened, 1))).toBe(true);
    const all = await ana.ok<Frame>('GET', `/api/matches/${id}/replay/5?seat=open`);
    expect(all.seats).toMatchObject([{ seat: 'open', decision: null }]);
    expect([0, 1].every((seat) => Array.isArray(handOf(all, seat)))).toBe(true);
  });
});

describe('a game of memory, while it runs', () => {
  async function afterSomePicks(memoryAid: string): Promise<{ ana: Client; id: string; count: number }> {
    const ana = await Client.guest(server.base, 'Ana');
    const options = { memoryAid, characterSelection: 'random' };
    const { id } = await ana.newMatch('labyrinx', [{ kind: 'me' }, { kind: 'screen' }], { options });
    for (let i = 0; i < 24; i++) await ana.pickAny(id, (await ana.frame(id)).pending[0] as number, i);
    return { ana, id, count: (await ana.frame(id)).count };
  }

  test('gives no earlier moment back to anybody, and a what-if begins now, without recall', async () => {
    const { ana, id, count } = await afterSomePicks('off');
    const replay = await ana.ok<Replay>('GET', `/api/matches/${id}/replay`);
    expect(replay).toMatchObject({ count, from: count, picks: [] });
    for (const seat of [0, 1, 'spectator']) {
      await ana.refused(403, 'NOT_OVER', 'GET', `/api/matches/${id}/replay/${count - 1}?seat=${seat}`);
      await ana.ok('GET', `/api/matches/${id}/replay/${count}?seat=${seat}`);
    }
    const real = (await (await server.tavola.desk.find(id)).load()).table;
    const fork = await ana.ok<Match>('POST', `/api/matches/${id}/fork`, { at: 1, seat: 0, level: 'easy' });
    expect(fork.origin?.at).toBe(real.lastCheckpoint?.picks);
    const { cells } = (await (await server.tavola.desk.find(fork.id)).load()).table.state as Maze;
    const noted = cells.filter((card) => card?.rotation === null && (card.seen & 1) !== 0);
    expect(noted).toEqual([]);

    await ana.ok('POST', `/api/matches/${id}/abandon`);
    expect((await ana.ok<Replay>('GET', `/api/matches/${id}/replay`)).picks).toHaveLength(count);
    await ana.ok('GET', `/api/matches/${id}/replay/3?seat=0`);
  });

  test('remembers where the table agreed on it', async () => {
    const { ana, id, count } = await afterSomePicks('faces');
    expect((await ana.ok<Replay>('GET', `/api/matches/${id}/replay`)).picks).toHaveLength(count);
    await ana.ok('GET', `/api/matches/${id}/replay/3?seat=0`);
  });
});

describe('the log', () => {
  test('is given after the end, with a seed that explains every chance answer', async () => {
    const { ana, bia, id } = await twoPeople();
    await ana.refused(403, 'NOT_OVER', 'GET', `/api/matches/${id}/log`);
    const published = (await ana.match(id)).commitment;
    await play(ana, bia, id, 100);
    const log: Log = logSchema.parse(await bia.ok('GET', `/api/matches/${id}/log`));
    expect(log.commitment).toBe(published);
    expect(commitment(log.seed ?? '')).toBe(published);
    const again = Table.start(skirmish, { seats: 2, chance: fairChance(log.seed ?? '') });
    for (const [seat, option] of log.picks.slice(again.count)) {
      if (seat >= 0) again.pick(seat, again.decisionNumber, option);
    }
    const { checks, ...played } = again.log();
    expect(played).toEqual({ ...log, checks: undefined, commitment: undefined, seed: undefined });
    // The fingerprints of the checkpoints that are kept; each is that of the game played again.
    expect(log.checks.length).toBeGreaterThan(0);
    expect(checks).toEqual(expect.arrayContaining([...log.checks]));
    expect(verify(skirmish, log)).toMatchObject({ sound: true, fairness: 'proved' });
  });

  test('can be imported: finished to be replayed, unfinished to go on; a wrong one is refused with its pick', async () => {
    const { ana, bia, id } = await twoPeople();
    await play(ana, bia, id, 100);
    const log = await ana.ok<Log>('GET', `/api/matches/${id}/log`);
    const copy = await bia.ok<Match>('POST', '/api/logs', { log, name: 'Kept' });
    expect(copy).toMatchObject({ status: 'over', name: 'Kept', seed: log.seed, commitment: log.commitment });
    const { checks: kept, ...same } = await bia.ok<Log>('GET', `/api/matches/${copy.id}/log`);
    expect({ ...same, checks: log.checks }).toEqual(log);
    expect(verify(skirmish, { ...same, checks: [...log.checks, ...kept] }).sound).toBe(true);
    const [[at, print = ''] = [0], ...rest] = log.checks;
    const forged = { ...log, checks: [[at, print === '00000000' ? '1' : '00000000'], ...rest] };
    expect(await bia.refused(422, 'LOG_DIVERGES', 'POST', '/api/logs', { log: forged })).toEqual({ pick: at });

    const { outcome: _, seed: __, commitment: ___, ...open } = log;
    const cut = { ...open, picks: log.picks.slice(0, 30), checks: [] };
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const goes = await bia.ok<Match>('POST', '/api/logs', { log: cut, seats });
    expect(goes).toMatchObject({ status: 'playing', seed: null, origin: { match: null, at: 30 } });
    expect(goes.commitment).not.toBe(log.commitment);

    const wrong = { ...open, picks: log.picks.map(([seat, option], i) => (i === 20 ? [seat, 'fly'] : [seat, option])) };
    expect(await bia.refused(422, 'LOG_DIVERGES', 'POST', '/api/logs', { log: wrong })).toEqual({ pick: 20 });
    await bia.refused(422, 'NO_SUCH_GAME', 'POST', '/api/logs', { log: { ...log, game: 'chess' } });
    await bia.refused(422, 'BAD_SEATS', 'POST', '/api/logs', { log, seats: [{ kind: 'me' }] });
    const withFriend = { log: cut, seats: [{ kind: 'me' }, { kind: 'friend' }] };
    expect(await bia.refused(422, 'BAD_SEATS', 'POST', '/api/logs', withFriend)).toEqual({ reason: 'friend' });
    await bia.refused(400, 'BAD_REQUEST', 'POST', '/api/logs', { log: { game: 'skirmish' } });
  });
});

describe('a what-if', () => {
  test('of a finished match begins at any pick with everything as it was', async () => {
    const { ana, bia, id } = await twoPeople();
    await play(ana, bia, id, 100);
    const fork = await bia.ok<Match>('POST', `/api/matches/${id}/fork`, { at: 20, seat: 1, level: 'easy' });
    expect(fork).toMatchObject({ status: 'playing', mine: [1], origin: { match: id, at: 20 }, seed: null });
    expect(fork.commitment).toMatch(/^[0-9a-f]{64}$/);
    const past = await bia.ok<Frame>('GET', `/api/matches/${id}/replay/20?seat=1`);
    const forked = await bia.ok<Frame>('GET', `/api/matches/${fork.id}/replay/20?seat=1`);
    expect(forked.seats[0]?.view).toEqual(past.seats[0]?.view);
    await bia.refused(409, 'NO_FORK_POINT', 'POST', `/api/matches/${id}/fork`, {});
  });

  test('proves its own dice when it is over, and answers for no others; so does its copy', async () => {
    const { ana, bia, id } = await twoPeople();
    await play(ana, bia, id, 100);
    const { outcome: _, seed: __, commitment: ___, ...log } = await ana.ok<Log>('GET', `/api/matches/${id}/log`);
    const cut = { ...log, picks: log.picks.slice(0, 30), checks: [] };
    const goes = await ana.ok<Match>('POST', '/api/logs', { log: cut, seats: [{ kind: 'me' }, { kind: 'screen' }] });
    await play(ana, ana, goes.id, 100);
    const over = logSchema.parse(await ana.ok('GET', `/api/matches/${goes.id}/log`));
    expect(over).toMatchObject({ borrowed: 30, commitment: goes.commitment });
    expect(verify(skirmish, over)).toMatchObject({ sound: true, fairness: 'proved' });
    const copy = await bia.ok<Match>('POST', '/api/logs', { log: over });
    const again = logSchema.parse(await bia.ok('GET', `/api/matches/${copy.id}/log`));
    expect(again.borrowed).toBe(30);
    expect(verify(skirmish, again)).toMatchObject({ sound: true, fairness: 'proved' });
  });

  test('of a running match is one’s own point of view: same knowledge, other secrets; and it can be played and undone', async () => {
    const { ana, bia, id } = await twoPeople();
    await play(ana, bia, id, 9);
    const live = await server.tavola.desk.find(id);
    const real = (await live.load()).table.state as State;
    let same = 0;
    for (let i = 0; i < 4; i++) {
      const fork = await ana.ok<Match>('POST', `/api/matches/${id}/fork`, { level: 'easy' });
      expect(fork).toMatchObject({ mine: [0], origin: { match: id } });
      const at = fork.origin?.at ?? 0;
      const past = await ana.ok<Frame>('GET', `/api/matches/${id}/replay/${at}?seat=0`);
      const begun = await ana.ok<Frame>('GET', `/api/matches/${fork.id}/replay/0?seat=0`);
      expect(begun.seats[0]?.view).toEqual(past.seats[0]?.view);
      const invented = (await (await server.tavola.desk.find(fork.id)).load()).table.state as State;
      if (JSON.stringify(invented.players[1].deck) === JSON.stringify(real.players[1].deck)) same++;
      expect(JSON.stringify(fork)).not.toContain('"seed":"');
    }
    expect(same).toBe(0);
    await ana.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/fork`, { seat: 1 });

    const fork = await ana.ok<Match>('POST', `/api/matches/${id}/fork`, { level: 'easy' });
    const reader = await ana.read(fork.id);
    await reader.until((it) => it.frames().at(-1)?.pending[0] === 0);
    const before = (await ana.frame(fork.id)).seats[0]?.view as { players: Side[] };
    await ana.pickAny(fork.id, 0, -1);
    server.tavola.desk.forget(fork.id);
    await ana.ok('POST', `/api/matches/${fork.id}/undo`);
    expect((await ana.frame(fork.id)).seats[0]?.view).toEqual(before);
    await ana.ok('POST', `/api/matches/${fork.id}/abandon`);
    await ana.refused(409, 'LOG_NOT_WHOLE', 'GET', `/api/matches/${fork.id}/log`);
    reader.close();
  });
});

test('a log of a version that nobody knows is refused', async () => {
  const ana = await Client.guest(server.base);
  const { game, version, options, seats, picks, checks } = Table.start(skirmish, {
    seats: 2,
    chance: fairChance('x'),
  }).log();
  const log = { game, options, seats, picks, checks };
  for (const other of ['99', '0', 'mine', ''])
    expect(await ana.refused(409, 'NEWER_RULES', 'POST', '/api/logs', { log: { ...log, version: other } })).toEqual({
      needs: other,
      has: version,
    });
  await ana.ok('POST', '/api/logs', { log: { ...log, version } });
});
