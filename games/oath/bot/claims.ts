/** Who is about to win by what, and what that is worth to a seat: the title, revealed Visions, the succession. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { LAST_ROUND, type OathId } from '../data/board.ts';
import { type CardId, visionFacts } from '../data/cards.ts';
import type { PoweredState } from '../rules/hooks/power.ts';
import { sitesCounted, treasures } from '../rules/queries/goals.ts';
import { CHANCELLOR, playerOf, type State } from '../rules/state/state.ts';

/** What the four goals count. */
export type ClaimCounts = {
  readonly sites: number[];
  readonly treasures: number[];
  people: Seat | null;
  devotion: Seat | null;
};

export type Claim = {
  readonly seat: Seat;
  readonly goal: OathId;
  /** By how much a count must be ahead of all others: the holder of the title may be level. */
  readonly lead: 0 | 1;
  /** What it is worth to the seat that looks; negative if it is a rival's. */
  readonly stake: number;
};

export function countsOf(oath: PoweredState): ClaimCounts {
  const { players, banners } = oath.state;
  return {
    sites: players.map((_, seat) => sitesCounted(oath, seat)),
    treasures: players.map((_, seat) => treasures(oath, seat)),
    people: banners['peoples-favor'].holder,
    devotion: banners['darkest-secret'].holder,
  };
}

/** All claims as `self` sees them: it knows its own facedown Visions. */
export function claimsOf(state: State, self: Seat): Claim[] {
  const claims: Claim[] = [];
  const { oath: goal, title } = state;
  const add = (seat: Seat, on: OathId, lead: 0 | 1, stake: number) => {
    const own = seat === self || (seat === CHANCELLOR && playerOf(state, self).role === 'citizen');
    claims.push({ seat, goal: on, lead, stake: own ? stake : -RIVAL * stake });
  };
  for (let seat = 0; seat < state.players.length; seat++) {
    const { role, vision } = playerOf(state, seat);
    if (role === 'citizen') {
      const heir = HEIRS[goal];
      if (heir !== null) add(seat, heir, 1, HEIR * soon(state));
      continue;
    }
    const holds = title.holder === seat;
    add(seat, goal, holds ? 0 : 1, role === 'chancellor' ? REIGN * soon(state) : titleStake(holds, title.side));
    if (vision !== null) addVision(vision, seat, 1);
  }
  const { role, advisers } = playerOf(state, self);
  if (role === 'exile')
    for (const { card, faceup } of advisers) if (!faceup && visionGoal(card) !== null) addVision(card, self, SECRETLY);
  return claims;

  function addVision(vision: CardId, seat: Seat, share: number): void {
    const on = visionGoal(vision);
    if (on !== null) add(seat, on, 1, share * (VISION[Math.min(3, state.visionsDrawn)] as number));
  }
}

/** What a rival's claim costs, of what it is worth to the rival. */
const RIVAL = 0.7;
const REIGN = 9;
const HEIR = 6;
const USURPER = 24;
const OATHKEEPER = 14;
const CHALLENGER = 9;
/** By Visions drawn: without three no Vision wins. */
const VISION = [3, 6, 11, 22];
/** A Vision that lies facedown still has to be revealed. */
const SECRETLY = 0.6;

function titleStake(holds: boolean, side: 'oathkeeper' | 'usurper'): number {
  if (!holds) return CHALLENGER;
  return side === 'usurper' ? USURPER : OATHKEEPER;
}
/** OATH-10.3: the Empire can win after round 5. */
function soon({ round }: State): number {
  return 0.7 + (0.8 * round) / LAST_ROUND;
}
/** OATH-10.5, where it is counted like a goal. */
export const HEIRS: { readonly [O in OathId]: OathId | null } = {
  supremacy: 'protection',
  people: 'devotion',
  protection: 'people',
  devotion: null,
};
export function visionGoal(card: CardId): OathId | null {
  return visionFacts(card).oath ?? null;
}

export function worthOfClaims(claims: readonly Claim[], counts: ClaimCounts): number {
  let worth = 0;
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i] as Claim;
    worth += claim.stake * attained(claim, counts);
  }
  return worth;
}

/** 0 to 1: how near the goal is, or how safe. */
export function attained({ seat, goal, lead }: Pick<Claim, 'seat' | 'goal' | 'lead'>, counts: ClaimCounts): number {
  if (goal === 'people') return counts.people === seat ? HELD : counts.people === null ? OPEN : 0;
  if (goal === 'devotion') return counts.devotion === seat ? HELD : counts.devotion === null ? OPEN : 0;
  const list = goal === 'supremacy' ? counts.sites : counts.treasures;
  const own = list[seat] as number;
  let most = 0;
  for (let other = 0; other < list.length; other++)
    if (other !== seat && (list[other] as number) > most) most = list[other] as number;
  const ahead = own - most - lead;
  return NEARNESS[Math.max(-3, Math.min(2, ahead)) + 3] as number;
}
const HELD = 0.85;
const OPEN = 0.1;
/** Three behind what is needed, up to two ahead of it. */
const NEARNESS = [0.03, 0.1, 0.25, 0.75, 0.92, 1];
