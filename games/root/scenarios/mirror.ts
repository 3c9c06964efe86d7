/**
 * For tests: a digital game with automata, and the same game beside a real table that hears only what people there would tell. Its automata must
 * give the same instructions in the same words.
 */
import { CHANCE, kindOf, moveId, type Seat, TABLE } from '@tavola/kernel/ask.ts';
import { Assistant } from '@tavola/kernel/assistant.ts';
import { type ChanceSource, chanceId, seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame, SeatSetup } from '@tavola/kernel/game.ts';
import { sayValue, tableChance } from '@tavola/kernel/real.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Say, taskText } from '@tavola/kernel/text.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect } from 'vitest';
import { cardOf } from '../data/cards.ts';
import { game } from '../game.ts';
import type { SeatChoice } from '../options.ts';
import type { Event } from '../rules/events.ts';
import { real } from '../rules/outside/real.ts';
import { faceOf } from '../rules/outside/stand-ins.ts';
import type { State } from '../rules/state.ts';
import { en } from '../text/en.ts';

type Facts = ReadonlyMap<string, string>;
/** What happened in the digital game, in order. */
type Taped =
  | { readonly kind: 'chance'; readonly ask: string; readonly said: string; readonly reader: Seat | null }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly ask: string; readonly option: string }
  | { readonly kind: 'event'; readonly event: Event; readonly facts: Facts | null };

export type Party = readonly Pick<SeatSetup<Partial<SeatChoice>>, 'kind' | 'settings'>[];

/** Which facts people tell whatever they are asked: lists that the rules read whole. */
const LISTED = /^(item|crafted|souls|market|payments|hired):/;
/** What only its own rules change on an automaton's board: nobody ever has to tell it. */
const ITS_OWN = /^(decree|minister|conspiracy|condition|track|quest|blocked|ambush):/;
/** What follows from people's own rules in an automaton's turn: items that take hits, cards that go. */
const PRIVATE = /^(item|crafted|vp|dominance|leader|plot|supply):/;

/** What a reaction belongs to: it was answered before the next of these. */
const milestones: readonly Event['kind'][] = ['turn', 'phase', 'automaton.acts', 'battle', 'battle-over'];

/** When the whole table is looked at. */
const seenAt: readonly Event['kind'][] = ['turn', 'battle', 'automaton.order-set', 'riverfolk.disrupted'];

/** What the digital game asks where a real table asks for the suit of a card that was spent. */
const spentFor = {
  hospitals: ['marquise.hospitals'],
  outrage: ['automaton.outrage'],
  investors: ['automaton.investors'],
  ambush: ['ambush', 'counter-ambush'],
};

/** Pieces that change places need a few passes; more of them say that something is not as told. */
const MOST_PASSES = 20;

const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat) => `seat ${seat}` };

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

/** People sit where they sit; who begins is on the tape. */
function tableOptions(options: object, roundLimit: number): object {
  return { ...options, seating: 'seats', roundLimit };
}

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

/** Everything told, or only what is asked; from the set-up, or from a place on the tape on. */
type Mirrored = {
  readonly telling: boolean;
  readonly rounds: number;
  readonly joins?: number;
  readonly clock?: () => number;
};

export class Mirror {
  readonly app: Assistant;
  /** Facts that people were asked for and told by themselves, in so many turns of theirs. */
  asked = 0;
  told = 0;
  turns = 0;
  /** Touches in automata's turns besides "done", and how long the app computed them. */
  taps = 0;
  milliseconds = 0;
  private readonly tape: readonly Taped[];
  private readonly telling: boolean;
  private at = 0;
  /** How the app broke ties, by their number: taken back and asked again, they fall the same way. */
  private readonly tied = new Map<number, number>();
  private compared = 0;
  /** How many turns the digital game was ahead when people began to use the app. */
  private behind = 0;
  /** The digital game ended in the middle of a person's turn. */
  private over = false;
  private inOwnTurn = false;
  private truth: Facts = new Map();
  private readonly kinds: readonly string[];
  /** Where on the tape people begin to use the app: at a person's turn, or 0 for the set-up. */
  private readonly joins: number;
  private joined: boolean;
  /** The turn at whose start everything was told before a purchase. */
  private shoppedAt = -1;
  private readonly robots: Seat;
  /** The person who plays the Corvids. */
  private readonly raiders: Seat;
  private readonly clock: () => number;
  /** How much was told when people last looked at the Lost Souls. */
  private lookedAt = -1;

