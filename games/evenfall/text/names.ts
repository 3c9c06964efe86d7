/** The names of things, by id and language. */
import { covens, type RegionId, regions } from '../data/boards.ts';
import {
  isPerson,
  isRitual,
  type Name,
  personOf,
  placeOf,
  RED_STONE,
  ritualOf,
  stoneSymbols,
  symbolOf,
} from '../data/cards.ts';

export type Tongue = keyof Name;

export function cardName(id: string, tongue: Tongue): string {
  return (isRitual(id) ? ritualOf(id) : personOf(id)).name[tongue];
}
export function placeName(id: string, tongue: Tongue): string {
  return placeOf(id).name[tongue];
}
export function regionName(id: RegionId, tongue: Tongue): string {
  return regions.find((region) => region.id === id)?.name[tongue] ?? id;
}
export function covenName(id: string, tongue: Tongue): string {
  return covens.find((coven) => coven.id === id)?.name[tongue] ?? id;
}
export function stoneName(id: string, tongue: Tongue): string {
  if (id === RED_STONE) return tongue === 'pt' ? 'Vermelha' : 'Red';
  const symbol = symbolOf(id);
  return stoneSymbols.find((one) => one.id === symbol)?.name[tongue] ?? id;
}

/** Whatever a gain may come from: a card, a Place, a Region, a Coven, or a part of the board (`words`). */
export function sourceName(id: string, tongue: Tongue, words: { readonly [part: string]: string }): string {
  const word = words[id];
  if (word !== undefined) return word;
  if (isRitual(id) || isPerson(id)) return cardName(id, tongue);
  const region = regions.find((one) => one.id === id);
  if (region) return region.name[tongue];
  const coven = covens.find((one) => one.id === id);
  return coven ? coven.name[tongue] : placeName(id, tongue);
}
