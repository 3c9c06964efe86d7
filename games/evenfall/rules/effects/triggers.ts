/** T1: what an event sets off for one player, each trigger completely before the next. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import type { Effect, Figure, Keyword, TriggerAbility, TriggerName } from '../../data/effects.ts';
import { type ActiveAbility, type JustPlayed, triggersOn } from '../state/abilities.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Spot } from '../state/state.ts';

export type Happening = {
  readonly on: TriggerName;
  readonly spot?: Spot;
  readonly keyword?: Keyword;
  readonly figure?: Figure;
  readonly where?: 'region' | 'coven';
  readonly just?: JustPlayed;
};

export function* fire(table: Evenfall, seat: Seat, happening: Happening): Rules {
  if (isOutside(table, seat)) return;
  const found = triggersOn(table.state, seat, happening.on, happening.just ?? null);
  if (found.length === 0) return;
  const waiting = found.filter((standing) => concerns(standing, happening));
  yield* inOrder(table, seat, waiting, happening.spot ?? null);
}

export type Waiting = { readonly ability: { readonly effect: Effect }; readonly card: string };

/** T1: in the order the owner chooses; nobody is asked when the order makes no difference. */
export function* inOrder(table: Evenfall, seat: Seat, found: readonly Waiting[], spot: Spot | null): Rules {
  const waiting = found.toSorted((a, b) => Number(isPlain(b.ability.effect)) - Number(isPlain(a.ability.effect)));
  while (waiting.length > 0) {
    const next = yield* nextOf(seat, waiting);
    const [{ ability, card }] = waiting.splice(next, 1) as [Waiting];
    table.tell({ kind: 'triggered', seat, card });
    yield* table.resolve(seat, ability.effect, { source: card, spot });
  }
}

function* nextOf(seat: Seat, waiting: readonly Waiting[]): Rules<number> {
  const [first] = waiting as [Waiting];
  if (isPlain(first.ability.effect)) return 0;
  const kind = JSON.stringify(first.ability.effect);
  if (waiting.every(({ ability }) => JSON.stringify(ability.effect) === kind)) return 0;
  const { n } = yield* choose(
    seat,
    'next-trigger',
    waiting.map(({ card }, i) => ({ kind: 'trigger', source: card, n: i }) as const),
  );
  return n;
}

/** Gives fixed amounts only, so that it may come before or after anything else. */
function isPlain(effect: Effect): boolean {
  return effect.every((op) => op.op === 'perCount' || (op.op === 'gain' && !op.what.any && !op.what.cards));
}

function concerns({ ability, spot }: ActiveAbility<TriggerAbility>, happening: Happening): boolean {
  const { filter } = ability;
  if (filter === null) return true;
  if (filter.keyword !== undefined && filter.keyword !== happening.keyword) return false;
  if (filter.figure !== undefined && filter.figure !== happening.figure) return false;
  if (filter.where !== undefined && filter.where !== happening.where) return false;
  return filter.place !== 'host' || spot === happening.spot;
}
