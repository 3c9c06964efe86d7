/** Powers that move or kill warbands on the map. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Slot } from '../data/board.ts';
import { choose, DONE } from './choose.ts';
import { forbiddenBy } from './hooks.ts';
import { atSite, kill, liftWarbands, placeWarbands, warbandsAt } from './operations/warbands.ts';
import { type Asking, pickAmount, pickPlayer } from './picks.ts';
import type { Oath, Standing } from './power.ts';
import { boardColour, placeOf, sitesRuled, slotOf } from './queries.ts';
import { playerOf, siteAt } from './state.ts';

/** Messenger, Warning Signals: any warbands between the board and ruled sites, each site once, never the last one of a site. */
export function* redeploy(oath: Oath, seat: Seat, at: Asking): Rules {
  const { state } = oath;
  const colour = boardColour(state, seat);
  const done: Slot[] = [];
  for (;;) {
    const open = deployable(oath, seat).filter((slot) => !done.includes(slot));
    if (open.length === 0) return;
    const sites = open.map((slot) => ({ kind: 'site', site: placeOf(state, slot) }) as const);
    const pick = yield* choose(oath, seat, { kind: 'power', card: at.card, part: 'site' }, [...sites, DONE]);
    if (pick.kind !== 'site') return;
    const slot = slotOf(state, pick.site);
    const there = warbandsAt(state, slot, colour);
    const most = canPlace(oath, seat, slot) ? there + playerOf(state, seat).warbands : there;
    const left = yield* pickAmount(oath, seat, at, 'stay', Math.min(1, there), most);
    if (left > there) placeWarbands(oath, seat, slot, left - there);
    else liftWarbands(oath, seat, slot, there - left);
    done.push(slot);
  }
}
export function deployable(oath: Standing, seat: Seat): Slot[] {
  const { state } = oath;
  return sitesRuled(oath, seat).filter(
    (slot) =>
      warbandsAt(state, slot, boardColour(state, seat)) > 1 ||
      (playerOf(state, seat).warbands > 0 && canPlace(oath, seat, slot)),
  );
}
function canPlace(oath: Standing, seat: Seat, slot: Slot): boolean {
  return forbiddenBy(oath, 'place', { seat, slot }) === null;
}

/** Kills `n` warbands at a site; whoever does it says whose, where several colours share it. */
export function* killAtSite(oath: Oath, seat: Seat, at: Asking, slot: Slot, n: number): Rules<number> {
  let killed = 0;
  while (killed < n) {
    const colours = coloursAt(oath, slot);
    const colour = yield* pickPlayer(oath, seat, at, 'whose', colours);
    if (colour === null) break;
    killed += kill(oath, colour, atSite(oath.state, slot), colours.length === 1 ? n - killed : 1);
  }
  return killed;
}
export function coloursAt({ state }: Standing, slot: Slot): Seat[] {
  return siteAt(state, slot).warbands.flatMap((n, colour) => (n > 0 ? [colour] : []));
}
export function hasWarbands(oath: Standing, slot: Slot): boolean {
  return coloursAt(oath, slot).length > 0;
}
