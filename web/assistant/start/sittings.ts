/** Who sits at the real table before the evening begins. */
import type { SeatLook, SpokenFace } from '@tavola/kernel/face/face.ts';
import { type Fields, usualOf } from '@tavola/kernel/rules/settings.ts';

export type Values = { readonly [name: string]: unknown };
export type Sitting = { readonly kind: 'outside' | 'automaton'; readonly settings: Values };

/** Real seats choose for themselves: nothing is left to the app's chance. */
export const LEFT_TO_CHANCE = ['random', 'in-turn-order'];

export function fieldsOf({ face }: SpokenFace, kind: Sitting['kind']): Fields {
  return face.forms.seatSettings?.[kind === 'automaton' ? 'automaton' : 'player'] ?? {};
}

export function usualSittings(spoken: SpokenFace): readonly Sitting[] {
  const { real } = spoken.face;
  const [first] = real?.evenings ?? [];
  if (first) return first.seats;
  const all: Sitting[] = [];
  for (const kind of real?.seats ?? real?.usual ?? (['outside', 'automaton'] as const))
    all.push(newSitting(kind, fieldsOf(spoken, kind), all));
  return all;
}

/** What would be left to chance (a faction, a Coven) is the first that nobody has yet; people often have the second. */
export function newSitting(kind: Sitting['kind'], fields: Fields, others: readonly Sitting[]): Sitting {
  const settings: { [name: string]: unknown } = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'choice' || !LEFT_TO_CHANCE.includes(String(usualOf(field)))) continue;
    const taken = others.map((other) => other.settings[name]);
    const free = field.values.filter((value) => !LEFT_TO_CHANCE.includes(value) && !taken.includes(value));
    settings[name] = free[kind === 'automaton' ? 0 : Math.min(1, free.length - 1)];
  }
  return { kind, settings };
}

/** How a seat will look. */
export function lookBefore(spoken: SpokenFace, sitting: Sitting, seat: number): SeatLook | undefined {
  const { face, language, text } = spoken;
  const say = { language, me: 'spectator' as const, who: String, words: text.words };
  return face.looks?.seat?.(sitting, seat, null, say);
}
