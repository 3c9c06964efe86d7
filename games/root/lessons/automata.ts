/** The Mechanical Marquise plays: how to follow it, and how to ask why. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, factions, hold, onTop, put, scored, support } from './position.ts';

export const automata: Lesson<State> = {
  id: 'automata',
  title: { 'pt-BR': 'Autômatos: seguir e perguntar por quê', en: 'Automata: follow and ask why' },
  minutes: 3,
  seats: [...factions('alliance'), { kind: 'automaton', settings: { faction: 'marquise' } }],
  seed: 29,
  arrange: (state) => {
    for (const clearing of [8, 9]) put(state, 0, clearing, { sympathy: 1 });
    scored(state, 0, 1);
    support(state, 0, 'anvil', 'foxfolk-steel');
    put(state, 1, 3, { keep: 1, warrior: 3 });
    put(state, 1, 6, { sawmill: 1, warrior: 1 });
    put(state, 1, 8, { workshop: 1, warrior: 1 });
    put(state, 1, 11, { recruiter: 1, warrior: 2 });
    put(state, 1, 9, { warrior: 3 });
    for (const clearing of [2, 4, 5, 7, 10, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'tax-collector', 'codebreakers');
    onTop(state, 'cobbler', 'root-tea-mouse');
    begin(state, 2, 0, 'daylight');
  },
  steps: [
    {
      say: {
        'pt-BR': 'O Marquês Mecânico joga sozinho: uma carta aberta diz o que ele faz.',
        en: 'The Mechanical Marquise plays by herself: an open card says what she does.',
      },
      why: {
        'pt-BR':
          'Um autômato não tem mão e não escolhe: segue regras escritas. Por isso dá para prever cada passo, e perguntar por quê.',
        en: 'An automaton has no hand and makes no choices: it follows written rules. So every step can be foreseen, and you can ask why.',
      },
      done: { 'pt-BR': 'Uma carta é a ordem', en: 'A card is the order' },
    },
    {
      say: {
        'pt-BR': 'Primeiro acabe o seu Dia: mobilize Decifradores, que vira apoiador.',
        en: 'First finish your Daylight: mobilize Codebreakers, which becomes a supporter.',
      },
      pick: 'alliance.mobilize:codebreakers',
      done: { 'pt-BR': 'Um apoiador a mais', en: 'One more supporter' },
    },
    {
      say: {
        'pt-BR': 'Encerre o Dia (Pronto) e veja o Marquês jogar, passo a passo.',
        en: 'End Daylight (Done) and watch the Marquise play, step by step.',
      },
      why: {
        'pt-BR': 'A faixa de cima conta cada passo. Ali você pausa, avança, volta ou pula.',
        en: 'The bar on top tells each step. There you can pause, go on, go back or skip.',
      },
      pick: 'done',
      done: { 'pt-BR': 'O turno do Marquês', en: 'Her turn' },
    },
    {
      say: {
        'pt-BR': 'A ordem foi um rato: por isso o Marquês batalhou, recrutou e construiu só em clareiras de rato.',
        en: 'The order was a mouse: so she battled, recruited and built in mouse clearings only.',
      },
      why: {
        'pt-BR':
          'Rato constrói recrutadores, coelho oficinas, raposa serrarias. Pássaro é um dia mais feroz, em todo lugar.',
        en: 'Mice build recruiters, rabbits workshops, foxes sawmills. A bird is a fiercer day, everywhere.',
      },
      done: { 'pt-BR': 'Ordem de rato', en: 'A mouse order' },
    },
    {
      say: {
        'pt-BR': 'Veja o turno até o fim, abra o Registro e toque em “Construção na clareira 9”, que tem um “?”.',
        en: 'Watch the turn to its end, open the Log and touch “Build in clearing 9”, which has a “?”.',
      },
      why: {
        'pt-BR':
          'A escada mostra quem foi considerado, por qual regra e com quais números, até sobrar um. Em empate vale a clareira de menor número.',
        en: 'The ladder shows who was considered, by which rule and with which numbers, until one is left. Ties go to the clearing with the smallest number.',
      },
      done: { 'pt-BR': 'Toda escolha tem um porquê', en: 'Every choice has a reason' },
    },
    {
      say: {
        'pt-BR': 'É a sua vez: revolte-se na clareira 8, onde só um guerreiro guarda a oficina.',
        en: 'Your turn: revolt in clearing 8, where a single warrior guards the workshop.',
      },
      why: {
        'pt-BR': 'Contra autômatos, saber onde eles não estarão vale tanto quanto lutar.',
        en: 'Against automata, knowing where they will not be is worth as much as fighting.',
      },
      pick: 'alliance.revolt:8',
      done: { 'pt-BR': 'Revolta na clareira 8', en: 'Revolt in clearing 8' },
    },
    {
      say: { 'pt-BR': 'Gaste Bigorna.', en: 'Spend Anvil.' },
      pick: 'card:anvil',
      done: { 'pt-BR': 'Um apoiador gasto', en: 'One supporter spent' },
    },
    {
      say: { 'pt-BR': 'Gaste Aço das Raposas.', en: 'Spend Foxfolk Steel.' },
      pick: 'card:foxfolk-steel',
      done: { 'pt-BR': 'Oficina removida: 1 PV', en: 'Workshop removed: 1 VP' },
    },
  ],
};
