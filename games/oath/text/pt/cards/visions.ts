/** The Visions and the Conspiracy. */
import type { CardTexts } from '../../cards.ts';

export const visions: CardTexts = {
  'vision-of-conquest': {
    name: 'Visão da Conquista',
    text: 'Despertar: você vence se controla mais locais que qualquer outro e ao menos 3 Visões saíram do baralho.',
  },
  'vision-of-rebellion': {
    name: 'Visão da Rebelião',
    text: 'Despertar: você vence se tem o Apoio Popular e ao menos 3 Visões saíram.',
  },
  'vision-of-sanctuary': {
    name: 'Visão do Santuário',
    text: 'Despertar: você vence se tem mais relíquias e estandartes e ao menos 3 Visões saíram.',
  },
  'vision-of-faith': {
    name: 'Visão da Fé',
    text: 'Despertar: você vence se tem o Segredo Mais Obscuro e ao menos 3 Visões saíram.',
  },
  conspiracy: {
    name: 'Conspiração',
    text: 'Ao jogar: pode queimar 1 segredo para tomar uma relíquia (até o Grande Cetro) ou estandarte de um jogador no seu local, tendo ao menos dois conselheiros cujos naipes combinem com algum conselheiro dele. Estandarte tomado queima 2. A carta volta à caixa.',
  },
};
