import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configOf } from './config.ts';
import { newFolder } from './testing/start.ts';

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
  const documented = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  for (const [name] of source.matchAll(/TAVOLA_[A-Z_]+|DATABASE_URL|\bPORT\b|\bHOST\b/g))
    expect(documented).toContain(`\`${name}\``);
});
