import type { marquise as english } from '../../en/lessons/marquise.ts';

export const marquise: typeof english = {
  title: 'Marqueses: madeira e construções',
  steps: {
    'goal-30-vp': {
      say: 'Você comanda os Marqueses: quem chega primeiro a 30 pontos de vitória (PVs) vence.',
      why: 'Os seus PVs vêm das construções. Quanto mais serrarias, oficinas ou recrutadores no mapa, mais vale o próximo do mesmo tipo.',
      done: 'O objetivo: 30 PVs',
    },
    'each-sawmill-makes': {
      say: 'Amanheceu: a sua serraria, na clareira 5, produziu uma madeira. Agora há duas ali.',
      why: 'Madeira paga as construções. Ela viaja sozinha por clareiras suas que se tocam, então basta governá-las.',
      done: 'Cada serraria dá uma madeira por turno',
    },
    'tea-crafted-2': {
      say: 'Começa o Dia. Crie o Chá de Raízes com a sua oficina.',
      why: 'A carta pede uma peça em clareira de rato. A sua oficina está na clareira 9, que é de rato. Um item criado dá PVs na hora.',
      done: 'Chá criado: 2 PVs',
    },
    'first-action-build': {
      say: 'Você tem três ações. A primeira: construir.',
      done: 'Primeira ação: construir',
    },
    'chose-workshop': {
      say: 'Escolha a oficina: a segunda custa 1 madeira e vale 2 PVs.',
      why: 'Quanto mais à direita na trilha, mais madeira custa e mais PVs dá.',
      done: 'Você escolheu uma oficina',
    },
    'workshop-clearing-2': {
      say: 'Ponha a oficina na clareira 2.',
      why: 'Você só constrói onde governa, isto é, onde tem mais guerreiros e construções que cada outro, e onde há um local livre.',
      done: 'Oficina na clareira 2: 2 PVs',
    },
    'one-more-warrior': {
      say: 'Segunda ação: recrute.',
      why: 'Uma vez por turno, cada recrutador põe um guerreiro na sua clareira.',
      done: 'Mais um guerreiro, na clareira 10',
    },
    'eyrie-lost-roost': {
      say: 'Terceira ação: batalhe. O único lugar possível é a clareira 11.',
      why: 'Você tem três guerreiros contra um. Dois dados: o maior é seu, porque você ataca; o menor é do defensor. Cada dano remove uma peça, os guerreiros primeiro, e cada construção inimiga removida vale 1 PV.',
      done: 'As Rapinas perderam o ninho da clareira 11: 1 PV',
    },
    'evening-drew-card': {
      say: 'As ações acabaram. Encerre o Dia.',
      why: 'Você ainda poderia gastar Sapadores, uma carta de pássaro, por mais uma ação. No Anoitecer você compra uma carta e guarda no máximo cinco.',
      done: 'Anoitecer: você comprou uma carta',
    },
  },
};
