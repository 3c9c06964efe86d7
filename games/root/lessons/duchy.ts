/** The Duchy: dig, build, sway. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { BURROW } from '../data/maps.ts';
import type { State } from '../rules/state.ts';
import { begin, factions, hold, onTop, put } from './position.ts';

export const duchy: Lesson<State> = {
  id: 'duchy',
  title: { 'pt-BR': 'Ducado: cavar e influenciar', en: 'The Duchy: dig and sway' },
  minutes: 5,
  seats: factions('duchy', 'marquise'),
  seed: 19,
  arrange: (state) => {
    put(state, 0, 3, { tunnel: 1, warrior: 2 });
    for (const clearing of [6, 7, 11]) put(state, 0, clearing, { warrior: 2 });
    put(state, 0, BURROW, { warrior: 3 });
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { warrior: 1 });
    put(state, 1, 12, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 8]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'codebreakers', 'mouse-in-a-sack', 'tax-collector', 'cobbler');
    hold(state, 1, 'bake-sale', 'sappers', 'anvil');
    onTop(state, 'travel-gear-fox');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você lidera o Ducado: toupeiras que sobem por túneis e influenciam ministros.',
        en: 'You lead the Duchy: moles who come up through tunnels and sway ministers.',
      },
      why: {
        'pt-BR':
          'Cada ministro dá pontos de vitória (PVs) ao ser influenciado e age por você todo turno. Ao amanhecer um guerreiro nasceu na Toca: já são quatro. Quem chega a 30 PVs vence.',
        en: 'Each minister gives victory points (VP) when swayed and acts for you every turn. This morning a warrior came to the Burrow: four by now. Whoever reaches 30 VP wins.',
      },
      done: { 'pt-BR': 'Ministros dão ações e PVs', en: 'Ministers give actions and VP' },
    },
    {
      say: {
        'pt-BR': 'Você tem duas ações na Assembleia. A primeira: cavar.',
        en: 'You have two actions in the Assembly. The first: dig.',
      },
      pick: 'duchy.dig',
      done: { 'pt-BR': 'Primeira ação: cavar', en: 'First action: dig' },
    },
    {
      say: { 'pt-BR': 'Gaste Decifradores, de rato.', en: 'Spend Codebreakers, a mouse card.' },
      pick: 'card:codebreakers',
      done: { 'pt-BR': 'Uma carta de rato por um túnel', en: 'A mouse card for a tunnel' },
    },
    {
      say: { 'pt-BR': 'O túnel sai na clareira 9.', en: 'The tunnel comes up in clearing 9.' },
      why: {
        'pt-BR': 'A Toca é vizinha de todos os túneis. Assim você aparece em qualquer ponto do mapa.',
        en: 'The Burrow is next to every tunnel. So you can turn up anywhere on the map.',
      },
      pick: 'clearing:9',
      done: { 'pt-BR': 'Túnel na clareira 9', en: 'A tunnel in clearing 9' },
    },
    {
      say: { 'pt-BR': 'Suba com os quatro guerreiros.', en: 'Come up with all four warriors.' },
      pick: 'warriors:4',
      done: { 'pt-BR': 'Você governa a clareira 9', en: 'You rule clearing 9' },
    },
    {
      say: { 'pt-BR': 'Segunda ação: construir.', en: 'Second action: build.' },
      why: {
        'pt-BR': 'Para construir você só revela uma carta do naipe da clareira: no Anoitecer ela volta à mão.',
        en: 'To build you only reveal a card of the clearing’s suit: it returns to your hand in Evening.',
      },
      pick: 'build',
      done: { 'pt-BR': 'Segunda ação: construir', en: 'Second action: build' },
    },
    {
      say: { 'pt-BR': 'Revele Rato no Saco.', en: 'Reveal Mouse-in-a-Sack.' },
      pick: 'card:mouse-in-a-sack',
      done: { 'pt-BR': 'Carta de rato revelada', en: 'A mouse card revealed' },
    },
    {
      say: { 'pt-BR': 'Um mercado: mais uma carta por turno.', en: 'A market: one more card every turn.' },
      why: {
        'pt-BR':
          'Cidadelas trazem guerreiros à Toca, mercados trazem cartas. Se forem removidos, você perde um ministro.',
        en: 'Citadels bring warriors to the Burrow, markets bring cards. If they are removed, you lose a minister.',
      },
      pick: 'piece:market',
      done: { 'pt-BR': 'Você escolheu um mercado', en: 'You chose a market' },
    },
    {
      say: { 'pt-BR': 'Ponha-o na clareira 9.', en: 'Put it in clearing 9.' },
      pick: 'clearing:9',
      done: { 'pt-BR': 'Mercado na clareira 9', en: 'Market in clearing 9' },
    },
    {
      say: {
        'pt-BR': 'Agora influencie o Capitão, um escudeiro: duas cartas.',
        en: 'Now sway the Captain, a squire: two cards.',
      },
      why: {
        'pt-BR':
          'Cada carta revelada precisa de uma clareira só dela, do mesmo naipe e com uma peça sua. Escudeiros pedem duas e dão 1 PV, nobres três e 2, lordes quatro e 3.',
        en: 'Each card you reveal needs a clearing of its own, of its suit and with a piece of yours. Squires ask for two and give 1 VP, nobles three and 2, lords four and 3.',
      },
      pick: 'duchy.sway:captain',
      done: { 'pt-BR': 'O Capitão escuta', en: 'The Captain listens' },
    },
    {
      say: {
        'pt-BR': 'Revele Coletor de Impostos, pela clareira 6, de raposa.',
        en: 'Reveal Tax Collector for clearing 6, a fox clearing.',
      },
      pick: 'card:tax-collector',
      done: { 'pt-BR': 'Uma carta revelada', en: 'One card revealed' },
    },
    {
      say: {
        'pt-BR': 'Revele Sapateiro, pela clareira 3, de coelho.',
        en: 'Reveal Cobbler for clearing 3, a rabbit clearing.',
      },
      why: {
        'pt-BR': 'A partir do próximo turno o Capitão batalha por você, de graça.',
        en: 'From next turn on the Captain battles for you, for free.',
      },
      pick: 'card:cobbler',
      done: { 'pt-BR': 'O Capitão é seu: 1 PV', en: 'The Captain is yours: 1 VP' },
    },
    {
      say: {
        'pt-BR': 'Anoitecer: as cartas reveladas voltaram à mão. Não crie nada: encerre.',
        en: 'Evening: the cards you revealed are back in your hand. Craft nothing: finish.',
      },
      why: {
        'pt-BR': 'Uma carta por turno, mais uma pelo mercado.',
        en: 'One card a turn, and one more for the market.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Você comprou duas cartas', en: 'You drew two cards' },
    },
  ],
};
