/**
 * Which faction a seat plays. The folders enter themselves in factions.ts, because they use the shared rules and the shared rules use them:
 * this is the one place where the two meet.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SeatKind } from '@tavola/kernel/rules/game.ts';
import { type FactionId, factionIds } from '../../data/factions.ts';
import type { Player, State } from '../state/state.ts';
import type { Faction } from './faction.ts';

const people: { [id in FactionId]?: Faction } = {};
const automata: { [id in FactionId]?: Faction } = {};
/** People at a real table. */
const outsiders: { [id in FactionId]?: Faction } = {};
const registers = { player: people, automaton: automata, outside: outsiders };

export function enter(faction: Faction, kind: SeatKind = 'player'): void {
  registers[kind][faction.id] = faction;
}

export function factionOf({ faction, automaton, outside }: Pick<Player, 'faction' | 'automaton' | 'outside'>): Faction {
  const found = (automaton ? automata : outside ? outsiders : people)[faction];
  if (!found) throw new Error(`${faction} has not entered (factions.ts)`);
  return found;
}

export function factionAt(state: State, seat: Seat): Faction {
  return factionOf(state.open.players[seat] as Player);
}

/** The factions that a kind of seat can play, in letter order. */
export function entered(kind: 'player' | 'automaton' = 'player'): readonly FactionId[] {
  return factionIds.filter((id) => (kind === 'player' ? people : automata)[id] !== undefined);
}
