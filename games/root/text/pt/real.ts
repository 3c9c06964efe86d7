/** What is said at a real table in Portuguese. */
import { capital } from '@tavola/games/text/capital.ts';
import { counted, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind, RealText } from '@tavola/kernel/face/text.ts';
import { cardOf, isCard, suitOf } from '../../data/cards.ts';
import { BURROW } from '../../data/maps.ts';
import { isQuest } from '../../data/quests.ts';
import type { Suit } from '../../data/suits.ts';
import { faceOf } from '../../rules/hands/stand-ins.ts';
import type { DiscardedTo } from '../../rules/vocabulary/automata.ts';
import type { Event } from '../../rules/vocabulary/events.ts';
import type { RootFact } from '../../rules/vocabulary/facts.ts';
import type { OutsideAsk, OutsideEvent, OutsideMove } from '../../rules/vocabulary/outside.ts';
import type { Condition } from '../../rules/vocabulary/vagabond.ts';
import type { ItemsEvent } from '../../rules/vocabulary/vagabot.ts';
import { untold } from '../real.ts';
import { drawn } from './drawn.ts';
import { serviceNames } from './factions/riverfolk.ts';
import { pieceName, reason } from './joined.ts';
import { cardName, clearingName, inside, itemName, points, questName, suitName } from './phrases/phrases.ts';

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside.turn': ({ seat }, say) => `Turno de ${whoIn(seat, say)} na mesa: o que mudou?`,
  'outside.soul': ({ seat, on, nth, of }, say) =>
    on === 'ritual'
      ? `${who(seat, say)} · ritual · carta ${nth} de ${of}`
      : `${who(seat, say)} · jardim perdido · 1ª Alma`,
  'outside.discarded': ({ seat }, say) => `Qual foi o naipe da carta descartada por ${whoIn(seat, say)}?`,
  'outside.newest-item': 'Descarte: qual é o item mais recente que ainda existe no estoque?',
  'outside.spent': (it, say) => spent[it.for](whoIn(it.seat, say), inside(it.clearing)),
};

/** A card from a hand that only its owner sees. */
const spent: { readonly [purpose in Spent['for']]: (who: string, where: string) => string } = {
  investors: (whose) => `Investidores: ${whose} descartou uma carta correspondente?`,
  hospitals: (whose, place) => `Hospitais de Batalha ${place}: ${whose} gastou uma carta?`,
  outrage: (whose, place) => `Ultraje ${place}: ${whose} descartou uma carta correspondente?`,
  ambush: (whose, place) => `Batalha ${place}: ${whose} jogou uma emboscada?`,
};
type Spent = Extract<OutsideAsk, { for: string }>;

export const outsideMoves: ByKind<OutsideMove> = {
  'outside.told': 'Fim do turno: já contei tudo',
  'outside.ask-me': 'Fim do turno: pergunte o que precisar',
  'outside.attack': ({ clearing, of }, say) => `Atacar ${whoIn(of, say)} ${inside(clearing)}`,
  'outside.instigate': ({ clearing, of, against }, say) =>
    `Instigar: ${whoIn(of, say)} contra ${whoIn(against, say)} ${inside(clearing)}`,
  'outside.remove': ({ clearing, of, piece }, say) =>
    `Remover ${pieceName(piece)} de ${whoIn(of, say)} ${inside(clearing)} por um efeito`,
  'outside.enter': ({ clearing }) => `Entrei com guerreiros ${inside(clearing)}`,
  'outside.buy': ({ of, service }, say) => `Comprar de ${whoIn(of, say)}: ${serviceNames[service]}`,
  'outside.buy-card': ({ of, face }, say) => `Comprar uma carta de ${whoIn(of, say)}: ${faceName(face)}`,
  'outside.give': ({ of }, say) => `Dar uma carta a ${whoIn(of, say)}`,
};

export const outsideEvents: ByKind<OutsideEvent> = {
  'outside.discards': ({ seat }, say) => `${who(seat, say)} descarta uma carta`,
  'outside.outrage': ({ seat, from, clearing, card }, say) =>
    card === 'deck'
      ? `Ultraje ${inside(clearing)}: a carta do topo do baralho, virada para baixo, vai para os apoiadores de ${whoIn(seat, say)}`
      : `Ultraje ${inside(clearing)}: ${whoIn(from, say)} dá a ${whoIn(seat, say)} uma carta que combine com a clareira; se não tiver, mostra a mão, e vem a carta do topo do baralho`,
  'outside.disrupted': ({ seat }, say) =>
    `Um entreposto comercial cai: metade dos Fundos sai do tabuleiro de ${whoIn(seat, say)}; conte o que ficou lá`,
  'outside.lost-soul': ({ seat }, say) => `A carta de ${whoIn(seat, say)} vai para as Almas Perdidas, por cima`,
  'outside.markers':
    'Os marcadores de naipe, embaralhados, vão para as clareiras; conte quais são agora ou quando for preciso',
};

/** A suit, and an item if the card shows one. */
function faceName(face: string): string {
  const [suit = '', item] = face.split('/');
  return item ? `${suitName(suit)}, ${itemName(item)}` : suitName(suit);
}

const conditions: { readonly [condition in Condition]: string } = {
  ready: 'Itens prontos',
  exhausted: 'Itens exauridos',
  damaged: 'Itens danificados, virados para cima',
  'exhausted-damaged': 'Itens danificados e exauridos',
};
const handled: { readonly [what in ItemsEvent['what']]: string } = {
  exhausted: 'exaure',
  damaged: 'danifica',
  repaired: 'repara',
  refreshed: 'reanima',
};

