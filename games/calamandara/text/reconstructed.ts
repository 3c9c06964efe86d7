/** What the rulebook's text lost and we rebuilt: the client's about page shows these sentences. */
import type { Language } from '@tavola/kernel/text.ts';

export type Reconstructed = {
  /** What it is about, with the clause or data file where it lives. */
  readonly about: string;
  readonly text: { readonly [L in Language]: string };
};

export const reconstructed: readonly Reconstructed[] = [
  {
    about: 'data/symbol-cards.json',
    text: {
      'pt-BR':
        'As faces das 36 Cartas de Símbolos se perderam. As nossas seguem a proporção das peças do jogo e quase todas oferecem uma Pegada.',
      en: 'The faces of the 36 symbol cards are lost. Ours follow the proportion of the pieces, and nearly all offer a Footprint.',
    },
  },
  {
    about: 'CAL-5.1.1',
    text: {
      'pt-BR': 'O desenho do tabuleiro se perdeu; a cruz foi deduzida dos números do manual.',
      en: 'The picture of the board is lost; the cross was deduced from the numbers of the rulebook.',
    },
  },
  {
    about: 'CAL-5.1.8',
    text: {
      'pt-BR': 'As posições para 2 e 3 viajantes são nossas: frente a frente e em T.',
      en: 'The layouts for 2 and 3 travellers are ours: face to face and a T.',
    },
  },
  {
    about: 'CAL-5.2',
    text: {
      'pt-BR':
        'A página da Pegada se perdeu; suas regras foram reunidas de outras passagens. Os passos laterais são uma opção.',
      en: 'The page on the Footprint is lost; its rules were gathered from other passages. Sideways steps are an option.',
    },
  },
  {
    about: 'CAL-5.3',
    text: {
      'pt-BR': 'A página da Montanha se perdeu; onde ela pode entrar foi reconstruído.',
      en: 'The page on the Mountain is lost; where it may enter was rebuilt.',
    },
  },
  {
    about: 'data/memory-cards.json',
    text: {
      'pt-BR':
        'O ícone que separa cartas imediatas de vinculadas se perdeu; a divisão (36 e 36 cartas) segue as ações que o manual cita. A quantidade de Mentes Plurais foi deduzida da soma 72.',
      en: 'The icon that tells immediate from linked cards is lost; our division (36 and 36 cards) follows the actions the rulebook names. The number of Plural Minds was derived from the sum of 72.',
    },
  },
  {
    about: 'CAL-6.1',
    text: {
      'pt-BR':
        'O manual deixa usar cartas a qualquer momento, na voz de quem fala primeiro; aqui há janelas em volta de cada fase, perguntadas em sentido horário.',
      en: 'The rulebook lets cards be used at any moment by whoever speaks first; here windows around each phase ask clockwise.',
    },
  },
];
