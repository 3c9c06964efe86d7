import type { automa as english } from '../../en/lessons/automa.ts';

export const automa: typeof english = {
  title: 'Solo contra a Automa',
  summary: 'Jogar só: como o rondel manda na Automa e por que o empate no fim é dela.',
  steps: {
    'rival-who-follows': {
      say: 'A Automa é a sua rival quando você joga só. Ela não pensa: segue um rondel.',
      why: 'Para você as regras são as mesmas. Ela não tem mão, Recursos nem Mana: o que ganharia vira PV.',
      done: 'A rival que segue um rondel',
    },
    'moonlit-spring-yours': {
      say: 'Comece: descubra a Fonte do Luar, nas Montanhas Centrais.',
      why: 'Depois de cada ação sua, ela faz uma. Observe.',
      done: 'A Fonte do Luar é sua',
    },
    'automa-discovered-place': {
      say: 'Ela virou uma carta de 3 PV e andou três campos no rondel: descobrir.',
      why: 'A carta do topo diz quantos campos o marcador anda; o campo diz o que ela faz. Ela pegou o Local mais à esquerda das Montanhas. Se a ação não for possível, ela vai ao campo seguinte.',
      done: 'A Automa descobriu um Local',
    },
    'explored-spring': {
      say: 'Sua vez: ative o Marcador de Coven.',
      done: 'Você explorou a Fonte',
    },
    'automa-gained-2': {
      say: 'Ela andou um campo e explorou: 2 de Mana viraram 2 PV para ela.',
      why: 'Ela só joga quando você faz uma ação. Cada turno seu precisa render mais do que o dela; passar na hora certa também é uma arma.',
      done: 'A Automa ganhou 2 PV',
    },
    'conflict-mountains-begins': {
      say: 'Passe: ela passa com você.',
      done: 'Vem o conflito nas Montanhas',
    },
    'four-all-tie': {
      say: 'Você aposta primeiro: ponha o Mostrador em 3.',
      why: 'Sua força será 1 Bruxa + 3 = 4. A dela é o número da rodada, mais as Bruxas, mais os PV de uma carta por Bruxa.',
      done: 'Quatro a quatro, e o empate é seu',
    },
    'stone-spring': {
      say: 'No conflito o empate é seu! Leve a Pedra da Raiz.',
      why: 'A Fonte do Luar tem o símbolo da Raiz: a Pedra vai dobrar o Ritual que você puser nela, quando estiver no Círculo Interno.',
      done: 'Uma Pedra para a Fonte',
    },
    'only-more-vp-wins': {
      say: 'Cuidado no fim da partida: lá o empate é da Automa.',
      why: 'Você vence só com mais PV que ela. Comece contra a Aprendiz; depois vêm a Feiticeira, a Mestra e a Herdeira do Trono.',
      done: 'No fim, só mais PV vence',
    },
  },
};
