/** Asking the powers in force: folds, prohibitions, tolls, reactions (Appendix A4 to A6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection } from '@tavola/kernel/rules/select.ts';
import type { CardId } from '../../data/cards.ts';
import type { ModifierUse } from '../state/actions.ts';
import type {
  Fold,
  Forbid,
  Moment,
  Moments,
  Oath,
  PoweredState,
  Prohibition,
  Prohibitions,
  Queries,
  Query,
  Reaction,
  Source,
  TollDue,
  Tolled,
  TolledActions,
} from './power.ts';
import { hooked, sourceOf } from './sources.ts';

const NO_MODIFIERS: readonly ModifierUse[] = [];
type Skip = ((source: Source) => boolean) | null;

/** The answer to a query, changed by every power in force and then by the modifiers in use, in that order. */
export function fold<Q extends Query>(
  oath: PoweredState,
  query: Q,
  base: Queries[Q][0],
  about: Queries[Q][1],
  used: readonly ModifierUse[] = NO_MODIFIERS,
  skip: Skip = null,
): Queries[Q][0] {
  let value = base;
  const sources = hooked(oath, 'fold', query);
  for (let i = 0; i < sources.length; i++) {
    const at = sources[i] as Source;
    const hook = at.power.fold?.[query] as Fold<Q>;
    if (skip === null || !skip(at)) value = hook(oath, value, at, about, null);
  }
  for (let i = 0; i < used.length; i++) {
    const { card, as } = used[i] as ModifierUse;
    const at = sourceOf(oath, card);
    const hook = at?.power.fold?.[query] as Fold<Q> | undefined;
    if (at && hook && (skip === null || !skip(at))) value = hook(oath, value, at, about, as);
  }
  return value;
}

/** The first power that rules it out, or null. */
export function forbiddenBy<P extends Prohibition>(
  oath: PoweredState,
  what: P,
  about: Prohibitions[P],
  used: readonly ModifierUse[] = NO_MODIFIERS,
  skip: Skip = null,
): CardId | null {
  const sources = hooked(oath, 'forbid', what);
  for (let i = 0; i < sources.length; i++) {
    const at = sources[i] as Source;
    const hook = at.power.forbid?.[what] as Forbid<P>;
    if ((skip === null || !skip(at)) && hook(oath, at, about, null)) return at.card;
  }
  for (let i = 0; i < used.length; i++) {
    const { card, as } = used[i] as ModifierUse;
    const at = sourceOf(oath, card);
    const hook = at?.power.forbid?.[what] as Forbid<P> | undefined;
    if (at && hook?.(oath, at, about, as)) return at.card;
  }
  return null;
}

/** Only the candidates that no power rules out; each power is a clause of its own, so that "why not?" names the card. */
export function allowed<C, P extends Prohibition>(
  oath: PoweredState,
  candidates: Selection<C>,
  what: P,
  aboutOf: (candidate: C) => Prohibitions[P],
  used: readonly ModifierUse[] = NO_MODIFIERS,
  skip: ((source: Source, candidate: C) => boolean) | null = null,
): Selection<C> {
  let left = candidates;
  const ruled = (at: Source, as: string | null) => {
    const hook = at.power.forbid?.[what] as Forbid<P>;
    left = left.where(cardClause(at.card), (one) => skip?.(at, one) === true || !hook(oath, at, aboutOf(one), as));
  };
  for (const at of hooked(oath, 'forbid', what)) ruled(at, null);
  for (const { card, as } of used) {
    const at = sourceOf(oath, card);
    if (at?.power.forbid?.[what]) ruled(at, as);
  }
  return left;
}

/** OATH-7.7: everything that has to be paid to others, or turned, for this. */
export function tolls<P extends Tolled>(
  oath: PoweredState,
  what: P,
  about: TolledActions[P],
  skip: Skip = null,
): readonly TollDue[] {
  const sources = hooked(oath, 'toll', what);
  if (sources.length === 0) return NO_TOLLS;
  const due: TollDue[] = [];
  for (const at of sources) {
    const charged = skip?.(at) === true ? null : (at.power.toll?.[what]?.(oath, at, about) ?? null);
    if (charged !== null) due.push(isBarred(oath, at, about, charged) ? UNPAYABLE : charged);
  }
  return due;
}
/** Secrets cannot be turned where a power forbids paying with them. */
function isBarred(oath: PoweredState, source: Source, about: TolledActions[Tolled], charged: TollDue): boolean {
  if (!('flip' in charged)) return false;
  const { seat } = 'campaign' in about ? about.campaign : 'play' in about ? about.play : about;
  return forbiddenBy(oath, 'power', { seat, source, cost: charged }) !== null;
}
const UNPAYABLE: TollDue = { flip: Number.POSITIVE_INFINITY };
const NO_TOLLS: readonly TollDue[] = [];

/** OATH-T2: everybody's reactions in turn order from the active player, those of sites last; then those of the modifiers in use. */
export function* react<M extends Moment>(
  oath: Oath,
  moment: M,
  about: Moments[M],
  used: readonly ModifierUse[] = NO_MODIFIERS,
): Rules<void> {
  for (const { source, as } of reactors(oath, moment, used)) {
    const hook = source.power.react?.[moment] as (...it: Parameters<Reaction<M>>) => Rules;
    if (sourceOf(oath, source.card)) yield* hook(oath, source, about, as);
  }
}

type Reactor = { readonly source: Source; readonly as: string | null };

/** The cards that react to a moment, in order. */
export function reactors(
  oath: PoweredState,
  moment: Moment,
  used: readonly ModifierUse[] = NO_MODIFIERS,
): readonly Reactor[] {
  const found: Reactor[] = hooked(oath, 'react', moment).map((source) => ({ source, as: null }));
  if (found.length > 1) found.sort((a, b) => turnsAway(oath, a.source.seat) - turnsAway(oath, b.source.seat));
  for (const { card, as } of used) {
    const source = sourceOf(oath, card);
    if (source?.power.react?.[moment]) found.push({ source, as });
  }
  return found;
}

/** How many turns a seat is away from the one whose turn it is; what belongs to nobody comes last. */
function turnsAway({ state }: PoweredState, seat: Seat): number {
  const n = state.players.length;
  return seat < 0 ? n : (seat - state.turn + n) % n;
}

export function cardClause(card: CardId): string {
  return `OATH-card:${card}`;
}
