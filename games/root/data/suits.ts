export const clearingSuits = ['fox', 'rabbit', 'mouse'] as const;
export type ClearingSuit = (typeof clearingSuits)[number];
export const suits = [...clearingSuits, 'bird'] as const;
export type Suit = (typeof suits)[number];

export function isSuit(id: string): id is Suit {
  return (suits as readonly string[]).includes(id);
}
