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

const partsOfBoard = /^(track|token|income|boon|reward|board|stone-[a-d])$/;

/** What a gain may come from: a part of the board, a card, a Region, a Coven or a Place. */
export function sourceOf(id: string): { readonly kind: 'part' | 'card' | 'region' | 'coven' | 'place' } {
  if (partsOfBoard.test(id)) return { kind: 'part' };
  if (isRitual(id) || isPerson(id)) return { kind: 'card' };
  if (regions.some((region) => region.id === id)) return { kind: 'region' };
  return { kind: covens.some((coven) => coven.id === id) ? 'coven' : 'place' };
}
