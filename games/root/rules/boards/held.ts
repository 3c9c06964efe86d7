/** What lies where on the board of the Vagabot, counted: his items are all alike. */
import type { HeldItems } from '../vocabulary/vagabot.ts';
import type { Held, VagabotBoard } from './vagabond.ts';

export function heldItems({ items, track }: Pick<VagabotBoard, 'items' | 'track'>): HeldItems {
  return {
    satchel: sides(items.filter(({ damaged }) => !damaged)),
    damaged: sides(items.filter(({ damaged }) => damaged)),
    track: sides(track),
  };
}

function sides(held: readonly Held[]): readonly [up: number, exhausted: number] {
  const up = held.filter((one) => one.up).length;
  return [up, held.length - up];
}
