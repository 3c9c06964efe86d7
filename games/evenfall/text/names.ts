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
/** Tells the Places of one name apart: each has another symbol. */
export function placeLabel(id: string, tongue: Tongue): string {
  const { name, symbol, witches } = placeOf(id);
  if (witches === 0) return name[tongue];
  if (symbol === null) return `${name[tongue]} (${tongue === 'pt' ? 'sem símbolo' : 'no symbol'})`;
  return `${name[tongue]} (${stoneName(`${symbol}-1`, tongue)})`;
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

/** The number of a stone among those of its symbol, to stand after its name: two may lie side by side. */
export function stoneCopy(id: string): string {
  return id === RED_STONE ? '' : ` ${id.split('-').at(-1)}`;
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

/** Where an action field is: a Region, a part of the board, or a Place. */
export function fieldName(at: string, tongue: Tongue, words: { readonly [part: string]: string }): string {
  const isPlace = words[at] === undefined && !regions.some(({ id }) => id === at);
  return isPlace ? placeLabel(at, tongue) : sourceName(at, tongue, words);
}
