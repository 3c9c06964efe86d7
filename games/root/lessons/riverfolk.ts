/** The Riverfolk: the others pay, funds act. */
import type { Lesson } from '@tavola/kernel/lesson.ts';
import type { State } from '../rules/state.ts';
import { begin, earn, factions, hold, onTop, post, put } from './position.ts';

export const riverfolk: Lesson<State> = {
  id: 'riverfolk',
  title: { 'pt-BR': 'Ribeirinhos: vender e investir', en: 'The Riverfolk: sell and invest' },
  minutes: 4,
  seats: factions('riverfolk', 'marquise'),
  seed: 17,
  arrange: (state) => {
    put(state, 0, 10, { warrior: 1 });
    post(state, 0, 10);
    put(state, 0, 5, { warrior: 1 });
    put(state, 0, 11, { warrior: 2 });
    earn(state, 0, 'funds', 0, 2);
    earn(state, 0, 'payments', 0, 1);
    earn(state, 0, 'payments', 1, 2);
    put(state, 1, 1, { keep: 1, warrior: 2 });
    put(state, 1, 5, { sawmill: 1, warrior: 2 });
    put(state, 1, 9, { workshop: 1, warrior: 1 });
    put(state, 1, 10, { recruiter: 1, warrior: 1 });
    for (const clearing of [2, 4, 6, 7, 8, 12]) put(state, 1, clearing, { warrior: 1 });
    hold(state, 0, 'anvil', 'codebreakers');
    hold(state, 1, 'cobbler', 'bake-sale', 'tax-collector');
    onTop(state, 'sappers');
    begin(state, 2, 0, 'birdsong');
  },
  steps: [
    {
      say: {
        'pt-BR': 'Você comanda os Ribeirinhos, mercadores do rio: os outros pagam com os próprios guerreiros.',
        en: 'You lead the Riverfolk, merchants of the river: others pay you with their own warriors.',
      },
      why: {
        'pt-BR':
          'A sua mão fica aberta: é a vitrine. No começo do turno deles, os outros podem comprar cartas, botes e mercenários. Quem chega a 30 PVs vence.',
        en: 'Your hand lies open: it is the shop window. At the start of their turns others may buy cards, boats and mercenaries. Whoever reaches 30 VP wins.',
      },
      done: { 'pt-BR': 'Guerreiros são dinheiro', en: 'Warriors are money' },
    },
    {
      say: {
        'pt-BR':
          'Amanheceu: os fundos guardados renderam 1 ponto de vitória (PV), e os pagamentos entraram nos fundos.',
        en: 'Morning has come: funds you had saved gave 1 victory point (VP), and the payments joined the funds.',
      },
      why: {
        'pt-BR':
          'Cada dois guerreiros que sobraram nos fundos rendem 1 PV, se você tem um entreposto no mapa. Agora os fundos têm cinco guerreiros, dois deles dos Marqueses.',
        en: 'Every two warriors left in the funds give 1 VP if a trade post of yours is on the map. The funds now hold five warriors, two of them the Marquise’s.',
      },
      done: { 'pt-BR': 'Fundos guardados rendem PVs', en: 'Saved funds give VP' },
    },
    {
      say: { 'pt-BR': 'Dia: abra um entreposto comercial.', en: 'Daylight: establish a trade post.' },
      why: {
        'pt-BR':
          'Ele custa dois guerreiros de quem governa a clareira. Você tem dois dos Marqueses: eles voltam ao suprimento dos donos.',
        en: 'It costs two warriors of whoever rules the clearing. You have two of the Marquise’s: they go back to her supply.',
      },
      pick: 'riverfolk.establish',
      done: { 'pt-BR': 'Abrir um entreposto', en: 'Establish a trade post' },
    },
    {
      say: {
        'pt-BR': 'Escolha a clareira 5, que os Marqueses governam.',
        en: 'Choose clearing 5, which the Marquise rules.',
      },
      why: {
        'pt-BR': 'Cada entreposto dá 2 PVs e um guerreiro de guarda, e serve para criar cartas do naipe da clareira.',
        en: 'Each trade post gives 2 VP and a warrior to guard it, and helps to craft cards of the clearing’s suit.',
      },
      pick: 'clearing:5',
      done: { 'pt-BR': 'Entreposto na clareira 5: 2 PVs', en: 'Trade post in clearing 5: 2 VP' },
    },
    {
      say: { 'pt-BR': 'Comprometa um fundo para comprar uma carta.', en: 'Commit a fund to draw a card.' },
      why: {
        'pt-BR':
          'Um fundo comprometido volta a você no próximo amanhecer; um fundo gasto vai embora. Mover, batalhar e comprar só comprometem.',
        en: 'A committed fund comes back to you next Birdsong; a spent one is gone. Moving, battling and drawing only commit.',
      },
      pick: 'riverfolk.draw',
      done: { 'pt-BR': 'Uma carta nova na vitrine', en: 'A new card in the window' },
    },
    {
      say: {
        'pt-BR': 'Guarde os outros dois fundos: eles rendem PVs amanhã. Encerre o Dia.',
        en: 'Save the other two funds: they give VP tomorrow. End Daylight.',
      },
      pick: 'done',
      done: { 'pt-BR': 'Dois fundos guardados', en: 'Two funds saved' },
    },
    {
      say: {
        'pt-BR': 'Anoitecer: marque os preços. Uma carta da mão custará 2 guerreiros.',
        en: 'Evening: set your prices. A hand card will cost 2 warriors.',
      },
      why: {
        'pt-BR': 'Caro demais, ninguém compra; barato demais, você ajuda os outros a vencer.',
        en: 'Too dear and nobody buys; too cheap and you help others win.',
      },
      pick: 'riverfolk.price:2',
      done: { 'pt-BR': 'Carta: 2', en: 'Card: 2' },
    },
    {
      say: { 'pt-BR': 'Botes: 1 guerreiro.', en: 'Riverboats: 1 warrior.' },
      why: {
        'pt-BR': 'Quem compra botes anda pelos rios neste turno.',
        en: 'Whoever buys boats travels along rivers this turn.',
      },
      pick: 'riverfolk.price:1',
      done: { 'pt-BR': 'Botes: 1', en: 'Riverboats: 1' },
    },
    {
      say: { 'pt-BR': 'Mercenários: 3 guerreiros.', en: 'Mercenaries: 3 warriors.' },
      why: {
        'pt-BR': 'Quem os compra luta e governa com os seus guerreiros até o fim do turno.',
        en: 'Whoever buys them fights and rules with your warriors until the turn ends.',
      },
      pick: 'riverfolk.price:3',
      done: { 'pt-BR': 'Mercenários: 3', en: 'Mercenaries: 3' },
    },
  ],
};
