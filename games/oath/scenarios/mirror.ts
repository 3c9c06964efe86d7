/**
 * For tests: a digital game with a Prince, and the same game beside a real table that hears only what people there would tell. He must give the same
 * instructions in the same words, and the game must end the same way.
 */
import { CHANCE, kindOf, moveId, type Seat, TABLE } from '@tavola/kernel/ask.ts';
import { Assistant } from '@tavola/kernel/assistant.ts';
import { type ChanceSource, chanceId, seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame, Legacy, Outcome, SeatKind } from '@tavola/kernel/game.ts';
import { sayValue, tableChance } from '@tavola/kernel/real.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Say, taskText } from '@tavola/kernel/text.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect } from 'vitest';
import { factsOf, isVision } from '../data/cards.ts';
import { oath } from '../game.ts';
import type { Event } from '../rules/moves.ts';
import { changeable } from '../rules/outside/facts.ts';
import { real } from '../rules/outside/real.ts';
import { VISION } from '../rules/outside/unseen.ts';
import type { State } from '../rules/state.ts';
import { en } from '../text/en.ts';

type Facts = ReadonlyMap<string, string>;
/** What happened in the digital game, in order. */
type Taped =
  | { readonly kind: 'chance'; readonly ask: string; readonly said: string; readonly reader: Seat | null }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly ask: string; readonly option: string }
  /** `plain`: a campaign from where the pawn stands. */
  | { readonly kind: 'event'; readonly event: Event; readonly facts: Facts | null; readonly plain: boolean };
type TapedEvent = Extract<Taped, { kind: 'event' }>;
export type Tape = {
  readonly seats: readonly SeatKind[];
  readonly entries: readonly Taped[];
  readonly outcome: Outcome;
};

const SNAPSHOTS: readonly Event['kind'][] = ['turn', 'campaign', 'prince-marker', 'end-die', 'round', 'won'];
const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat) => `seat ${seat}` };

function snapshot(state: State): Facts {
  return new Map(real.facts(state).map((known) => [moveId(known.fact), sayValue(known)]));
}
function isPlain({ campaigns, players }: State): boolean {
  const [war, nested] = campaigns;
  return war !== undefined && nested === undefined && war.from.length === 0 && war.at === players[war.seat]?.pawn;
}

/** A random digital game in which people name every card, so that each is on the tape. */
export function taped(seats: readonly SeatKind[], seed: number, inheritance?: Legacy): Tape {
  const entries: Taped[] = [];
  const source = seededChance(seed);
  const chance: ChanceSource = {
    answer: (request, n) => {
      const answer = source.answer(request, n);
      if (answer === undefined || request.what === 'shuffle') return answer;
      const said = chanceId(answer, request);
      entries.push({ kind: 'chance', ask: kindOf(request.ask ?? ''), said, reader: request.reader });
      return answer;
    },
  };
  const heard: AnyGame = {
    ...oath,
    play: (table) => {
      const { tell } = table;
      table.tell = (event, telling) => {
        tell.call(table, event, telling);
        const facts = SNAPSHOTS.includes(event.kind) ? snapshot(table.state) : null;
        entries.push({ kind: 'event', event, facts, plain: event.kind === 'campaign' && isPlain(table.state) });
      };
      return oath.play(table);
    },
  };
  const table = Table.start<State>(heard, { seats, dice: 'people', chance, inheritance });
  const rng = seededRng(seed ^ 0x9e3779b9);
  while (table.outcome === null) {
    const [seat] = table.pending as [Seat];
    const ask = kindOf(table.question(seat)?.ask ?? '');
    const at = entries.length;
    const before = table.count;
    pickAtRandom(table, rng);
    const option = table.picksFrom(before)[0]?.[1] as string;
    entries.splice(at, 0, { kind: 'pick', seat, ask, option });
  }
  return { seats, entries, outcome: table.outcome };
}

/** Hands are facts that nobody can tell: a rule that looks at one fails. */
function armed(): AnyGame {
  const hidden = ({ players }: State) =>
    players.flatMap((player, of) =>
      player.prince === null
        ? [{ fact: { kind: 'hand', of }, holder: player, key: 'hand', among: [], place: 'nowhere' }]
        : [],
    );
  return {
    ...oath,
    real: {
      ...real,
      facts: (state: State) => [...real.facts(state), ...hidden(state)],
      forget: (state: State) => hidden(state).map(({ fact }) => fact),
    },
  };
}

