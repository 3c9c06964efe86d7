import type { marquise as english } from '../../en/lessons/marquise.ts';

export const marquise: typeof english = {
  title: 'Marqueses: madeira e construções',
  summary: 'Madeira vira construções e construções viram pontos; marchar, batalhar e fazer hora extra.',
  steps: {
    'goal-30-vp': {
      say: 'Você comanda os Marqueses: quem chega primeiro a 30 pontos de vitória (PV) vence.',
      why: 'Os seus PV vêm das construções. Quanto mais serrarias, oficinas ou recrutadores no mapa, mais vale o próximo do mesmo tipo.',
      done: 'O objetivo: 30 PV',
    },
    'each-sawmill-makes': {
      say: 'Amanheceu: a sua serraria, na clareira 5, produziu uma madeira. Agora há duas ali.',
      why: 'Madeira paga as construções. Ela viaja sozinha por clareiras suas que se tocam, então basta governá-las.',
      done: 'Cada serraria dá uma madeira por turno',
    },
    'tea-crafted-2': {
      say: 'Começa o Dia. Crie o Chá de Raízes com a sua oficina.',
      why: 'A carta pede uma peça em clareira de rato. A sua oficina está na clareira 9, que é de rato. Um item criado dá PV na hora.',
      done: 'Chá criado: 2 PV',
    },
    'first-action-overwork': {
      say: 'Você tem três ações. A primeira: hora extra, para ter mais madeira.',
      why: 'Hora extra gasta uma carta do naipe de uma clareira com serraria e põe ali mais uma madeira.',
      done: 'Primeira ação: hora extra',
    },
    'one-more-wood': {
      say: 'Gaste Venda de Bolos, de coelho: a serraria está na clareira 5, de coelho.',
      why: 'Um pássaro também serviria, porque vale por qualquer naipe. Guarde os seus: eles farão mais.',
      done: 'Mais uma madeira na clareira 5',
    },
    'second-action-build': {
      say: 'Segunda ação: construir.',
      done: 'Segunda ação: construir',
    },
    'chose-workshop': {
      say: 'Escolha a oficina: a segunda custa 1 madeira e vale 2 PV.',
      why: 'Quanto mais à direita na trilha, mais madeira custa e mais PV dá.',
      done: 'Você escolheu uma oficina',
    },
    'workshop-clearing-2': {
      say: 'Ponha a oficina na clareira 2.',
      why: 'Você só constrói onde governa, isto é, onde tem mais guerreiros e construções que cada outro, e onde há um local livre.',
      done: 'Oficina na clareira 2: 2 PV',
    },
    'one-more-warrior': {
      say: 'Terceira ação: recrute.',
      why: 'Uma vez por turno, cada recrutador põe um guerreiro na sua clareira.',
      done: 'Mais um guerreiro, na clareira 10',
    },
    'sappers-spent': {
      say: 'As três ações acabaram. Gaste Sapadores, um pássaro, por mais uma.',
      why: 'Cada carta de pássaro gasta dá aos Marqueses mais uma ação.',
      done: 'Um pássaro: mais uma ação',
    },
    'fourth-action-march': {
      say: 'Agora marche: até dois movimentos.',
      why: 'Para mover você precisa governar a clareira de onde sai ou aquela aonde vai. Num movimento vão quantos guerreiros você quiser.',
      done: 'Quarta ação: marchar',
    },
    'from-clearing-12': {
      say: 'Saia da clareira 12.',
      done: 'Da clareira 12',
    },
    'four-in-clearing-11': {
      say: 'Vá para a clareira 11: com o reforço, serão quatro contra um.',
      why: 'Na batalha você não causa mais danos do que tem guerreiros ali: leve gente antes de lutar.',
      done: 'Quatro guerreiros na clareira 11',
    },
    'one-move-enough': {
      say: 'O segundo movimento é opcional: dispense-o.',
      done: 'Um movimento bastou',
    },
    'tactics-spent': {
      say: 'Gaste Táticas Brutais, também de pássaro, pela última ação.',
      done: 'Outro pássaro: mais uma ação',
    },
    'eyrie-lost-roost': {
      say: 'Batalhe. O único lugar possível é a clareira 11.',
      why: 'Dois dados: o maior é seu, porque você ataca; o menor é do defensor. Cada dano remove uma peça, os guerreiros primeiro, e cada construção inimiga removida vale 1 PV.',
      done: 'As Rapinas perderam o ninho da clareira 11: 1 PV',
    },
    'evening-drew-card': {
      say: 'As ações acabaram. Encerre o Dia.',
      why: 'No Anoitecer você compra uma carta e guarda no máximo cinco.',
      done: 'Anoitecer: você comprou uma carta',
    },
  },
};
