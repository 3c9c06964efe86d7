/** What lies on people's boards and matters to automata: warriors that are neither on the map nor in the supply, the Eyrie's leader, plots that lie face up. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE } from '@tavola/kernel/real.ts';
import { clearings } from '../../data/maps.ts';
import { type CorvidBoard, plots } from '../factions/corvids/state.ts';
import { leaderIds } from '../factions/eyrie/state.ts';
import { factionOf } from '../factions/registry.ts';
import { playerOf, type State } from '../state.ts';
import { panel, placeOf, type RootFact } from './fact.ts';

/** The field of a board that counts warriors. */
const heldAs: { readonly [faction: string]: string } = { alliance: 'officers', lizards: 'acolytes' };

export function boardFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const player = playerOf(state, of);
  if (player.automaton) return [];
  const key = heldAs[player.faction];
  const max = factionOf(player).warriors;
  const held: readonly Known<RootFact>[] =
    key === undefined
      ? []
      : [{ fact: { kind: 'held', of }, holder: player.board, key, among: { min: 0, max }, place: panel(of) }];
  if (player.faction === 'eyrie')
    return [{ fact: { kind: 'leader', of }, holder: player.board, key: 'leader', among: leaderIds, place: panel(of) }];
  return player.faction === 'corvids' ? [...held, ...plotsOf(player.board as CorvidBoard, of)] : held;
}

function plotsOf({ up }: CorvidBoard, of: Seat): readonly Known<RootFact>[] {
  return clearings.map((clearing) => {
    const fact = { kind: 'plot', clearing, of } as const;
    return { fact, holder: up, key: clearing, among: [...plots, NONE], place: placeOf(clearing) };
  });
}
