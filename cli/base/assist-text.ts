/** What `tavola assist` says besides the lines. */
import type { Language } from '@tavola/kernel/face/text.ts';

export type AssistText = {
  readonly hint: string;
  /** What may be typed besides an answer, a line each. */
  readonly help: readonly string[];
};

export const assistTexts: { readonly [L in Language]: AssistText } = {
  'pt-BR': {
    hint: 'número, identificador, um fato (warriors:8:1=3), why, facts, undo, help ou quit',
    help: [
      'um número ou um identificador responde à pergunta',
      'warriors:8:1=3     conta um fato da mesa; corrige o que está na tela',
      'facts [palavra]    os fatos que se podem contar, com o valor de agora',
      'why [linha]        por que essa linha; sem número, a última',
      'undo               volta uma resposta',
      'quit               sai; com --save tudo fica gravado a cada resposta, e --continue segue dali',
    ],
  },
  en: {
    hint: 'a number, an id, a fact (warriors:8:1=3), why, facts, undo, help or quit',
    help: [
      'a number or an id answers the question',
      'warriors:8:1=3     tells a fact of the table; corrects what is on the screen',
      'facts [word]       the facts that can be told, with their values now',
      'why [line]         why that line; without a number the newest',
      'undo               takes one answer back',
      'quit               leaves; with --save every answer is saved, and --continue goes on from there',
    ],
  },
};
