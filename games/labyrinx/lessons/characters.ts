/** Lesson 3: pushing, powers, and the fifth treasure. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, closed, hand, next, open, stand, treasures } from './position.ts';

export const characters: Lesson<State> = {
  id: 'characters',
  title: { 'pt-BR': 'Personagens, empurrões e vitória', en: 'Characters, pushing and winning' },
  minutes: 3,
  seats: 2,
  seed: 3,
  options: { memoryAid: 'faces' },
  rolls: [2, 3],
  before: ['expand:4-2'],
  arrange: (state) => {
    begin(state, 'elora', 'dannenvir');
    open(state, '6-3', 'tee-plain-open', 0);
    stand(state, 0, '6-3');
    stand(state, 1, '6-3');
    closed(state, '6-2', 'bend-chest-open', 0);
    closed(state, '7-3', 'straight-monster-open', 0);
    closed(state, '8-3', 'straight-plain-open');
    treasures(state, 0, 4);
    treasures(state, 1, 4);
    hand(state, 0, 'cross-plain-open', 'dead-end-plain-open', 'straight-plain-open');
    next(state, 'tee-plain-open', 'dead-end-plain-open');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você e o rival têm quatro tesouros cada. O próximo decide!',
        en: 'You and your rival have four treasures each. The next one decides!',
      },
      why: {
        'pt-BR':
          'Você é Elora, e divide a casa G4 com Dannenvir. Você lembra: há um monstro a leste, em H4, e um baú ao norte, em G3, atrás da parede.',
        en: 'You are Elora and share G4 with Dannenvir. You remember: there is a monster to the east, on H4, and a chest to the north, on G3, behind the wall.',
      },
      done: { 'pt-BR': 'Quatro a quatro', en: 'Four all' },
    },
    {
      say: {
        'pt-BR': 'Quem está na mesma casa pode ser empurrado. Empurre o rival.',
        en: 'Whoever shares your space can be pushed. Push your rival.',
      },
      why: {
        'pt-BR': 'Empurrar custa uma ação e segue um corredor, mesmo através de portas.',
        en: 'Pushing costs one action and follows a corridor, even through doors.',
      },
      pick: 'push:1',
      done: { 'pt-BR': 'Você resolveu empurrar', en: 'You decided to push' },
    },
    {
      say: { 'pt-BR': 'Para o leste, direto ao monstro!', en: 'To the east, straight to the monster!' },
      why: {
        'pt-BR': 'Quem é empurrado enfrenta o que houver na carta, com a própria mão. A dele está vazia.',
        en: 'Whoever is pushed faces what is on the card, with their own hand. His is empty.',
      },
      pick: 'push-to:E:7-3',
      done: {
        'pt-BR': 'O rival perdeu para o monstro e ficou com três',
        en: 'Your rival lost to the monster and is down to three',
      },
    },
    {
      say: {
        'pt-BR': 'Ele foge dois passos, e você escolhe por onde. Para longe: leste!',
        en: 'He flees two steps, and you choose the way. Far off: east!',
      },
      why: {
        'pt-BR': 'A fuga é guiada por quem está à esquerda de quem foge. Em dois, é sempre o outro.',
        en: 'A flight is led by the player to the left of whoever flees. With two players that is always the other one.',
      },
      pick: 'flee:E:8-3',
      done: { 'pt-BR': 'O rival está longe', en: 'Your rival is far away' },
    },
    {
      say: {
        'pt-BR': 'Cada personagem tem um poder. Use a Sintonia de Elora.',
        en: "Every character has a power. Use Elora's Attunement.",
      },
      why: {
        'pt-BR': 'Poderes ativos custam uma ação e valem uma vez por turno. Com a Sintonia, Elora atravessa paredes.',
        en: 'Active powers cost one action and work once per turn. With Attunement Elora walks through walls.',
      },
      pick: 'power:elora',
      done: { 'pt-BR': 'Você usou a Sintonia', en: 'You used Attunement' },
    },
    {
      say: {
        'pt-BR': 'Atravesse a parede ao norte, até o baú em G3.',
        en: 'Go through the wall to the north, to the chest on G3.',
      },
      pick: 'attune:N:6-2',
      done: { 'pt-BR': 'O baú em G3 apareceu', en: 'The chest on G3 appeared' },
    },
    {
      say: {
        'pt-BR': 'Com a Sintonia qualquer posição serve. Deixe a carta como está.',
        en: 'With Attunement any position will do. Leave the card as it is.',
      },
      pick: 'rotate:6-2:0:0',
      done: { 'pt-BR': 'O dado mostrou 3', en: 'The die showed 3' },
    },
    {
      say: {
        'pt-BR': 'Nível 3, sua habilidade com baús é 1: descarte duas cartas.',
        en: 'Level 3, your skill with chests is 1: discard two cards.',
      },
      why: {
        'pt-BR': 'Foi por isso que valeu a pena guardar cartas na mão.',
        en: 'That is why keeping cards in hand pays off.',
      },
      pick: 'spend:2',
      done: { 'pt-BR': 'Você aceitou o desafio', en: 'You took the challenge' },
    },
    {
      say: { 'pt-BR': 'Descarte o beco sem saída.', en: 'Discard the dead end.' },
      pick: 'discard:dead-end-plain-open',
      done: { 'pt-BR': 'Uma carta descartada', en: 'One card discarded' },
    },
    {
      say: {
        'pt-BR': 'E o corredor. É o seu quinto tesouro!',
        en: 'And the straight corridor. This is your fifth treasure!',
      },
      why: {
        'pt-BR': 'Quem junta cinco tesouros vence na hora, mesmo no turno de outra pessoa.',
        en: 'Whoever has five treasures wins at once, even in somebody else’s turn.',
      },
      pick: 'discard:straight-plain-open',
      done: { 'pt-BR': 'Você venceu', en: 'You won' },
    },
  ],
};
