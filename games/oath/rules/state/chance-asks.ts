/** What chance is asked for, where people roll and draw themselves. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type ChanceAsk =
  | 'draw-world'
  /** At a real table, for a Prince: card `n` of `of`. */
  | { readonly kind: 'draw-world'; readonly seat: Seat; readonly n: number; readonly of: number }
  | 'draw-discard'
  | 'draw-relic'
  | 'deal-relic'
  | 'draw-dispossessed'
  /** Die `n` of `of` in one roll; of nobody where bandits defend. */
  | {
      readonly kind: 'attack-die' | 'defense-die';
      readonly seat: Seat | null;
      readonly n: number;
      readonly of: number;
    }
  | 'end-die';
