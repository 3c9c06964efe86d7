/** Cards and warriors that go from one pile or board to another. */
import type { Part } from '@tavola/kernel/face/lines.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from '../data/cards.ts';
import { faceOf } from '../rules/hands/stand-ins.ts';
import type { DiscardedTo } from '../rules/vocabulary/automata.ts';
import type { Deed } from './deeds.ts';
import type { EventDeeds } from './pieces.ts';
import { act, type Scene } from './scene.ts';
import {
  acolytes,
  ambushes,
  COFFINS,
  DECK,
  DISCARD,
  decree,
  hand,
  market,
  order,
  payments,
  revealed,
  souls,
  supply,
  supporters,
} from './spots.ts';

/** The columns of the automaton's Decree, left to right (AUT-5.5.1). */
export const decreeColumns = ['fox', 'mouse', 'rabbit', 'bird'];

/** Where discarded cards go: onto the Lost Souls while the Lizards are there (ROOT-10.2.6). */
function discardSpot(scene: Scene): string {
  const lizards = scene.seatOf('lizards');
  if (lizards === null) return DISCARD;
  return scene.isAutomaton(lizards) ? souls(lizards) : DISCARD;
}
function discardPart(scene: Scene, to: DiscardedTo): Part {
  return to === 'discard' ? scene.spot('discard', DISCARD) : scene.spot('soulsOnTop', discardSpot(scene));
}

