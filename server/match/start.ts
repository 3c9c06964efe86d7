/** How a match comes to be: its rows, and its first position once nobody is missing. */

import { type Practice, usualPractice } from '@tavola/kernel/host/practice.ts';
import { commitment } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { agreed } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import type { z } from 'zod';
import type { NewSeat, newMatch } from '../api/matches.ts';
import { newId, newSecret, newSeed } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch, MatchRows } from '../memory/live-match.ts';
import { chanceOf } from '../memory/position.ts';
import { slices } from '../memory/slices.ts';
import { standingFor, USUAL_STANDING } from '../memory/standing.ts';
import { inheritanceOf, setupsOf } from '../memory/stored.ts';
import { UNTOLD } from '../memory/wake.ts';
import type { InvitationRow, MatchRow, PersonRow, SeatRow } from '../store/schema.ts';
import type { Draft } from './draft.ts';

export type TablePlan = z.output<typeof newMatch>;
export type Levels = { readonly standard: string; check(level: string | undefined): string };

/** What a match takes up from the one it follows; nothing when it stands alone. */
export type Inheritance = Pick<MatchRow, 'follows' | 'chain' | 'inheritance_json'>;
export const ALONE: Inheritance = { follows: null, chain: null, inheritance_json: null };

/** The rows of a new match that nobody has written yet. Throws when seats and options do not fit the game. */
export function planMatch(
  game: AnyGame,
  plan: TablePlan,
  maker: PersonRow,
  levels: Levels,
  now: number,
  inherited: Inheritance = ALONE,
): MatchRows {
  const id = newId('m');
  const wishes = plan.seats.map(({ kind, settings }) => ({
    kind: kind === 'automaton' ? ('automaton' as const) : ('player' as const),
    settings,
  }));
  if (plan.dice === 'people' && plan.seats.some(({ kind }) => kind === 'bot'))
    throw new Refusal(422, 'BAD_OPTIONS', { reason: 'bots-cannot-draw' });
  const { options, seats: setups } = agreed(game, { options: plan.options, seats: wishes });
  const seats = plan.seats.map((seat, i) => newSeatRow(id, i, seat, setups[i]?.settings, maker, levels));
  const row: MatchRow = {
    id,
    game: game.id,
    version: game.version,
    name: plan.name ?? '',
    options_json: JSON.stringify(options),
    dice: plan.dice,
    owner: maker.id,
    open: plan.open ? 1 : 0,
    spectators: plan.spectators,
    talk: plan.talk.spectators ? 1 : 0,
    practice: practiceOf(plan),
    plans: hasPlans(game, plan) ? 1 : 0,
    clock_decision: plan.clock.decision,
    clock_player: plan.clock.player,
    clock_increment: plan.clock.increment,
    clock_zone: plan.clock.zone,
    weekends: plan.clock.weekends ? 1 : 0,
    ...unplayed(plan.clock.player, seats, now),
    ...inherited,
  };
  const invitations: InvitationRow[] = seats
    .filter((seat) => seat.kind === 'free')
    .map(({ seat }) => ({ token: newSecret(), match: id, seat }));
  if (plan.spectators !== 'none') invitations.push({ token: newSecret(), match: id, seat: null });
  return { row, seats, invitations, holders: [], boards: [] };
}

function practiceOf({ practice, seats }: TablePlan): Practice {
  const people = seats.filter(({ kind }) => kind === 'me' || kind === 'friend' || kind === 'screen').length;
  if (practice === undefined) return usualPractice(people);
  return practice ? 'allowed' : 'no';
}

const DAY = 86_400;

/** Somebody who plays over days may prepare a turn; where the clock is shorter a table must say so. */
function hasPlans(game: AnyGame, { plans, clock }: TablePlan): boolean {
  if (game.rehearse === undefined) return false;
  return plans ?? ((clock.decision ?? 0) >= DAY || (clock.player ?? 0) >= DAY);
}

/** The part of a row that play will change, before anything was played. `clock` is the time of each player, in seconds. */
export function unplayed(clock: number | null, seats: readonly SeatRow[], now: number) {
  const left = seats.map(() => (clock === null ? null : clock * 1000));
  return {
    status: 'waiting',
    revision: 0,
    undone: 0,
    seed: null,
    commitment: null,
    count: 0,
    pending_json: '[]',
    left_json: JSON.stringify(left),
    outcome_json: null,
    undo_json: null,
    pause_json: null,
    abandoning_json: '[]',
    rematch: null,
    origin_json: null,
    whole: 1,
    created: now,
    updated: now,
    channel: null,
    claim_json: null,
    wake: null,
  } as const satisfies Partial<MatchRow>;
}

function newSeatRow(
  match: string,
  seat: number,
  wanted: NewSeat,
  settings: unknown,
  maker: PersonRow,
  levels: Levels,
): SeatRow {
  const empty: SeatRow = {
    match,
    seat,
    kind: 'free',
    name: '',
    person: null,
    level: null,
    away: null,
    standing_json: USUAL_STANDING,
    seen: 0,
    ...UNTOLD,
    settings_json: JSON.stringify(settings),
    holidays_json: '[]',
    offer_json: null,
    shown: null,
  };
  const held = { person: maker.id, holidays_json: maker.holidays_json };
  switch (wanted.kind) {
    case 'me':
      return { ...empty, ...held, kind: 'person', name: maker.name, standing_json: standingFor(maker) };
    case 'screen':
      return { ...empty, ...held, kind: 'screen', name: wanted.name ?? '' };
    case 'bot':
      return { ...empty, kind: 'bot', level: levels.check(wanted.level) };
    case 'automaton':
      return { ...empty, kind: 'automaton' };
    case 'friend':
      return empty;
  }
}

/** When nobody is missing the seed is drawn, its hash published, and the rules begin. */
export async function startWhenFull(live: LiveMatch, draft: Draft): Promise<void> {
  if (draft.row.status !== 'waiting' || draft.seats.some((seat) => seat.kind === 'free')) return;
  if (live.stopped) throw live.stopped;
  const seed = newSeed();
  const table = slices.begin(() =>
    Table.start(live.game, {
      seats: setupsOf(draft.seats),
      options: JSON.parse(draft.row.options_json),
      dice: draft.row.dice,
      inheritance: inheritanceOf(draft.row),
      chance: chanceOf(draft.row.dice, seed),
      checked: false,
      isTired: slices.isTired,
    }),
  );
  await slices.settle(table);
  // As the table took it up: what waited since an older version may still have had a secret.
  const { inheritance } = table.agreement;
  const inheritance_json = inheritance ? JSON.stringify(inheritance) : null;
  draft.set({ seed, commitment: commitment(seed), status: 'playing', open: 0, inheritance_json });
  draft.append({ table, revisions: [], from: 0, before: 0, earlier: null, stored: 0 }, 0);
}
