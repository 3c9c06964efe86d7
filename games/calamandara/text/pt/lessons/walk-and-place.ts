import type { walkAndPlace as english } from '../../en/lessons/walk-and-place.ts';

export const walkAndPlace: typeof english = {
  title: 'Andar e inserir',
  summary: 'Um turno inteiro: adquirir um símbolo, fechar o caminho com Pegadas e andar por ele.',
  steps: {
    'goal-reach-rift': {
      say: 'Seja o primeiro a pôr o seu viajante na Fenda, no centro do tabuleiro.',
      why: 'Seu viajante está no primeiro espaço da sua terra. Oito espaços adiante, em linha reta, fica a Fenda. Ele só anda sobre Pegadas.',
      done: 'O objetivo: chegar à Fenda',
    },
    'tower-came-into': {
      say: 'Fase 1: adquira o símbolo da sua carta.',
      why: 'Em cada turno a sua carta de símbolos põe até dois símbolos do depósito na reserva; aqui só cabe um. Só o que está na reserva pode ser inserido.',
      done: 'Uma Torre entrou na sua reserva',
    },
    'chose-footprint': {
      say: 'Fase 2: toque numa Pegada da sua reserva.',
      why: 'Há um vão no seu caminho: o terceiro espaço está vazio. Um vão de um espaço já detém o viajante.',
      done: 'Você escolheu uma Pegada',
    },
    'footprint-placed': {
      say: 'Feche o vão: ponha a Pegada em Sul 3-3.',
      done: 'A Pegada em 3-3 liga as suas',
    },
    'finished-inserting': {
      say: 'Guarde o resto para depois: conclua a fase.',
      why: 'Você pode inserir quantos símbolos quiser, um por um. O que fica na reserva serve no próximo turno.',
      done: 'Você concluiu a inserção',
    },
    'three-cells-once': {
      say: 'Fase 3: ande até a última Pegada, em Sul 3-4.',
      why: 'O viajante anda de uma vez por todas as Pegadas ligadas, quantas forem.',
      done: 'Três espaços de uma vez',
    },
    'whole-turn': {
      say: 'Fase 4 trata das cartas de Lembrança. Pule por hoje.',
      done: 'Um turno inteiro',
    },
  },
};
