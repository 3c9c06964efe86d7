/** Lesson 3: figures, Mana, rewards and stones. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, lay, owns, send, TWO_COVENS } from './position.ts';

export const conflict: Lesson<State> = {
  id: 'conflict',
  title: { 'pt-BR': 'O conflito', en: 'The conflict' },
  minutes: 3,
  seats: TWO_COVENS,
  seed: 3,
  options: { firstPlayer: 'seat-1' },
  arrange: (state) => {
    begin(state, {
      'northern-lakes': ['cave-2', null, null],
      'central-mountains': [null, 'sanctuary-4', 'moonlit-spring-2'],
    });
    lay(state, 0, 'outer', 'herb-garden-4');
    lay(state, 0, 'inner', 'stone-circle-2', 'phoenix');
    lay(state, 1, 'outer', 'observatory-1');
    send(state, 0, 'northern-lakes', 2);
    send(state, 1, 'northern-lakes', 1);
    send(state, 0, 'central-mountains', 1);
    owns(state, 0, { mana: 8 });
    owns(state, 1, { mana: 4 });
    state.phase = 'conflict';
  },
  steps: [
    {
      say: {
        'pt-BR': 'Todos passaram. Agora há um conflito em cada Região onde alguém tem figuras.',
        en: 'All have passed. Now there is a conflict in every Region where somebody has figures.',
      },
      why: {
        'pt-BR':
          'As Bruxas que você mandou descobrir Locais continuam lá. Nos Lagos do Norte você tem duas, o rival uma.',
        en: 'The Witches you sent to discover Places are still there. In the Northern Lakes you have two, your rival one.',
      },
      done: { 'pt-BR': 'Conflito nos Lagos do Norte', en: 'A conflict in the Northern Lakes' },
    },
    {
      say: {
        'pt-BR': 'Aposte Mana em segredo: ponha o seu Mostrador em 4.',
        en: 'Bid Mana in secret: set your Dial to 4.',
      },
      why: {
        'pt-BR':
          'Força é figuras mais Mostrador: 2 + 4 = 6. O rival tem 1 Bruxa e 4 de Mana: chega no máximo a 5. A Mana mostrada é gasta, ganhando ou não.',
        en: 'Strength is figures plus Dial: 2 + 4 = 6. Your rival has 1 Witch and 4 Mana: 5 at most. The Mana shown is spent, win or lose.',
      },
      pick: 'dial:4',
      others: ['dial:3'],
      done: { 'pt-BR': 'Força 6 contra 4: você venceu', en: 'Strength 6 against 4: you won' },
    },
    {
      say: {
        'pt-BR': 'Quem vence leva uma Pedra de Poder. Escolha uma da Onda.',
        en: 'The winner takes a Powerstone. Choose a Wave stone.',
      },
      why: {
        'pt-BR':
          'No fim, uma Pedra dobra os PV do Ritual de um Local do Círculo Interno com o mesmo símbolo. A sua Fênix está no Círculo de Pedras, que tem a Onda: 4 PV viram 8.',
        en: 'At the end a stone doubles the VP of the Ritual on an Inner Circle Place with the same symbol. Your Phoenix lies on the Stone Circle, which has the Wave: 4 VP become 8.',
      },
      pick: 'stone:wave-1',
      done: { 'pt-BR': 'A Pedra da Onda dobra a sua Fênix', en: 'The Wave stone doubles your Phoenix' },
    },
    {
      say: {
        'pt-BR': 'Antes da Pedra, cada um recebeu os prêmios da sua força.',
        en: 'Before the stone, everybody got the rewards of their strength.',
      },
      why: {
        'pt-BR':
          'Com 4, com 6 e com 8 de força há um prêmio, para quem vence e para quem perde. Você teve uma carta e 3 PV; o rival, uma carta. Vencer nos Lagos também faz de você quem começa a próxima rodada.',
        en: 'At strength 4, 6 and 8 there is a reward, for winners and losers alike. You got a card and 3 VP; your rival a card. Winning in the Lakes also lets you begin the next round.',
      },
      done: { 'pt-BR': 'Prêmios com força 4, 6 e 8', en: 'Rewards at strength 4, 6 and 8' },
    },
    {
      say: {
        'pt-BR': 'Nas Montanhas só há você. Aposte 3, para chegar a 4.',
        en: 'In the Mountains you are alone. Bid 3, to reach 4.',
      },
      why: {
        'pt-BR':
          'Sem rival você já venceu, mas os prêmios dependem da força: 1 Bruxa + 3 = 4 dá 2 PV. O que sobra de Mana fica para a próxima rodada.',
        en: 'Without a rival you have already won, but rewards depend on strength: 1 Witch + 3 = 4 brings 2 VP. Mana you keep is there next round.',
      },
      pick: 'dial:3',
      done: { 'pt-BR': '2 PV nas Montanhas Centrais', en: '2 VP in the Central Mountains' },
    },
    {
      say: { 'pt-BR': 'Leve também uma Pedra daqui: a da Chama.', en: 'Take a stone here too: the Flame.' },
      why: {
        'pt-BR':
          'O seu Jardim de Ervas tem a Chama. Quando você o levar ao Círculo Interno com um Ritual, ela também vai dobrar.',
        en: 'Your Herb Garden has the Flame. Once you take it to the Inner Circle with a Ritual, that one will double too.',
      },
      pick: 'stone:flame-1',
      done: { 'pt-BR': 'Uma Pedra para os seus planos', en: 'A stone for your plans' },
    },
    {
      say: {
        'pt-BR': 'A segunda rodada começou: as figuras voltaram para casa.',
        en: 'The second round has begun: your figures are home again.',
      },
      why: {
        'pt-BR':
          'Os Marcadores estão ativos outra vez e há Locais novos nas Regiões. Depois da terceira rodada, somam-se os PV.',
        en: 'The tokens are active again and there are new Places in the Regions. After the third round the VP are added up.',
      },
      done: { 'pt-BR': 'Uma nova rodada', en: 'A new round' },
    },
  ],
};
