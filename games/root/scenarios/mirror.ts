/**
 * For tests: a digital game with automata, and the same game beside a real table that hears only what people there would tell. Its automata must
 * give the same instructions in the same words. The digital game is on a tape (mirror-tape.ts).
 */
import { CHANCE, kindOf, type Seat, TABLE } from '@tavola/kernel/ask.ts';
import { cardOf } from '../data/cards.ts';
import type { Event } from '../rules/events.ts';
import { faceOf } from '../rules/outside/stand-ins.ts';
import type { State } from '../rules/state.ts';
import { Playback } from './mirror-playback.ts';
import type { Party, Taped, TapedEvent } from './mirror-tape.ts';
import { Teller } from './mirror-teller.ts';
import { Words } from './mirror-words.ts';

/** What the digital game asks where a real table asks for the suit of a card that was spent. */
const spentFor = {
  hospitals: ['marquise.hospitals'],
  outrage: ['automaton.outrage'],
  investors: ['automaton.investors'],
  ambush: ['ambush', 'counter-ambush'],
};

/** Everything told, or only what is asked; from the set-up, or from a place on the tape on. */
type Mirrored = {
  readonly telling: boolean;
  readonly rounds: number;
  readonly joins?: number;
  readonly clock?: () => number;
};

export class Mirror {
  /** Turns of people, in which they tell and are asked for facts. */
  turns = 0;
  /** Touches in automata's turns besides "done", and how long the app computed them. */
  taps = 0;
  milliseconds = 0;
  private readonly playback: Playback;
  private readonly teller: Teller;
  private readonly words: Words;
  private readonly telling: boolean;
  private readonly clock: () => number;
  /** The digital game ended in the middle of a person's turn. */
  private over = false;
  private readonly robots: Seat;
  /** The turn at whose start everything was told before a purchase. */
  private shoppedAt = -1;

  constructor(
    party: Party,
    options: object,
    tape: readonly Taped[],
    { telling, rounds, joins = 0, clock = () => 0 }: Mirrored,
  ) {
    this.clock = clock;
    this.telling = telling;
    this.robots = party.findIndex(({ kind, settings }) => kind === 'automaton' && settings?.faction === 'riverfolk');
    this.playback = new Playback(party, options, tape, rounds, joins);
    this.teller = new Teller(this.playback);
    this.words = new Words(this.playback);
  }

  /** Facts that people were asked for. */
  get asked(): number {
    return this.teller.asked;
  }

  /** Facts that people told by themselves. */
  get told(): number {
    return this.teller.told;
  }

  /** Turns of automata, or battles that they began. */
  count(kind: 'turn' | 'battle'): number {
    const { playback } = this;
    return playback.told().filter((event) => {
      if (event.kind === 'battle') return kind === 'battle' && playback.isAutomaton(event.attacker);
      return kind === 'turn' && event.kind === 'turn' && playback.isAutomaton(event.seat);
    }).length;
  }

  /** To the end of the tape, comparing turn by turn. */
  play(): void {
    const { playback, teller, words } = this;
    const { app } = playback;
    while (app.table.outcome === null && !this.over) {
      if (playback.isPastTheEnd()) break;
      const { seat, ask, options } = app.decision as NonNullable<typeof app.decision>;
      const kind = kindOf(ask);
      const ids = options.map(({ id }) => id);
      if (!playback.joined) {
        if (kind === 'outside.turn') this.join();
        else this.answer(this.anything(kind, ids));
      } else if (seat === TABLE && (teller.looksAtSouls() || teller.looksAtFunds())) continue;
      else if (seat === TABLE) this.answer(kind === 'done' ? 'done' : this.newestItem(ids));
      else if (seat === CHANCE) this.answer(this.chance(kind, ids));
      else if (kind === 'outside.turn') {
        words.compare();
        this.turn(seat);
      } else this.answer(this.reaction(seat, kind, ids));
    }
    words.compare();
  }

  /** In the set-up of a game that has long begun, any answer will do; only who is next counts, and a Vagabond's character. */
  private anything(ask: string, ids: readonly string[]): string {
    const { tape, joins } = this.playback;
    const { event } = tape[joins] as TapedEvent;
    const { seat } = event as { readonly seat: Seat };
    if (ask === 'first-player') return String(seat);
    const picked = tape.find((it) => it.kind === 'pick' && it.ask === ask);
    const keeps = ask === 'vagabond.character' && picked?.kind === 'pick';
    return keeps ? picked.option : (ids[0] as string);
  }

  /** Everything that lies on the table is told at once. */
  private join(): void {
    const { playback } = this;
    const start = playback.tape[playback.joins] as TapedEvent;
    playback.join();
    this.teller.tellAll(start.facts, { joining: true });
    this.words.join();
  }

