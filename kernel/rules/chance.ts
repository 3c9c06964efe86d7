/** Chance is a seat: rules ask it, a source answers. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Answer, Ask, Chance, Rules, Seat } from './ask.ts';
import { type Rng, rngOfWords, seededRng, shuffleInPlace } from './rng.ts';

/** A die with `sides` sides: 1 to `sides`. */
export function* roll(sides: number, ask: Ask | null = null): Rules<number> {
  return (yield { type: 'chance', what: 'roll', size: sides, ask, faces: null, reader: null }) as number;
}

/** One of the list, each equally likely; `face` names a thing for the person who reads it off a real table. */
export function* pick<T>(
  list: readonly T[],
  ask: Ask | null = null,
  face: (thing: T) => string = String,
  reader: Seat | null = null,
): Rules<T> {
  if (list.length === 0) throw new Error('nothing to pick from');
  if (list.length === 1) return list[0] as T;
  const faces = () => list.map(face);
  return list[(yield { type: 'chance', what: 'pick', size: list.length, ask, faces, reader }) as number] as T;
}

/** The same cards in random order, as a new list: a face-down pile, its top card last (pile.ts). */
export function* shuffle<T>(cards: readonly T[]): Rules<T[]> {
  if (cards.length < 2) return cards.slice();
  const size = cards.length;
  const order = (yield {
    type: 'chance',
    what: 'shuffle',
    size,
    ask: null,
    faces: null,
    reader: null,
  }) as readonly number[];
  return order.map((i) => cards[i] as T);
}

/** Answers chance: the n-th question of a match, counted from 0. `undefined` means: ask a person who looks at real dice. */
export type ChanceSource = { answer(request: Chance, n: number): Answer | undefined };

/** One stream of numbers, for playouts. */
export function streamChance(rng: Rng): ChanceSource {
  return { answer: (request) => drawn(request, rng) };
}

/** Each answer depends on the seed and its number only, so that undo and redo meet the same dice. For tests and simulations. */
export function seededChance(seed: number): ChanceSource {
  return { answer: (request, n) => drawn(request, seededRng(mixed(seed, n))) };
}

/** Only people know: every chance question becomes a decision of the seat CHANCE. */
export const realDice: ChanceSource = { answer: () => undefined };

/** People roll and draw themselves; the app only keeps the order of shuffled piles, which nobody looks at: every card is named when it is drawn. */
export function peoplesChance(app: ChanceSource): ChanceSource {
  return { answer: (request, n) => (request.what === 'shuffle' ? app.answer(request, n) : undefined) };
}

/**
 * The chance of a real match, from a secret seed of 128 random bits that the host draws. Each answer has a generator of its own, keyed with SHA-256 by
 * the secret seed and its number: answers seen so far tell nothing about those to come, a replay after undo meets the same dice, and anybody who gets
 * the seed can check every one of them.
 */
export function fairChance(seed: string): ChanceSource {
  return { answer: (request, n) => drawn(request, rngOfWords(wordsOf(`${seed}:${n}`))) };
}

/** What a match publishes at its start: the hash of the seed that it will show at its end. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

function wordsOf(text: string): number[] {
  const hash = new DataView(sha256(utf8ToBytes(text)).buffer);
  return [hash.getInt32(0), hash.getInt32(4), hash.getInt32(8), hash.getInt32(12) || 1];
}

function mixed(seed: number, n: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b) ^ Math.imul(n + 0x9e3779b9, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

function drawn({ what, size }: Chance, rng: Rng): Answer {
  if (what === 'roll') return 1 + rng.below(size);
  if (what !== 'shuffle') return rng.below(size);
  const order = new Array<number>(size);
  for (let i = 0; i < size; i++) order[i] = i;
  return shuffleInPlace(order, rng);
}

/** The answer as it stands in the log: `4`, `2,0,1` for a shuffle, for a drawn card its face. */
export function chanceId(answer: Answer, request: Chance | null = null): string {
  if (request?.what === 'draw') return request.faces?.()[answer as number] as string;
  return typeof answer === 'number' ? String(answer) : answer.join(',');
}

/** Reads what the log or a person says; null when it is not a possible answer. */
export function readChance({ what, size, faces }: Chance, text: string): Answer | null {
  if (what === 'draw') {
    const at = faces?.().lastIndexOf(text) ?? -1;
    return at < 0 ? null : at;
  }
  if (!/^\d+(,\d+)*$/.test(text)) return null;
  const numbers = text.split(',').map(Number);
  if (what === 'shuffle') {
    const isOrder = numbers.length === size && new Set(numbers).size === size && numbers.every((n) => n < size);
    return isOrder ? numbers : null;
  }
  const [n] = numbers;
  const least = what === 'roll' ? 1 : 0;
  return numbers.length === 1 && n !== undefined && n >= least && n < size + least ? n : null;
}
