import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, newEnough } from './setup.mjs';

test('Node 24 is new enough, Node 20 is not', () => {
  expect(['18.20.1', '20.20.2', '23.9.0', '24.0.0', '24.21.0', '26.1.0'].map(newEnough)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('the web build is stale after a source was added, changed or removed, not after a test or a build was', () => {
  const web = mkdtempSync(join(tmpdir(), 'tavola-setup-'));
  try {
    writeFileSync(join(web, 'main.ts'), '1');
    const first = fingerprint([web]);
    mkdirSync(join(web, 'dist'));
    writeFileSync(join(web, 'dist', 'main.js'), '1');
    writeFileSync(join(web, 'main.test.ts'), '1');
    expect(fingerprint([web])).toBe(first);
    writeFileSync(join(web, 'table.ts'), '1');
    const second = fingerprint([web]);
    expect(second).not.toBe(first);
    writeFileSync(join(web, 'table.ts'), '22');
    expect(fingerprint([web])).not.toBe(second);
    rmSync(join(web, 'table.ts'));
    expect(fingerprint([web])).toBe(first);
  } finally {
    rmSync(web, { recursive: true });
  }
});
