/** Root at a real table (docs/assistant.md). */
import type { Check, Fact, RealTable, Value } from '@tavola/kernel/real.ts';
import type { Card } from '../../data/cards.ts';
import { sources } from '../../data/constants.ts';
import { clearings } from '../../data/maps.ts';
import { boardOf as lizardsOf } from '../automata/lizards/state.ts';
import type { RiverfolkRobotsBoard } from '../automata/riverfolk/state.ts';
import { factionAt, factionOf } from '../factions/registry.ts';
import type { RiverfolkBoard } from '../factions/riverfolk/state.ts';
import { mapOf, type Player, playerOf, type State } from '../state.ts';
import { setAmbushes, setMarket } from './automata.ts';
import { setDecree } from './decree.ts';
import type { RootFact } from './fact.ts';
import { facts, usesMarkers } from './facts.ts';
import { setItems } from './items.ts';
import { setMinister } from './ministers.ts';
import { plotsFollow, setPlot } from './plots.ts';
import { setBlocked, setCondition, setQuest, setTrack } from './satchel.ts';
import { claim, keepSuit } from './stand-ins.ts';

/** Makes it so. Supplies and the deck follow: what is on the map cannot be in a supply as well. */
function set(state: State, fact: Fact, value: Value): void {
  const told = fact as RootFact;
  const { open } = state;
  switch (told.kind) {
    case 'warriors':
    case 'piece':
      setPieces(playerOf(state, told.of), told, value as number);
      if (playerOf(state, told.of).board.faction === 'cogwheel-corvids') plotsFollow(state, told.of, told.clearing);
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
    case 'condition':
      setCondition(state, told.of, told.condition, value as number);
      return;
    case 'track':
      setTrack(state, told.of, told.n, value as number);
      return;
    case 'quest':
      setQuest(state, told.of, value);
      return;
    case 'blocked':
      setBlocked(state, told.of, told.clearing, value as number);
      return;
    case 'decree':
      setDecree(state, told.of, told.column, value as number);
      return;
    case 'minister':
      setMinister(state, told.of, told.minister, value as number);
      return;
    case 'souls':
      keepSuit(state, lizardsOf(state, told.of).lostSouls, told.suit, value as number);
      return;
    case 'conspiracy':
      lizardsOf(state, told.of).marker = (value as number) - 1;
      return;
    case 'ambush':
      setAmbushes(state, told.of, told.suit, value as number);
      return;
    case 'market':
      setMarket(state, (playerOf(state, told.of).board as RiverfolkRobotsBoard).market, told.n, value);
      return;
    case 'coffins':
    case 'payments':
      setAside(state, told, value as number);
      return;
    case 'hired':
      open.turn.hired = value === 1 ? told.of : null;
      return;
    case 'held':
      setHeld(state, told, value as number);
      return;
    case 'plot':
      if (playerOf(state, told.of).automaton) setPlot(state, told.of, told.clearing, value);
      else setCell(state, told, value);
      return;
    case 'leader':
    case 'suit':
    case 'ruin':
    case 'ferry':
      setCell(state, told, value);
      return;
    case 'path': {
      const bit = 1 << mapOf(state).closed.findIndex(([from, to]) => from === told.from && to === told.to);
      open.closed = value === 1 ? open.closed | bit : open.closed & ~bit;
      return;
    }
    case 'warriors-left':
      throw new Error('a supply is compared, not told');
  }
}

function setCell(state: State, fact: RootFact, value: Value): void {
  const known = facts(state).find((one) => JSON.stringify(one.fact) === JSON.stringify(fact));
  if (known) (known.holder as { [key: string]: Value })[known.key] = value;
}

/** Warriors that lie on a board or a card of somebody else: they come out of the supply. */
function setAside(state: State, told: Extract<RootFact, { kind: 'coffins' | 'payments' }>, count: number): void {
  const owner = told.kind === 'coffins' ? told.of : told.from;
  const box =
    told.kind === 'coffins' ? state.open.coffins : (playerOf(state, told.of).board as RiverfolkBoard).payments;
  const lies = told.kind === 'coffins' ? box[owner] : factionAt(state, told.of).warriorsHeld?.(state, told.of, owner);
  const more = count - (lies ?? 0);
  box[owner] = (box[owner] as number) + more;
  playerOf(state, owner).supply -= more;
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
  claim(state, (one) => one === card);
  player.dominance = card;
}

function setCrafted(state: State, { crafted }: Player, card: Card, count: number): void {
  while (crafted.filter((one) => one === card).length > count) {
    crafted.splice(crafted.indexOf(card), 1);
    state.hidden.deck.push(card);
  }
  while (crafted.filter((one) => one === card).length < count) {
    claim(state, (one) => one === card);
    crafted.push(card);
  }
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
