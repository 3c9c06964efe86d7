/** Claims, hand-overs, confirmations, people who come back, bots and picks, all at once: a seat has one holder, and only that one plays it. */
import { seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../api/matches.ts';
import type { Frame } from '../api/table.ts';
import { tableOf, tvAt } from '../testing/board.ts';
import { Client, type HttpAnswer } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

/** `TAVOLA_RACES=1000` is the campaign (docs/testing.md). */
const ROUNDS = Number(process.env.TAVOLA_RACES ?? 6);

let server: Running;
let now = Date.UTC(2026, 10, 19, 20);
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
});
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: a race looks at whatever the server answered.
type Answer = HttpAnswer<any>;

test(`${ROUNDS} races: one holder, who alone sees and plays`, { timeout: 120_000 + ROUNDS * 5000 }, async () => {
  const moved: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const why = await race(round);
    moved[why] = (moved[why] ?? 0) + 1;
  }
  if (ROUNDS >= 100)
    expect(Object.keys(moved).toSorted()).toEqual(expect.arrayContaining(['claimed', 'handed', 'stayed']));
});

/** One race; how the seat came to the one who holds it in the end. */
async function race(round: number): Promise<string> {
  const rng = seededRng(1000 + round);
  const { people, match } = await tableOf(server.base, 'skirmish', ['Ana', 'Bia']);
  const [ana, bia] = people as [Client, Client];
  const { id } = match;
  const path = `/api/matches/${id}`;
  const tv = await tvAt(ana, id);
  const screen = await tv.client.read(id);
  await screen.until((it) => it.frames().length === 1);
  const newcomers = [await Client.guest(server.base, 'Caio'), await Client.guest(server.base, 'Dora')];
  const watch = match.invitations.find(({ seat }) => seat === null)?.token;
  for (const it of newcomers) await it.ok('POST', `/api/invitations/${watch}`);
  const { token } = await bia.ok('POST', `${path}/seats/1/hand-over`);
  now += 20_000;

  const claim = (by: Client): Promise<Answer> => by.call('POST', `${path}/claims`, { seat: 1 });
  const confirm = async (by: Client): Promise<Answer> => {
    const open = (await by.match(id)).claim;
    return by.call('POST', `${path}/claims/${open?.id ?? 'none'}`, { agree: rng.below(4) > 0 });
  };
  const pick = async (by: Client): Promise<Answer> => {
    const { body } = await by.call<Partial<Frame>>('GET', `${path}/table`);
    const { decision } = body.seats?.[0] ?? {};
    const option = decision?.options[rng.below(decision.options.length)]?.id ?? 'none';
    return by.call('POST', `${path}/picks`, { seat: 1, decision: decision?.number ?? 0, option });
  };
  const comeBack = async (): Promise<void> => {
    const reader = await bia.read(id).catch(() => null);
    reader?.close();
  };
  const [caio, dora] = newcomers as [Client, Client];
  const deeds: (() => Promise<unknown>)[] = [
    () => claim(caio),
    () => claim(dora),
    () => claim(caio).then(() => confirm(ana)),
    () => confirm(ana),
    () => confirm(ana),
    () => dora.call('POST', `/api/seat-links/${token}`),
    () => pick(bia),
    () => pick(caio),
    () => pick(ana),
    comeBack,
    () => ana.call('PUT', `${path}/seats/1/bot`),
    () => bia.call('POST', `${path}/seats/1/take-back`),
    ...(rng.below(4) === 0 ? [() => bia.call('POST', `${path}/leave`)] : []),
  ];
  await Promise.all(
    shuffleInPlace(deeds, rng).map(async (deed) => {
      await new Promise((resolve) => setTimeout(resolve, rng.below(25)));
      return deed();
    }),
  );

  const seen = await ana.match(id);
  const holder = seen.seats[1]?.person ?? null;
  for (const it of [bia, ...newcomers]) {
    const holds = it.person.id === holder;
    const view = await it.call('GET', `${path}/table?seat=1`);
    // Somebody who left without a word may not even watch.
    const shutOut = [403, 404];
    expect(holds ? view.status === 200 : shutOut.includes(view.status), `round ${round}: ${it.person.name}`).toBe(true);
    const tried = await it.call('POST', `${path}/picks`, { seat: 1, decision: 1e6, option: 'none' });
    expect(shutOut.includes(tried.status), `round ${round}: ${it.person.name}`).toBe(!holds);
    if (holds) expect((await it.match(id)).mine).toEqual([1]);
  }
  // What was told is what is in the store.
  server.tavola.desk.forget(id);
  const again = await ana.match(id);
  expect(lasting(again)).toEqual(lasting(seen));
  const last = again.holders.at(-1);
  if (holder !== null && last) expect(last.person).toBe(holder);
  screen.close();
  return last?.why ?? 'stayed';
}

/** Without who is connected just now. */
function lasting({ boards, watchers, seats, claim, ...rest }: Match): object {
  return { ...rest, boards: boards.map(({ id }) => id), seats: seats.map(({ present, ...seat }) => seat) };
}
