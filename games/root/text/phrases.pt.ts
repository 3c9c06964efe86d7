/** Names and small phrases that Portuguese sentences are made of. */
import { counted } from '@tavola/games/text/pt.ts';
import { cardOf } from '../data/cards.ts';
import { characters } from '../data/characters.ts';
import { factions } from '../data/factions.ts';
import { itemNames } from '../data/items.ts';
import { questOf } from '../data/quests.ts';

const suits: { readonly [suit: string]: string } = { fox: 'raposa', rabbit: 'coelho', mouse: 'rato', bird: 'pássaro' };

export const suitName = (suit: string): string => suits[suit] ?? suit;
export const itemName = (item: string): string => itemNames[item as keyof typeof itemNames].pt;
export const factionName = (faction: string): string => factions[faction as keyof typeof factions].name.pt;
export const characterName = (character: string): string => characters[character as keyof typeof characters].name.pt;

/** Quests of different suits share names. */
export function questName(quest: string): string {
  const { name, suit } = questOf(quest);
  return `${name.pt} (${suitName(suit)})`;
}

/** Cards that share a name are told apart by their suit. */
export function cardName(card: string): string {
  if (card === 'loyal-vizier') return 'Vizir Leal';
  const { name, suit } = cardOf(card);
  return card.endsWith(`-${suit}`) && !name.pt.includes(suitName(suit)) ? `${name.pt} (${suitName(suit)})` : name.pt;
}

const place = (number: number): string => (number > 12 ? `floresta ${number - 12}` : `clareira ${number}`);
export const clearingName = (number: number): string => (number === 0 ? 'Toca' : place(number));
export const inside = (number: number): string => (number === 0 ? 'na Toca' : `na ${place(number)}`);
export const from = (number: number): string => (number === 0 ? 'da Toca' : `da ${place(number)}`);
export const to = (number: number): string => (number === 0 ? 'para a Toca' : `para a ${place(number)}`);

export const someWarriors = (count: number): string => counted(count, 'guerreiro', 'guerreiros');
export const points = (vp: number): string => counted(vp, 'PV', 'PVs');
export const someCards = (count: number): string => counted(count, 'carta', 'cartas');

/** ROOT-5.2. */
export const reachHint = (reach: number, recommended: number): string =>
  `O alcance destas facções é ${reach}; para tantos jogadores recomenda-se ${recommended} ou mais. Mesmo assim dá para jogar.`;

/** What occurs several times is counted: `2 × Armeiros`. */
export function tally(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 ? word : `${count} × ${word}`;
  });
}
