import { CHANCE, choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import { roll, shuffle } from '@tavola/kernel/rules/chance.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { type Tiny, tiny } from '@tavola/testing/tiny.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Running, startServer } from '../testing/start.ts';

type State = { deck: string[]; hands: string[][]; dice: number[] };

/** Each seat draws a card unseen, then seat 0 rolls and the game goes on as long as it likes. */
const game = {
  ...tiny<State>({
    *setup() {
      const deck = yield* shuffle(['ace', 'king', 'queen']);
      const hands = [[yield* draw(deck, 'deal', String, 0)], [yield* draw(deck, 'deal', String, 1)]] as string[][];
      return { deck, hands, dice: [] };
    },
    *play(table: Tiny<State>): Rules<Outcome> {
      for (;;) {
        table.checkpoint();
        const { kind } = yield* choose(0, 'turn', [{ kind: 'go' }, { kind: 'stop' }]);
        if (kind === 'stop') return { winners: [0], reason: 'stopped' };
        table.state.dice.push(yield* roll(6, 'die'));
      }
    },
    view: ({ hands, dice }, eyes) => ({ hand: typeof eyes === 'number' ? hands[eyes] : null, dice }),
  }),
  id: 'dealt',
};

let server: Running;
beforeAll(async () => {
  server = await startServer({}, { games: [game] });
});
afterAll(() => server.close());

test('people who roll and draw themselves say what came, and only the person who drew a hidden card is asked for it', async () => {
  const [ana, bia] = [await Client.guest(server.base), await Client.guest(server.base)];
  const plan = { game: 'dealt', dice: 'people', seats: [{ kind: 'me' }, { kind: 'friend' }] };
  const match = await ana.ok<{ id: string; dice: string; invitations: { seat: number; token: string }[] }>(
    'POST',
    '/api/matches',
    plan,
  );
  const { id } = match;
  expect(match.dice).toBe('people');
  await bia.ok('POST', `/api/invitations/${match.invitations.find((it) => it.seat === 1)?.token}`);
  const options = async (client: Client, seat: number) =>
    (await client.seatFrame(id, seat)).decision?.options.map((option) => option.id).sort();
  const say = (client: Client, decision: number, option: string) =>
    client.ok('POST', `/api/matches/${id}/picks`, { seat: CHANCE, decision, option });
  expect(await options(ana, 0)).toEqual(['ace', 'king', 'queen']);
  expect(await options(bia, 1)).toBeUndefined();
  await bia.refused(403, 'FORBIDDEN', 'POST', `/api/matches/${id}/picks`, { seat: CHANCE, decision: 1, option: 'ace' });
  await say(ana, 1, 'king');
  expect(await options(bia, 1)).toEqual(['ace', 'queen']);
  expect(await options(ana, 0)).toBeUndefined();
  await say(bia, 2, 'ace');
  expect((await ana.seatFrame(id, 0)).view).toMatchObject({ hand: ['king'] });
  await ana.ok('POST', `/api/matches/${id}/picks`, { decision: 3, option: 'go' });
  expect(await options(bia, 1)).toEqual(['1', '2', '3', '4', '5', '6']);
  await say(bia, 4, '5');
  expect((await bia.seatFrame(id, 1)).view).toMatchObject({ dice: [5] });
});

test('a die typed wrongly is taken back at once; bots cannot draw from a real deck', async () => {
  const ana = await Client.guest(server.base);
  const seats = [{ kind: 'me' }, { kind: 'screen' }];
  const { id } = await ana.ok<{ id: string }>('POST', '/api/matches', { game: 'dealt', dice: 'people', seats });
  for (const [decision, option] of [
    [1, 'ace'],
    [2, 'king'],
  ])
    await ana.ok('POST', `/api/matches/${id}/picks`, { seat: CHANCE, decision, option });
  await ana.ok('POST', `/api/matches/${id}/picks`, { seat: 0, decision: 3, option: 'go' });
  await ana.ok('POST', `/api/matches/${id}/picks`, { seat: CHANCE, decision: 4, option: '6' });
  await ana.ok('POST', `/api/matches/${id}/undo`, { seat: 0 });
  expect((await ana.seatFrame(id, 0)).decision).toMatchObject({ seat: CHANCE, ask: 'die' });
  await ana.ok('POST', `/api/matches/${id}/picks`, { seat: CHANCE, decision: 4, option: '2' });
  expect((await ana.seatFrame(id, 0)).view).toMatchObject({ dice: [2] });
  const bots = { game: 'dealt', dice: 'people', seats: [{ kind: 'me' }, { kind: 'bot' }] };
  expect(await ana.refused(422, 'BAD_OPTIONS', 'POST', '/api/matches', bots)).toEqual({ reason: 'bots-cannot-draw' });
});
