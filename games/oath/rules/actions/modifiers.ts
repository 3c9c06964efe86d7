/** Modifiers of an action: mandatory and automatic ones apply by themselves, the others are chosen and paid at its start (OATH-5.0, 7.8). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { choose, DONE } from '../asking/choose.ts';
import type { Bill, Oath, PoweredState, Source } from '../hooks/power.ts';
import { sourceOf, sourcesOf } from '../hooks/sources.ts';
import { added, billOf, NOTHING, pay, unpayable } from '../operations/pay.ts';
import { rulesCard } from '../queries/queries.ts';
import type { Action, ModifierUse } from '../state/actions.ts';

/** Is there anything the action can be done to once this much else has been paid? */
export type Viable<A extends Action> = (oath: PoweredState, action: A, besides: Bill) => boolean;
const NO_SOURCES: readonly Source[] = [];

/** Puts the modifiers that need no choice in force; those that were chosen stay. */
export function begun<A extends Action>(oath: PoweredState, action: A): A {
  action.used = action.used.filter(({ card }) => !applies(sourceOf(oath, card)));
  for (const { card, as } of action.used) {
    const at = sourceOf(oath, card);
    if (at) at.power.modifier?.shift?.(oath, at, action, as);
  }
  for (const at of modifiersOf(oath, action)) {
    if (applies(at) && isAtHand(oath, action, at)) action.used.push({ card: at.card, as: null });
  }
  return action;
}

/** Could the action be done at all, with modifiers that could still be chosen? Each set of them is tried once, in whatever order. */
export function canDo<A extends Action>(
  oath: PoweredState,
  action: A,
  viable: Viable<A>,
  besides: Bill = NOTHING,
  tried: Set<string> | null = null,
): boolean {
  if (viable(oath, action, besides)) return true;
  const open = choosable(oath, action, besides);
  if (open.length === 0) return false;
  const sets = tried ?? new Set<string>();
  for (const used of open) {
    const more = begun(oath, { ...action, used: [...action.used, used] });
    const set = more.used.map(({ card, as }) => `${card}:${as}`).sort();
    if (sets.has(set.join())) continue;
    sets.add(set.join());
    if (canDo(oath, more, viable, added(besides, costOf(oath, action, used)), sets)) return true;
  }
  return false;
}

/** OATH-7.8: any number, in any order, each once; only as long as the action stays possible. */
export function* chooseModifiers<A extends Action>(oath: Oath, action: A, viable: Viable<A>): Rules {
  for (;;) {
    const fitting = (used: ModifierUse) =>
      canDo(oath, begun(oath, { ...action, used: [...action.used, used] }), viable, costOf(oath, action, used));
    const uses = select(choosable(oath, action, NOTHING))
      .where('OATH-7.3', fitting)
      .moves(({ card, as }) => ({ kind: 'use', card, as }) as const);
    if (uses.length === 0) return;
    const done = viable(oath, action, NOTHING) ? [DONE] : [];
    const pick = yield* choose(oath, action.seat, { kind: 'modifiers', of: action.kind }, [...uses, ...done], ALWAYS);
    if (pick.kind !== 'use') return;
    yield* use(oath, action, pick);
  }
}
const ALWAYS = { always: true };

function* use(oath: Oath, action: Action, { card, as }: ModifierUse): Rules {
  const at = sourceOf(oath, card) as Source;
  oath.tell({ kind: 'used', seat: action.seat, card });
  pay(oath, action.seat, at, at.facts.cost);
  action.used.push({ card, as });
  const { modifier } = at.power;
  if (modifier?.use) yield* modifier.use(oath, at, action, as);
  begun(oath, action);
}

/** Optional modifiers that are at hand, can be paid and are not in use yet, each with what is to be chosen with it. */
function choosable(oath: PoweredState, action: Action, besides: Bill): ModifierUse[] {
  const found: ModifierUse[] = [];
  for (const at of modifiersOf(oath, action)) {
    if (applies(at) || action.used.some(({ card }) => card === at.card) || !isAtHand(oath, action, at)) continue;
    const { choices, price } = at.power.modifier ?? {};
    const more = price ? added(besides, price(oath, at, action)) : besides;
    if (unpayable(oath, action.seat, at, at.facts.cost, more) !== null) continue;
    if (choices) for (const as of choices(oath, at, action)) found.push({ card: at.card, as });
    else found.push({ card: at.card, as: null });
  }
  return found;
}

function modifiersOf(oath: PoweredState, action: Action): readonly Source[] {
  return sourcesOf(oath).modifiers.get(action.kind) ?? NO_SOURCES;
}
/** Does this card apply to actions without being chosen? */
export function isAutomatic(oath: PoweredState, card: string): boolean {
  return applies(sourceOf(oath, card));
}
function applies(at: Source | undefined): boolean {
  return at !== undefined && (at.facts.mandatory || at.power.modifier?.auto === true);
}
/** OATH-2.7, from where the action happens. */
function isAtHand(oath: PoweredState, action: Action, at: Source): boolean {
  const { modifier } = at.power;
  const near = at.slot >= 0 && at.slot === action.at;
  return (near || modifier?.anywhere || belongs(oath, action, at)) && (modifier?.can?.(oath, at, action) ?? true);
}
/** Master of Disguise: somebody else's advisers stand in for the player's own. */
function belongs(oath: PoweredState, { seat, guise }: Action, at: Source): boolean {
  return guise === undefined || at.slot >= 0 || at.facts.type !== 'denizen'
    ? rulesCard(oath, seat, at)
    : at.seat === guise;
}
function costOf(oath: PoweredState, action: Action, { card }: ModifierUse): Bill {
  const at = sourceOf(oath, card) as Source;
  const cost = billOf(at.facts.cost);
  return at.power.modifier?.price ? added(cost, at.power.modifier.price(oath, at, action)) : cost;
}
