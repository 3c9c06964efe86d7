/** The table as a bot sees it: what a seat has, what one more of anything is worth to it. The unit is about one Supply. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { MOST_SUPPLY, refreshOf } from '../data/board.ts';
import type { Cost, PlanData } from '../data/cards.ts';
import type { PoweredState } from '../rules/hooks/power.ts';
import { sourcesOf } from '../rules/hooks/sources.ts';
import { powers } from '../rules/powers/registry.ts';
import { rulerOf, rulesCard } from '../rules/queries/queries.ts';
import { CHANCELLOR, type Player, playerOf, type State } from '../rules/state/state.ts';
import { type Claim, type ClaimCounts, claimsOf, countsOf, worthOfClaims } from './claims.ts';

export type Sight = {
  readonly oath: PoweredState;
  readonly state: State;
  readonly self: Seat;
  readonly player: Player;
  readonly counts: ClaimCounts;
  readonly claims: readonly Claim[];
  /** What the claims are worth as things are. */
  readonly now: number;
  /** By slot. */
  readonly rulers: readonly number[];
  /** What one more is worth. */
  readonly warband: number;
  readonly favor: number;
  readonly secret: number;
  readonly supply: number;
  /** What was found out on the way. */
  readonly lazy: { army?: number };
};

export function sightOf(state: State, self: Seat): Sight {
  const oath: PoweredState = { state, powers };
  const player = playerOf(state, self);
  const counts = countsOf(oath);
  const claims = claimsOf(state, self);
  return {
    oath,
    state,
    self,
    player,
    counts,
    claims,
    now: worthOfClaims(claims, counts),
    rulers: state.sites.map((_, slot) => rulerOf(oath, slot)),
    warband: byNumber(WARBAND, player.warbands),
    favor: byNumber(FAVOR, player.favor),
    secret: byNumber(SECRET, player.secrets + player.spent),
    supply: supplyWorth(state, player),
    lazy: {},
  };
}

/** By how many there are already. */
const WARBAND = [1, 0.95, 0.9, 0.85, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3];
const FAVOR = [0.8, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25];
const SECRET = [1.2, 0.9, 0.6, 0.5, 0.4, 0.3];
function byNumber(worths: readonly number[], n: number): number {
  return worths[Math.min(n, worths.length - 1)] as number;
}

/** Supply that is kept comes on top of the next refresh, up to 7. */
function supplyWorth(state: State, { role, bank, supply }: Player): number {
  const refreshed = role === 'citizen' ? playerOf(state, CHANCELLOR).supply : refreshOf(role, bank);
  return supply + refreshed > MOST_SUPPLY ? 0.15 : 0.6;
}

export function costWorth(sight: Sight, cost: Cost): number {
  const { favor, secret } = sight;
  return (
    (cost.favor ?? 0) * favor +
    (cost.burnFavor ?? 0) * favor * 1.1 +
    (cost.secret ?? 0) * 0.15 +
    (cost.burnSecret ?? 0) * secret +
    (cost.flip ?? 0) * 0.1
  );
}

/** How much of what this player loses is as good as won. */
export function envy({ state, self }: Sight, seat: Seat): number {
  if (seat === self) return -1;
  const { role } = playerOf(state, seat);
  const own = playerOf(state, self).role;
  if (own !== 'exile' && role !== 'exile') return 0.1;
  const holder = state.title.holder === seat ? 0.3 : 0;
  return holder + (state.players.length === 2 ? 0.7 : 0.4);
}

/** Dice that the plans a player rules may add on a side: those that can be used at once and whatever happens count whole. */
export function planDice(
  oath: PoweredState,
  seat: Seat,
  side: 'attack' | 'defense',
): { attack: number; defense: number } {
  const found = { attack: 0, defense: 0 };
  for (const source of sourcesOf(oath).plans) {
    const { planSide, params, cost } = source.facts;
    if (params === null || (planSide !== 'both' && (planSide === 'attacker') !== (side === 'attack'))) continue;
    if (!rulesCard(oath, seat, source) || !affordable(playerOf(oath.state, seat), cost)) continue;
    const share = certainty(params);
    found.attack += share * (params.atk ?? 0);
    found.defense += share * (params.def ?? 0);
  }
  return found;
}
function certainty({ if: condition, unless, per }: PlanData): number {
  return condition || unless || per ? 0.5 : 1;
}
function affordable({ favor, secrets }: Player, cost: Cost): boolean {
  return favor >= (cost.favor ?? 0) + (cost.burnFavor ?? 0) && secrets >= (cost.secret ?? 0) + (cost.burnSecret ?? 0);
}
