/**
 * For tests: a digital game of Oath with a Prince, and the same game beside a real table (testing/mirror.ts). He must give the same instructions in
 * the same words, and the game must end the same way.
 */
import type { Say } from '@tavola/kernel/face/text.ts';
import { CHANCE, moveId, type Seat, TABLE } from '@tavola/kernel/rules/ask.ts';
import type { Legacy, SeatKind } from '@tavola/kernel/rules/game.ts';
import { Touches, type TurnOf } from '@tavola/testing/effort.ts';
import { Followed } from '@tavola/testing/hands.ts';
import { type Evening, Mirror, type Noted, type Question } from '@tavola/testing/mirror.ts';
import { type Facts, factsById, record, type Tape, type Taped, type TapedEvent } from '@tavola/testing/mirror-tape.ts';
import { expect } from 'vitest';
import { factsOf } from '../data/cards.ts';
import { face } from '../face.ts';
import { oath } from '../game.ts';
import { glance } from '../rules/operations/unseen.ts';
import { changeable } from '../rules/outside/facts.ts';
import { real } from '../rules/outside/real.ts';
import type { Event } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view.ts';
import { text } from '../text/en/text.ts';
import { princeTable } from './hands.ts';

const say: Say = { language: 'en', me: 'spectator', words: text.words, who: (seat) => `seat ${seat}` };
const SNAPSHOTS: readonly Event['kind'][] = ['turn', 'campaign', 'prince-marker', 'end-die', 'round', 'won'];
/** What ends a turn. */
const ENDS: readonly Event['kind'][] = ['turn', 'round', 'end-die', 'won'];
/** Kept with the facts: a campaign from where the pawn stands. */
const PLAIN = 'plain-campaign';

export function taped(seats: readonly SeatKind[], seed: number, inheritance?: Legacy): Tape<Event> {
  return record<State, Event>({ game: oath, seats, inheritance, seed, dice: 'people', look });
}
function look({ kind }: Event, state: State): Facts | null {
  if (!SNAPSHOTS.includes(kind)) return null;
  const facts = factsById(real.facts(state, {}));
  if (kind === 'campaign' && isPlain(state)) facts.set(PLAIN, 'yes');
  return facts;
}
function isPlain({ campaigns, players }: State): boolean {
  const [war, nested] = campaigns;
  return war !== undefined && nested === undefined && war.from.length === 0 && war.at === players[war.seat]?.pawn;
}

/** Plays the tape beside a real table, to the end of the game. */
export function mirrored(tape: Tape<Event>, telling: boolean, inheritance?: Legacy) {
  const begin = (mirror: Mirror<State, Event>) => new OathEvening(mirror, telling);
  const mirror = new Mirror<State, Event, OathEvening>(begin, tape, { inheritance });
  const touches = new Touches({ app: mirror.app, facts: () => mirror.facts }, text, face.real, say);
  const followed = new Followed(mirror.app, princeTable);
  mirror.play();
  followed.expectSame(text, say);
  const { outcome } = mirror.app.table;
  expect([outcome?.winners, outcome?.reason]).toEqual([tape.outcome.winners, tape.outcome.reason]);
  return { turns: mirror.evening.turns, costs: touches.turns(turnOf), own: touches.own() };
}

/** A Prince's turn lies between several checkpoints. */
const turnOf: TurnOf = ({ before }) => {
  const { turn, round, phase, players } = before as View;
  return phase !== 'setup' && players[turn]?.prince ? `${round} ${turn}` : null;
};

class OathEvening implements Evening<State, Event> {
  readonly game = oath;
  readonly text = text;
  readonly passes = 60;
  turns = 0;
  attacks = 0;
  private readonly mirror: Mirror<State, Event>;
  private readonly telling: boolean;

  constructor(mirror: Mirror<State, Event>, telling: boolean) {
    this.mirror = mirror;
    this.telling = telling;
  }

  hidden({ players }: State) {
    return players.flatMap((player, of) =>
      player.prince === null ? [{ fact: { kind: 'hand', of }, holder: player, key: 'hand' }] : [],
    );
  }

  /** A place that is gone has nothing to tell. */
  truth(id: string): string {
    return this.mirror.facts.get(id) ?? 'none';
  }

  untangle(): void {
    this.mirror.tellDoubted();
  }

