/**
 * Secrecy over the wire: two matches that differ only in what a seat cannot know answer its person, and a spectator, with the same bytes.
 * `TAVOLA_COMPARISONS=100000` makes it a campaign that also tells the answering times of both worlds.
 */
import { games } from '@tavola/games/shelf.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { Frame } from '../api/table.ts';
import { Client } from '../testing/client.ts';
import { type Reader, type Transport, transports } from '../testing/reader.ts';
import { type Running, startServer } from '../testing/start.ts';
import { Times } from '../testing/times.ts';
import { areAlike, momentOf, pickInBoth, type Twins, twins } from '../testing/worlds.ts';

const wanted = Math.ceil(Number(process.env.TAVOLA_COMPARISONS ?? 2000) / games.length);
const MOST_STEPS = 12;

let server: Running;
let people: Client[];
const times = new Times();

beforeAll(async () => {
  // The clock stands still, so that no answer differs by its hour.
  server = await startServer({}, { now: () => 1_800_000_000_000 });
  people = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Gil', 'Iara'].map((name) => Client.guest(server.base, name)),
  );
  thinkAlike();
});
afterAll(async () => {
  if (process.env.TAVOLA_COMPARISONS !== undefined) console.log(times.table());
  await server.close();
});

/** A search is repeatable by its seed and a number of iterations; people's hints have a time limit and a random seed. */
function thinkAlike(): void {
  const { bots } = server.tavola;
  const hint = bots.hint.bind(bots);
  bots.hint = (claim, position, ...rest) =>
    hint(claim, async () => ({ ...(await position()), bot: 'search:24', seed: 7 }), ...rest);
}

type Request = readonly [method: string, path: string, body?: unknown];

/** Everything that can be asked of a match, good and bad, by somebody who has just got this frame. */
function requests(seat: Seat | 'spectator', { seats: [mine], count, told }: Frame, rng: Rng): Request[] {
  const options = mine?.decision?.options ?? [];
  const some = [0, 1].map(() => options[rng.below(Math.max(1, options.length))]?.id ?? 'none');
  const decision = mine?.decision?.number ?? count;
  const as = `seat=${seat}`;
  return [
    ['GET', ''],
    ['GET', `/table?${as}`],
    ['GET', `/table?${as}&since=${Math.max(0, told - 3)}`],
    ['GET', '/table?seat=0'],
    ['GET', '/table?seat=open'],
    ['GET', `/why-not?${as}`],
    ['GET', `/why-not?${as}&option=${encodeURIComponent(some[0] as string)}`],
    ['GET', `/why-not?${as}&option=nonsense`],
    ...[...new Set(some)].map((id): Request => ['GET', `/preview?${as}&option=${encodeURIComponent(id)}`]),
    ['GET', `/preview?${as}&option=nonsense`],
    ['GET', `/sensible?${as}`],
    ['POST', '/hint', { seat, strength: 'light' }],
    ['GET', `/undo?${as}`],
    ['GET', '/replay'],
    ['GET', `/replay/${count}?${as}`],
    ['GET', `/replay/${rng.below(count + 1)}?${as}`],
    ['GET', `/beats?${as}&since=0`],
    ['GET', `/why/${Math.max(0, told - 1)}?${as}`],
    ['GET', `/why/${told + 5}?${as}`],
    ['POST', `/seats/${seat}/plan/try`, { steps: [] }],
    ['GET', `/seats/${seat}/plan`],
    ['GET', '/log'],
    ['GET', '/chain'],
    ['GET', '/talk'],
    ['GET', '/analysis'],
    ['POST', '/analysis', { strength: 'light' }],
    ['POST', '/picks', { seat, decision, option: 'nonsense' }],
    ['POST', '/picks', { seat, decision: decision + 1, option: some[0] }],
    // Asked of somebody else's pick: the seat's own would really be made.
    ['POST', '/picks', { seat: seat === 1 ? 0 : 1, decision, option: 'pass' }],
    ['POST', '/undo', { seat, to: count + 9 }],
    ['POST', '/fork', { seat: 99 }],
    ['POST', '/rematch'],
  ];
}

/** Asks both matches the same and compares; answers how many answers were compared. */
async function compare(pair: Twins, client: Client, seat: Seat | 'spectator', rng: Rng): Promise<number> {
  const frame = await client.frame(pair.ids[0], `?seat=${seat}`);
  const asked = requests(seat, frame, rng);
  for (const [method, path, body] of asked) {
    const answers = ['', ''];
    for (const world of rng.below(2) === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const id = pair.ids[world];
      const since = performance.now();
      const { status, body: answer } = await client.call(method, `/api/matches/${id}${path}`, body);
      times.add(`${method} ${path.replace(/[?\d].*/, '')}`, world, performance.now() - since);
      answers[world] = `${status} ${JSON.stringify(answer)}`.replaceAll(id, 'match');
    }
    expect(answers[1], `${pair.moment.game.id}, seat ${pair.moment.seat}: ${method} ${path} by ${seat}`).toBe(
      answers[0],
    );
  }
  return asked.length;
}

