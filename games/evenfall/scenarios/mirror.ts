/**
 * For tests: a digital game of Evenfall against the Automa, and the same game beside a real table (testing/mirror.ts). She must give the same
 * instructions in the same words, and the same scores.
 */
import type { Say } from '@tavola/kernel/face/text.ts';
import { learnedIn } from '@tavola/kernel/real/learned.ts';
import { TABLE } from '@tavola/kernel/rules/ask.ts';
import { NONE } from '@tavola/kernel/rules/real.ts';
import { Touches, type TurnOf } from '@tavola/testing/effort.ts';
import { Followed } from '@tavola/testing/hands.ts';
import { type Evening, Mirror, type Noted, type Question } from '@tavola/testing/mirror.ts';
import { type Facts, record, type Tape } from '@tavola/testing/mirror-tape.ts';
import { expect } from 'vitest';
import { conversion, type Difficulty, regionOf, rondel, trackOf } from '../data/boards.ts';
import { isPerson, placeOf, type Side, vpOf } from '../data/cards.ts';
import { type Bag, type Effect, gainKeys } from '../data/effects.ts';
import { face } from '../face.ts';
import { evenfall } from '../game.ts';
import { real } from '../rules/outside/real.ts';
import type { Event } from '../rules/state/moves.ts';
import type { Automa, State } from '../rules/state/state.ts';
import { text } from '../text/en/text.ts';
import { against } from './evening.ts';
import { automaTable } from './hands.ts';

const say: Say = { language: 'en', me: 'spectator', words: text.words, who: (seat) => `seat ${seat}` };

/** A digital game, and the total that she reached. */
export type Played = { readonly tape: Tape<Event>; readonly side: Side; readonly total: number };

export function taped(side: Side, difficulty: Difficulty, seed: number): Played {
  let last: State | null = null;
  const look = (event: Event, state: State) => {
    last = state;
    return event.kind === 'rondel' ? slotsSeen(state) : null;
  };
  const tape = record<State, Event>({ game: evenfall, seats: against(difficulty), options: { side }, seed, look });
  return { tape, side, total: (last as unknown as { automa: Automa }).automa.vp };
}

/** What lies in the slots, by the Witches that each Place needs, and whether the Place deck has a card left. */
function slotsSeen({ regions, placeDeck }: State): Facts {
  const facts = new Map([['places-left', placeDeck.length === 0 ? '0' : '1']]);
  for (const { id, slots } of regions)
    for (const [n, place] of slots.entries())
      facts.set(`slot:${id}:${n}`, place === null ? NONE : `w${placeOf(place).witches}`);
  return facts;
}

/** Plays the tape beside a real table, to the end of the game. */
export function mirrored({ tape, side, total }: Played, telling: boolean, box: readonly string[] = []) {
  const begin = (mirror: Mirror<State, Event>) => new AutomaEvening(mirror, telling);
  const options = { side, ...real.options, box };
  const mirror = new Mirror<State, Event, AutomaEvening>(begin, tape, { options });
  const touches = new Touches({ app: mirror.app, facts: () => mirror.facts }, text, face.real, say);
  const followed = new Followed(mirror.app, automaTable);
  mirror.play();
  const { mine, theirs } = mirror.stretches();
  expect(mine).toEqual(theirs);
  followed.expectSame(text, say);
  expect(mirror.app.table.flaw()).toBeNull();
  expect(mirror.state.automaSheet?.total).toBe(total);
  expect(mirror.app.table.outcome?.winners).toEqual([isWon(tape) ? 0 : 1]);
  return {
    costs: touches.turns(turnOf),
    own: touches.own(),
    learned: () => learnedIn(mirror.app.table),
    count: countOf(mirror),
  };
}

/** Her turns, and the conflicts that she takes part in. */
const turnOf: TurnOf = ({ first, end }, told) => {
  const isHers = told.slice(first, end).some(({ event }) => event.kind === 'rondel');
  return isHers ? String(first) : null;
};

function isWon({ outcome }: Tape<Event>): boolean {
  return outcome.winners[0] === 0;
}

/** Facts that were asked for, those of them that are printed on boards, facts told unasked, and touches without "done". */
function countOf({ asked, told, evening }: Mirror<State, Event, AutomaEvening>) {
  const printed = asked.filter((fact) => /^(fields|field|bonus|reward)/.test(fact)).length;
  return { asked: asked.length, printed, told, answers: evening.answers, turns: evening.turns };
}

const HERS = new Set(['rondel', 'impossible', 'converted', 'no-place']);

class AutomaEvening implements Evening<State, Event> {
  readonly game = evenfall;
  readonly text = text;
  readonly passes = 20;
  answers = 0;
  turns = 0;
  private readonly mirror: Mirror<State, Event>;
  private readonly telling: boolean;
  /** Her Places, in the order in which she took them. */
  private readonly places: readonly string[];
  private vp = 0;
  private strengths: number[] = [];

  constructor(mirror: Mirror<State, Event>, telling: boolean) {
    this.mirror = mirror;
    this.telling = telling;
    this.places = mirror.tape.entries.flatMap((it) => {
      if (it.kind !== 'event' || (it.event.kind !== 'discovered' && it.event.kind !== 'drew-place')) return [];
      return it.event.seat === 'automa' ? [it.event.place] : [];
    });
  }

  /** What the player holds and owns. */
  hidden({ players }: State) {
    return ['hand', 'aside', 'herb', 'elixir', 'knowledge', 'mana', 'council'].map((what) => ({
      fact: { kind: 'hidden', what },
      holder: players[0] as object,
      key: what,
    }));
  }