export const piles: EventDeeds = {
  'automaton.order': ({ seat, card }, scene, n) => {
    if (card === null || scene.faction(seat) === 'riverfolk') return [];
    const acts = [act('card', 'card', null, 1, DECK, order(seat))];
    return [scene.deed(n, { verb: scene.words.verbs.none, segments: [[scene.suit(suitOf(card))]], acts, asked: true })];
  },

  'automaton.order-discarded': ({ seat, to }, scene, n) => {
    // The Lizards lay the card that they craft onto the Lost Souls at once (AUT-8.6.4).
    if (scene.faction(seat) === 'lizards') return [];
    const acts = [act('card', 'card', null, 1, order(seat), discardSpot(scene))];
    const isOld = scene.exchanged;
    scene.exchanged = false;
    const expands = scene.step.clause === 'AUT-4.5.5';
    const picture = scene.picture('handcard', null);
    if (to === 'discard') {
      if (isOld) {
        const goes = [scene.text('oldOrder'), scene.way(), discardPart(scene, to)];
        return [scene.deed(n, { verb: scene.words.verbs.none, segments: [goes, ...beside(scene)], acts, picture })];
      }
      const segments = [[scene.text(expands ? 'orderAndNext' : 'order')], ...beside(scene)];
      return [scene.deed(n, { verb: scene.words.verbs.discard, segments, acts, picture })];
    }
    const segments = [[scene.text(isOld ? 'oldOrder' : 'orderCard'), scene.way(), discardPart(scene, to)]];
    return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture })];
  },

  'automaton.laid': ({ seat, cards, from, to }, scene, n) => {
    const { words } = scene;
    if (from === 'market') {
      const acts = [act('card', 'card', null, cards.length, market(seat), discardSpot(scene))];
      const segments = [[scene.text('thatCard'), scene.way(), discardPart(scene, to as DiscardedTo)]];
      return [scene.deed(n, { group: 'item', verb: words.verbs.none, segments, acts })];
    }
    const column = decreeColumns.indexOf(suitOf(cards[0] as string));
    if (to === 'decree') {
      const acts = [act('card', 'card', null, 1, order(seat), decree(seat, column))];
      const now = scene.cardsIn(seat, column) + 1;
      const suit = scene.suit(decreeColumns[column] as string);
      const segments = [
        [scene.text('orderCard'), scene.way(), scene.spot('decree', 'decree'), suit, scene.plain(words.now(now))],
      ];
      return [scene.deed(n, { verb: words.verbs.none, segments, acts, picture: scene.picture('decree', seat) })];
    }
    const acts = cards.map((card) =>
      act('card', 'card', null, 1, decree(seat, decreeColumns.indexOf(suitOf(card))), discardSpot(scene)),
    );
    const spot = to === 'discard' ? 'discard' : 'soulsOnTop';
    const segments = [
      [scene.text('all'), scene.way(), scene.spot(spot, discardSpot(scene)), scene.text('allButViziers')],
    ];
    const isFirst = !scene.purged;
    scene.purged = true;
    return [scene.deed(n, { group: 'decree', verb: words.verbs.decree, segments: isFirst ? segments : [], acts })];
  },

  'automaton.revealed': ({ seat, card, clause }, scene, n) => {
    const { words } = scene;
    const suit = suitOf(card);
    if (clause === 'AUT-8.5') {
      const to = suit === 'bird' ? DISCARD : revealed(seat);
      const acts = [act('card', 'card', null, 1, souls(seat), to)];
      return [scene.deed(n, { verb: words.verbs.none, segments: [[scene.suit(suit)]], acts, asked: true })];
    }
    const acts = [act('card', 'card', null, 1, DECK, souls(seat))];
    const segments = [[scene.text('deckCard'), scene.way(), scene.spot('soulsOnTop', souls(seat))]];
    const made = scene.deed(n, { verb: words.verbs.none, segments, acts, picture: scene.picture('soul', seat) });
    // In the set-up each card is a question of its own.
    return clause === 'AUT-8.3.5' ? [{ ...made, asked: true }] : [made];
  },

  'automaton.souls-discarded': ({ seat, cards, clause }, scene, n) => {
    const acts = [act('card', 'card', null, cards.length, souls(seat), DISCARD)];
    const what = clause === 'AUT-8.2.3' ? 'topSoul' : 'restOfSouls';
    const segments = [[scene.text(what), scene.way(), scene.spot('discard', DISCARD)], ...beside(scene)];
    return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture: scene.picture('soul', seat) })];
  },

  'automaton.souls-returned': ({ seat, cards }, scene, n) => {
    const acts = [act('card', 'card', null, cards.length, revealed(seat), souls(seat))];
    const top = [scene.text('onTop'), scene.suit(suitOf(cards[0] as string))];
    const all = [scene.text('revealed'), scene.way(), scene.spot('souls', souls(seat))];
    const segments = cards.length > 1 ? [all, top] : [all];
    return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture: scene.picture('soul', seat) })];
  },

  'automaton.acolytes': ({ seat, change, clause }, scene, n) => {
    const [from, to] = change > 0 ? [supply(seat), acolytes(seat)] : [acolytes(seat), scene.returned(seat)];
    const spot = change > 0 ? scene.spot('acolytes', to) : scene.spot('supply', to);
    const what = change > 0 ? [scene.count(1), scene.piece('warrior', seat)] : [scene.text('acolyte')];
    // A warrior that has just come back to the supply (AUT-8.2.2).
    const source = clause === 'AUT-8.2.2' ? scene.returned(seat) : from;
    const acts = [act('move', 'warrior', seat, 1, source, to)];
    const group = change > 0 ? 'acolyte' : 'conspiracy';
    const picture = scene.picture('acolyte', seat);
    return [
      scene.deed(n, { group, verb: scene.words.verbs.none, segments: [[...what, scene.way(), spot]], acts, picture }),
    ];
  },

  'automaton.market-filled': ({ seat, cards }, scene, n) => [
    scene.deed(n, {
      verb: scene.words.verbs.none,
      segments: [[scene.count(cards.length), scene.way(), scene.spot('market', market(seat))]],
      acts: [act('card', 'card', null, cards.length, DECK, market(seat))],
      asked: true,
    }),
  ],
  'automaton.market-discarded': ({ seat, to }, scene, n) => [
    scene.deed(n, {
      group: 'market',
      verb: scene.words.verbs.none,
      segments: [
        [scene.text('firstOfMarket'), scene.way(), discardPart(scene, to)],
        ...(to === 'discard' ? beside(scene) : []),
      ],
      acts: [act('card', 'card', null, 1, market(seat), discardSpot(scene))],
      picture: scene.picture('handcard', null),
    }),
  ],
  'automaton.payments-returned': ({ seat, of, count }, scene, n) => [
    scene.deed(n, {
      group: 'payments',
      verb: scene.words.verbs.none,
      segments: [[scene.count(count), scene.piece('warrior', of, count), ...leaves(scene, seat, scene.returned(of))]],
      acts: [act('move', 'warrior', of, count, payments(seat), scene.returned(of))],
      picture: scene.picture(scene.glyphOf('warrior', of), of),
    }),
  ],
  'automaton.racketeering': ({ seat, clearing, count }, scene, n) => [
    scene.deed(n, {
      group: 'racketeering',
      verb: scene.words.verbs.none,
      segments: [
        [scene.count(count), scene.place(clearing, 'from'), scene.way(), scene.spot('payments', payments(seat))],
      ],
      acts: [act('move', 'warrior', seat, count, `c${clearing}`, payments(seat))],
      picture: scene.picture(scene.glyphOf('warrior', seat), seat),
    }),
  ],

  'riverfolk.bought': ({ seat: buyer, price }, scene, n) => {
    const company = scene.seatOf('riverfolk') as Seat;
    const payer = scene.isAutomaton(buyer) && paysWithTheirs(scene.faction(buyer)) ? company : buyer;
    const paid = Math.min(price, scene.countOf(supply(payer), payer, 'warrior'));
    if (paid === 0) return [];
    const segments = [
      [scene.count(paid), scene.piece('warrior', payer, paid), scene.way(), scene.spot('payments', payments(company))],
    ];
    const acts = [act('move', 'warrior', payer, paid, supply(payer), payments(company))];
    const picture = scene.picture(scene.glyphOf('warrior', payer), payer);
    return [scene.deed(n, { verb: scene.words.verbs.pay, segments, acts, picture })];
  },
  'riverfolk.sold-card': ({ seat: company, to, card }, scene, n) => {
    const from = scene.isAutomaton(company) ? market(company) : hand(company);
    const [spot, name] = boughtTo(scene, to);
    const [suit = '', item] = faceOf(card).split('/');
    const what = [scene.suit(suit), ...(item ? [scene.plain(scene.words.item(item))] : [])];
    const acts = [act('card', 'card', null, 1, from, spot)];
    const place = scene.market.indexOf(card) + 1;
    if (place > 0) scene.market.splice(place - 1, 1);
    if (place > 0 && spot === order(to)) {
      scene.exchanged = true;
      const exchanged = [[scene.text('orderFor'), scene.plain(scene.words.ofMarket(place))]];
      const picture = scene.picture('handcard', null);
      return [scene.deed(n, { verb: scene.words.verbs.swap, segments: exchanged, acts, picture })];
    }
    const segments = [[...what, scene.way(), name]];
    return [scene.deed(n, { verb: scene.words.verbs.buy, segments, acts, picture: scene.picture('handcard', null) })];
  },

  ambushed: ({ seat }, scene, n) => ambush(scene, seat, n),
  'ambush-cancelled': ({ seat }, scene, n) => ambush(scene, seat, n),
  'outside.lost-soul': ({ seat }, scene, n) => [lostSoul(scene, seat, 'thatCard', hand(seat), n)],
  'card-lost': ({ seat, card }, scene, n) => {
    const name = scene.plain(scene.words.card(card));
    const to = discardSpot(scene);
    const acts = [act('card', 'card', null, 1, hand(seat), to)];
    const segments = [[name, scene.way(), discardPart(scene, to === DISCARD ? 'discard' : 'lost-souls')]];
    return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture: scene.picture('handcard', null) })];
  },
  drew: ({ seat, count }, scene, n) => [
    scene.deed(n, {
      group: `drew ${seat}`,
      verb: scene.words.verbs.none,
      segments: [[scene.plain(scene.say.who(seat)), scene.text('draws'), scene.count(count)]],
      acts: [act('card', 'card', null, count, DECK, hand(seat))],
      picture: scene.picture('handcard', null),
    }),
  ],
  'outside.discards': ({ seat }, scene, n) => [
    scene.deed(n, {
      verb: scene.words.verbs.none,
      segments: [[scene.plain(scene.say.who(seat)), scene.text('discards'), scene.count(1)]],
      acts: [act('card', 'card', null, 1, hand(seat), DISCARD)],
      picture: scene.picture('handcard', null),
    }),
  ],
  'outside.outrage': ({ seat, from, card }, scene, n) => {
    const source = card === 'deck' ? DECK : hand(from);
    const what = card === 'deck' ? [scene.count(1), scene.text('fromDeck')] : [scene.count(1), scene.text('matching')];
    const segments = [
      [scene.plain(scene.say.who(seat)), ...what, scene.way(), scene.spot('supporters', supporters(seat))],
    ];
    const acts = [act('card', 'card', null, 1, source, supporters(seat))];
    return [
      scene.deed(n, { verb: scene.words.verbs.outrage, segments, acts, picture: scene.picture('supporter', seat) }),
    ];
  },
  'coffins-returned': ({ seat, count }, scene, n) => [
    scene.deed(n, {
      verb: scene.words.verbs.none,
      segments: [
        [scene.count(count), scene.piece('warrior', seat, count), scene.way(), scene.spot('supply', supply(seat))],
      ],
      acts: [act('move', 'warrior', seat, count, COFFINS, supply(seat))],
      picture: scene.picture(scene.glyphOf('warrior', seat), seat),
    }),
  ],
};

