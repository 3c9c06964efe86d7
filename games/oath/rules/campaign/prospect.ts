/** What can be said of a campaign before its dice, from what lies open: for views. Battle plans still to come are not in it, because nobody has to show them. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { PoweredState } from '../hooks/power.ts';
import type { Campaign, Target } from '../state/actions.ts';
import { imagined, setPools } from './campaign.ts';
import { forceOf, mightOf } from './force.ts';
import { addTactics } from './tactics.ts';
import { candidates, includes, targetMove } from './targets.ts';

/** Attack dice and defense dice, as they will be rolled. */
export type Pools = readonly [attack: number, defense: number];
/** What the attacker is up against with a set of targets. */
export type Odds = {
  /** The pools by how many attack dice are taken; one entry once they are formed. */
  readonly pools: readonly Pools[];
  /** What the defense adds to its roll. */
  readonly force: number;
};
export type WarProspect = {
  /** With the targets declared so far. */
  readonly now: Odds;
  /** With one more, by the id of the move that declares it. */
  readonly more: { readonly [move: string]: Odds };
  /** The attacker's warbands, which skulls and sacrifices take. */
  readonly force: number;
  /** OATH-5.5.7 */
  readonly maySacrifice: boolean;
};

export function warProspect(oath: PoweredState): WarProspect | null {
  const war = oath.state.campaigns.at(-1);
  if (!war || war.winner !== null || isRolled(war)) return null;
  return {
    now: oddsWith(oath, war, war.targets),
    more: Object.fromEntries(
      (isFormed(war) ? [] : candidates(oath, war).list)
        .filter((target) => !includes(war.targets, target))
        .map((target) => [moveId(targetMove(oath, target)), oddsWith(oath, war, [...war.targets, target])]),
    ),
    force: forceOf(oath, war, 'attack'),
    maySacrifice: forbiddenBy(oath, 'sacrifice', war) === null,
  };
}

function oddsWith(oath: PoweredState, war: Campaign, targets: readonly Target[]): Odds {
  const trial = { ...war, targets: [...targets] };
  return imagined(oath, trial, () => {
    const most = mightOf(oath, trial, 'attack');
    const chosen = isFormed(war) ? [war.attack] : Array.from({ length: most + 1 }, (_, n) => n);
    return { pools: chosen.map((n) => rolledBy(oath, trial, n)), force: mightOf(oath, trial, 'defense') };
  });
}

function rolledBy(oath: PoweredState, war: Campaign, chosen: number): Pools {
  const trial = { ...war };
  if (!isFormed(war)) setPools(oath, trial, chosen);
  addTactics(oath.state, trial);
  return [trial.halved ? Math.floor(trial.attack / 2) : trial.attack, trial.defense];
}

function isFormed({ attack, defense }: Campaign): boolean {
  return attack + defense > 0;
}
function isRolled({ attackRoll, defenseRoll, attackTotal, defenseTotal }: Campaign): boolean {
  return attackRoll.length + defenseRoll.length + attackTotal + defenseTotal > 0;
}