  reply({ seat, kind, ids }: Question): string | null {
    const { mirror } = this;
    if (seat === TABLE) return 'done';
    if (seat === CHANCE) return this.named(kind);
    if (kind === 'outside.setup') {
      const first = mirror.tape.entries.find((it) => it.kind === 'event' && it.facts !== null) as TapedEvent<Event>;
      mirror.tellTruth(first.facts, () => true);
      return 'outside.laid';
    }
    if (kind === 'outside.confer') {
      const played = mirror.eventAt(mirror.eventAhead((event) => event.kind === 'prince-marker'));
      mirror.tellTruth(played?.facts ?? null, (id) => !id.startsWith('marker:'));
      return 'done';
    }
    if (kind !== 'outside.turn') return this.reaction(seat, kind, ids);
    mirror.compare();
    return this.turn(seat, ids);
  }

  /** What people see when they roll, draw or turn something up. */
  private named(ask: string): string {
    if (ask === 'name-relic') return (this.event('took-relic') as { relic: string }).relic;
    if (ask === 'name-card') {
      const { card } = this.event('prince-card') as { card: string };
      return `${factsOf(card).suit}/${card}`;
    }
    if (ask === 'name-site') return (this.event('revealed-site') as { site: string }).site;
    const said = this.mirror.nextSaid(ask);
    return ask === 'draw-world' ? glance(said) : said;
  }
  private event(kind: Event['kind']): unknown {
    return this.mirror.next<TapedEvent<Event>>((it) => it.kind === 'event' && it.event.kind === kind).event;
  }

  /** A person's turn up to the next campaign that concerns the Prince, or to its end. */
  private turn(seat: Seat, offered: readonly string[]): string | null {
    const { mirror } = this;
    const { entries } = mirror.tape;
    const { round } = mirror.state;
    const isStart = (event: Event) => event.kind === 'turn' && event.seat === seat && event.round === round;
    const start = entries.findIndex((it) => it.kind === 'event' && isStart(it.event));
    mirror.at = Math.max(mirror.at, start + 1);
    const isEnd = (it: Taped<Event>) =>
      it.kind === 'chance' ? it.ask === 'end-die' : it.kind === 'event' && ENDS.includes(it.event.kind);
    const isOwnWar = (it: Taped<Event>) =>
      it.kind === 'event' && it.event.kind === 'campaign' && it.event.seat === seat && this.isWar(it);
    const stop = mirror.ahead((it) => isEnd(it) || isOwnWar(it));
    const told = entries.find((it, i) => i >= stop && it.kind === 'event' && it.facts !== null) as TapedEvent<Event>;
    mirror.at = stop;
    if (told.event.kind === 'campaign') {
      mirror.at++;
      mirror.tellTruth(told.facts, () => true);
      this.attacks++;
      return `outside.campaign:${told.event.defender}`;
    }
    const doubted = new Set(changeable(mirror.state).map(moveId));
    mirror.tellTruth(told.facts, (id) => this.telling || !doubted.has(id));
    this.turns++;
    if (offered.length === 0) return null;
    return this.telling ? 'outside.told' : 'outside.ask-me';
  }

  /** A plain campaign against a Prince, or against an Ally of his. */
  private isWar({ event, facts }: Noted<Event>): boolean {
    if (event.kind !== 'campaign' || !facts?.has(PLAIN) || event.defender === null) return false;
    const { mirror } = this;
    if (mirror.isAutomaton(event.defender)) return true;
    const isAlly = facts.get(`role:${event.defender}`) === 'citizen' && facts.get(`role:${event.seat}`) === 'exile';
    return mirror.isAutomaton(0) && isAlly;
  }

  /** What people answer in campaigns and to offers. */
  private reaction(seat: Seat, ask: string, ids: readonly string[]): string {
    const option = this.mirror.nextPick(seat, [ask]);
    if (!ids.includes(option)) throw new Error(`${ask}: ${option} is not offered: ${ids.join(' ')}`);
    return option;
  }

  /** Every turn of a Prince and every attack on one. The app is told of no other attack. */
  stretches(events: readonly Noted<Event>[]): (readonly string[])[] {
    const { mirror } = this;
    const all: string[][] = [];
    let open: string[] | null = null;
    let ownTurn = false;
    // What people talk about while he waits (The Gathering) is not an instruction of his.
    let talking = false;
    for (const { event, facts } of events) {
      if (event.kind === 'prince-marker') talking = false;
      if (ENDS.includes(event.kind)) open = null;
      if (event.kind === 'turn') ownTurn = mirror.isAutomaton(event.seat);
      const isWar = event.kind === 'campaign' && (facts === undefined || this.isWar({ event, facts }));
      if ((event.kind === 'turn' && ownTurn) || (isWar && !ownTurn)) {
        open = [];
        all.push(open);
      }
      const words = open && !talking ? mirror.words(event) : null;
      if (event.kind === 'used' && event.card === 'the-gathering') talking = true;
      if (words !== null) open?.push(words);
      if (event.kind === 'won-campaign' && !ownTurn) open = null;
    }
    return all;
  }
}
