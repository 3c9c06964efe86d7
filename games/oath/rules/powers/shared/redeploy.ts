/** Powers that move or kill warbands on the map. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Region, type Slot, slotsOf } from '../../../data/board.ts';
import { choose, DONE } from '../../asking/choose.ts';
import { type Asking, pickAmount, pickPlayer } from '../../asking/picks.ts';
import { forbiddenBy } from '../../hooks/hooks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { board } from '../../operations/favor.ts';
import { atSite, kill, liftWarbands, placeWarbands, warbandsAt } from '../../operations/warbands.ts';
import { boardColour, pawnRegion, placeOf, rulesEmpty, seatsOf, sitesRuled, slotOf } from '../../queries/queries.ts';
import type { Move } from '../../state/moves.ts';
import { playerOf, siteAt } from '../../state/state.ts';

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
    const least = rulesEmpty(oath, seat, slot) ? 0 : Math.min(1, there);
    const left = yield* pickAmount(oath, seat, at, 'stay', least, most);
    if (left > there) placeWarbands(oath, seat, slot, left - there);
    else liftWarbands(oath, seat, slot, there - left);
    done.push(slot);
  }
}
export function deployable(oath: PoweredState, seat: Seat): Slot[] {
  const { state } = oath;
  return sitesRuled(oath, seat).filter(
    (slot) =>
      warbandsAt(state, slot, boardColour(state, seat)) > (rulesEmpty(oath, seat, slot) ? 0 : 1) ||
      (playerOf(state, seat).warbands > 0 && canPlace(oath, seat, slot)),
  );
}
function canPlace(oath: PoweredState, seat: Seat, slot: Slot): boolean {
  return forbiddenBy(oath, 'place', { seat, slot }) === null;
}

/** Kills `n` warbands at a site; the killer says whose, where several colours share it. */
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
export function coloursAt({ state }: PoweredState, slot: Slot): Seat[] {
  return siteAt(state, slot).warbands.flatMap((n, colour) => (n > 0 ? [colour] : []));
}
export function hasWarbands(oath: PoweredState, slot: Slot): boolean {
  return coloursAt(oath, slot).length > 0;
}

/** Sites and boards of a region where warbands could be killed. */
export function prey(oath: PoweredState, region: Region): Move[] {
  const { state } = oath;
  const sites = slotsOf(region).filter((slot) => hasWarbands(oath, slot));
  const boards = seatsOf(state).filter(
    (seat) => pawnRegion(state, seat) === region && playerOf(state, seat).warbands > 0,
  );
  return [
    ...sites.map((slot) => ({ kind: 'site', site: placeOf(state, slot) }) as const),
    ...boards.map((seat) => ({ kind: 'player', seat }) as const),
  ];
}
/** One of them dies. */
export function* killInRegion(oath: Oath, seat: Seat, at: Asking, region: Region): Rules {
  const moves = prey(oath, region);
  if (moves.length === 0) return;
  const pick = yield* choose(oath, seat, { kind: 'power', card: at.card, part: 'kill' }, moves);
  if (pick.kind === 'player') killOnBoard(oath, pick.seat, 1);
  else if (pick.kind === 'site') yield* killAtSite(oath, seat, at, slotOf(oath.state, pick.site), 1);
}
/** Warbands on a board die. */
export function killOnBoard(oath: Oath, seat: Seat, n: number): number {
  return kill(oath, boardColour(oath.state, seat), board(seat), n);
}