export class Mirror {
  readonly app: Assistant;
  asked = 0;
  told = 0;
  turns = 0;
  attacks = 0;
  private readonly tape: Tape;
  private readonly telling: boolean;
  private at = 0;
  private compared = 0;
  private truth: Facts = new Map();

  constructor(tape: Tape, telling: boolean, inheritance?: Legacy) {
    this.tape = tape;
    this.telling = telling;
    const seats = tape.seats.map((kind) => (kind === 'player' ? ('outside' as const) : kind));
    const mirrored = armed();
    const chance = tableChance(seededChance(1), mirrored, () => false);
    this.app = Assistant.start(mirrored, { seats, chance, inheritance });
  }

  /** To the end of the game, comparing turn by turn. */
  play(): void {
    const { app } = this;
    while (app.table.outcome === null) {
      const { seat, ask, options } = app.decision as NonNullable<typeof app.decision>;
      const kind = kindOf(ask);
      if (seat === TABLE) this.answer('done');
      else if (seat === CHANCE) this.answer(this.named(kind));
      else if (kind === 'outside.setup') {
        this.truth = (this.tape.entries.find((it) => it.kind === 'event' && it.facts !== null) as TapedEvent)
          .facts as Facts;
        this.tellTruth(() => true);
        this.answer('outside.laid');
      } else if (kind === 'outside.confer') {
        this.truth = (this.tape.entries.find((it, i) => i >= this.at && isMarker(it)) as TapedEvent).facts as Facts;
        this.tellTruth((id) => !id.startsWith('marker:'));
        this.answer('done');
      } else if (kind === 'outside.turn') {
        this.compare();
        this.turn(seat);
      } else
        this.answer(
          this.reaction(
            seat,
            kind,
            options.map(({ id }) => id),
          ),
        );
    }
    this.compare();
    expect([app.table.outcome?.winners, app.table.outcome?.reason]).toEqual([
      this.tape.outcome.winners,
      this.tape.outcome.reason,
    ]);
  }

  /** What people see when they roll, draw or turn something up. */
  private named(ask: string): string {
    if (ask === 'name-relic') return (this.event('took-relic') as { relic: string }).relic;
    if (ask === 'name-site') return (this.event('revealed-site') as { site: string }).site;
    const { said } = this.next((it) => it.kind === 'chance' && it.ask === ask && it.reader === null);
    if (ask !== 'draw-world') return said;
    return isVision(said) ? VISION : `${factsOf(said).suit}/${said}`;
  }
  private event(kind: Event['kind']): Event {
    return (this.next((it) => it.kind === 'event' && it.event.kind === kind) as unknown as TapedEvent).event;
  }

  /** A person's turn up to the next campaign that concerns the Prince, or to its end. */
  private turn(seat: Seat): void {
    const { entries } = this.tape;
    const { round } = this.app.table.state as State;
    const isStart = ({ event }: TapedEvent) => event.kind === 'turn' && event.seat === seat && event.round === round;
    const start = entries.findIndex((it) => it.kind === 'event' && isStart(it));
    this.at = Math.max(this.at, start + 1);
    const isEnd = (it: Taped) =>
      it.kind === 'chance' ? it.ask === 'end-die' : it.kind === 'event' && ENDS.includes(it.event.kind);
    const offered = this.app.decision?.options.map(({ id }) => id) ?? [];
    const isWar = (it: Taped) =>
      it.kind === 'event' && it.plain && it.event.kind === 'campaign' && it.event.seat === seat && this.concerns(it);
    const stop = entries.findIndex((it, i) => i >= this.at && (isEnd(it) || isWar(it)));
    const told = entries.find((it, i) => i >= stop && it.kind === 'event' && it.facts !== null) as TapedEvent;
    this.at = stop;
    this.truth = told.facts as Facts;
    if (told.event.kind === 'campaign') {
      this.at++;
      this.tellTruth(() => true);
      this.attacks++;
      this.answer(`outside.campaign:${told.event.defender}`);
      return;
    }
    const doubted = new Set(changeable(this.app.table.state as State).map(moveId));
    this.tellTruth((id) => this.telling || !doubted.has(id));
    this.turns++;
    if (offered.length > 0) this.answer(this.telling ? 'outside.told' : 'outside.ask-me');
  }
  /** Is a Prince attacked, or an Ally of his? */
  private concerns({ event, facts }: TapedEvent): boolean {
    const { defender } = event as Extract<Event, { kind: 'campaign' }>;
    if (defender === null) return false;
    if (this.isPrince(defender)) return true;
    return (
      this.isPrince(0) &&
      facts?.get(`role:${defender}`) === 'citizen' &&
      facts.get(`role:${(event as { seat: Seat }).seat}`) === 'exile'
    );
  }

