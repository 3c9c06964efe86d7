/** The nine Vagabonds (ROOT-9.7). */
import type { CharacterId } from './factions.ts';
import type { Item } from './items.ts';
import type { Name } from './names.ts';
import data from './vagabond-characters.json' with { type: 'json' };

export type CharacterFacts = {
  readonly id: CharacterId;
  readonly name: Name;
  readonly startingItems: readonly Item[];
  readonly ability: { readonly id: string; readonly name: Name };
};

const list = data.characters as readonly CharacterFacts[];

export const characters = Object.fromEntries(list.map((character) => [character.id, character])) as {
  readonly [id in CharacterId]: CharacterFacts;
};
