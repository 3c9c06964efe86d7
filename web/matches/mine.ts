/** My matches, those of the server and those of this browser in one list. */

import type { Practice } from '@tavola/kernel/host/practice.ts';
import type { Sitter } from '@tavola/kernel/host/sitter.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { codeOf } from '../api/errors.ts';
import { get } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { type LocalMatch, listLocal, peopleOf, practiceOf, statusOf } from '../host/store.ts';
import { refreshMe } from '../people/person.ts';

export type Listed = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: Match['status'];
  readonly turn: boolean;
  readonly updated: number;
  readonly seats: readonly { readonly name: string; readonly kind: Sitter }[];
  readonly pending: readonly number[];
  readonly mine: readonly number[];
  readonly outcome: Outcome | null;
  readonly local: boolean;
  /** The server still has its rules. */
  readonly offered: boolean;
  readonly uploaded: string | null;
  readonly practice: Practice;
};

export type Mine = {
  readonly matches: readonly Listed[];
  /** The server could not be asked; only this browser's tables are listed. */
  readonly offline: boolean;
  /** Leads to the server's older ones; null at the end. */
  readonly next: string | null;
};

export async function loadMine(): Promise<Mine> {
  const [remote, local] = await Promise.all([
    remoteMatches().then(
      ({ matches, next }) => ({ matches, next, offline: false }),
      (error) => ({ matches: [], next: null, offline: codeOf(error) === 'OFFLINE' || codeOf(error) === 'SERVER' }),
    ),
    listLocal().catch(() => []),
  ]);
  const matches = [...remote.matches.map(listed), ...local.map(listedLocal)];
  matches.sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);
  return { matches, offline: remote.offline, next: remote.next };
}

/** Somebody who never came here before has no matches; the server need not be asked. */
export async function remoteMatches(): Promise<MatchPage> {
  const { person } = await refreshMe();
  return person ? pageOf('mine') : { matches: [], next: null };
}

export type MatchPage = { readonly matches: readonly Match[]; readonly next: string | null };

/** One page of a list, newest first; `before` is the `next` of the page before it. */
export function pageOf(list: 'mine' | 'open' | 'public', before: string | null = null): Promise<MatchPage> {
  return get(`/matches?${new URLSearchParams({ list, ...(before !== null && { before }) })}`);
}

export function isOpen({ status }: Listed): boolean {
  return status === 'playing' || status === 'waiting';
}

export function listed(match: Match): Listed {
  const { id, game, name, status, updated, seats, pending, mine, outcome, offered, practice } = match;
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
    practice,
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
    mine: peopleOf(saved),
    outcome,
    local: true,
    offered: true,
    uploaded,
    practice: practiceOf(saved),
  };
}
