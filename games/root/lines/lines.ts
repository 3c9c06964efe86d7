/** What two hands do in a stretch of Root, line by line (docs/assistant.md): events become deeds, deeds are folded into lines. */
import { follow, type Laid } from '@tavola/kernel/face/laid.ts';
import type { Line, LinesOf, Reasoned } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type { FactionId } from '../data/factions.ts';
import { heldItems } from '../rules/boards/held.ts';
import type { View } from '../rules/view/view.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import { boards, satchelActs } from './boards.ts';
import { composers } from './composed.ts';
import { type Deed, linesOfDeeds } from './deeds.ts';
import { type Reason, reasonFor } from './idle.ts';
import { type EventDeeds, pieces } from './pieces.ts';
import { decreeColumns, piles } from './piles.ts';
import { act, type Numbered, Scene } from './scene.ts';
import { bareTable, isSetUp, setUpDeeds } from './setup.ts';
import { isCounted, laidOut, supply, track } from './spots.ts';
import type { LineWords } from './words.ts';

const tellings: EventDeeds = { ...pieces, ...piles, ...boards };

export function linesIn(words: LineWords): LinesOf<Event, View> {
  return (events, before, after, say) => {
    const laid = laidWhen(before);
    const began = events.find(({ event }) => event.kind === 'turn')?.event as { readonly seat: Seat } | undefined;
    const turnOf = began?.seat ?? after.open.turn.seat;
    const scene = new Scene(after, turnOf, say as Say, words, laid);
    if (before !== null) readBefore(scene, before);
    return new Writer(scene, events).write(before);
  };
}

function laidWhen(before: View | null): Laid {
  if (before !== null && isSetUp(before)) return bareTable(before);
  return before === null || before.open.players.length === 0 ? new Map() : laidOut(before);
}

/** What the beginning of the stretch says: the market by place, and who has laid nothing from a track yet. */
function readBefore(scene: Scene, { open }: View): void {
  for (const [seat, { board, automaton, faction, left }] of open.players.entries()) {
    if (board.faction === 'riverfolk-robots') scene.market = [...board.market];
    const first = firstLeft[faction];
    if (automaton && open.stage === 'turns' && first?.pieces.every((which) => left[which] === first.left))
      scene.unbuilt.add(seat);
  }
}

/** How many lie on each track when the first turn begins, by the place of the pieces in the list of types. */
const firstLeft: { readonly [faction in FactionId]?: { readonly pieces: readonly number[]; readonly left: number } } = {
  marquise: { pieces: [0, 1, 2], left: 5 },
  eyrie: { pieces: [0], left: 6 },
  alliance: { pieces: [1], left: 10 },
};

/** Where one step ends and the next begins. */
const BOUNDS =
  /^(automaton\.(acts|skips|order|order-discarded|revealed|marker|souls-discarded|market-discarded|protectionism|raid)|phase|turn)$/;

class Writer {
  private readonly scene: Scene;
  private readonly events: readonly Reasoned<Event>[];
  /** Points of each seat after each event. */
  private readonly totals: readonly (readonly number[])[];
  private readonly deeds: Deed[] = [];
  /** Clauses that found something to do: where they found nothing besides is not said. */
  private readonly acted: ReadonlySet<string>;
  private columnsDone: { [clause: string]: number } = {};

  constructor(scene: Scene, events: readonly Reasoned<Event>[]) {
    this.scene = scene;
    this.events = events;
    this.totals = totalsOf(events, scene.view);
    this.acted = new Set(events.flatMap(({ event }) => (event.kind === 'automaton.acts' ? [event.clause] : [])));
  }

  write(before: View | null): readonly Line[] {
    const numbered = this.events.map(({ event }, n) => ({ event, n }));
    const { scene } = this;
    if (before !== null && isSetUp(before)) {
      const said = ({ event, n }: Numbered) => this.said(event, n);
      for (const deed of setUpDeeds(scene, before, numbered, said)) this.add(deed);
    } else this.turn(numbered);
    return linesOfDeeds(this.deeds, { gain: (gain) => scene.gain(gain), turned: (turned) => scene.turned(turned) });
  }

  private turn(numbered: readonly Numbered[]): void {
    for (let from = 0; from < numbered.length; ) {
      let to = from + 1;
      while (to < numbered.length && !BOUNDS.test((numbered[to] as Numbered).event.kind)) to++;
      this.step(numbered.slice(from, to));
      from = to;
    }
    this.settleItems();
  }

