/** A turn prepared while others play: the table plays it as its person would, ends it when it must, and tells nobody else. */
import { rmSync } from 'node:fs';
import { evenfall } from '@tavola/games/evenfall/game.ts';
import { games } from '@tavola/games/shelf.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { TriedPlan } from '../api/plans.ts';
import { Client } from '../testing/client.ts';
import { planPath, playOn, randomPlan } from '../testing/planner.ts';
import { newFolder, type Running, startChild, startServer } from '../testing/start.ts';
import { momentOf, twins } from '../testing/worlds.ts';

const DAY = 86_400;
const SLOW = { clock: { decision: DAY, player: null } };

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type Prepared = {
  readonly id: string;
  readonly ana: Client;
  readonly bia: Client;
  readonly clients: Map<Seat, Client>;
};
/** With a plan of some steps that Ana could keep. */
type Ready = Prepared & { readonly steps: readonly Step[] };

/** Two people at Evenfall; it is the turn of the second. */
async function begun(base: string, rng: Rng, more: object = SLOW): Promise<Prepared> {
  const [ana, bia] = [await Client.guest(base, 'Ana'), await Client.guest(base, 'Bia')];
  const { id, invitations } = await ana.newMatch('evenfall', [{ kind: 'me' }, { kind: 'friend' }], more);
  await bia.ok('POST', `/api/invitations/${invitations[0]?.token}`);
  const clients = new Map([
    [0, ana],
    [1, bia],
  ]);
  await playOn(clients, [id], rng, async () => (await turnOf(ana, id)) === 1);
  return { id, ana, bia, clients };
}

/** A table at which Ana has picked before and can plan three steps. The dice of a match are its own: others are thrown away. */
async function prepared(base: string, rng: Rng): Promise<Ready> {
  for (;;) {
    const table = await begun(base, rng);
    const { id, ana } = table;
    if ((await myPicks(ana, id)).length === 0) continue;
    for (let tries = 0; tries < 5; tries++) {
      const steps = await randomPlan(ana, id, 0, rng);
      if (steps.length >= 3) return { ...table, steps };
    }
  }
}

async function turnOf(client: Client, id: string): Promise<Seat | null> {
  const { seats } = await client.frame(id, '?since=1000000');
  return evenfall.turn?.(seats[0]?.view as never) ?? null;
}

async function keep({ id, ana, steps }: Ready): Promise<void> {
  await ana.ok('PUT', planPath(id, 0), { steps, stops: [] });
}

