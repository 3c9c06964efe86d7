/** A throw-away PostgreSQL server. It refuses to run as root, so root starts it as nobody. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder with initdb and pg_ctl; tools/test.mjs finds it. */
export const postgresFolder = process.env.TAVOLA_PG_BIN;

/** How it goes down: told to finish, or cut off as by a power failure. */
export type Halt = 'fast' | 'immediate';
export const halts: readonly Halt[] = ['fast', 'immediate'];

export type ThrowAway = {
  readonly url: string;
  newDatabase(name: string): string;
  /** Goes away, and comes back with `start`. */
  halt(how: Halt): void;
  start(): void;
  /** Answers nothing while it hangs. */
  hang(): void;
  wake(): void;
  stop(): void;
};

export async function startPostgres(folder: string): Promise<ThrowAway> {
  const home = mkdtempSync(join(tmpdir(), 'tavola-pg-'));
  chmodSync(home, 0o777);
  const data = join(home, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) => {
    const command = [join(folder, program), ...args];
    const asNobody = ['su', 'nobody', '-s', '/bin/sh', '-c', command.map(quoted).join(' ')];
    const [file = '', ...rest] = process.getuid?.() === 0 ? asNobody : command;
    execFileSync(file, rest, { cwd: home, stdio: 'ignore' });
  };
  run('initdb', '-D', data, '-U', 'tavola', '--auth=trust', '--no-sync', '-E', 'UTF8');
  const settings = `-p ${port} -h 127.0.0.1 -k ${home}`;
  const start = () => run('pg_ctl', '-D', data, '-o', settings, '-w', '-l', join(home, 'log'), 'start');
  const halt = (how: Halt) => run('pg_ctl', '-D', data, '-m', how, '-w', 'stop');
  /** To the server and each of its connections. */
  const signal = (name: NodeJS.Signals) => {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const others = execFileSync('ps', ['-o', 'pid=', '--ppid', main], { encoding: 'utf8' }).split(/\s+/);
    for (const pid of [main, ...others].filter(Boolean)) process.kill(Number(pid), name);
  };
  start();
  const url = (name: string) => `postgres://tavola@127.0.0.1:${port}/${name}`;
  return {
    url: url('postgres'),
    newDatabase(name) {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'tavola', name);
      return url(name);
    },
    halt,
    start,
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    stop() {
      halt('immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
