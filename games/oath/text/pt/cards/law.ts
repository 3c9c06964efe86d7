/** Banners and the powers of the Reliquary. */
import type { CardTexts } from '../../cards.ts';

export const law: CardTexts = {
  'peoples-favor': {
    name: 'Apoio Popular',
    text: 'No seu Despertar, ponha 1 influência aqui ou mova 1 daqui para a reserva mais vazia; do lado Turba, duas vezes. Ao jogar em um local, pode antes descartar um habitante de qualquer local da sua região e jogar em qualquer um deles.',
  },
  'darkest-secret': {
    name: 'Segredo Mais Obscuro',
    text: 'Você explora o baralho do mundo por 2 de Suprimento. Outros só o recuperam se uma carta do seu local não combinar com nenhum conselheiro seu.',
  },
  brutal: {
    name: 'Brutal',
    text: 'Quando você ataca, o lado derrotado, mesmo o seu, mata toda a própria força.',
  },
  decadent: {
    name: 'Decadente',
    text: 'Viajar de fora para a Capital não custa Suprimento a você; viajar para as Terras Selvagens custa 1 a mais.',
  },
  careless: {
    name: 'Negligente',
    text: 'Ao negociar, você ganha 1 influência a mais, mesmo negociando por segredos, e nesse caso 1 segredo a menos.',
    rulings: ['A influência vem da reserva da carta com que se negocia.'],
  },
  greedy: {
    name: 'Ganancioso',
    text: 'Você compra 2 cartas a mais e não pode explorar gastando mais de 2 de Suprimento.',
  },
};