  /** From one bound to the next: what belongs together first, then the rest one by one. */
  private step(events: readonly Numbered[]): void {
    this.enter(events[0] as Numbered);
    const { scene } = this;
    const composed = composers[scene.step.clause]?.(events, scene) ?? null;
    for (const one of events) {
      if (composed?.used[0] === one.n) this.add(composed.deed);
      if (!composed?.used.includes(one.n)) this.tell(one);
    }
  }

  private enter({ event, n }: Numbered): void {
    const { scene } = this;
    if (event.kind === 'automaton.acts' || event.kind === 'automaton.skips') {
      const { clause, seat } = event;
      scene.step = { clause, seat, number: n };
      scene.stepClearing = event.kind === 'automaton.acts' ? event.clearing : null;
      scene.fought = null;
      scene.column = this.columnOf(clause, seat);
    } else if (event.kind === 'phase') {
      scene.step = { clause: '', seat: event.seat, number: n };
      scene.column = null;
      scene.fought = null;
    } else if (event.kind === 'automaton.raid') scene.step = { ...scene.step, clause: 'AUT-11.7.4', number: n };
    else if (event.kind === 'automaton.revealed') scene.card = event.card;
  }

  /** The columns of the Decree come one after the other, those without a card left out. */
  private columnOf(clause: string, seat: Seat): string | null {
    if (!clause.startsWith('AUT-5.5.1.i') || clause === 'AUT-5.5.1.iii') return null;
    const filled = decreeColumns.filter((_, i) => this.scene.cardsIn(seat, i) > 0);
    const done = this.columnsDone[clause] ?? 0;
    this.columnsDone = { ...this.columnsDone, [clause]: done + 1 };
    return filled[done] ?? null;
  }

  private tell({ event, n }: Numbered): void {
    this.notice(event, n);
    if (event.kind === 'scored') this.gain(n, event.seat, event.vp);
    else if (event.kind === 'lost-vp') this.gain(n, event.seat, -event.vp);
    else if (event.kind === 'automaton.skips') this.idle(n, event.clause, reasonFor(event.clause, this.why(n)));
    else for (const deed of this.said(event, n)) this.add(deed);
  }

  /** What the next lines depend on. */
  private notice(event: Event, n: number): void {
    const { scene } = this;
    if (event.kind === 'battle') {
      scene.fought = scene.isAutomaton(event.defender) ? event.defender : null;
      scene.battle = event;
    } else if (event.kind === 'battle-over') scene.battle = null;
    else if (event.kind === 'automaton.market-filled') scene.market.push(...event.cards);
    else if (event.kind === 'automaton.market-discarded') leave(scene.market, [event.card]);
    else if (event.kind === 'automaton.laid' && event.from === 'market') leave(scene.market, event.cards);
    else if (event.kind === 'riverfolk.bought') scene.bought = event.clause ?? null;
    else if (event.kind === 'phase' && event.phase === 'evening') this.notExpanded(n, event.seat);
    else if (event.kind === 'automaton.protectionism' && !event.shield && !event.sword)
      this.idle(n, 'AUT-9.5.3', 'paidAndStocked');
  }

  private said(event: Event, n: number): readonly Deed[] {
    const telling = tellings[event.kind] as ((event: Event, scene: Scene, n: number) => readonly Deed[]) | undefined;
    return telling?.(event, this.scene, n) ?? this.asSentence(event, n);
  }

  private why(n: number): readonly Trace[] {
    return this.events[n]?.why() ?? [];
  }

  /** What is rare is said by the sentence of the log. */
  private asSentence(event: Event, n: number): readonly Deed[] {
    const { scene } = this;
    if (!SENTENCES.has(event.kind)) return [];
    const said = scene.words.task(event, scene.say);
    return said === null ? [] : [scene.deed(n, { verb: '', segments: [[scene.plain(said)]] })];
  }

  /** Points belong to what they were scored for; by themselves they are a line. */
  private gain(n: number, seat: Seat, by: number): void {
    const { scene, deeds } = this;
    const gain = { seat, by, total: this.totals[n]?.[seat] ?? by };
    const acts = [act('score', 'vp', seat, by, null, track(seat))];
    follow(scene.laid, acts, isCounted);
    const last = deeds.at(-1);
    const isItsOwn =
      last !== undefined && (last.events.at(-1) as number) >= scene.step.number && last.idle === undefined;
    if (last && isItsOwn && last.verb !== scene.words.verbs.battle && !last.asked) {
      const gains = [...(last.gains ?? []), gain];
      deeds[deeds.length - 1] = { ...last, gains, acts: [...last.acts, ...acts], events: [...last.events, n] };
      return;
    }
    const verb = by < 0 ? scene.words.verbs.turmoil : scene.words.verbs.score;
    deeds.push(scene.deed(n, { group: 'score', verb, segments: [], gains: [gain], acts }));
  }

