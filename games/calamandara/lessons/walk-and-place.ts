/** Lesson 1: the goal, and the three phases that lead there. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, footprints, reserve, stand } from './position.ts';

export const walkAndPlace: Lesson<State> = {
  id: 'walk-and-place',
  title: { 'pt-BR': 'Andar e inserir', en: 'Walk and place' },
  minutes: 3,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 0);
    footprints(state, 0, 3, [1, 2, 4]);
    stand(state, 0, 3, 1);
    reserve(state, 0, 'footprint', 'footprint', 'mountain');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Seja o primeiro a pôr o seu viajante na Fenda, no centro do tabuleiro.',
        en: 'Be the first to bring your traveller to the Rift in the middle of the board.',
      },
      why: {
        'pt-BR':
          'Seu viajante está na primeira casa da sua terra. Oito casas adiante, em linha reta, fica a Fenda. Ele só anda sobre Pegadas.',
        en: 'Your traveller stands on the first cell of your land. Eight cells straight ahead lies the Rift. It only walks on Footprints.',
      },
      done: { 'pt-BR': 'O objetivo: chegar à Fenda', en: 'The goal: reach the Rift' },
    },
    {
      say: { 'pt-BR': 'Fase 1: adquira o símbolo da sua carta.', en: 'Phase 1: acquire the symbol of your card.' },
      why: {
        'pt-BR':
          'Em cada turno a sua carta de símbolos põe até dois símbolos do depósito na reserva; aqui só cabe um. Só o que está na reserva pode ser inserido.',
        en: 'Each turn your symbol card moves up to two symbols from the depot into your reserve; here there is room for one. Only what is in the reserve can be inserted.',
      },
      pick: 'acquire',
      done: { 'pt-BR': 'Uma Torre entrou na sua reserva', en: 'A Tower came into your reserve' },
    },
    {
      say: { 'pt-BR': 'Fase 2: toque numa Pegada da sua reserva.', en: 'Phase 2: touch a Footprint in your reserve.' },
      why: {
        'pt-BR': 'Há um vão no seu caminho: a terceira casa está vazia. Um vão de uma casa já detém o viajante.',
        en: 'There is a gap in your path: the third cell is empty. A gap of one cell is enough to stop the traveller.',
      },
      pick: 'insert:footprint',
      done: { 'pt-BR': 'Você escolheu uma Pegada', en: 'You chose a Footprint' },
    },
    {
      say: { 'pt-BR': 'Feche o vão: ponha a Pegada em Sul 3-3.', en: 'Close the gap: put the Footprint on South 3-3.' },
      pick: 'at:s-3-3',
      done: { 'pt-BR': 'A Pegada em 3-3 liga as suas', en: 'The Footprint on 3-3 links yours' },
    },
    {
      say: {
        'pt-BR': 'Guarde o resto para depois: conclua a fase.',
        en: 'Keep the rest for later: finish the phase.',
      },
      why: {
        'pt-BR': 'Você pode inserir quantos símbolos quiser, um por um. O que fica na reserva serve no próximo turno.',
        en: 'You may insert as many symbols as you like, one by one. What stays in the reserve is there next turn.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Você concluiu a inserção', en: 'You finished inserting' },
    },
    {
      say: {
        'pt-BR': 'Fase 3: ande até a última Pegada, em Sul 3-4.',
        en: 'Phase 3: walk to the last Footprint, on South 3-4.',
      },
      why: {
        'pt-BR': 'O viajante anda de uma vez por todas as Pegadas ligadas, quantas forem.',
        en: 'The traveller walks over all linked Footprints at once, however many there are.',
      },
      pick: 'walk:s-3-4',
      done: { 'pt-BR': 'Três casas de uma vez', en: 'Three cells at once' },
    },
    {
      say: {
        'pt-BR': 'Fase 4 trata das cartas de Lembrança. Pule por hoje.',
        en: 'Phase 4 is about Memory cards. Skip it for today.',
      },
      pick: 'skip',
      done: { 'pt-BR': 'Um turno inteiro', en: 'A whole turn' },
    },
  ],
};
