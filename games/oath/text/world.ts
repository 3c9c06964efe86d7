/** The world between two games in words (OATH-8.16): what lies open of it. */
import { type CardId, factsOf } from '../data/cards.ts';
import type { OpenWorld } from '../rules/world.ts';
import { namesIn } from './names.ts';
import type { Words } from './words.ts';

export function worldLines({ oath, slots, dispossessed }: OpenWorld, words: Words): string[] {
  const { card, list } = namesIn(words);
  const isEdifice = (id: CardId) => factsOf(id).type === 'edifice';
  const map = slots.map(({ site }) => (site === null ? '–' : card(site))).join(', ');
  const built = slots.flatMap(({ cards }) => cards.filter(isEdifice)).map(card);
  return [words.world(words.oaths[oath], map, built.length === 0 ? '–' : list(built), dispossessed)];
}
