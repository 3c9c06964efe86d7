/** Favor, secrets, warbands and Supply on the move. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Spot } from './moves.ts';

export type TokenEvent =
  | { readonly kind: 'favor'; readonly n: number; readonly from: Spot; readonly to: Spot }
  | {
      readonly kind: 'secrets';
      readonly n: number;
      readonly from: Spot;
      readonly to: Spot;
      /** They arrive facedown. */
      readonly facedown?: true;
    }
  | { readonly kind: 'secrets-turned'; readonly seat: Seat; readonly n: number; readonly up: boolean }
  | { readonly kind: 'warbands'; readonly colour: Seat; readonly n: number; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'killed'; readonly colour: Seat; readonly n: number; readonly from: Spot }
  | { readonly kind: 'supply'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'replaced';
      readonly seat: Seat;
      readonly n: number;
      readonly role: 'citizen' | 'exile';
      /** Of somebody who turns purple: how many of their own left each spot, and how many purple ones came. */
      readonly turned?: readonly { readonly spot: Spot; readonly own: number; readonly purple: number }[];
    };
