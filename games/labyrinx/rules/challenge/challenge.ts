/** LAB-5: chests, monsters and traps. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { roll } from '@tavola/kernel/rules/chance.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { discardFromHand } from '../hand/hand.ts';
import { faith } from '../powers/passive/akuna.ts';
import { canBless } from '../powers/passive/zacramandy.ts';
import { type CharacterId, characterOf } from '../state/characters.ts';
import { choose } from '../state/choose.ts';
import type { Challenge } from '../state/faces.ts';
import { HALL } from '../state/grid.ts';
import type { Ask } from '../state/moves.ts';
import { challengeOf, type Labyrinx, playerOf } from '../state/state.ts';
import { flight } from './flight.ts';
import { relocate } from './trap.ts';
import { leaveTreasure, loseTreasure, resolve } from './treasures.ts';

/** LAB-5.15 */
const MOST_FAILURES = 50;

/** LAB-5.1: a piece faces what is on the card it has just entered. Chains of failures are this loop (LAB-G30). */
export function* faceChallenge(table: Labyrinx, seat: Seat): Rules {
  const { state } = table;
  for (let failures = 1; ; failures++) {
    const { space } = playerOf(state, seat);
    if (space === HALL || state.race) return;
    const challenge = challengeOf(state.cells[space]);
    if (challenge === null) return;
    const { won, level } = yield* test(table, seat, challenge, true);
    if (won) {
      resolve(table, seat, space);
      return;
    }
    if (challenge === 'chest') {
      leaveTreasure(table, seat, space);
      return;
    }
    if (yield* faith(table, seat, challenge)) return;
    loseTreasure(table, seat);
    if (failures === MOST_FAILURES) {
      table.tell({ kind: 'chain-stopped', seat });
      return;
    }
    if (challenge === 'trap') yield* relocate(table, seat, level);
    else if (!(yield* flight(table, seat, level))) return;
  }
}

export type TestResult = { readonly won: boolean; readonly level: number };

/** LAB-5.2, LAB-5.3: the die is the level; skill and discarded cards must reach it. Where nothing is left to decide, all see card and die before it goes on. */
export function* test(table: Labyrinx, seat: Seat, challenge: Challenge, entered = false): Rules<TestResult> {
  const { state } = table;
  const player = playerOf(state, seat);
  const ask: Ask = { kind: 'roll-challenge', seat, challenge };
  const level = yield* roll(6, ask);
  const need = Math.max(0, level - characterOf(player.character as CharacterId).skills[challenge]);
  state.test = { seat, challenge, level, need, entered };
  table.tell({ kind: 'rolled', seat, level });
  if (need === 0 || player.hand.length < need) yield* pause(table);
  const spent = yield* spend(table, seat, challenge, level, need);
  state.test = null;
  if (spent === null) table.tell({ kind: 'failed', seat, gaveUp: player.hand.length >= need });
  else table.tell({ kind: 'succeeded', seat, challenge, cards: spent });
  return { won: spent !== null, level };
}

/** LAB-5.3: how many cards were discarded for the success; null is a failure, which costs none (LAB-G8). */
function* spend(table: Labyrinx, seat: Seat, challenge: Challenge, level: number, need: number): Rules<number | null> {
  const { state } = table;
  if (need === 0) return 0;
  if (playerOf(state, seat).hand.length < need) return null;
  const kinds = select(['spend', 'spend-blessed', 'give-up'] as const).where(
    'LAB-6.18',
    (kind) => kind !== 'spend-blessed' || canBless(state, seat),
  );
  const options = kinds.moves((kind) => {
    if (kind === 'give-up') return { kind };
    return { kind, cards: kind === 'spend' ? need : need - 1 };
  });
  const taken = yield* choose(seat, { kind: 'challenge', challenge, level, need }, options);
  if (taken.kind === 'give-up') return null;
  if (taken.kind === 'spend-blessed') {
    playerOf(state, seat).powerUsed = true;
    table.tell({ kind: 'blessing', seat });
  }
  yield* discardFromHand(table, seat, taken.cards, (left) => ({ kind: 'challenge-discard', left }));
  return taken.cards;
}
