/** An agreed list is carried out: both sides at once (OATH-7.11). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { discardDown } from '../actions/play.ts';
import { amount } from '../asking/choose.ts';
import type { Oath } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { takeBanner } from '../operations/banners.ts';
import { board, spendFavor } from '../operations/favor.ts';
import { giveRelic } from '../operations/relics.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { liftWarbands, placeWarbands } from '../operations/warbands.ts';
import { learn } from '../queries/knowledge.ts';
import { boardColour, rulesEmpty, slotOf } from '../queries/queries.ts';
import { type Adviser, type Deal, playerOf, siteAt } from '../state/state.ts';
import type { Terms } from '../state/terms.ts';

export function* exchange(oath: Oath, { opener, partner, opens, answers }: Deal): Rules {
  const crowded = [
    ...(isCrowding(oath, opens.advisers, partner, answers.advisers) ? [opener] : []),
    ...(isCrowding(oath, answers.advisers, opener, opens.advisers) ? [partner] : []),
  ];
  hand(oath, opener, partner, opens);
  hand(oath, partner, opener, answers);
  swapAdvisers(oath, opener, partner, opens.advisers, answers.advisers);
  for (const site of opens.sites) vacate(oath, opener, site);
  for (const site of answers.sites) vacate(oath, partner, site);
  yield* occupy(oath, partner, opens.sites);
  yield* occupy(oath, opener, answers.sites);
  for (const seat of crowded) yield* discardDown(oath, seat, () => null, true);
}
/** May somebody have too many advisers then? Not by an exchange without advisers, nor because the Pied Piper comes. */
function isCrowding({ state, powers }: Oath, given: readonly number[], other: Seat, got: readonly number[]): boolean {
  const { advisers } = playerOf(state, other);
  const heeds = ({ card, faceup }: Adviser) => !(faceup && powers.get(card)?.own?.noLimit);
  return given.length > 0 || got.some((n) => heeds(advisers[n] as Adviser));
}

function hand(oath: Oath, from: Seat, to: Seat, { favor, secrets, relics, banners }: Terms): void {
  if (favor > 0) spendFavor(oath, from, board(to), favor);
  moveSecrets(oath, board(from), board(to), secrets);
  for (const relic of relics) giveRelic(oath, from, to, relic);
  for (const banner of banners) takeBanner(oath, to, banner, 'given');
}

/** The former owner of an adviser knows it wherever it lies; the new one may look at it. */
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

/** The old ruler of a site that is given away lifts all warbands. */
function vacate(oath: Oath, seat: Seat, site: string): void {
  const { state } = oath;
  const slot = slotOf(state, site);
  liftWarbands(oath, seat, slot, siteAt(state, slot).warbands[boardColour(state, seat)] as number);
}
/** The new ruler places at least one warband on each, and none only where none is needed to rule (Bandit Crown). */
function* occupy(oath: Oath, seat: Seat, sites: readonly string[]): Rules {
  const needed = (site: string) => (rulesEmpty(oath, seat, slotOf(oath.state, site)) ? 0 : 1);
  for (const [i, site] of sites.entries()) {
    const later = sites.slice(i + 1).reduce((sum, one) => sum + needed(one), 0);
    const most = playerOf(oath.state, seat).warbands - later;
    const n = yield* amount(oath, seat, { kind: 'place', site }, needed(site), most);
    placeWarbands(oath, seat, slotOf(oath.state, site), n);
  }
}
