/** For tests: a random digital game with automata on a tape, to be followed by a real table (mirror.ts). */
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { type Facts, factsById, record, type Tape } from '@tavola/testing/mirror-tape.ts';
import { game } from '../game.ts';
import { faceOf } from '../rules/hands/stand-ins.ts';
import { real } from '../rules/outside/real.ts';
import type { Options, SeatChoice } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { Event } from '../rules/vocabulary/events.ts';

export type Party = readonly Pick<SeatSetup<Partial<SeatChoice>>, 'kind' | 'settings'>[];

/** When the whole table is looked at. */
const seenAt: readonly Event['kind'][] = ['turn', 'battle', 'automaton.order-set', 'riverfolk.disrupted'];

export function taped(party: Party, options: object, seed: number, rounds: number): Tape<Event> {
  return record<State, Event>({
    game,
    seats: party,
    options: tableOptions(options, rounds),
    seed,
    dice: 'people',
    look: ({ kind }, state, agreed) => (seenAt.includes(kind) ? snapshot(state, agreed as Options) : null),
  });
}

/** Where on the tape the turn of a person begins, in this round or later. */
export function turnOnTape({ entries }: Tape<Event>, party: Party, round: number): number {
  return entries.findIndex((it) => {
    if (it.kind !== 'event' || it.event.kind !== 'turn') return false;
    return it.event.round >= round && party[it.event.seat]?.kind === 'player';
  });
}

/** People sit where they sit; who begins is on the tape. */
export function tableOptions(options: object, roundLimit: number): object {
  return { ...options, seating: 'seats', roundLimit };
}

/** The Company's cards lie open (ROOT-11.2.3). */
function snapshot(state: State, agreed: Options): Facts {
  const facts = factsById(real.facts(state, agreed));
  for (const [seat, { faction, automaton }] of state.open.players.entries()) {
    if (faction !== 'riverfolk' || automaton) continue;
    const hand = (state.hidden.hands[seat] ?? []).map(faceOf);
    for (let n = 0; n < 9; n++) facts.set(`market:${seat}:${n}`, hand[n] ?? 'none');
  }
  return facts;
}
