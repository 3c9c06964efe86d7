/** Games that follow from one another, as they are listed: those of the server or those of this browser. */
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Match, MatchSeat } from '../api/types.ts';
import { isLocal, type LocalMatch, listLocal, loadLocal } from '../host/store.ts';
import { remoteMatches } from '../matches/mine.ts';
import { chronicleOnServer } from './on-server.ts';

export type ChronicleGame = {
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
  /** The first game of its chronicle. */
  readonly chain: string;
  readonly local: boolean;
};

/** All games of the chronicle that `id` belongs to, the first one first. */
export async function loadChronicle(id: string): Promise<readonly ChronicleGame[]> {
  if (!isLocal(id)) {
    return (await chronicleOnServer(id)).map(ofServer);
  }
  const first = (await loadLocal(id))?.chain ?? id;
  const all = (await listLocal()).filter((one) => one.id === first || one.chain === first);
  return all.map(ofBrowser).toSorted((a, b) => a.created - b.created);
}

/** One entry for each chronicle, by its newest game; a game that left something is a chronicle of one. */
export async function loadChronicles(): Promise<readonly (readonly ChronicleGame[])[]> {
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
  const games = [...remote, ...local].filter(({ follows, outcome }) => follows !== null || outcome?.legacy);
  const chronicles = new Map<string, ChronicleGame[]>();
  for (const one of games) chronicles.set(one.chain, [...(chronicles.get(one.chain) ?? []), one]);
  return [...chronicles.values()].map((games) => games.toSorted((a, b) => a.created - b.created));
}

function ofServer({ seats, chain, ...match }: Match): ChronicleGame {
  return { ...match, seats, chain: chain ?? match.id, local: false };
}

function ofBrowser(saved: LocalMatch): ChronicleGame {
  const { id, game, name, created, seats, log, follows = null, chain = id, abandoned } = saved;
  const outcome = log.outcome ?? null;
  const status = outcome ? 'over' : abandoned ? 'abandoned' : 'playing';
  const mine = seats.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'screen' ? [seat] : []));
  return { id, game, name, created, seats, mine, options: log.options, outcome, follows, chain, status, local: true };
}
