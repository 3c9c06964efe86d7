/** The games that were opened here, each kept whole: rules, board, texts, bots. */
import type { Packs } from './build/packs.ts';

declare const __PACKS__: Packs;
const packs = __PACKS__;
export const PACKS_CACHE = 'tavola-games';
/** Which games those are, so that a newer client fetches their newer files. */
const KEPT = '/kept-games.json';

export async function keep(game: string): Promise<void> {
  const files = packs[game];
  if (files === undefined) return;
  const cache = await caches.open(PACKS_CACHE);
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.map((file) => `/${file}`).filter((path) => !had.has(path)));
  const games = await kept(cache);
  if (!games.includes(game)) await cache.put(KEPT, Response.json([...games, game]));
}

/** A newer client is being installed: the games of the older one come along, as far as the network lets them. */
export async function keepAgain(): Promise<void> {
  const games = await kept(await caches.open(PACKS_CACHE));
  await Promise.allSettled(games.map(keep));
}

/** Files that no game of this client has any more. */
export async function forgetOlder(): Promise<void> {
  const cache = await caches.open(PACKS_CACHE);
  const known = new Set([KEPT, ...Object.values(packs).flatMap((files) => files.map((file) => `/${file}`))]);
  const older = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(older.map((request) => cache.delete(request)));
}

async function kept(cache: Cache): Promise<readonly string[]> {
  const answer = await cache.match(KEPT);
  return answer ? ((await answer.json()) as string[]) : [];
}
