import { list, own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Event, SharedEvent } from '../../rules/vocabulary/events.ts';
import { tally } from '../names.ts';
import { events as automatonEvents } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { reason, somePieces, usedName } from './joined.ts';
import {
  cardName,
  factionName,
  from as fromPlace,
  inside,
  itemName,
  points,
  reachHint,
  someCards,
  someWarriors,
  to as toPlace,
} from './phrases/phrases.ts';
import { outsideEvents } from './real.ts';

const phases = { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' };
const named = (cards: readonly string[]) => list(tally(cards.map(cardName)));

const shared: ByKind<SharedEvent> = {
  faction: ({ seat, faction }, say) => `${who(seat, say)} joga com ${factionName(faction)}`,
  reach: ({ reach, recommended }) => reachHint(reach, recommended),
  turn: ({ seat, round }, say) => `Rodada ${round}: ${whoIn(seat, say)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ seat, piece, clearing, count }, say) =>
    `${who(seat, say)} posiciona ${somePieces(piece, count)} ${inside(clearing)}`,
  moved: ({ seat, from, to, piece, count, ferry }, say) =>
    `${who(seat, say)} move ${somePieces(piece, count)} ${fromPlace(from)} ${toPlace(to)}${ferry ? ' de balsa' : ''}`,
  removed: ({ seat, by, piece, clearing, count }, say) =>
    by === seat
      ? `${who(seat, say)} remove do próprio lado ${somePieces(piece, count)} ${fromPlace(clearing)}`
      : seat === say.me
        ? `${who(by, say)} tira de você ${somePieces(piece, count)} ${inside(clearing)}`
        : `${who(by, say)} remove ${somePieces(piece, count)} de ${say.who(seat)} ${fromPlace(clearing)}`,
  battle: ({ attacker, defender, clearing }, say) =>
    `${who(attacker, say)} ataca ${whoIn(defender, say)} ${inside(clearing)}`,
  ambushed: ({ seat, card }, say) => `${who(seat, say)} joga ${cardName(card)}`,
  'ambush-cancelled': ({ seat, card }, say) => `${who(seat, say)} anula a emboscada com ${cardName(card)}`,
  rolled: ({ attacker, defender }) => `Dados: ${attacker} para o atacante, ${defender} para o defensor`,
  hits: ({ attacker, defender, extra }) => {
    const more = (hits: number) => (hits > 0 ? ` (${hits} ${hits === 1 ? 'adicional' : 'adicionais'})` : '');
    return `Danos: o atacante causa ${attacker}${more(extra[0])}, o defensor ${defender}${more(extra[1])}`;
  },
  'battle-over': ({ clearing }) => `A batalha ${inside(clearing)} terminou`,
  scored: ({ seat, vp, why }, say) => `${who(seat, say)} recebe ${points(vp)}: ${reason(why)}`,
  'lost-vp': ({ seat, vp }, say) => `${who(seat, say)} perde ${points(vp)}`,
  drew: ({ seat, count, cards }, say) => `${who(seat, say)} compra ${cards ? named(cards) : someCards(count)}`,
  reshuffled: 'O descarte é embaralhado e forma um novo baralho',
  spent: ({ seat, card }, say) => `${who(seat, say)} gasta ${cardName(card)}`,
  discarded: ({ seat, card }, say) => `${who(seat, say)} descarta ${cardName(card)}`,
  given: ({ from, to, card }, say) => `${who(from, say)} dá ${card ? cardName(card) : 'uma carta'} a ${whoIn(to, say)}`,
  stolen: ({ from, to, card }, say) =>
    `${who(to, say)} pega ${card ? cardName(card) : 'uma carta ao acaso'} de ${whoIn(from, say)}`,
  'saw-hand': ({ seat, of, cards }, say) =>
    `${who(seat, say)} olha ${own('a mão', of, say)}${cards ? `: ${named(cards)}` : ''}`,
  crafted: ({ seat, card }, say) => `${who(seat, say)} cria ${cardName(card)}`,
  item: ({ seat, item }, say) => `${who(seat, say)} pega um item: ${itemName(item)}`,
  'item-exhausted': ({ seat, item }, say) => `${who(seat, say)} exaure um item: ${itemName(item)}`,
  used: ({ seat, card, target }, say) =>
    `${who(seat, say)} usa ${usedName(card)}${target === null ? '' : ` contra ${whoIn(target, say)}`}`,
  'card-lost': ({ seat, card }, say) => `${cardName(card)} sai ${own('da área', seat, say)} e é descartada`,
  'coffins-returned': ({ count }) => `Fabricantes de Caixões: ${someWarriors(count)} de volta ao suprimento`,
  available: ({ card }) => `${cardName(card)} fica disponível`,
  claimed: ({ seat, card }, say) => `${who(seat, say)} pega ${cardName(card)}`,
  activated: ({ seat, card }, say) => `${who(seat, say)} ativa ${cardName(card)} e sai da trilha de pontos`,
  coalition: ({ seat, partner }, say) => `${who(seat, say)} forma uma coalizão com ${whoIn(partner, say)}`,
  'path-opened': ({ seat, from, to }, say) => `${who(seat, say)} abre o caminho entre a clareira ${from} e a ${to}`,
};

export const events: ByKind<Event> = {
  ...shared,
  ...factionSentences.events,
  ...automatonEvents,
  ...outsideEvents,
};