/** A what-if deals what the seat cannot know by itself: its table is the same from both worlds. */
async function compareWhatIfs({ ids, moment }: Twins, client: Client): Promise<number> {
  const { seat } = moment;
  const frames: string[] = [];
  for (const id of ids) {
    const fork = await client.ok<Match>('POST', `/api/matches/${id}/fork`, { seat });
    if (fork.pending.join() !== String(seat)) return 0;
    const frame = await client.frame(fork.id, `?seat=${seat}`);
    // The server passes for the person, or a bot is at work: that comes at a moment of its own.
    if (frame.seats[0]?.decision == null) return 0;
    frames.push(JSON.stringify(frame).replaceAll(fork.id, 'match'));
  }
  expect(frames[1], `${moment.game.id}, seat ${seat}: a what-if`).toBe(frames[0]);
  return 1;
}

/** Alone with bots a person gets hints: only at a moment at which nobody but the person is asked, so that no bot moves. */
async function compareAlone(game: AnyGame, seed: number): Promise<number> {
  const rng = seededRng(seed);
  const moment = momentOf(game, { seats: seatsOf(game, rng) }, rng, rng.below(120));
  if (!moment) return 0;
  const pair = await twins(server, moment, people, 'bots');
  const own = pair.clients.get(moment.seat) as Client;
  const frame = await own.frame(pair.ids[0]);
  if (frame.pending.join() !== String(moment.seat) || !(await areAlike(pair))) return 0;
  return (await compare(pair, own, moment.seat, rng)) + (await compareWhatIfs(pair, own));
}

async function compareAmongPeople(game: AnyGame, seed: number): Promise<number> {
  const rng = seededRng(seed);
  const moment = momentOf(game, { seats: seatsOf(game, rng) }, rng, rng.below(200));
  if (!moment) return 0;
  const pair = await twins(server, moment, people, 'people');
  const own = pair.clients.get(moment.seat) as Client;
  if (!(await areAlike(pair))) return 0;
  const way = transports[seed % transports.length] as Transport;
  const readers = await Promise.all(pair.ids.map((id) => own.read(id, { way })));
  let compared = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    compared += await compare(pair, own, moment.seat, rng);
    compared += await compareStreams(pair, own, readers);
    if (step % 3 === 0) compared += await compare(pair, pair.watcher, 'spectator', rng);
    if (!(await pickInBoth(pair, rng))) break;
  }
  for (const reader of readers) reader.close();
  return compared;
}

/** What came by itself since the beginning: frame by frame the same. */
async function compareStreams({ ids, moment }: Twins, own: Client, readers: readonly Reader[]): Promise<number> {
  const told: string[] = [];
  for (const [world, reader] of readers.entries()) {
    const id = ids[world] as string;
    await reader.revision((await own.frame(id, '?since=1000000')).revision);
    told.push(JSON.stringify(reader.frames()).replaceAll(id, 'match'));
  }
  expect(told[1], `${moment.game.id}, seat ${moment.seat}: what was sent live`).toBe(told[0]);
  return 1;
}

/** People; where a game has automata, now and then one of them sits at the end (Evenfall's plays against one person only). */
function seatsOf({ id, seats: { min, max }, seatSettings }: AnyGame, rng: Rng): SeatSetup[] {
  const least = Math.max(2, min);
  const hasAutomaton = seatSettings?.automaton !== undefined && rng.below(3) === 0;
  const count = hasAutomaton && id === 'evenfall' ? 2 : least + rng.below(Math.min(4, max) - least + 1);
  return Array.from({ length: count }, (_, seat) => ({
    kind: hasAutomaton && seat === count - 1 ? 'automaton' : 'player',
    settings: {},
  }));
}

test.each(games.map(({ id, game }) => ({ id, game })))(
  '$id: every answer is the same whatever lies where the seat cannot look',
  async ({ game: load }) => {
    const game = await load();
    let compared = 0;
    for (let seed = 1; compared < wanted; seed++) {
      compared += seed % 4 === 0 ? await compareAlone(game, seed) : await compareAmongPeople(game, seed);
    }
    expect(compared).toBeGreaterThanOrEqual(wanted);
  },
  24 * 3_600_000,
);
