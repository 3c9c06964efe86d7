/** What the lines of one stretch share: what lies where as they go on, the step they are in, and how their parts are said. */
import { countAt, type Laid } from '@tavola/kernel/face/laid.ts';
import type { Act, Part, Picture, Spot } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, isDominance, suitOf } from '../data/cards.ts';
import { type Clearing, clearings, maps, type Place } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { View } from '../rules/view/view.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Deed, Gain, Turned } from './deeds.ts';
import { at, COFFINS, conspiracy, decree, gone, supply } from './spots.ts';
import type { LineWords, NamedSpot, Phrase } from './words.ts';

/** Where the Viziers lie too. */
const BIRDS = 3;

/** An instruction that has found its target, from there to the next. */
export type Step = { readonly clause: string; readonly seat: Seat | null; readonly number: number };

export class Scene {
  readonly view: View;
  readonly say: Say;
  readonly words: LineWords;
  /** What lies where before the event that is being told. */
  readonly laid: Laid;
  step: Step = { clause: '', seat: null, number: 0 };
  /** Where the step is. */
  stepClearing: Clearing | null = null;
  /** The column of the Decree that is being resolved. */
  column: string | null = null;
  /** The card that a ritual is for. */
  card: Card | null = null;
  /** The automaton that has just been attacked. */
  fought: Seat | null = null;
  /** The battle that is being fought. */
  battle: Extract<Event, { readonly kind: 'battle' }> | null = null;
  /** By which clause a card was bought. */
  bought: string | null = null;
  /** The Robots' market as the stretch goes on, left to right. */
  market: Card[] = [];
  /** The order was exchanged for a card of the market: what is discarded next is the old one. */
  exchanged = false;
  /** Automata that have laid nothing from their track yet: which piece is meant is said once in an evening. */
  readonly unbuilt: Set<Seat> = new Set();
  /** The Decree has been emptied in this turn. */
  purged = false;

  /** Whose turn it is: the lines do not name that seat. */
  readonly turnOf: Seat;

  constructor(view: View, turnOf: Seat, say: Say, words: LineWords, laid: Laid) {
    this.view = view;
    this.turnOf = turnOf;
    this.say = say;
    this.words = words;
    this.laid = laid;
  }

  // ---- who and what

  player(seat: Seat) {
    return this.view.open.players[seat];
  }
  isAutomaton(seat: Seat): boolean {
    return this.player(seat)?.automaton === true;
  }
  faction(seat: Seat): string {
    return this.player(seat)?.faction ?? '';
  }
  seatOf(faction: string): Seat | null {
    const seat = this.view.open.players.findIndex((player) => player.faction === faction);
    return seat < 0 ? null : seat;
  }
  /** Where warriors go that leave the map (ROOT-14X.4). */
  returned(owner: Seat): string {
    const kept = this.view.open.players.some(({ crafted }) => crafted.includes('coffin-makers'));
    return kept ? COFFINS : supply(owner);
  }
  /** Where a building or token goes that leaves the map. The Robots' trade posts come back (AUT-9.2.2). */
  removedTo(owner: Seat, piece: string): string {
    if (piece === 'warrior') return this.returned(owner);
    const player = this.player(owner);
    const leaves = player && typesOf(player.faction).find(({ name }) => name === piece)?.gone === true;
    const isRobots = player?.faction === 'riverfolk' && player.automaton;
    return leaves && !isRobots ? gone(owner) : supply(owner);
  }
  here(place: Place, of: Seat | null, piece: string): number {
    return countAt(this.laid, at(place), of, piece);
  }

  countOf(spot: Spot, of: Seat | null, piece: string): number {
    return countAt(this.laid, spot, of, piece);
  }
  /** Of a column of the Decree, with the Viziers. */
  cardsIn(seat: Seat, column: number): number {
    const board = this.player(seat)?.board;
    const viziers = column === BIRDS && board?.faction === 'electric-eyrie' ? board.viziers : 0;
    return this.countOf(decree(seat, column), null, 'card') + viziers;
  }
  /** The space of the conspiracy marker. */
  markerAt(seat: Seat): number {
    return [0, 1, 2, 3, 4].find((space) => this.countOf(conspiracy(seat, space), seat, 'marker') > 0) ?? 0;
  }
  /** All that the Vagabot does in a step begins with its name. */
  vagabotVerb(): string {
    return this.words.step(this.step.clause);
  }
  /** The suit of the card that the ritual is for. */
  ritual(): readonly Part[] {
    return this.card === null ? [] : [this.suit(suitOf(this.card))];
  }

