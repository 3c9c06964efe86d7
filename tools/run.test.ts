import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As npm does it: a shell between npm and our script. */
function startedByNpm(data: string): ChildProcess {
  const env = {
    ...process.env,
    npm_lifecycle_event: 'tavola',
    TAVOLA_DATA: data,
    HOST: '127.0.0.1',
    PORT: '0',
    TAVOLA_URL: 'http://run.test',
  };
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return spawn('sh', ['-c', `"${process.execPath}" tools/run.mjs tavola serve; exit $?`], { cwd: root, env, stdio });
}

test('SIGTERM to npm, which reaches only the shell, ends the server', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tavola-run-'));
  const shell = startedByNpm(data);
  const { stdout } = shell;
  if (!stdout) throw new Error('no output');
  // The server holds the other end of this pipe as long as it lives.
  const ended = new Promise<void>((resolve) => stdout.on('close', resolve));
  let said = '';
  await new Promise<void>((resolve) =>
    stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('http://run.test')) resolve();
    }),
  );
  shell.kill('SIGTERM');
  await ended;
  expect(said).toContain('Tavola: http://run.test');
  rmSync(data, { recursive: true, force: true });
}, 60_000);
