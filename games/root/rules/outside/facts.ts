/** What the automata must know of a real table, where it lives in the state, and how it is set right. Every seat and every piece, by the contract. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Fact, type Known, NONE } from '@tavola/kernel/real.ts';
import { type Card, deckOf, isDominance } from '../../data/cards.ts';
import { WIN_VP } from '../../data/constants.ts';
import { itemKinds, itemSupply } from '../../data/items.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { PieceType } from '../../data/pieces.ts';
import { clearingSuits } from '../../data/suits.ts';
import { factionOf } from '../factions/registry.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';
import { automatonFacts } from './automata.ts';
import { boardFacts } from './boards.ts';
import { counted, panel, placeOf, type RootFact } from './fact.ts';
import { itemsOf } from './items.ts';

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

export function facts(state: State): readonly Known<RootFact>[] {
  return [...state.open.players.flatMap((_, seat) => factsOfSeat(state, seat)), ...mapFacts(state)];
}

/** Kept as lists, or on boards whose sums the rules read. */
const listed: readonly RootFact['kind'][] = ['item', 'crafted', 'market', 'payments', 'hired'];

/** What a person can have changed in a turn of which nothing was told: their own pieces, and the supply that they craft from. Lists are not doubted. */
export function changedBy(state: State, seat: Seat): readonly Fact[] {
  const supplies = itemKinds.map((item) => ({ kind: 'supply', item }) as const);
  const own = factsOfSeat(state, seat).filter(({ fact }) => !listed.includes(fact.kind));
  return [...own.map(({ fact }) => fact), ...supplies];
}

function factsOfSeat(state: State, of: Seat): readonly Known<RootFact>[] {
  const player = playerOf(state, of);
  return [
    ...clearings.flatMap((clearing) => piecesIn(player, of, clearing)),
    ...boardFacts(state, of),
    ...pawn(state, player, of),
    { fact: { kind: 'vp', of }, holder: player, key: 'vp', among: { min: 0, max: MOST_VP }, place: panel(of) },
    ...(deckIn(state) === 'exiles-partisans' ? [coffinsOf(state, player, of)] : []),
    ...(player.automaton ? [...boxOf(state, of), ...automatonFacts(state, of)] : playArea(state, player, of)),
  ];
}

function piecesIn(player: Player, of: Seat, clearing: Clearing): Known<RootFact>[] {
  const { warriors, buildings, tokens } = factionOf(player);
  const place = placeOf(clearing);
  const types = (list: readonly PieceType[], holders: readonly number[][]) =>
    list.map(({ name, count }, which): Known<RootFact> => {
      const fact = { kind: 'piece', clearing, of, piece: name } as const;
      return { fact, holder: holders[which] as number[], key: clearing, among: { min: 0, max: count }, place };
    });
  const fighters: Known<RootFact> = {
    fact: { kind: 'warriors', clearing, of },
    holder: player.warriors,
    key: clearing,
    among: { min: 0, max: warriors },
    place,
  };
  return [...(warriors > 0 ? [fighters] : []), ...types(buildings, player.buildings), ...types(tokens, player.tokens)];
}

function pawn(state: State, player: Player, of: Seat): Known<RootFact>[] {
  if (player.faction !== 'vagabond') return [];
  const places = clearings.length + mapOf(state).forests.length;
  return [
    { fact: { kind: 'pawn', of }, holder: player, key: 'pawn', among: { min: 1, max: places }, place: panel(of) },
  ];
}

function coffinsOf({ open: { coffins } }: State, player: Player, of: Seat): Known<RootFact> {
  const among = { min: 0, max: factionOf(player).warriors };
  return { fact: { kind: 'coffins', of }, holder: coffins, key: of, among, place: panel(of) };
}

/** The Crafted Items box; the Vagabot has a board for his. */
function boxOf(state: State, of: Seat): Known<RootFact>[] {
  return playerOf(state, of).faction === 'vagabond' ? [] : itemsBy(state, of);
}

function itemsBy(state: State, of: Seat): Known<RootFact>[] {
  const owned = itemsOf(state, of);
  return itemKinds.map((item) => {
    const among = { min: 0, max: 9 };
    return { fact: { kind: 'item', of, item }, ...counted(count(owned, item)), among, place: panel(of) };
  });
}

function count<T>(list: readonly T[], one: T): number {
  return list.filter((other) => other === one).length;
}

/** What lies before a person: items, effects, an activated dominance card. */
function playArea(state: State, player: Player, of: Seat): Known<RootFact>[] {
  const place = panel(of);
  const items = itemsBy(state, of);
  const deck = deckOf(deckIn(state));
  const cards = touching.flatMap((card): Known<RootFact>[] => {
    const max = Math.min(1, count(deck, card));
    const fact = { kind: 'crafted', of, card } as const;
    return max === 0 ? [] : [{ fact, ...counted(count(player.crafted, card)), among: { min: 0, max }, place }];
  });
  const dominance = deck.filter(isDominance);
  const left: Known<RootFact> = {
    fact: { kind: 'dominance', of },
    holder: player,
    key: 'dominance',
    among: [...dominance, NONE],
    place,
  };
  return [...items, ...cards, left];
}

/** The decks differ in their persistent effects; the box and the deck show which one is used. */
function deckIn({ open, hidden }: State): 'base' | 'exiles-partisans' {
  const base = new Set(deckOf('base'));
  const somewhere = [...hidden.deck, ...open.discard, ...open.players.flatMap(({ crafted }) => crafted)];
  return somewhere.every((card) => base.has(card)) ? 'base' : 'exiles-partisans';
}

function mapFacts(state: State): readonly Known<RootFact>[] {
  const { open } = state;
  const map = mapOf(state);
  const suits = clearings.map((clearing): Known<RootFact> => {
    const fact = { kind: 'suit', clearing } as const;
    return { fact, holder: open.suits, key: clearing, among: clearingSuits, place: placeOf(clearing) };
  });
  const ruins = map.ruins.map((clearing): Known<RootFact> => {
    const fact = { kind: 'ruin', clearing } as const;
    return { fact, holder: open.ruins, key: clearing, among: { min: 0, max: 1 }, place: placeOf(clearing) };
  });
  const supply = itemKinds.flatMap((item): Known<RootFact>[] => {
    const max = itemSupply[item];
    const fact = { kind: 'supply', item } as const;
    return max === 0 ? [] : [{ fact, holder: open.items, key: item, among: { min: 0, max }, place: 'map' }];
  });
  const paths = map.closed.map(([from, to], i): Known<RootFact> => {
    const fact = { kind: 'path', from, to } as const;
    return { fact, ...counted((open.closed >> i) & 1), among: { min: 0, max: 1 }, place: 'map' };
  });
  const [nearest = 0] = map.coast;
  const ferry: Known<RootFact>[] =
    map.ferry === null
      ? []
      : [
          {
            fact: { kind: 'ferry' },
            holder: open,
            key: 'ferry',
            among: { min: nearest, max: clearings.length },
            place: 'map',
          },
        ];
  return [...(usesMarkers(state) ? suits : []), ...ruins, ...supply, ...paths, ...ferry];
}

/** The suits are laid out, not printed. */
export function usesMarkers(state: State): boolean {
  const { printed } = mapOf(state);
  return printed === null || state.open.suits.some((suit, clearing) => clearing > 0 && suit !== printed[clearing]);
}
