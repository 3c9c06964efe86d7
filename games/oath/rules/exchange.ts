/** An agreed list is carried out: both sides at once (OATH-7.11). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { amount } from './choose.ts';
import { learn } from './knowledge.ts';
import type { Terms } from './moves.ts';
import { takeBanner } from './operations/banners.ts';
import { board, spendFavor } from './operations/favor.ts';
import { giveRelic } from './operations/relics.ts';
import { moveSecrets } from './operations/secrets.ts';
import { liftWarbands, placeWarbands } from './operations/warbands.ts';
import { discardDown } from './play.ts';
import type { Oath } from './power.ts';
import { boardColour, colourOf, rulesEmpty, slotOf } from './queries.ts';
import { rearranged } from './sources.ts';
import { type Adviser, type Deal, playerOf, siteAt } from './state.ts';

export function* exchange(oath: Oath, { opener, partner, opens, answers }: Deal): Rules {
  hand(oath, opener, partner, opens);
  hand(oath, partner, opener, answers);
  swapAdvisers(oath, opener, partner, opens.advisers, answers.advisers);
  for (const site of opens.sites) yield* cede(oath, opener, partner, site);
  for (const site of answers.sites) yield* cede(oath, partner, opener, site);
  for (const seat of [opener, partner]) yield* discardDown(oath, seat, () => null, true);
}

function hand(oath: Oath, from: Seat, to: Seat, { favor, secrets, relics, banners }: Terms): void {
  if (favor > 0) spendFavor(oath, from, board(to), favor);
  moveSecrets(oath, board(from), board(to), secrets);
  for (const relic of relics) giveRelic(oath, from, to, relic);
  for (const banner of banners) takeBanner(oath, to, banner, 'given');
}

/** Whoever had an adviser knows it wherever it lies; whoever has it now may look at it. */
export function swapAdvisers(oath: Oath, a: Seat, b: Seat, fromA: readonly number[], fromB: readonly number[]): void {
  const [givenByA, givenByB] = [lifted(oath, a, fromA), lifted(oath, b, fromB)];
  playerOf(oath.state, a).advisers.push(...givenByB);
  playerOf(oath.state, b).advisers.push(...givenByA);
  for (const [advisers, to] of [
    [givenByA, b],
    [givenByB, a],
  ] as const) {
    for (const { card, faceup } of advisers) {
      if (faceup) oath.tell({ kind: 'moved-card', card, to: 'advisers', seat: to });
      else {
        learn(oath.state, to, card);
        oath.tell({ kind: 'played-facedown', seat: to }, { to: [a, b], also: { card } });
      }
    }
  }
  rearranged(oath.state);
}
function lifted({ state }: Oath, seat: Seat, places: readonly number[]): Adviser[] {
  const player = playerOf(state, seat);
  const given = places.map((n) => player.advisers[n] as Adviser);
  player.advisers = player.advisers.filter((one) => !given.includes(one));
  return given;
}

/** The old ruler lifts all warbands, the new one places at least one. */
function* cede(oath: Oath, from: Seat, to: Seat, site: string): Rules {
  const { state } = oath;
  const slot = slotOf(state, site);
  const home = colourOf(state, from) === boardColour(state, from) ? from : 0;
  liftWarbands(oath, home, slot, siteAt(state, slot).warbands[boardColour(state, home)] as number);
  const { warbands } = playerOf(state, to);
  const least = rulesEmpty(oath, to, slot) ? 0 : 1;
  if (warbands > 0) placeWarbands(oath, to, slot, yield* amount(oath, to, { kind: 'place', site }, least, warbands));
}
