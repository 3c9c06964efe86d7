// `npm test [filter ...]`: lint, types, unused code, unit tests, web build, browser tests, and one closing line.
// `npm test -- --quick`: lint of what changed since main, types, and the unit tests beside it.
// `npm test -- --slowest`: what took longest in the last run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LONG_TESTS, quickFilters } from './quick.mjs';
import { buildWeb, ensureChromium, ensurePostgres, environment, say, stopwatch } from './setup.mjs';
import { browserCounts, closingLine, green, slowest, stepLine, unitCounts } from './summary.mjs';

const unitReport = join('.cache', 'unit.json');
const browserReport = join('.cache', 'e2e.json');
const MOST_SLOW = 20;

export function runTests(node, args) {
  const [filters, flags] = [args.filter((it) => !it.startsWith('--')), args.filter((it) => it.startsWith('--'))];
  if (flags.includes('--slowest')) return listSlowest();
  mkdirSync('.cache', { recursive: true });
  const run = new Run(node);
  if (flags.includes('--quick')) runQuick(run, filters);
  else runAll(run, filters);
}

function listSlowest() {
  for (const line of slowest(read(unitReport), read(browserReport), MOST_SLOW)) console.log(line);
}

/** While working: no browser, no long campaigns. Where nothing changed there is nothing to test. */
function runQuick(run, filters) {
  const changed = changedFiles();
  run.lint('--no-errors-on-unmatched', ...changed.filter((file) => existsSync(file)));
  run.types();
  const wanted = filters.length > 0 ? filters : quickFilters(changed);
  if (wanted.length > 0) run.unit(...LONG_TESTS.flatMap((word) => ['--exclude', `**/*${word}*`]), ...wanted);
  run.end(run.steps.every(({ ok }) => ok));
}

/** Runs every step, also after a failure, and exits non-zero when one failed or no test ran. */
function runAll(run, filters) {
  rmSync(browserReport, { force: true });
  run.lint();
  run.types();
  run.step('unused', () => run.tool('knip/bin/knip.js', '--no-progress'));
  if (mentions('TAVOLA_PG_BIN', ['server', 'testing', 'e2e'])) {
    const folder = ensurePostgres();
    if (folder) run.env.TAVOLA_PG_BIN = folder;
    else
      run.missing('postgresql', 'no initdb found; install PostgreSQL or set TAVOLA_PG_BIN to the folder that has it.');
  }
  run.unit(...filters);
  const hasSpecs = specs(filters).length > 0;
  if (existsSync('web/index.html') && (filters.length === 0 || hasSpecs)) run.step('build', () => buildWeb(run.node));
  if (hasSpecs) browserTests(run, filters);
  run.end(green(run.steps));
}

function browserTests(run, filters) {
  const chromium = ensureChromium();
  if (!chromium)
    return run.missing(
      'browser',
      'no Chromium found; install it (Debian: chromium) or set TAVOLA_CHROMIUM to its path.',
    );
  run.env.TAVOLA_CHROMIUM = chromium;
  run.step(
    'browser',
    () => run.tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...filters),
    () => browserCounts(read(browserReport)),
  );
}

/** One run of steps, each told in a line at the end. */
class Run {
  constructor(node) {
    this.node = node;
    this.env = environment(node);
    this.steps = [];
  }

  step(name, work, counts = () => undefined) {
    const time = stopwatch();
    const ok = work();
    this.steps.push({ name, ok, time: time(), counts: counts() });
  }

  tool(file, ...args) {
    const { node, env } = this;
    const { status, error } = spawnSync(node, [join('node_modules', file), ...args], { stdio: 'inherit', env });
    if (error) say(error.message);
    return status === 0;
  }

  /** A step that lacks something on this machine: a failure under CI, otherwise told and left out. */
  missing(name, advice) {
    say(`${name} tests NOT RUN: ${advice}`);
    this.steps.push({ name, ok: process.env.CI ? false : null, time: '-' });
  }

  lint(...args) {
    this.step('lint', () =>
      this.tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', ...args),
    );
  }

  types() {
    this.step('types', () => this.tool('typescript/bin/tsc', '-p', '.'));
  }

  unit(...args) {
    rmSync(unitReport, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
    this.step(
      'unit',
      () => this.tool('vitest/vitest.mjs', 'run', '--passWithNoTests', ...reporters, ...args),
      () => unitCounts(read(unitReport)),
    );
  }

  end(isGreen) {
    for (const it of this.steps) console.log(stepLine(it));
    console.log(closingLine(this.steps));
    process.exit(isGreen ? 0 : 1);
  }
}

/** Everything that differs from main, committed or not. */
function changedFiles() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
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
