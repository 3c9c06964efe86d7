/** What a campaign is worth: the spoils by the odds, less what falls. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { BANNERS, type BannerId, type Slot, TITLE_DICE } from '../data/board.ts';
import { type CardId, relicFacts, siteFacts } from '../data/cards.ts';
import { banditsAt } from '../rules/campaign/force.ts';
import { areEnemies, boardColour, colourOf } from '../rules/queries/queries.ts';
import type { Campaign, Target } from '../rules/state/actions.ts';
import { BANDITS, playerOf, siteAt } from '../rules/state/state.ts';
import { worthOfClaims } from './claims.ts';
import { oddsOf } from './odds.ts';
import { envy, planDice, type Sight } from './sight.ts';

/** What is to be had from whom; targets are added one by one. */
export type Raid = {
  readonly at: Slot;
  /** Null for bandits. */
  readonly foe: Seat | null;
  /** Attack dice, and warbands that fight. */
  readonly dice: number;
  readonly force: number;
  shields: number;
  might: number;
  readonly slots: Slot[];
  relics: number;
  readonly banners: BannerId[];
  pawn: boolean;
  /** Players whose boards defend already. */
  readonly joined: Seat[];
};

const SITE = 0.9;
export const RELIC = 1.8;
const BANNER: { readonly [B in BannerId]: number } = { 'peoples-favor': 1.2, 'darkest-secret': 1.5 };
const PAWN_DICE = 2;
const PAWN = 0.2;

function raidOn(sight: Sight, at: Slot, foe: Seat | null, force = sight.player.warbands): Raid {
  const { oath, state, self } = sight;
  const own = planDice(oath, self, 'attack');
  const theirs = foe === null ? { attack: 0, defense: 0 } : planDice(oath, foe, 'defense');
  const dice = Math.max(0, Math.round(force + own.attack - theirs.attack));
  const raid: Raid = {
    ...{ at, foe, dice, force },
    shields: Math.round(theirs.defense) + titleDice(sight, foe),
    might: 0,
    slots: [],
    relics: 0,
    banners: [],
    pawn: false,
    joined: [],
  };
  if (foe !== null) joinAt(sight, raid, at);
  if (sight.rulers[at] === (foe === null ? BANDITS : colourOf(state, foe))) addSite(sight, raid, at);
  return raid;
}
function titleDice({ state }: Sight, foe: Seat | null): number {
  const { holder, side } = state.title;
  const theirs = foe !== null && (holder === foe || colourOf(state, foe) === holder);
  return theirs ? TITLE_DICE[side] : 0;
}

/** The boards of defenders whose pawns stand there. */
function joinAt({ state, self }: Sight, raid: Raid, slot: Slot): void {
  const side = colourOf(state, raid.foe as Seat);
  for (let seat = 0; seat < state.players.length; seat++) {
    const { pawn, warbands } = playerOf(state, seat);
    if (pawn !== slot || seat === self || raid.joined.includes(seat) || colourOf(state, seat) !== side) continue;
    raid.joined.push(seat);
    raid.might += warbands;
  }
}

function addSite(sight: Sight, raid: Raid, slot: Slot): void {
  const { oath, state } = sight;
  const { site, warbands } = siteAt(state, slot);
  raid.slots.push(slot);
  raid.shields += siteFacts(site).defenseDice;
  if (raid.foe === null) raid.might += banditsAt(oath, slot);
  else {
    raid.might += warbands[colourOf(state, raid.foe)] as number;
    joinAt(sight, raid, slot);
  }
}
function addRelic(raid: Raid, relic: CardId): void {
  raid.relics++;
  raid.shields += relicFacts(relic).defense;
}
function addBanner({ state }: Sight, raid: Raid, banner: BannerId): void {
  raid.banners.push(banner);
  raid.shields += state.banners[banner].tokens;
}
function addPawn(raid: Raid): void {
  raid.pawn = true;
  raid.shields += PAWN_DICE;
}

