import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** How many lines each scratch file has so far. */
const lengths = new Map<string, number>();

/** Each code becomes one line of its scratch file; `x` gets a number so that the lines of a file do not clash. */
const cases = [
  ...refused('kernel/table/table.ts', [
    `import 'node:fs';`,
    `import 'fs';`,
    `import '@tavola/games/shelf.ts';`,
    `import '@tavola/testing/walk.ts';`,
    `import '../../games/shelf.ts';`,
    `import 'react';`,
    `export { x } from '@tavola/server/main.ts';`,
    `export type x = import('@tavola/server/main.ts').X;`,
    `export const x = import('node:zlib');`,
    `export const x = Math.random();`,
    `export const { random: x } = Math;`,
    `export const x = Date.now();`,
    `export const x = new Date();`,
    `export const x = performance.now();`,
    `export const x = process.env;`,
    `export enum x { A }`,
    `export interface x { a: 1 }`,
    `export const x: any = 1;`,
  ]),
  ...allowed('kernel/table/table.ts', [
    `import './ask.ts';`,
    `import 'zod';`,
    `import 'pure-rand/generator/xoroshiro128plus';`,
    `import '@noble/hashes/sha2.js';`,
    `export function* x() {}`,
  ]),
  ...allowed('kernel/fixtures/skirmish/rules.ts', [`import '../../rules/ask.ts';`]),
  ...refused('kernel/fixtures/skirmish/rules.ts', [`import '../../../games/shelf.ts';`]),
  ...allowed('games/examples/hex/board/board.tsx', [`import 'react';`, `import '../rules/rules.ts';`]),
  ...refused('games/examples/hex/rules/rules.ts', [`import 'react';`, `import '../../../root/game.ts';`]),
  ...allowed('kernel/table/table.test.ts', [
    `import 'node:fs';`,
    `import '@tavola/testing/walk.ts';`,
    `import 'vitest';`,
  ]),
  ...refused('kernel/table/table.test.ts', [`import '@tavola/games/shelf.ts';`]),

  ...allowed('testing/walk.ts', [`import '@tavola/kernel/table/table.ts';`, `import 'node:fs';`, `import 'vitest';`]),
  ...refused('testing/walk.ts', [`import '@tavola/games/shelf.ts';`, `export const x = Math.random();`]),

  ...allowed('games/shelf.ts', [`import './root/game.ts';`, `export const x = () => import('./root/game.ts');`]),
  ...allowed('games/root/game.ts', [
    `import './rules/battle.ts';`,
    `import '@tavola/kernel/rules/ask.ts';`,
    `import 'zod';`,
  ]),
  ...allowed('games/root/text/pt/text.ts', [`import '@tavola/games/text/pt.ts';`]),
  ...refused('games/root/game.ts', [
    `import '../oath/game.ts';`,
    `import '@tavola/games/oath/game.ts';`,
    `import '@tavola/testing/walk.ts';`,
    `import 'react';`,
    `import 'node:fs';`,
  ]),
  ...allowed('games/root/rules/battle.ts', [`import '../state.ts';`, `import '../data/cards.json';`]),
  ...refused('games/root/rules/battle.ts', [`import '../../oath/game.ts';`, `export const x = Math.random();`]),
  ...allowed('games/root/rules/cards/ambush.ts', [`import '../../state.ts';`]),
  ...refused('games/root/rules/cards/ambush.ts', [`import '../../../oath/state.ts';`]),
  ...allowed('games/root/rules/cards/birds/ambush.ts', [`import '../../../state.ts';`]),
  ...refused('games/root/rules/cards/birds/ambush.ts', [`import '../../../../oath/state.ts';`]),
  ...allowed('games/root/scenarios/battle.test.ts', [`import '@tavola/testing/scenario.ts';`, `import 'node:fs';`]),
  ...refused('games/root/scenarios/battle.test.ts', [
    `import '@tavola/bots/search/random.ts';`,
    `import '../../oath/game.ts';`,
  ]),
  ...allowed('games/root/board/board.tsx', [
    `import 'react';`,
    `import 'motion/mini';`,
    `import '../state.ts';`,
    `import './board.css';`,
    `import '@tavola/games/board/piece.tsx';`,
  ]),
  ...refused('games/root/board/board.tsx', [
    `import '../../oath/board/board.tsx';`,
    `import '@tavola/web/shell.tsx';`,
    `import 'node:fs';`,
  ]),

  ...allowed('bots/search/search.ts', [`import '@tavola/games/shelf.ts';`, `export const x = performance.now();`]),
  ...refused('bots/search/search.ts', [`import 'node:os';`, `import 'piscina';`, `export const x = Math.random();`]),
  ...allowed('bots/pool/pool.ts', [`import 'piscina';`, `import 'node:os';`]),
  ...refused('bots/pool/pool.ts', [`import '@tavola/server/main.ts';`]),

  ...allowed('cli/main.ts', [
    `import '@tavola/bots/pool/pool.ts';`,
    `import '@tavola/testing/walk.ts';`,
    `import 'node:fs';`,
  ]),
  ...refused('cli/main.ts', [`import '@tavola/server/main.ts';`, `import '../server/main.ts';`]),
  ...allowed('server/main.ts', [
    `import '@tavola/bots/pool/pool.ts';`,
    `import 'fastify';`,
    `export const x = Date.now();`,
  ]),
  ...refused('server/main.ts', [`import '@tavola/web/main.tsx';`, `import '@tavola/cli/main.ts';`]),
  ...allowed('web/main.tsx', [
    `export type { x } from '@tavola/server/api.ts';`,
    `export type x = import('@tavola/server/api.ts').X;`,
    `import 'react';`,
  ]),
  ...refused('web/main.tsx', [
    `import '../server/api.ts';`,
    `import '@tavola/cli/main.ts';`,
    `import '@tavola/server/api.ts';`,
    `import { x } from '@tavola/server/api.ts';`,
    `export { x } from '@tavola/server/api.ts';`,
    `export const x = import('@tavola/server/api.ts');`,
    `export const x = crypto.randomUUID();`,
  ]),

  // Three files in a circle; types may go round.
  ...refused('bots/egg.ts', [`import { x } from './hen.ts';`]),
  ...refused('bots/hen.ts', [`import { x } from './cock.ts';`]),
  ...refused('bots/cock.ts', [`import { x } from './egg.ts';`]),
  ...allowed('bots/night.ts', [`export type { x } from './day.ts';`]),
  ...allowed('bots/day.ts', [`export type { x } from './night.ts';`]),
];

