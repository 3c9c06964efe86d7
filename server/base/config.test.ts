import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/start.ts';
import { configOf } from './config.ts';

test('every setting has a default; a wrong one is said at once; the generated secret is kept for its owner alone', () => {
  const data = newFolder();
  const first = configOf({ TAVOLA_DATA: data });
  expect(first.secret).toHaveLength(64);
  expect(configOf({ TAVOLA_DATA: data }).secret).toBe(first.secret);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(first.secret);
  expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0);
  expect(configOf({ TAVOLA_DATA: data, TAVOLA_SECRET: 'given' }).secret).toBe('given');
  expect(() => configOf({ TAVOLA_DATA: data, PORT: 'http' })).toThrow('PORT');
  expect(first).toMatchObject({ port: 3000, portIsFree: true, examples: false });
  const documented = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  for (const [name] of source.matchAll(/TAVOLA_[A-Z_]+|DATABASE_URL|\bPORT\b|\bHOST\b/g))
    expect(documented).toContain(`\`${name}\``);
});

test('the public address is what browsers send as Origin; what is not an address is said at once', () => {
  const url = (text: string) => configOf({ TAVOLA_SECRET: 'given', TAVOLA_URL: text }).publicUrl;
  expect(url('https://Tavola.example/')).toBe('https://tavola.example');
  expect(url('')).toBeUndefined();
  for (const wrong of ['tavola.example', 'localhost:3000', 'ftp://tavola.example'])
    expect(() => url(wrong)).toThrow('TAVOLA_URL must be an address');
});

test('proxies are a count or addresses; anything else is said at once', () => {
  const proxies = (text: string) => configOf({ TAVOLA_SECRET: 'given', TAVOLA_PROXY: text }).proxies;
  expect(['', '0', '1', '2'].map(proxies)).toEqual([0, 0, 1, 2]);
  expect(proxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['yes', '10.0.0.0/8/8', '300.1.1.1', '::1,'])
    expect(() => proxies(wrong)).toThrow('TAVOLA_PROXY must be a count or addresses');
});
