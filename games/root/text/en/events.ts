import { capital } from '@tavola/games/text/capital.ts';
import { does, list, whoIn, whose } from '@tavola/games/text/en.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Event, SharedEvent } from '../../rules/vocabulary/events.ts';
import { tally } from '../names.ts';
import { events as automatonEvents } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { reason, somePieces, usedName } from './joined.ts';
import { cardName, factionName, itemName, reachHint, someCards, someWarriors, where } from './phrases/phrases.ts';
import { outsideEvents } from './real.ts';

const phases = { birdsong: 'Birdsong', daylight: 'Daylight', evening: 'Evening' };
const named = (cards: readonly string[]) => list(tally(cards.map(cardName)));

const shared: ByKind<SharedEvent> = {
  faction: ({ seat, faction }, say) => `${does(seat, say, 'plays')} ${factionName(faction)}`,
  reach: ({ reach, recommended }) => reachHint(reach, recommended),
  turn: ({ seat, round }, say) => `Round ${round}: ${whoIn(seat, say)}`,
  phase: ({ phase }) => phases[phase],
  placed: ({ seat, piece, clearing, count }, say) =>
    `${does(seat, say, 'places')} ${somePieces(piece, count)} in ${where(clearing)}`,
  moved: ({ seat, from, to, piece, count, ferry }, say) =>
    `${does(seat, say, 'moves')} ${somePieces(piece, count)} from ${where(from)} to ${where(to)}${ferry ? ' by ferry' : ''}`,
  removed: ({ seat, by, piece, clearing, count }, say) =>
    by === seat
      ? `${does(seat, say, 'removes')} ${somePieces(piece, count)} of ${seat === say.me ? 'your' : 'their'} own from ${where(clearing)}`
      : `${does(by, say, 'removes')} ${somePieces(piece, count)} of ${seat === say.me ? 'yours' : say.who(seat)} from ${where(clearing)}`,
  battle: ({ attacker, defender, clearing }, say) =>
    `${does(attacker, say, 'attacks')} ${whoIn(defender, say)} in ${where(clearing)}`,
  ambushed: ({ seat, card }, say) => `${does(seat, say, 'plays')} ${cardName(card)}`,
  'ambush-cancelled': ({ seat, card }, say) => `${does(seat, say, 'cancels')} the ambush with ${cardName(card)}`,
  rolled: ({ attacker, defender }) => `Dice: ${attacker} for the attacker, ${defender} for the defender`,
  hits: ({ attacker, defender, extra }) => {
    const more = (hits: number) => (hits > 0 ? ` (${hits} extra)` : '');
    return `Hits: the attacker deals ${attacker}${more(extra[0])}, the defender ${defender}${more(extra[1])}`;
  },
  'battle-over': ({ clearing }) => `The battle in ${where(clearing)} is over`,
  scored: ({ seat, vp, why }, say) => `${does(seat, say, 'scores')} ${vp} VP for ${reason(why)}`,
  'lost-vp': ({ seat, vp }, say) => `${does(seat, say, 'loses')} ${vp} VP`,
  drew: ({ seat, count, cards }, say) => `${does(seat, say, 'draws')} ${cards ? named(cards) : someCards(count)}`,
  reshuffled: 'The discard pile is shuffled into a new deck',
  spent: ({ seat, card }, say) => `${does(seat, say, 'spends')} ${cardName(card)}`,
  discarded: ({ seat, card }, say) => `${does(seat, say, 'discards')} ${cardName(card)}`,
  given: ({ from, to, card }, say) =>
    `${does(from, say, 'gives')} ${card ? cardName(card) : 'a card'} to ${whoIn(to, say)}`,
  stolen: ({ from, to, card }, say) =>
    `${does(to, say, 'takes')} ${card ? cardName(card) : 'a random card'} from ${whoIn(from, say)}`,
  'saw-hand': ({ seat, of, cards }, say) =>
    `${does(seat, say, 'looks')} at ${whose(of, say)} hand${cards ? `: ${named(cards)}` : ''}`,
  crafted: ({ seat, card }, say) => `${does(seat, say, 'crafts')} ${cardName(card)}`,
  item: ({ seat, item }, say) => `${does(seat, say, 'takes')} an item: ${itemName(item)}`,
  'item-exhausted': ({ seat, item }, say) => `${does(seat, say, 'exhausts')} an item: ${itemName(item)}`,
  used: ({ seat, card, target }, say) =>
    `${does(seat, say, 'uses')} ${usedName(card)}${target === null ? '' : ` on ${whoIn(target, say)}`}`,
  'card-lost': ({ seat, card }, say) => `${capital(whose(seat, say))} ${cardName(card)} is discarded`,
  'coffins-returned': ({ count }) => `Coffin Makers: ${someWarriors(count)} return to their supplies`,
  available: ({ card }) => `${cardName(card)} is available`,
  claimed: ({ seat, card }, say) => `${does(seat, say, 'claims')} ${cardName(card)}`,
  activated: ({ seat, card }, say) =>
    `${does(seat, say, 'activates')} ${cardName(card)}: the marker leaves the score track`,
  coalition: ({ seat, partner }, say) => `${does(seat, say, 'forms')} a coalition with ${whoIn(partner, say)}`,
  'path-opened': ({ seat, from, to }, say) =>
    `${does(seat, say, 'opens')} the path between ${where(from)} and ${where(to)}`,
};

export const events: ByKind<Event> = {
  ...shared,
  ...factionSentences.events,
  ...automatonEvents,
  ...outsideEvents,
};
