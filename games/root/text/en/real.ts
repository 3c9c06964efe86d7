/** What is said at a real table in English. */
import { capital } from '@tavola/games/text/capital.ts';
import { counted, does, who, whoIn } from '@tavola/games/text/en.ts';
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
import { cardName, itemName, questName, suitName, where } from './phrases/phrases.ts';

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside.turn': ({ seat }, say) => `Turn of ${whoIn(seat, say)} on the table: what changed?`,
  'outside.soul': ({ seat, on, nth, of }, say) =>
    on === 'ritual'
      ? `${who(seat, say)} · ritual · card ${nth} of ${of}`
      : `${who(seat, say)} · garden lost · top Soul`,
  'outside.discarded': ({ seat }, say) => `Which suit did ${whoIn(seat, say)} discard?`,
  'outside.newest-item': 'Discard pile: which is the newest item that the supply still has?',
  'outside.spent': (it, say) => spent[it.for](whoIn(it.seat, say), where(it.clearing)),
};

/** A card from a hand that only its owner sees. */
const spent: { readonly [purpose in Spent['for']]: (who: string, where: string) => string } = {
  investors: (whose) => `Investors: did ${whose} discard a card that matches?`,
  hospitals: (whose, place) => `Field Hospitals in ${place}: did ${whose} spend a card?`,
  outrage: (whose, place) => `Outrage in ${place}: did ${whose} discard a card that matches?`,
  ambush: (whose, place) => `Battle in ${place}: did ${whose} play an ambush?`,
};
type Spent = Extract<OutsideAsk, { for: string }>;

export const outsideMoves: ByKind<OutsideMove> = {
  'outside.told': 'End of turn: I have told everything',
  'outside.ask-me': 'End of turn: ask me what you need',
  'outside.attack': ({ clearing, of }, say) => `Attack ${whoIn(of, say)} in ${where(clearing)}`,
  'outside.instigate': ({ clearing, of, against }, say) =>
    `Instigate: ${whoIn(of, say)} against ${whoIn(against, say)} in ${where(clearing)}`,
  'outside.remove': ({ clearing, of, piece }, say) =>
    `Remove a ${pieceName(piece)} of ${whoIn(of, say)} in ${where(clearing)} by an effect`,
  'outside.enter': ({ clearing }) => `I moved warriors into ${where(clearing)}`,
  'outside.buy': ({ of, service }, say) => `Buy from ${whoIn(of, say)}: ${serviceNames[service]}`,
  'outside.buy-card': ({ of, face }, say) => `Buy a card from ${whoIn(of, say)}: ${faceName(face)}`,
  'outside.give': ({ of }, say) => `Give ${whoIn(of, say)} a card`,
};

export const outsideEvents: ByKind<OutsideEvent> = {
  'outside.discards': ({ seat }, say) => `${who(seat, say)} discards a card`,
  'outside.outrage': ({ seat, from, clearing, card }, say) =>
    card === 'deck'
      ? `Outrage in ${where(clearing)}: the top card of the deck, face down, goes to the supporters of ${whoIn(seat, say)}`
      : `Outrage in ${where(clearing)}: ${whoIn(from, say)} gives ${whoIn(seat, say)} a card that matches the clearing; without one they show their hand, and the top card of the deck comes instead`,
  'outside.disrupted': ({ seat }, say) =>
    `A trade post falls: half of the Funds leave the board of ${whoIn(seat, say)}; tell what is left there`,
  'outside.lost-soul': ({ seat }, say) => `The card of ${whoIn(seat, say)} goes onto the Lost Souls`,
  'outside.markers': 'Suit markers, shuffled, go to the clearings; tell them now, or when they are asked for',
};

/** A suit, and an item if the card shows one. */
function faceName(face: string): string {
  const [suit = '', item] = face.split('/');
  return item ? `${suitName(suit)}, ${itemName(item)}` : suitName(suit);
}

const conditions: { readonly [condition in Condition]: string } = {
  ready: 'Items ready',
  exhausted: 'Items exhausted',
  damaged: 'Items damaged, face up',
  'exhausted-damaged': 'Items damaged and exhausted',
};
const handled: { readonly [what in ItemsEvent['what']]: string } = {
  exhausted: 'exhausts',
  damaged: 'damages',
  repaired: 'repairs',
  refreshed: 'refreshes',
};

