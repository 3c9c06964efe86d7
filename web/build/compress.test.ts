import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAll } from './compress.ts';

test('texts that are worth it stand beside themselves, compressed; pictures and fonts do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-compress-'));
  mkdirSync(join(folder, 'assets'));
  const code = 'export const answer = 42;\n'.repeat(100);
  const files = { 'assets/main-1.js': code, 'small.css': 'a{}', 'font.woff2': code };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  compressAll(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main-1.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'assets/main-1.js.gz'))).toString()).toBe(code);
  expect(['small.css.br', 'font.woff2.br'].some((name) => existsSync(join(folder, name)))).toBe(false);
  rmSync(folder, { recursive: true });
});
