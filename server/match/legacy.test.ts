/** What a finished game of Oath tells of the next one over the wire: nothing that is hidden there. */
import { oath } from '@tavola/games/oath/game.ts';
import { drawnWorld, type Stock } from '@tavola/games/oath/rules/chronicle/stock.ts';
import { type OpenWorld, openOf, type World } from '@tavola/games/oath/rules/chronicle/world.ts';
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { commitment, fairChance, realDice } from '@tavola/kernel/rules/chance.ts';
import type { Legacy } from '@tavola/kernel/rules/game.ts';
import { seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { openLog, readLog, verify } from '@tavola/kernel/table/verify.ts';
import { altered } from '@tavola/testing/altered.ts';
import { play } from '@tavola/testing/play.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import { Client } from '../testing/client.ts';
import { newFolder, type Running, startServer } from '../testing/start.ts';

const options = { chronicle: true };
const seats = [{ kind: 'me' }, { kind: 'screen' }];
const data = newFolder();
let here: Running;
/** The same store, read by another process: what was written there behind its back is what it finds. */
let there: Running;
beforeAll(async () => {
  [here, there] = [await startServer({ TAVOLA_DATA: data }), await startServer({ TAVOLA_DATA: data })];
});
afterAll(async () => {
  await here.close();
  await there.close();
});

/** A game that was played to its end elsewhere. */
function played(seed: string, inheritance?: Legacy): Log {
  const table = Table.start(oath, { seats: 2, options, chance: fairChance(seed), inheritance });
  const rng = seededRng(3);
  while (table.outcome === null) pickAtRandom(table, rng);
  return { ...table.log(), seed, commitment: commitment(seed) };
}

/** As version 1 kept it: with every order of the next game. */
function withOrders({ open, stock }: Legacy, seed: number): Legacy {
  const world = play(drawnWorld(open as OpenWorld, stock as Stock)).result as World;
  const rng = seededRng(seed);
  const [worldDeck, relicDeck, siteDeck] = [world.worldDeck, world.relicDeck, world.siteDeck].map((pile) =>
    shuffleInPlace([...pile], rng),
  ) as [string[], string[], string[]];
  return { open: openOf(world), secret: { ...world, worldDeck, relicDeck, siteDeck } };
}

function rowOf(id: string) {
  return here.tavola.store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
async function writeLegacy(id: string, legacy: Legacy): Promise<void> {
  const outcome = { ...JSON.parse((await rowOf(id)).outcome_json as string), legacy };
  const change = here.tavola.store.db.updateTable('matches').set({ outcome_json: JSON.stringify(outcome) });
  await change.where('id', '=', id).execute();
}
/** What everybody at the table sees, and those who only watch. */
async function seenBy(ana: Client, id: string): Promise<unknown[]> {
  const views: unknown[] = [];
  for (const seat of [0, 1]) views.push((await ana.seatFrame(id, seat)).view);
  return [...views, (await ana.frame(id, '?seat=spectator')).seats[0]?.view];
}

test('two worlds: game two is what the log of game one and a new seed make it, whatever was kept in secret', async () => {
  const ana = await Client.guest(here.base);
  const log = played('first');
  const legacy = log.outcome?.legacy as Legacy;
  const worlds = [legacy, withOrders(legacy, 1), withOrders(legacy, 2)];
  const taken: unknown[] = [];
  const elsewhere = Object.assign(new Client(there.base), { cookie: ana.cookie, person: ana.person });
  for (const [n, left] of worlds.entries()) {
    const { id } = await ana.ok<Match>('POST', '/api/logs', { log });
    await writeLegacy(id, left);
    const received = [
      await elsewhere.ok('GET', `/api/matches/${id}/log`),
      await elsewhere.ok('GET', '/api/matches'),
      await elsewhere.ok('GET', `/api/matches/${id}/chain`),
      await elsewhere.frame(id),
      await elsewhere.match(id),
    ];
    expect(JSON.stringify(received)).not.toContain('"secret":{');
    const one = readLog(received[0]);
    expect(verify(oath, one)).toMatchObject({ sound: true, finished: true });

    const plan = { game: 'oath', seats, options, follows: id };
    const next = await elsewhere.ok<Match>('POST', '/api/matches', plan);
    const { inheritance_json, seed, commitment: published } = await rowOf(next.id);
    const inheritance = JSON.parse(inheritance_json as string) as Legacy;
    expect(inheritance, `world ${n}`).not.toHaveProperty('secret');
    expect(published).toBe(commitment(seed as string));
    taken.push(inheritance);
    const known = openLog(oath, one, { chance: realDice }).outcome?.legacy;
    const again = Table.start(oath, { seats: 2, options, chance: fairChance(seed as string), inheritance: known });
    const eyes: readonly Eyes[] = [0, 1, 'spectator'];
    expect(await seenBy(elsewhere, next.id)).toEqual(eyes.map((who) => JSON.parse(JSON.stringify(again.view(who)))));
  }
  expect(taken).toEqual(worlds.map(() => legacy));
});

test('a table that waits since an older version begins without its secret', async () => {
  const [ana, bia] = [await Client.guest(here.base), await Client.guest(here.base, 'Bia')];
  const { id } = await ana.ok<Match>('POST', '/api/logs', { log: played('second') });
  const plan = { game: 'oath', seats: [{ kind: 'me' }, { kind: 'friend' }], options, follows: id };
  const waiting = await ana.ok<Match>('POST', '/api/matches', plan);
  const old = withOrders(JSON.parse((await rowOf(waiting.id)).inheritance_json as string), 3);
  const change = here.tavola.store.db.updateTable('matches').set({ inheritance_json: JSON.stringify(old) });
  await change.where('id', '=', waiting.id).execute();
  const elsewhere = Object.assign(new Client(there.base), { cookie: bia.cookie, person: bia.person });
  await elsewhere.ok('POST', `/api/invitations/${waiting.invitations[0]?.token}`);
  const { status, inheritance_json } = await rowOf(waiting.id);
  expect([status, JSON.parse(inheritance_json as string).secret]).toEqual(['playing', undefined]);
});

test('a log of version 1 goes on with the orders that it took over', async () => {
  const ana = await Client.guest(here.base);
  const inheritance = withOrders(played('third').outcome?.legacy as Legacy, 4);
  const empty: Log = {
    ...Table.start(oath, { seats: 2, options, chance: fairChance('x') }).log(),
    picks: [],
    checks: [],
  };
  const table = Table.resume(oath, { ...empty, inheritance }, { chance: fairChance('fourth') });
  const rng = seededRng(1);
  for (let n = 0; n < 20; n++) pickAtRandom(table, rng);
  const log = { ...table.log(), seed: 'fourth', commitment: commitment('fourth') };
  const { id } = await ana.ok<Match>('POST', '/api/logs', { log });
  expect((await ana.seatFrame(id, 0)).view).toEqual(JSON.parse(JSON.stringify(table.view(0))));
});

test('altered legacies are refused with a code, or the match goes on', async () => {
  const ana = await Client.guest(here.base);
  const legacy = played('fifth').outcome?.legacy as Legacy;
  const empty: Log = {
    ...Table.start(oath, { seats: 2, options, chance: fairChance('x') }).log(),
    picks: [],
    checks: [],
  };
  const rng = seededRng(1);
  const answers = new Map<string, number>();
  for (let n = 0; n < 60; n++) {
    const inheritance = altered(n % 3 === 0 ? withOrders(legacy, n) : legacy, rng);
    const { status, body } = await ana.call('POST', '/api/logs', { log: { ...empty, inheritance } });
    const code = status === 201 ? 'accepted' : `${status} ${body.code}`;
    answers.set(code, (answers.get(code) ?? 0) + 1);
    if (status !== 201) continue;
    for (let pick = 0; pick < 4; pick++) {
      const [seat] = (await ana.frame(body.id)).pending;
      expect((await ana.pickAny(body.id, seat as number, pick)).status).toBeLessThan(300);
    }
  }
  expect([...answers.keys()].filter((code) => !/^(accepted|422 BAD_LEGACY|400 BAD_REQUEST)$/.test(code))).toEqual([]);
  expect(answers.get('422 BAD_LEGACY')).toBeGreaterThan(30);
});

test.each(['options', 'inheritance', 'outcome'])(
  'a log whose %s goes too deep is refused, not broken by',
  async (field) => {
    const ana = await Client.guest(here.base);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const log = Table.start(oath, { seats: 2, options, chance: fairChance('x') }).log();
    const value = {
      options: deep,
      inheritance: `{"open":${deep}}`,
      outcome: `{"winners":[],"reason":"","final":${deep}}`,
    };
    const text = JSON.stringify({ log: { ...log, [field]: '@' } }).replace('"@"', value[field as 'options']);
    await ana.refused(400, 'BAD_REQUEST', 'POST', '/api/logs', text);
  },
);
