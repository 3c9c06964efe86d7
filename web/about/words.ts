/** What the page about Tavola says. It is loaded with the page. */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { Language } from '@tavola/kernel/face/text.ts';
import { useSettings } from '../browser/settings.ts';

const pt = {
  title: 'Sobre o Tavola',
  paragraphs: [
    'O Tavola é uma mesa digital de código aberto: jogos de tabuleiro pelas regras completas, com gente na mesma tela, pela rede ou ao longo de dias, contra bots e contra os autômatos dos manuais.',
    'É um projeto não oficial, sem ligação com autores ou editoras. Todos os desenhos são nossos e todos os textos de regras e cartas foram escritos por nós; quem gosta de um jogo daqui deve comprar a caixa.',
    'Cada partida sela a semente do acaso antes do primeiro lance e a mostra no fim, para que qualquer pessoa possa conferir os sorteios.',
  ],
  reconstructed: 'O que foi reconstruído',
  reconstructedLead:
    'Alguns dados impressos só existiam em imagens dos manuais. Onde faltavam, completamos com cuidado e dizemos aqui.',
  nothing: 'Nada: todos os dados vêm do manual.',
  rulesOf: (name: string) => `Regras de ${name}`,
};

type Words = typeof pt;

const en: Words = {
  title: 'About Tavola',
  paragraphs: [
    'Tavola is an open-source digital table: board games by their complete rules, with people at one screen, over the network or over days, against bots and against the automata of the rulebooks.',
    'It is an unofficial project, not affiliated with authors or publishers. All drawings are ours, and we wrote all rules and card texts ourselves; if you like a game here, buy the box.',
    'Every match seals the seed of its chance before the first move and shows it at the end, so that anyone can check the draws.',
  ],
  reconstructed: 'What was reconstructed',
  reconstructedLead:
    'Some printed facts existed only in pictures in the rulebooks. Where they were missing we filled them in with care, and list them here.',
  nothing: 'Nothing: all facts come from the rulebook.',
  rulesOf: (name) => `Rules of ${name}`,
};

const words: { readonly [L in Language]: Words } = { 'pt-BR': pt, en };

export function useWords(): Words {
  return saidIn(words, useSettings().language);
}
