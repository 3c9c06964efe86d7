/** The next game of a chronicle: the same people, seated as the legacy says. */
import type { NewSeat } from '../host/types.ts';
import { create, tableOf } from '../new-table/create.ts';
import type { LinkedGame } from './chain.ts';

/** Opens it, from any game of the chronicle; gives its address. */
export function playNext(before: LinkedGame): Promise<string> {
  const plan = tableOf(before.game, seatsAfter(before));
  return create({
    ...plan,
    name: before.name,
    options: before.options,
    local: before.local,
    follows: before.id,
  });
}

/** Who sits where next: `open.seats` of the legacy, else as before. */
function seatsAfter({ seats, mine, outcome }: LinkedGame): readonly NewSeat[] {
  const { seats: order } = (outcome?.legacy?.open ?? {}) as { readonly seats?: readonly number[] };
  const from = order?.length === seats.length ? order : seats.map((_, seat) => seat);
  return from.map((old): NewSeat => {
    const { kind = 'bot', name = '', level = null, settings = {} } = seats[old] ?? {};
    if (kind === 'bot') return { kind, level: level ?? 'medium', settings };
    if (kind === 'automaton') return { kind, settings };
    if (kind === 'screen') return { kind, name, settings };
    return mine.includes(old) ? { kind: 'me', settings } : { kind: 'friend', settings };
  });
}
