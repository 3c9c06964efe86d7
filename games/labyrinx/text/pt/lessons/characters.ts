import type { characters as english } from '../../en/lessons/characters.ts';

export const characters: typeof english = {
  title: 'Personagens, empurrões e vitória',
  summary: 'Empurrar rivais, usar o poder do personagem e ganhar o quinto tesouro.',
  steps: {
    'tied-at-four': {
      say: 'Você e o rival têm quatro tesouros cada. O próximo decide!',
      why: 'Você é Elora, e divide a casa G4 com Dannenvir. Você lembra: há um monstro a leste, em H4, e um baú ao norte, em G3, atrás da parede.',
      done: 'Quatro a quatro',
    },
    'decided-push': {
      say: 'Quem está na mesma casa pode ser empurrado. Empurre o rival.',
      why: 'Empurrar custa uma ação e segue um corredor, mesmo através de portas.',
      done: 'Você resolveu empurrar',
    },
    'rival-lost-monster': {
      say: 'Para o leste, direto ao monstro!',
      why: 'Quem é empurrado enfrenta o que houver na carta, com a própria mão. A dele está vazia.',
      done: 'O rival perdeu para o monstro e ficou com três',
    },
    'rival-far-away': {
      say: 'Ele foge dois passos, e você escolhe por onde. Para longe: leste!',
      why: 'A fuga é guiada por quem está à esquerda de quem foge. Em dois, é sempre o outro.',
      done: 'O rival está longe',
    },
    'used-attunement': {
      say: 'Cada personagem tem um poder. Use a Sintonia de Elora.',
      why: 'Poderes ativos custam uma ação e valem uma vez por turno. Com a Sintonia, Elora atravessa paredes.',
      done: 'Você usou a Sintonia',
    },
    'chest-g3-appeared': {
      say: 'Atravesse a parede ao norte, até o baú em G3.',
      done: 'O baú em G3 apareceu',
    },
    'die-showed-3': {
      say: 'Com a Sintonia qualquer posição serve. Deixe a carta como está.',
      done: 'O dado mostrou 3',
    },
    'took-challenge': {
      say: 'Nível 3, sua habilidade com baús é 1: descarte duas cartas.',
      why: 'Foi por isso que valeu a pena guardar cartas na mão.',
      done: 'Você aceitou o desafio',
    },
    'one-card-discarded': {
      say: 'Descarte o beco sem saída.',
      done: 'Uma carta descartada',
    },
    won: {
      say: 'E o corredor. É o seu quinto tesouro!',
      why: 'Quem junta cinco tesouros vence na hora, mesmo no turno de outra pessoa.',
      done: 'Você venceu',
    },
  },
};
