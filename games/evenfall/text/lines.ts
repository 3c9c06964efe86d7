/** What hands do for the Automa, line by line, in the words of either language (docs/assistant.md). */
import type { Parts } from '@tavola/games/text/parts.ts';
import type { Act, Line, LinesOf, Part, Spot } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { AUTOMA_WITCHES, type RegionId, type RondelAction } from '../data/boards.ts';
import type { Event, Obstacle } from '../rules/state/moves.ts';
import { automaSeat, type SpotAt } from '../rules/state/state.ts';
import type { View } from '../rules/view.ts';

/** A name as it is printed, and as it is said after "to". */
export type Named = readonly [printed: string, spoken: string];
export type LineWords = {
  readonly parts: Parts;
  readonly verbs: { readonly [V in Verb]: string };
  readonly spots: { readonly [S in SpotName]: Named };
  readonly regions: { readonly [R in RegionId]: Named };
  readonly actions: { readonly [A in RondelAction]: string };
  readonly obstacles: { readonly [O in Obstacle]: string };
  /** Her track marker is at the top already. */
  readonly atTop: string;
  /** No Place of hers gives VP. */
  readonly noVp: string;
  readonly vp: string;
  /** "Witch", "Witches": the noun that stands after a number. */
  readonly witches: (n: number) => string;
  readonly cards: (n: number) => string;
  /** The leftmost Place of a Region. */
  readonly leftmost: (region: Named) => string;
  /** What is said of a number of Witches there. */
  readonly there: (region: Named) => string;
  readonly spot: (at: SpotAt) => Named;
  readonly field: (n: number) => Named;
};
type Verb =
  | 'card'
  | 'marker'
  | 'deck-place'
  | 'ritual'
  | 'person'
  | 'track'
  | 'score'
  | 'explore'
  | 'strength'
  | 'stone'
  | 'witches'
  | 'new-places'
  | 'total'
  | 'board';
type SpotName = 'discard' | 'outer' | 'inner' | 'specialists' | 'hers' | 'reserve' | 'gaps' | 'coven' | 'bottom';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<Omit<Line, 'parts' | 'acts' | 'events'>> & {
  readonly parts: Part[];
  readonly acts: Act[];
  readonly events: number[];
  /** What she scores next belongs to this line. */
  scores?: readonly string[];
};
type Writing = {
  readonly words: LineWords;
  readonly her: Seat;
  readonly before: View | null;
  readonly after: View;
  readonly lines: Draft[];
};
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type Writer<K extends Event['kind']> = (writing: Writing, event: Of<K>, n: number) => void;

export function automaLines(words: LineWords): LinesOf<Event, View> {
  return (events, before, after) => {
    const writing: Writing = { words, her: automaSeat(after), before, after, lines: [] };
    for (const [n, { event }] of events.entries()) {
      const write = writers[event.kind] as Writer<Event['kind']> | undefined;
      if (isHers(event)) write?.(writing, event, n);
    }
    return writing.lines.map(({ scores: _, ...line }) => line);
  };
}

/** On a digital table the player's events are told too. */
function isHers(event: Event): boolean {
  return !('seat' in event) || event.seat === 'automa';
}

