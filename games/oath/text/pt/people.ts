/** People in the middle of a sentence: the Prince has an article, somebody with a name of their own has none. */
import { ao, de } from '@tavola/games/text/pt.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { namesIn } from '../names.ts';
import { words } from './words.ts';

const { whom } = namesIn(words);

export function the(seat: Seat, say: Say): string {
  const name = whom(seat, say);
  return name.startsWith(words.prince.name) ? `o ${name}` : name;
}
/** "a Bento", "a você", "ao Príncipe Autômato" */
export const to = (seat: Seat, say: Say): string => ao(the(seat, say));
/** "de Bento", "do Príncipe Autômato" */
export const of = (seat: Seat, say: Say): string => de(the(seat, say));
