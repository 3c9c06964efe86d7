/** Answers to the questions of a campaign (OATH-5.5). */
import { type CardId, factsOf } from '../data/cards.ts';
import { forceOf, mightOf } from '../rules/campaign/force.ts';
import { slotOf } from '../rules/queries/queries.ts';
import type { Campaign, Side, Target } from '../rules/state/actions.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import { siteAt } from '../rules/state/state.ts';
import type { MoveValue } from './answers.ts';
import { oddsOf } from './odds.ts';
import { costWorth, envy, type Sight } from './sight.ts';
import { addTarget, bestRaid, type Raid, raidOf, raidWorth, spoils } from './war.ts';

export function warOf({ state }: Sight): Campaign | undefined {
  return state.campaigns.at(-1);
}

const defender: MoveValue = (sight, move) => {
  const war = warOf(sight);
  if (!war || (move.kind !== 'player' && move.kind !== 'bandits')) return 0;
  return bestRaid(sight, war.at, move.kind === 'player' ? move.seat : null)?.worth ?? -5;
};

/** What one more target adds to the whole. */
const targets: MoveValue = (sight, move) => {
  const war = warOf(sight);
  const target = targetOf(sight, move);
  if (!war || target === null) return 0;
  const raid = raidOf(sight, war);
  const none = war.targets.length === 0;
  const before = none ? 0 : raidWorth(sight, raid);
  addTarget(sight, raid, target);
  return raidWorth(sight, raid) - before;
};
function targetOf({ state }: Sight, move: Move): Target | null {
  if (move.kind === 'site') return { kind: 'site', slot: slotOf(state, move.site) };
  return move.kind === 'relic' || move.kind === 'banner' || move.kind === 'pawn' ? move : null;
}

/** A plan by what its dice change for a seat that fights for this much. */
const plan: MoveValue = (sight, move, ask) => {
  const war = warOf(sight);
  if (!war || move.kind !== 'use') return 0;
  const { side } = ask as Extract<Ask, { kind: 'plan' }>;
  const price = planPrice(sight, move.card);
  const { params } = factsOf(move.card);
  if (params === null || (params.atk === undefined && params.def === undefined)) return 0.3 - price;
  const [attack, defense] = side === 'attack' ? [params.atk ?? 0, 0] : [-(params.atk ?? 0), params.def ?? 0];
  const change = chance(sight, war, attack, defense) - chance(sight, war, 0, 0);
  return (side === 'attack' ? change : -change) * atStake(sight, war, side) + 0.05 - price;
};
function planPrice(sight: Sight, card: CardId): number {
  const { params, cost } = factsOf(card);
  const gone = params?.atEnd === 'discard-self' ? 0.6 : 0;
  return costWorth(sight, cost) + gone + (params?.sacrifice ?? 0) * sight.warband;
}
function chance({ oath }: Sight, war: Campaign, attack: number, defense: number): number {
  const force = forceOf(oath, war, 'attack');
  const missing = Math.max(0, -(war.attack + attack));
  return oddsOf(war.attack + attack, force, war.defense + defense + missing, mightOf(oath, war, 'defense')).win;
}
/** What the attacker would win, as this seat sees it. */
export function atStake(sight: Sight, war: Campaign, side: Side): number {
  if (side === 'attack') return Math.max(0.5, spoils(sight, raidOf(sight, war)));
  return 1 + 1.5 * war.targets.length;
}

const sacrifice: MoveValue = (sight, move) => {
  const war = warOf(sight);
  if (!war || move.kind !== 'sacrifice') return 0;
  const left = forceOf(sight.oath, war, 'attack') - move.n;
  const raid: Raid = raidOf(sight, war);
  const lost = Math.floor(forceOf(sight.oath, war, 'attack') / 2);
  return spoils(sight, raid, Math.min(left, raid.slots.length)) - (move.n - lost) * sight.warband;
};

/** What falls is taken from the board first, where sites would be lost. */
const losses: MoveValue = (_, move, ask) => {
  const { from } = ask as Extract<Ask, { kind: 'losses' }>;
  if (move.kind !== 'amount') return 0;
  return from.at === 'board' ? 0.1 * move.n : -0.1 * move.n;
};

/** One warband holds a site; where more are left, a second one stays with it. */
const garrison: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'amount') return 0;
  const war = warOf(sight);
  const { site, from } = ask as Extract<Ask, { kind: 'place' }>;
  const slot = slotOf(sight.state, site);
  const sites = war?.targets.filter((target) => target.kind === 'site').length ?? 1;
  const here = siteAt(sight.state, slot).warbands.some((n) => n > 0) ? 0 : 1;
  const wanted = from === undefined ? Math.max(here, Math.round(sight.player.warbands / (2 + sites))) : here;
  return -Math.abs(move.n - wanted);
};

export const warAnswers: { readonly [kind: string]: MoveValue } = {
  defender,
  targets,
  dice: (_, move) => (move.kind === 'dice' ? 0.1 * move.n : 0),
  ally: (_, move) => (move.kind === 'yes' ? 0.3 : 0),
  'allow-ally': (_, move) => (move.kind === 'yes' ? 0.3 : 0),
  plan,
  sacrifice,
  losses,
  place: garrison,
  banish: (_, move) => (move.kind === 'yes' ? 0.2 : 0),
  'burn-favor': (sight, move, ask) =>
    move.kind === 'yes' ? envy(sight, (ask as Extract<Ask, { kind: 'burn-favor' }>).seat) : 0,
};
