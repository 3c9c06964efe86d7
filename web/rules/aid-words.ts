/** What the printed aid says, in both languages. */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { Language } from '@tavola/kernel/face/text.ts';
import { useSettings } from '../browser/settings.ts';

const pt = {
  title: (game: string) => `${game}: folha de ajuda`,
  text: 'Escolha o que vai para o papel: a ordem do turno, a preparação, cada autômato com as suas prioridades. Sai em preto, em A4 ou Carta.',
  choose: 'O que imprimir',
  print: 'Imprimir',
  scores: 'Folha de pontos',
  round: 'Rodada',
  player: (n: number) => `Jogador ${n}`,
};

type Words = typeof pt;
const en: Words = {
  title: (game) => `${game}: player aid`,
  text: 'Choose what goes on paper: the order of a turn, the set-up, each automaton with its priorities. Black ink, A4 or Letter.',
  choose: 'What to print',
  print: 'Print',
  scores: 'Score sheet',
  round: 'Round',
  player: (n) => `Player ${n}`,
};

const words: { readonly [L in Language]: Words } = { 'pt-BR': pt, en };

export function useAidWords(): Words {
  return saidIn(words, useSettings().language);
}