  constructor(
    party: Party,
    options: object,
    tape: readonly Taped[],
    { telling, rounds, joins = 0, clock = () => 0 }: Mirrored,
  ) {
    this.clock = clock;
    this.tape = tape;
    this.telling = telling;
    this.joins = joins;
    this.joined = joins === 0;
    this.robots = party.findIndex(({ kind, settings }) => kind === 'automaton' && settings?.faction === 'riverfolk');
    this.raiders = party.findIndex(({ kind, settings }) => kind === 'player' && settings?.faction === 'corvids');
    this.kinds = party.map(({ kind }) => kind);
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

  /** Turns of automata, or battles that they began. */
  count(kind: 'turn' | 'battle'): number {
    return this.toldEvents().filter((event) => {
      if (event.kind === 'battle') return kind === 'battle' && this.isAutomaton(event.attacker);
      return kind === 'turn' && event.kind === 'turn' && this.isAutomaton(event.seat);
    }).length;
  }

  /** To the end of the tape, comparing turn by turn. */
  play(): void {
    const { app } = this;
    while (app.table.outcome === null && !this.over) {
      if (this.isPastTheEnd()) break;
      const { seat, ask, options } = app.decision as NonNullable<typeof app.decision>;
      const kind = kindOf(ask);
      const ids = options.map(({ id }) => id);
      if (!this.joined) {
        if (kind === 'outside.turn') this.join();
        else this.answer(this.anything(kind, ids));
      } else if (seat === TABLE && (this.looksAtSouls() || this.looksAtFunds())) continue;
      else if (seat === TABLE) this.answer(kind === 'done' ? 'done' : this.newestItem(ids));
      else if (seat === CHANCE) this.answer(this.chance(kind, ids));
      else if (kind === 'outside.turn') {
        this.compare();
        this.turn(seat);
      } else this.answer(this.reaction(seat, kind, ids));
    }
    this.compare();
  }

  /** The digital game has ended at its round limit; whoever joined it counts rounds from there on. */
  private isPastTheEnd(): boolean {
    return this.joined && this.joins > 0 && this.turnNow() === undefined;
  }

  /** Where on the tape the turn begins that is played now. */
  private turnNow(): number | undefined {
    const taped = [...this.tape.keys()].filter((i) => {
      const it = this.tape[i];
      return i >= this.joins && it?.kind === 'event' && it.event.kind === 'turn';
    });
    return taped[this.toldEvents().filter(({ kind }) => kind === 'turn').length - 1];
  }

  /** In the set-up of a game that has long begun, any answer will do; only who is next counts, and a Vagabond's character. */
  private anything(ask: string, ids: readonly string[]): string {
    const { event } = this.tape[this.joins] as Extract<Taped, { kind: 'event' }>;
    const { seat } = event as { readonly seat: Seat };
    if (ask === 'first-player') return String(seat);
    const picked = this.tape.find((it) => it.kind === 'pick' && it.ask === ask);
    const keeps = ask === 'vagabond.character' && picked?.kind === 'pick';
    return keeps ? picked.option : (ids[0] as string);
  }

  /** Everything that lies on the table is told at once. */
  private join(): void {
    const start = this.tape[this.joins] as Extract<Taped, { kind: 'event' }>;
    this.joined = true;
    this.tied.clear();
    this.at = this.joins + 1;
    this.truth = start.facts as Facts;
    this.tellTruth(() => true, { joining: true });
    const before = this.tape.slice(0, this.joins).flatMap((it) => (it.kind === 'event' ? [it.event] : []));
    this.behind = this.segments(before).length - this.segments(this.toldEvents()).length;
  }

  private toldEvents(): readonly Event[] {
    return this.app.table.told.map(({ event }) => event as Event);
  }

  private chance(ask: string, ids: readonly string[]): string {
    if (ask === 'die') this.keepUp();
    if (ask === 'deck') this.showHand();
    if (ask === 'outside.soul') {
      const clauses = ['AUT-8.5', 'AUT-8.2.3'];
      const isSoul = (event: Event) => 'clause' in event && clauses.includes(event.clause);
      const found = this.next((it) => it.kind === 'event' && isSoul(it.event)) as unknown as {
        readonly event: { readonly card?: string; readonly cards?: readonly string[] };
      };
      return cardOf(found.event.card ?? (found.event.cards?.[0] as string)).suit;
    }
    const { said } = this.next((it) => it.kind === 'chance' && it.ask === ask && it.reader === null);
    if (ask !== 'deck') return said;
    const { suit, item } = cardOf(said);
    return item && ids.includes(`${suit}/${item}`) ? `${suit}/${item}` : suit;
  }

  /** A person's turn up to the next battle against an automaton, or to its end. */
  private turn(seat: Seat): void {
    this.at = Math.max(this.at, (this.turnNow() ?? -1) + 1);
    const isStop = (it: Taped) =>
      it.kind === 'event' &&
      ((it.event.kind === 'battle' && this.touchesAutomaton(it.event)) ||
        this.isPurchase(it.event, seat) ||
        (it.event.kind === 'turn' && it.event.seat !== seat));
    const stop = this.tape.findIndex((it, i) => i >= this.at && isStop(it));
    const found = this.tape[stop];
    if (found?.kind !== 'event') {
      this.over = true;
      return;
    }
    if (found.event.kind === 'riverfolk.bought') {
      this.buy(stop, found.event.service);
      return;
    }
    this.at = stop;
    this.truth = found.facts as Facts;
    if (found.event.kind === 'battle') {
      this.tellTruth(() => true);
      const { attacker, defender, clearing } = found.event;
      const instigated = `outside.instigate:${clearing}:${attacker}:${defender}`;
      this.answer(attacker === seat ? `outside.attack:${clearing}:${defender}` : instigated);
    } else {
      this.tellTruth((id) => this.telling || LISTED.test(id) || !isOf(id, seat));
      this.turns++;
      this.answer(this.telling ? 'outside.told' : 'outside.ask-me');
    }
  }

  private isPurchase(event: Event, seat: Seat): boolean {
    return event.kind === 'riverfolk.bought' && event.seat === seat && this.robots >= 0;
  }

  /** Of the Robots, at the start of Birdsong: whatever lies on the table is told once before it. */
  private buy(at: number, service: string): void {
    const began = this.tape.findLastIndex((it, i) => i < at && it.kind === 'event' && it.event.kind === 'turn');
    if (this.shoppedAt !== began) {
      this.truth = (this.tape[began] as Extract<Taped, { kind: 'event' }>).facts as Facts;
      this.tellTruth(() => true);
    }
    this.shoppedAt = began;
    this.at = at + 1;
    if (service !== 'hand-card') this.answer(`outside.buy:${this.robots}:${service}`);
    else {
      const sold = this.tape.find((it, i) => i > at && it.kind === 'event' && it.event.kind === 'riverfolk.sold-card');
      const { card } = (sold as unknown as { readonly event: { readonly card: string } }).event;
      this.answer(`outside.buy-card:${this.robots}:${faceOf(card)}`);
    }
  }

  /** AUT-7.7.2: what the Tinker found in the discard pile, if anything. */
  private newestItem(ids: readonly string[]): string {
    this.catchUp();
    const isSkip = (event: Event) => event.kind === 'automaton.skips' && event.clause === 'AUT-7.7.2';
    const ends = (it: Taped) => it.kind === 'event' && (it.event.kind === 'item' || isSkip(it.event));
    const found = this.tape.find((it, i) => i >= this.at && ends(it));
    const item = found?.kind === 'event' && found.event.kind === 'item' ? `item:${found.event.item}` : 'pass';
    return ids.includes(item) ? item : 'pass';
  }

  /** What people answer from hands and boards that only they see; what was never asked in the digital game they decline. */
  private reaction(seat: Seat, ask: string, ids: readonly string[]): string {
    this.catchUp();
    if (ask === 'outside.discarded') return this.discarded();
    const purpose = (this.app.decision?.ask as { readonly for?: keyof typeof spentFor } | undefined)?.for;
    const asks = purpose === undefined ? [ask] : spentFor[purpose];
    const end = this.tape.findIndex((it, i) => i >= this.at && isMilestone(it));
    const isSame = (it: Taped) => it.kind === 'pick' && it.seat === seat && asks.includes(it.ask);
    const found = this.tape.findIndex((it, i) => i >= this.at && isSame(it));
    if (ids.includes('pass') && (found < 0 || (end >= 0 && found > end))) return 'pass';
    const { option } = this.next(isSame);
    if (ask !== 'outside.spent') return option;
    const card = option.startsWith('card:') ? option.slice('card:'.length) : null;
    return card === null ? 'pass' : `suit:${cardOf(card).suit}`;
  }

  /** In an automaton's turn: to where the tape has told as many phases, actions and battles of it as the app. */
  private catchUp(): void {
    const told = this.toldEvents();
    const began = told.findLastIndex(({ kind }) => kind === 'turn');
    const turn = told[began];
    const from = this.turnNow();
    if (turn?.kind !== 'turn' || !this.isAutomaton(turn.seat) || from === undefined) return;
    const passed = told.slice(began).filter(({ kind }) => milestones.includes(kind)).length;
    const on = [...this.tape.keys()].filter((i) => i >= from && isMilestone(this.tape[i] as Taped));
    this.at = Math.max(this.at, (on[passed - 1] ?? 0) + 1);
  }

  /** The suit of the card that somebody gave up. */
  private discarded(): string {
    const found = this.tape.find((it, i) => i >= this.at && it.kind === 'event' && it.event.kind === 'discarded');
    const { card } = (found as unknown as { readonly event: { readonly card: string } }).event;
    return `suit:${cardOf(card).suit}`;
  }

  /** Every turn of an automaton and every attack on one so far, in words. */
  private compare(): void {
    const mine = this.segments(this.toldEvents());
    const theirs = this.segments(this.tape.flatMap((it) => (it.kind === 'event' ? [it.event] : [])));
    // Whoever joins begins the round with themselves, so that what happens at once is told in another order.
    // Which crafted item is taken, chance says by its place in the box; which of the Vagabot's items goes for good matters to nobody.
    const alike = (line: string) =>
      line.replace(/(takes a crafted item of seat \d|fills a building slot in .*:).*/, '$1');
    const inOrder = (lines: readonly string[] = []) => (this.joins > 0 ? lines.map(alike).toSorted() : lines);
    // They count rounds from there on, and so may begin a turn after the last one of the digital game.
    const end = this.joins > 0 ? Math.min(mine.length, theirs.length - this.behind) : mine.length;
    for (; this.compared < end; this.compared++)
      expect(inOrder(mine[this.compared])).toEqual(inOrder(theirs[this.compared + this.behind]));
  }

  private segments(events: readonly Event[]): (readonly string[])[] {
    const all: string[][] = [];
    let open: string[] | null = null;
    for (const event of events) {
      const attacked: boolean = event.kind === 'battle' && open === null && this.touchesAutomaton(event);
      if (event.kind === 'turn' || attacked) {
        open = attacked || this.isAutomaton((event as { seat: Seat }).seat) ? [] : null;
        if (open) all.push(open);
      }
      const words = open && this.isInstruction(event) ? taskText(en, event, say) : null;
      if (words !== null) open?.push(words);
      if (event.kind === 'turn') this.inOwnTurn = open !== null;
      if (event.kind === 'battle-over' && !this.inOwnTurn) open = null;
    }
    return all;
  }

  /** The Company's cards lie open from the start. */
  private showHand(): void {
    const next = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'chance' && it.ask === 'deck');
    const began = this.tape.findLastIndex((it, i) => i <= next && it.kind === 'event' && it.event.kind === 'turn');
    const found = this.tape[began];
    if (found?.kind !== 'event' || this.turns > 0) return;
    this.truth = found.facts as Facts;
    this.tellTruth((id) => id.startsWith('market:') && !this.isAutomatons(id));
  }

