// Lighthouse on the started server: home, and a table of each game against a bot, on a phone with a slow network.
//   node tools/lighthouse.mjs [address]        fails below the goals; without an address it starts a server of its own
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, ensureNode, ensureWebBuild, environment, fail, root } from './setup.mjs';

const VERSION = '13.5.0';
const GAMES = ['calamandara', 'labyrinx', 'evenfall', 'root', 'oath'];
const GOALS = {
  home: { performance: 95, accessibility: 100, 'best-practices': 100 },
  table: { performance: 90, accessibility: 100, 'best-practices': 100 },
};

process.chdir(root);
const node = ensureNode();
ensureDependencies(node);
ensureWebBuild(node);
const chromium = ensureChromium() ?? fail('Lighthouse needs Chromium');
const folder = mkdtempSync(join(tmpdir(), 'tavola-lighthouse-'));
const own = process.argv[2] === undefined ? await startServer() : null;
const base = own?.base ?? process.argv[2];
let missed = 0;
try {
  missed += measure('home', base, {}, GOALS.home);
  for (const game of GAMES) {
    const { path, cookie } = await newTable(game);
    missed += measure(game, base + path, { Cookie: cookie }, GOALS.table);
  }
} finally {
  own?.child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);

/** A server on a free port; its first line says where it is. */
async function startServer() {
  const env = { ...environment(node), TAVOLA_DATA: folder, HOST: '127.0.0.1', PORT: '0' };
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env,
  });
  const { port } = await new Promise((found, failed) => {
    child.once('message', found);
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return { child, base: `http://localhost:${port}` };
}

/** A table against a bot, and the cookie of the person who sits there. */
async function newTable(game) {
  const post = (path, body, headers = {}) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const guest = await post('/api/people', { name: 'Lighthouse' });
  const cookie = guest.headers.getSetCookie()[0].split(';')[0];
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const made = await post('/api/matches', { game, seats }, { cookie });
  return { path: `/match/${(await made.json()).id}`, cookie };
}

/** How many goals were missed. */
function measure(name, url, headers, goals) {
  const output = join(folder, `${name}.json`);
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${Object.keys(goals).join()}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-quic',
  ];
  const env = { ...environment(node), CHROME_PATH: chromium };
  const { status } = spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  // Not fail(): the server must be ended first.
  if (status !== 0) throw new Error('Lighthouse could not run (see above)');
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  const scores = Object.entries(goals).map(([id, goal]) => ({
    id,
    goal,
    score: Math.round(categories[id].score * 100),
  }));
  console.log(`${name}: ${scores.map(({ id, goal, score }) => `${id} ${score} (goal ${goal})`).join(', ')}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`  ${times.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`);
  const failed = Object.keys(goals)
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9);
  for (const { id } of failed) console.log(`  below 90: ${id} ${audits[id].displayValue ?? ''}`);
  return scores.filter(({ goal, score }) => score < goal).length;
}
