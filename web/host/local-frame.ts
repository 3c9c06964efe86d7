/** What the server would say about a local table. */

import { packedBeats } from '@tavola/kernel/host/beats.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import { commitment } from '@tavola/kernel/rules/chance.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { Frame, Match, MatchSeat, UndoRequest } from '../api/types.ts';
import { type LocalMatch, peopleOf, practiceOf, statusOf } from './store.ts';

export function matchOf(table: Table, saved: LocalMatch, revision: number, undo: UndoRequest | null): Match {
  const mine = peopleOf(saved);
  const { outcome } = table;
  return {
    id: saved.id,
    game: saved.game,
    version: saved.log.version,
    name: saved.name,
    options: table.options,
    dice: table.agreement.dice,
    status: statusOf(saved, outcome),
    created: saved.created,
    updated: saved.updated,
    revision,
    open: false,
    spectators: 'none',
    talk: { spectators: false },
    practice: practiceOf(saved),
    clock: { decision: null, player: null, increment: null, zone: null, weekends: false },
    seats: saved.seats.map(seatOf),
    pending: saved.abandoned ? [] : table.pending,
    holders: (saved.log.holders ?? []).map((it) => ({ ...it, person: null, why: 'offered' as const })),
    outcome,
    commitment: commitment(saved.seed),
    seed: outcome || saved.abandoned ? saved.seed : null,
    undo,
    paused: null,
    pause: null,
    abandoning: [],
    rematch: null,
    follows: saved.follows ?? null,
    chain: saved.chain ?? null,
    origin: saved.origin,
    watchers: 0,
    offered: true,
    stopped: null,
    mine,
    yours: true,
    turn: !saved.abandoned && table.pending.some((seat) => mine.includes(seat)),
    standing: [],
    muted: [],
    channel: null,
    notify: [],
    plans: false,
    planned: [],
    boards: [],
    claim: null,
    regains: [],
    invitations: [],
  };
}

/** Today's rules do not allow this pick: the match as it was left, and why it does not go on. `table` stands at the last good pick. */
export function stoppedMatch(table: Table, saved: LocalMatch, pick: number): Match {
  const { log } = saved;
  const detail = { needs: log.version, has: table.game.version, pick, count: log.picks.length };
  const left = { status: statusOf(saved), outcome: log.outcome ?? null };
  return { ...matchOf(table, saved, 0, null), ...left, offered: false, stopped: { code: 'OLD_RULES', detail } };
}

/** What each person at this screen may know; the shell shows one of them at a time. */
export function frameOf(table: Table, saved: LocalMatch, revision: number, since: number): Frame {
  const viewers: Viewer[] = [...peopleOf(saved), 'spectator'];
  return {
    match: saved.id,
    revision,
    count: table.count,
    told: table.told.length,
    since,
    pending: saved.abandoned ? [] : table.pending,
    outcome: table.outcome,
    seats: viewers.map((seat) => ({
      seat,
      view: table.view(seat),
      decision: seat === 'spectator' || saved.abandoned ? null : table.decisionFor(seat),
      events: table.eventsFor(seat).slice(since),
      beats: since > 0 ? packedBeats(table, seat, since, table.view(seat)) : [],
    })),
  };
}

function seatOf({ kind, name, level, settings }: LocalMatch['seats'][number], seat: number): MatchSeat {
  const unclocked = { deadline: null, left: null, rests: [], offer: null, vacant: false, shown: null };
  return { seat, kind, name, level, settings, person: null, away: null, present: true, ...unclocked };
}
