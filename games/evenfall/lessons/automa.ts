/** Lesson 4: alone against the Automa. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, hold, next, owns } from './position.ts';

export const automa: Lesson<State> = {
  id: 'automa',
  title: { 'pt-BR': 'Solo contra a Automa', en: 'Solo against the Automa' },
  minutes: 3,
  seats: [{ kind: 'player', settings: { coven: 'star' } }, 'automaton'],
  seed: 3,
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['herb-garden-4', 'cave-2', 'observatory-1'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    owns(state, 0, { knowledge: 3, mana: 5 });
    hold(state, 0, 'crystal-ball');
    next(state, 'wolf-pack', 'war-drum', 'osric');
  },
  steps: [
    {
      say: {
        'pt-BR': 'A Automa é a sua rival quando você joga só. Ela não pensa: segue uma roda.',
        en: 'The Automa is your rival when you play alone. She does not think: she follows a wheel.',
      },
      why: {
        'pt-BR': 'Para você as regras são as mesmas. Ela não tem mão, Recursos nem Mana: o que ganharia vira PV.',
        en: 'For you the rules are the same. She has no hand, no Resources and no Mana: whatever she would gain becomes VP.',
      },
      done: { 'pt-BR': 'A rival que segue uma roda', en: 'A rival who follows a wheel' },
    },
    {
      say: {
        'pt-BR': 'Comece: descubra a Fonte do Luar, nas Montanhas Centrais.',
        en: 'Begin: discover the Moonlit Spring in the Central Mountains.',
      },
      why: {
        'pt-BR': 'Depois de cada ação sua, ela faz uma. Observe.',
        en: 'After each action of yours she takes one. Watch.',
      },
      pick: 'discover:central-mountains:moonlit-spring-2',
      done: { 'pt-BR': 'A Fonte do Luar é sua', en: 'The Moonlit Spring is yours' },
    },
    {
      say: {
        'pt-BR': 'Ela virou uma carta de 3 PV e andou três casas na roda: descobrir.',
        en: 'She turned up a card worth 3 VP and moved three fields along the wheel: discover.',
      },
      why: {
        'pt-BR':
          'A carta do topo diz quantas casas o marcador anda; a casa diz o que ela faz. Ela pegou o Local mais à esquerda das Montanhas. Se a ação não for possível, ela vai à casa seguinte.',
        en: 'The top card says how many fields the marker moves; the field says what she does. She took the leftmost Place of the Mountains. If an action is impossible, she goes on to the next field.',
      },
      done: { 'pt-BR': 'A Automa descobriu um Local', en: 'The Automa discovered a Place' },
    },
    {
      say: { 'pt-BR': 'Sua vez: ative o Marcador de Coven.', en: 'Your turn: activate your Coven Token.' },
      pick: 'token',
      done: { 'pt-BR': 'Você explorou a Fonte', en: 'You explored the Spring' },
    },
    {
      say: {
        'pt-BR': 'Ela andou uma casa e explorou: 2 de Mana viraram 2 PV para ela.',
        en: 'She moved one field and explored: 2 Mana became 2 VP for her.',
      },
      why: {
        'pt-BR':
          'Ela só joga quando você faz uma ação. Cada turno seu precisa render mais do que o dela; passar na hora certa também é uma arma.',
        en: 'She only plays when you take an action. Each of your turns must bring more than hers; passing at the right moment is a weapon too.',
      },
      done: { 'pt-BR': 'A Automa ganhou 2 PV', en: 'The Automa gained 2 VP' },
    },
    {
      say: { 'pt-BR': 'Passe: ela passa com você.', en: 'Pass: she passes with you.' },
      pick: 'pass',
      done: { 'pt-BR': 'Vem o conflito nas Montanhas', en: 'The conflict in the Mountains begins' },
    },
    {
      say: { 'pt-BR': 'Você aposta primeiro: ponha o Mostrador em 3.', en: 'You bid first: set your Dial to 3.' },
      why: {
        'pt-BR':
          'Sua força será 1 Bruxa + 3 = 4. A dela é o número da rodada, mais as Bruxas, mais os PV de uma carta por Bruxa.',
        en: 'Your strength will be 1 Witch + 3 = 4. Hers is the number of the round, plus her Witches, plus the VP of one card for each Witch.',
      },
      pick: 'dial:3',
      done: { 'pt-BR': 'Quatro a quatro, e o empate é seu', en: 'Four all, and the tie is yours' },
    },
    {
      say: {
        'pt-BR': 'No conflito o empate é seu! Leve a Pedra da Raiz.',
        en: 'In a conflict ties are yours! Take the Root stone.',
      },
      why: {
        'pt-BR':
          'A Fonte do Luar tem o símbolo da Raiz: a Pedra vai dobrar o Ritual que você puser nela, quando estiver no Círculo Interno.',
        en: 'The Moonlit Spring has the Root symbol: the stone will double the Ritual you put there, once it is in the Inner Circle.',
      },
      pick: 'stone:root-2',
      done: { 'pt-BR': 'Uma Pedra para a Fonte', en: 'A stone for the Spring' },
    },
    {
      say: {
        'pt-BR': 'Cuidado no fim da partida: lá o empate é da Automa.',
        en: 'Mind the end of the game: there a tie is hers.',
      },
      why: {
        'pt-BR':
          'Você vence só com mais PV que ela. Comece contra a Aprendiz; depois vêm a Feiticeira, a Mestra e a Herdeira do Trono.',
        en: 'You win only with more VP than she has. Begin against the Apprentice; then come the Sorceress, the Mistress and the Heir to the Throne.',
      },
      done: { 'pt-BR': 'No fim, só mais PV vence', en: 'In the end only more VP wins' },
    },
  ],
};
