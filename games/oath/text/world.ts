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

/** What two worlds of a chronicle differ in, as far as it lies open. */
export type Changed = { readonly [K in 'sites' | 'left' | 'cards' | 'built' | 'decayed']: readonly CardId[] };

export function changed(before: OpenWorld, after: OpenWorld): Changed {
  const sites = ({ slots }: OpenWorld) => slots.flatMap(({ site }) => (site === null ? [] : [site]));
  const lying = ({ slots }: OpenWorld) => slots.flatMap((slot) => slot.cards);
  const cards = lying(after).filter((id) => !lying(before).includes(id));
  const edifices = cards.map(factsOf).filter(({ type }) => type === 'edifice');
  const isRuin = ({ suit }: { readonly suit: string | null }) => suit === null;
  return {
    sites: sites(after).filter((id) => !sites(before).includes(id)),
    left: sites(before).filter((id) => !sites(after).includes(id)),
    cards,
    built: edifices.filter((it) => !isRuin(it)).map(({ id }) => id),
    decayed: edifices.filter(isRuin).map(({ id }) => id),
  };
}