const writers: { readonly [K in Event['kind']]?: Writer<K> } = {
  'automa-ready': (writing, _, n) => {
    const { words } = writing;
    const { spots, field } = words;
    begin(writing, n, 'EVE-8.1', 'board', 'eve-any', arrow(words, spots.coven, 'coven'));
    const rondel = begin(writing, n, 'EVE-8.1', 'marker', 'eve-step', arrow(words, field(0), fieldSpot(0)));
    rondel.acts.push(put(writing, 'rondel-marker', 1, null, fieldSpot(0)));
    const track = begin(writing, n, 'EVE-8.1', 'track', 'eve-step', arrow(words, spots.bottom, trackSpot(0)));
    track.parts.push(words.parts.next, ...counted(words, 0, words.vp));
    track.acts.push(put(writing, 'track-marker', 1, null, trackSpot(0)));
    const witches = begin(writing, n, 'EVE-8.1', 'witches', 'eve-witch', [words.parts.count(AUTOMA_WITCHES)]);
    witches.parts.push(...arrow(words, spots.reserve, 'reserve'));
    witches.acts.push(put(writing, 'witch', AUTOMA_WITCHES, null, 'reserve'));
  },

  // ---- her turn
  rondel: (writing, { card, from, to }, n) => {
    const { words } = writing;
    if (card !== null) {
      const line = begin(writing, n, 'EVE-8.4', 'card', 'eve-card', arrow(words, words.spots.discard, 'discard'));
      line.acts.push(put(writing, 'card', 1, 'deck', 'discard'));
    }
    if (from !== to) moveMarker(writing, n, from, to);
  },
  impossible: (writing, { action, because, from, to }, n) => {
    const { words } = writing;
    const line = begin(writing, n, 'EVE-8.4', 'marker', 'eve-any', []);
    Object.assign(line, { verb: words.actions[action], idle: words.obstacles[because] });
    moveMarker(writing, n, from, to);
  },
  discovered: (writing, { region, witches }, n) => {
    const { words } = writing;
    const { parts, spots } = words;
    const line = begin(writing, n, 'EVE-8.5', 'card', 'eve-discover', arrow(words, spots.outer, 'outer'));
    const [name, spoken] = words.regions[region];
    line.verb = words.leftmost(words.regions[region]);
    line.parts.push(parts.next, ...counted(words, witches, words.witches(witches)));
    line.parts.push(parts.way, parts.place(name, region, spoken));
    line.acts.push(put(writing, 'place', 1, leftmostOf(region), 'outer'));
    line.acts.push(put(writing, 'witch', witches, 'reserve', region));
  },
  'drew-place': (writing, _, n) => {
    const { words } = writing;
    const line = begin(writing, n, 'EVE-8.5', 'deck-place', 'eve-discover', arrow(words, words.spots.outer, 'outer'));
    line.acts.push(put(writing, 'place', 1, 'place-deck', 'outer'));
  },
  explored: (writing, { place }, n) => {
    const { words, lines } = writing;
    const last = lines.at(-1);
    if (last?.verb === words.verbs.explore && last.scores) {
      last.scores = [...last.scores, place];
      last.events.push(n);
    } else {
      const line = begin(writing, n, 'EVE-8.5', 'explore', 'eve-explore', []);
      Object.assign(line, { scores: [place], idle: words.noVp });
    }
  },
  converted: (writing, { vp, from, total }, n) => score(writing, n, vp, total, from),
  specialist: (writing, _, n) => {
    const { words } = writing;
    const where = arrow(words, words.spots.specialists, 'specialists');
    begin(writing, n, 'EVE-8.5', 'person', 'eve-card', where).acts.push(
      put(writing, 'person', 1, 'deck', 'specialists'),
    );
  },
  ritual: (writing, { spot, place }, n) => {
    const { words } = writing;
    const at = spot ?? { circle: 'outer', n: 1 };
    const line = begin(writing, n, 'EVE-8.5', 'ritual', 'eve-card', arrow(words, words.spot(at), spotName(at)));
    line.acts.push(put(writing, 'ritual', 1, 'deck', spotName(at)));
    line.scores = [place];
  },
  'no-place': (writing, _, n) => {
    const { words } = writing;
    const line = begin(writing, n, 'EVE-8.5', 'ritual', 'eve-card', arrow(words, words.spots.discard, 'discard'));
    line.acts.push(put(writing, 'card', 1, 'deck', 'discard'));
  },
  step: (writing, { to, top }, n) => {
    const { words } = writing;
    const { parts } = words;
    const up = [parts.more(1), parts.way, parts.place(String(to), trackSpot(to), words.field(to)[1])];
    const line = begin(writing, n, 'EVE-8.5', 'track', 'eve-step', top ? [parts.text(words.atTop)] : up);
    if (!top) line.acts.push(put(writing, 'track-marker', 1, trackSpot(to - 1), trackSpot(to)));
    line.scores = ['track'];
  },
  transferred: (writing, { spot }, n) => {
    const { words } = writing;
    const at = spot ?? { circle: 'outer', n: 1 };
    const line = begin(writing, n, 'EVE-8.5', 'card', 'eve-transfer', arrow(words, words.spots.inner, 'inner'));
    line.verb = words.spot(at)[0];
    line.acts.push(put(writing, 'place', 1, spotName(at), 'inner'));
  },

  // ---- conflict, round end, end
  'automa-strength': (writing, { cards, strength }, n) => {
    const { words } = writing;
    const line = begin(writing, n, 'EVE-8.7', 'strength', 'eve-any', [words.parts.count(strength)]);
    if (cards.length === 0) return;
    line.parts.push(words.parts.next, ...counted(words, cards.length, words.cards(cards.length)));
    line.parts.push(...arrow(words, words.spots.discard, 'discard'));
    line.acts.push(put(writing, 'card', cards.length, 'deck', 'discard'));
  },
  'took-stone': (writing, { region }, n) => {
    const { words } = writing;
    const line = begin(writing, n, 'EVE-8.7', 'stone', 'eve-stone', arrow(words, words.spots.hers, 'stones'));
    line.acts.push(put(writing, 'stone', 1, region ? stonesOf(region) : null, 'stones'));
  },
  'came-home': (writing, _, n) => {
    homeward(writing, n);
    const { words, before } = writing;
    const line = begin(writing, n, 'EVE-6.1', 'new-places', 'eve-discover', arrow(words, words.spots.gaps, 'slots'));
    for (const { id, slots } of before?.regions ?? [])
      for (const [slot, place] of slots.entries())
        if (place === null) line.acts.push(put(writing, 'place', 1, 'place-deck', slotSpot(id, slot)));
  },
  scored: (writing, { total }, n) => {
    const { after, words } = writing;
    const by = total - (after.automaSheet?.played ?? total);
    const line = begin(writing, n, 'EVE-8.8', 'total', 'eve-vp', [words.parts.score(by, total)]);
    line.acts.push(put(writing, 'vp', by, null, 'vp'));
  },
};

