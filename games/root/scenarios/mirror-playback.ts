/** For tests: where on the tape of a digital game a real table is (mirror.ts), by turns and by what automata did in them. */
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { Mirror } from '@tavola/testing/mirror.ts';
import type { Taped, TapedEvent } from '@tavola/testing/mirror-tape.ts';
import type { State } from '../rules/state/state.ts';
import type { Event } from '../rules/vocabulary/events.ts';

/** What a reaction belongs to: it was answered before the next of these. */
const milestones: readonly Event['kind'][] = ['turn', 'phase', 'automaton.acts', 'battle', 'battle-over'];

export class Playback {
  readonly mirror: Mirror<State, Event>;
  /** Where on the tape people begin to use the app: at a person's turn, or 0 for the set-up. */
  readonly joins: number;
  joined: boolean;
  /** How the app broke ties, by their number: taken back and asked again, they fall the same way. */
  private readonly tied = new Map<number, number>();

  constructor(mirror: Mirror<State, Event>, joins: number) {
    this.mirror = mirror;
    this.joins = joins;
    this.joined = joins === 0;
  }

  /** Ties fall as they fell in the digital game. */
  readonly ties: ChanceSource = {
    answer: (request, n) => {
      if (request.what === 'shuffle' || !this.joined) return seededChance(1).answer(request, n);
      const ask = kindOf(request.ask ?? '');
      const isSame = (it: Taped<Event>) => it.kind === 'chance' && it.ask === ask;
      const known =
        this.tied.get(n) ?? Number(this.mirror.next<Extract<Taped<Event>, { kind: 'chance' }>>(isSame).said);
      this.tied.set(n, known);
      return known;
    },
  };

  /** People begin to use the app here. */
  join(): TapedEvent<Event> {
    this.joined = true;
    this.tied.clear();
    this.mirror.at = this.joins + 1;
    return this.mirror.tape.entries[this.joins] as TapedEvent<Event>;
  }

  /** The digital game has ended at its round limit; people who joined it count rounds from there on. */
  isPastTheEnd(): boolean {
    return this.joined && this.joins > 0 && this.turnNow() === undefined;
  }

  milestoneAhead(): number {
    return this.mirror.ahead(isMilestone);
  }

  /** Where on the tape the turn begins that is played now. */
  turnNow(): number | undefined {
    const { mirror, joins } = this;
    const taped = [...mirror.tape.entries.keys()].filter((i) => i >= joins && mirror.eventAt(i)?.event.kind === 'turn');
    return taped[mirror.events().filter(({ kind }) => kind === 'turn').length - 1];
  }

  /** Where the turn begins to which this place on the tape belongs. */
  turnAround(place: number): number {
    return this.mirror.tape.entries.findLastIndex(
      (it, i) => i <= place && it.kind === 'event' && it.event.kind === 'turn',
    );
  }

  /** In an automaton's turn: to where the tape has told as many phases, actions and battles of it as the app. */
  catchUp(): void {
    const { mirror } = this;
    const told = mirror.events();
    const began = told.findLastIndex(({ kind }) => kind === 'turn');
    const turn = told[began];
    const from = this.turnNow();
    if (turn?.kind !== 'turn' || !mirror.isAutomaton(turn.seat) || from === undefined) return;
    const passed = told.slice(began).filter(({ kind }) => milestones.includes(kind)).length;
    const { entries } = mirror.tape;
    const on = [...entries.keys()].filter((i) => i >= from && isMilestone(entries[i] as Taped<Event>));
    mirror.at = Math.max(mirror.at, (on[passed - 1] ?? 0) + 1);
  }
}

function isMilestone(it: Taped<Event>): boolean {
  return it.kind === 'event' && milestones.includes(it.event.kind);
}
