/** What people are asked, and what they may answer. Cells are named by column and row, `4-2`; sides by N, E, S, W. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId } from './characters.ts';
import type { Challenge, FaceId, Rotation, SideName } from './faces.ts';
import type { CellName } from './grid.ts';

/** An ask that only needs its word. */
type Plain =
  | 'character'
  | 'hall'
  | 'expand'
  | 'discard'
  | 'despair-card'
  | 'despair-cell'
  | 'destruction'
  | 'destruction-second'
  | 'rob'
  | 'poetry-cell'
  | 'poetry-card'
  | 'attune'
  | 'leap'
  | 'hunt'
  | 'hunt-leave-out'
  | 'lift';

export type Ask =
  | Plain
  | { readonly kind: 'action'; readonly actions: number }
  | { readonly kind: 'look'; readonly cells: readonly CellName[] }
  | { readonly kind: 'hunt-fight'; readonly cells: readonly CellName[] }
  | WithCard<'place-card'>
  | { readonly kind: 'rotate'; readonly cell: CellName }
  | { readonly kind: 'push-direction'; readonly victim: Seat }
  | { readonly kind: 'free-push'; readonly victim: Seat }
  | {
      readonly kind: 'challenge';
      readonly challenge: Challenge;
      readonly level: number;
      readonly need: number;
    }
  | { readonly kind: 'challenge-discard'; readonly left: number }
  | { readonly kind: 'faith'; readonly challenge: Challenge }
  | { readonly kind: 'trap-direction'; readonly victim: Seat; readonly level: number }
  | { readonly kind: 'flight-step'; readonly victim: Seat; readonly left: number }
  | { readonly kind: 'throw-direction'; readonly cell: CellName }
  | { readonly kind: 'put'; readonly cell: CellName }
  | { readonly kind: 'charge'; readonly left: number }
  | Chance;

/** What people who roll and draw themselves are asked. */
type Chance =
  | 'first-player'
  | { readonly kind: 'roll-first'; readonly seat: Seat }
  | { readonly kind: 'deal-character'; readonly seat: Seat }
  | { readonly kind: 'roll-challenge'; readonly seat: Seat; readonly challenge: Challenge }
  | { readonly kind: 'drawn-card'; readonly seat: Seat }
  | { readonly kind: 'turned-up'; readonly cell: CellName }
  | { readonly kind: 'looked-at'; readonly seat: Seat; readonly cell: CellName };

/** A way that is taken: the side by which a space is left, and the cell it leads to. */
export type Along<K extends string> = { readonly kind: K; readonly side: SideName; readonly cell: CellName };
type At<K extends string> = { readonly kind: K; readonly cell: CellName };
type Against<K extends string> = { readonly kind: K; readonly seat: Seat };
type WithCard<K extends string> = { readonly kind: K; readonly face: FaceId };

/** Actions of a move; `1-2` when a closed card may turn out to have doors (LAB-4.4). */
export type Cost = '1' | '2' | '1-2';

export type Move =
  | { readonly kind: 'character'; readonly character: CharacterId }
  | { readonly kind: 'hall'; readonly cell: CellName; readonly orientation: number }
  | At<'expand'>
  | At<'peek'>
  | (Along<'move'> & { readonly cost: Cost })
  | WithCard<'play'>
  | { readonly kind: 'draw' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'despair' }
  | { readonly kind: 'power'; readonly character: CharacterId }
  | { readonly kind: 'end-turn' }
  | Against<'push'>
  | { readonly kind: 'ok' }
  /** `cost` is 0 where the movement costs no actions of its own. */
  | { readonly kind: 'rotate'; readonly cell: CellName; readonly rotation: Rotation; readonly cost: number }
  | At<'place'>
  | WithCard<'discard'>
  | Along<'push-to'>
  | { readonly kind: 'no-push' }
  | { readonly kind: 'spend'; readonly cards: number }
  | { readonly kind: 'spend-blessed'; readonly cards: number }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'use-faith' }
  | { readonly kind: 'decline-faith' }
  | Along<'trap'>
  | Along<'flee'>
  | (WithCard<'crossroads'> & { readonly pile: 'discard' | 'draw' })
  | At<'exchange'>
  | At<'explode'>
  | { readonly kind: 'done' }
  | Along<'throw'>
  | Against<'rob'>
  | WithCard<'recite'>
  | Along<'attune'>
  | Along<'leap'>
  | Along<'hunt-line'>
  | { readonly kind: 'hunt-around' }
  | At<'leave-out'>
  | At<'fight'>
  | At<'lift'>
  | (WithCard<'put'> & { readonly cell: CellName })
  | Against<'carry'>
  | Along<'charge'>
  | { readonly kind: 'stop' };
