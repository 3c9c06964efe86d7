/**
 * For tests: a digital game against the Automa, and the same game beside a real table that hears only what people there would tell. She must give
 * the same instructions in the same words.
 */
import { kindOf, moveId, type Seat, TABLE } from '@tavola/kernel/ask.ts';
import { Assistant } from '@tavola/kernel/assistant.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { NONE, sayValue, tableChance } from '@tavola/kernel/real.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Say, taskText } from '@tavola/kernel/text.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { expect } from 'vitest';
import { conversion, type Difficulty, regionOf, rondel, trackOf } from '../data/boards.ts';
import { isPerson, placeOf, type Side, vpOf } from '../data/cards.ts';
import { type Bag, type Effect, gainKeys } from '../data/effects.ts';
import { evenfall } from '../game.ts';
import type { Event } from '../rules/moves.ts';
import { real } from '../rules/outside/real.ts';
import type { Automa, State } from '../rules/state.ts';
import { en } from '../text/en.ts';
import { against } from './evening.ts';

/** What happened at the table, in order: what people would answer there. */
type Taped =
  | {
      readonly kind: 'turn';
      readonly vp: number;
      readonly slots: readonly (readonly (string | null)[])[];
      readonly left: number;
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'played'; readonly card: string }
  | { readonly kind: 'binding'; vp: number }
  | { readonly kind: 'strength'; readonly vps: number[]; player: number | null };

export type Tape = {
  readonly side: Side;
  readonly difficulty: Difficulty;
  readonly entries: readonly Taped[];
  /** Her instructions, in words. */
  readonly words: readonly string[];
  /** Her Places, in the order in which she took them. */
  readonly places: readonly string[];
  readonly total: number;
  readonly playerWon: boolean;
};

const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat: Seat) => `seat ${seat}` };
const HERS = new Set(['rondel', 'impossible', 'converted', 'no-place']);

function wordsOf(events: readonly Event[]): readonly string[] {
  const hers = events.filter((event) => HERS.has(event.kind) || ('seat' in event && event.seat === 'automa'));
  return hers.flatMap((event) => taskText(en, event, say) ?? []);
}

/** A random digital game. */
export function taped(side: Side, difficulty: Difficulty, seed: number): Tape {
  const entries: Taped[] = [];
  const events: Event[] = [];
  const places: string[] = [];
  const heard = (state: State, event: Event) => {
    events.push(event);
    const last = entries.at(-1);
    if (event.kind === 'rondel')
      entries.push({
        kind: 'turn',
        vp: event.vp,
        slots: state.regions.map(({ slots }) => slots.slice()),
        left: state.placeDeck.length,
      });
    if (event.kind === 'passed') entries.push({ kind: 'pass' });
    if (event.kind === 'drawn-for-automa') entries.push({ kind: 'played', card: event.card });
    if (event.kind === 'binding' && event.seat === 'automa') entries.push({ kind: 'binding', vp: 0 });
    if (event.kind === 'converted' && last?.kind === 'binding' && events.at(-2)?.kind === 'binding') last.vp = event.vp;
    if (event.kind === 'automa-strength') entries.push({ kind: 'strength', vps: event.cards.map(vpOf), player: null });
    if (event.kind === 'strengths' && last?.kind === 'strength') {
      const { sides } = event.conflict;
      if (sides.some(({ actor }) => actor === 'automa'))
        last.player = sides.find(({ actor }) => actor === 0)?.strength ?? null;
    }
    if ((event.kind === 'discovered' || event.kind === 'drew-place') && event.seat === 'automa')
      places.push(event.place);
  };
  const listened: AnyGame = {
    ...evenfall,
    play: (table) => {
      const { tell } = table;
      table.tell = (event, telling) => {
        tell.call(table, event, telling);
        heard(table.state as State, event as Event);
      };
      return evenfall.play(table);
    },
  };
  const table = Table.start<State>(listened, {
    seats: against(difficulty),
    options: { side },
    chance: seededChance(seed),
  });
  const rng = seededRng(seed ^ 0x9e3779b9);
  while (table.outcome === null) pickAtRandom(table, rng);
  const total = (table.state.automa as Automa).vp;
  return {
    side,
    difficulty,
    entries,
    words: wordsOf(events),
    places,
    total,
    playerWon: table.outcome.winners[0] === 0,
  };
}

/** What the player holds and owns are facts that nobody can tell: a rule that looks at one fails. */
function armed(): AnyGame {
  const hidden = ({ players }: State) =>
    ['hand', 'aside', 'herb', 'elixir', 'knowledge', 'mana', 'council'].map((what) => ({
      fact: { kind: 'hidden', what },
      holder: players[0] as object,
      key: what,
      among: [],
      place: 'nowhere',
    }));
  return {
    ...evenfall,
    real: {
      ...real,
      facts: (state: State) => [...real.facts(state), ...hidden(state)],
      forget: (state: State) => [...(real.forget?.(state) ?? []), ...hidden(state).map(({ fact }) => fact)],
    },
  };
}

