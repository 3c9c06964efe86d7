/** What can be done. */
import { capital } from '@tavola/games/text/capital.ts';
import { bare, counted, de, em } from '@tavola/games/text/pt.ts';
import type { Text } from '../type.ts';
import { outsideMoves } from './real.ts';
import { card, fieldAt, figure, region, resource, source, spot, stoneOf, text, whoIn } from './things.ts';

export const moves: Text['moves'] = {
  discover: ({ region: at, place: id }) => `Descobrir ${spot(id)}, ${bare(region(at))}`,
  token: 'Ativar o Marcador de Coven',
  ritual: ({ card: id }) => `Jogar o Ritual ${card(id)}`,
  specialist: ({ card: id }) => `Jogar ${card(id)} como Especialista`,
  council: ({ card: id }) => `Jogar ${card(id)} no Conselho`,
  field: ({ at, figure: with_ }) => `Ativar o campo ${de(fieldAt(at))} com ${figure[with_]}`,
  build: ({ what, place: id, price }) =>
    `Construir ${what === 'scythe' ? 'uma Foice' : 'um Orbe'} ${em(spot(id))}${price === 'mana' ? ' com Mana' : ''}`,
  free: (move) => {
    if (move.what === 'discard')
      return move.cards === 1 ? 'Livre: 1 Carta por um Recurso ou Mana' : `Livre: ${move.cards} Cartas por um Recurso`;
    if (move.what === 'turn') return `Livre: girar ${card(move.card)}`;
    return `Livre: pôr a ${stoneOf(move.stone)} no Campo de Pedra ${move.field}`;
  },
  gain: ({ what }) => `Receber 1 ${resource[what]}`,
  pass: 'Passar até o conflito',
  'end-turn': 'Terminar o turno',
  done: 'Terminar',
  ready: 'Pronto',
  back: 'Escolher outra ação',
  decline: 'Recusar',
  on: ({ place: id }) => `Sobre ${spot(id)}`,
  drop: ({ what }) => `Não pagar 1 ${resource[what]}`,
  witches: ({ n }) => counted(n, 'Bruxa', 'Bruxas'),
  pay: ({ what }) => `Pagar 1 ${resource[what]}`,
  'pay-cost': 'Pagar',
  discard: ({ card: id }) => `Descartar ${card(id)}`,
  'set-aside': ({ card: id, copy }) => `Descartar ${card(id)}${copy > 0 ? ' (a outra cópia)' : ''}`,
  transfer: ({ place: id }) => `Transferir ${spot(id)}`,
  explore: ({ place: id }) => `Explorar ${spot(id)}`,
  option: ({ of, n }) => capital(text.option(of, n)),
  half: ({ track, step, n }) => capital(text.half(track, step, n)),
  reached: ({ track, step }) => `Campo ${step}: ${text.trackField(track, step)}`,
  amount: ({ n }) => String(n),
  region: ({ region: id }) => bare(region(id)),
  'take-place': ({ place: id }) => `Descobrir ${spot(id)}`,
  remove: ({ place: id }) => `Tirar do jogo o Ritual ${de(spot(id))}`,
  'move-figures': ({ place: id, region: to }) => `Levar as figuras ${de(spot(id))} para ${region(to)}`,
  return: ({ at, figure: with_ }) => `Trazer de volta ${figure[with_]} ${de(fieldAt(at))}`,
  send: ({ region: id }) => `Enviar um Ancião para ${region(id)}`,
  copy: ({ owner, card: id }, say) => `${card(id)}, ${de(whoIn(owner, say))}`,
  trigger: ({ source: id }) => `Primeiro o efeito ${de(source(id))}`,
  dial: ({ n }) => `Mostrador em ${n}`,
  adjust: ({ n }) => `Mostrador em ${n}`,
  stone: ({ stone: id }) => stoneOf(id),
  ...outsideMoves,
};
