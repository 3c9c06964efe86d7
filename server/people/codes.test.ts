import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '../base/problem.ts';
import { type Running, startServer } from '../testing/start.ts';
import { Codes, sweepCodes } from './codes.ts';

let server: Running;
let now = Date.UTC(2026, 10, 19, 20);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

const HOME = '192.168.0.17';
const AWAY = '198.51.100.7';
const found = async ({ target }: { readonly target: string }) => target;

test('four letters at home, six elsewhere; the same code for the same link', async () => {
  const { codes } = server.tavola;
  const short = await codes.codeFor({ kind: 'tv', target: 'a link' }, HOME);
  expect(short).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
  expect(await codes.codeFor({ kind: 'tv', target: 'a link' }, HOME)).toBe(short);
  const long = await codes.codeFor({ kind: 'tv', target: 'a link' }, AWAY);
  expect(long).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(await codes.codeFor({ kind: 'table', target: 'a link' }, HOME)).not.toBe(short);
  expect(await codes.look(short.toLowerCase(), HOME, found)).toBe('a link');
  expect(await codes.look(long, HOME, found)).toBe('a link');
  expect(await codes.look(long, AWAY, found)).toBe('a link');
  await expect(codes.look(short, AWAY, found)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('behind a name or a proxy nobody is at home', async () => {
  const { store } = server.tavola;
  for (const env of [{ publicUrl: 'https://tavola.example' }, { proxies: 1 }]) {
    const codes = new Codes(store, { ...server.config, ...env });
    expect(await codes.codeFor({ kind: 'tv', target: 'another' }, HOME)).toHaveLength(6);
  }
});

test('a code ends after a day, and with the link it stands for', async () => {
  const { codes, store } = server.tavola;
  const code = await codes.codeFor({ kind: 'table', target: 'today' }, HOME);
  await expect(codes.look(code, HOME, async () => null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  now += 86_400_000;
  await expect(codes.look(code, HOME, found)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await sweepCodes(store, now)).toBe(false);
  expect(await store.db.selectFrom('codes').selectAll().execute()).toEqual([]);
});

test('after 300 wrong ones a minute none is answered for a minute, from anywhere', async () => {
  const codes = new Codes(server.tavola.store, server.config);
  const good = await codes.codeFor({ kind: 'tv', target: 'the screen' }, HOME);
  const wrong = (i: number) =>
    codes.look('2222', `10.0.${i >> 8}.${i & 255}`, found).catch((error) => (error as Refusal).code);
  for (let i = 0; i < 300; i++) expect(await wrong(i)).toBe('NOT_FOUND');
  expect(await codes.look(good, HOME, found)).toBe('the screen');
  await wrong(301);
  await expect(codes.look(good, HOME, found)).rejects.toMatchObject({ status: 429, detail: { seconds: 60 } });
  now += 60_000;
  expect(await codes.look(good, HOME, found)).toBe('the screen');
});
