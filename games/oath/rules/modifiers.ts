/** Modifiers of an action: mandatory and automatic ones apply by themselves, the others are chosen and paid at its start (OATH-5.0, 7.8). */
import type { Rules } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import type { Action, Used } from './actions.ts';
import { choose, DONE } from './choose.ts';
import { added, billOf, NOTHING, pay, unpayable } from './operations/pay.ts';
import type { Bill, Oath, Source, Standing } from './power.ts';
import { rulesCard } from './queries.ts';
import { sourceOf, sourcesOf } from './sources.ts';

/** Is there anything the action can be done to, when so much else has been paid? */
export type Viable<A extends Action> = (oath: Standing, action: A, besides: Bill) => boolean;
const NO_SOURCES: readonly Source[] = [];

/** Puts the modifiers that need no choice in force; those that were chosen stay. */
export function begun<A extends Action>(oath: Standing, action: A): A {
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
  oath: Standing,
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
    const fitting = (used: Used) =>
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

function* use(oath: Oath, action: Action, { card, as }: Used): Rules {
  const at = sourceOf(oath, card) as Source;
  oath.tell({ kind: 'used', seat: action.seat, card });
  pay(oath, action.seat, at, at.facts.cost);
  action.used.push({ card, as });
  const { modifier } = at.power;
  if (modifier?.use) yield* modifier.use(oath, at, action, as);
  begun(oath, action);
}

/** Optional modifiers that are at hand, can be paid and are not in use yet, each with what is to be chosen with it. */
function choosable(oath: Standing, action: Action, besides: Bill): Used[] {
  const found: Used[] = [];
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

function modifiersOf(oath: Standing, action: Action): readonly Source[] {
  return sourcesOf(oath).modifiers.get(action.kind) ?? NO_SOURCES;
}
/** Does this card apply to actions without being chosen? */
export function isAutomatic(oath: Standing, card: string): boolean {
  return applies(sourceOf(oath, card));
}
function applies(at: Source | undefined): boolean {
  return at !== undefined && (at.facts.mandatory || at.power.modifier?.auto === true);
}
/** OATH-2.7, from where the action happens. */
function isAtHand(oath: Standing, action: Action, at: Source): boolean {
  const { modifier } = at.power;
  const near = at.slot >= 0 && at.slot === action.at;
  return (near || modifier?.anywhere || belongs(oath, action, at)) && (modifier?.can?.(oath, at, action) ?? true);
}
/** Master of Disguise: somebody else's advisers stand in for one's own. */
function belongs(oath: Standing, { seat, guise }: Action, at: Source): boolean {
  return guise === undefined || at.slot >= 0 || at.facts.type !== 'denizen'
    ? rulesCard(oath, seat, at)
    : at.seat === guise;
}
function costOf(oath: Standing, action: Action, { card }: Used): Bill {
  const at = sourceOf(oath, card) as Source;
  const cost = billOf(at.facts.cost);
  return at.power.modifier?.price ? added(cost, at.power.modifier.price(oath, at, action)) : cost;
}
