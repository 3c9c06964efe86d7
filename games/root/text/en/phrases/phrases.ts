/** Names and small phrases that English sentences are made of. */

import { counted } from '@tavola/games/text/en.ts';
import { namesIn } from '../../names.ts';

export const names = namesIn('en', {
  suits: { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse', bird: 'bird' },
  loyalVizier: 'Loyal Vizier',
  tellsSuit: (name, suit) => name.toLowerCase().includes(suit),
});
export const { suitName, itemName, factionName, characterName, questName, cardName } = names;

/** Clearing 0 is the Burrow; places above 12 are forests. */
export function where(place: number): string {
  if (place === 0) return 'the Burrow';
  return place > 12 ? `forest ${place - 12}` : `clearing ${place}`;
}

/** In a question, which has one line: "from 7 to 12". */
export function whereBrief(place: number): string {
  return place === 0 || place > 12 ? where(place) : String(place);
}

export const someWarriors = (count: number): string => counted(count, 'warrior');
export const someCards = (count: number): string => counted(count, 'card');

/** ROOT-5.2. */
export const reachHint = (reach: number, recommended: number): string =>
  `The reach of these factions is ${reach}; ${recommended} or more are recommended for this many players. You may play all the same.`;
