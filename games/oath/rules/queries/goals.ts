/** The goals of oaths, Visions and successors (OATH-2.15, 10.2, 10.5). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { OathId } from '../../data/board.ts';
import { type CardId, GRAND_SCEPTER, visionFacts } from '../../data/cards.ts';
import type { PoweredState } from '../hooks/power.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';
import { sitesRuled } from './queries.ts';

/** OATH-2.15: in the goals of sites the Empire counts once, for the Chancellor; a tied player meets a goal only where `strictly` is not asked for. */
export function meetsGoal(oath: PoweredState, seat: Seat, goal: OathId, strictly: boolean): boolean {
  const { state } = oath;
  if (goal === 'people') return state.banners['peoples-favor'].holder === seat;
  if (goal === 'devotion') return state.banners['darkest-secret'].holder === seat;
  const count = goal === 'supremacy' ? sitesCounted : treasures;
  const own = count(oath, seat);
  if (own === 0) return false;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const theirs = count(oath, other);
    if (strictly ? theirs >= own : theirs > own) return false;
  }
  return true;
}
export function meetsOath(oath: PoweredState, seat: Seat, strictly: boolean): boolean {
  return meetsGoal(oath, seat, oath.state.oath, strictly);
}

/** Relics and banners that somebody holds. */
export function treasures({ state }: PoweredState, seat: Seat): number {
  const { 'peoples-favor': favor, 'darkest-secret': secret } = state.banners;
  return playerOf(state, seat).relics.length + (favor.holder === seat ? 1 : 0) + (secret.holder === seat ? 1 : 0);
}
/** Sites somebody rules, those of the Empire for the Chancellor only. */
export function sitesCounted(oath: PoweredState, seat: Seat): number {
  return playerOf(oath.state, seat).role === 'citizen' ? 0 : sitesRuled(oath, seat).length;
}

const VISIONS_NEEDED = 3;
/** OATH-10.2: more than every other player, and at least three Visions drawn. */
export function meetsVision(oath: PoweredState, seat: Seat, vision: CardId): boolean {
  const goal = visionFacts(vision).oath;
  return goal !== null && oath.state.visionsDrawn >= VISIONS_NEEDED && meetsGoal(oath, seat, goal, true);
}
/** The Vision this player has revealed, or shares through the False Prophet. */
export function visionsOf({ state }: PoweredState, seat: Seat): CardId[] {
  const { vision } = playerOf(state, seat);
  const { prophet } = state;
  const shared = prophet?.seat === seat && prophet.vision !== vision ? [prophet.vision] : [];
  return vision === null ? shared : [vision, ...shared];
}

/** OATH-10.5: the Citizen who takes the Empire's victory, or null. */
export function successorOf(oath: PoweredState): Seat | null {
  const { players } = oath.state;
  const found = players.findIndex(({ role }, seat) => role === 'citizen' && isSuccessor(oath, seat));
  return found < 0 ? null : found;
}
export function isSuccessor(oath: PoweredState, seat: Seat): boolean {
  const { state } = oath;
  switch (state.oath) {
    case 'supremacy':
      return state.players.every(
        ({ role }, other) => other === seat || role === 'exile' || treasures(oath, seat) > treasures(oath, other),
      );
    case 'people':
      return state.banners['darkest-secret'].holder === seat;
    case 'protection':
      return state.banners['peoples-favor'].holder === seat;
    case 'devotion':
      return playerOf(state, seat).relics.some(({ card }) => card === GRAND_SCEPTER);
  }
}
/** OATH-10.3, 10.4: the Empire wins, through its successor if there is one. */
export function imperialWinner(oath: PoweredState): Seat {
  return successorOf(oath) ?? CHANCELLOR;
}
