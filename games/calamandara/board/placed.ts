/** Which options have a place to touch. */
import type { Move } from '../rules/state/moves.ts';

const PLACED: ReadonlySet<Move['kind']> = new Set<Move['kind']>([
  'at',
  'walk',
  'transform',
  'way',
  'line',
  'insert',
  'use',
  'reserve',
  'discard',
  'put-back',
  'give',
  'take-card',
  'next-card',
  'next-symbol-card',
]);

/** The opening symbols are touched in the depot; beginning without any is a button. */
export function placed(move: Move): boolean {
  return PLACED.has(move.kind) || (move.kind === 'open' && move.symbols.length > 0);
}