/** What winning brings: goals come nearer, and things are things. */
export function spoils(sight: Sight, raid: Raid, garrisons = raid.slots.length): number {
  const { state, self, counts, claims, now } = sight;
  const { foe, slots, relics, banners } = raid;
  const side = boardColour(state, self);
  const loser = foe === null ? null : colourOf(state, foe);
  const bitter = foe === null ? 0 : envy(sight, foe);
  const taken = relics + banners.length;
  const { people, devotion } = counts;
  counts.sites[side] = (counts.sites[side] as number) + garrisons;
  counts.treasures[self] = (counts.treasures[self] as number) + taken;
  if (loser !== null) counts.sites[loser] = (counts.sites[loser] as number) - slots.length;
  if (foe !== null) counts.treasures[foe] = (counts.treasures[foe] as number) - taken;
  if (banners.includes('peoples-favor')) counts.people = self;
  if (banners.includes('darkest-secret')) counts.devotion = self;
  const gained = worthOfClaims(claims, counts) - now;
  counts.sites[side] = (counts.sites[side] as number) - garrisons;
  counts.treasures[self] = (counts.treasures[self] as number) - taken;
  if (loser !== null) counts.sites[loser] = (counts.sites[loser] as number) + slots.length;
  if (foe !== null) counts.treasures[foe] = (counts.treasures[foe] as number) + taken;
  counts.people = people;
  counts.devotion = devotion;
  let worth = gained + SITE * (garrisons + bitter * slots.length) + RELIC * (1 + bitter) * relics;
  for (const banner of banners) worth += BANNER[banner] * (1 + bitter);
  if (raid.pawn && foe !== null) worth += PAWN + bitter * 0.25 * playerOf(state, foe).favor;
  return worth;
}

/** What the campaign is worth in the end; its Supply is not counted. */
export function raidWorth(sight: Sight, raid: Raid): number {
  const { foe, force, might, slots } = raid;
  const odds = oddsOf(raid.dice, force, raid.shields, might);
  const garrisons = Math.min(slots.length, Math.round(odds.afterVictory));
  const fallen = force - odds.win * odds.afterVictory - (1 - odds.win) * odds.afterDefeat;
  const theirs = foe === null ? 0 : 0.5 * Math.floor(might / 2) * envy(sight, foe);
  return odds.win * (spoils(sight, raid, garrisons) + theirs) - fallen * sight.warband;
}

/** The best that can be had there from one defender; null if nothing there can be a target. */
export function bestRaid(
  sight: Sight,
  at: Slot,
  foe: Seat | null,
  force = sight.player.warbands,
): { raid: Raid; worth: number } | null {
  const { state } = sight;
  let raid = raidOn(sight, at, foe, force);
  let worth = raid.slots.length > 0 ? raidWorth(sight, raid) : Number.NEGATIVE_INFINITY;
  const attempt = (add: (next: Raid) => void) => {
    const next: Raid = {
      ...raid,
      slots: raid.slots.slice(),
      banners: raid.banners.slice(),
      joined: raid.joined.slice(),
    };
    add(next);
    const value = raidWorth(sight, next);
    if (value <= worth) return;
    worth = value;
    raid = next;
  };
  if (foe !== null && playerOf(state, foe).pawn === at) {
    for (const banner of BANNERS)
      if (state.banners[banner].holder === foe) attempt((next) => addBanner(sight, next, banner));
    for (const { card } of playerOf(state, foe).relics) attempt((next) => addRelic(next, card));
    attempt(addPawn);
  }
  if (worth === Number.NEGATIVE_INFINITY) return null;
  const ruler = foe === null ? BANDITS : colourOf(state, foe);
  for (let slot = 0; slot < sight.rulers.length; slot++)
    if (sight.rulers[slot] === ruler && !raid.slots.includes(slot)) attempt((next) => addSite(sight, next, slot));
  return { raid, worth };
}

/** Everybody who could be attacked there. */
function foesAt({ state, self, rulers }: Sight, at: Slot): (Seat | null)[] {
  const ruler = rulers[at] as number;
  const foes: (Seat | null)[] = ruler === BANDITS ? [null] : [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === self || !areEnemies(state, self, seat)) continue;
    if (playerOf(state, seat).pawn === at || ruler === seat) foes.push(seat);
  }
  return foes;
}

export function bestWar(sight: Sight, at: Slot, force = sight.player.warbands): number {
  let best = 0;
  for (const foe of foesAt(sight, at)) best = Math.max(best, bestRaid(sight, at, foe, force)?.worth ?? 0);
  return best;
}

/** The best that this many warbands could do anywhere, some day. */
export function bestAnywhere(sight: Sight, force: number): number {
  let best = 0;
  for (let slot = 0; slot < sight.rulers.length; slot++)
    if (siteAt(sight.state, slot).faceup) best = Math.max(best, bestWar(sight, slot, force));
  return best;
}

/** A raid as it stands while its targets are declared. */
export function raidOf(sight: Sight, war: Campaign): Raid {
  const { at, defender, targets } = war;
  const raid = raidOn(sight, at, defender);
  for (const target of targets) addTarget(sight, raid, target);
  return raid;
}
export function addTarget(sight: Sight, raid: Raid, target: Target): void {
  if (target.kind === 'site') {
    if (!raid.slots.includes(target.slot)) addSite(sight, raid, target.slot);
  } else if (target.kind === 'relic') addRelic(raid, target.relic);
  else if (target.kind === 'banner') addBanner(sight, raid, target.banner);
  else if (target.kind === 'pawn') addPawn(raid);
  else raid.shields++;
}
