/** Pessoas no meio de uma frase: o Príncipe tem artigo, quem tem nome próprio não. */
import { ao, de } from '@tavola/games/text/pt.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { namesIn } from './names.ts';
import { wordsPt as words } from './words.pt.ts';

const { whom } = namesIn(words);

export function the(seat: Seat, say: Say): string {
  const name = whom(seat, say);
  return name.startsWith(words.prince.name) ? `o ${name}` : name;
}
/** "a Bento", "a você", "ao Príncipe Autômato" */
export const to = (seat: Seat, say: Say): string => ao(the(seat, say));
/** "de Bento", "do Príncipe Autômato" */
export const of = (seat: Seat, say: Say): string => de(the(seat, say));
