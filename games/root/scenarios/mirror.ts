/**
 * For tests: a digital game of Root with automata, and the same game beside a real table (testing/mirror.ts). The digital game is on a tape
 * (mirror-tape.ts); where on it the table is says mirror-playback.ts, what people tell by themselves mirror-teller.ts.
 */
import type { Say } from '@tavola/kernel/face/text.ts';
import { CHANCE, type Seat, TABLE } from '@tavola/kernel/rules/ask.ts';
import type { ChanceSource } from '@tavola/kernel/rules/chance.ts';
import { Touches } from '@tavola/testing/effort.ts';
import { Followed } from '@tavola/testing/hands.ts';
import { type Evening, Mirror, type Noted, type Question } from '@tavola/testing/mirror.ts';
import { isPick, type Tape, type TapedEvent } from '@tavola/testing/mirror-tape.ts';
import { cardOf } from '../data/cards.ts';
import { game } from '../game.ts';
import { real } from '../real-table.ts';
import { faceOf } from '../rules/hands/stand-ins.ts';
import type { State } from '../rules/state/state.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { text } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { automataTable } from './hands.ts';
import { Playback } from './mirror-playback.ts';
import { type Party, tableOptions } from './mirror-tape.ts';
import { isOf, Teller } from './mirror-teller.ts';
import { alike, stretches, touchesAutomaton } from './mirror-words.ts';

const say: Say = { language: 'pt-BR', me: 'spectator', words: pt.words, who: (seat) => `P${seat}` };

/** What the digital game asks where a real table asks for the suit of a card that was spent. */
const spentFor = {
  hospitals: ['marquise.hospitals'],
  outrage: ['automaton.outrage'],
  investors: ['automaton.investors'],
  ambush: ['ambush', 'counter-ambush'],
};

/** Everything told, or only what is asked; from the set-up, or from a place on the tape on. */
type TellingPlan = {
  readonly telling: boolean;
  readonly rounds: number;
  readonly joins?: number;
  readonly clock?: () => number;
};

/** Plays the tape beside a real table. */
export function mirrored(
  party: Party,
  options: object,
  tape: Tape<Event>,
  told: TellingPlan,
): Mirror<State, Event, RootEvening> & { readonly touches: Touches } {
  const begin = (mirror: Mirror<State, Event>) => new RootEvening(mirror, party, told);
  const mirror = new Mirror<State, Event, RootEvening>(begin, tape, { options: tableOptions(options, told.rounds) });
  const touches = new Touches({ app: mirror.app, facts: () => mirror.facts }, pt, real, say);
  const followed = new Followed(mirror.app, automataTable(mirror.app));
  mirror.play();
  followed.expectSame(pt, say);
  return Object.assign(mirror, { touches });
}

class RootEvening implements Evening<State, Event> {
  readonly game = game;
  readonly text = text;
  readonly passes = 20;
  /** What only its own rules change on an automaton's board. */
  readonly itsOwn = /^(decree|minister|conspiracy|condition|track|quest|blocked|ambush):/;
  readonly alike?: typeof alike;
  readonly ties: ChanceSource;
  /** Turns of people, in which they tell and are asked for facts. */
  turns = 0;
  /** How many facts were told when people joined. */
  joinedWith = 0;
  /** How long the app computed automata's turns. */
  milliseconds = 0;
  private readonly mirror: Mirror<State, Event>;
  private readonly playback: Playback;
  private readonly teller: Teller;
  private readonly telling: boolean;
  private readonly clock: () => number;
  private readonly robots: Seat;
  /** The turn at whose start everything was told before a purchase. */
  private shoppedAt = -1;

  constructor(mirror: Mirror<State, Event>, party: Party, { telling, joins = 0, clock = () => 0 }: TellingPlan) {
    this.mirror = mirror;
    this.playback = new Playback(mirror, joins);
    this.teller = new Teller(this.playback, party);
    this.ties = this.playback.ties;
    this.clock = clock;
    this.telling = telling;
    this.robots = party.findIndex(({ kind, settings }) => kind === 'automaton' && settings?.faction === 'riverfolk');
    if (joins > 0) this.alike = alike;
  }

