/** The Lizard Cult: cards are shown, gardens grow, the Outcast is converted. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, congregate, factions, hold, onTop, put } from './position.ts';

export const lizards: Lesson<State> = {
  id: 'lizards',
  title: { 'pt-BR': 'Lagartos: jardins e rituais', en: 'The Lizards: gardens and rituals' },
  minutes: 4,
  seats: factions('lizards', 'marquise'),
  seed: 13,
  arrange: (state) => {
    put(state, 0, 3, { garden: 1, warrior: 3 });
    put(state, 0, 6, { warrior: 1 });
    put(state, 0, 7, { warrior: 1 });
    put(state, 0, 11, { garden: 1, warrior: 2 });
    congregate(state, 0, 3, 'sword', 'codebreakers', 'anvil');
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 7, 8, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'mouse-in-a-sack', 'scouting-party', 'sappers');
    hold(state, 1, 'cobbler', 'bake-sale', 'tax-collector');
    onTop(state, 'root-tea-mouse');
    begin(state, 3, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você guia os Lagartos Cultistas: jardins de um mesmo naipe dão pontos de vitória (PVs).',
        en: 'You guide the Lizard Cult: gardens of one suit give victory points (VP).',
      },
      why: {
        'pt-BR':
          'Você age revelando cartas, que depois voltam à mão. Só para pontuar você as gasta. Quem chega a 30 PVs vence.',
        en: 'You act by revealing cards, which come back to your hand. Only to score do you spend them. Whoever reaches 30 VP wins.',
      },
      done: { 'pt-BR': 'Jardins dão PVs', en: 'Gardens score' },
    },
    {
      say: {
        'pt-BR': 'As cartas gastas por todos são as Almas Perdidas. Havia mais ratos: o Pária agora é o rato.',
        en: 'Cards that anybody spends are the Lost Souls. Mice were most common: the Outcast is now the mouse.',
      },
      why: {
        'pt-BR':
          'Só em clareiras do naipe do Pária os seus acólitos podem conspirar. Acólitos são lagartos que caíram em defesa ou foram sacrificados.',
        en: 'Only in clearings of the Outcast’s suit can your acolytes conspire. Acolytes are lizards that fell in defence or were sacrificed.',
      },
      done: { 'pt-BR': 'O Pária: rato', en: 'The Outcast: mouse' },
    },
    {
      say: { 'pt-BR': 'Gaste dois acólitos para converter um inimigo.', en: 'Spend two acolytes to convert an enemy.' },
      pick: 'lizards.conspire:convert:2',
      done: { 'pt-BR': 'Converter: dois acólitos', en: 'Convert: two acolytes' },
    },
    {
      say: { 'pt-BR': 'Converta o guerreiro da clareira 7.', en: 'Convert the warrior in clearing 7.' },
      why: {
        'pt-BR': 'Agora a clareira 7 é só sua: você a governa e pode plantar ali.',
        en: 'Now clearing 7 is yours alone: you rule it and can plant there.',
      },
      pick: 'clearing:7',
      done: { 'pt-BR': 'O guerreiro virou lagarto', en: 'The warrior became a lizard' },
    },
    {
      say: {
        'pt-BR': 'Dia: revele Rato no Saco para um ritual.',
        en: 'Daylight: reveal Mouse-in-a-Sack for a ritual.',
      },
      why: {
        'pt-BR': 'Cada carta revelada faz um ritual no seu naipe: construir, recrutar ou pontuar.',
        en: 'Each card revealed performs a ritual in its suit: build, recruit or score.',
      },
      pick: 'lizards.reveal:mouse-in-a-sack',
      done: { 'pt-BR': 'Carta de rato revelada', en: 'A mouse card revealed' },
    },
    {
      say: { 'pt-BR': 'O ritual: construir um jardim.', en: 'The ritual: build a garden.' },
      pick: 'build',
      done: { 'pt-BR': 'Ritual: construir', en: 'Ritual: build' },
    },
    {
      say: { 'pt-BR': 'Plante na clareira 7.', en: 'Plant it in clearing 7.' },
      why: {
        'pt-BR': 'Onde há um jardim seu, você governa, não importa quantos inimigos haja.',
        en: 'Where one of your gardens stands you rule, however many enemies there are.',
      },
      pick: 'clearing:7',
      done: { 'pt-BR': 'Dois jardins de rato', en: 'Two mouse gardens' },
    },
    {
      say: { 'pt-BR': 'Revele Grupo de Batedores, também de rato.', en: 'Reveal Scouting Party, another mouse card.' },
      pick: 'lizards.reveal:scouting-party',
      done: { 'pt-BR': 'Outra carta de rato', en: 'Another mouse card' },
    },
    {
      say: {
        'pt-BR': 'Agora pontue: dois jardins de rato valem 2 PVs.',
        en: 'Now score: two mouse gardens are worth 2 VP.',
      },
      why: {
        'pt-BR': 'Esta carta é gasta. Com cinco jardins do naipe seriam 4 PVs, uma vez por naipe e turno.',
        en: 'This card is spent. Five gardens of the suit would give 4 VP, once per suit and turn.',
      },
      pick: 'lizards.score:2',
      done: { 'pt-BR': '2 PVs', en: '2 VP' },
    },
    {
      say: {
        'pt-BR': 'Revele Sapadores, de pássaro: um lagarto se sacrifica e vira acólito.',
        en: 'Reveal Sappers, a bird: a lizard sacrifices itself and becomes an acolyte.',
      },
      why: { 'pt-BR': 'Acólitos pagam as conspirações de amanhã.', en: 'Acolytes pay for tomorrow’s conspiracies.' },
      pick: 'lizards.reveal:sappers',
      done: { 'pt-BR': 'Um acólito a mais', en: 'One more acolyte' },
    },
    {
      say: {
        'pt-BR': 'No Anoitecer as cartas reveladas voltam à sua mão. Não crie nada: encerre e compre cartas.',
        en: 'In Evening the revealed cards return to your hand. Craft nothing: finish, and draw cards.',
      },
      pick: 'done',
      done: { 'pt-BR': 'As cartas voltaram', en: 'The cards came back' },
    },
  ],
};