  private idle(n: number, clause: string, reason: Reason | null): void {
    const { scene } = this;
    if (reason === null || this.acted.has(clause)) return;
    const verb = scene.words.step(clause);
    this.add(scene.deed(n, { clause, verb, segments: [], idle: scene.words.reasons[reason] }));
  }

  /** AUT-4.5.5: why no new order comes. */
  private notExpanded(n: number, seat: Seat): void {
    const { scene } = this;
    if (scene.player(seat)?.board.faction !== 'mechanical-marquise' || scene.step.clause.startsWith('AUT-4.7')) return;
    if (!this.events.some(({ event }) => event.kind === 'automaton.order')) return;
    const built = this.events.slice(0, n).some(({ event }) => event.kind === 'placed' && BUILT.has(event.piece));
    this.idle(n, 'AUT-4.5.5', built ? 'builtAlready' : 'manyBuildings');
  }

  private add(made: Deed): void {
    const deed = this.withTrack({ ...made, events: this.withStep(made.events) });
    follow(this.scene.laid, deed.acts, isCounted);
    const last = this.deeds.at(-1);
    if (deed.group !== 'marker' || last?.group !== 'marker') this.deeds.push(deed);
    else this.deeds[this.deeds.length - 1] = movedOn(last, deed);
  }

  /** Once in an evening: which of the pieces on a track is laid. */
  private withTrack(deed: Deed): Deed {
    const { unbuilt } = this.scene;
    const laid = deed.acts.find(({ piece, of }) => TRACKED.has(piece) && of !== null && unbuilt.has(of));
    if (laid?.of == null || laid.from !== supply(laid.of)) return deed;
    unbuilt.delete(laid.of);
    return { ...deed, segments: [...deed.segments, [this.scene.text('leftmost')]] };
  }

  /** The instruction has the reasons: it stands before what follows from it. */
  private withStep(events: readonly number[]): readonly number[] {
    const { number } = this.scene.step;
    const isInstruction = this.events[number]?.event.kind === 'automaton.acts';
    return isInstruction && !events.includes(number) ? [number, ...events] : events;
  }

  /** What has come onto the battle track since items were turned last. */
  private settleItems(): void {
    const { scene } = this;
    for (const [seat, { board }] of scene.view.open.players.entries()) {
      if (board.faction !== 'vagabot' || scene.laid.size === 0) continue;
      const { acts, tracked } = satchelActs(scene, seat, heldItems(board));
      if (acts.length === 0) continue;
      const n = this.events.length - 1;
      this.add(scene.deed(n, { verb: scene.words.verbs.none, segments: [], turned: { tracked }, acts }));
    }
  }
}

/** The marker passes spaces that bring nothing: only where it comes to lie is said. */
function movedOn(one: Deed, other: Deed): Deed {
  const [first, last] = [one.acts[0], other.acts[0]];
  const acts = first && last ? [{ ...last, from: first.from }] : [];
  return { ...other, acts, events: [...one.events, ...other.events] };
}

/** Cards that leave a market, each from its leftmost place. */
function leave(market: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const place = market.indexOf(card);
    if (place >= 0) market.splice(place, 1);
  }
}

/** Pieces that come from the left end of a track. */
const TRACKED: ReadonlySet<string> = new Set(['sawmill', 'workshop', 'recruiter', 'roost', 'sympathy']);
const BUILT: ReadonlySet<string> = new Set(['sawmill', 'workshop', 'recruiter']);
/** Events without hands' work of their own that people should hear of all the same. */
const SENTENCES: ReadonlySet<Event['kind']> = new Set([
  'vagabond.enlisted',
  'automaton.guessed',
  'automaton.goal-reached',
  'outside.markers',
  'outside.disrupted',
]);

/** Counted back from what everybody sees now. */
function totalsOf(events: readonly Reasoned<Event>[], { open }: View): readonly (readonly number[])[] {
  const totals = open.players.map(({ vp }) => vp);
  const after: number[][] = [];
  for (const { event } of events.toReversed()) {
    after.push([...totals]);
    if (event.kind === 'scored') totals[event.seat] = (totals[event.seat] ?? 0) - event.vp;
    if (event.kind === 'lost-vp') totals[event.seat] = (totals[event.seat] ?? 0) + event.vp;
  }
  return after.toReversed();
}
