/** Games that follow from one another, as they are listed: those of the server or those of this browser. */
import type { Outcome } from '@tavola/kernel/game.ts';
import { isLocal, type LocalMatch, listLocal, loadLocal } from '../host/store.ts';
import type { Match, MatchSeat } from '../host/types.ts';
import { remoteMatches } from '../matches/mine.ts';
import { chainOnServer } from './chain-pages.ts';

export type LinkedGame = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: Match['status'];
  readonly created: number;
  readonly seats: readonly Pick<MatchSeat, 'kind' | 'name' | 'level' | 'settings'>[];
  readonly mine: readonly number[];
  readonly options: unknown;
  readonly outcome: Outcome | null;
  readonly follows: string | null;
  /** The first game of its chain. */
  readonly chain: string;
  readonly local: boolean;
};

/** All games of the chain that `id` belongs to, the first one first. */
export async function loadChain(id: string): Promise<readonly LinkedGame[]> {
  if (!isLocal(id)) {
    return (await chainOnServer(id)).map(ofServer);
  }
  const first = (await loadLocal(id))?.chain ?? id;
  const all = (await listLocal()).filter((one) => one.id === first || one.chain === first);
  return all.map(ofBrowser).toSorted((a, b) => a.created - b.created);
}

/** One entry a chain, by its newest game; a game that left something is a chain of one. */
export async function loadChains(): Promise<readonly (readonly LinkedGame[])[]> {
  const [remote, local] = await Promise.all([
    remoteMatches().then(
      ({ matches }) => matches.map(ofServer),
      () => [],
    ),
    listLocal().then(
      (all) => all.map(ofBrowser),
      () => [],
    ),
  ]);
  const linked = [...remote, ...local].filter(({ follows, outcome }) => follows !== null || outcome?.legacy);
  const chains = new Map<string, LinkedGame[]>();
  for (const one of linked) chains.set(one.chain, [...(chains.get(one.chain) ?? []), one]);
  return [...chains.values()].map((games) => games.toSorted((a, b) => a.created - b.created));
}

function ofServer({ seats, chain, ...match }: Match): LinkedGame {
  return { ...match, seats, chain: chain ?? match.id, local: false };
}

function ofBrowser(saved: LocalMatch): LinkedGame {
  const { id, game, name, created, seats, log, follows = null, chain = id, abandoned } = saved;
  const outcome = log.outcome ?? null;
  const status = outcome ? 'over' : abandoned ? 'abandoned' : 'playing';
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'screen' ? [seat] : []));
  return { id, game, name, created, seats, mine, options: log.options, outcome, follows, chain, status, local: true };
}
