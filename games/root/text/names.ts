/** Names of cards, quests and everything else that the data names, in one language. */
import { capital } from '@tavola/games/text/capital.ts';
import { cardOf, isCard } from '../data/cards.ts';
import { characters } from '../data/characters.ts';
import { type FactionId, factions, isFaction } from '../data/factions.ts';
import { isItem, itemNames } from '../data/items.ts';
import { isQuest, questOf } from '../data/quests.ts';
import { isSuit } from '../data/suits.ts';
import type { AutomatonText } from './automaton-text.ts';
import type { Words } from './type.ts';

export type Names = ReturnType<typeof namesIn>;

type NameWords = {
  readonly suits: { readonly [suit: string]: string };
  readonly loyalVizier: string;
  /** Does the name of a card tell its suit? */
  readonly tellsSuit: (name: string, suit: string) => boolean;
};

export function namesIn(language: 'pt' | 'en', { suits, loyalVizier, tellsSuit }: NameWords) {
  const suitName = (suit: string): string => suits[suit] ?? suit;
  const itemName = (item: string): string => itemNames[item as keyof typeof itemNames][language];
  const factionName = (faction: string): string => factions[faction as keyof typeof factions].name[language];
  const characterName = (character: string): string => characters[character as keyof typeof characters].name[language];
  /** Quests of different suits share names. */
  const questName = (quest: string): string => {
    const { name, suit } = questOf(quest);
    return `${name[language]} (${suitName(suit)})`;
  };
  /** Cards that share a name are told apart by their suit. */
  const cardName = (card: string): string => {
    if (card === 'loyal-vizier') return loyalVizier;
    const { name, suit } = cardOf(card);
    const isShared = card.endsWith(`-${suit}`) && !tellsSuit(name[language], suit);
    return isShared ? `${name[language]} (${suitName(suit)})` : name[language];
  };
  return { suitName, itemName, factionName, characterName, questName, cardName };
}

type Named = {
  readonly names: Names;
  readonly pieceName: (piece: string, count?: number) => string;
  readonly clearingName: (clearing: number) => string;
  readonly automata: { readonly [faction in FactionId]: AutomatonText };
  readonly drawn: Words['drawn'];
};

/** The words of the board and the face that are names. */
export function namedWords({ names, pieceName, clearingName, automata, drawn }: Named) {
  const { suitName, itemName, factionName, characterName, questName, cardName } = names;
  const ministers: { readonly [minister: string]: { readonly name: string } } = drawn.ministerNames;
  return {
    faction: factionName,
    automaton: (faction, character) => {
      const name = automata[faction as FactionId]?.name ?? factionName(faction);
      return character ? `${name} (${characterName(character)})` : name;
    },
    card: cardName,
    thing: (id) => {
      if (isFaction(id)) return factionName(id);
      if (isItem(id)) return capital(itemName(id));
      if (isSuit(id)) return capital(suitName(id));
      if (isQuest(id)) return questName(id);
      return ministers[id]?.name ?? (isCard(id) ? cardName(id) : capital(pieceName(id)));
    },
    piece: pieceName,
    suit: suitName,
    item: itemName,
    clearing: (clearing) => capital(clearingName(clearing)),
    drawn,
  } satisfies Partial<Words>;
}

/** What occurs several times is counted: `2 × Armorers`. */
export function tally(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 ? word : `${count} × ${word}`;
  });
}
