// Lighthouse on the started server: home, and a table of each game against a bot, on a phone with a slow network.
//   node tools/lighthouse.mjs [--only root] [--runs 3] [--processor-time] [address]
// Fails below the goals; each page is the middle of its runs. Without an address it starts a server of its own.
// On a busy machine a task takes long because others run: --processor-time gives each the time that its thread really worked.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureDependencies, ensureNode, ensureWebBuild, environment, fail, root } from './setup.mjs';

const VERSION = '13.5.0';
const GAMES = ['calamandara', 'labyrinx', 'evenfall', 'root', 'oath'];
const GOALS = {
  home: { performance: 95, accessibility: 100, 'best-practices': 100 },
  table: { performance: 90, accessibility: 100, 'best-practices': 100 },
};

const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
/** As Lighthouse starts its own browser: nothing of the browser's own runs beside the page. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--disable-quic',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-client-side-phishing-detection',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-ipc-flooding-protection',
  '--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,AutofillServerCommunication',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
];

process.chdir(root);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    'processor-time': { type: 'boolean', default: false },
  },
});
const node = ensureNode();
ensureDependencies(node);
ensureWebBuild(node);
const chromium = ensureChromium() ?? fail('Lighthouse needs Chromium');
const folder = mkdtempSync(join(tmpdir(), 'tavola-lighthouse-'));
const own = positionals[0] === undefined ? await startServer() : null;
const base = own?.base ?? positionals[0];
let missed = 0;
try {
  for (const page of options.only ?? ['home', ...GAMES]) {
    const table = page === 'home' ? null : await newTable(page);
    missed += await measure(page, table);
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
async function measure(page, table) {
  const goals = page === 'home' ? GOALS.home : GOALS.table;
  const runs = [];
  for (let i = 0; i < Number(options.runs); i++) runs.push(await run(page, table, Object.keys(goals)));
  const ofRun = runs.map(({ categories }) => Math.round(categories.performance.score * 100));
  const { categories, audits } = runs.toSorted(
    (a, b) => a.categories.performance.score - b.categories.performance.score,
  )[runs.length >> 1];
  const scores = Object.entries(goals).map(([id, goal]) => ({
    id,
    goal,
    score: Math.round(categories[id].score * 100),
  }));
  console.log(`${page}: ${scores.map(({ id, goal, score }) => `${id} ${score} (goal ${goal})`).join(', ')}`);
  console.log(`  runs ${ofRun.join(', ')}; ${TIMES.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`);
  const scripts = audits['network-requests'].details.items;
  const bytes = Math.round(scripts.reduce((all, { transferSize }) => all + transferSize, 0) / 1000);
  console.log(
    `  ${scripts.length} requests, ${bytes} KB, main thread ${audits['mainthread-work-breakdown'].displayValue}`,
  );
  const failed = Object.keys(goals)
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9);
  for (const { id } of failed) console.log(`  below 90: ${id} ${audits[id].displayValue ?? ''}`);
  return scores.filter(({ goal, score }) => score < goal).length;
}

/** One run in a browser of its own. The cookie is the browser's: a header of Lighthouse's does not go with a WebSocket, and the table would be refused. */
async function run(page, table, categories) {
  const browser = await startBrowser();
  try {
    if (table) await browser.keepCookie(table.cookie);
    const artifacts = join(folder, page);
    const output = join(folder, `${page}.json`);
    const address = base + (table?.path ?? '');
    const only = `--only-categories=${categories.join()}`;
    await lighthouse([address, `--port=${browser.port}`, `-G=${artifacts}`, only]);
    if (options['processor-time']) countWork(join(artifacts, 'trace.json'));
    await lighthouse([address, `-A=${artifacts}`, '--output=json', `--output-path=${output}`, only]);
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    browser.child.kill();
    await ended(browser.child);
    rmSync(browser.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function lighthouse(args) {
  const child = spawn('npx', ['--yes', `lighthouse@${VERSION}`, ...args, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(node),
  });
  // Not fail(): the server must be ended first.
  if ((await ended(child)) !== 0) throw new Error('Lighthouse could not run (see above)');
}

/** Makes each task of a trace as long as its thread worked; what happened inside moves with it. */
function countWork(path) {
  const trace = JSON.parse(readFileSync(path, 'utf8'));
  const threads = Map.groupBy(
    trace.traceEvents.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined),
    ({ pid, tid }) => `${pid}:${tid}`,
  );
  for (const events of threads.values()) {
    let task = null;
    for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
      const { ts, tts, dur, tdur } = event;
      if (task === null || ts >= task.end) task = { ts, tts, end: ts + dur };
      event.ts = task.ts + (tts - task.tts);
      event.dur = tdur;
    }
  }
  writeFileSync(path, JSON.stringify(trace));
}

async function startBrowser() {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const child = spawn(chromium, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise((found, failed) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const [, socket] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (socket) found(socket);
    });
    child.once('exit', () => failed(new Error(`Chromium did not start: ${said}`)));
  });
  const keepCookie = async (cookie) => {
    const [name, value] = cookie.split('=');
    const socket = new WebSocket(address);
    await new Promise((open) => socket.addEventListener('open', open));
    const answer = new Promise((heard) => socket.addEventListener('message', heard));
    const params = { cookies: [{ name, value, url: base, httpOnly: true }] };
    socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params }));
    await answer;
    socket.close();
  };
  return { child, profile, port: new URL(address).port, keepCookie };
}

function ended(child) {
  return child.exitCode !== null ? child.exitCode : new Promise((end) => child.once('exit', (code) => end(code)));
}