const facts: ByKind<RootFact> = {
  warriors: ({ of, clearing }, say) => (clearing === BURROW ? 'Guerreiros na Toca' : `Guerreiros, ${say.who(of)}`),
  piece: ({ of, piece }, say) => `${capital(pieceName(piece))}, ${say.who(of)}`,
  pawn: ({ of }, say) => `Onde está ${say.who(of)}`,
  vp: ({ of }, say) => `Pontos, ${say.who(of)}`,
  dominance: 'Carta de domínio ativada',
  item: ({ item }) => capital(itemName(item)),
  supply: ({ item }) => `${capital(itemName(item))} no estoque`,
  crafted: ({ card }) => cardName(card),
  condition: ({ condition }) => conditions[condition],
  track: ({ n }) => `Trilha de batalha, espaço ${n + 1}: exaurido`,
  quest: 'A tarefa dele',
  blocked: 'Locais de construção cobertos por um item',
  decree: ({ column }) => `Decreto, cartas: ${suitName(column)}`,
  minister: ({ minister }) => `Coroa: ${drawn.ministerNames[minister].name}`,
  conspiracy: 'Marcador de conspiração, espaço a partir da esquerda',
  ambush: ({ suit }) => `Emboscadas abertas: ${suitName(suit)}`,
  coffins: ({ of }, say) => `${cardName('coffin-makers')}: guerreiros, ${say.who(of)}`,
  held: 'Guerreiros no tabuleiro da facção',
  leader: 'Líder',
  souls: ({ suit }) => `Almas Perdidas: ${suitName(suit)}`,
  market: ({ n }) => `À venda, carta ${n + 1}`,
  payments: ({ from }, say) => `Guerreiros neste tabuleiro, ${say.who(from)}`,
  hired: 'Mercenários contratados neste turno',
  plot: 'Trama virada para cima',
  suit: 'Naipe',
  ruin: 'Ruína',
  ferry: 'Clareira da balsa',
  path: ({ from, to }) => `Caminho fechado entre ${from} e ${to}`,
  'warriors-left': ({ of }, say) => `Suprimento, ${say.who(of)}`,
};

const names: { readonly [id: string]: string } = {
  builder: 'Construtor',
  charismatic: 'Carismático',
  commander: 'Comandante',
  despot: 'Déspota',
  bomb: 'bomba',
  snare: 'armadilha',
  extortion: 'extorsão',
  raid: 'ataque',
};

const toPile: { readonly [pile in DiscardedTo]: string } = {
  discard: 'para o descarte',
  'lost-souls': 'para as Almas Perdidas, por cima',
};

/** Where a card that the Lizards reveal goes: a ritual's own ones stay beside the board until Evening (AUT-8.5, 8.6.3). */
function laid(suit: Suit, clause: string): string {
  if (clause !== 'AUT-8.5') return `; no fim ela vai ${toPile['lost-souls']}`;
  return suit === 'bird' ? `; ela vai ${toPile.discard}` : '';
}

export const real: RealText<Event> = {
  cardHelp: 'Toque no naipe; se a carta mostra um item que ainda existe no estoque, toque no item.',
  facts,
  place: (place, say) => {
    if (place === 'map') return 'Mapa e estoque';
    return place.startsWith('c') ? capital(clearingName(Number(place.slice(1)))) : say.who(Number(place.slice(5)));
  },
  value: (value) => {
    if (value === 'none') return 'nada';
    if (isQuest(value)) return questName(value);
    if (value.includes('/')) return faceName(value);
    return names[value] ?? (isCard(value) ? cardName(value) : suitName(value));
  },
  tasks: {
    ...untold,
    'automaton.order': ({ card }) => `Ordem: ${suitName(card === null ? 'bird' : suitOf(card))}`,
    'automaton.order-discarded': ({ to }) => `A carta de ordens vai ${toPile[to]}`,
    'automaton.revealed': ({ card, clause }) =>
      `Carta revelada: ${suitName(suitOf(card))}${laid(suitOf(card), clause)}`,
    discarded: ({ seat, card }, say) => `${who(seat, say)} descarta uma carta (${suitName(suitOf(card))})`,
    'automaton.souls-discarded': ({ clause }) =>
      clause === 'AUT-8.2.3'
        ? 'A carta do topo das Almas Perdidas vai para o descarte'
        : 'Todas as Almas Perdidas vão para o descarte',
    'automaton.souls-returned': ({ cards }) =>
      `Voltam às Almas Perdidas: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-filled': ({ cards }) =>
      `Cartas novas no mercado: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-discarded': ({ card, to }) => `Sai do mercado e vai ${toPile[to]}: ${suitName(suitOf(card))}`,
    // His items are all alike: which of them it is, people choose.
    'automaton.items': ({ seat, what, items }, say) =>
      `${who(seat, say)} ${handled[what]} ${counted(items.length, 'item', 'itens')}`,
    'riverfolk.sold-card': ({ seat, to, card }, say) =>
      `${who(seat, say)} para ${whoIn(to, say)}: uma carta (${faceName(faceOf(card))})`,
    scored: ({ seat, vp, why }, say) => {
      const item = isCard(why) ? cardOf(why).item : undefined;
      return `${who(seat, say)}: +${points(vp)} (${item ? itemName(item) : reason(why)})`;
    },
  },
};
