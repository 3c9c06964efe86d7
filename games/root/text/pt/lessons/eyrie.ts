import type { eyrie as english } from '../../en/lessons/eyrie.ts';

export const eyrie: typeof english = {
  title: 'Rapinas: o Decreto',
  summary: 'Encher o Decreto só com ordens que você consegue cumprir, todo turno.',
  steps: {
    'roosts-score-every': {
      say: 'Você lidera as Rapinas: ninhos no mapa dão pontos de vitória (PV) todo Anoitecer.',
      why: 'Com um ninho não vem nada; com dois, 1 PV por turno; com sete, 5. Quem chega a 30 vence.',
      done: 'Ninhos dão PV todo turno',
    },
    'decree-commands': {
      say: 'Olhe o Decreto: as cartas sob cada verbo são ordens de todo turno.',
      why: 'Ele fica no seu tabuleiro; no celular, toque em Você. Os dois Vizires são pássaros: um manda recrutar, outro manda mover, em qualquer clareira. Cada carta nova fica lá até haver um tumulto.',
      done: 'O Decreto manda em você',
    },
    'chose-codebreakers': {
      say: 'Todo Amanhecer entram uma ou duas cartas. Escolha Decifradores, de rato.',
      done: 'Você escolheu Decifradores',
    },
    'decree-orders-build': {
      say: 'Ponha-a em Construir: um ninho numa clareira de rato.',
      why: 'Adicione só o que você conseguirá cumprir, hoje e sempre. A clareira 7, ao lado, é de rato e tem um só inimigo.',
      done: 'O Decreto manda construir',
    },
    'decree-grown': {
      say: 'Uma carta basta por hoje.',
      done: 'O Decreto cresceu',
    },
    'boot-crafted-1': {
      say: 'Dia: antes do Decreto, crie Visita aos Amigos com o seu ninho.',
      why: 'Os ninhos são as suas oficinas. Com outro líder, as Rapinas só ganham 1 PV por item; o Construtor ganha o valor da carta.',
      done: 'Bota criada: 1 PV',
    },
    'where-clearing-7': {
      say: 'Recrutar já se cumpriu. Agora a ordem é mover: vá para a clareira 7.',
      why: 'Para construir ali você precisa governar: ter mais guerreiros e construções que cada outro.',
      done: 'Destino: a clareira 7',
    },
    'roost-clearing-7': {
      say: 'Leve quatro guerreiros.',
      why: 'Quatro contra um: você governa, e a ordem de construir se cumpre sozinha, porque só há um lugar possível.',
      done: 'Ninho na clareira 7, e 1 PV ao anoitecer',
    },
    'beware-turmoil': {
      say: 'Dois ninhos deram 1 PV. No próximo turno o Decreto inteiro vale de novo.',
      why: 'Se uma só ordem não puder ser cumprida vem o tumulto: você perde PV, o Decreto e o líder, e começa outro.',
      done: 'Cuidado com o tumulto',
    },
  },
};