/** Until the plan of Ana was played or ended. */
async function settled(ana: Client, id: string): Promise<Match['planned'][number] | null> {
  for (let n = 0; n < 400; n++) {
    const [plan] = (await ana.match(id)).planned;
    if (!plan || plan.stopped !== null || plan.played === plan.steps) return plan ?? null;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the plan stands still');
}

const myPicks = async (client: Client, id: string) => {
  const { picks } = await client.ok('GET', `/api/matches/${id}/replay`);
  return (picks as { seat: number; option: string | null }[])
    .filter(({ seat }) => seat === 0)
    .map(({ option }) => option);
};

describe('a plan', () => {
  test('is played when the turn comes, each step once', async () => {
    const rng = seededRng(1);
    const table = await prepared(server.base, rng);
    const { id, ana, bia, clients, steps } = table;
    await keep(table);
    expect((await ana.match(id)).planned).toEqual([
      { seat: 0, steps: steps.length, played: 0, stopped: null, where: [] },
    ]);
    expect((await bia.match(id)).planned).toEqual([]);
    await playOn(new Map([[1, clients.get(1) as Client]]), [id], rng, async (pending) => pending[0] === 0);
    const plan = await settled(ana, id);
    const played = plan?.played ?? steps.length;
    expect(plan?.stopped ?? null).toBeNull();
    expect((await myPicks(ana, id)).slice(-played)).toEqual(steps.map(({ option }) => option));
  });

  test('tells the others nothing: their frames are those of the same game played by hand', async () => {
    for (const { game: load } of games) await comparedWithHand(await load(), seededRng(5));
  });

  test('ends where somebody wants to take a pick back, and is then not played', async () => {
    const rng = seededRng(2);
    const table = await prepared(server.base, rng);
    const { id, ana, bia } = table;
    await keep(table);
    // Held at the moment the turn comes.
    const { driver } = server.tavola;
    const drive = driver.drive.bind(driver);
    driver.drive = () => {};
    await playOn(new Map([[1, bia]]), [id], rng, (pending) => pending[0] === 0);
    await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 0, practice: true });
    driver.drive = drive;
    driver.again(await server.tavola.desk.find(id));
    expect(await settled(ana, id)).toMatchObject({ played: 0, stopped: 'undo' });
    const { plan } = await ana.ok('GET', planPath(id, 0));
    expect(plan).toMatchObject({ next: 0, stopped: 'undo' });
  });

  test('is gone when its seat changes hands, when its person throws it away or decides by hand', async () => {
    const rng = seededRng(3);
    const table = await prepared(server.base, rng);
    const { id, ana, bia } = table;
    await keep(table);
    await ana.ok('DELETE', planPath(id, 0));
    expect(await ana.ok('GET', planPath(id, 0))).toEqual({ plan: null });
    await keep(table);
    const { driver } = server.tavola;
    const drive = driver.drive.bind(driver);
    driver.drive = () => {};
    await playOn(new Map([[1, bia]]), [id], rng, (pending) => pending[0] === 0);
    await ana.pickAny(id, 0);
    driver.drive = drive;
    expect((await ana.match(id)).planned).toEqual([]);
    const other = await prepared(server.base, rng);
    await keep(other);
    await other.ana.ok('POST', `/api/matches/${other.id}/leave`, {});
    const left = server.tavola.store.db.selectFrom('plans').selectAll().where('match', 'in', [id, other.id]);
    expect(await left.execute()).toEqual([]);
  });

  test('is refused with a code where it cannot be', async () => {
    const rng = seededRng(4);
    const { id, ana, bia } = await prepared(server.base, rng);
    const path = planPath(id, 0);
    const none = { ask: 'turn', option: 'nothing' };
    await ana.refused(409, 'PLAN_STALE', 'POST', `${path}/try`, { steps: [none] });
    await ana.refused(422, 'PLAN_TOO_LONG', 'PUT', path, { steps: new Array(31).fill(none) });
    await bia.refused(409, 'NO_REHEARSAL', 'POST', `${planPath(id, 1)}/try`, { steps: [] });
    await bia.refused(403, 'FORBIDDEN', 'POST', `${path}/try`, { steps: [] });
    await bia.refused(403, 'FORBIDDEN', 'GET', path);
    await ana.ok('PATCH', `/api/matches/${id}`, { plans: false });
    await ana.refused(409, 'NO_REHEARSAL', 'POST', `${path}/try`, { steps: [] });
    const quick = await begun(server.base, rng, {});
    await quick.ana.refused(409, 'NO_REHEARSAL', 'POST', `${planPath(quick.id, 0)}/try`, { steps: [] });
  });

  test('a rehearsal leaves no trace: the match has the revision it had', async () => {
    const rng = seededRng(6);
    const { id, ana } = await prepared(server.base, rng);
    const { revision, count } = await ana.frame(id);
    const first = await ana.ok<TriedPlan>('POST', `${planPath(id, 0)}/try`, { steps: [] });
    expect(first.frame.seats[0]?.decision?.ask).toBe('turn');
    expect(await ana.frame(id)).toMatchObject({ revision, count });
  });
});

/** The same game twice, by plan and by hand: what every other seat and a spectator are sent is the same. */
async function comparedWithHand(game: AnyGame, rng: Rng): Promise<void> {
  const people = await Promise.all(['Ana', 'Bia', 'Caio', 'Davi'].map((name) => Client.guest(server.base, name)));
  for (let tries = 0; tries < 40; tries++) {
    const moment = momentOf(
      game,
      { seats: Math.max(2, game.seats.min), options: game.amongBots ?? {} },
      rng,
      rng.below(120),
    );
    if (!moment) continue;
    const { ids, clients, watcher } = await twins(
      server,
      { ...moment, states: [moment.states[0], moment.states[0]] },
      people,
      'people',
    );
    const [byPlan, byHand] = ids;
    const { seat } = moment;
    const own = clients.get(seat) as Client;
    const steps = await randomPlan(own, byPlan, seat, rng);
    if (steps.length < 2) continue;
    await own.ok('PUT', planPath(byPlan, seat), { steps, stops: [] });
    const { driver } = server.tavola;
    const drive = driver.drive.bind(driver);
    driver.drive = () => {};
    const isMyTurn = async () => {
      const { seats } = await own.frame(byPlan, `?seat=${seat}&since=1000000`);
      return game.turn?.(seats[0]?.view) === seat && seats[0]?.decision !== null;
    };
    await playOn(clients, ids, rng, isMyTurn);
    driver.drive = drive;
    driver.again(await server.tavola.desk.find(byPlan));
    await settled(own, byPlan);
    const taken = (await own.match(byPlan)).planned[0]?.played ?? steps.length;
    for (const { option } of steps.slice(0, taken)) {
      const { decision } = await own.seatFrame(byHand, seat);
      await own.ok('POST', `/api/matches/${byHand}/picks`, { seat, decision: decision?.number, option });
    }
    for (const reader of [...people.filter((one) => one !== own), watcher]) {
      const told = await Promise.all(ids.map(async (id) => JSON.stringify(await reader.frame(id)).replaceAll(id, '')));
      expect(told[0], game.id).toBe(told[1]);
      const described = await Promise.all(
        ids.map(async (id) => ({
          ...(await reader.match(id)),
          id: '',
          updated: 0,
          created: 0,
          invitations: [],
          commitment: '',
        })),
      );
      expect(described[0], game.id).toEqual(described[1]);
    }
    if (taken > 0) return;
  }
  throw new Error(`${game.id}: no plan was played`);
}

