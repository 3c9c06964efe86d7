/** Portuguese that all games share: lists, plurals, articles drawn into prepositions, and the reader as "você". */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

/** "a, b e c"; `none` when there is nothing. */
export function list(words: readonly string[], none = 'nada', last = 'e'): string {
  return words.length < 2 ? (words[0] ?? none) : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
/** "a, b ou c" */
export const either = (words: readonly string[]): string => list(words, '', 'ou');

/** "1 carta", "2 cartas" */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** "do Salão" from "o Salão", "de Ana" from "Ana". */
export const de = (thing: string): string => drawnTogether(thing, 'de', 'd');
/** "no Salão", "em A3" */
export const em = (thing: string): string => drawnTogether(thing, 'em', 'n');
/** "pelo Salão", "por Ana" */
export const por = (thing: string): string => drawnTogether(thing, 'por', 'pel');
/** "ao Salão", "à Torre", "a Ana" */
export function ao(thing: string): string {
  if (/^as? /.test(thing)) return `à${thing.slice(1)}`;
  return /^os? /.test(thing) ? `a${thing}` : `a ${thing}`;
}
/** "uma Torre" from "a Torre" */
export const um = (thing: string): string => (thing.startsWith('a ') ? `uma ${thing.slice(2)}` : `um ${bare(thing)}`);
/** "Torre" from "a Torre" */
export const bare = (thing: string): string => thing.replace(/^[oa]s? /, '');

/** The name at the beginning of a sentence. */
export const who = (seat: Seat, say: Say): string => (seat === say.me ? 'Você' : say.who(seat));
/** The name in the middle of a sentence. */
export const whoIn = (seat: Seat, say: Say): string => (seat === say.me ? 'você' : say.who(seat));

/** "o turno de Bento", "o seu turno": the noun comes with its article, alone or drawn into a preposition. */
export function own(noun: string, seat: Seat, say: Say): string {
  if (seat !== say.me) return `${noun} de ${say.who(seat)}`;
  const [article = '', ...rest] = noun.split(' ');
  const feminine = /[aà]s?$/i.test(article);
  return `${article} ${feminine ? 'sua' : 'seu'}${article.endsWith('s') ? 's' : ''} ${rest.join(' ')}`;
}

/** "o turno de Bento", "o seu turno", and where somebody does it to their own "o próprio turno". */
export function ownBy(by: Seat, noun: string, seat: Seat, say: Say): string {
  if (by !== seat || seat === say.me) return own(noun, seat, say);
  const [article = '', ...rest] = noun.split(' ');
  return `${article} ${/[aà]s?$/i.test(article) ? 'própria' : 'próprio'}${article.endsWith('s') ? 's' : ''} ${rest.join(' ')}`;
}

function drawnTogether(thing: string, alone: string, stem: string): string {
  return /^[oa]s? /.test(thing) ? `${stem}${thing}` : `${alone} ${thing}`;
}
