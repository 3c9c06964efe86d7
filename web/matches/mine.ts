/** My matches, those of the server and those of this browser in one list. */
import type { Outcome } from '@tavola/kernel/game.ts';
import { get } from '../host/api.ts';
import { codeOf } from '../host/errors.ts';
import { type LocalMatch, listLocal, statusOf } from '../host/store.ts';
import type { Match } from '../host/types.ts';
import { refreshMe } from '../person.ts';

export type Listed = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: Match['status'];
  readonly turn: boolean;
  readonly updated: number;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
  readonly pending: readonly number[];
  readonly mine: readonly number[];
  readonly outcome: Outcome | null;
  readonly local: boolean;
  /** The server still has its rules. */
  readonly offered: boolean;
  readonly uploaded: string | null;
};

export type Mine = {
  readonly matches: readonly Listed[];
  /** The server could not be asked; only this browser's tables are listed. */
  readonly offline: boolean;
};

export async function loadMine(): Promise<Mine> {
  const [remote, local] = await Promise.all([
    remoteMatches().then(
      ({ matches }) => ({ matches, offline: false }),
      (error) => ({ matches: [], offline: codeOf(error) === 'OFFLINE' || codeOf(error) === 'SERVER' }),
    ),
    listLocal().catch(() => []),
  ]);
  const matches = [...remote.matches.map(listed), ...local.map(listedLocal)];
  matches.sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);
  return { matches, offline: remote.offline };
}

/** Somebody who never came here before has no matches; the server need not be asked. */
async function remoteMatches(): Promise<{ matches: Match[] }> {
  const { person } = await refreshMe();
  return person ? get<{ matches: Match[] }>('/matches?list=mine') : { matches: [] };
}

export function isOpen({ status }: Listed): boolean {
  return status === 'playing' || status === 'waiting';
}

export function listed(match: Match): Listed {
  const { id, game, name, status, updated, seats, pending, mine, outcome, offered } = match;
  const turn = match.turn && offered;
  return {
    id,
    game,
    name,
    status,
    turn,
    updated,
    seats,
    pending,
    mine,
    outcome,
    offered,
    local: false,
    uploaded: null,
  };
}

function listedLocal(saved: LocalMatch): Listed {
  const { id, game, name, seats, log, turn, updated, uploaded } = saved;
  const outcome = log.outcome ?? null;
  const status = statusOf(saved);
  return {
    id,
    game,
    name,
    status,
    turn: turn && status === 'playing',
    updated,
    seats,
    pending: [],
    mine: [0],
    outcome,
    local: true,
    offered: true,
    uploaded,
  };
}