/** Of all games: how much processor time the serving thread takes for a planned pick, all included (`TAVOLA_TELL=1`). */
test.runIf(process.env.TAVOLA_TELL)('a planned pick costs the serving thread', { timeout: 300_000 }, async () => {
  const people = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Gil'].map((name) => Client.guest(server.base, name)),
  );
  const rng = seededRng(11);
  for (const { game: load } of games) {
    const game = await load();
    const spent: number[] = [];
    for (let tries = 0; tries < 60 && spent.length < 12; tries++) spent.push(...(await costOfPlan(game, people, rng)));
    spent.sort((a, b) => a - b);
    const [median, most] = [spent[spent.length >> 1], spent.at(-1)];
    console.log(
      `${game.id}: ${spent.length} plans, a pick costs ${median?.toFixed(1)} ms, at most ${most?.toFixed(1)} ms`,
    );
  }
});

/** Milliseconds a pick of a whole plan; none where no plan was played. */
async function costOfPlan(game: AnyGame, people: readonly Client[], rng: Rng): Promise<number[]> {
  const moment = momentOf(
    game,
    { seats: Math.max(2, game.seats.min), options: game.amongBots ?? {} },
    rng,
    rng.below(200),
  );
  if (!moment) return [];
  const { ids, clients } = await twins(
    server,
    { ...moment, states: [moment.states[0], moment.states[0]] },
    people,
    'people',
  );
  const [id] = ids;
  const { seat } = moment;
  const own = clients.get(seat) as Client;
  const steps = await randomPlan(own, id, seat, rng);
  if (steps.length < 2) return [];
  await own.ok('PUT', planPath(id, seat), { steps, stops: ['effect', 'lost', 'places', 'hand', 'near-end'] });
  const { driver, desk } = server.tavola;
  const drive = driver.drive.bind(driver);
  driver.drive = () => {};
  await playOn(clients, [id], rng, async () => {
    const { seats } = await own.frame(id, `?seat=${seat}&since=1000000`);
    return game.turn?.(seats[0]?.view) === seat && seats[0]?.decision !== null;
  });
  driver.drive = drive;
  const live = await desk.find(id);
  const before = process.threadCpuUsage();
  driver.again(live);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { user, system } = process.threadCpuUsage(before);
  const played = live.plans.get(seat)?.next ?? steps.length;
  return played > 0 ? [(user + system) / 1000 / played] : [];
}

test('kill -9 between two steps repeats none and forgets none', { timeout: 120_000 }, async () => {
  const data = newFolder();
  const child = await startChild({ TAVOLA_DATA: data, TAVOLA_BOT_DELAY: '400' });
  const rng = seededRng(9);
  const table = await prepared(child.base, rng);
  const { id, ana, bia, steps } = table;
  await keep(table);
  await playOn(new Map([[1, bia]]), [id], rng, (pending) => pending[0] === 0);
  const before = (await myPicks(ana, id)).length;
  while ((await myPicks(ana, id)).length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  await child.kill();
  // Later than a stranded seat is waited for.
  const again = await startServer({ TAVOLA_DATA: data }, { now: () => Date.now() + 60_000 });
  const after = new Client(again.base);
  after.cookie = ana.cookie;
  await again.sweeper.sweep();
  const plan = await settled(after, id);
  const mine = (await myPicks(after, id)).slice(before);
  expect(mine).toEqual(steps.slice(0, mine.length).map(({ option }) => option));
  expect(mine.length).toBe(plan?.stopped ? plan.played : steps.length);
  expect(mine.length).toBeGreaterThan(1);
  await again.close();
  rmSync(data, { recursive: true, force: true });
});
