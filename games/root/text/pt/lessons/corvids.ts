import type { corvids as english } from '../../en/lessons/corvids.ts';

export const corvids: typeof english = {
  title: 'Corvídeos: tramas ocultas',
  summary: 'Esconder tramas, espalhar corvos e revelar na hora certa.',
  steps: {
    'flipped-plots-score': {
      say: 'Você comanda os Corvídeos: esconde tramas e pontua quando as revela.',
      why: 'Só você sabe qual é cada uma. Os outros podem tentar adivinhar e expor as suas tramas. Quem chega a 30 pontos de vitória (PV) vence.',
      done: 'Tramas reveladas dão PV',
    },
    'tea-crafted-2': {
      say: 'Amanhecer: tramas servem de oficina. Crie o Chá de Raízes na clareira 9.',
      done: 'Chá criado: 2 PV',
    },
    'boom-2-vp': {
      say: 'Agora revele a trama da clareira 9. É uma bomba!',
      why: 'A bomba remove todas as peças inimigas dali: a oficina vale 1 PV. E revelar vale 1 PV por trama que fica virada para cima, contando esta.',
      done: 'Bum: 2 PV',
    },
    'crow-every-fox': {
      say: 'Recrute com Coletor de Impostos, de raposa.',
      why: 'Uma carta põe um guerreiro em todas as clareiras do seu naipe, onde quer que estejam. Só a clareira 1 fica de fora: na da Torre da Guarda só os Marqueses põem peças.',
      done: 'Um corvo em cada clareira de raposa',
    },
    'first-action-plot': {
      say: 'Dia: três ações. Trame algo novo.',
      why: 'Tramar custa um guerreiro da clareira; a segunda trama do turno custa dois.',
      done: 'Primeira ação: tramar',
    },
    'plot-clearing-12': {
      say: 'Esconda-a na clareira 12.',
      done: 'Uma trama na clareira 12',
    },
    'extortion-hidden': {
      say: 'Escolha a extorsão.',
      why: 'Revelada, ela tira uma carta de cada inimigo dali. E enquanto fica virada para cima você compra mais cartas.',
      done: 'Extorsão escondida',
    },
    'second-action-move': {
      say: 'Segunda ação: mova.',
      why: 'Corvos andam aonde querem, sem governar nada.',
      done: 'Segunda ação: mover',
    },
    'from-clearing-8': {
      say: 'Saia da clareira 8.',
      done: 'Da clareira 8',
    },
    'clearing-4': {
      say: 'Vá para a clareira 4: ali falta um corvo.',
      why: 'Espalhe os corvos: você só trama, e só revela, onde tem um deles.',
      done: 'À clareira 4',
    },
    'daylight-ends': {
      say: 'Encerre o Dia.',
      done: 'Fim do Dia',
    },
    'drew-cards': {
      say: 'Você poderia se esforçar por mais uma ação, em vez de comprar cartas. Hoje, compre.',
      done: 'Você comprou cartas',
    },
  },
};