  /** AUT-8.4.1: when the Lizards name their order, people look at the Lost Souls; a wrong number corrects it. */
  private looksAtSouls(): boolean {
    const told = this.toldEvents();
    if (told.at(-1)?.kind !== 'automaton.order-set' || this.lookedAt === told.length) return false;
    const set = this.tape.findIndex(
      (it, i) => i >= this.at && it.kind === 'event' && it.event.kind === 'automaton.order-set',
    );
    const began = this.tape.findLastIndex((it, i) => i <= set && it.kind === 'event' && it.event.kind === 'turn');
    const found = this.tape[began];
    const now = this.tape[set];
    if (found?.kind !== 'event' || now?.kind !== 'event') return false;
    this.truth = found.facts as Facts;
    // What the Lizards bought in this turn has gone there since.
    this.tellTruth((id) => id.startsWith('souls:'), { shown: now.facts as Facts });
    this.lookedAt = this.toldEvents().length;
    return true;
  }

  /** ROOT-11.2.5: when a trade post of a person falls, what is left of the funds. */
  private looksAtFunds(): boolean {
    const told = this.toldEvents();
    if (told.at(-1)?.kind !== 'outside.disrupted' || this.lookedAt === told.length) return false;
    this.lookedAt = told.length;
    this.catchUp();
    const end = this.tape.findIndex((it, i) => i >= this.at && isMilestone(it));
    const spent = this.tape.findLastIndex(
      (it, i) => i >= this.at && i < end && it.kind === 'event' && it.event.kind === 'riverfolk.disrupted',
    );
    const found = this.tape[spent];
    if (found?.kind !== 'event') return false;
    this.truth = found.facts as Facts;
    this.tellTruth((id) => id.startsWith('payments:'));
    return true;
  }