// ---- what hands do

function moveMarker(writing: Writing, n: number, from: number, to: number): void {
  const { words } = writing;
  const line = begin(writing, n, 'EVE-8.4', 'marker', 'eve-step', []);
  if (to > from) line.parts.push(words.parts.more(to - from));
  line.parts.push(...arrow(words, words.field(to), fieldSpot(to)));
  line.acts.push(put(writing, 'rondel-marker', 1, fieldSpot(from), fieldSpot(to)));
}

/** On the line that brings it; rewards of one conflict are one line. */
function score(writing: Writing, n: number, vp: number, total: number, from: string | null): void {
  const { words, lines } = writing;
  const last = lines.at(-1);
  const isIts = from !== null && last?.scores?.includes(from) === true;
  const line = isIts && last ? last : begin(writing, n, 'EVE-8.6', 'score', 'eve-vp', []);
  const before = line.parts.at(-1);
  const by = before?.kind === 'score' ? before.by : 0;
  if (by > 0) line.parts.pop();
  else if (line.parts.length > 0) line.parts.push(words.parts.next);
  line.parts.push(words.parts.score(by + vp, total));
  line.acts.push(put(writing, 'vp', vp, null, 'vp'));
  delete line.idle;
  if (isIts) line.events.push(n);
  else if (from === 'reward') line.scores = [from];
}

function homeward(writing: Writing, n: number): void {
  const { words, before } = writing;
  const { parts } = words;
  const out = (before?.regions ?? []).filter(({ automa }) => automa > 0);
  if (out.length === 0) return;
  const from = out.flatMap(({ id, automa }, i) => {
    const region = words.regions[id];
    return [...(i > 0 ? [parts.next] : []), parts.count(automa), parts.place(region[0], id, words.there(region))];
  });
  const where = arrow(words, words.spots.reserve, 'reserve');
  const line = begin(writing, n, 'EVE-6.1', 'witches', 'eve-witch', [...from, ...where]);
  line.acts.push(...out.map(({ id, automa }) => put(writing, 'witch', automa, id, 'reserve')));
}

// ---- words and spots

function begin(
  { words, her, lines }: Writing,
  n: number,
  clause: string,
  verb: Verb,
  glyph: string,
  parts: readonly Part[],
): Draft {
  const picture = { glyph, of: her };
  const line: Draft = { clause, verb: words.verbs[verb], picture, parts: parts.slice(), acts: [], events: [n] };
  lines.push(line);
  return line;
}

function put({ her }: Writing, piece: string, count: number, from: Spot | null, to: Spot | null): Act {
  const kind = piece === 'vp' ? 'score' : piece === 'card' ? 'card' : from === null ? 'place' : 'move';
  return { kind, piece, of: her, count, from, to };
}

function arrow({ parts }: LineWords, [name, spoken]: Named, spot: Spot): Part[] {
  return [parts.way, parts.place(name, spot, spoken)];
}
/** "2 Witches": the number, then its noun. */
function counted({ parts }: LineWords, n: number, noun: string): Part[] {
  return [parts.count(n), parts.text(noun)];
}

export function fieldSpot(n: number): Spot {
  return `field-${n}`;
}
export function trackSpot(n: number): Spot {
  return `track-${n}`;
}
export function slotSpot(region: RegionId, n: number): Spot {
  return `${region}-${n}`;
}
export function leftmostOf(region: RegionId): Spot {
  return `${region}-leftmost`;
}
/** Where its stones lie: at a real table nobody tells which are left. */
function stonesOf(region: RegionId): Spot {
  return `${region}-stones`;
}
/** As the sheet of the Place is called (rules/state/fact.ts). */
function spotName({ circle, n }: SpotAt): Spot {
  return `${circle}-${n}`;
}
