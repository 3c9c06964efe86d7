// The one entry behind `npm start`, `npm test` and `npm run tavola`, on a fresh clone too.
// Plain JavaScript without dependencies, because it runs before Node 24 and the packages are there (Node 18 or newer).
// Everything it says goes to stderr: stdout belongs to the program that it starts.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { ensureDependencies, ensureNode, ensureWebBuild, environment, fail, root } from './setup.mjs';
import { runTests } from './test.mjs';

process.chdir(root);
const [command, ...args] = process.argv.slice(2);
const commands = {
  start: () => {
    if (existsSync('server/main.ts')) {
      ensureWebBuild(node);
      become('server/main.ts', args);
    } else become('cli/main.ts', ['play', ...args]);
  },
  tavola: () => become('cli/main.ts', args),
  screenshots: () => {
    ensureWebBuild(node);
    become('e2e/screenshots.ts', args);
  },
  paint: () => {
    ensureWebBuild(node);
    become('e2e/paint.ts', args);
  },
  release: () => {
    ensureWebBuild(node);
    become('tools/release/release.ts', args);
  },
  camera: () => {
    ensureWebBuild(node);
    become('e2e/camera-run.ts', args);
  },
  test: () => runTests(node, args),
};
if (!Object.hasOwn(commands, command ?? '')) fail('say one of: npm start | npm test | npm run tavola -- <command>');
const node = ensureNode();
ensureDependencies(node);
commands[command]();

/** Runs a program of ours in this terminal and ends as it ends. */
function become(file, args) {
  if (!existsSync(file)) fail(`${file} is not there yet`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    stdio: 'inherit',
    env: environment(node),
  });
  // A terminal sends Ctrl-C to the child by itself; a second copy would look like impatience.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm hands a signal to the shell between us, which dies without handing it on: we notice that the shell is gone. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}
