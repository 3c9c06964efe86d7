/** The twelve characters: skills, hand limits, kinds of power. What the powers do is in powers/. */
import data from '../../data/characters.json' with { type: 'json' };
import type { Challenge } from './faces.ts';

export const CHARACTERS = [
  'akuna',
  'avra',
  'bibi',
  'dannenvir',
  'eimmie',
  'elora',
  'kaminari',
  'khira',
  'lane',
  'mallahoc',
  'zacramandy',
  'zambar',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];
export type PowerKind = 'active' | 'passive' | 'active+passive';

export type Character = {
  readonly id: CharacterId;
  readonly power: string;
  readonly type: PowerKind;
  /** LAB-6.17: first hand, limit, and cards drawn by a rest. */
  readonly hand: number;
  readonly skills: { readonly [C in Challenge]: number };
};

const byId = Object.fromEntries(data.characters.map((it) => [it.id, it as Character]));

export function characterOf(id: CharacterId): Character {
  return byId[id] as Character;
}
