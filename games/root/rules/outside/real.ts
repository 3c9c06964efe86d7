/** Root at a real table (docs/assistant.md). */
import type { Check, Fact, RealTable, Value } from '@tavola/kernel/real.ts';
import { type Card, suitOf } from '../../data/cards.ts';
import { sources } from '../../data/constants.ts';
import { clearings } from '../../data/maps.ts';
import { automatonBoard } from '../automata/state.ts';
import { factionOf } from '../factions/registry.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';
import { setMarket, setPayments, setSouls } from './automata.ts';
import type { RootFact } from './fact.ts';
import { facts, usesMarkers } from './facts.ts';
import { setItems } from './items.ts';

/** Makes it so. Supplies and the deck follow: what is on the map cannot be in a supply as well. */
function set(state: State, fact: Fact, value: Value): void {
  const told = fact as RootFact;
  const { open } = state;
  switch (told.kind) {
    case 'warriors':
    case 'piece':
      setPieces(playerOf(state, told.of), told, value as number);
      return;
    case 'pawn':
      playerOf(state, told.of).pawn = value as number;
      return;
    case 'vp':
      setVp(playerOf(state, told.of), value as number);
      return;
    case 'dominance':
      setDominance(state, playerOf(state, told.of), value as Card | null);
      return;
    case 'item':
      setItems(state, told.of, told.item, value as number);
      return;
    case 'supply':
      open.items[told.item] = value as number;
      return;
    case 'crafted':
      setCrafted(state, playerOf(state, told.of), told.card, value as number);
      return;
    case 'souls':
      setSouls(state, told.of, told.suit, value as number);
      return;
    case 'market':
      setMarket(state, told.of, told.n, value);
      return;
    case 'payments':
      setPayments(state, told.of, told.from, value as number);
      return;
    case 'hired':
      open.turn.hired = value === 1 ? told.of : null;
      return;
    case 'held':
      setHeld(state, told, value as number);
      return;
    case 'leader':
    case 'plot':
    case 'suit':
    case 'ruin':
    case 'ferry': {
      const known = facts(state).find((one) => JSON.stringify(one.fact) === JSON.stringify(fact));
      if (known) (known.holder as { [key: string]: Value })[known.key] = value;
      return;
    }
    case 'path': {
      const bit = 1 << mapOf(state).closed.findIndex(([from, to]) => from === told.from && to === told.to);
      open.closed = value === 1 ? open.closed | bit : open.closed & ~bit;
      return;
    }
    case 'warriors-left':
      throw new Error('a supply is compared, not told');
  }
}

function setPieces(player: Player, told: Extract<RootFact, { kind: 'warriors' | 'piece' }>, count: number): void {
  const { clearing } = told;
  if (told.kind === 'warriors') {
    player.supply -= count - (player.warriors[clearing] as number);
    player.warriors[clearing] = count;
    return;
  }
  const { buildings, tokens } = factionOf(player);
  const index = [...buildings, ...tokens].findIndex(({ name }) => name === told.piece);
  const type = [...player.buildings, ...player.tokens][index] as number[];
  const more = count - (type[clearing] as number);
  const fromBox = more < 0 || (player.left[index] as number) >= more ? 0 : more - (player.left[index] as number);
  player.left[index] = (player.left[index] as number) - more + fromBox;
  player.gone[index] = (player.gone[index] as number) - fromBox;
  type[clearing] = count;
}

function setVp(player: Player, vp: number): void {
  const other = sources.indexOf('other');
  player.earned[other] = (player.earned[other] as number) + vp - player.vp;
  player.vp = vp;
}

function setHeld(state: State, { of }: { readonly of: number }, count: number): void {
  const player = playerOf(state, of);
  const held = facts(state).find(({ fact }) => fact.kind === 'held' && fact.of === of);
  if (!held) return;
  const cell = held.holder as { [key: string]: number };
  player.supply -= count - (cell[held.key] as number);
  cell[held.key] = count;
}

function setDominance(state: State, player: Player, card: Card | null): void {
  if (player.dominance !== null) state.hidden.deck.push(player.dominance);
  player.dominance = null;
  if (card === null) return;
  claim(state, card);
  player.dominance = card;
}

function setCrafted(state: State, { crafted }: Player, card: Card, count: number): void {
  while (crafted.filter((one) => one === card).length > count) {
    crafted.splice(crafted.indexOf(card), 1);
    state.hidden.deck.push(card);
  }
  while (crafted.filter((one) => one === card).length < count) {
    claim(state, card);
    crafted.push(card);
  }
}

/** The card leaves the deck; where a guess has it elsewhere (cards are often known by their suit alone), another of the suit stands in for it. */
function claim(state: State, card: Card): void {
  const { hidden, open } = state;
  const piles = [hidden.deck, open.discard, open.available, ...guesses(state)];
  const pile = piles.find((cards) => cards.includes(card));
  if (!pile) return;
  const at = pile.indexOf(card);
  if (pile === hidden.deck || pile === open.discard || pile === open.available) {
    pile.splice(at, 1);
    return;
  }
  const standIn = hidden.deck.findIndex((other) => suitOf(other) === suitOf(card));
  pile[at] = hidden.deck.splice(standIn, 1)[0] as Card;
}

/** Lists of cards on automata's boards, which are known by what their rules look at. */
function guesses(state: State): Card[][] {
  return state.open.players.flatMap(({ automaton, board }, seat) => {
    if (!automaton) return [];
    const { order } = automatonBoard(state, seat);
    const lists = Object.values(board).flatMap((value): Card[][] => {
      if (!Array.isArray(value)) return [];
      return (Array.isArray(value[0]) ? value : [value]) as Card[][];
    });
    return order === null ? lists : [...lists, [order]];
  });
}

/** Suit markers were laid out at the table, not by the app. */
function forget(state: State): readonly RootFact[] {
  return usesMarkers(state) ? clearings.map((clearing) => ({ kind: 'suit', clearing })) : [];
}

/** What people see at a glance: score and supply of each seat. */
function checks(state: State): readonly Check[] {
  return state.open.players.flatMap((player, of) => {
    const about = clearings.map((clearing): RootFact => ({ kind: 'warriors', clearing, of }));
    const left: Check = { check: { kind: 'warriors-left', of } as RootFact, value: player.supply, about };
    const vp: Check = {
      check: { kind: 'vp', of } as RootFact,
      value: player.vp,
      about: [{ kind: 'vp', of } as RootFact],
    };
    return factionOf(player).warriors > 0 ? [vp, left] : [vp];
  });
}

export const real: RealTable<State> = {
  facts,
  set,
  forget,
  checks,
  options: { seating: 'seats' },
  dice: ['die'],
  ties: ['automaton.chance'],
};
