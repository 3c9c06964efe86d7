/** What a position holds for a seat, in a few numbers; `fitted.ts` says what they bring. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { LAST_ROUND, type OathId } from '../data/board.ts';
import type { PoweredState } from '../rules/hooks/power.ts';
import { boardColour } from '../rules/queries/queries.ts';
import { CHANCELLOR, type Player, playerOf, type State } from '../rules/state/state.ts';
import { attained, type ClaimCounts, HEIRS, visionGoal } from './claims.ts';

export type Features = ReturnType<typeof featuresOf>;

export function featuresOf({ state }: PoweredState, counts: ClaimCounts, seat: Seat) {
  const player = playerOf(state, seat);
  const { title, oath } = state;
  const holds = title.holder === seat;
  const late = state.round / LAST_ROUND;
  const leader = player.role === 'citizen' ? CHANCELLOR : seat;
  const near = attained({ seat: leader, goal: oath, lead: title.holder === leader ? 0 : 1 }, counts);
  const exile = player.role === 'exile';
  const away = turnsAway(state, seat);
  const usurper = holds && title.side === 'usurper' ? near / away : 0;
  const keeper = holds && title.side === 'oathkeeper' ? near : 0;
  const heir = player.role === 'citizen' ? heirHope(counts, seat, oath) : 0;
  const vision = exile ? visionHope(state, counts, seat) : 0;
  return {
    one: 1,
    late,
    crowd: state.players.length > 2 ? 1 : 0,
    next: state.turn === seat ? 1 : 0,
    keeper,
    keeperLate: keeper * late,
    usurper,
    near: holds ? 0 : near,
    nearLate: holds ? 0 : near * late,
    vision,
    met: vision > MET ? 1 / away : 0,
    seer: exile ? hiddenHope(state, player, counts, seat) : 0,
    heir,
    heirLate: heir * late,
    sites: player.role === 'citizen' ? 0 : (counts.sites[seat] as number),
    treasures: counts.treasures[seat] as number,
    warbands: Math.sqrt(player.warbands),
    garrisons: Math.sqrt(garrisons(state, seat)),
    favor: Math.sqrt(player.favor),
    secrets: Math.sqrt(player.secrets + player.spent),
    supply: player.supply,
    advisers: player.advisers.filter(({ faceup }) => faceup).length,
  };
}

/** How many turns of others, the one that begins now among them, until the seat wakes again. */
function turnsAway({ turn, players }: State, seat: Seat): number {
  return ((seat - turn + players.length - 1) % players.length) + 1;
}
/** Only a Vision whose goal is met with three drawn is nearer than this. */
const MET = 0.7;

/** By Visions drawn: how near the third is. */
const DRAWN = [0.1, 0.25, 0.5, 1];
function drawn({ visionsDrawn }: State): number {
  return DRAWN[Math.min(3, visionsDrawn)] as number;
}
function visionHope(state: State, counts: ClaimCounts, seat: Seat): number {
  const { vision } = playerOf(state, seat);
  const { prophet } = state;
  let hope = 0;
  for (const card of [vision, prophet?.seat === seat ? prophet.vision : null]) {
    const goal = card === null ? null : visionGoal(card);
    if (goal !== null) hope = Math.max(hope, attained({ seat, goal, lead: 1 }, counts));
  }
  return hope * drawn(state);
}
/** Visions that lie facedown. */
function hiddenHope(state: State, { advisers }: Player, counts: ClaimCounts, seat: Seat): number {
  let hope = 0;
  for (const { card, faceup } of advisers) {
    const goal = faceup ? null : visionGoal(card);
    if (goal !== null) hope = Math.max(hope, attained({ seat, goal, lead: 1 }, counts));
  }
  return hope * drawn(state);
}
function heirHope(counts: ClaimCounts, seat: Seat, oath: OathId): number {
  const goal = HEIRS[oath];
  return goal === null ? 0 : attained({ seat, goal, lead: 1 }, counts);
}
function garrisons(state: State, seat: Seat): number {
  const colour = boardColour(state, seat);
  let n = 0;
  for (const { warbands } of state.sites) n += warbands[colour] as number;
  return n;
}
