/** Two people at a table that they share. */
import type { Match } from '../api/matches.ts';
import { Client } from './client.ts';

export type Pair = { readonly ana: Client; readonly bia: Client; readonly id: string; readonly picks: string };

export async function twoPeople(base: string, game = 'tic-tac-toe', more: object = {}): Promise<Pair> {
  const [ana, bia] = [await Client.guest(base, 'Ana'), await Client.guest(base, 'Bia')];
  const match = await ana.newMatch(game, [{ kind: 'me' }, { kind: 'friend' }], more);
  await bia.ok('POST', `/api/invitations/${tokenOf(match, 1)}`);
  return { ana, bia, id: match.id, picks: `/api/matches/${match.id}/picks` };
}

/** The link to a seat, or the watch link (null). */
export function tokenOf({ invitations }: Match, seat: number | null): string {
  return invitations.find((it) => it.seat === seat)?.token ?? '';
}
