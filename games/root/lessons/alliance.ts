/** The Alliance: sympathy, supporters, revolt. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, factions, hold, onTop, put, scored, support } from './position.ts';

export const alliance: Lesson<State> = {
  id: 'alliance',
  title: { 'pt-BR': 'Aliança: simpatia e revolta', en: 'The Alliance: sympathy and revolt' },
  minutes: 4,
  seats: factions('alliance', 'marquise'),
  seed: 5,
  arrange: (state) => {
    for (const clearing of [4, 8, 9]) put(state, 0, clearing, { sympathy: 1 });
    scored(state, 0, 2);
    support(state, 0, 'mouse-in-a-sack', 'codebreakers', 'anvil', 'foxfolk-steel');
    put(state, 1, 3, { keep: 1, warrior: 2 });
    put(state, 1, 7, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 2 });
    put(state, 1, 11, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 5, 6, 8, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'scouting-party', 'tax-collector');
    hold(state, 1, 'cobbler', 'sappers', 'bake-sale');
    onTop(state, 'favor-of-the-rabbits', 'travel-gear-fox');
    begin(state, 3, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você lidera a Aliança: cada marcador de simpatia que você põe no mapa dá pontos de vitória (PVs).',
        en: 'You lead the Alliance: each sympathy token you put on the map gives victory points (VP).',
      },
      why: {
        'pt-BR':
          'Ela começa fraca e cresce depressa: os primeiros marcadores valem 0 ou 1 PV, os últimos valem 4. Quem chega a 30 vence.',
        en: 'It starts weak and grows fast: the first tokens are worth 0 or 1 VP, the last ones 4. Whoever reaches 30 wins.',
      },
      done: { 'pt-BR': 'Simpatia dá PVs', en: 'Sympathy scores' },
    },
    {
      say: {
        'pt-BR': 'Os seus apoiadores são cartas guardadas à parte. Gaste dois de rato: revolte-se na clareira 9!',
        en: 'Your supporters are cards kept apart. Spend two mouse ones: revolt in clearing 9!',
      },
      why: {
        'pt-BR':
          'A revolta remove todas as peças inimigas dali, e a oficina removida vale 1 PV. Você ganha uma base, um guerreiro e um oficial.',
        en: 'A revolt removes all enemy pieces there, and the workshop removed is worth 1 VP. You get a base, a warrior and an officer.',
      },
      pick: 'alliance.revolt:9',
      done: { 'pt-BR': 'Revolta na clareira 9', en: 'Revolt in clearing 9' },
    },
    {
      say: { 'pt-BR': 'Gaste o primeiro apoiador de rato.', en: 'Spend the first mouse supporter.' },
      pick: 'card:mouse-in-a-sack',
      done: { 'pt-BR': 'Um apoiador gasto', en: 'One supporter spent' },
    },
    {
      say: { 'pt-BR': 'E o segundo.', en: 'And the second.' },
      pick: 'card:codebreakers',
      done: { 'pt-BR': 'Oficina removida: 1 PV e uma base', en: 'Workshop removed: 1 VP and a base' },
    },
    {
      say: {
        'pt-BR': 'Dava para se revoltar de novo, mas guarde as raposas para espalhar simpatia.',
        en: 'You could revolt again, but keep the foxes to spread sympathy.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Sem mais revoltas', en: 'No more revolts' },
    },
    {
      say: {
        'pt-BR': 'Espalhe simpatia para a clareira 12, vizinha das suas.',
        en: 'Spread sympathy to clearing 12, next to yours.',
      },
      why: {
        'pt-BR':
          'O quarto marcador custa dois apoiadores do naipe da clareira. Quem mover guerreiros para lá ou o remover terá de dar uma carta a você.',
        en: 'The fourth token costs two supporters of the clearing’s suit. Whoever moves warriors in or removes it must hand you a card.',
      },
      pick: 'alliance.spread:12',
      done: { 'pt-BR': 'Simpatia para a clareira 12', en: 'Sympathy for clearing 12' },
    },
    {
      say: { 'pt-BR': 'Gaste Bigorna.', en: 'Spend Anvil.' },
      pick: 'card:anvil',
      done: { 'pt-BR': 'Um apoiador gasto', en: 'One supporter spent' },
    },
    {
      say: { 'pt-BR': 'Gaste Aço das Raposas.', en: 'Spend Foxfolk Steel.' },
      pick: 'card:foxfolk-steel',
      done: { 'pt-BR': 'Simpatia na clareira 12: 1 PV', en: 'Sympathy in clearing 12: 1 VP' },
    },
    {
      say: {
        'pt-BR': 'Dia: treine um oficial com Grupo de Batedores, do naipe da sua base.',
        en: 'Daylight: train an officer with Scouting Party, a card of your base’s suit.',
      },
      why: {
        'pt-BR': 'Cada oficial dá uma operação militar no Anoitecer.',
        en: 'Each officer gives one military operation in Evening.',
      },
      pick: 'alliance.train:scouting-party',
      done: { 'pt-BR': 'Dois oficiais', en: 'Two officers' },
    },
    {
      say: {
        'pt-BR': 'Mobilize Coletor de Impostos: ele vira apoiador.',
        en: 'Mobilize Tax Collector: it becomes a supporter.',
      },
      why: {
        'pt-BR': 'Assim a mão de hoje paga a simpatia de amanhã.',
        en: 'So today’s hand pays for tomorrow’s sympathy.',
      },
      pick: 'alliance.mobilize:tax-collector',
      done: { 'pt-BR': 'Um novo apoiador', en: 'A new supporter' },
    },
    {
      say: { 'pt-BR': 'Anoitecer: recrute na sua base.', en: 'Evening: recruit at your base.' },
      pick: 'recruit',
      done: { 'pt-BR': 'Mais um guerreiro na base', en: 'One more warrior at the base' },
    },
    {
      say: {
        'pt-BR': 'Com o outro oficial você poderia mover ou batalhar. Hoje, proteja a base: encerre.',
        en: 'With the other officer you could move or battle. Today, guard the base: finish.',
      },
      why: {
        'pt-BR': 'Você compra uma carta, mais uma por base. Se perder a base, perde apoiadores e oficiais com ela.',
        en: 'You draw a card, plus one for each base. Lose the base, and you lose supporters and officers with it.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Você comprou duas cartas', en: 'You drew two cards' },
    },
  ],
};