/** ROOT-3.3.3: cards that are known by their suits may be dominance cards, which are never discarded. */
function beside(scene: Scene): readonly (readonly Part[])[] {
  return scene.hasDominance ? [[scene.text('ifDominance')]] : [];
}

/** Its own lies open before it; a person's only matters where it comes onto the Lost Souls. */
function ambush(scene: Scene, seat: Seat, n: number): readonly Deed[] {
  const to = discardSpot(scene);
  if (!scene.isAutomaton(seat)) return to === DISCARD ? [] : [lostSoul(scene, seat, 'ambush', hand(seat), n)];
  const acts = [act('card', 'card', null, 1, ambushes(seat), to)];
  const segments = [[scene.text('ambush'), scene.way(), discardPart(scene, to === DISCARD ? 'discard' : 'lost-souls')]];
  return [scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture: scene.picture('handcard', null) })];
}

function lostSoul(scene: Scene, seat: Seat, what: 'thatCard' | 'ambush', from: string, n: number): Deed {
  const to = discardSpot(scene);
  const acts = [act('card', 'card', null, 1, from, to)];
  const segments = [[scene.plain(scene.say.who(seat)), scene.text(what), scene.way(), scene.spot('soulsOnTop', to)]];
  return scene.deed(n, { verb: scene.words.verbs.none, segments, acts, picture: scene.picture('soul', null) });
}

function leaves(scene: Scene, seat: Seat, to: string): readonly Part[] {
  return [scene.spot('payments', payments(seat)), scene.way(), scene.spot('supply', to)];
}

/** For whom the Company pays itself (AUT-S-3). */
function paysWithTheirs(faction: string): boolean {
  return faction === 'alliance' || faction === 'vagabond';
}

/** What an automaton buys lies in the place of its order; the advanced cards lay it elsewhere (AUT-S-9 to S-11). */
function boughtTo(scene: Scene, buyer: Seat): readonly [spot: string, part: Part] {
  if (!scene.isAutomaton(buyer)) return [hand(buyer), scene.plain(scene.say.who(buyer))];
  if (scene.faction(buyer) === 'lizards') return [souls(buyer), scene.spot('soulsOnTop', souls(buyer))];
  if (scene.bought === 'AUT-S-10')
    return [discardSpot(scene), discardPart(scene, discardSpot(scene) === DISCARD ? 'discard' : 'lost-souls')];
  if (scene.bought === 'AUT-S-11') return [ambushes(buyer), scene.text('ambush')];
  return [order(buyer), scene.text('orderCard')];
}
