/** Lesson 2: Rituals on Places, Catalysts, and the way to the Inner Circle. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, hold, lay, owns, TWO_COVENS } from './position.ts';

export const rituals: Lesson<State> = {
  id: 'rituals',
  title: { 'pt-BR': 'Locais e Rituais', en: 'Places and Rituals' },
  minutes: 4,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['cave-2', 'observatory-1', 'castle-in-the-mist-2'],
      'central-mountains': ['stone-circle-2', 'sanctuary-4', 'moonlit-spring-2'],
    });
    lay(state, 0, 'outer', 'herb-garden-2');
    owns(state, 0, { herb: 4, elixir: 5, knowledge: 2, mana: 2 });
    hold(state, 0, 'phoenix', 'cauldron-of-the-choir');
    hold(state, 1, 'dragan', 'helga');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Cada Local recebe um Ritual. Os dois juntos dão força e pontos.',
        en: 'Each Place takes one Ritual. Together they bring power and points.',
      },
      why: {
        'pt-BR':
          'Você tem o Jardim de Ervas no Círculo Externo e o seu Local Inicial, a Mina, no Círculo Interno. Na mão, dois Rituais.',
        en: 'You have the Herb Garden in the Outer Circle and your Starting Place, the Mine, in the Inner Circle. In hand, two Rituals.',
      },
      done: { 'pt-BR': 'Dois Locais, dois Rituais', en: 'Two Places, two Rituals' },
    },
    {
      say: { 'pt-BR': 'Toque na Fênix para jogá-la.', en: 'Touch the Phoenix to play it.' },
      why: {
        'pt-BR': 'Ela custa duas Ervas, um Elixir e um Conhecimento. Ao ser jogada, dá 4 PV na hora.',
        en: 'It costs two Herbs, one Elixir and one Knowledge. When played it gives 4 VP at once.',
      },
      pick: 'ritual:phoenix',
      done: { 'pt-BR': 'Você escolheu a Fênix', en: 'You chose the Phoenix' },
    },
    {
      say: { 'pt-BR': 'Ponha-a no Jardim de Ervas.', en: 'Put it on the Herb Garden.' },
      why: {
        'pt-BR':
          'O Jardim tem um Bônus de Vinculação: uma Erva para qualquer Ritual e 2 PV a mais se for um Familiar, como a Fênix. Combine os sinais!',
        en: 'The Garden has a Binding Bonus: one Herb for any Ritual, and 2 VP more for a Familiar such as the Phoenix. Match the signs!',
      },
      pick: 'on:herb-garden-2',
      others: ['pass'],
      done: { 'pt-BR': 'Fênix no Jardim: 6 PV e uma Erva', en: 'Phoenix on the Garden: 6 VP and a Herb' },
    },
    {
      say: {
        'pt-BR': 'Jogue o Caldeirão do Coro no seu Local Inicial.',
        en: 'Play the Cauldron of the Choir on your Starting Place.',
      },
      why: {
        'pt-BR':
          'É o único Local livre. O Caldeirão traz um Campo de Ação: um lugar para uma Bruxa ou um Ancião trabalhar.',
        en: 'It is the only free Place. The Cauldron brings an action field: a spot where a Witch or an Elder can work.',
      },
      pick: 'ritual:cauldron-of-the-choir',
      done: { 'pt-BR': 'O Caldeirão está na Mina', en: 'The Cauldron stands on the Mine' },
    },
    {
      say: {
        'pt-BR': 'Toque no Campo do Caldeirão e mande um Ancião.',
        en: "Touch the Cauldron's field and send an Elder.",
      },
      why: {
        'pt-BR':
          'Anciões só usam campos do seu Círculo Interno. Bruxas vão a qualquer lugar, então guarde-as para o que só elas fazem.',
        en: 'Elders only use fields of your Inner Circle. Witches go anywhere, so keep them for what only they can do.',
      },
      pick: 'field:nqobantu-mine-sun:elder',
      done: { 'pt-BR': 'Uma Erva e um Elixir viraram 5 PV', en: 'A Herb and an Elixir became 5 VP' },
    },
    {
      say: { 'pt-BR': 'Construa um Orbe no Jardim de Ervas.', en: 'Build an Orb on the Herb Garden.' },
      why: {
        'pt-BR':
          'O Orbe custa dois Elixires e avança um passo na Trilha do Coven: 2 de Mana agora, prêmios maiores adiante. A Foice custa uma Erva e repete o que o Local rende ao ser explorado.',
        en: 'An Orb costs two Elixirs and takes you one step up the Coven Track: 2 Mana now, bigger prizes later. A Scythe costs one Herb and repeats what its Place yields when explored.',
      },
      pick: 'build:orb:herb-garden-2:resources',
      done: { 'pt-BR': 'Um passo na Trilha: 2 de Mana', en: 'A step on the track: 2 Mana' },
    },
    {
      say: {
        'pt-BR': 'Mande uma Bruxa ao campo das Montanhas Centrais.',
        en: 'Send a Witch to the field of the Central Mountains.',
      },
      why: {
        'pt-BR':
          'No fim da partida só contam os Rituais e Locais do Círculo Interno. A sua Fênix ainda está no Externo.',
        en: 'At the end of the game only Rituals and Places of the Inner Circle count. Your Phoenix is still in the Outer one.',
      },
      pick: 'field:central-mountains:witch',
      done: { 'pt-BR': 'Uma Bruxa nas Montanhas', en: 'A Witch in the Mountains' },
    },
    {
      say: { 'pt-BR': 'Escolha a Transferência, com duas cartas.', en: 'Choose the Transfer, with two cards.' },
      pick: 'option:central-mountains:1',
      done: { 'pt-BR': 'Você escolheu a Transferência', en: 'You chose the Transfer' },
    },
    {
      say: {
        'pt-BR': 'Leve o Jardim de Ervas, com a Fênix, para o Círculo Interno.',
        en: 'Take the Herb Garden, with the Phoenix, to the Inner Circle.',
      },
      why: {
        'pt-BR':
          'O preço: no Círculo Interno o Marcador não explora mais o Local. Transferir cedo rende menos Recursos; tarde demais, menos pontos.',
        en: 'The price: in the Inner Circle the token no longer explores the Place. Transfer early and you gather less; too late and you score less.',
      },
      pick: 'transfer:herb-garden-2',
      done: { 'pt-BR': 'A Fênix agora conta no fim', en: 'The Phoenix now counts at the end' },
    },
    {
      say: {
        'pt-BR': 'Pronto: 11 PV na mesa, e a Fênix e o Caldeirão valem mais 6 no fim.',
        en: 'Done: 11 VP on the table, and the Phoenix and the Cauldron are worth 6 more at the end.',
      },
      why: {
        'pt-BR': 'O Jardim, por si só, soma mais 1. Descobrir, vincular, transferir: é esse o coração do jogo.',
        en: 'The Garden itself adds 1 more. Discover, bind, transfer: that is the heart of the game.',
      },
      done: { 'pt-BR': 'Descobrir, vincular, transferir', en: 'Discover, bind, transfer' },
    },
  ],
};
