/** The world between two games in words (OATH-8.16): what lies open of it. */
import { SUITS } from '../data/board.ts';
import { type CardId, factsOf } from '../data/cards.ts';
import type { OpenWorld } from '../rules/chronicle/world.ts';
import { namesIn } from './names.ts';
import type { Words } from './words.ts';

export function worldLines({ oath, slots, dispossessed }: OpenWorld, words: Words): string[] {
  const { card, list } = namesIn(words);
  const isEdifice = (id: CardId) => factsOf(id).type === 'edifice';
  const map = slots.map(({ site }) => (site === null ? '–' : card(site))).join(', ');
  const built = slots.flatMap(({ cards }) => cards.filter(isEdifice)).map(card);
  return [words.world(words.oaths[oath], map, built.length === 0 ? '–' : list(built), dispossessed)];
}

/** The game that left this world: who won as what, under which oath, and what it changed. A first game began with nine denizens of each suit. */
export function gameLines(after: OpenWorld, before: OpenWorld | null, words: Words): string[] {
  const { card, list, suit } = namesIn(words);
  const { ofGame } = words.legacy;
  const game = after.history.at(-1);
  const isFirst = after.gameNumber === SECOND_GAME;
  const fresh = before === null ? null : changed(before, after);
  const standing = after.slots.flatMap(({ cards }) => cards.filter((id) => factsOf(id).type === 'edifice'));
  const built = fresh?.built ?? (isFirst ? standing : []);
  const joined = SUITS.flatMap((id) => {
    const n = after.suits[id] - (before?.suits[id] ?? (isFirst ? FIRST_OF_SUIT : after.suits[id]));
    return n > 0 ? [`${n} ${suit(id)}`] : [];
  });
  const gone = after.dispossessed - (before?.dispossessed ?? (isFirst ? 0 : after.dispossessed));
  const [oath = ''] = game ? words.oaths[game.oath].split(': ') : [];
  return [
    ...(game ? [ofGame.under(words.roles[game.role], oath)] : []),
    ...(built.length > 0 ? [ofGame.built(list(built.map(card)))] : []),
    ...(fresh && fresh.decayed.length > 0 ? [ofGame.decayed(list(fresh.decayed.map(card)))] : []),
    ...(joined.length > 0 ? [ofGame.joined(list(joined))] : []),
    ...(gone > 0 ? [ofGame.gone(gone)] : []),
  ];
}
const SECOND_GAME = 2;
const FIRST_OF_SUIT = 9;

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
