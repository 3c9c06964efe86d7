/** The Corvids: hidden plots that score when they are flipped. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, conceal, factions, hold, onTop, put } from './position.ts';

export const corvids: Lesson<State> = {
  id: 'corvids',
  title: { 'pt-BR': 'Corvídeos: tramas ocultas', en: 'The Corvids: hidden plots' },
  minutes: 4,
  seats: factions('corvids', 'marquise'),
  seed: 23,
  arrange: (state) => {
    put(state, 0, 9, { warrior: 1 });
    conceal(state, 0, 9, 'bomb');
    put(state, 0, 12, { warrior: 2 });
    put(state, 0, 10, { warrior: 1 });
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 1 });
    put(state, 1, 9, { workshop: 1, warrior: 2 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 11]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'tax-collector', 'root-tea-rabbit');
    hold(state, 1, 'cobbler', 'bake-sale', 'sappers');
    onTop(state, 'anvil', 'foxfolk-steel');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você comanda os Corvídeos: esconde tramas viradas para baixo e pontua quando as revela.',
        en: 'You lead the Corvids: you hide plots face down and score when you flip them.',
      },
      why: {
        'pt-BR':
          'Só você sabe qual é cada uma. Os outros podem tentar adivinhar e expor as suas tramas. Quem chega a 30 pontos de vitória (PVs) vence.',
        en: 'Only you know what each one is. Others may guess and expose them. Whoever reaches 30 victory points (VP) wins.',
      },
      done: { 'pt-BR': 'Tramas reveladas dão PVs', en: 'Flipped plots score' },
    },
    {
      say: {
        'pt-BR': 'Amanhecer: uma trama também serve de oficina. Crie o Chá de Raízes na clareira 9, de rato.',
        en: 'Birdsong: a plot also serves as a workshop. Craft Root Tea in clearing 9, a mouse clearing.',
      },
      pick: 'craft:root-tea-rabbit',
      done: { 'pt-BR': 'Chá criado: 2 PVs', en: 'Tea crafted: 2 VP' },
    },
    {
      say: {
        'pt-BR': 'Agora revele a trama da clareira 9. É uma bomba!',
        en: 'Now flip the plot in clearing 9. It is a bomb!',
      },
      why: {
        'pt-BR':
          'A bomba remove todas as peças inimigas dali: a oficina vale 1 PV. E revelar vale 1 PV por trama que fica virada para cima, contando esta.',
        en: 'A bomb removes all enemy pieces there: the workshop is worth 1 VP. And flipping is worth 1 VP for each plot that lies face up, this one included.',
      },
      pick: 'corvids.flip:9',
      done: { 'pt-BR': 'Bum: 2 PVs', en: 'Boom: 2 VP' },
    },
    {
      say: { 'pt-BR': 'Recrute com Coletor de Impostos, de raposa.', en: 'Recruit with Tax Collector, a fox card.' },
      why: {
        'pt-BR':
          'Uma carta põe um guerreiro em todas as clareiras do seu naipe, onde quer que estejam. Só a clareira 1 fica de fora: na da Torre da Guarda só os Marqueses põem peças.',
        en: 'One card puts a warrior into every clearing of its suit, wherever they are. Only clearing 1 is left out: nobody else places pieces in the clearing of the keep.',
      },
      pick: 'corvids.recruit:tax-collector',
      done: { 'pt-BR': 'Um corvo em cada clareira de raposa', en: 'A crow in every fox clearing' },
    },
    {
      say: { 'pt-BR': 'Dia: três ações. Trame algo novo.', en: 'Daylight: three actions. Plot something new.' },
      why: {
        'pt-BR': 'Tramar custa um guerreiro da clareira; a segunda trama do turno custa dois.',
        en: 'A plot costs one warrior of the clearing; the second plot of a turn costs two.',
      },
      pick: 'corvids.plot',
      done: { 'pt-BR': 'Primeira ação: tramar', en: 'First action: plot' },
    },
    {
      say: { 'pt-BR': 'Esconda-a na clareira 12.', en: 'Hide it in clearing 12.' },
      pick: 'clearing:12',
      done: { 'pt-BR': 'Uma trama na clareira 12', en: 'A plot in clearing 12' },
    },
    {
      say: { 'pt-BR': 'Escolha a extorsão.', en: 'Choose extortion.' },
      why: {
        'pt-BR':
          'Revelada, ela tira uma carta de cada inimigo dali. E enquanto fica virada para cima você compra mais cartas.',
        en: 'Flipped, it takes a card from each enemy there. And as long as it lies face up you draw more cards.',
      },
      pick: 'corvids.type:extortion',
      done: { 'pt-BR': 'Extorsão escondida', en: 'Extortion hidden' },
    },
    {
      say: { 'pt-BR': 'Segunda ação: mova.', en: 'Second action: move.' },
      why: {
        'pt-BR': 'Corvos andam aonde querem, sem governar nada.',
        en: 'Crows go where they like, without ruling anything.',
      },
      pick: 'move',
      done: { 'pt-BR': 'Segunda ação: mover', en: 'Second action: move' },
    },
    {
      say: { 'pt-BR': 'Saia da clareira 8.', en: 'Leave clearing 8.' },
      pick: 'clearing:8',
      done: { 'pt-BR': 'Da clareira 8', en: 'From clearing 8' },
    },
    {
      say: { 'pt-BR': 'Vá para a clareira 4: ali falta um corvo.', en: 'Go to clearing 4: there is no crow yet.' },
      why: {
        'pt-BR': 'Espalhe os corvos: você só trama, e só revela, onde tem um deles.',
        en: 'Spread your crows: you plot, and flip, only where you have one.',
      },
      pick: 'clearing:4',
      done: { 'pt-BR': 'À clareira 4', en: 'To clearing 4' },
    },
    {
      say: { 'pt-BR': 'Encerre o Dia.', en: 'End Daylight.' },
      pick: 'done',
      done: { 'pt-BR': 'Fim do Dia', en: 'Daylight ends' },
    },
    {
      say: {
        'pt-BR': 'Você poderia se esforçar por mais uma ação, em vez de comprar cartas. Hoje, compre.',
        en: 'You could exert yourself for one more action instead of drawing cards. Today, draw.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Você comprou cartas', en: 'You drew cards' },
    },
  ],
};
