/** Names and small phrases that Portuguese sentences are made of. */

import { counted } from '@tavola/games/text/pt.ts';
import { namesIn } from '../../names.ts';

const suits: { readonly [suit: string]: string } = { fox: 'raposa', rabbit: 'coelho', mouse: 'rato', bird: 'pássaro' };
export const names = namesIn('pt', {
  suits,
  loyalVizier: 'Vizir Leal',
  tellsSuit: (name, suit) => name.includes(suits[suit] ?? suit),
});
export const { suitName, itemName, factionName, characterName, questName, cardName } = names;

const place = (number: number): string => (number > 12 ? `floresta ${number - 12}` : `clareira ${number}`);
export const clearingName = (number: number): string => (number === 0 ? 'Toca' : place(number));
export const inside = (number: number): string => (number === 0 ? 'na Toca' : `na ${place(number)}`);
export const from = (number: number): string => (number === 0 ? 'da Toca' : `da ${place(number)}`);
export const to = (number: number): string => (number === 0 ? 'para a Toca' : `para a ${place(number)}`);

/** In a question, which has one line: "na 7", "da 7", "para a 7". */
const brief = (number: number): string => (number > 12 ? `floresta ${number - 12}` : String(number));
export const inBrief = (number: number): string => (number === 0 ? 'na Toca' : `na ${brief(number)}`);
export const fromBrief = (number: number): string => (number === 0 ? 'da Toca' : `da ${brief(number)}`);
export const toBrief = (number: number): string => (number === 0 ? 'para a Toca' : `para a ${brief(number)}`);

export const someWarriors = (count: number): string => counted(count, 'guerreiro', 'guerreiros');
export const points = (vp: number): string => counted(vp, 'PV', 'PV');
export const someCards = (count: number): string => counted(count, 'carta', 'cartas');

/** ROOT-5.2. */
export const reachHint = (reach: number, recommended: number): string =>
  `O alcance destas facções é ${reach}; para tantos jogadores recomenda-se ${recommended} ou mais. Mesmo assim dá para jogar.`;
