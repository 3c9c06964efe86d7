/** The next game of a chronicle: the same people, seated as the legacy says. */
import { seatsAfter } from '@tavola/kernel/rules/legacy.ts';
import type { NewSeat } from '../api/types.ts';
import { create, tableOf } from '../new-table/create.ts';
import type { ChronicleGame } from './chronicle.ts';

/** Opens it, from any game of the chronicle; gives its address. */
export function playNext(before: ChronicleGame): Promise<string> {
  const plan = tableOf(before.game, nextSeats(before));
  return create({
    ...plan,
    name: before.name,
    options: before.options,
    local: before.local,
    follows: before.id,
  });
}

/** The same people and bots, where the legacy seats them. */
function nextSeats({ seats, mine, outcome }: ChronicleGame): readonly NewSeat[] {
  return seatsAfter(outcome?.legacy, seats.length).map((old): NewSeat => {
    const { kind = 'bot', name = '', level = null, settings = {} } = seats[old] ?? {};
    if (kind === 'bot') return { kind, level: level ?? 'medium', settings };
    if (kind === 'automaton') return { kind, settings };
    if (kind === 'screen') return { kind, name, settings };
    return mine.includes(old) ? { kind: 'me', settings } : { kind: 'friend', settings };
  });
}
