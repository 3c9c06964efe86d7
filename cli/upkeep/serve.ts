/** tavola serve: starts the server; its settings come from the environment (docs/operations.md). */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../base/command.ts';

export const serve: Command = () => {
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
};
