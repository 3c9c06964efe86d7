/**
 * What is told at the table. Memory is part of the game: no event names what is on a card that may be closed again, neither its challenge nor its doors.
 * People see that on the table, step by step, as long as it lies open.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId } from './characters.ts';
import type { Challenge } from './faces.ts';
import type { CellName } from './grid.ts';

export type Event =
  | { readonly kind: 'first-player'; readonly seat: Seat; readonly rolls: readonly number[] }
  | { readonly kind: 'character-taken'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'hall-placed'; readonly seat: Seat; readonly cell: CellName; readonly orientation: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly race: boolean }
  | { readonly kind: 'expanded'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly cells: readonly CellName[] }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: CellName; readonly cell: CellName }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly victim: Seat; readonly cell: CellName }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly level: number }
  | { readonly kind: 'succeeded'; readonly seat: Seat; readonly challenge: Challenge; readonly cards: number }
  | { readonly kind: 'failed'; readonly seat: Seat; readonly gaveUp: boolean }
  | { readonly kind: 'treasure-lost'; readonly seat: Seat }
  | { readonly kind: 'treasure-left'; readonly seat: Seat; readonly cell: CellName }
  | {
      readonly kind: 'relocated';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cell: CellName;
      readonly filled: readonly CellName[];
    }
  | { readonly kind: 'fled'; readonly seat: Seat; readonly by: Seat; readonly cell: CellName }
  | { readonly kind: 'flight-ended'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'chain-stopped'; readonly seat: Seat }
  | { readonly kind: 'faith'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'blessing'; readonly seat: Seat }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'despaired'; readonly seat: Seat; readonly found: boolean }
  | { readonly kind: 'exploded'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'thrown'; readonly seat: Seat; readonly victims: readonly Seat[]; readonly cell: CellName }
  | { readonly kind: 'robbed'; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: 'power'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly cells: readonly CellName[] }
  | { readonly kind: 'leapt'; readonly seat: Seat; readonly cell: CellName; readonly filled: readonly CellName[] }
  | { readonly kind: 'charged'; readonly seat: Seat; readonly carried: readonly Seat[]; readonly cell: CellName }
  | { readonly kind: 'fog'; readonly cells: readonly CellName[] }
  | { readonly kind: 'race'; readonly racers: readonly Seat[]; readonly reason: 'cards-exhausted' | 'table-full' }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly reason: Reason };

/** Why a game ended. */
export type Reason = 'five-treasures' | 'home-with-five' | 'cards-exhausted' | 'table-full' | 'race' | 'race-shared';
