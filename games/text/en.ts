/** English that all games share: lists, plurals, articles, and the reader as "you". */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';

/** "a, b and c"; `none` when there is nothing. */
export function list(words: readonly string[], none = 'nothing', last = 'and'): string {
  return words.length < 2 ? (words[0] ?? none) : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
/** "a, b or c" */
export const either = (words: readonly string[]): string => list(words, '', 'or');

/** "1 card", "2 cards" */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "a Tower", "an Orb" */
export const a = (thing: string): string => `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

/** The name at the beginning of a sentence. */
export const who = (seat: Seat, say: Say): string => (seat === say.me ? 'You' : say.who(seat));
/** The name in the middle of a sentence. */
export const whoIn = (seat: Seat, say: Say): string => (seat === say.me ? 'you' : say.who(seat));
/** "your", "Bento's" */
export const whose = (seat: Seat, say: Say): string => (seat === say.me ? 'your' : `${say.who(seat)}'s`);
/** "Bento's", "your", and where somebody does it to their own "their own". */
export const whoseBy = (by: Seat, seat: Seat, say: Say): string =>
  by !== seat ? whose(seat, say) : seat === say.me ? 'your own' : 'their own';
/** "You draw", "Bento draws": the verb as others do it, and as you do where that is more than leaving out the s. */
export function does(seat: Seat, say: Say, others: string, you = asYouDo(others)): string {
  return `${who(seat, say)} ${seat === say.me ? you : others}`;
}

const IRREGULAR: { readonly [others: string]: string } = { is: 'are', was: 'were', has: 'have' };

/** "draw" of "draws", "reach" of "reaches", "are" of "is". */
function asYouDo(others: string): string {
  return IRREGULAR[others] ?? others.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}
