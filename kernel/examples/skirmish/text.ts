import type { Viewer } from '../../ask.ts';
import type { GameText } from '../../text.ts';
import { type Act, type Card, type Event, powerOf, toughnessOf } from './rules.ts';
import type { View } from './view.ts';

type Text = GameText<'draw' | 'act', Act, Event, View>;

const unit = (card: Card) => `#${card} (${powerOf(card)}/${toughnessOf(card)})`;
const handOf = ({ players }: View, me: Viewer) => {
  const hand = me === 'spectator' ? undefined : players[me]?.hand;
  return Array.isArray(hand) ? hand.map(unit).join(' ') : '';
};
const boardOf = (view: View, seat: number) =>
  view.players[seat]?.board
    .map(({ card, toughness, ready }) => `${unit(card)}:${toughness}${ready ? '*' : ''}`)
    .join(' ');

export const pt: Text = {
  asks: { draw: 'Compre uma carta', act: 'Jogue uma carta, ataque ou passe' },
  moves: {
    draw: 'Comprar',
    play: ({ hand }) => `Jogar a carta ${hand + 1} da mão`,
    attack: ({ unit, target }) => `Unidade ${unit + 1} ataca a unidade ${target + 1}`,
    strike: ({ unit }) => `Unidade ${unit + 1} ataca o rival`,
    pass: 'Passar',
  },
  events: {
    drew: ({ seat, card }, say) => `${say.who(seat)} compra ${card === undefined ? 'uma carta' : unit(card)}.`,
    overdrew: ({ seat, card }, say) => `${say.who(seat)} tem a mão cheia e descarta ${unit(card)}.`,
    played: ({ seat, card }, say) => `${say.who(seat)} joga ${unit(card)}.`,
    attacked: ({ seat, card, target }, say) => `${say.who(seat)} ataca ${unit(target)} com ${unit(card)}.`,
    struck: ({ seat, card, life }, say) => `${say.who(seat)} ataca o rival com ${unit(card)}; restam ${life} de vida.`,
  },
  options: {},
  reasons: {
    'struck-down': 'O rival ficou sem vida.',
    'higher-life': 'O tempo acabou: vence quem tem mais vida.',
    draw: 'O tempo acabou com vidas iguais.',
  },
  board: (view, say) => [
    `Turno ${view.turn + 1}, energia ${view.energy}`,
    ...view.players.map(
      (side, seat) =>
        `${say.who(seat)}: vida ${side.life}, baralho ${side.deck}, campo ${boardOf(view, seat) || 'vazio'}`,
    ),
    `Sua mão: ${handOf(view, say.me)}`,
  ],
  words: {},
};

export const en: Text = {
  asks: { draw: 'Draw a card', act: 'Play a card, attack or pass' },
  moves: {
    draw: 'Draw',
    play: ({ hand }) => `Play card ${hand + 1} of your hand`,
    attack: ({ unit, target }) => `Unit ${unit + 1} attacks unit ${target + 1}`,
    strike: ({ unit }) => `Unit ${unit + 1} attacks the rival`,
    pass: 'Pass',
  },
  events: {
    drew: ({ seat, card }, say) => `${say.who(seat)} draws ${card === undefined ? 'a card' : unit(card)}.`,
    overdrew: ({ seat, card }, say) => `${say.who(seat)} has a full hand and discards ${unit(card)}.`,
    played: ({ seat, card }, say) => `${say.who(seat)} plays ${unit(card)}.`,
    attacked: ({ seat, card, target }, say) => `${say.who(seat)} attacks ${unit(target)} with ${unit(card)}.`,
    struck: ({ seat, card, life }, say) => `${say.who(seat)} attacks the rival with ${unit(card)}; ${life} life left.`,
  },
  options: {},
  reasons: {
    'struck-down': 'The rival has no life left.',
    'higher-life': 'Time is up: the higher life wins.',
    draw: 'Time is up with equal lives.',
  },
  board: (view, say) => [
    `Turn ${view.turn + 1}, energy ${view.energy}`,
    ...view.players.map(
      (side, seat) => `${say.who(seat)}: life ${side.life}, deck ${side.deck}, board ${boardOf(view, seat) || 'empty'}`,
    ),
    `Your hand: ${handOf(view, say.me)}`,
  ],
  words: {},
};

export const clauses = {
  'pt-BR': {
    'SKI-1': 'Cada duelista embaralha um baralho próprio de trinta cartas e compra quatro.',
    'SKI-2': 'A energia começa em dois e cresce um a cada dois turnos, até oito; as unidades ficam prontas.',
    'SKI-3': 'Primeiro se compra uma carta; o baralho vazio é refeito do descarte; a nona carta é descartada.',
    'SKI-4': 'Depois se jogam unidades (até cinco em campo) e se ataca com as prontas, até passar.',
    'SKI-5': 'Vence quem zerar a vida do rival; no turno 30, quem tiver mais vida.',
    'SKI-6': 'Mãos e baralhos são secretos.',
  },
  en: {
    'SKI-1': 'Each duellist shuffles an own deck of thirty cards and draws four.',
    'SKI-2': 'Energy starts at two and grows by one every second turn, up to eight; units become ready.',
    'SKI-3': 'First one card is drawn; an empty deck is made anew from the discard; a ninth card is discarded.',
    'SKI-4': 'Then units are played (at most five on the board) and ready ones attack, until passing.',
    'SKI-5': 'Whoever brings the rival to no life wins; at turn 30 the higher life.',
    'SKI-6': 'Hands and decks are secret.',
  },
};
