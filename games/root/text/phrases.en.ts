/** Names and small phrases that English sentences are made of. */
import { counted } from '@tavola/games/text/en.ts';
import { cardOf } from '../data/cards.ts';
import { characters } from '../data/characters.ts';
import { factions } from '../data/factions.ts';
import { itemNames } from '../data/items.ts';
import { questOf } from '../data/quests.ts';

const suits: { readonly [suit: string]: string } = { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse', bird: 'bird' };

export const suitName = (suit: string): string => suits[suit] ?? suit;
export const itemName = (item: string): string => itemNames[item as keyof typeof itemNames].en;
export const factionName = (faction: string): string => factions[faction as keyof typeof factions].name.en;
export const characterName = (character: string): string => characters[character as keyof typeof characters].name.en;

/** Quests of different suits share names. */
export function questName(quest: string): string {
  const { name, suit } = questOf(quest);
  return `${name.en} (${suitName(suit)})`;
}

/** Cards that share a name are told apart by their suit. */
export function cardName(card: string): string {
  if (card === 'loyal-vizier') return 'Loyal Vizier';
  const { name, suit } = cardOf(card);
  return card.endsWith(`-${suit}`) && !name.en.toLowerCase().includes(suit)
    ? `${name.en} (${suitName(suit)})`
    : name.en;
}

/** Clearing 0 is the Burrow; places above 12 are forests. */
export function where(place: number): string {
  if (place === 0) return 'the Burrow';
  return place > 12 ? `forest ${place - 12}` : `clearing ${place}`;
}

export const someWarriors = (count: number): string => counted(count, 'warrior');
export const someCards = (count: number): string => counted(count, 'card');

/** ROOT-5.2. */
export const reachHint = (reach: number, recommended: number): string =>
  `The reach of these factions is ${reach}; ${recommended} or more are recommended for this many players. You may play all the same.`;

/** What occurs several times is counted: `2 × Armorers`. */
export function tally(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 ? word : `${count} × ${word}`;
  });
}
