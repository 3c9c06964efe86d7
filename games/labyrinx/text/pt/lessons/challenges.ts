import type { challenges as english } from '../../en/lessons/challenges.ts';

export const challenges: typeof english = {
  title: 'Desafios, tesouros e fugas',
  summary: 'Vencer desafios com habilidade e cartas, e o que custa perder de um monstro.',
  steps: {
    'what-challenge': {
      say: 'Baús, monstros e armadilhas são desafios. Vencer qualquer um dá um tesouro.',
      why: 'Um dado diz o nível, de 1 a 6. Some a sua habilidade e mais 1 por carta que descartar: basta igualar o dado. Você é Mallahoc: baú 1, monstro 2, armadilha 0.',
      done: 'O que é um desafio',
    },
    'die-showed-2': {
      say: 'Você já espiou H4: há um baú ali. Entre!',
      done: 'O dado mostrou 2',
    },
    'one-more-treasure': {
      say: 'O baú é de nível 2 e você tem habilidade 1. Descarte a carta que falta.',
      why: 'Desistir também é permitido: você guarda as cartas, e o tesouro fica sobre o baú à espera de quem vier.',
      done: 'Mais um tesouro: agora são três',
    },
    'monster-level-4': {
      say: 'O baú vencido fica aberto para sempre. Arrisque mais um passo: entre em I4.',
      why: 'Sua mão está vazia: agora só a habilidade conta. Vejamos o que há na névoa.',
      done: 'Um monstro de nível 4 venceu você',
    },
    'flight-ended': {
      say: 'Um monstro de nível 4! Você perdeu um tesouro e fugiu quatro passos.',
      why: 'Quem perde para um monstro foge tantos passos quantos o dado mostrou, e quem joga depois de você escolhe o caminho. Perder para uma armadilha também custa um tesouro e lança você longe, em linha reta. Perder para um baú não custa nada.',
      done: 'A fuga terminou em F3',
    },
    'fog-hid-monster': {
      say: 'Sem cartas não dá para arriscar. Encerre o turno.',
      why: 'A névoa vai esconder o monstro outra vez. Lembre que ele mora em I4.',
      done: 'A névoa escondeu o monstro',
    },
    'maze-grown': {
      say: 'Novo turno: ponha a carta em G3.',
      done: 'O labirinto cresceu',
    },
    'full-hand-again': {
      say: 'Descanse para encher a mão.',
      why: 'Descansar gasta o turno inteiro e traz quatro cartas; para Mallahoc, cinco. Se estiver preso entre paredes, há o Desespero: descarta a mão toda e troca uma carta vizinha por uma encruzilhada.',
      done: 'Mão cheia outra vez',
    },
  },
};
