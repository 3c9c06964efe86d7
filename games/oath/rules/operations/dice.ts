/** Dice are rolled one by one; the player who rolled them may have a power to roll them all again (Jinx). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { roll } from '@tavola/kernel/rules/chance.ts';
import { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace, type DieFace } from '../../data/board.ts';
import { reactors } from '../hooks/hooks.ts';
import type { Oath } from '../hooks/power.ts';
import type { Ask } from '../state/moves.ts';

export function* rollAttack(oath: Oath, n: number, roller: Seat | null): Rules<AttackFace[]> {
  return yield* rolled(oath, n, ATTACK_FACES, 'attack-die', roller);
}
export function* rollDefense(oath: Oath, n: number, roller: Seat | null): Rules<DefenseFace[]> {
  return yield* rolled(oath, n, DEFENSE_FACES, 'defense-die', roller);
}
/** The shields of a roll; each doubler doubles the sum (OATH-5.5.6). */
export function shields(faces: readonly DefenseFace[]): number {
  let [sum, times] = [0, 1];
  for (const face of faces) {
    if (face === 'shield') sum += 1;
    else if (face === 'shields') sum += 2;
    else if (face === 'doubler') times *= 2;
  }
  return sum * times;
}

function* rolled<F extends DieFace>(
  oath: Oath,
  n: number,
  faces: readonly F[],
  kind: Die,
  roller: Seat | null,
): Rules<F[]> {
  const first = yield* thrown(n, faces, kind, roller);
  if (roller === null || n === 0) return first;
  for (const { source } of reactors(oath, 'rolled')) {
    if (yield* source.power.react?.rolled?.(oath, source, { seat: roller, faces: first }, null) ?? nothing())
      return yield* thrown(n, faces, kind, roller);
  }
  return first;
}
type Die = 'attack-die' | 'defense-die';

function* thrown<F>(of: number, faces: readonly F[], kind: Die, seat: Seat | null): Rules<F[]> {
  const result: F[] = [];
  for (let n = 1; n <= of; n++) {
    const ask = { kind, seat, n, of } satisfies Ask;
    result.push(faces[(yield* roll(faces.length, ask)) - 1] as F);
  }
  return result;
}
function* nothing(): Rules<boolean> {
  return false;
}