  /** Each of her instructions by itself. */
  stretches(events: readonly Noted<Event>[]): (readonly string[])[] {
    const hers = events.filter(({ event }) => HERS.has(event.kind) || ('seat' in event && event.seat === 'automa'));
    return hers.flatMap(({ event }) => {
      const words = this.mirror.words(event);
      return words === null ? [] : [[words]];
    });
  }

  reply({ seat, kind, ask }: Question): string {
    if (this.mirror.app.table.state !== undefined) expect(this.mirror.app.table.flaw()).toBeNull();
    if (seat === TABLE && kind === 'done') {
      this.mirror.compare();
      return 'done';
    }
    this.answers++;
    switch (kind) {
      case 'outside-turn':
        return this.turn();
      case 'outside-card': {
        const { strength } = ask as unknown as { strength: { n: number } | null };
        if (strength === null) return `shows:any:${this.vp}`;
        if (strength.n === 1) this.strengths = this.strengthsAhead();
        return `shows:any:${this.strengths.shift() ?? 0}`;
      }
      case 'outside-played': {
        const { card } = this.nextAnswered('drawn-for-automa');
        return `shows:${isPerson(card) ? 'person' : 'ritual'}:${vpOf(card)}`;
      }
      case 'outside-binding':
        return `amount:${this.bindingVp()}`;
      case 'outside-strength': {
        const player = this.playersStrength();
        return player === null ? 'absent' : player >= (ask as unknown as { hers: number }).hers ? 'enough' : 'short';
      }
      default:
        return isWon(this.mirror.tape) ? 'more' : 'no-more';
    }
  }

  private turn(): string {
    const { mirror } = this;
    const found = mirror.eventAt(mirror.eventAhead(isAnswered));
    if (found?.event.kind !== 'rondel') {
      this.nextAnswered('passed');
      return 'pass';
    }
    this.vp = this.nextAnswered('rondel').vp;
    this.turns++;
    mirror.tellTruth(found.facts, (id) => id === 'places-left' || (this.telling && id.startsWith('slot:')));
    return this.telling ? 'all-told' : 'ask-me';
  }

  /** The VP of the cards that she turned up for her strength. */
  private strengthsAhead(): number[] {
    const { mirror } = this;
    const found = mirror.eventAt(mirror.eventAhead(isAnswered))?.event;
    if (found?.kind !== 'automa-strength') throw new Error(`her strength is asked, ${found?.kind} is on the tape`);
    return found.cards.map(vpOf);
  }

  /** Null for a conflict in which the player had no part. */
  private playersStrength(): number | null {
    const { mirror } = this;
    this.nextAnswered('automa-strength');
    const next = mirror.eventAhead((event) => isAnswered(event) || event.kind === 'strengths');
    const found = mirror.eventAt(next)?.event;
    const sides = found?.kind === 'strengths' ? found.conflict.sides : [];
    return sides.some(({ actor }) => actor === 'automa')
      ? (sides.find(({ actor }) => actor === 0)?.strength ?? null)
      : null;
  }

  /** What she converts at once, if anything. */
  private bindingVp(): number {
    const { mirror } = this;
    this.nextAnswered('binding');
    const after = mirror.eventAt(mirror.eventAhead(() => true))?.event;
    return after?.kind === 'converted' ? after.vp : 0;
  }

  /** Past the next thing that people answer for; it must be of this kind. */
  private nextAnswered<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }> {
    const { event } = this.mirror.next<{ kind: 'event'; event: Event; facts: Facts | null }>(
      (it) => it.kind === 'event' && isAnswered(it.event),
    );
    if (event.kind !== kind) throw new Error(`${kind} is asked, ${event.kind} is on the tape`);
    return event as Extract<Event, { kind: K }>;
  }

  /** What people see when they look. */
  truth(id: string): string {
    const [kind, a = '', b] = id.split(':');
    const place = () => placeOf(this.places[Number(a)] as string);
    switch (kind) {
      case 'slot':
      case 'places-left':
        return this.mirror.facts.get(id) ?? NONE;
      case 'fields':
        return String(rondel.length);
      case 'field':
        return rondel[Number(a)]?.action as string;
      case 'bonus':
        return bonusOf(trackOf('sun')[Number(a) - 1]?.effect);
      case 'reward':
        return bonusOf(regionOf(a as 'northern-lakes').rewards.find(({ min }) => min === Number(b))?.effect);
      case 'harvest':
        return String(vpFor(place().harvest));
      case 'binding':
        return place().binding === null ? 'no' : 'yes';
      case 'place-vp':
        return String(place().vp);
      default:
        throw new Error(`nobody at the table can tell ${id}`);
    }
  }
}

/** What people at the table answer for, in the order in which it happens. */
function isAnswered(event: Event): boolean {
  if (event.kind === 'binding') return event.seat === 'automa';
  return ['rondel', 'passed', 'drawn-for-automa', 'automa-strength'].includes(event.kind);
}

/** A bonus as people read it off for her. */
function bonusOf(effect: Effect | undefined): string {
  const [op] = effect ?? [];
  if (op === undefined) return 'top';
  if (op.op === 'transfer') return 'transfer';
  return op.op === 'gain' ? String(vpFor(op.what)) : 'step';
}

function vpFor(bag: Bag): number {
  return gainKeys.reduce((vp, key) => vp + (bag[key] ?? 0) * conversion[key], 0);
}