  hidden(state: State) {
    return state.open.players.flatMap(({ outside }, of) =>
      outside ? [{ fact: { kind: 'hand', of }, holder: state.hidden.hands, key: of }] : [],
    );
  }

  stretches(events: readonly Noted<Event>[]): (readonly string[])[] {
    return stretches(this.mirror, events);
  }

  /** People tell the rest of that faction first. */
  untangle(id: string): void {
    const { mirror } = this;
    const owner = mirror.tape.seats.findIndex((_, seat) => isOf(id, seat));
    mirror.tellTruth(mirror.facts, (other) => isOf(other, owner));
  }

  answering(_option: string, give: () => void): void {
    const { mirror } = this;
    const open = (mirror.state as State | undefined)?.open;
    const isAutomatons = open?.stage === 'turns' && mirror.isAutomaton(open.turn.seat);
    const from = this.clock();
    give();
    if (isAutomatons) this.milliseconds += this.clock() - from;
  }

  /** Turns of automata, or battles that they began. */
  count(kind: 'turn' | 'battle'): number {
    const { mirror } = this;
    return mirror.events().filter((event) => {
      if (event.kind === 'battle') return kind === 'battle' && mirror.isAutomaton(event.attacker);
      return kind === 'turn' && event.kind === 'turn' && mirror.isAutomaton(event.seat);
    }).length;
  }

  reply({ seat, kind, ask, ids }: Question): string | null {
    const { mirror, playback, teller } = this;
    if (playback.isPastTheEnd()) {
      mirror.over = true;
      return null;
    }
    if (!playback.joined) return kind === 'outside.turn' ? this.join() : this.anything(kind, ids);
    if (seat === TABLE && (teller.looksAtSouls() || teller.looksAtFunds())) return null;
    if (seat === TABLE) return kind === 'done' ? 'done' : this.newestItem(ids);
    if (seat === CHANCE) return this.chance(kind, ids);
    if (kind !== 'outside.turn') return this.reaction(seat, kind, ask, ids);
    mirror.compare();
    return this.turn(seat);
  }

  /** In the set-up of a game that has long begun, any answer will do; only who is next counts, and a Vagabond's character. */
  private anything(ask: string, ids: readonly string[]): string {
    const { entries } = this.mirror.tape;
    const { event } = entries[this.playback.joins] as TapedEvent<Event>;
    if (ask === 'first-player') return String((event as { readonly seat: Seat }).seat);
    const picked = entries.find((it) => it.kind === 'pick' && it.ask === ask);
    const keeps = ask === 'vagabond.character' && picked?.kind === 'pick';
    return keeps ? picked.option : (ids[0] as string);
  }

  /** Everything that lies on the table is told at once; what the digital game has told by then is not compared. */
  private join(): null {
    const { mirror, playback } = this;
    const { facts } = playback.join();
    mirror.tellTruth(facts, () => true, { joining: true });
    this.joinedWith = mirror.retold.length;
    const before = mirror.tape.entries.slice(0, playback.joins).filter((it) => it.kind === 'event');
    mirror.behind = this.stretches(before).length - mirror.stretches().mine.length;
    return null;
  }

  private chance(ask: string, ids: readonly string[]): string {
    const { mirror, teller } = this;
    if (ask === 'die') teller.keepUp();
    if (ask === 'deck' && this.turns === 0) teller.showHand();
    if (ask === 'outside.soul') return this.soul();
    const said = mirror.nextSaid(ask);
    if (ask !== 'deck') return said;
    const { suit, item } = cardOf(said);
    return item && ids.includes(`${suit}/${item}`) ? `${suit}/${item}` : suit;
  }

  /** The suit of the top card of the Lost Souls. */
  private soul(): string {
    const clauses = ['AUT-8.5', 'AUT-8.2.3'];
    const isSoul = (event: Event) => 'clause' in event && clauses.includes(event.clause);
    const { event } = this.mirror.next<TapedEvent<Event>>((it) => it.kind === 'event' && isSoul(it.event));
    const { card, cards } = event as { readonly card?: string; readonly cards?: readonly string[] };
    return cardOf(card ?? (cards?.[0] as string)).suit;
  }

