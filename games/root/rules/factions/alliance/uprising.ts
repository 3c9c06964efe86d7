/** What revolts and sympathy ask of a clearing, hers and the automaton's (AUT-6). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import type { Clearing } from '../../../data/maps.ts';
import { factionOf } from '../../contract/registry.ts';
import { areEnemies, mapOf, otherSeats, playerOf, type State } from '../../state/state.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { isAllowed } from '../../woodland/rule.ts';

const MARTIAL_LAW = facts.factions.find(({ id }) => id === 'alliance')?.martialLawWarriors as number;

/** Ruins and whatever else is not an enemy piece stay; a base of this suit stands nowhere. */
export function slotsWithoutEnemies(state: State, clearing: Clearing): number {
  const { ruins, players } = state.open;
  const filled = players.reduce(
    (sum, player, seat) => sum + (factionOf(player).board.slotsFilled?.(state, seat, clearing) ?? 0),
    0,
  );
  return (mapOf(state).slots[clearing] as number) - (ruins[clearing] as number) - filled;
}

/** A keep or a snare there falls before the base is placed. */
export function canPlaceWithoutEnemies(state: State, self: Seat, clearing: Clearing): boolean {
  return isAllowed(state, self, 'place', clearing, (ban, of) => ban.byPiece === true && areEnemies(state, self, of));
}

/** Another player has three warriors there. */
export function isUnderMartialLaw(state: State, self: Seat, clearing: Clearing): boolean {
  return otherSeats(state, self).some((other) => warriorsAt(playerOf(state, other), clearing) >= MARTIAL_LAW);
}