export class Mirror {
  readonly app: Assistant;
  /** Facts that were asked for, those of them that are printed on boards, facts told unasked, and touches without "done". */
  readonly count = { asked: 0, printed: 0, told: 0, answers: 0, turns: 0 };
  private readonly tape: Tape;
  private readonly telling: boolean;
  private at = 0;
  private now: Extract<Taped, { kind: 'turn' }> | null = null;
  private strengths: number[] = [];

  constructor(tape: Tape, telling: boolean, box: readonly string[] = []) {
    this.tape = tape;
    this.telling = telling;
    const game = armed();
    const seats = [
      { kind: 'outside', settings: { coven: 'cross' } },
      { kind: 'automaton', settings: { difficulty: tape.difficulty } },
    ] as const;
    const chance = tableChance(seededChance(1), game, () => false);
    this.app = Assistant.start(game, { seats, options: { side: tape.side, ...real.options, box }, chance });
  }

  /** To the end of the game, comparing instruction by instruction. */
  play(): void {
    const { app } = this;
    while (app.table.outcome === null) {
      const { seat, ask } = app.decision as NonNullable<typeof app.decision>;
      const kind = kindOf(ask);
      if (seat === TABLE && kind === 'done') {
        this.compare();
        this.answer('done');
      } else {
        this.count.answers++;
        this.answer(this.reply(kind, ask));
      }
      expect(evenfall.flaw(app.table.state as State)).toBeNull();
    }
    this.compare();
    const { words, total, playerWon } = this.tape;
    expect(wordsOf(this.events())).toEqual(words);
    expect((app.table.state as State).automaSheet?.total).toBe(total);
    expect(app.table.outcome?.winners).toEqual([playerWon ? 0 : 1]);
  }

  private reply(kind: string, ask: unknown): string {
    switch (kind) {
      case 'outside-turn':
        return this.turn();
      case 'outside-card': {
        const { strength } = ask as { strength: { n: number } | null };
        if (strength === null) return `shows:any:${this.now?.vp}`;
        if (strength.n === 1) this.strengths = (this.tape.entries[this.at] as { vps: number[] }).vps.slice();
        return `shows:any:${this.strengths.shift() ?? 0}`;
      }
      case 'outside-played': {
        const { card } = this.next('played');
        return `shows:${isPerson(card) ? 'person' : 'ritual'}:${vpOf(card)}`;
      }
      case 'outside-binding':
        return `amount:${this.next('binding').vp}`;
      case 'outside-strength': {
        const { player } = this.next('strength');
        return player === null ? 'absent' : player >= (ask as { hers: number }).hers ? 'enough' : 'short';
      }
      default:
        return this.tape.playerWon ? 'more' : 'no-more';
    }
  }

  private turn(): string {
    const entry = this.tape.entries[this.at++] as Taped;
    if (entry.kind !== 'turn') return 'pass';
    this.now = entry;
    this.count.turns++;
    const wrong = this.app.table.facts().filter(({ fact, sure, ...known }) => {
      const isTold = fact.kind === 'places-left' || (this.telling && fact.kind === 'slot');
      return isTold && (!sure || sayValue(known) !== this.truth(moveId(fact)));
    });
    for (const { id } of wrong) {
      this.app.tell(id, this.truth(id));
      this.count.told++;
    }
    return this.telling ? 'all-told' : 'ask-me';
  }

  private answer(option: string): void {
    const { app } = this;
    app.answer(option);
    while (app.need !== null) {
      for (const fact of app.need.facts) {
        this.count.asked++;
        if (/^(fields|field|bonus|reward)/.test(fact)) this.count.printed++;
        app.tell(fact, this.truth(fact));
      }
    }
  }

  /** What people see when they look. */
  private truth(id: string): string {
    const [kind, a = '', b] = id.split(':');
    const place = () => placeOf(this.tape.places[Number(a)] as string);
    switch (kind) {
      case 'slot': {
        const regions = (this.app.table.state as State).regions.map((region) => region.id as string);
        const lies = this.now?.slots[regions.indexOf(a)]?.[Number(b)] ?? null;
        return lies === null ? NONE : `w${placeOf(lies).witches}`;
      }
      case 'places-left':
        return this.now?.left === 0 ? '0' : '1';
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

  private compare(): void {
    const mine = wordsOf(this.events());
    expect(mine).toEqual(this.tape.words.slice(0, mine.length));
  }

  private events(): readonly Event[] {
    return this.app.table.told.map(({ event }) => event as Event);
  }

  private next<K extends Taped['kind']>(kind: K): Extract<Taped, { kind: K }> {
    const entry = this.tape.entries[this.at++] as Taped;
    if (entry.kind !== kind) throw new Error(`${kind} is asked, ${entry.kind} is on the tape`);
    return entry as Extract<Taped, { kind: K }>;
  }
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
