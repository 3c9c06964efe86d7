import type { ByKind } from '@tavola/kernel/text.ts';
import type { Event, SharedEvent } from '../rules/events.ts';
import { factionTexts } from './factions/all.pt.ts';
import { reason, somePieces, usedName } from './joined.pt.ts';
import { listOf, tally } from './lists.ts';
import {
  cardName,
  factionName,
  from as fromPlace,
  inside,
  itemName,
  someCards,
  someWarriors,
  to as toPlace,
} from './names.pt.ts';

const phases = { birdsong: 'Amanhecer', daylight: 'Dia', evening: 'Anoitecer' };
const named = (cards: readonly string[]) => listOf(tally(cards.map(cardName)), 'e');
const points = (vp: number) => `${vp} ${vp === 1 ? 'PV' : 'PVs'}`;

const shared: ByKind<SharedEvent> = {
  faction: ({ seat, faction }, say) => `${say.who(seat)} joga com ${factionName(faction)}`,
  turn: ({ seat, round }, say) => `Rodada ${round}: ${say.who(seat)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ seat, piece, clearing, count }, say) =>
    `${say.who(seat)} posiciona ${somePieces(piece, count)} ${inside(clearing)}`,
  moved: ({ seat, from, to, piece, count, ferry }, say) =>
    `${say.who(seat)} move ${somePieces(piece, count)} ${fromPlace(from)} ${toPlace(to)}${ferry ? ' de balsa' : ''}`,
  removed: ({ seat, by, piece, clearing, count }, say) =>
    by === seat
      ? `${say.who(seat)} remove do próprio lado ${somePieces(piece, count)} ${fromPlace(clearing)}`
      : `${say.who(by)} remove ${somePieces(piece, count)} de ${say.who(seat)} ${fromPlace(clearing)}`,
  battle: ({ attacker, defender, clearing }, say) =>
    `${say.who(attacker)} ataca ${say.who(defender)} ${inside(clearing)}`,
  ambushed: ({ seat, card }, say) => `${say.who(seat)} joga ${cardName(card)}`,
  'ambush-cancelled': ({ seat, card }, say) => `${say.who(seat)} anula a emboscada com ${cardName(card)}`,
  rolled: ({ attacker, defender }) => `Dados: ${attacker} para o atacante, ${defender} para o defensor`,
  hits: ({ attacker, defender, extra }) => {
    const more = (hits: number) => (hits > 0 ? ` (${hits} ${hits === 1 ? 'adicional' : 'adicionais'})` : '');
    return `Danos: o atacante causa ${attacker}${more(extra[0])}, o defensor ${defender}${more(extra[1])}`;
  },
  'battle-over': ({ clearing }) => `A batalha ${inside(clearing)} terminou`,
  scored: ({ seat, vp, why }, say) => `${say.who(seat)} recebe ${points(vp)}: ${reason(why)}`,
  'lost-vp': ({ seat, vp }, say) => `${say.who(seat)} perde ${points(vp)}`,
  drew: ({ seat, count, cards }, say) => `${say.who(seat)} compra ${cards ? named(cards) : someCards(count)}`,
  reshuffled: 'O descarte é embaralhado e forma um novo baralho',
  spent: ({ seat, card }, say) => `${say.who(seat)} gasta ${cardName(card)}`,
  discarded: ({ seat, card }, say) => `${say.who(seat)} descarta ${cardName(card)}`,
  given: ({ from, to, card }, say) => `${say.who(from)} dá ${card ? cardName(card) : 'uma carta'} a ${say.who(to)}`,
  stolen: ({ from, to, card }, say) =>
    `${say.who(to)} pega ${card ? cardName(card) : 'uma carta ao acaso'} de ${say.who(from)}`,
  'saw-hand': ({ seat, of, cards }, say) =>
    `${say.who(seat)} olha a mão de ${say.who(of)}${cards ? `: ${named(cards)}` : ''}`,
  crafted: ({ seat, card }, say) => `${say.who(seat)} cria ${cardName(card)}`,
  item: ({ seat, item }, say) => `${say.who(seat)} pega um item: ${itemName(item)}`,
  'item-exhausted': ({ seat, item }, say) => `${say.who(seat)} exaure um item: ${itemName(item)}`,
  used: ({ seat, card, target }, say) =>
    `${say.who(seat)} usa ${usedName(card)}${target === null ? '' : ` contra ${say.who(target)}`}`,
  'card-lost': ({ seat, card }, say) => `${cardName(card)}, de ${say.who(seat)}, vai para o descarte`,
  'coffins-returned': ({ count }) => `Fabricantes de Caixões: ${someWarriors(count)} de volta ao suprimento`,
  available: ({ card }) => `${cardName(card)} fica disponível`,
  claimed: ({ seat, card }, say) => `${say.who(seat)} pega ${cardName(card)}`,
  activated: ({ seat, card }, say) => `${say.who(seat)} ativa ${cardName(card)} e sai da trilha de pontos`,
  coalition: ({ seat, partner }, say) => `${say.who(seat)} forma uma coalizão com ${say.who(partner)}`,
  'path-opened': ({ seat, from, to }, say) => `${say.who(seat)} abre o caminho entre a clareira ${from} e a ${to}`,
};

const { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids } = factionTexts;

export const events: ByKind<Event> = {
  ...shared,
  ...marquise.events,
  ...eyrie.events,
  ...alliance.events,
  ...vagabond.events,
  ...lizards.events,
  ...riverfolk.events,
  ...duchy.events,
  ...corvids.events,
};
