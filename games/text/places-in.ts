/** The things of the board that an event names, by its fields: `{ cell: 'cell', to: 'cell' }` gives `cell:c-3-3` for `{ cell: 'c-3-3' }`. */
import type { Event } from '@tavola/kernel/rules/decision.ts';

export type PlaceFields = { readonly [field: string]: string };

export function placesIn(event: Event, fields: PlaceFields): readonly string[] {
  const found = Object.entries(fields).flatMap(([field, kind]) =>
    [(event as { readonly [field: string]: unknown })[field]]
      .flat()
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => `${kind}:${value}`),
  );
  return [...new Set(found)];
}
