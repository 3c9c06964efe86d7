/** `tavola new` in a scratch checkout without the other games: what it writes is listed, compiles, passes the linter, plays and is served. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../run.ts';

const root = join(import.meta.dirname, '../..');
const ID = 'ferry-race';
const PACKAGES = ['kernel', 'testing', 'bots', 'cli', 'games', 'server'];
let scratch = '';

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'tavola-new-')));
  const isKept = (path: string) => !/node_modules|\.test\.tsx?$|server\/testing/.test(path);
  const folders = ['kernel', 'testing', 'bots', 'cli', 'server', 'games/board', 'games/text', 'tools/lint'];
  for (const folder of folders) cpSync(join(root, folder), join(scratch, folder), { recursive: true, filter: isKept });
  cpSync(join(root, 'games/examples'), join(scratch, 'games/examples'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore'])
    copyFileSync(join(root, file), join(scratch, file));
  for (const file of readdirSync(join(root, 'games')))
    if (/\.ts$|^package\.json$/.test(file)) copyFileSync(join(root, 'games', file), join(scratch, 'games', file));
  // These two are about games that are not here.
  for (const file of ['further', 'terms']) rmSync(join(scratch, `games/${file}.test.ts`));
  for (const file of ['hint/sensible', 'lab/play', 'search/blind'])
    copyFileSync(join(root, `bots/${file}.test.ts`), join(scratch, `bots/${file}.test.ts`));
  withoutGames();
  linkPackages();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Both lists are empty, as the other games are not here. */
function withoutGames(): void {
  const change = (file: string, ...cuts: readonly RegExp[]) => {
    const path = join(scratch, 'games', file);
    writeFileSync(
      path,
      cuts.reduce((text, cut) => text.replace(cut, ''), readFileSync(path, 'utf8')),
    );
  };
  change('rules.ts', /^import \{ cover as .*\n/gm, /^ {2}\{ \.\.\..*\n/gm);
  change('shelf.ts', /(?<=^const features.*\n)(?: {2}.*\n)+/m, /(?<=import \{) inLanguages,/);
}

/** The packages of the scratch checkout are its own, everything else is ours. */
function linkPackages(): void {
  const modules = join(scratch, 'node_modules');
  mkdirSync(join(modules, '@tavola'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tavola') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of PACKAGES) symlinkSync(join(scratch, name), join(modules, '@tavola', name));
}

function node(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' });
  return status === 0 ? stdout : expect.fail(`${stdout}\n${stderr}`);
}

test('a new game is green by its own tests and by those that all games share', () => {
  expect(node('cli/main.ts', 'new', ID, '--lang', 'en')).toContain(`games/${ID} is ready`);
  expect(node('cli/main.ts', 'games', '--lang', 'en')).toMatch(/^ferry-race +2-4 +Ferry race\./m);
  expect(node('cli/main.ts', 'sim', ID, '--bots', 'greedy,random', '--games', '20')).toContain('greedy');
  node('node_modules/typescript/bin/tsc', '-p', '.');
  node('node_modules/vitest/vitest.mjs', 'run', `games/${ID}`, ...sharedTests());
  node('node_modules/vitest/vitest.mjs', 'run', 'bots', '-t', ID);
  const biome = join(root, 'node_modules/.bin/biome');
  const lint = spawnSync(biome, ['ci', '--error-on-warnings', `games/${ID}`, 'games/rules.ts', 'games/shelf.ts'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  expect(lint.status, lint.stdout + lint.stderr).toBe(0);
});

test('the server offers the new game, and a person plays it there against a bot', async () => {
  const server = await serve();
  try {
    const ana = await personAt(server.base);
    const { games } = await ana('GET', '/games');
    expect(games).toContainEqual(expect.objectContaining({ id: ID }));
    const { id } = await ana('POST', '/matches', { game: ID, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const { seats } = await ana('GET', `/matches/${id}/table`);
    const { number, options } = seats[0].decision;
    const { count } = await ana('POST', `/matches/${id}/picks`, { seat: 0, decision: number, option: options[0].id });
    expect(count).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});

/** The server of the scratch checkout, as people start it. */
async function serve() {
  const child = fork('server/main.ts', [], {
    cwd: scratch,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TAVOLA_DATA: join(scratch, 'data'), TAVOLA_LOG: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ port }] = await Promise.race([once(child, 'message'), ended.then(() => expect.fail('the server ended'))]);
  return {
    base: `http://127.0.0.1:${port}/api`,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

/** Sends requests as a guest. */
async function personAt(base: string) {
  const send = (method: string, path: string, body?: unknown, cookie = '') =>
    fetch(base + path, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const guest = await send('POST', '/people', { name: 'Ana' });
  const [cookie = ''] = guest.headers.getSetCookie().map((it) => it.split(';')[0]);
  return async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body, cookie);
    const said = await answer.json();
    return answer.ok ? said : expect.fail(`${method} ${path}: ${JSON.stringify(said)}`);
  };
}

function sharedTests(): readonly string[] {
  return readdirSync(join(scratch, 'games')).flatMap((file) => (file.endsWith('.test.ts') ? [`games/${file}`] : []));
}

test.each(['', 'Ferry', 'x', 'board', 'root'])('the name "%s" is refused', async (id) => {
  const complaints: string[] = [];
  expect(
    await run(
      ['new', id, '--lang', 'en'],
      () => {},
      (line) => complaints.push(line),
    ),
  ).toBe(2);
  expect(complaints.join()).toMatch(/Name the game|already exists/);
});
