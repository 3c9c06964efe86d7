/** Which actions are under way, and which cards modify them: those cannot be discarded before the action is over (OATH-5.0). `discard` sees to it. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../data/cards.ts';
import { type Action, type Campaign, targetSlots } from '../state/actions.ts';
import { fightsFor } from '../state/sides.ts';
import type { Oath, PoweredState, Source } from './power.ts';
import { sourceOf } from './sources.ts';

/** Carries an action out; while it runs, whatever modifies it is in use. */
export function* underWay<T>({ state }: Oath, action: Action, rules: Rules<T>): Rules<T> {
  const outer = state.doing ?? [];
  state.doing = [...outer, action];
  const result = yield* rules;
  if (outer.length > 0) state.doing = outer;
  else delete state.doing;
  return result;
}

/** Modifiers that were chosen or apply by themselves, battle plans that were used, persistent powers that the action has met. */
export function isInUse(oath: PoweredState, card: CardId): boolean {
  const at = sourceOf(oath, card);
  return at !== undefined && actionsUnderWay(oath).some((action) => modifies(oath, at, action));
}
/** In use for good. One that applies by itself and has done nothing yet is not: to discard it by choice is to leave it unused (OATH-7.8). */
export function isCommitted(oath: PoweredState, card: CardId): boolean {
  if (!isInUse(oath, card)) return false;
  const at = sourceOf(oath, card) as Source;
  const { auto, served } = at.power.modifier ?? {};
  return !auto || actionsUnderWay(oath).some((action) => served?.(oath, at, action));
}

function actionsUnderWay({ state }: PoweredState): readonly Action[] {
  return state.doing ? [...state.doing, ...state.campaigns] : state.campaigns;
}
function modifies(oath: PoweredState, at: Source, action: Action): boolean {
  if (action.used.some(({ card }) => card === at.card)) return true;
  if (action.kind === 'search') return (at.power.toll?.search?.(oath, at, action) ?? null) !== null;
  return action.kind === 'campaign' && isAtWar(at, action);
}
/** A plan that was used, or a Campaign power of somebody who fights, or of a site that is targeted. */
function isAtWar({ card, facts, seat, slot }: Source, war: Campaign): boolean {
  if (facts.planSide !== null) return war.plans.some((plan) => plan.card === card);
  if (facts.modifies !== 'campaign') return false;
  return slot < 0
    ? fightsFor(war, seat, 'attack') || fightsFor(war, seat, 'defense')
    : targetSlots(war.targets).includes(slot);
}
