/** For tests: a random digital game with automata on a tape, to be followed by a real table (mirror.ts). */
import { kindOf, moveId, type Seat } from '@tavola/kernel/ask.ts';
import { type ChanceSource, chanceId, seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame, SeatSetup } from '@tavola/kernel/game.ts';
import { sayValue } from '@tavola/kernel/real.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { game } from '../game.ts';
import type { SeatChoice } from '../options.ts';
import type { Event } from '../rules/events.ts';
import { real } from '../rules/outside/real.ts';
import { faceOf } from '../rules/outside/stand-ins.ts';
import type { State } from '../rules/state.ts';

export type Facts = ReadonlyMap<string, string>;
/** What happened in the digital game, in order. */
export type Taped =
  | { readonly kind: 'chance'; readonly ask: string; readonly said: string; readonly reader: Seat | null }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly ask: string; readonly option: string }
  | TapedEvent;
/** With what lay on the table, where the whole of it was looked at. */
export type TapedEvent = { readonly kind: 'event'; readonly event: Event; readonly facts: Facts | null };

export type Party = readonly Pick<SeatSetup<Partial<SeatChoice>>, 'kind' | 'settings'>[];

/** When the whole table is looked at. */
const seenAt: readonly Event['kind'][] = ['turn', 'battle', 'automaton.order-set', 'riverfolk.disrupted'];

/** A random digital game in which people name every card, so that each is on the tape. */
export function taped(party: Party, options: object, seed: number, rounds: number): readonly Taped[] {
  const tape: Taped[] = [];
  const source = seededChance(seed);
  const chance: ChanceSource = {
    answer: (request, n) => {
      const answer = source.answer(request, n);
      if (answer === undefined || request.what === 'shuffle') return answer;
      const said = chanceId(answer, request);
      tape.push({ kind: 'chance', ask: kindOf(request.ask ?? ''), said, reader: request.reader });
      return answer;
    },
  };
  const heard: AnyGame = {
    ...game,
    play: (table) => {
      const { tell } = table;
      table.tell = (event, telling) => {
        tell.call(table, event, telling);
        tape.push({ kind: 'event', event, facts: seenAt.includes(event.kind) ? snapshot(table.state) : null });
      };
      return game.play(table);
    },
  };
  const table = Table.start<State>(heard, {
    seats: party,
    options: tableOptions(options, rounds),
    dice: 'people',
    chance,
  });
  const rng = seededRng(seed ^ 0x9e3779b9);
  while (table.outcome === null) {
    const [seat] = table.pending as [Seat];
    const ask = kindOf(table.question(seat)?.ask ?? '');
    const at = tape.length;
    const before = table.count;
    pickAtRandom(table, rng);
    const option = table.picksFrom(before)[0]?.[1] as string;
    tape.splice(at, 0, { kind: 'pick', seat, ask, option });
  }
  return tape;
}

/** Where on the tape the turn of a person begins, in this round or later. */
export function turnOnTape(tape: readonly Taped[], party: Party, round: number): number {
  return tape.findIndex((it) => {
    if (it.kind !== 'event' || it.event.kind !== 'turn') return false;
    return it.event.round >= round && party[it.event.seat]?.kind === 'player';
  });
}

/** People sit where they sit; who begins is on the tape. */
export function tableOptions(options: object, roundLimit: number): object {
  return { ...options, seating: 'seats', roundLimit };
}

function snapshot(state: State): Facts {
  const facts = new Map(real.facts(state).map((known) => [moveId(known.fact), sayValue(known)]));
  for (const [seat, { faction, automaton }] of state.open.players.entries()) {
    if (faction === 'riverfolk' && !automaton) openHand(state, seat, facts);
  }
  return facts;
}

/** The Company's cards lie open (ROOT-11.2.3). */
function openHand({ hidden }: State, seat: Seat, facts: Map<string, string>): void {
  const hand = (hidden.hands[seat] ?? []).map(faceOf);
  for (let n = 0; n < 9; n++) facts.set(`market:${seat}:${n}`, hand[n] ?? 'none');
}