  private chance(ask: string, ids: readonly string[]): string {
    const { playback, teller } = this;
    if (ask === 'die') teller.keepUp();
    if (ask === 'deck' && this.turns === 0) teller.showHand();
    if (ask === 'outside.soul') {
      const clauses = ['AUT-8.5', 'AUT-8.2.3'];
      const isSoul = (event: Event) => 'clause' in event && clauses.includes(event.clause);
      const found = playback.next((it) => it.kind === 'event' && isSoul(it.event)) as unknown as {
        readonly event: { readonly card?: string; readonly cards?: readonly string[] };
      };
      return cardOf(found.event.card ?? (found.event.cards?.[0] as string)).suit;
    }
    const { said } = playback.next((it) => it.kind === 'chance' && it.ask === ask && it.reader === null);
    if (ask !== 'deck') return said;
    const { suit, item } = cardOf(said);
    return item && ids.includes(`${suit}/${item}`) ? `${suit}/${item}` : suit;
  }

  /** A person's turn up to the next battle against an automaton, or to its end. */
  private turn(seat: Seat): void {
    const { playback, teller } = this;
    playback.at = Math.max(playback.at, (playback.turnNow() ?? -1) + 1);
    const stop = playback.eventAhead(
      (event) =>
        (event.kind === 'battle' && playback.touchesAutomaton(event)) ||
        this.isPurchase(event, seat) ||
        (event.kind === 'turn' && event.seat !== seat),
    );
    const found = playback.eventAt(stop);
    if (!found) {
      this.over = true;
      return;
    }
    if (found.event.kind === 'riverfolk.bought') {
      this.buy(stop, found.event.service);
      return;
    }
    playback.at = stop;
    if (found.event.kind === 'battle') {
      teller.tellAll(found.facts);
      const { attacker, defender, clearing } = found.event;
      const instigated = `outside.instigate:${clearing}:${attacker}:${defender}`;
      this.answer(attacker === seat ? `outside.attack:${clearing}:${defender}` : instigated);
    } else {
      teller.tellTurn(found.facts, seat, this.telling);
      this.turns++;
      this.answer(this.telling ? 'outside.told' : 'outside.ask-me');
    }
  }

  private isPurchase(event: Event, seat: Seat): boolean {
    return event.kind === 'riverfolk.bought' && event.seat === seat && this.robots >= 0;
  }

  /** Of the Robots, at the start of Birdsong: whatever lies on the table is told once before it. */
  private buy(at: number, service: string): void {
    const { playback } = this;
    const began = playback.turnAround(at);
    if (this.shoppedAt !== began) this.teller.tellAll((playback.tape[began] as TapedEvent).facts);
    this.shoppedAt = began;
    playback.at = at + 1;
    if (service !== 'hand-card') this.answer(`outside.buy:${this.robots}:${service}`);
    else this.answer(`outside.buy-card:${this.robots}:${faceOf(this.cardOfNext('riverfolk.sold-card'))}`);
  }

  /** AUT-7.7.2: what the Tinker found in the discard pile, if anything. */
  private newestItem(ids: readonly string[]): string {
    const { playback } = this;
    playback.catchUp();
    const isSkip = (event: Event) => event.kind === 'automaton.skips' && event.clause === 'AUT-7.7.2';
    const found = playback.eventAt(playback.eventAhead((event) => event.kind === 'item' || isSkip(event)));
    const item = found?.event.kind === 'item' ? `item:${found.event.item}` : 'pass';
    return ids.includes(item) ? item : 'pass';
  }

  /** What people answer from hands and boards that only they see; what was never asked in the digital game they decline. */
  private reaction(seat: Seat, ask: string, ids: readonly string[]): string {
    const { playback } = this;
    playback.catchUp();
    if (ask === 'outside.discarded') return `suit:${cardOf(this.cardOfNext('discarded')).suit}`;
    const purpose = (playback.app.decision?.ask as { readonly for?: keyof typeof spentFor } | undefined)?.for;
    const asks = purpose === undefined ? [ask] : spentFor[purpose];
    const end = playback.milestoneAhead();
    const isSame = (it: Taped) => it.kind === 'pick' && it.seat === seat && asks.includes(it.ask);
    const found = playback.ahead(isSame);
    if (ids.includes('pass') && (found < 0 || (end >= 0 && found > end))) return 'pass';
    const { option } = playback.next(isSame);
    if (ask !== 'outside.spent') return option;
    const card = option.startsWith('card:') ? option.slice('card:'.length) : null;
    return card === null ? 'pass' : `suit:${cardOf(card).suit}`;
  }

  /** The card that somebody sells or gives up next. */
  private cardOfNext(kind: 'riverfolk.sold-card' | 'discarded'): string {
    const found = this.playback.eventAhead((event) => event.kind === kind);
    return (this.playback.tape[found] as unknown as { readonly event: { readonly card: string } }).event.card;
  }

  private answer(option: string): void {
    const { app } = this.playback;
    const { decision } = app;
    if (decision && !decision.options.some(({ id }) => id === option))
      throw new Error(`${option} is not offered: ${decision.options.map(({ id }) => id).join(' ')}`);
    const open = (app.table.state as State | undefined)?.open;
    const isAutomatons = open?.stage === 'turns' && this.playback.isAutomaton(open.turn.seat);
    const from = this.clock();
    app.answer(option);
    if (isAutomatons) {
      this.milliseconds += this.clock() - from;
      if (option !== 'done') this.taps++;
    }
    this.teller.answerNeeds();
  }
}