  /** What people answer in campaigns and to offers; what was never asked in the digital game they decline. */
  private reaction(seat: Seat, ask: string, ids: readonly string[]): string {
    const isSame = (it: Taped) => it.kind === 'pick' && it.seat === seat && it.ask === ask;
    const { option } = this.next(isSame);
    if (!ids.includes(option)) throw new Error(`${ask}: ${option} is not offered: ${ids.join(' ')}`);
    return option;
  }

  /** Every turn of a Prince and every attack on one so far, in words. */
  private compare(): void {
    const mine = this.segments(this.app.table.told.map(({ event }) => ({ event: event as Event, war: true })));
    const theirs = this.segments(
      this.tape.entries.flatMap((it) =>
        it.kind === 'event'
          ? [{ event: it.event, war: it.plain && it.event.kind === 'campaign' && this.concerns(it) }]
          : [],
      ),
    );
    for (; this.compared < mine.length; this.compared++) expect(mine[this.compared]).toEqual(theirs[this.compared]);
  }
  private segments(events: readonly { readonly event: Event; readonly war: boolean }[]): (readonly string[])[] {
    const all: string[][] = [];
    let open: string[] | null = null;
    let ownTurn = false;
    // What people talk while he waits (The Gathering) is no instruction of his.
    let talking = false;
    for (const { event, war } of events) {
      if (event.kind === 'prince-marker') talking = false;
      if (ENDS.includes(event.kind)) open = null;
      if (event.kind === 'turn') ownTurn = this.isPrince(event.seat);
      if ((event.kind === 'turn' && ownTurn) || (event.kind === 'campaign' && !ownTurn && war)) {
        open = [];
        all.push(open);
      }
      const words = open && !talking ? taskText(en, event, say) : null;
      if (event.kind === 'used' && event.card === 'the-gathering') talking = true;
      if (words !== null) open?.push(words);
      if (event.kind === 'won-campaign' && !ownTurn) open = null;
    }
    return all;
  }

  private tellTruth(wanted: (id: string) => boolean): void {
    for (let round = 0; ; round++) {
      const wrong = this.app.table
        .facts()
        .filter(({ id, sure, place, ...known }) => {
          if (place === 'nowhere' || !wanted(id)) return false;
          return sayValue(known) !== (this.truth.get(id) ?? 'none') || !sure;
        })
        .map(({ id }) => id);
      if (wrong.length === 0) return;
      if (round > 60)
        throw new Error(`these facts cannot be told: ${wrong.map((id) => `${id}=${this.truth.get(id)}`)}`);
      for (const id of wrong) this.tell(id);
    }
  }
  /** Everything that is still in doubt, until nothing contradicts it. */
  private tellDoubted(): void {
    for (let left = Number.POSITIVE_INFINITY; ; ) {
      const open = this.app.table.facts().filter(({ sure, place }) => !sure && place !== 'nowhere');
      if (open.length === 0 || open.length === left) return;
      left = open.length;
      for (const { id } of open) if (this.app.need !== null) this.tell(id);
    }
  }
  /** What moves would for a moment lie twice; then the fact waits until the others are told. A place that is gone has nothing to tell. */
  private tell(id: string): void {
    const said = this.truth.get(id);
    try {
      this.app.tell(id, said ?? 'none');
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
    app.answer(option);
    while (app.need !== null) {
      for (const fact of app.need.facts.slice()) {
        if (app.need === null) break;
        this.asked++;
        try {
          app.tell(fact, this.truth.get(fact) as string);
        } catch (error) {
          if (!String(error).includes('CONTRADICTS')) throw error;
          this.tellDoubted();
        }
      }
    }
  }

  private next(is: (it: Taped) => boolean): { said: string; option: string } {
    const { entries } = this.tape;
    const found = entries.findIndex((it, i) => i >= this.at && is(it));
    if (found < 0) throw new Error(`not on the tape: ${kindOf(this.app?.decision?.ask ?? 'set-up')}`);
    this.at = found + 1;
    return entries[found] as unknown as { said: string; option: string };
  }
  private isPrince(seat: Seat): boolean {
    return this.tape.seats[seat] === 'automaton';
  }
}
/** A Prince has played his card: whatever its play brought is done. */
function isMarker(it: Taped): boolean {
  return it.kind === 'event' && it.event.kind === 'prince-marker';
}
/** What ends a turn. */
const ENDS: readonly Event['kind'][] = ['turn', 'round', 'end-die', 'won'];
