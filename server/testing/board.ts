/** A screen in the room, for tests: known by its token alone. */
import type { Board } from '../api/boards.ts';
import type { Match } from '../api/matches.ts';
import { Client } from './client.ts';

export type Tv = { readonly client: Client; readonly board: Board; readonly token: string };

/** A screen that shows this match. `by`: somebody who sits there. */
export async function tvAt(by: Client, match: string): Promise<Tv> {
  const tv = await newTv(by.base);
  await by.ok('PUT', `/api/boards/${tv.board.link}`, { match });
  return tv;
}

export async function newTv(base: string): Promise<Tv> {
  const client = new Client(base);
  const { token, board } = await client.ok<{ token: string; board: Board }>('POST', '/api/boards');
  client.token = token;
  return { client, board, token };
}

/** People at one table, each with a browser of their own; the first one made it. */
export async function tableOf(
  base: string,
  game: string,
  names: readonly string[],
  more: object = {},
): Promise<{ readonly people: readonly Client[]; readonly match: Match }> {
  const people = await Promise.all(names.map((name) => Client.guest(base, name)));
  const [maker, ...friends] = people as [Client, ...Client[]];
  const seats = [{ kind: 'me' }, ...friends.map(() => ({ kind: 'friend' }))];
  const match = await maker.newMatch(game, seats, more);
  for (const [i, friend] of friends.entries())
    await friend.ok('POST', `/api/invitations/${match.invitations.find(({ seat }) => seat === i + 1)?.token}`);
  return { people, match };
}
