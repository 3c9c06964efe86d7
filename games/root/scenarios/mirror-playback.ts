/** For tests: a real table with the app that follows the tape of a digital game (mirror.ts), and where on the tape it is. */
import { kindOf, type Seat } from '@tavola/kernel/ask.ts';
import { Assistant } from '@tavola/kernel/assistant.ts';
import { type ChanceSource, seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { tableChance } from '@tavola/kernel/real.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import { real } from '../rules/outside/real.ts';
import type { State } from '../rules/state.ts';
import { type Party, type Taped, type TapedEvent, tableOptions } from './mirror-tape.ts';

/** What a reaction belongs to: it was answered before the next of these. */
const milestones: readonly Event['kind'][] = ['turn', 'phase', 'automaton.acts', 'battle', 'battle-over'];

export class Playback {
  readonly app: Assistant;
  readonly party: Party;
  readonly tape: readonly Taped[];
  /** Where on the tape people begin to use the app: at a person's turn, or 0 for the set-up. */
  readonly joins: number;
  joined: boolean;
  at = 0;
  /** How the app broke ties, by their number: taken back and asked again, they fall the same way. */
  private readonly tied = new Map<number, number>();

  constructor(party: Party, options: object, tape: readonly Taped[], rounds: number, joins: number) {
    this.party = party;
    this.tape = tape;
    this.joins = joins;
    this.joined = joins === 0;
    const seats = party.map(({ kind, settings }) => ({
      kind: kind === 'player' ? ('outside' as const) : kind,
      settings,
    }));
    const ties: ChanceSource = {
      answer: (request, n) => {
        if (request.what === 'shuffle' || !this.joined) return seededChance(1).answer(request, n);
        const ask = kindOf(request.ask ?? '');
        const known = this.tied.get(n) ?? Number(this.next((it) => it.kind === 'chance' && it.ask === ask).said);
        this.tied.set(n, known);
        return known;
      },
    };
    const mirrored = armed();
    const chance = tableChance(ties, mirrored, () => false);
    this.app = Assistant.start(mirrored, { seats, options: tableOptions(options, rounds), chance });
  }

  /** People begin to use the app here. */
  join(): void {
    this.joined = true;
    this.tied.clear();
    this.at = this.joins + 1;
  }

  /** The digital game has ended at its round limit; whoever joined it counts rounds from there on. */
  isPastTheEnd(): boolean {
    return this.joined && this.joins > 0 && this.turnNow() === undefined;
  }

  /** What the app has told so far. */
  told(): readonly Event[] {
    return this.app.table.told.map(({ event }) => event as Event);
  }

  /** To the first of these from here on, and past it. */
  next<T extends Taped>(is: (it: Taped) => boolean): T & { said: string; option: string } {
    const found = this.ahead(is);
    if (found < 0) throw new Error(`not on the tape: ${kindOf(this.app?.decision?.ask ?? 'set-up')}`);
    this.at = found + 1;
    return this.tape[found] as T & { said: string; option: string };
  }

  /** Where the first of these is from here on, or -1. */
  ahead(is: (it: Taped) => boolean): number {
    return this.tape.findIndex((it, i) => i >= this.at && is(it));
  }

  /** Where the first of these events is from here on, or -1. */
  eventAhead(is: (event: Event) => boolean): number {
    return this.ahead((it) => it.kind === 'event' && is(it.event));
  }

  milestoneAhead(): number {
    return this.ahead(isMilestone);
  }

  eventAt(place: number): TapedEvent | undefined {
    const found = this.tape[place];
    return found?.kind === 'event' ? found : undefined;
  }

  /** Where on the tape the turn begins that is played now. */
  turnNow(): number | undefined {
    const taped = [...this.tape.keys()].filter((i) => i >= this.joins && this.eventAt(i)?.event.kind === 'turn');
    return taped[this.told().filter(({ kind }) => kind === 'turn').length - 1];
  }

  /** Where the turn begins to which this place on the tape belongs. */
  turnAround(place: number): number {
    return this.tape.findLastIndex((it, i) => i <= place && it.kind === 'event' && it.event.kind === 'turn');
  }

  /** In an automaton's turn: to where the tape has told as many phases, actions and battles of it as the app. */
  catchUp(): void {
    const told = this.told();
    const began = told.findLastIndex(({ kind }) => kind === 'turn');
    const turn = told[began];
    const from = this.turnNow();
    if (turn?.kind !== 'turn' || !this.isAutomaton(turn.seat) || from === undefined) return;
    const passed = told.slice(began).filter(({ kind }) => milestones.includes(kind)).length;
    const on = [...this.tape.keys()].filter((i) => i >= from && isMilestone(this.tape[i] as Taped));
    this.at = Math.max(this.at, (on[passed - 1] ?? 0) + 1);
  }

  touchesAutomaton({ attacker, defender }: Extract<Event, { kind: 'battle' }>): boolean {
    return this.isAutomaton(attacker) || this.isAutomaton(defender);
  }

  isAutomaton(seat: Seat): boolean {
    return this.party[seat]?.kind === 'automaton';
  }
}

function isMilestone(it: Taped): boolean {
  return it.kind === 'event' && milestones.includes(it.event.kind);
}

/** Hands are facts that nobody can tell: a rule that looks at one fails. */
function armed(): AnyGame {
  const hidden = (state: State) =>
    state.open.players.flatMap(({ outside }, of) =>
      outside ? [{ fact: { kind: 'hand', of }, holder: state.hidden.hands, key: of, among: [], place: 'nowhere' }] : [],
    );
  return {
    ...game,
    real: {
      ...real,
      facts: (state: State) => [...real.facts(state), ...hidden(state)],
      forget: (state: State) => [...(real.forget?.(state) ?? []), ...hidden(state).map(({ fact }) => fact)],
    },
  };
}
