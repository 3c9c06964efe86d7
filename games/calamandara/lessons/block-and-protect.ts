/** Lesson 2: what stops a rival, and what protects from one. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, footprints, reserve, stand } from './position.ts';

export const blockAndProtect: Lesson<State> = {
  id: 'block-and-protect',
  title: { 'pt-BR': 'Bloquear e proteger', en: 'Block and protect' },
  minutes: 3,
  seats: 2,
  seed: 3,
  arrange: (state) => {
    begin(state, 0);
    footprints(state, 0, 3, [1, 2, 3, 4]);
    stand(state, 0, 3, 3);
    reserve(state, 0, 'mountain', 'tower', 'fire', 'footprint');
    footprints(state, 1, 3, [1, 2, 3, 4, 5, 6, 7]);
    stand(state, 1, 3, 6);
    reserve(state, 1, 'footprint', 'footprint', 'mirror');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Cuidado: o rival, ao norte, está a três casas da Fenda.',
        en: 'Careful: your rival in the north is three cells from the Rift.',
      },
      why: {
        'pt-BR':
          'Uma casa já tem Pegada, e ele guarda duas na reserva: com elas fecha o caminho e vence no próximo turno. É a sua vez de estorvar.',
        en: 'One cell already has a Footprint, and two more wait in the reserve: enough to close the path and win next turn. Now is the time to get in the way.',
      },
      done: { 'pt-BR': 'O rival ameaça vencer', en: 'Your rival threatens to win' },
    },
    {
      say: {
        'pt-BR': 'Sua reserva está cheia, então você já está na fase 2. Toque na Montanha.',
        en: 'Your reserve is full, so you are already in phase 2. Touch the Mountain.',
      },
      why: {
        'pt-BR': 'A reserva guarda até quatro símbolos. Sem lugar livre, não há o que adquirir na fase 1.',
        en: 'The reserve holds up to four symbols. Without a free place there is nothing to acquire in phase 1.',
      },
      pick: 'insert:mountain',
      done: { 'pt-BR': 'Você escolheu a Montanha', en: 'You chose the Mountain' },
    },
    {
      say: {
        'pt-BR': 'Feche o caminho do rival: ponha a Montanha em C4, logo acima da Fenda.',
        en: "Close your rival's path: put the Mountain on C4, right above the Rift.",
      },
      why: {
        'pt-BR': 'Ninguém anda sobre uma Montanha. Você pode inserir símbolos em qualquer terra, não só na sua.',
        en: 'Nobody walks on a Mountain. You may insert symbols in any land, not only your own.',
      },
      pick: 'at:c-3-4',
      done: { 'pt-BR': 'A Montanha em C4 barra o rival', en: 'The Mountain on C4 bars the way' },
    },
    {
      say: {
        'pt-BR': 'O rival também pode atacar você. Toque na Torre.',
        en: 'Your rival can attack you too. Touch the Tower.',
      },
      why: {
        'pt-BR': 'São quatro os símbolos de ataque: Montanha, Espelho, Fogo e Estrela. A Torre defende contra eles.',
        en: 'Four symbols attack: Mountain, Mirror, Fire and Star. The Tower defends against them.',
      },
      pick: 'insert:tower',
      done: { 'pt-BR': 'Você escolheu a Torre', en: 'You chose the Tower' },
    },
    {
      say: {
        'pt-BR': 'Ponha a Torre em Sul 2-4: ela protege a fileira inteira.',
        en: 'Put the Tower on South 2-4: it protects the whole row.',
      },
      why: {
        'pt-BR':
          'Enquanto ela estiver de pé, nenhum rival ataca as outras casas da fileira. Só a própria Torre pode ser queimada.',
        en: 'While it stands, no rival can attack the other cells of its row. Only the Tower itself can be burned.',
      },
      pick: 'at:s-2-4',
      done: { 'pt-BR': 'A Torre guarda a sua quarta fileira', en: 'The Tower guards your fourth row' },
    },
    {
      say: { 'pt-BR': 'Agora o contra-ataque: toque no Fogo.', en: 'Now strike back: touch the Fire.' },
      pick: 'insert:fire',
      done: { 'pt-BR': 'Você escolheu o Fogo', en: 'You chose the Fire' },
    },
    {
      say: {
        'pt-BR': 'Queime a Pegada em C5, à frente do rival.',
        en: 'Burn the Footprint on C5, in front of your rival.',
      },
      why: {
        'pt-BR':
          'O Fogo vai sobre um símbolo, nunca sobre uma casa vazia nem sobre a Pegada em que há um viajante. O que ele queima vai para o seu depósito.',
        en: 'Fire goes onto a symbol, never onto an empty cell or a Footprint on which a traveller stands. What it burns goes to your depot.',
      },
      pick: 'at:c-3-5',
      done: { 'pt-BR': 'A Pegada em C5 queimou', en: 'The Footprint on C5 burned' },
    },
    {
      say: { 'pt-BR': 'Deixe o Fogo no tabuleiro.', en: 'Leave the Fire on the board.' },
      why: {
        'pt-BR': 'Enquanto fica, o Fogo também fecha a casa. Se o recolher, a casa fica vazia.',
        en: 'While it stays, the Fire closes the cell too. If you take it back, the cell is empty.',
      },
      pick: 'leave-it',
      done: { 'pt-BR': 'O Fogo também barra o caminho', en: 'The Fire bars the way as well' },
    },
    {
      say: {
        'pt-BR': 'Guarde a Pegada para depois: conclua a fase.',
        en: 'Keep the Footprint for later: finish the phase.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Você concluiu a inserção', en: 'You finished inserting' },
    },
    {
      say: { 'pt-BR': 'Ande até Sul 3-4, na fileira da sua Torre.', en: "Walk to South 3-4, in your Tower's row." },
      why: {
        'pt-BR': 'Ali o viajante está protegido. Veja o que o rival tenta em seguida.',
        en: 'There your traveller is protected. See what your rival tries next.',
      },
      pick: 'walk:s-3-4',
      done: { 'pt-BR': 'Seu viajante está na fileira protegida', en: 'Your traveller stands in the protected row' },
    },
    {
      say: { 'pt-BR': 'Pule a fase 4 e veja o turno do rival.', en: "Skip phase 4 and watch your rival's turn." },
      pick: 'skip',
      others: ['skip', 'insert:mirror', 'at:s-3-5', 'way:s', 'done', 'stay'],
      done: { 'pt-BR': 'O rival inseriu um Espelho', en: 'Your rival inserted a Mirror' },
    },
    {
      say: {
        'pt-BR': 'O Espelho à sua frente não faz nada: a Torre protege você.',
        en: 'The Mirror in front of you does nothing: the Tower protects you.',
      },
      why: {
        'pt-BR':
          'Sem a Torre, o Espelho empurraria o viajante para trás. Bloquear ganha tempo; proteger guarda o que você já andou.',
        en: 'Without the Tower the Mirror would push your traveller back. Blocking wins time; protecting keeps the ground you have gained.',
      },
      done: { 'pt-BR': 'A Torre deteve o Espelho', en: 'The Tower stopped the Mirror' },
    },
  ],
};
