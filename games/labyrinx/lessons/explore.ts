/** Lesson 1: the fog, the maze that grows, and three actions. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, closed, hand, next } from './position.ts';

export const explore: Lesson<State> = {
  id: 'explore',
  title: { 'pt-BR': 'Explorar e expandir', en: 'Explore and expand' },
  minutes: 4,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 'akuna', 'mallahoc');
    closed(state, '4-2', 'tee-plain-open');
    closed(state, '4-1', 'bend-plain-open');
    closed(state, '6-3', 'cross-plain-door-n');
    hand(state, 0, 'cross-plain-open', 'straight-plain-open', 'tee-chest-open', 'bend-monster-open');
    hand(
      state,
      1,
      'tee-plain-open',
      'straight-plain-open',
      'dead-end-plain-open',
      'bend-plain-open',
      'cross-trap-open',
    );
    next(state, 'straight-plain-open', 'bend-plain-open', 'tee-monster-open', 'straight-trap-open');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Junte cinco tesouros antes dos outros. Eles estão lá fora, sob a névoa.',
        en: 'Collect five treasures before the others do. They are out there, under the fog.',
      },
      why: {
        'pt-BR':
          'Você é Akuna e está no Salão Vazio, no meio da mesa. As cartas viradas para baixo são o labirinto: ninguém sabe o que há nelas.',
        en: 'You are Akuna, in the Empty Hall in the middle of the table. The cards lying face down are the maze: nobody knows what is on them.',
      },
      done: { 'pt-BR': 'O objetivo: cinco tesouros', en: 'The goal: five treasures' },
    },
    {
      say: {
        'pt-BR': 'Todo turno começa com o labirinto crescendo. Ponha uma carta nova em F3.',
        en: 'Every turn begins with the maze growing. Put a new card on F3.',
      },
      why: {
        'pt-BR':
          'A carta vem do topo da pilha e ninguém a vê. Ela vai para qualquer casa vazia ao lado de uma carta ou do Salão.',
        en: 'The card comes from the top of the pile and nobody sees it. It goes to any empty cell next to a card or to the Hall.',
      },
      pick: 'expand:5-2',
      done: { 'pt-BR': 'O labirinto cresceu', en: 'The maze has grown' },
    },
    {
      say: {
        'pt-BR': 'Agora você tem três ações. A primeira: toque em Espiar e depois na carta em E3.',
        en: 'Now you have three actions. The first: touch Peek, then the card on E3.',
      },
      why: {
        'pt-BR': 'Espiar mostra, só a você, uma carta fechada ao seu lado. Paredes não atrapalham.',
        en: 'Peeking shows you, and you alone, a closed card beside you. Walls are no hindrance.',
      },
      pick: 'peek:4-2',
      done: { 'pt-BR': 'Você espiou E3', en: 'You peeked at E3' },
    },
    {
      say: {
        'pt-BR': 'Um corredor em T, sem perigo. Guarde na memória e continue.',
        en: 'A T-shaped corridor, no danger. Remember it and go on.',
      },
      pick: 'ok',
      done: { 'pt-BR': 'Só você sabe o que há em E3', en: 'Only you know what is on E3' },
    },
    {
      say: { 'pt-BR': 'Segunda ação: entre em E3, ao norte.', en: 'Second action: enter E3, to the north.' },
      why: {
        'pt-BR': 'Só se anda por onde os corredores se encontram. Passar por uma porta custa duas ações em vez de uma.',
        en: 'You walk only where corridors meet. Passing a door costs two actions instead of one.',
      },
      pick: 'move:N:4-2:1-2',
      done: { 'pt-BR': 'A carta em E3 foi aberta', en: 'The card on E3 was turned up' },
    },
    {
      say: {
        'pt-BR': 'Quem entra escolhe como a carta fica. Gire-a para abrir o norte e o leste.',
        en: 'Whoever enters chooses how the card lies. Turn it so that north and east are open.',
      },
      why: {
        'pt-BR':
          'Uma das aberturas precisa dar para o lugar de onde você vem. Depois disso ninguém mais gira a carta enquanto estiver aberta.',
        en: 'One opening must face the place you come from. After that nobody turns the card again while it stays open.',
      },
      pick: 'rotate:4-2:3:1',
      done: { 'pt-BR': 'Você entrou em E3', en: 'You entered E3' },
    },
    {
      say: { 'pt-BR': 'Terceira ação: siga para o norte, até E2.', en: 'Third action: go on north to E2.' },
      pick: 'move:N:4-1:1-2',
      done: { 'pt-BR': 'A carta em E2 foi aberta', en: 'The card on E2 was turned up' },
    },
    {
      say: { 'pt-BR': 'É uma curva. Gire-a para o leste.', en: 'It is a bend. Turn it towards the east.' },
      pick: 'rotate:4-1:1:1',
      others: ['expand:3-4', 'end-turn'],
      done: { 'pt-BR': 'Suas três ações acabaram', en: 'Your three actions are spent' },
    },
    {
      say: {
        'pt-BR': 'A névoa voltou: E3 está fechada outra vez. Você lembra o que havia lá?',
        en: 'The fog is back: E3 is closed again. Do you remember what was there?',
      },
      why: {
        'pt-BR':
          'No fim de cada turno tudo se fecha, menos as cartas em que alguém está, os desafios já vencidos e os baús com um tesouro em cima. Quem entrar em E3 pode girá-la de outro jeito.',
        en: 'At the end of every turn everything closes, except cards with somebody on them, challenges already won and chests with a treasure on them. Whoever enters E3 next may turn it another way.',
      },
      done: { 'pt-BR': 'A névoa voltou; lembrar é com você', en: 'The fog is back; remembering is up to you' },
    },
    {
      say: {
        'pt-BR': 'Sua vez de novo. Ponha a carta nova em F2, diante da sua saída.',
        en: 'Your turn again. Put the new card on F2, in front of your way out.',
      },
      pick: 'expand:5-1',
      done: { 'pt-BR': 'Uma carta nova em F2', en: 'A new card on F2' },
    },
    {
      say: {
        'pt-BR': 'Sua mão também constrói o labirinto: toque na carta com o baú.',
        en: 'Your hand builds the maze too: touch the card with the chest.',
      },
      why: {
        'pt-BR': 'Jogar uma carta custa uma ação. Ela fica fechada, e só você sabe que ali há um baú.',
        en: 'Playing a card costs one action. It lies closed, and only you know that there is a chest.',
      },
      pick: 'play:tee-chest-open',
      done: { 'pt-BR': 'Você escolheu a carta do baú', en: 'You chose the chest' },
    },
    {
      say: { 'pt-BR': 'Ponha o baú em F1, perto de você.', en: 'Put the chest on F1, close to you.' },
      why: {
        'pt-BR':
          'Assim você planeja o próximo tesouro. Mas cuidado: as cartas da mão também são a sua força nos desafios, como mostra a próxima lição.',
        en: 'That is how to plan your next treasure. But mind: the cards in your hand are also your strength in challenges, as the next lesson shows.',
      },
      pick: 'place:5-0',
      done: { 'pt-BR': 'Um baú que só você conhece', en: 'A chest that only you know of' },
    },
  ],
};
