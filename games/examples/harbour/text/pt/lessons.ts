import type { LessonsText } from '../../lessons/index.ts';

export const lessons: LessonsText = {
  'first-ships': {
    title: 'Os primeiros navios',
    summary: 'Ocupar um cais, tomar o de um rival com um navio maior e descartar.',
    steps: {
      goal: {
        say: 'Tenha a maior parte dos cais quando o último navio for jogado.',
        why: 'O rival já tem o cais 1, com o navio 6. Você tem os navios 4, 9 e 20.',
        done: 'O objetivo: mais cais',
      },
      'empty-pier': {
        say: 'Um cais vazio recebe qualquer navio. Atraque o menor, o 4, no cais 2.',
        why: 'Vale a pena guardar os grandes: só um navio maior toma o lugar de outro.',
        done: 'O cais 2 foi seu, até chegar um navio maior',
      },
      'bigger-ship': {
        say: 'O navio 7 tomou o lugar do seu. Tome o cais 1 com o 9, que é maior que o 6.',
        done: 'O cais 1 é seu',
      },
      discard: {
        say: 'Você comprou o navio 24. Pode-se descartar em vez de atracar: experimente.',
        why: 'Aqui é um desperdício; mais tarde, quando nada couber, será preciso descartar.',
        done: 'Você descartou um navio',
      },
    },
  },
};
