import type { ByKind } from '@tavola/kernel/text.ts';
import type { Event, SharedEvent } from '../rules/events.ts';
import { factionTexts } from './factions/all.en.ts';
import { reason, somePieces, usedName } from './joined.en.ts';
import { listOf, tally } from './lists.ts';
import { cardName, factionName, itemName, someCards, someWarriors, where } from './names.en.ts';

const phases = { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' };
const named = (cards: readonly string[]) => listOf(tally(cards.map(cardName)), 'and');

const shared: ByKind<SharedEvent> = {
  faction: ({ seat, faction }, say) => `${say.who(seat)} plays ${factionName(faction)}`,
  turn: ({ seat, round }, say) => `Round ${round}: ${say.who(seat)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ seat, piece, clearing, count }, say) =>
    `${say.who(seat)} places ${somePieces(piece, count)} in ${where(clearing)}`,
  moved: ({ seat, from, to, piece, count, ferry }, say) =>
    `${say.who(seat)} moves ${somePieces(piece, count)} from ${where(from)} to ${where(to)}${ferry ? ' by ferry' : ''}`,
  removed: ({ seat, by, piece, clearing, count }, say) =>
    by === seat
      ? `${say.who(seat)} removes ${somePieces(piece, count)} of their own from ${where(clearing)}`
      : `${say.who(by)} removes ${somePieces(piece, count)} of ${say.who(seat)} from ${where(clearing)}`,
  battle: ({ attacker, defender, clearing }, say) =>
    `${say.who(attacker)} attacks ${say.who(defender)} in ${where(clearing)}`,
  ambushed: ({ seat, card }, say) => `${say.who(seat)} plays ${cardName(card)}`,
  'ambush-cancelled': ({ seat, card }, say) => `${say.who(seat)} cancels the ambush with ${cardName(card)}`,
  rolled: ({ attacker, defender }) => `Dice: ${attacker} for the attacker, ${defender} for the defender`,
  hits: ({ attacker, defender, extra }) => {
    const more = (hits: number) => (hits > 0 ? ` (${hits} extra)` : '');
    return `Hits: the attacker deals ${attacker}${more(extra[0])}, the defender ${defender}${more(extra[1])}`;
  },
  'battle-over': ({ clearing }) => `The battle in ${where(clearing)} is over`,
  scored: ({ seat, vp, why }, say) => `${say.who(seat)} scores ${vp} VP for ${reason(why)}`,
  'lost-vp': ({ seat, vp }, say) => `${say.who(seat)} loses ${vp} VP`,
  drew: ({ seat, count, cards }, say) => `${say.who(seat)} draws ${cards ? named(cards) : someCards(count)}`,
  reshuffled: 'The discard pile is shuffled into a new deck',
  spent: ({ seat, card }, say) => `${say.who(seat)} spends ${cardName(card)}`,
  discarded: ({ seat, card }, say) => `${say.who(seat)} discards ${cardName(card)}`,
  given: ({ from, to, card }, say) => `${say.who(from)} gives ${card ? cardName(card) : 'a card'} to ${say.who(to)}`,
  stolen: ({ from, to, card }, say) =>
    `${say.who(to)} takes ${card ? cardName(card) : 'a random card'} from ${say.who(from)}`,
  'saw-hand': ({ seat, of, cards }, say) =>
    `${say.who(seat)} looks at the hand of ${say.who(of)}${cards ? `: ${named(cards)}` : ''}`,
  crafted: ({ seat, card }, say) => `${say.who(seat)} crafts ${cardName(card)}`,
  item: ({ seat, item }, say) => `${say.who(seat)} takes an item: ${itemName(item)}`,
  'item-exhausted': ({ seat, item }, say) => `${say.who(seat)} exhausts an item: ${itemName(item)}`,
  used: ({ seat, card, target }, say) =>
    `${say.who(seat)} uses ${usedName(card)}${target === null ? '' : ` on ${say.who(target)}`}`,
  'card-lost': ({ seat, card }, say) => `${cardName(card)} of ${say.who(seat)} is discarded`,
  'coffins-returned': ({ count }) => `Coffin Makers: ${someWarriors(count)} return to their supplies`,
  available: ({ card }) => `${cardName(card)} is available`,
  claimed: ({ seat, card }, say) => `${say.who(seat)} claims ${cardName(card)}`,
  activated: ({ seat, card }, say) => `${say.who(seat)} activates ${cardName(card)} and leaves the score track`,
  coalition: ({ seat, partner }, say) => `${say.who(seat)} forms a coalition with ${say.who(partner)}`,
  'path-opened': ({ seat, from, to }, say) => `${say.who(seat)} opens the path between ${where(from)} and ${where(to)}`,
};

const { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids } = factionTexts;

export const events: ByKind<Event> = {
  ...shared,
  ...marquise.events,
  ...eyrie.events,
  ...alliance.events,
  ...vagabond.events,
  ...lizards.events,
  ...riverfolk.events,
  ...duchy.events,
  ...corvids.events,
};
