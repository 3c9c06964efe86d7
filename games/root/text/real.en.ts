/** What is said at a real table in English. */
import { capital, who, whoIn } from '@tavola/games/text/en.ts';
import type { ByKind, RealText } from '@tavola/kernel/text.ts';
import { cardOf, isCard, suitOf } from '../data/cards.ts';
import type { Event } from '../rules/events.ts';
import type { RootFact } from '../rules/outside/fact.ts';
import type { OutsideAsk, OutsideEvent, OutsideMove } from '../rules/outside/moves.ts';
import { pieceName, reason } from './joined.en.ts';
import { cardName, itemName, suitName, where } from './phrases.en.ts';

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside.turn': ({ seat }, say) => `Turn of ${whoIn(seat, say)} on the table: what changed?`,
  'outside.soul': 'Turn the top card of the Lost Souls: what is its suit?',
  'outside.newest-item': 'Discard pile: which is the newest item that the supply still has?',
  'outside.spent': (it, say) =>
    it.for === 'investors'
      ? `Investors: did ${whoIn(it.seat, say)} discard a card that matches?`
      : it.for === 'hospitals'
        ? `Field Hospitals in ${where(it.clearing)}: did ${whoIn(it.seat, say)} spend a card?`
        : `Outrage in ${where(it.clearing)}: did ${whoIn(it.seat, say)} discard a card that matches?`,
};

export const outsideMoves: ByKind<OutsideMove> = {
  'outside.told': 'End of turn: I have told everything',
  'outside.ask-me': 'End of turn: ask me what you need',
  'outside.attack': ({ clearing, of }, say) => `Attack ${whoIn(of, say)} in ${where(clearing)}`,
  'outside.remove': ({ clearing, of, piece }, say) =>
    `Remove a ${pieceName(piece)} of ${whoIn(of, say)} in ${where(clearing)} by an effect`,
  'outside.enter': ({ clearing }) => `I came with warriors in ${where(clearing)}`,
  'outside.give': ({ of }, say) => `Give ${whoIn(of, say)} a card`,
};

export const outsideEvents: ByKind<OutsideEvent> = {
  'outside.discards': ({ seat }, say) => `${who(seat, say)} discards a card`,
};

const facts: ByKind<RootFact> = {
  warriors: ({ of }, say) => `Warriors, ${say.who(of)}`,
  piece: ({ of, piece }, say) => `${capital(pieceName(piece))}, ${say.who(of)}`,
  pawn: ({ of }, say) => `Where ${say.who(of)} is`,
  vp: ({ of }, say) => `Points, ${say.who(of)}`,
  dominance: 'Activated dominance card',
  item: ({ item }) => capital(itemName(item)),
  supply: ({ item }) => `${capital(itemName(item))} in the supply`,
  crafted: ({ card }) => cardName(card),
  held: 'Warriors on the faction board',
  leader: 'Leader',
  souls: ({ suit }) => `Lost Souls: ${suitName(suit)}`,
  market: ({ n }) => `Market, card ${n + 1}`,
  payments: ({ from }, say) => `Payments, ${say.who(from)}`,
  hired: 'Mercenaries hired this turn',
  plot: 'Plot that lies face up',
  suit: 'Suit',
  ruin: 'Ruin',
  ferry: 'Clearing of the ferry',
  path: ({ from, to }) => `Closed path between ${from} and ${to}`,
  'warriors-left': ({ of }, say) => `Supply, ${say.who(of)}`,
};

export const real: RealText<Event> = {
  cardHelp: 'Touch the suit; if the card shows an item that the supply still has, touch the item.',
  facts,
  place: (place, say) => {
    if (place === 'map') return 'Map and supply';
    return place.startsWith('c') ? capital(where(Number(place.slice(1)))) : say.who(Number(place.slice(5)));
  },
  value: (value) => {
    if (value === 'none') return 'nothing';
    if (value.includes('/'))
      return value
        .split('/')
        .map((part, i) => (i === 0 ? suitName(part) : itemName(part)))
        .join(', ');
    return isCard(value) ? cardName(value) : suitName(value);
  },
  tasks: {
    faction: null,
    reach: null,
    turn: null,
    phase: null,
    rolled: null,
    'battle-over': null,
    available: null,
    reshuffled: null,
    'automaton.order': ({ card }) => `Order: ${suitName(card === null ? 'bird' : suitOf(card))}`,
    'automaton.order-discarded': 'The order card goes to the discard pile',
    'automaton.revealed': ({ card }) => `Revealed card: ${suitName(suitOf(card))}`,
    'automaton.souls-discarded': ({ cards }) => `Lost Souls to the discard pile: ${cards.length}`,
    'automaton.souls-returned': ({ cards }) =>
      `Back to the Lost Souls: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-filled': ({ cards }) =>
      `New cards in the market: ${cards.map((card) => suitName(suitOf(card))).join(', ')}`,
    'automaton.market-discarded': ({ card }) => `Leaves the market: ${suitName(suitOf(card))}`,
    scored: ({ seat, vp, why }, say) => {
      const item = isCard(why) ? cardOf(why).item : undefined;
      return `${who(seat, say)}: +${vp} VP (${item ? itemName(item) : reason(why)})`;
    },
  },
};
