/** What everybody at a real table has: pieces, points, items, crafted cards, and the map. What else lies on a board its faction declares itself. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Fact, NONE, type Value } from '@tavola/kernel/rules/real.ts';
import { type Card, deckOf, isDominance } from '../../data/cards.ts';
import { sources, WIN_VP } from '../../data/constants.ts';
import { type Item, itemKinds, itemSupply } from '../../data/items.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { PieceType } from '../../data/pieces.ts';
import { clearingSuits } from '../../data/suits.ts';
import type { ItemFacts } from '../contract/faction.ts';
import { factionOf } from '../contract/registry.ts';
import { counted, panel, placeOf, setAside, type Tellable, upTo, warriorsIn } from '../contract/tell.ts';
import { claim } from '../hands/stand-ins.ts';
import type { Options } from '../state/options.ts';
import { mapOf, type Player, playerOf, type State } from '../state/state.ts';
import type { RootFact } from '../vocabulary/facts.ts';

/** ROOT-14, 14X: effects in a play area that automata meet. */
const touching: readonly Card[] = [
  'armorers',
  'sappers',
  'brutal-tactics',
  'fox-partisans',
  'rabbit-partisans',
  'mouse-partisans',
  'soup-kitchens',
  'coffin-makers',
];
/** Nobody goes on counting far beyond the goal. */
const MOST_VP = WIN_VP + 20;
const MOST_ITEMS = 9;

export function facts(state: State, { deck }: Pick<Options, 'deck'>): readonly Tellable[] {
  return [...state.open.players.flatMap((_, seat) => factsOfSeat(state, seat, deck)), ...mapFacts(state)];
}

/** Kept as lists, or on boards whose sums the rules read. */
const listed: readonly RootFact['kind'][] = ['item', 'crafted', 'market', 'payments', 'hired'];

/** What a person can have changed in a turn of which nothing was told: their own pieces, and the supply that they craft from. Lists are not doubted. */
export function changedBy(state: State, seat: Seat, { deck }: Pick<Options, 'deck'>): readonly Fact[] {
  const supplies = itemKinds.map((item) => ({ kind: 'supply', item }) as const);
  const own = factsOfSeat(state, seat, deck).filter(({ fact }) => !listed.includes(fact.kind));
  return [...own.map(({ fact }) => fact), ...supplies];
}

function factsOfSeat(state: State, of: Seat, deck: Options['deck']): readonly Tellable[] {
  const player = playerOf(state, of);
  const own = factionOf(player).assistant?.facts;
  return [
    ...clearings.flatMap((clearing) => piecesIn(state, player, of, clearing)),
    ...(own?.board?.(state, of) ?? []),
    {
      fact: { kind: 'vp', of },
      holder: player,
      key: 'vp',
      among: upTo(MOST_VP),
      place: panel(of),
      write: (vp) => setVp(player, vp as number),
    },
    ...(deck === 'exiles-partisans' ? [coffinsOf(state, player, of)] : []),
    ...itemsOf(state, of, own?.items ?? crafted),
    ...(player.automaton ? [] : playArea(state, player, of, deck)),
    ...(own?.last?.(state, of) ?? []),
  ];
}

function setVp(player: Player, vp: number): void {
  const other = sources.indexOf('other');
  player.earned[other] = (player.earned[other] as number) + vp - player.vp;
  player.vp = vp;
}

function piecesIn(state: State, player: Player, of: Seat, clearing: Clearing): Tellable[] {
  const { warriors, buildings, tokens, assistant } = factionOf(player);
  const follow = () => assistant?.facts?.piecesTold?.(state, of, clearing);
  const types = (list: readonly PieceType[], holders: readonly number[][], first: number) =>
    list.map(({ name, count: max }, which): Tellable => {
      const fact = { kind: 'piece', clearing, of, piece: name } as const;
      const holder = holders[which] as number[];
      const write = (count: Value) => {
        setPieces(player, { index: first + which, holder, clearing }, count as number);
        follow();
      };
      return { fact, holder, key: clearing, among: upTo(max), place: placeOf(clearing), write };
    });
  const fighters = warriorsIn(state, of, clearing, warriors);
  const write = (count: Value) => {
    fighters.write?.(count);
    follow();
  };
  return [
    ...(warriors > 0 ? [{ ...fighters, write }] : []),
    ...types(buildings, player.buildings, 0),
    ...types(tokens, player.tokens, buildings.length),
  ];
}

type Type = { readonly index: number; readonly holder: number[]; readonly clearing: Clearing };

/** What is on the map is not on a track as well; what the track lacks comes out of the box. */
function setPieces({ left, gone }: Player, { index, holder, clearing }: Type, count: number): void {
  const more = count - (holder[clearing] as number);
  const fromBox = more < 0 || (left[index] as number) >= more ? 0 : more - (left[index] as number);
  left[index] = (left[index] as number) - more + fromBox;
  gone[index] = (gone[index] as number) - fromBox;
  holder[clearing] = count;
}