describe('the linter', () => {
  let scratch = '';
  let complaints = new Map<string, string[]>();

  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'tavola-lint-'));
    cpSync(join(root, 'biome.json'), join(scratch, 'biome.json'));
    cpSync(join(root, 'tools/lint'), join(scratch, 'tools/lint'), { recursive: true });
    writeFileSync(join(scratch, '.gitignore'), 'node_modules/\n');
    for (const { file, code } of cases) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      appendFileSync(join(scratch, file), `${code}\n`);
    }
    complaints = lint(scratch);
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  test.each(cases)('$verb in $file: $code', ({ verb, file, line }) => {
    const found = complaints.get(`${file}:${line}`) ?? [];
    if (verb === 'allows') expect(found).toEqual([]);
    else expect(found).not.toEqual([]);
  });
});

type Complaint = { message: string; location: { path: string; start: { line: number } } };

/** Runs Biome with the repository's configuration over a folder; complaints by `file:line`. */
function lint(folder: string): Map<string, string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`Biome did not answer with JSON:\n${stdout}\n${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Complaint[] };
  const complaints = new Map<string, string[]>();
  for (const { message, location } of diagnostics) {
    const key = `${location.path}:${location.start.line}`;
    complaints.set(key, [...(complaints.get(key) ?? []), message]);
  }
  return complaints;
}

function refused(file: string, codes: string[]) {
  return lines('refuses', file, codes);
}

function allowed(file: string, codes: string[]) {
  return lines('allows', file, codes);
}

function lines(verb: 'allows' | 'refuses', file: string, codes: string[]) {
  return codes.map((code) => {
    const line = (lengths.get(file) ?? 0) + 1;
    lengths.set(file, line);
    return { verb, file, line, code: code.replace(/\bx\b/, `x${line}`) };
  });
}
