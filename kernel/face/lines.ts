/**
 * What two hands do at a real table, line by line: the one value from which the screen, the voice, the terminal and the ghosts on the map come, so that
 * they cannot differ. Docs: docs/assistant.md.
 */
import type { Move, Seat } from '../rules/ask.ts';
import type { Trace } from '../rules/select.ts';
import { type AnyText, type Say, taskText } from './text.ts';

/**
 * Where pieces and cards lie. What can be drawn on the board has the id of its place (`c6`, as in `DeclaredFact.place`); supplies, piles, tracks and
 * boards have names of the game's own (`supply-1`, `discard`).
 */
export type Spot = string;

/**
 * This many pieces or cards of one kind go from one spot to another. Everything that hands do is made of it: what is swapped or turned over is one that
 * goes and one that comes, and points come from nowhere (negative ones too).
 */
export type Act = {
  readonly kind: 'place' | 'move' | 'remove' | 'swap' | 'score' | 'card' | 'turn';
  /** What it is, as the hands can tell: `warrior`, `sawmill`, `fox` of a card that is known by its suit, `card` of one that nobody has seen. */
  readonly piece: string;
  /** Whose it is. */
  readonly of: Seat | null;
  readonly count: number;
  /** Null for outside the game. */
  readonly from: Spot | null;
  readonly to: Spot | null;
};

/** `text` is what is printed; `spoken` what is said aloud and to a screen reader, where that differs. */
type Printed = { readonly text: string; readonly spoken?: string };
export type Part = Printed &
  (
    | { readonly kind: 'count'; readonly count: number }
    /** A picture of the game's sprite may stand for its name. */
    | { readonly kind: 'piece' | 'card'; readonly glyph?: string; readonly of?: Seat }
    /** In a `shield`: its number on the map. */
    | { readonly kind: 'place'; readonly place: Spot; readonly shield?: true }
    /** The arrow: what stands before it goes to what follows. */
    | { readonly kind: 'way' }
    /** `total`: what the track shows afterwards. */
    | { readonly kind: 'score'; readonly by: number; readonly total: number | null }
    | { readonly kind: 'text' }
    /** Between two acts of one line: a dot, or a new row. */
    | { readonly kind: 'next' }
  );

/** A glyph of the game's sprite in the colour of a seat. Without one: the shape of that seat. */
export type Picture = { readonly glyph: string | null; readonly of: Seat | null };

/** All acts of one step with the same verb. */
export type Line = {
  readonly clause: string;
  /** Empty where the parts say it all. */
  readonly verb: string;
  readonly picture: Picture;
  readonly parts: readonly Part[];
  readonly acts: readonly Act[];
  /** The events that it says, by their numbers in the list it was made from: what the ladder of reasons opens. */
  readonly events: readonly number[];
  /** Hands do nothing, because of this: a sentence. */
  readonly idle?: string;
  /** A question has said it, and hands did it when they answered: it is not read again. */
  readonly asked?: true;
  /** Of a set-up: the part of the table that it belongs to. */
  readonly part?: SetUpPart;
};

/** A part of the set-up that is laid out at one go: somebody's pieces, or what everybody shares. */
export type SetUpPart = { readonly name: string; readonly of: Seat | null };

/** An event with the selections that led to it, which are found when somebody wants to know. */
export type Reasoned<E> = { readonly event: E; why(): readonly Trace[] };

/**
 * The lines of a stretch of events, a turn at most. `before` and `after` are what everybody saw when it began (null during the set-up) and sees now:
 * totals stand in no event.
 */
export type LinesOf<E, V> = (events: readonly Reasoned<E>[], before: V | null, after: V, say: Say) => readonly Line[];

/** The lines of any game; of one that has none, its instructions as sentences. None while there is nothing to see yet (`after` is null). */
export function linesOf(
  text: Pick<AnyText, 'events' | 'real'>,
  events: readonly Reasoned<Move>[],
  before: unknown,
  after: unknown,
  say: Say,
): readonly Line[] {
  if (after === null) return [];
  return text.real?.lines?.(events, before, after, say) ?? sentences(text, events, say);
}

function sentences(text: Pick<AnyText, 'events' | 'real'>, events: readonly Reasoned<Move>[], say: Say): Line[] {
  return events.flatMap(({ event }, n) => {
    const task = taskText(text, event, say);
    if (task === null) return [];
    const { seat = null, clause = '' } = event as { readonly seat?: Seat; readonly clause?: string };
    const parts: readonly Part[] = [{ kind: 'text', text: task }];
    return [{ clause, verb: '', picture: { glyph: null, of: seat }, parts, acts: [], events: [n] }];
  });
}

const no = { 'pt-BR': 'não', en: 'no' } as const;

/** A line as it is printed without pictures: "Recrutar 2 → [1] · 1 → [6]". */
export function lineText(line: Line, { language }: Pick<Say, 'language'>): string {
  if (line.idle !== undefined) return `${line.verb}: ${no[language]}. ${line.idle}`;
  const parts = line.parts.map((part) => (part.kind === 'place' && part.shield ? `[${part.text}]` : part.text));
  return [line.verb, ...parts].filter((word) => word !== '').join(' ');
}

/** The same for ears: "Recrutar: 2 para a 1, 1 para a 6". */
export function lineSpeech(line: Line, say: Pick<Say, 'language'>): string {
  if (line.idle !== undefined) return lineText(line, say);
  let said = line.verb === '' ? '' : `${line.verb}:`;
  for (const part of line.parts) {
    const word = part.spoken ?? part.text;
    if (part.kind === 'next') said += ',';
    else if (word !== '') said += ` ${word}`;
  }
  return said.trim();
}

/** How many words somebody reads in a line, numbers included; arrows and dots do not count. */
export function wordsOf(line: Line, say: Pick<Say, 'language'>): number {
  return countWords(lineText(line, say));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** What people read: not what a question has said; of lines with nothing to do in a row one, the steps side by side, each reason once. */
export function folded(lines: readonly Line[]): readonly Line[] {
  const all: Line[] = [];
  for (const line of lines) {
    if (line.asked) continue;
    const last = all.at(-1);
    if (last?.idle === undefined || line.idle === undefined) all.push(line);
    else all[all.length - 1] = both(last, last.idle, line, line.idle);
  }
  return all;
}

function both(one: Line, whyOne: string, other: Line, whyOther: string): Line {
  const verb = `${one.verb}, ${other.verb.charAt(0).toLowerCase()}${other.verb.slice(1)}`;
  const idle = whyOne.includes(whyOther) ? whyOne : `${whyOne} ${whyOther}`;
  return { ...one, verb, idle, events: [...one.events, ...other.events] };
}
