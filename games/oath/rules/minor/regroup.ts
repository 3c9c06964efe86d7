/** Moving warbands between board and site, and among Imperial players (OATH-6.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { agrees, choose } from '../asking/choose.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { board } from '../operations/favor.ts';
import { liftWarbands, moveWarbands, placeWarbands, warbandsAt } from '../operations/warbands.ts';
import { boardColour, isImperial, playersAt, rulesEmpty, rulesSite } from '../queries/queries.ts';
import type { Move } from '../state/moves.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';

type Shift = Extract<Move, { kind: 'to-board' | 'to-the-site' | 'give' | 'get' }>;

/** OATH-3.6 b: offered again only after something else has happened. */
export function canRegroup(oath: PoweredState, seat: Seat): boolean {
  return !oath.state.memory.regrouped && shifts(oath, seat).length > 0;
}

export function* regroup(oath: Oath, seat: Seat): Rules {
  const { pawn } = playerOf(oath.state, seat);
  const pick = yield* choose(oath, seat, 'warbands', shifts(oath, seat));
  if (pick.kind === 'to-the-site') placeWarbands(oath, seat, pawn, pick.n);
  else if (pick.kind === 'to-board') {
    if (yield* mayLift(oath, seat, pick.n)) liftWarbands(oath, seat, pawn, pick.n);
  } else yield* pass(oath, seat, pick);
  oath.state.memory.regrouped = true;
}

/** A Citizen needs the Chancellor's permission to lift warbands. */
function* mayLift(oath: Oath, seat: Seat, n: number): Rules<boolean> {
  if (playerOf(oath.state, seat).role !== 'citizen') return true;
  return yield* agrees(oath, CHANCELLOR, { kind: 'permit', seat, what: 'lift', n });
}
function* pass(oath: Oath, seat: Seat, { kind, seat: other, n }: Shift & { kind: 'give' | 'get' }): Rules {
  const what = kind === 'give' ? 'give' : 'take';
  if (!(yield* agrees(oath, other, { kind: 'permit', seat, what, n }))) return;
  const [from, to] = kind === 'give' ? [seat, other] : [other, seat];
  moveWarbands(oath, CHANCELLOR, board(from), board(to), n);
}

/** From the site any number but the last; to the site any number if the player rules it; any number among Imperial players who are there. */
function shifts(oath: PoweredState, seat: Seat): Shift[] {
  const { state } = oath;
  const { pawn, warbands } = playerOf(state, seat);
  const found: Shift[] = [];
  const up = liftable(oath, seat);
  for (let n = 1; n <= up; n++) found.push({ kind: 'to-board', n });
  const open = rulesSite(oath, seat, pawn) && forbiddenBy(oath, 'place', { seat, slot: pawn }) === null;
  if (open) for (let n = 1; n <= warbands; n++) found.push({ kind: 'to-the-site', n });
  if (!isImperial(state, seat)) return found;
  for (const other of playersAt(state, pawn)) {
    if (other === seat || !isImperial(state, other)) continue;
    for (let n = 1; n <= warbands; n++) found.push({ kind: 'give', seat: other, n });
    for (let n = 1; n <= playerOf(state, other).warbands; n++) found.push({ kind: 'get', seat: other, n });
  }
  return found;
}
/** The last warband stays, unless the site is ruled without any (Bandit Crown). */
function liftable(oath: PoweredState, seat: Seat): number {
  const { state } = oath;
  const { pawn } = playerOf(state, seat);
  const there = warbandsAt(state, pawn, boardColour(state, seat));
  return Math.max(0, there - (rulesEmpty(oath, seat, pawn) ? 0 : 1));
}
