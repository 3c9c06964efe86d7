/** Evenings beside the box of Root that people often want. */
import type { RealEvening } from '@tavola/kernel/face/real-face.ts';

const person = (faction: string) => ({ kind: 'outside', settings: { faction } }) as const;
const automaton = (faction: string) => ({ kind: 'automaton', settings: { faction } }) as const;

export const evenings: readonly RealEvening[] = [
  {
    id: 'first',
    name: { 'pt-BR': 'Primeira noite', en: 'A first evening' },
    about: { 'pt-BR': 'Você, com as Rapinas, contra o Marquês.', en: 'You, with the Eyrie, against the Marquise.' },
    minutes: 60,
    seats: [person('eyrie'), automaton('marquise')],
  },
  {
    id: 'two',
    name: { 'pt-BR': 'Duas pessoas e o Marquês', en: 'Two people and the Marquise' },
    about: {
      'pt-BR': 'Rapinas, Aliança e Marquês, cada um por si.',
      en: 'Eyrie, Alliance and Marquise, each for themselves.',
    },
    minutes: 90,
    seats: [person('eyrie'), person('alliance'), automaton('marquise')],
  },
  {
    id: 'together',
    name: { 'pt-BR': 'Juntos contra dois', en: 'Together against two' },
    about: {
      'pt-BR': 'Rapinas e Malandro contra Marquês e Lagartos; as pessoas vencem juntas.',
      en: 'Eyrie and Vagabond against Marquise and Lizards; the people win together.',
    },
    minutes: 120,
    seats: [person('eyrie'), automaton('marquise'), person('vagabond'), automaton('lizards')],
    options: { cooperative: true },
  },
];
