/** Lines in the making: what is alike in one action is said once, with its number. */
import { capital } from '@tavola/games/text/capital.ts';
import type { Act, Line, Part, Picture, Spot } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../data/cards.ts';
import type { NodeId } from '../data/mind.ts';
import type { Event } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { LineWords, Named, Verb } from './words.ts';

/** One thing that a line says; more of the same adds to its number. */
type Segment = { readonly key: string; n: number; readonly say: (n: number) => readonly Part[] };
export type Draft = {
  readonly clause: string;
  verb: string;
  readonly picture: Picture;
  readonly segments: Segment[];
  readonly acts: Act[];
  readonly events: number[];
  idle?: string;
};

/** Where the markers of a Prince stand while his lines are written. */
export type Standing = {
  token: NodeId;
  start: NodeId;
  tactics: number;
  threat: string;
  readonly spaces: Map<string, string>;
  /** Where the action token lies for people: nodes that he only passes are not said one by one. */
  lies: NodeId;
};

export type Writing = {
  readonly words: LineWords;
  readonly say: Say;
  readonly before: View;
  readonly after: View;
  readonly lines: Draft[];
  /** What happens next belongs to this line; null: it gets a line of its own. */
  open: Draft | null;
  /** Whose turn or campaign it is. */
  seat: Seat;
  /** Event number. */
  n: number;
  readonly princes: Map<Seat, Standing>;
  readonly cards: Map<CardId, Spot>;
  /** The card that he plays; null when it fits nowhere, undefined before he has chosen. */
  chosen: CardId | null | undefined;
  /** The event that says why, until the line of that card is written. */
  because: readonly number[];
};

export type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type Writers<K extends Event['kind']> = { readonly [E in K]?: (writing: Writing, event: Of<E>) => void };

export function begin(writing: Writing, clause: string, verb: Verb, glyph: string, of: Seat | null = null): Draft {
  return beginNamed(writing, clause, writing.words.verbs[verb], glyph, of);
}
export function beginNamed(
  writing: Writing,
  clause: string,
  verb: string,
  glyph: string,
  of: Seat | null = null,
): Draft {
  const picture: Picture = { glyph, of: of ?? writing.seat };
  const line: Draft = { clause, verb, picture, segments: [], acts: [], events: [writing.n] };
  writing.lines.push(line);
  return line;
}

/** The line that is open, or one for what is moved outside any action. */
export function here(writing: Writing, glyph: string): Draft {
  const { n } = writing;
  writing.open ??= beginNamed(writing, 'OATH-3.2', '', glyph);
  if (!writing.open.events.includes(n)) writing.open.events.push(n);
  return writing.open;
}

/** Says it again where it has changed. */
export function retell(line: Draft, key: string, n: number, say: Segment['say']): void {
  const before = line.segments.findIndex((segment) => segment.key === key);
  if (before >= 0) line.segments.splice(before, 1);
  tell(line, key, n, say);
}

/** Says `n` more of something. */
export function tell(line: Draft, key: string, n: number, say: Segment['say'], act?: Act): void {
  const same = line.segments.find((segment) => segment.key === key);
  if (same) same.n += n;
  else line.segments.push({ key, n, say });
  if (act) line.acts.push(act);
}

export function arrow({ words: { parts } }: Writing, [name, spoken]: Named, spot: Spot): readonly Part[] {
  return [parts.way, parts.place(name, spot, spoken)];
}

export function move(piece: string, of: Seat | null, count: number, from: Spot | null, to: Spot | null): Act {
  return { kind: from === null ? 'place' : to === null ? 'remove' : 'move', piece, of, count, from, to };
}

/** A line that says nothing is none. */
export function finished({ words: { parts } }: Writing, line: Draft): readonly Line[] {
  const { segments, idle, ...rest } = line;
  if (idle !== undefined) return [{ ...rest, parts: [], idle }];
  if (segments.length === 0) return [];
  const said = segments.flatMap(({ n, say }, i) => [...(i > 0 ? [parts.next] : []), ...say(n)]);
  return [{ ...rest, parts: rest.verb === '' ? capitalised(said) : said }];
}

/** Without a verb the first part begins the sentence. */
function capitalised([first, ...others]: readonly Part[]): readonly Part[] {
  return first ? [{ ...first, text: capital(first.text) }, ...others] : others;
}
