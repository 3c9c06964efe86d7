/** A turn: Wake, Act with Supply, Rest. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import { rearranged } from '../rules/sources.ts';
import { type State, siteAt } from '../rules/state.ts';
import { begin, garrison, lay, stand } from './position.ts';

export const turn: Lesson<State> = {
  id: 'turn',
  title: { 'pt-BR': 'Um turno: Despertar, Agir, Descansar', en: 'A turn: Wake, Act, Rest' },
  minutes: 4,
  seats: 2,
  seed: 3,
  seat: 1,
  arrange: (state) => {
    begin(state, 2, 1, 'wake');
    lay(state, 3, 'salt-flats');
    siteAt(state, 3).faceup = false;
    rearranged(state);
    garrison(state, 0, 'rocky-coast', -1);
    garrison(state, 1, 'rocky-coast', 1);
    stand(state, 1, 'rocky-coast');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você é um Exilado. O Chanceler lidera o Império e guarda o título; você quer tirá-lo dele.',
        en: 'You are an Exile. The Chancellor leads the Empire and keeps the title; you want to take it from him.',
      },
      why: {
        'pt-BR':
          'Um turno tem três fases: Despertar, Agir, Descansar. No Despertar se confere se você venceu. Agora é hora de Agir.',
        en: 'A turn has three phases: Wake, Act, Rest. Wake is where you see whether you have won. Now it is time to Act.',
      },
      done: { 'pt-BR': 'Você é um Exilado', en: 'You are an Exile' },
    },
    {
      say: {
        'pt-BR': 'As ações principais gastam Suprimento. Você tem 7: olhe o seu tabuleiro.',
        en: 'Major actions spend Supply. You have 7: look at your board.',
      },
      why: {
        'pt-BR':
          'Faça quantas ações quiser, em qualquer ordem, enquanto puder pagar. A sua peça está na Costa Rochosa, e quase tudo se faz onde ela está.',
        en: 'Do as many as you like, in any order, while you can pay. Your pawn is at the Rocky Coast, and nearly everything is done where it stands.',
      },
      done: { 'pt-BR': 'Suprimento paga as ações', en: 'Supply pays for actions' },
    },
    {
      say: {
        'pt-BR': 'Recrute: 1 de Suprimento e 1 influência trazem duas tropas.',
        en: 'Muster: 1 Supply and 1 favor bring two warbands.',
      },
      why: {
        'pt-BR':
          'A influência, que é o dinheiro daqui, fica sobre a carta Anciões até o seu Descanso. Numa carta ocupada não se põe mais nada neste turno.',
        en: 'The favor, which is money here, stays on the Elders card until your Rest. Nothing more can be put on a card that holds tokens.',
      },
      pick: 'major:muster',
      done: { 'pt-BR': 'Duas tropas a mais', en: 'Two more warbands' },
    },
    {
      say: { 'pt-BR': 'Mova tropas para o local: é de graça.', en: 'Move warbands to the site: it is free.' },
      why: {
        'pt-BR': 'Você já controla a Costa Rochosa com uma tropa. Quem tem mais tropas num local o controla.',
        en: 'You already rule the Rocky Coast with one warband. Whoever has most warbands at a site rules it.',
      },
      pick: 'warbands',
      done: { 'pt-BR': 'Mover tropas', en: 'Move warbands' },
    },
    {
      say: { 'pt-BR': 'Deixe duas tropas aqui, de guarda.', en: 'Leave two warbands here, on guard.' },
      why: {
        'pt-BR': 'As que ficam no seu tabuleiro viajam e lutam com você.',
        en: 'Those on your board travel and fight with you.',
      },
      pick: 'to-the-site:2',
      done: { 'pt-BR': 'A Costa Rochosa está segura', en: 'The Rocky Coast is safe' },
    },
    {
      say: { 'pt-BR': 'Viaje: toque em Viajar.', en: 'Travel: touch Travel.' },
      why: {
        'pt-BR':
          'O mapa mostra quanto Suprimento custa cada caminho: da costa às Províncias são 2, até a Capital são 4.',
        en: 'The map shows how much Supply each way costs: from the coast to the Provinces it is 2, to the Cradle 4.',
      },
      pick: 'major:travel',
      done: { 'pt-BR': 'Viajar', en: 'Travel' },
    },
    {
      say: {
        'pt-BR': 'Vá ao local oculto do meio, nas Províncias.',
        en: 'Go to the hidden site in the middle of the Provinces.',
      },
      why: {
        'pt-BR': 'Um local virado para baixo se revela quando alguém chega. Este traz influência e um segredo.',
        en: 'A facedown site is revealed when somebody arrives. This one brings favor and a secret.',
      },
      pick: 'travel:provinces-2:2:0:0',
      done: { 'pt-BR': 'Você descobriu as Salinas', en: 'You discovered the Salt Flats' },
    },
    {
      say: {
        'pt-BR': 'Sobra Suprimento, mas está bom por hoje: termine o turno.',
        en: 'Supply is left, but that will do for today: end your turn.',
      },
      why: {
        'pt-BR':
          'No Descanso a influência sobre as cartas volta às reservas, os segredos voltam a você e o Suprimento se enche. O que sobrou não se perde.',
        en: 'In Rest, favor on cards goes to the banks, secrets come back to you, and your Supply fills up. What was left over is not lost.',
      },
      pick: 'end-turn',
      others: ['end-turn'],
      done: { 'pt-BR': 'Você descansou', en: 'You rested' },
    },
    {
      say: {
        'pt-BR': 'O Chanceler jogou. Novo turno seu: no Despertar as Salinas oferecem algo. Tome o segredo.',
        en: 'The Chancellor has played. Your turn again: in Wake the Salt Flats offer something. Take the secret.',
      },
      why: {
        'pt-BR': 'Cada local tem uma habilidade. Toque nele para ler.',
        en: 'Every site has a power. Touch it to read.',
      },
      pick: 'take:secret',
      done: { 'pt-BR': 'Um segredo a mais', en: 'One more secret' },
    },
  ],
};
