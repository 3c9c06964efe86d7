/** Taking hits (ROOT-4.3.4, 11.2.7.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Toll } from '../contract/faction.ts';
import { factionAt } from '../contract/registry.ts';
import { type Battle, otherSide, type Side, seatOf } from '../state/battle.ts';
import { choose } from '../state/choose.ts';
import type { Loss, Removed } from '../state/removal.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { nameOf, warriorsAt } from '../woodland/pieces.ts';
import { remove, warriors } from '../woodland/removal.ts';

/** The warriors of a side, those it treats as its own included. */
export function warriorsOf(state: State, battle: Battle, side: Side): number {
  const own = warriorsAt(playerOf(state, seatOf(battle, side)), battle.clearing);
  return own + borrowedOf(state, battle, side);
}

function borrowedOf(state: State, battle: Battle, side: Side): number {
  const lender = battle.borrowed[side];
  return lender === null ? 0 : warriorsAt(playerOf(state, lender), battle.clearing);
}

/** What a side loses to this many hits; nothing goes yet. */
export function* takeHits(table: Root, battle: Battle, side: Side, hits: number): Rules<Toll> {
  if (hits === 0) return { losses: [] };
  const seat = seatOf(battle, side);
  const own = factionAt(table.state, seat).battle?.takeHits;
  if (own) return yield* own(table, seat, battle, side, hits);
  const fallen = fallenWarriors(table.state, battle, side, hits);
  const left = hits - fallen.reduce((sum, { count }) => sum + count, 0);
  return { losses: [...fallen, ...(yield* losePieces(table, seat, battle, left))] };
}

/** All warriors before any building or token; own warriors take the first, third, fifth hit, mercenaries the others. */
export function fallenWarriors(state: State, battle: Battle, side: Side, hits: number): Loss[] {
  const seat = seatOf(battle, side);
  const { clearing } = battle;
  const lender = battle.borrowed[side];
  const own = warriorsAt(playerOf(state, seat), clearing);
  const lent = borrowedOf(state, battle, side);
  const deaths = Math.min(hits, own + lent);
  const share = Math.min(Math.max(Math.ceil(deaths / 2), deaths - lent), own);
  const losses = [warriors(seat, clearing, share)];
  if (lender !== null) losses.push(warriors(lender, clearing, deaths - share));
  return losses.filter(({ count }) => count > 0);
}

export type StandingPiece = { readonly loss: Loss; readonly piece: string };

/** Buildings and tokens, one at a time as their owner (or the instigator, ROOT-9.7.4) likes; nobody is asked where all of one kind must go. */
function* losePieces(table: Root, seat: Seat, { clearing, instigator }: Battle, hits: number): Rules<Loss[]> {
  const decided = instigator === null ? undefined : factionAt(table.state, instigator).battle?.instigates;
  if (decided) return yield* decided(table.state, seat, clearing, hits);
  const standing = buildingsAndTokens(table.state, seat, clearing);
  let left = hits;
  const losses: Loss[] = [];
  while (left > 0 && standing.length > 0) {
    const total = standing.reduce((sum, { loss }) => sum + loss.count, 0);
    if (total <= left) return [...losses, ...standing.map(({ loss }) => loss)];
    const moves = standing.map(({ piece }) => ({ kind: 'piece', piece }) as const);
    const chooser = instigator ?? seat;
    const { piece } = yield* choose(chooser, { kind: 'lose-piece', seat: chooser, clearing, left }, moves);
    const at = standing.findIndex((one) => one.piece === piece);
    const { loss } = standing[at] as StandingPiece;
    losses.push({ ...loss, count: 1 });
    if (loss.count === 1) standing.splice(at, 1);
    else standing[at] = { piece, loss: { ...loss, count: loss.count - 1 } };
    left--;
  }
  return losses;
}

export function buildingsAndTokens(state: State, owner: Seat, clearing: number): StandingPiece[] {
  const player = playerOf(state, owner);
  const standing: StandingPiece[] = [];
  for (const type of ['building', 'token'] as const) {
    for (const [which, at] of player[type === 'building' ? 'buildings' : 'tokens'].entries()) {
      const count = at[clearing] as number;
      if (count === 0) continue;
      const loss: Loss = { owner, class: type, which, clearing, count };
      standing.push({ loss, piece: nameOf(state, owner, type, which) });
    }
  }
  return standing;
}

/** What the sides lose is removed by the other side, or by the instigator. */
export function* settle(table: Root, battle: Battle, tolls: readonly (readonly [Side, Toll])[]): Rules {
  const removed: Removed[] = [];
  for (const [side, { losses, settle: pay }] of tolls) {
    const by = battle.instigator ?? seatOf(battle, otherSide(side));
    pay?.();
    for (const loss of losses) removed.push({ ...loss, by });
  }
  yield* remove(table, removed, battle);
}