  /** In an automaton's turn: what changed on people's own boards by their own rules. */
  private keepUp(): void {
    const battle = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'event' && it.event.kind === 'battle');
    const found = this.tape[battle];
    const first = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'chance' && it.ask === 'die');
    if (found?.kind !== 'event' || first < battle) return;
    this.truth = found.facts as Facts;
    const raided = this.raidedBefore(battle);
    this.tellTruth((id) => (PRIVATE.test(id) && !this.isAutomatons(id)) || raided.includes(id));
  }

  /** ROOT-13.7: the Corvids, played by a person, place warriors when a raid of theirs falls. Nobody else knows that it was one. */
  private raidedBefore(end: number): readonly string[] {
    return this.tape.slice(this.turnNow(), end).flatMap((it) => {
      if (it.kind !== 'event' || it.event.kind !== 'placed') return [];
      const { seat, clearing } = it.event;
      return seat === this.raiders ? [`warriors:${clearing}:${seat}`] : [];
    });
  }

  /** `shown`: what lies there when it has been told, where the step on the screen changes it once more. */
  private tellTruth(wanted: (id: string) => boolean, { joining = false, shown = this.truth } = {}): void {
    for (let pass = 0; ; pass++) {
      const wrong = this.app.table
        .facts()
        .filter(({ id, sure, place, ...known }) => {
          if (place === 'nowhere' || !wanted(id)) return false;
          return sayValue(known) !== shown.get(id) || !sure;
        })
        .map(({ id }) => id);
      if (wrong.length === 0) return;
      const drifted = wrong.filter((id) => ITS_OWN.test(id));
      if (drifted.length > 0 && !joining) throw new Error(`the app lost track of ${drifted}`);
      const before = this.told;
      for (const id of wrong) this.tell(id);
      if (this.told === before || pass > MOST_PASSES) throw new Error(`these facts cannot be told: ${wrong}`);
    }
  }

  /** Pieces that move would for a moment be on the map twice; then the fact waits until the others are told. */
  private tell(id: string): void {
    try {
      this.app.tell(id, this.truth.get(id) as string);
      this.told++;
    } catch (error) {
      if (!/CONTRADICTS|NOT_LISTED/.test(String(error))) throw error;
    }
  }

  private answer(option: string): void {
    const { app } = this;
    const { decision } = app;
    if (decision && !decision.options.some(({ id }) => id === option))
      throw new Error(`${option} is not offered: ${decision.options.map(({ id }) => id).join(' ')}`);
    const open = (app.table.state as State | undefined)?.open;
    const isAutomatons = open?.stage === 'turns' && this.isAutomaton(open.turn.seat);
    const from = this.clock();
    app.answer(option);
    if (isAutomatons) {
      this.milliseconds += this.clock() - from;
      if (option !== 'done') this.taps++;
    }
    while (app.need !== null) {
      for (const fact of app.need.facts) {
        this.asked++;
        this.tellAsked(fact);
      }
    }
  }

  /** What cannot be beside what else is believed: then people tell the rest of that faction first. */
  private tellAsked(fact: string): void {
    const said = this.truth.get(fact) ?? this.firstSeen(fact);
    try {
      this.app.tell(fact, said);
    } catch (error) {
      if (!String(error).includes('CONTRADICTS')) throw error;
      const owner = this.kinds.findIndex((_, seat) => isOf(fact, seat));
      this.tellTruth((id) => isOf(id, owner));
    }
  }

  /** Before anybody has told anything: what lies on the table from the start. */
  private firstSeen(fact: string): string {
    const seen = this.tape.find((it) => it.kind === 'event' && it.facts !== null) as Extract<Taped, { kind: 'event' }>;
    return seen.facts?.get(fact) as string;
  }

  private next<T extends Taped>(is: (it: Taped) => boolean): T & { said: string; option: string } {
    const found = this.tape.findIndex((it, i) => i >= this.at && is(it));
    if (found < 0) throw new Error(`not on the tape: ${kindOf(this.app?.decision?.ask ?? 'set-up')}`);
    this.at = found + 1;
    return this.tape[found] as T & { said: string; option: string };
  }

  /** What automata do, and what happens to their neighbours by it. */
  private isInstruction(event: Event): boolean {
    if (event.kind === 'battle' || event.kind === 'hits' || event.kind === 'removed') return true;
    return 'seat' in event && event.seat !== null && this.isAutomaton(event.seat);
  }

  private isAutomatons(id: string): boolean {
    return this.kinds.some((kind, seat) => kind === 'automaton' && !id.startsWith('supply') && isOf(id, seat));
  }

  private touchesAutomaton({ attacker, defender }: Extract<Event, { kind: 'battle' }>): boolean {
    return this.isAutomaton(attacker) || this.isAutomaton(defender);
  }

  private isAutomaton(seat: Seat): boolean {
    return this.kinds[seat] === 'automaton';
  }
}

function isMilestone(it: Taped): boolean {
  return it.kind === 'event' && milestones.includes(it.event.kind);
}

function isOf(id: string, seat: Seat): boolean {
  const [kind, a, b] = id.split(':');
  if (kind === 'supply') return true;
  return Number(kind === 'warriors' || kind === 'piece' || kind === 'plot' ? b : a) === seat;
}
