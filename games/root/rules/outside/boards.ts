/** What lies on boards and matters to automata: warriors that are neither on the map nor in the supply, the Eyrie's leader, plots that lie face up, what the Company sells. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE } from '@tavola/kernel/real.ts';
import { BURROW, clearings } from '../../data/maps.ts';
import type { Board } from '../factions/boards.ts';
import { type CorvidBoard, plots } from '../factions/corvids/state.ts';
import { leaderIds } from '../factions/eyrie/state.ts';
import { factionAt, factionOf } from '../factions/registry.ts';
import type { RiverfolkBoard } from '../factions/riverfolk/state.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { hiredOf, marketFacts } from './automata.ts';
import { counted, panel, placeOf, type RootFact } from './fact.ts';

/** The field of a board that counts warriors. */
const heldAs: { readonly [board in Board['faction']]?: string } = {
  alliance: 'officers',
  lizards: 'acolytes',
  'logical-lizards': 'acolytes',
};
/** How many cards of the Company's open hand people can tell. */
const HAND = 8;

export function boardFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const player = playerOf(state, of);
  const held = heldBy(player, of);
  if (player.automaton) return held;
  if (player.faction === 'eyrie')
    return [{ fact: { kind: 'leader', of }, holder: player.board, key: 'leader', among: leaderIds, place: panel(of) }];
  if (player.faction === 'riverfolk')
    return [...paidTo(state, of), ...openHand(player.board as RiverfolkBoard, of), hiredOf(state, of)];
  return player.faction === 'corvids' ? [...held, ...plotsOf(player.board as CorvidBoard, of)] : held;
}

/** Warriors that are neither on the map nor in the supply. */
function heldBy(player: Player, of: Seat): readonly Known<RootFact>[] {
  const max = factionOf(player).warriors;
  const kept = { among: { min: 0, max }, place: panel(of) };
  if (player.faction === 'duchy')
    return [{ fact: { kind: 'warriors', clearing: BURROW, of }, holder: player.warriors, key: BURROW, ...kept }];
  const key = heldAs[player.board.faction];
  return key === undefined ? [] : [{ fact: { kind: 'held', of }, holder: player.board, key, ...kept }];
}

/** Whatever box of the Company it lies in. */
function paidTo(state: State, of: Seat): readonly Known<RootFact>[] {
  return state.open.players.map((player, from) => {
    const count = factionAt(state, of).warriorsHeld?.(state, of, from) ?? 0;
    const among = { min: 0, max: factionOf(player).warriors };
    return { fact: { kind: 'payments', of, from }, ...counted(count), among, place: panel(of) };
  });
}

/** One place more than there are cards, for the next one. */
function openHand({ market }: RiverfolkBoard, of: Seat): readonly Known<RootFact>[] {
  return market ? marketFacts(of, market, Math.min(HAND, market.length + 1)) : [];
}

function plotsOf({ up }: CorvidBoard, of: Seat): readonly Known<RootFact>[] {
  return clearings.map((clearing) => {
    const fact = { kind: 'plot', clearing, of } as const;
    return { fact, holder: up, key: clearing, among: [...plots, NONE], place: placeOf(clearing) };
  });
}
