/** Asking the powers in force: folds, prohibitions, tolls, reactions (Appendix A4 to A6). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Selection } from '@tavola/kernel/select.ts';
import type { CardId } from '../data/cards.ts';
import type { Used } from './actions.ts';
import type {
  Charged,
  Fold,
  Forbid,
  Moment,
  Moments,
  Oath,
  Prohibition,
  Prohibitions,
  Queries,
  Query,
  Reaction,
  Source,
  Standing,
  Tolled,
  TolledActions,
} from './power.ts';
import { hooked, sourceOf } from './sources.ts';

const NO_MODIFIERS: readonly Used[] = [];
type Skip = ((source: Source) => boolean) | null;

/** The answer to a query, changed by every power in force and then by the modifiers in use, in that order. */
export function fold<Q extends Query>(
  oath: Standing,
  query: Q,
  base: Queries[Q][0],
  about: Queries[Q][1],
  used: readonly Used[] = NO_MODIFIERS,
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
    const { card, as } = used[i] as Used;
    const at = sourceOf(oath, card);
    const hook = at?.power.fold?.[query] as Fold<Q> | undefined;
    if (at && hook && (skip === null || !skip(at))) value = hook(oath, value, at, about, as);
  }
  return value;
}

/** The first power that rules it out, or null. */
export function forbiddenBy<P extends Prohibition>(
  oath: Standing,
  what: P,
  about: Prohibitions[P],
  used: readonly Used[] = NO_MODIFIERS,
  skip: Skip = null,
): CardId | null {
  const sources = hooked(oath, 'forbid', what);
  for (let i = 0; i < sources.length; i++) {
    const at = sources[i] as Source;
    const hook = at.power.forbid?.[what] as Forbid<P>;
    if ((skip === null || !skip(at)) && hook(oath, at, about, null)) return at.card;
  }
  for (let i = 0; i < used.length; i++) {
    const { card, as } = used[i] as Used;
    const at = sourceOf(oath, card);
    const hook = at?.power.forbid?.[what] as Forbid<P> | undefined;
    if (at && hook?.(oath, at, about, as)) return at.card;
  }
  return null;
}

/** Only the candidates that no power rules out; each power is a clause of its own, so that "why not?" names the card. */
export function allowed<C, P extends Prohibition>(
  oath: Standing,
  candidates: Selection<C>,
  what: P,
  aboutOf: (candidate: C) => Prohibitions[P],
  used: readonly Used[] = NO_MODIFIERS,
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
  oath: Standing,
  what: P,
  about: TolledActions[P],
  skip: Skip = null,
): readonly Charged[] {
  const sources = hooked(oath, 'toll', what);
  if (sources.length === 0) return NO_TOLLS;
  const due: Charged[] = [];
  for (const at of sources) {
    const charged = skip?.(at) === true ? null : (at.power.toll?.[what]?.(oath, at, about) ?? null);
    if (charged !== null) due.push(isBarred(oath, at, about, charged) ? UNPAYABLE : charged);
  }
  return due;
}
/** Secrets cannot be turned where a power forbids to pay with them. */
function isBarred(oath: Standing, source: Source, about: TolledActions[Tolled], charged: Charged): boolean {
  if (!('flip' in charged)) return false;
  const { seat } = 'campaign' in about ? about.campaign : 'play' in about ? about.play : about;
  return forbiddenBy(oath, 'power', { seat, source, cost: charged }) !== null;
}
const UNPAYABLE: Charged = { flip: Number.POSITIVE_INFINITY };
const NO_TOLLS: readonly Charged[] = [];

/** OATH-T2: everybody's reactions in turn order from the active player, those of sites last; then those of the modifiers in use. */
export function* react<M extends Moment>(
  oath: Oath,
  moment: M,
  about: Moments[M],
  used: readonly Used[] = NO_MODIFIERS,
): Rules<void> {
  for (const { source, as } of reactors(oath, moment, used)) {
    const hook = source.power.react?.[moment] as (...it: Parameters<Reaction<M>>) => Rules;
    if (sourceOf(oath, source.card)) yield* hook(oath, source, about, as);
  }
}

type Reactor = { readonly source: Source; readonly as: string | null };

/** Whoever reacts to a moment, in order. */
export function reactors(oath: Standing, moment: Moment, used: readonly Used[] = NO_MODIFIERS): readonly Reactor[] {
  const found: Reactor[] = hooked(oath, 'react', moment).map((source) => ({ source, as: null }));
  if (found.length > 1) found.sort((a, b) => turnsAway(oath, a.source.seat) - turnsAway(oath, b.source.seat));
  for (const { card, as } of used) {
    const source = sourceOf(oath, card);
    if (source?.power.react?.[moment]) found.push({ source, as });
  }
  return found;
}

/** How many turns a seat is away from the one whose turn it is; what belongs to nobody comes last. */
function turnsAway({ state }: Standing, seat: Seat): number {
  const n = state.players.length;
  return seat < 0 ? n : (seat - state.turn + n) % n;
}

export function cardClause(card: CardId): string {
  return `OATH-card:${card}`;
}