const facts: ByKind<RootFact> = {
  warriors: ({ of, clearing }, say) => (clearing === BURROW ? 'Warriors in the Burrow' : `Warriors, ${say.who(of)}`),
  piece: ({ of, piece }, say) => `${capital(pieceName(piece))}, ${say.who(of)}`,
  pawn: ({ of }, say) => `Where ${say.who(of)} is`,
  vp: ({ of }, say) => `Points, ${say.who(of)}`,
  dominance: 'Activated dominance card',
  item: ({ item }) => capital(itemName(item)),
  supply: ({ item }) => `${capital(itemName(item))} in the supply`,
  crafted: ({ card }) => cardName(card),
  condition: ({ condition }) => conditions[condition],
  track: ({ n }) => `Battle track, space ${n + 1}: exhausted`,
  quest: 'His quest',
  blocked: 'Building slots that an item fills',
  decree: ({ column }) => `Decree, cards: ${suitName(column)}`,
  minister: ({ minister }) => `Crown: ${drawn.ministerNames[minister].name}`,
  conspiracy: 'Conspiracy marker, space from the left',
  ambush: ({ suit }) => `Open ambushes: ${suitName(suit)}`,
  coffins: ({ of }, say) => `${cardName('coffin-makers')}: warriors, ${say.who(of)}`,
  held: 'Warriors on the faction board',
  leader: 'Leader',
  souls: ({ suit }) => `Lost Souls: ${suitName(suit)}`,
  market: ({ n }) => `For sale, card ${n + 1}`,
  payments: ({ from }, say) => `Warriors on this board, ${say.who(from)}`,
  hired: 'Mercenaries hired this turn',
  plot: 'Plot that lies face up',
  suit: 'Suit',
  ruin: 'Ruin',
  ferry: 'Clearing of the ferry',
  path: ({ from, to }) => `Closed path between ${from} and ${to}`,
  'warriors-left': ({ of }, say) => `Supply, ${say.who(of)}`,
};

const toPile: { readonly [pile in DiscardedTo]: string } = {
  discard: 'to the discard pile',
  'lost-souls': 'on top of the Lost Souls',
};

/** Where a card that the Lizards reveal goes: a ritual's own ones stay beside the board until Evening (AUT-8.5, 8.6.3). */
function laid(suit: Suit, clause: string): string {
  if (clause !== 'AUT-8.5') return `; in the end it goes ${toPile['lost-souls']}`;
  return suit === 'bird' ? `; it goes ${toPile.discard}` : '';
}

export const real: RealText<Event> = {
  cardHelp: 'Touch the suit; if the card shows an item that the supply still has, touch the item.',
  facts,
  place: (place, say) => {
    if (place === 'map') return 'Map and supply';
    return place.startsWith('c') ? capital(where(Number(place.slice(1)))) : say.who(Number(place.slice(5)));
  },
  value: (value) => {
    if (value === 'none') return 'nothing';
    if (isQuest(value)) return questName(value);
    if (value.includes('/')) return faceName(value);
    return isCard(value) ? cardName(value) : suitName(value);
  },
  tasks: {
    ...untold,
    'automaton.order': ({ card }) => `Order: ${suitName(card === null ? 'bird' : suitOf(card))}`,
    'automaton.order-discarded': ({ to }) => `The order card goes ${toPile[to]}`,
    'automaton.revealed': ({ card, clause }) => `Revealed card: ${suitName(suitOf(card))}${laid(suitOf(card), clause)}`,
    discarded: ({ seat, card }, say) => `${does(seat, say, 'discards')} a card (${suitName(suitOf(card))})`,
    'automaton.souls-discarded': ({ clause }) =>
      clause === 'AUT-8.2.3'
        ? 'The top card of the Lost Souls goes to the discard pile'
        : 'All Lost Souls go to the discard pile',
    'automaton.souls-returned': ({ cards }) =>
      `Back to the Lost Souls: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-filled': ({ cards }) =>
      `New cards in the market: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-discarded': ({ card, to }) =>
      `Leaves the market and goes ${toPile[to]}: ${suitName(suitOf(card))}`,
    // His items are all alike: which of them it is, people choose.
    'automaton.items': ({ seat, what, items }, say) =>
      `${does(seat, say, handled[what])} ${counted(items.length, 'item')}`,
    'riverfolk.sold-card': ({ seat, to, card }, say) =>
      `${who(seat, say)} to ${whoIn(to, say)}: a card (${faceName(faceOf(card))})`,
    scored: ({ seat, vp, why }, say) => {
      const item = isCard(why) ? cardOf(why).item : undefined;
      return `${who(seat, say)}: +${vp} VP (${item ? itemName(item) : reason(why)})`;
    },
  },
};
