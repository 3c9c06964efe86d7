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
const LISTED = /^(item|crafted|souls|market|hired):/;
/** What follows from people's own rules in an automaton's turn: items that take hits, cards that go. */
const PRIVATE = /^(item|crafted|vp|held|dominance|leader|plot|supply):/;

const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat) => `seat ${seat}` };

function snapshot(state: State): Facts {
  return new Map(real.facts(state).map((known) => [moveId(known.fact), sayValue(known)]));
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
        const withFacts = event.kind === 'turn' || event.kind === 'battle';
        tape.push({ kind: 'event', event, facts: withFacts ? snapshot(table.state) : null });
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

export class Mirror {
  readonly app: Assistant;
  asked = 0;
  told = 0;
  turns = 0;
  private readonly tape: readonly Taped[];
  private readonly telling: boolean;
  private at = 0;
  /** How the app broke ties, by their number: taken back and asked again, they fall the same way. */
  private readonly tied = new Map<number, number>();
  private compared = 0;
  /** The digital game ended in the middle of a person's turn. */
  private over = false;
  private inOwnTurn = false;
  private truth: Facts = new Map();
  private readonly kinds: readonly string[];

  constructor(party: Party, options: object, tape: readonly Taped[], telling: boolean, rounds: number) {
    this.tape = tape;
    this.telling = telling;
    this.kinds = party.map(({ kind }) => kind);
    const seats = party.map(({ kind, settings }) => ({
      kind: kind === 'player' ? ('outside' as const) : kind,
      settings,
    }));
    const ties: ChanceSource = {
      answer: (request, n) => {
        if (request.what === 'shuffle') return seededChance(1).answer(request, n);
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

  /** To the end of the tape, comparing turn by turn. */
  play(): void {
    const { app } = this;
    while (app.table.outcome === null && !this.over) {
      const { seat, ask, options } = app.decision as NonNullable<typeof app.decision>;
      const kind = kindOf(ask);
      const ids = options.map(({ id }) => id);
      if (seat === TABLE) this.answer(kind === 'done' ? 'done' : this.newestItem(ids));
      else if (seat === CHANCE) this.answer(this.chance(kind, ids));
      else if (kind === 'outside.turn') {
        this.compare();
        this.turn(seat);
      } else this.answer(this.reaction(seat, kind, ids));
    }
    this.compare();
  }

  private chance(ask: string, ids: readonly string[]): string {
    if (ask === 'die') this.keepUp();
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
    const isStop = (it: Taped) =>
      it.kind === 'event' &&
      ((it.event.kind === 'battle' && it.event.attacker === seat && this.isAutomaton(it.event.defender)) ||
        (it.event.kind === 'turn' && it.event.seat !== seat));
    const stop = this.tape.findIndex((it, i) => i >= this.at && isStop(it));
    const found = this.tape[stop];
    if (found?.kind !== 'event') {
      this.over = true;
      return;
    }
    this.at = stop;
    this.truth = found.facts as Facts;
    if (found.event.kind === 'battle') {
      this.tellTruth(() => true);
      this.answer(`outside.attack:${found.event.clearing}:${found.event.defender}`);
    } else {
      this.tellTruth((id) => this.telling || LISTED.test(id) || !isOf(id, seat));
      this.turns++;
      this.answer(this.telling ? 'outside.told' : 'outside.ask-me');
    }
  }

  /** AUT-7.7.2: what the Tinker found in the discard pile, if anything. */
  private newestItem(ids: readonly string[]): string {
    const ends = (it: Taped) =>
      it.kind === 'event' && (it.event.kind === 'item' || it.event.kind === 'automaton.skips');
    const found = this.tape.find((it, i) => i >= this.at && ends(it));
    const item = found?.kind === 'event' && found.event.kind === 'item' ? `item:${found.event.item}` : 'pass';
    return ids.includes(item) ? item : 'pass';
  }

  /** What people answer from hands and boards that only they see; what was never asked in the digital game they decline. */
  private reaction(seat: Seat, ask: string, ids: readonly string[]): string {
    const asks = ask === 'outside.spent' ? ['marquise.hospitals', 'automaton.outrage'] : [ask];
    const ends = ['battle-over', 'turn', 'phase', 'automaton.acts'];
    const end = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'event' && ends.includes(it.event.kind));
    const isSame = (it: Taped) => it.kind === 'pick' && it.seat === seat && asks.includes(it.ask);
    const found = this.tape.findIndex((it, i) => i >= this.at && isSame(it));
    if (ids.includes('pass') && (found < 0 || (end >= 0 && found > end))) return 'pass';
    const { option } = this.next(isSame);
    if (ask !== 'outside.spent') return option;
    return option.startsWith('card:') ? (ids.find((id) => id.startsWith('suit:')) as string) : 'pass';
  }

  /** Every turn of an automaton and every attack on one so far, in words. */
  private compare(): void {
    const mine = this.segments(this.app.table.told.map(({ event }) => event as Event));
    const theirs = this.segments(this.tape.flatMap((it) => (it.kind === 'event' ? [it.event] : [])));
    for (; this.compared < mine.length; this.compared++) expect(mine[this.compared]).toEqual(theirs[this.compared]);
  }

  private segments(events: readonly Event[]): (readonly string[])[] {
    const all: string[][] = [];
    let open: string[] | null = null;
    for (const event of events) {
      const attacked: boolean = event.kind === 'battle' && open === null && this.isAutomaton(event.defender);
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

  /** In an automaton's turn: what changed on people's own boards by their own rules. */
  private keepUp(): void {
    const battle = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'event' && it.event.kind === 'battle');
    const found = this.tape[battle];
    const first = this.tape.findIndex((it, i) => i >= this.at && it.kind === 'chance' && it.ask === 'die');
    if (found?.kind !== 'event' || first < battle) return;
    this.truth = found.facts as Facts;
    this.tellTruth((id) => PRIVATE.test(id));
  }

  private tellTruth(wanted: (id: string) => boolean): void {
    for (;;) {
      const wrong = this.app.table
        .facts()
        .filter(({ id, sure, place, ...known }) => {
          if (place === 'nowhere' || !wanted(id)) return false;
          return sayValue(known) !== this.truth.get(id) || !sure;
        })
        .map(({ id }) => id);
      if (wrong.length === 0) return;
      const before = this.told;
      for (const id of wrong) this.tell(id);
      if (this.told === before) throw new Error(`these facts cannot be told: ${wrong}`);
    }
  }

  /** Pieces that move would for a moment be on the map twice; then the fact waits until the others are told. */
  private tell(id: string): void {
    try {
      this.app.tell(id, this.truth.get(id) as string);
      this.told++;
    } catch (error) {
      if (!String(error).includes('CONTRADICTS')) throw error;
    }
  }

  private answer(option: string): void {
    const { app } = this;
    const { decision } = app;
    if (decision && !decision.options.some(({ id }) => id === option))
      throw new Error(`${option} is not offered: ${decision.options.map(({ id }) => id).join(' ')}`);
    app.answer(option);
    while (app.need !== null) {
      for (const fact of app.need.facts) {
        this.asked++;
        app.tell(fact, this.truth.get(fact) ?? this.firstSeen(fact));
      }
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

  private isAutomaton(seat: Seat): boolean {
    return this.kinds[seat] === 'automaton';
  }
}

function isOf(id: string, seat: Seat): boolean {
  const [kind, a, b] = id.split(':');
  if (kind === 'supply') return true;
  return Number(kind === 'warriors' || kind === 'piece' || kind === 'plot' ? b : a) === seat;
}
