import type { Words } from './words.ts';

/** OATH-7.15: what a card says, with its rulings, is a clause of the rules. */
export function cardClauses({ cards }: Words): { readonly [clause: string]: string } {
  return Object.fromEntries(
    Object.entries(cards).map(([id, { name, text, rulings = [] }]) => [
      `OATH-card:${id}`,
      [`${name}: ${text}`, ...rulings].join(' '),
    ]),
  );
}
