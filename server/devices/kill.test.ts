/** kill -9 while a seat goes to another phone: it is with the one who had it or with the one who got it, and never with both. */
import { rmSync } from 'node:fs';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { expect, test } from 'vitest';
import { tableOf, tvAt } from '../testing/board.ts';
import { Client } from '../testing/client.ts';
import { newFolder, startChild } from '../testing/start.ts';

/** More of them are a campaign (docs/testing.md). */
const KILLS = Number(process.env.TAVOLA_KILLS ?? 2);

test(`${KILLS} times between the word and its frame`, { timeout: 120_000 + KILLS * 10_000 }, async () => {
  const data = newFolder();
  const rng = seededRng(5);
  let server = await startChild({ TAVOLA_DATA: data });
  const at = ({ cookie, person, token }: Client) => {
    const again = new Client(server.base);
    return Object.assign(again, { cookie, person, token });
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const { people, match } = await tableOf(server.base, 'skirmish', ['Ana', 'Bia']);
    const [ana, bia] = people as [Client, Client];
    const path = `/api/matches/${match.id}`;
    const tv = await tvAt(ana, match.id);
    const fresh = await Client.guest(server.base, 'Caio');
    const { token } = await bia.ok('POST', `${path}/seats/1/hand-over`);
    const taken = fresh.call('POST', `/api/seat-links/${token}`).then(
      ({ status }) => status === 200,
      () => false,
    );
    await new Promise((resolve) => setTimeout(resolve, rng.below(20)));
    await server.kill();
    const wasTold = await taken;
    server = await startChild({ TAVOLA_DATA: data });
    const { seats, holders, boards } = await at(ana).match(match.id);
    const isCaio = seats[1]?.person === fresh.person.id;
    expect(isCaio || seats[1]?.person === bia.person.id).toBe(true);
    // What was acknowledged stays; who held it before has its eyes no more.
    if (wasTold) expect(isCaio).toBe(true);
    expect(holders.map(({ why }) => why)).toEqual(isCaio ? ['first', 'handed'] : []);
    expect((await at(bia).call('GET', `${path}/table?seat=1`)).status).toBe(isCaio ? 403 : 200);
    expect(boards.map(({ id }) => id)).toEqual([tv.board.id]);
    expect((await at(tv.client).frame(match.id)).seats.map(({ seat }) => seat)).toEqual(['spectator']);
  }
  await server.stop();
  rmSync(data, { recursive: true });
});
