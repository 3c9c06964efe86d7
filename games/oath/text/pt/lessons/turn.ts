import type { turn as english } from '../../en/lessons/turn.ts';

export const turn: typeof english = {
  title: 'Um turno: Despertar, Agir, Descansar',
  summary: 'Um turno inteiro: recrutar, guardar um local, viajar e descansar.',
  steps: {
    exile: {
      say: 'Você é um Exilado: o Chanceler guarda o título, e você quer tirá-lo dele.',
      why: 'Um turno tem três fases: Despertar, Agir, Descansar. No Despertar se confere se você venceu. Agora é hora de Agir.',
      done: 'Você é um Exilado',
    },
    'supply-pays-actions': {
      say: 'As ações principais gastam Suprimento. Você tem 7: olhe o seu tabuleiro.',
      why: 'Faça quantas ações quiser, em qualquer ordem, enquanto puder pagar. A sua peça está na Costa Rochosa, e quase tudo se faz onde ela está.',
      done: 'Suprimento paga as ações',
    },
    'two-more-warbands': {
      say: 'Recrute: 1 de Suprimento e 1 influência trazem duas tropas.',
      why: 'A influência, que é o dinheiro daqui, fica sobre a carta Anciões até o seu Descanso. Numa carta ocupada não se põe mais nada neste turno.',
      done: 'Duas tropas a mais',
    },
    'move-warbands': {
      say: 'Mova tropas para o local: é de graça.',
      why: 'Você já controla a Costa Rochosa com uma tropa. Quem tem mais tropas num local o controla.',
      done: 'Mover tropas',
    },
    'rocky-coast-safe': {
      say: 'Deixe duas tropas aqui, de guarda.',
      why: 'As que ficam no seu tabuleiro viajam e lutam com você.',
      done: 'A Costa Rochosa está segura',
    },
    travel: {
      say: 'Viaje: toque em Viajar.',
      why: 'O mapa mostra quanto Suprimento custa cada caminho: da costa às Províncias são 2, até a Capital são 4.',
      done: 'Viajar',
    },
    'discovered-salt-flats': {
      say: 'Vá ao local oculto do meio, nas Províncias.',
      why: 'Um local virado para baixo se revela quando alguém chega. Este traz influência e um segredo.',
      done: 'Você descobriu as Salinas',
    },
    rested: {
      say: 'Sobra Suprimento, mas está bom por hoje: termine o turno.',
      why: 'No Descanso a influência sobre as cartas volta às reservas, os segredos voltam a você e o Suprimento se enche. O que sobrou não se perde.',
      done: 'Você descansou',
    },
    'one-more-secret': {
      say: 'Novo turno seu: no Despertar as Salinas oferecem algo. Tome o segredo.',
      why: 'Cada local tem uma habilidade. Toque nele para ler.',
      done: 'Um segredo a mais',
    },
  },
};
