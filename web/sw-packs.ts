/** The games that were opened here, each kept whole: rules, board, texts, bots. */
import type { Packs } from './build/packs.ts';

declare const __PACKS__: Packs;
const packs = __PACKS__;
export const PACKS_CACHE = 'tavola-games';
/** Which games somebody opened, so that what was cut off is fetched again, and a newer client fetches their newer files. */
const ASKED = '/asked-games.json';
/** Which of them are here whole. */
const KEPT = '/kept-games.json';

/** What arrives stays, even when the rest does not: it is fetched when `keepAgain` is called. */
export async function keep(game: string): Promise<void> {
  const files = packs[game];
  if (files === undefined) return;
  const cache = await caches.open(PACKS_CACHE);
  await note(cache, ASKED, game);
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.map((file) => `/${file}`).filter((path) => !had.has(path));
  const arrived = await Promise.allSettled(missing.map((path) => cache.add(path)));
  if (arrived.every(({ status }) => status === 'fulfilled')) await note(cache, KEPT, game);
}

/** Games that were opened here come whole, as far as the network lets them: after a download that was cut off, and for a newer client. */
export async function keepAgain(): Promise<void> {
  const cache = await caches.open(PACKS_CACHE);
  const games = new Set([...(await listed(cache, ASKED)), ...(await listed(cache, KEPT))]);
  await Promise.all([...games].map(keep));
}

/** Files that no game of this client has any more. */
export async function forgetOlder(): Promise<void> {
  const cache = await caches.open(PACKS_CACHE);
  const known = new Set([ASKED, KEPT, ...Object.values(packs).flatMap((files) => files.map((file) => `/${file}`))]);
  const older = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(older.map((request) => cache.delete(request)));
}

let noting: Promise<void> = Promise.resolve();

/** One after the other, so that no game is lost between reading a list and writing it. */
function note(cache: Cache, list: string, game: string): Promise<void> {
  noting = noting.then(async () => {
    const games = await listed(cache, list);
    if (!games.includes(game)) await cache.put(list, Response.json([...games, game]));
  });
  return noting;
}

async function listed(cache: Cache, list: string): Promise<readonly string[]> {
  const answer = await cache.match(list);
  return answer ? ((await answer.json()) as string[]) : [];
}
