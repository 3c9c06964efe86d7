// `npm test [filter ...]`: lint, types, unused code, unit tests, web build, browser tests, and one closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, ensureChromium, ensurePostgres, environment, say, stopwatch } from './setup.mjs';
import { browserCounts, closingLine, green, stepLine, unitCounts } from './summary.mjs';

const unitReport = join('.cache', 'unit.json');
const browserReport = join('.cache', 'e2e.json');

/** Runs every step, also after a failure, and exits non-zero when one failed or no test ran. */
export function runTests(node, filters) {
  const env = environment(node);
  const steps = [];
  mkdirSync('.cache', { recursive: true });
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

  const step = (name, work, counts = () => undefined) => {
    const time = stopwatch();
    const ok = work();
    steps.push({ name, ok, time: time(), counts: counts() });
  };
  const tool = (file, ...args) => {
    const { status, error } = spawnSync(node, [join('node_modules', file), ...args], { stdio: 'inherit', env });
    if (error) say(error.message);
    return status === 0;
  };
  /** A step that lacks something on this machine: a failure under CI, otherwise told and left out. */
  const missing = (name, advice) => {
    say(`${name} tests NOT RUN: ${advice}`);
    steps.push({ name, ok: process.env.CI ? false : null, time: '-' });
  };

  step('lint', () => tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'));
  step('types', () => tool('typescript/bin/tsc', '-p', '.'));
  step('unused', () => tool('knip/bin/knip.js', '--no-progress'));

  if (mentions('TAVOLA_PG_BIN', ['server', 'testing', 'e2e'])) {
    const folder = ensurePostgres();
    if (folder) env.TAVOLA_PG_BIN = folder;
    else missing('postgresql', 'no initdb found; install PostgreSQL or set TAVOLA_PG_BIN to the folder that has it.');
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  step(
    'unit',
    () => tool('vitest/vitest.mjs', 'run', '--passWithNoTests', ...reporters, ...filters),
    () => unitCounts(read(unitReport)),
  );

  if (existsSync('web/index.html') && filters.length === 0) step('build', () => buildWeb(node));
  if (specs(filters).length > 0) {
    if (filters.length > 0 && existsSync('web/index.html')) step('build', () => buildWeb(node));
    const chromium = ensureChromium();
    if (chromium) {
      env.TAVOLA_CHROMIUM = chromium;
      step(
        'browser',
        () => tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filters),
        () => browserCounts(read(browserReport)),
      );
    } else missing('browser', 'no Chromium found; install it (Debian: chromium) or set TAVOLA_CHROMIUM to its path.');
  }

  for (const it of steps) console.log(stepLine(it));
  console.log(closingLine(steps));
  process.exit(green(steps) ? 0 : 1);
}

function specs(filters) {
  const files = existsSync('e2e') ? readdirSync('e2e', { recursive: true }).map(String) : [];
  const names = files.filter((file) => file.endsWith('.spec.ts')).map((file) => `e2e/${file}`);
  return filters.length === 0 ? names : names.filter((name) => filters.some((filter) => name.includes(filter)));
}

function mentions(word, folders) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .some(
      (file) => file.endsWith('.ts') && !file.includes('node_modules') && readFileSync(file, 'utf8').includes(word),
    );
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
