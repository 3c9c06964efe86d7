/** Lesson 2: the die, what is won and lost, and running away. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, closed, hand, next, open, stand, treasures } from './position.ts';

export const challenges: Lesson<State> = {
  id: 'challenges',
  title: { 'pt-BR': 'Desafios, tesouros e fugas', en: 'Challenges, treasures and flights' },
  minutes: 3,
  seats: 2,
  seed: 3,
  options: { memoryAid: 'faces' },
  rolls: [2, 4],
  before: ['expand:4-2'],
  arrange: (state) => {
    begin(state, 'mallahoc', 'akuna');
    open(state, '6-3', 'tee-plain-open', 0);
    stand(state, 0, '6-3');
    closed(state, '7-3', 'straight-chest-open', 0);
    closed(state, '8-3', 'straight-monster-open');
    closed(state, '5-2', 'bend-plain-open');
    treasures(state, 0, 2);
    hand(state, 0, 'dead-end-plain-open');
    hand(state, 1, 'tee-plain-open', 'straight-plain-open', 'tee-chest-open', 'bend-monster-open');
    next(
      state,
      'straight-plain-open',
      'cross-trap-open',
      'bend-chest-open',
      'tee-monster-open',
      'tee-plain-open',
      'straight-plain-open',
      'bend-plain-open',
      'tee-plain-open',
    );
  },
  steps: [
    {
      say: {
        'pt-BR': 'Baús, monstros e armadilhas são desafios. Vencer qualquer um dá um tesouro.',
        en: 'Chests, monsters and traps are challenges. Winning any of them brings a treasure.',
      },
      why: {
        'pt-BR':
          'Um dado diz o nível, de 1 a 6. Some a sua habilidade e mais 1 por carta que descartar: basta igualar o dado. Você é Mallahoc: baú 1, monstro 2, armadilha 0.',
        en: 'A die says the level, 1 to 6. Add your skill, and 1 for each card you discard: matching the die is enough. You are Mallahoc: chest 1, monster 2, trap 0.',
      },
      done: { 'pt-BR': 'O que é um desafio', en: 'What a challenge is' },
    },
    {
      say: {
        'pt-BR': 'Você já espiou H4: há um baú ali. Entre!',
        en: 'You peeked at H4 before: there is a chest. Go in!',
      },
      pick: 'move:E:7-3:1-2',
      done: { 'pt-BR': 'O dado mostrou 2', en: 'The die showed 2' },
    },
    {
      say: {
        'pt-BR': 'O baú é de nível 2 e você tem habilidade 1. Descarte a carta que falta.',
        en: 'The chest is level 2 and your skill is 1. Discard the one card that is missing.',
      },
      why: {
        'pt-BR':
          'Desistir também é permitido: você guarda as cartas, e o tesouro fica sobre o baú à espera de quem vier.',
        en: 'Giving up is allowed too: you keep your cards, and the treasure lies on the chest for whoever comes next.',
      },
      pick: 'spend:1',
      done: { 'pt-BR': 'Mais um tesouro: agora são três', en: 'One more treasure: now you have three' },
    },
    {
      say: {
        'pt-BR': 'O baú vencido fica aberto para sempre. Arrisque mais um passo: entre em I4.',
        en: 'The chest is won and stays open for good. Risk one more step: enter I4.',
      },
      why: {
        'pt-BR': 'Sua mão está vazia: agora só a habilidade conta. Vejamos o que há na névoa.',
        en: 'Your hand is empty: only your skill counts now. Let us see what the fog hides.',
      },
      pick: 'move:E:8-3:1-2',
      others: ['flee:W:7-3', 'flee:W:5-3', 'flee:N:5-2', 'rotate:5-2:1:0'],
      done: { 'pt-BR': 'Um monstro de nível 4 venceu você', en: 'A monster of level 4 beat you' },
    },
    {
      say: {
        'pt-BR': 'Um monstro de nível 4! Você perdeu um tesouro e fugiu quatro passos.',
        en: 'A monster of level 4! You lost a treasure and fled four steps.',
      },
      why: {
        'pt-BR':
          'Quem perde para um monstro foge tantos passos quantos o dado mostrou, e quem joga depois de você escolhe o caminho. Perder para uma armadilha também custa um tesouro e lança você longe, em linha reta. Perder para um baú não custa nada.',
        en: 'Whoever loses to a monster flees as many steps as the die shows, and the next player chooses the way. Losing to a trap costs a treasure too and throws you far off in a straight line. Losing to a chest costs nothing.',
      },
      done: { 'pt-BR': 'A fuga terminou em F3', en: 'The flight ended on F3' },
    },
    {
      say: {
        'pt-BR': 'Sem cartas não dá para arriscar. Encerre o turno.',
        en: 'Without cards there is nothing to risk. End your turn.',
      },
      why: {
        'pt-BR': 'A névoa vai esconder o monstro outra vez. Lembre que ele mora em I4.',
        en: 'The fog will hide the monster again. Remember that it lives on I4.',
      },
      pick: 'end-turn',
      others: ['expand:5-5', 'end-turn'],
      done: { 'pt-BR': 'A névoa escondeu o monstro', en: 'The fog hid the monster' },
    },
    {
      say: { 'pt-BR': 'Novo turno: ponha a carta em G3.', en: 'A new turn: put the card on G3.' },
      pick: 'expand:6-2',
      done: { 'pt-BR': 'O labirinto cresceu', en: 'The maze has grown' },
    },
    {
      say: { 'pt-BR': 'Descanse para encher a mão.', en: 'Rest to fill your hand.' },
      why: {
        'pt-BR':
          'Descansar gasta o turno inteiro e traz quatro cartas; para Mallahoc, cinco. Se estiver preso entre paredes, há o Desespero: descarta a mão toda e troca uma carta vizinha por uma encruzilhada.',
        en: 'Resting takes the whole turn and brings four cards; for Mallahoc, five. If you are walled in there is Despair: it discards your whole hand and swaps a neighbouring card for a crossroads.',
      },
      pick: 'rest',
      done: { 'pt-BR': 'Mão cheia outra vez', en: 'A full hand again' },
    },
  ],
};
