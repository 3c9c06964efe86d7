/** Who will be a Citizen of the new Chancellor (OATH-8.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { agrees } from '../asking/choose.ts';
import type { Oath } from '../hooks/power.ts';
import { board } from '../operations/favor.ts';
import { atSite, kill, moveWarbands, reserve } from '../operations/warbands.ts';
import { seatsFrom, sitesRuled } from '../queries/queries.ts';
import { CHANCELLOR, type Chronicle, playerOf } from '../state/state.ts';

/** Only an Exile who won offers: all Citizens become Exiles, and to other Exiles Citizenship is free. */
export function* offerPlaces(oath: Oath, writing: Chronicle): Rules {
  const { state } = oath;
  const { winner } = writing;
  if (playerOf(state, winner).role !== 'exile') return;
  const others = seatsFrom(state, winner).slice(1);
  const exiles = others.filter((seat) => playerOf(state, seat).role === 'exile');
  for (const seat of others) if (playerOf(state, seat).role === 'citizen') turnBoard(oath, seat, 'exile');
  for (const seat of exiles) {
    if (!(yield* agrees(oath, winner, { kind: 'offer-place', seat }))) continue;
    if (yield* agrees(oath, seat, { kind: 'take-place', from: winner })) joinWinner(oath, writing, seat);
  }
}

/** The warbands of the board go home with it. */
function turnBoard(oath: Oath, seat: Seat, role: 'citizen' | 'exile'): void {
  const player = playerOf(oath.state, seat);
  kill(oath, player.role === 'citizen' ? CHANCELLOR : seat, board(seat), player.warbands);
  player.role = role;
  oath.tell({ kind: 'became', seat, role });
}

/** Each site that the new Citizen rules is the winner's now, with one warband if there is one left. */
function joinWinner(oath: Oath, writing: Chronicle, seat: Seat): void {
  const { state } = oath;
  const { winner } = writing;
  for (const slot of sitesRuled(oath, seat)) {
    const spot = atSite(state, slot);
    kill(oath, seat, spot, state.sites[slot]?.warbands[seat] ?? 0);
    if (moveWarbands(oath, winner, reserve(winner), spot, 1) === 0) moveWarbands(oath, winner, board(winner), spot, 1);
    writing.ruled.push(slot);
  }
  writing.ruled.sort((a, b) => a - b);
  turnBoard(oath, seat, 'citizen');
}
