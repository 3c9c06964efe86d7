/** Opens a table, on the server when it answers, in this browser otherwise; gives its address. */
import type { GameEntry } from '@tavola/games/index.ts';
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
  readonly clock: { readonly decision: number | null; readonly player: number | null };
};

export const USUAL_LEVEL = 'medium';
const NO_CLOCK = { decision: null, player: null };

/** Me against bots with the usual options. */
export function playNow({ id, seats: { min, max } }: GameEntry, t: Text): Promise<string> {
  const count = Math.min(max, Math.max(2, min));
  const seats = Array.from({ length: count }, (_, i): NewSeat => (i === 0 ? me() : bot()));
  return create({ game: id, seats, options: {}, name: '', local: false, open: false, clock: NO_CLOCK }, t);
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
    const { game, seats, options, name, open, clock } = plan;
    const { id } = await post<Match>('/matches', { game, seats, options, open, clock, ...(name && { name }) });
    return `/match/${id}`;
  } catch (error) {
    const unreachable = ['OFFLINE', 'SERVER'].includes(codeOf(error));
    if (unreachable && canBeLocal(plan.seats)) return createLocal(plan, t);
    throw error;
  }
}

async function createLocal({ game, seats, options, name }: Plan, t: Text): Promise<string> {
  const { startLocal } = await import('../host/local-new.ts');
  try {
    const { id } = await startLocal(game, options, seats.map(localSeat(t)), name);
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
