/** A battle as it is told: what the events said of it so far, kept until the next one or the next turn. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from '../../rules/view/view.ts';
import type { Event } from '../../rules/vocabulary/events.ts';

export type BattleReport = {
  readonly clearing: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The ambush card, and whether another cancelled it. */
  readonly ambush: { readonly seat: Seat; readonly card: string; readonly cancelled: boolean } | null;
  /** Each pair is the attacker's number and the defender's. */
  readonly dice: readonly [number, number] | null;
  readonly hits: readonly [number, number] | null;
  readonly extra: readonly [number, number];
  readonly used: readonly { readonly seat: Seat; readonly card: string }[];
  readonly lost: readonly { readonly seat: Seat; readonly piece: string; readonly count: number }[];
  readonly scored: readonly { readonly seat: Seat; readonly vp: number; readonly clause: string }[];
  readonly over: boolean;
};

/** Goes on with what just happened; null when there is no battle to tell of. */
export function follow(before: BattleReport | null, happened: readonly Event[], { open }: View): BattleReport | null {
  let now = before;
  for (const event of happened) now = next(now, event);
  const { battle } = open;
  if (battle === null) return now;
  if (now !== null && !now.over && now.clearing === battle.clearing && now.attacker === battle.attacker) return now;
  return { ...begun(battle.attacker, battle.defender, battle.clearing), dice: battle.dice, extra: [...battle.extra] };
}

function begun(attacker: Seat, defender: Seat, clearing: number): BattleReport {
  return {
    clearing,
    attacker,
    defender,
    ambush: null,
    dice: null,
    hits: null,
    extra: [0, 0],
    used: [],
    lost: [],
    scored: [],
    over: false,
  };
}

function next(now: BattleReport | null, event: Event): BattleReport | null {
  if (event.kind === 'battle') return begun(event.attacker, event.defender, event.clearing);
  if (event.kind === 'turn' || event.kind === 'phase') return null;
  if (now === null || now.over) return now;
  switch (event.kind) {
    case 'ambushed':
      return { ...now, ambush: { seat: event.seat, card: event.card, cancelled: false } };
    case 'ambush-cancelled':
      return { ...now, ambush: now.ambush && { ...now.ambush, cancelled: true } };
    case 'rolled':
      return { ...now, dice: [event.attacker, event.defender] };
    case 'used':
      return { ...now, used: [...now.used, { seat: event.seat, card: event.card }] };
    case 'hits':
      return { ...now, hits: [event.attacker, event.defender], extra: event.extra };
    case 'removed':
      return { ...now, lost: [...now.lost, { seat: event.seat, piece: event.piece, count: event.count }] };
    case 'scored':
      return { ...now, scored: [...now.scored, { seat: event.seat, vp: event.vp, clause: event.clause }] };
    case 'battle-over':
      return { ...now, over: true };
    default:
      return now;
  }
}
