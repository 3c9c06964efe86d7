/** Field Hospitals (ROOT-6.2.3). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { Effect } from '../../contract/faction.ts';
import { handSize, matchingCards, spendCard } from '../../hands/hands.ts';
import { hasUnseenHand, spendsUnseen } from '../../hands/unseen.ts';
import { choose } from '../../state/choose.ts';
import type { Removal } from '../../state/removal.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Move, PASS } from '../../vocabulary/moves.ts';
import { canPlace } from '../../woodland/place.ts';
import { takeBackWarriors } from '../../woodland/supply.ts';
import { KEEP } from './state.ts';

/** One card for each clearing from which warriors of hers were removed together, while the keep stands. */
export function fieldHospitals(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  if (keepOf(table.state, self) === null) return [];
  return removed
    .filter(({ owner, class: type }) => owner === self && type === 'warrior')
    .map(({ clearing, count }) => ({
      kind: 'hospitals',
      side: self,
      run: () => heal(table, self, clearing, count),
    }));
}

export function keepOf(state: State, self: Seat): Clearing | null {
  const where = playerOf(state, self).tokens[KEEP] as readonly number[];
  return clearings.find((clearing) => where[clearing] === 1) ?? null;
}

/** Everybody sees how many cards she holds, nobody which: she is asked whenever she holds any. */
function* heal(table: Root, self: Seat, clearing: Clearing, warriors: number): Rules {
  const { state } = table;
  const home = keepOf(state, self);
  if (home === null || !canPlace(state, self, home)) return;
  if (hasUnseenHand(state, self)) {
    if (yield* spendsUnseen(table, self, clearing, 'hospitals')) comeBack(table, self, home, clearing, warriors);
    return;
  }
  if (handSize(state, self) === 0) return;
  const listed = (): readonly Move[] => [PASS, ...matchingCards(state, self, suitAt(state, clearing))];
  const ask = { kind: 'marquise.hospitals', clearing, warriors } as const;
  const taken = yield* choose<Move>(self, ask, listed);
  if (taken.kind !== 'card') return;
  spendCard(table, self, taken.card);
  comeBack(table, self, home, clearing, warriors);
}

function comeBack(table: Root, self: Seat, home: Clearing, clearing: Clearing, warriors: number): void {
  const { state } = table;
  takeBackWarriors(state, self, warriors);
  const player = playerOf(state, self);
  player.warriors[home] = (player.warriors[home] as number) + warriors;
  table.tell({ kind: 'marquise.hospitals', seat: self, clearing, count: warriors });
}