  /** A dominance card may still be turned up (ROOT-3.3.3, AUT-C-1). */
  get hasDominance(): boolean {
    return !this.view.open.box.some(isDominance) && this.view.open.cooperative === null;
  }

  // ---- parts

  count(count: number, sign = ''): Part {
    return { kind: 'count', count, text: `${sign}${count}` };
  }
  text(phrase: Phrase): Part {
    return { kind: 'text', text: this.words.phrases[phrase] };
  }
  plain(text: string): Part {
    return { kind: 'text', text };
  }
  /** The arrow before a clearing is said by the clearing. */
  way(): Part {
    return { kind: 'way', text: '→', spoken: '' };
  }
  place(place: Place, role: 'in' | 'from' | 'to'): Part {
    const { words } = this;
    if (place === 0) return { kind: 'place', place: at(place), text: words.burrow, spoken: words.said[role](place) };
    if (place > clearings.length) {
      const around = maps[this.view.open.map].border[place] ?? [];
      const forest = words.forest(around);
      return { kind: 'place', place: at(place), text: forest, spoken: `${words.way} ${forest}` };
    }
    return { kind: 'place', place: at(place), text: String(place), spoken: words.said[role](place), shield: true };
  }
  spot(spot: NamedSpot, place: string): Part {
    const text = this.words.spots[spot];
    return { kind: 'place', place, text, spoken: `${this.words.way} ${text}` };
  }
  piece(piece: string, of: Seat, count = 1): Part {
    const isWarrior = piece === 'warrior';
    const people = this.words.people[this.faction(of)];
    const text = isWarrior && people ? people[count === 1 ? 0 : 1] : this.words.piece(piece, count);
    return { kind: 'piece', text, glyph: this.glyphOf(piece, of), of };
  }
  suit(suit: string): Part {
    const name = this.words.suit(suit);
    return { kind: 'card', text: `(${name})`, spoken: name, glyph: suit };
  }
  glyphOf(piece: string, of: Seat): string {
    if (piece === 'warrior' || piece === 'pawn') return `rw-${this.faction(of)}`;
    return piece === 'trade-post' ? 'post' : piece;
  }
  picture(glyph: string | null, of: Seat | null): Picture {
    return { glyph, of };
  }

  // ---- deeds

  deed(event: number, rest: Partial<Deed> & Pick<Deed, 'verb' | 'segments'>): Deed {
    const { clause, seat } = this.step;
    return { group: '', clause, picture: { glyph: null, of: seat }, acts: [], events: [event], ...rest };
  }

  /** A deed of the set-up: it is not in the events, but on the printed boards. */
  setDown(
    seat: Seat | null,
    verb: string,
    segments: readonly (readonly Part[])[],
    acts: readonly Act[],
    glyph: string | null,
  ): Deed {
    return { ...this.deed(0, { verb, segments, acts, picture: this.picture(glyph, seat) }), events: [] };
  }

  gain({ seat, by, total }: Gain): readonly Part[] {
    const sign = by < 0 ? '−' : '+';
    const text = `${sign}${Math.abs(by)} → ${total}`;
    const score: Part = { kind: 'score', by, total, text, spoken: this.words.said.score(by, total) };
    return this.turnOf === seat && this.isAutomaton(seat) ? [score] : [this.plain(this.say.who(seat)), score];
  }

  turned(turned: Turned): readonly (readonly Part[])[] {
    const said = (what: 'exhausted' | 'refreshed' | 'damaged' | 'repaired', phrase: Phrase) =>
      turned[what] ? [[this.text(phrase), this.count(turned[what])]] : [];
    const tracked = turned.tracked ?? 0;
    const moved = [this.count(Math.abs(tracked)), this.plain(this.words.items(Math.abs(tracked))), this.way()];
    return [
      ...said('exhausted', 'exhaust'),
      ...said('damaged', 'damage'),
      ...said('refreshed', 'refresh'),
      ...said('repaired', 'repair'),
      ...(tracked === 0 ? [] : [[...moved, this.spot(tracked > 0 ? 'battleTrack' : 'satchel', 'track')]]),
    ];
  }
}

export function act(
  kind: Act['kind'],
  piece: string,
  of: Seat | null,
  count: number,
  from: string | null,
  to: string | null,
): Act {
  return { kind, piece, of, count, from, to };
}

/** An event by its number in the stretch. */
export type Numbered<E extends Event = Event> = { readonly event: E; readonly n: number };
