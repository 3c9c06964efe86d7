/** Opens a table, on the server when it answers, in this browser otherwise; gives its address. */
import type { GameEntry } from '@tavola/games/shelf.ts';
import type { Arrangement } from '@tavola/kernel/face/face.ts';
import type { Dice } from '@tavola/kernel/table/log.ts';
import { codeOf, HostError } from '../api/errors.ts';
import { post } from '../api/request.ts';
import type { Match, NewSeat } from '../api/types.ts';
import { type LocalSeat, loadLocal } from '../host/store.ts';
import { showOnWaitingTv } from '../matches/devices/pending-tv.ts';
import { ensurePerson } from '../people/person.ts';
import { type ClockPlan, NO_CLOCK } from './pace.ts';
import { arranged, usualSeats } from './usual-seats.ts';

export type TablePlan = {
  readonly game: string;
  /** What the others call the person who opens the table. */
  readonly myName: string;
  readonly seats: readonly NewSeat[];
  readonly options: unknown;
  readonly name: string;
  /** Only on this device, without the server. */
  readonly local: boolean;
  readonly open: boolean;
  /** Anybody may watch. */
  readonly isPublic: boolean;
  /** May what was seen be taken back? Null: as is usual for these players. */
  readonly practice: boolean | null;
  /** May turns be prepared? Null: as is usual with this clock. */
  readonly plans: boolean | null;
  /** Who rolls and draws. */
  readonly dice: Dice;
  readonly clock: ClockPlan;
  /** The finished game whose legacy this one takes up. */
  readonly follows?: string | undefined;
};

/** Me against bots with the usual options. */
export function playNow(entry: GameEntry): Promise<string> {
  return create(tableOf(entry.id, usualSeats(entry)));
}

/** A table that people often want, as it stands. */
export function playArrangement(entry: GameEntry, arrangement: Arrangement): Promise<string> {
  return create(tableOf(entry.id, arranged(entry, arrangement)));
}

export function tableOf(game: string, seats: readonly NewSeat[]): TablePlan {
  return {
    game,
    myName: '',
    seats,
    options: {},
    name: '',
    local: false,
    open: false,
    isPublic: false,
    practice: null,
    plans: null,
    dice: 'app',
    clock: NO_CLOCK,
  };
}

/** Friends come over the network; everybody else can play here. */
export function canBeLocal(seats: readonly NewSeat[]): boolean {
  return seats.every(({ kind }) => kind !== 'friend');
}

export async function create(plan: TablePlan): Promise<string> {
  if (plan.local) return createLocal(plan);
  try {
    await ensurePerson(plan.myName);
    const { game, seats, options, name, open, isPublic, practice, plans, dice, clock, follows } = plan;
    const spectators = isPublic ? 'public' : 'link';
    const { id } = await post<Match>('/matches', {
      game,
      seats: seats.map(named),
      options,
      open,
      spectators,
      dice,
      clock,
      ...(name && { name }),
      ...(practice !== null && { practice }),
      ...(plans !== null && { plans }),
      ...(follows !== undefined && { follows }),
    });
    await showOnWaitingTv(id);
    return `/match/${id}`;
  } catch (error) {
    const unreachable = ['OFFLINE', 'SERVER'].includes(codeOf(error));
    if (unreachable && canBeLocal(plan.seats)) return createLocal(plan);
    throw error;
  }
}

/** The server wants no name rather than an empty one. */
function named(seat: NewSeat): object {
  if (seat.kind !== 'screen') return seat;
  const { name, ...unnamed } = seat;
  return name.trim() === '' ? unnamed : { ...seat, name: name.trim() };
}

async function createLocal({
  game,
  seats,
  options,
  name,
  dice,
  practice,
  myName,
  follows,
}: TablePlan): Promise<string> {
  const { startLocal } = await import('../host/local-new.ts');
  try {
    const sitting = seats.map(localSeat(myName.trim()));
    const agreed = practice === null ? undefined : practice ? 'allowed' : 'no';
    const before = follows === undefined ? null : ((await loadLocal(follows)) ?? null);
    const { id } = await startLocal({ game, options, seats: sitting, name, dice, practice: agreed }, before);
    return `/match/${id}`;
  } catch (error) {
    throw new HostError(codeOf(error));
  }
}

/** Bots and automata get their names where they are shown, in the reader's language. */
function localSeat(myName: string): (seat: NewSeat) => LocalSeat {
  return (seat) => {
    const { settings } = seat;
    if (seat.kind === 'friend') throw new HostError('OFFLINE');
    if (seat.kind === 'me') return { kind: 'person', name: myName, level: null, settings };
    if (seat.kind === 'screen') return { kind: 'screen', name: seat.name.trim(), level: null, settings };
    return { kind: seat.kind, name: '', level: seat.kind === 'bot' ? seat.level : null, settings };
  };
}
