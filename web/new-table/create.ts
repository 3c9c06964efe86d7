/** Opens a table, on the server when it answers, in this browser otherwise; gives its address. */
import type { GameEntry } from '@tavola/games/index.ts';
import type { Arrangement } from '@tavola/kernel/face.ts';
import type { Dice } from '@tavola/kernel/log.ts';
import { post } from '../host/api.ts';
import { codeOf, HostError } from '../host/errors.ts';
import type { LocalSeat } from '../host/store.ts';
import type { Match, NewSeat } from '../host/types.ts';
import { ensurePerson } from '../person.ts';
import type { Text } from '../text/catalogue.ts';

export type Plan = {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options: unknown;
  readonly name: string;
  /** Only on this device, without the server. */
  readonly local: boolean;
  readonly open: boolean;
  /** Anybody may watch. */
  readonly isPublic: boolean;
  /** Who rolls and draws. */
  readonly dice: Dice;
  readonly clock: { readonly decision: number | null; readonly player: number | null };
};

export const USUAL_LEVEL = 'medium';
const NO_CLOCK = { decision: null, player: null };

/** Me against bots with the usual options. */
export function playNow({ id, seats: { min, max } }: GameEntry, t: Text): Promise<string> {
  const count = Math.min(max, Math.max(2, min));
  const seats = Array.from({ length: count }, (_, i): NewSeat => (i === 0 ? me() : bot()));
  return create(tableOf(id, seats), t);
}

/** A table that people often want, as it stands. */
export function playArrangement({ id }: GameEntry, { seats }: Arrangement, t: Text): Promise<string> {
  return create(tableOf(id, seats.map(seatOfKind)), t);
}

export function seatOfKind(kind: Arrangement['seats'][number]): NewSeat {
  return kind === 'bot' ? bot() : { kind, settings: {} };
}

function tableOf(game: string, seats: readonly NewSeat[]): Plan {
  return {
    game,
    seats,
    options: {},
    name: '',
    local: false,
    open: false,
    isPublic: false,
    dice: 'app',
    clock: NO_CLOCK,
  };
}

export function me(): NewSeat {
  return { kind: 'me', settings: {} };
}

export function bot(level: string = USUAL_LEVEL): NewSeat {
  return { kind: 'bot', level, settings: {} };
}

/** Friends come over the network; everybody else can play here. */
export function canBeLocal(seats: readonly NewSeat[]): boolean {
  return seats.every(({ kind }) => kind !== 'friend');
}

export async function create(plan: Plan, t: Text): Promise<string> {
  if (plan.local) return createLocal(plan, t);
  try {
    await ensurePerson();
    const { game, seats, options, name, open, isPublic, dice, clock } = plan;
    const spectators = isPublic ? 'public' : 'link';
    const { id } = await post<Match>('/matches', {
      game,
      seats,
      options,
      open,
      spectators,
      dice,
      clock,
      ...(name && { name }),
    });
    return `/match/${id}`;
  } catch (error) {
    const unreachable = ['OFFLINE', 'SERVER'].includes(codeOf(error));
    if (unreachable && canBeLocal(plan.seats)) return createLocal(plan, t);
    throw error;
  }
}

async function createLocal({ game, seats, options, name, dice }: Plan, t: Text): Promise<string> {
  const { startLocal } = await import('../host/local-new.ts');
  try {
    const { id } = await startLocal(game, options, seats.map(localSeat(t)), name, dice);
    return `/match/${id}`;
  } catch (error) {
    throw new HostError(codeOf(error));
  }
}

function localSeat(t: Text): (seat: NewSeat, i: number) => LocalSeat {
  const names = t.seat.botNames;
  return (seat, i) => {
    const { settings } = seat;
    if (seat.kind === 'me') return { kind: 'person', name: t.seat.me, level: null, settings };
    if (seat.kind === 'screen')
      return { kind: 'screen', name: seat.name || t.seat.playerN(i + 1), level: null, settings };
    if (seat.kind === 'automaton') return { kind: 'automaton', name: t.seat.automaton, level: null, settings };
    if (seat.kind === 'bot')
      return { kind: 'bot', name: names[i % names.length] as string, level: seat.level, settings };
    throw new HostError('OFFLINE');
  };
}
