/** The fifteen quests (ROOT-9.5.5). */
import type { Item } from './items.ts';
import type { Name } from './names.ts';
import data from './quests.json' with { type: 'json' };
import type { ClearingSuit } from './suits.ts';

export type Quest = string;
export type QuestFacts = {
  readonly id: Quest;
  readonly suit: ClearingSuit;
  readonly name: Name;
  readonly items: readonly Item[];
};

const facts = Object.fromEntries(data.quests.map((quest) => [quest.id, quest])) as { readonly [id: Quest]: QuestFacts };

export const questIds: readonly Quest[] = data.quests.map(({ id }) => id);
export const QUESTS_FACE_UP = data.faceUp;

export function isQuest(id: string): boolean {
  return facts[id] !== undefined;
}

export function questOf(quest: Quest): QuestFacts {
  const found = facts[quest];
  if (!found) throw new Error(`no quest ${quest}`);
  return found;
}
