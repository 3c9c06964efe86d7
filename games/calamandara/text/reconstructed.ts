/** What the rulebook's text lost and we rebuilt, in both languages: the client's about page shows these sentences. */
import type { Language } from '@tavola/kernel/text.ts';

const sentences: readonly { readonly [L in Language]: string }[] = [
  {
    'pt-BR':
      'As faces das 36 Cartas de Símbolos se perderam. As nossas seguem a proporção das peças do jogo, e quase todas oferecem uma Pegada.',
    en: 'The faces of the 36 symbol cards are lost. Ours follow the proportion of the pieces, and nearly all offer a Footprint.',
  },
  {
    'pt-BR': 'O desenho do tabuleiro se perdeu; a cruz foi deduzida dos números do manual.',
    en: 'The picture of the board is lost; the cross was deduced from the numbers of the rulebook.',
  },
  {
    'pt-BR': 'As posições para 2 e 3 viajantes são nossas: frente a frente e em T.',
    en: 'The layouts for 2 and 3 travellers are ours: face to face and a T.',
  },
  {
    'pt-BR':
      'A página da Pegada se perdeu; suas regras foram reunidas de outras passagens. Os passos laterais são uma opção da mesa.',
    en: 'The page on the Footprint is lost; its rules were gathered from other passages. Sideways steps are an option of the table.',
  },
  {
    'pt-BR': 'A página da Montanha se perdeu; onde ela pode entrar foi reconstruído.',
    en: 'The page on the Mountain is lost; where it may enter was rebuilt.',
  },
  {
    'pt-BR':
      'O ícone que separa cartas imediatas de vinculadas se perdeu; a divisão (36 e 36 cartas) segue as ações que o manual cita.',
    en: 'The icon that tells immediate from linked cards is lost; our division (36 and 36 cards) follows the actions the rulebook names.',
  },
  {
    'pt-BR': 'A quantidade de Mentes Plurais (3) foi deduzida da soma de 72 cartas.',
    en: 'The number of Plural Minds (3) was derived from the sum of 72 cards.',
  },
  {
    'pt-BR':
      'O manual deixa usar cartas a qualquer momento, e fala quem for mais rápido; aqui há janelas em volta de cada fase, perguntadas em sentido horário.',
    en: 'The rulebook lets cards be used at any moment, whoever is faster; here windows around each phase ask clockwise.',
  },
];

export const reconstructed = (language: Language): readonly string[] => sentences.map((sentence) => sentence[language]);
