import type { duchy as english } from '../../en/lessons/duchy.ts';

export const duchy: typeof english = {
  title: 'Ducado: cavar e influenciar',
  summary: 'Cavar túneis, subir com guerreiros e influenciar ministros.',
  steps: {
    'ministers-give-actions': {
      say: 'Você lidera o Ducado: toupeiras que sobem por túneis e influenciam ministros.',
      why: 'Cada ministro dá pontos de vitória (PV) ao ser influenciado e age por você todo turno. Ao amanhecer um guerreiro nasceu na Toca: já são quatro. Quem chega a 30 PV vence.',
      done: 'Ministros dão ações e PV',
    },
    'first-action-dig': {
      say: 'Você tem duas ações na Assembleia. A primeira: cavar.',
      done: 'Primeira ação: cavar',
    },
    'mouse-card-tunnel': {
      say: 'Gaste Decifradores, de rato.',
      done: 'Uma carta de rato por um túnel',
    },
    'tunnel-clearing-9': {
      say: 'O túnel sai na clareira 9.',
      why: 'A Toca é vizinha de todos os túneis. Assim você aparece em qualquer ponto do mapa.',
      done: 'Túnel na clareira 9',
    },
    'rule-clearing-9': {
      say: 'Suba com os quatro guerreiros.',
      done: 'Você governa a clareira 9',
    },
    'second-action-build': {
      say: 'Segunda ação: construir.',
      why: 'Para construir você só revela uma carta do naipe da clareira: no Anoitecer ela volta à mão.',
      done: 'Segunda ação: construir',
    },
    'mouse-card-revealed': {
      say: 'Revele Rato no Saco.',
      done: 'Carta de rato revelada',
    },
    'chose-market': {
      say: 'Um mercado: mais uma carta por turno.',
      why: 'Cidadelas trazem guerreiros à Toca, mercados trazem cartas. Se forem removidos, você perde um ministro.',
      done: 'Você escolheu um mercado',
    },
    'market-clearing-9': {
      say: 'Ponha-o na clareira 9.',
      done: 'Mercado na clareira 9',
    },
    'captain-listens': {
      say: 'Agora influencie o Capitão, um escudeiro: duas cartas.',
      why: 'Cada carta revelada precisa de uma clareira só dela, do mesmo naipe e com uma peça sua. Escudeiros pedem duas e dão 1 PV, nobres três e 2, lordes quatro e 3.',
      done: 'O Capitão escuta',
    },
    'one-card-revealed': {
      say: 'Revele Coletor de Impostos, pela clareira 6, de raposa.',
      done: 'Uma carta revelada',
    },
    'captain-yours-1': {
      say: 'Revele Sapateiro, pela clareira 3, de coelho.',
      why: 'A partir do próximo turno o Capitão batalha por você, de graça.',
      done: 'O Capitão é seu: 1 PV',
    },
    'drew-two-cards': {
      say: 'Anoitecer: as cartas reveladas voltaram à mão. Não crie nada: encerre.',
      why: 'Uma carta por turno, mais uma pelo mercado.',
      done: 'Você comprou duas cartas',
    },
  },
};