  /** A person's turn up to the next battle against an automaton, or to its end. */
  private turn(seat: Seat): string | null {
    const { mirror, playback, teller } = this;
    mirror.at = Math.max(mirror.at, (playback.turnNow() ?? -1) + 1);
    const stop = mirror.eventAhead(
      (event) =>
        (event.kind === 'battle' && touchesAutomaton(mirror, event)) ||
        this.isPurchase(event, seat) ||
        (event.kind === 'turn' && event.seat !== seat),
    );
    const found = mirror.eventAt(stop);
    if (!found) {
      mirror.over = true;
      return null;
    }
    if (found.event.kind === 'riverfolk.bought') return this.buy(stop, found.event.service);
    mirror.at = stop;
    if (found.event.kind === 'battle') {
      mirror.tellTruth(found.facts, () => true);
      const { attacker, defender, clearing } = found.event;
      if (attacker === seat) return `outside.attack:${clearing}:${defender}`;
      return `outside.instigate:${clearing}:${attacker}:${defender}`;
    }
    teller.tellTurn(found.facts, seat, this.telling);
    this.turns++;
    return this.telling ? 'outside.told' : 'outside.ask-me';
  }

  private isPurchase(event: Event, seat: Seat): boolean {
    return event.kind === 'riverfolk.bought' && event.seat === seat && this.robots >= 0;
  }

  /** Of the Robots, at the start of Birdsong: whatever lies on the table is told once before it. */
  private buy(at: number, service: string): string {
    const { mirror, playback } = this;
    const began = playback.turnAround(at);
    if (this.shoppedAt !== began) mirror.tellTruth(mirror.eventAt(began)?.facts ?? null, () => true);
    this.shoppedAt = began;
    mirror.at = at + 1;
    if (service !== 'hand-card') return `outside.buy:${this.robots}:${service}`;
    return `outside.buy-card:${this.robots}:${faceOf(this.cardOfNext('riverfolk.sold-card'))}`;
  }

  /** AUT-7.7.2: what the Tinker found in the discard pile, if anything. */
  private newestItem(ids: readonly string[]): string {
    const { mirror, playback } = this;
    playback.catchUp();
    const isSkip = (event: Event) => event.kind === 'automaton.skips' && event.clause === 'AUT-7.7.2';
    const found = mirror.eventAt(mirror.eventAhead((event) => event.kind === 'item' || isSkip(event)));
    const item = found?.event.kind === 'item' ? `item:${found.event.item}` : 'pass';
    return ids.includes(item) ? item : 'pass';
  }

  /** What people answer from hands and boards that only they see; what was never asked in the digital game they decline. */
  private reaction(seat: Seat, kind: string, ask: Question['ask'], ids: readonly string[]): string {
    const { mirror, playback } = this;
    playback.catchUp();
    if (kind === 'outside.discarded') return `suit:${cardOf(this.cardOfNext('discarded')).suit}`;
    const purpose = (ask as { readonly for?: keyof typeof spentFor }).for;
    const asks = purpose === undefined ? [kind] : spentFor[purpose];
    const end = playback.milestoneAhead();
    const found = mirror.ahead(isPick(seat, asks));
    if (ids.includes('pass') && (found < 0 || (end >= 0 && found > end))) return 'pass';
    const option = mirror.nextPick(seat, asks);
    if (kind !== 'outside.spent') return option;
    const card = option.startsWith('card:') ? option.slice('card:'.length) : null;
    return card === null ? 'pass' : `suit:${cardOf(card).suit}`;
  }

  /** The card that somebody sells or gives up next. */
  private cardOfNext(kind: 'riverfolk.sold-card' | 'discarded'): string {
    const { mirror } = this;
    const { event } = mirror.eventAt(mirror.eventAhead((one) => one.kind === kind)) as TapedEvent<Event>;
    return (event as Extract<Event, { kind: typeof kind }>).card;
  }
}
