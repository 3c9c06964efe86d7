/** kill -9 in a storm of words of three phones: what was acknowledged is there once, and phones that come back agree with the server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { expectKept } from '@tavola/testing/real/kept.ts';
import { SharedTable } from '@tavola/testing/real/shared-evening.ts';
import { touch } from '@tavola/testing/real/touch.ts';
import { wood } from '@tavola/testing/wood.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { EveningUpdate, SharedEvening } from '../api/evenings.ts';
import { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { keptEvening, Teller } from '../testing/evening.ts';
import { type Child, newFolder, startChild } from '../testing/start.ts';

/** More of them are a campaign (docs/testing.md). */
const KILLS = Number(process.env.TAVOLA_KILLS ?? 2);
const KILLS_OF_AN_EVENING = 3;
/** Of each phone between two kills. */
const MOST_TOUCHES = 60;
const MOST_WAITS = 2000;
const seats = ['outside', 'outside', 'automaton'] as const;
const PROGRAM = new URL('../testing/wood-main.ts', import.meta.url);

test(`${KILLS} times, no acknowledged word is lost and none counts twice`, {
  timeout: 60_000 + KILLS * 10_000,
}, async () => {
  const data = newFolder();
  const env = { TAVOLA_DATA: data, TAVOLA_WORDS: '0' };
  let server: Child = await startChild(env, PROGRAM);
  onTestFinished(() => server.kill());
  const rng = seededRng(34);
  const evenings: (readonly Teller[])[] = [];
  let unanswered = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    if (kill % KILLS_OF_AN_EVENING === 0) evenings.push(await newEvening(server));
    const phones = evenings.at(-1) as readonly Teller[];
    const enough = wordsOf(phones) + 5 + rng.below(25);
    let isOver = false;
    const storms = Promise.all(phones.map((phone) => storm(phone, seededRng(rng.below(1_000_000))))).then(() => {
      isOver = true;
    });
    for (let waits = 0; !isOver && wordsOf(phones) < enough && waits < MOST_WAITS; waits++) await pause(rng.below(4));
    await server.kill();
    await storms;
    server = await startChild(env, PROGRAM);
    for (const phone of phones) unanswered += await comeBack(phone, server);
  }
  for (const phones of evenings) await expectSame(phones, server);
  expect(await server.stop()).toBe(0);
  const store = await Store.open({ file: join(data, 'tavola.db'), url: '' });
  for (const phones of evenings) await expectWords(phones, store);
  await store.close();
  rmSync(data, { recursive: true });
  const words = evenings.reduce((sum, phones) => sum + wordsOf(phones), 0);
  if (process.env.TAVOLA_TELL) console.log(`${words} words, ${unanswered} of them taken without an answer`);
  expect(words).toBeGreaterThan(5 * KILLS);
});

async function newEvening({ base }: Child): Promise<readonly Teller[]> {
  const ana = await (await Teller.of(base, wood, 'Ana')).share(keptEvening(wood, seats));
  const others = ['Caio', 'Eva'].map(async (name) => (await Teller.of(base, wood, name)).join(ana.evening.link.token));
  return [ana, ...(await Promise.all(others))];
}

function wordsOf(phones: readonly Teller[]): number {
  return phones.reduce((sum, { decided }) => sum + decided.length, 0);
}

/** Touches and sends until the server is gone. */
async function storm(phone: Teller, rng: Rng): Promise<void> {
  try {
    for (let i = 0; i < MOST_TOUCHES; i++) {
      try {
        touch(phone, rng);
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
      }
      await phone.send();
      if (rng.below(3) === 0) await phone.hear();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Nothing that this phone has seen is gone; then it sends what waits. Gives how many words had been taken without an answer. */
async function comeBack(phone: Teller, { base }: Child): Promise<number> {
  const { cookie, person } = phone.client;
  phone.client = Object.assign(new Client(base), { cookie, person });
  const { rev, arrived, unsent } = phone.following;
  const news = await phone.client.ok<EveningUpdate>('GET', `${phone.path}/news?rev=${rev}`);
  expect(news.rev).toBeGreaterThanOrEqual(rev);
  if (news.rev === rev) expect(news.cut).toBe(arrived.length);
  const taken = unsent.filter(({ word }) => news.decided.includes(word.word));
  await phone.send();
  return taken.length;
}

/** All phones, and one that opens the evening now. */
async function expectSame(phones: readonly Teller[], { base }: Child): Promise<void> {
  for (const phone of phones) {
    const { cookie, person } = phone.client;
    phone.client = Object.assign(new Client(base), { cookie, person });
    await phone.hear();
    const evening = await phone.client.ok<SharedEvening>('GET', phone.path);
    const again = new Teller(phone.client, wood).open(evening);
    expect(phone.following.unsent).toEqual([]);
    expect(phone.app.table.picksFrom(0)).toEqual(evening.picks);
    expect(phone.following.shared).toEqual(evening.shared);
    expect(fingerprint(phone.app.table.state)).toBe(fingerprint(again.app.table.state));
  }
}

/** What is in the store is what an evening in memory makes of the same words in the same order. */
async function expectWords(phones: readonly Teller[], { db }: Store): Promise<void> {
  const [{ evening }] = phones as readonly [Teller];
  const words = await db
    .selectFrom('evening_words')
    .selectAll()
    .where('evening', '=', evening.id)
    .orderBy('rev')
    .execute();
  const fates = new Map(words.map(({ id, fate }) => [id, fate]));
  for (const { word, fate } of phones.flatMap(({ decided }) => decided))
    expect(fates.get(word.word), JSON.stringify(word)).toBe(['heard', 'clash'].includes(fate) ? fate : undefined);
  const model = new SharedTable(wood, seats);
  for (const { id, person, fate, body_json } of words)
    expect(model.take(person as string, { ...JSON.parse(body_json), word: id, rev: model.ledger.rev }).fate).toBe(fate);
  const picks = await db
    .selectFrom('evening_picks')
    .selectAll()
    .where('evening', '=', evening.id)
    .orderBy('number')
    .execute();
  expect(picks.map(({ seat, option }) => [seat, option])).toEqual(model.picks);
  expect(picks.map(({ word }) => word)).toEqual(model.ledger.spoken);
  const row = await db.selectFrom('evenings').selectAll().where('id', '=', evening.id).executeTakeFirstOrThrow();
  expect(JSON.parse(row.shared_json)).toEqual(model.ledger.shared);
  expectKept(model, evening.id);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