function coffinsOf(state: State, player: Player, of: Seat): Tellable {
  const { coffins } = state.open;
  const among = upTo(factionOf(player).warriors);
  const write = (count: Value) => setAside(state, coffins, of, (count as number) - (coffins[of] as number));
  return { fact: { kind: 'coffins', of }, holder: coffins, key: of, among, place: panel(of), write };
}

function itemsOf(state: State, of: Seat, { owned, set }: ItemFacts): Tellable[] {
  const items = owned(state, of);
  return itemKinds.map((item) => {
    const write = (count: Value) => set(state, of, item, count as number);
    const held = counted(countOf(items, item));
    return { fact: { kind: 'item', of, item }, ...held, among: upTo(MOST_ITEMS), place: panel(of), write };
  });
}

/** The Crafted Items box. */
const crafted: ItemFacts = {
  owned: (state, seat) => playerOf(state, seat).items,
  set(state, seat, item, count) {
    const { items } = playerOf(state, seat);
    while (countOf(items, item) < count) items.push(item);
    while (countOf(items, item) > count) items.splice(items.indexOf(item), 1);
  },
};

function countOf<T extends Item | Card>(list: readonly T[], one: T): number {
  return list.filter((other) => other === one).length;
}

/** What lies before a person besides items: effects, an activated dominance card. */
function playArea(state: State, player: Player, of: Seat, deck: Options['deck']): Tellable[] {
  const place = panel(of);
  const cards = deckOf(deck);
  const effects = touching.flatMap((card): Tellable[] => {
    const max = Math.min(1, countOf(cards, card));
    const fact = { kind: 'crafted', of, card } as const;
    const write = (count: Value) => setCrafted(state, player, card, count as number);
    return max === 0 ? [] : [{ fact, ...counted(countOf(player.crafted, card)), among: upTo(max), place, write }];
  });
  const dominance: Tellable = {
    fact: { kind: 'dominance', of },
    holder: player,
    key: 'dominance',
    among: [...cards.filter(isDominance), NONE],
    place,
    write: (card) => setDominance(state, player, card as Card | null),
  };
  return [...effects, dominance];
}

function setCrafted(state: State, { crafted: area }: Player, card: Card, count: number): void {
  while (countOf(area, card) > count) {
    area.splice(area.indexOf(card), 1);
    state.hidden.deck.push(card);
  }
  while (countOf(area, card) < count) {
    claim(state, (one) => one === card);
    area.push(card);
  }
}

function setDominance(state: State, player: Player, card: Card | null): void {
  if (player.dominance !== null) state.hidden.deck.push(player.dominance);
  player.dominance = null;
  if (card === null) return;
  claim(state, (one) => one === card);
  player.dominance = card;
}

function mapFacts(state: State): readonly Tellable[] {
  const { open } = state;
  const map = mapOf(state);
  const suits = clearings.map((clearing): Tellable => {
    const fact = { kind: 'suit', clearing } as const;
    return { fact, holder: open.suits, key: clearing, among: clearingSuits, place: placeOf(clearing) };
  });
  const ruins = map.ruins.map((clearing): Tellable => {
    const fact = { kind: 'ruin', clearing } as const;
    return { fact, holder: open.ruins, key: clearing, among: upTo(1), place: placeOf(clearing) };
  });
  const supply = itemKinds.flatMap((item): Tellable[] => {
    const max = itemSupply[item];
    const fact = { kind: 'supply', item } as const;
    return max === 0 ? [] : [{ fact, holder: open.items, key: item, among: upTo(max), place: 'map' }];
  });
  const paths = map.closed.map(([from, to], i): Tellable => {
    const bit = 1 << i;
    const write = (closed: Value) => {
      open.closed = closed === 1 ? open.closed | bit : open.closed & ~bit;
    };
    return {
      fact: { kind: 'path', from, to },
      ...counted((open.closed >> i) & 1),
      among: upTo(1),
      place: 'map',
      write,
    };
  });
  const among = { min: map.coast[0] ?? 0, max: clearings.length };
  const ferry: Tellable = { fact: { kind: 'ferry' }, holder: open, key: 'ferry', among, place: 'map' };
  return [...(usesMarkers(state) ? suits : []), ...ruins, ...supply, ...paths, ...(map.ferry === null ? [] : [ferry])];
}

/** The suits are laid out, not printed. */
export function usesMarkers(state: State): boolean {
  const { printed } = mapOf(state);
  return printed === null || state.open.suits.some((suit, clearing) => clearing > 0 && suit !== printed[clearing]);
}
