import { capital } from '@tavola/games/text/capital.ts';
import { list, who, whoIn, whose, whoseBy } from '@tavola/games/text/en.ts';
import type { ByKind, Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardName } from '../../rules/state/memory.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { Insertion } from '../../rules/state/state.ts';
import { aimIn, turnOf } from '../aim.ts';
import {
  at,
  card,
  cardList,
  cellName,
  countCards,
  lie,
  lines,
  modes,
  one,
  ones,
  places,
  symbol,
  symbolList,
  the,
} from './phrases.ts';

/** "a Tower on B3, along South–North" */
function insertionOf(insertion: Insertion): string {
  const { symbol: kind, cell, after, star } = insertion;
  const turned = turnOf(insertion, lie);
  const line = star ? `, rearranging ${lines[star.line]}` : '';
  return `${one(kind)} ${at(cell)}${turned}${line}${after === 'withdraw' ? ', taking it back' : ''}`;
}

const aim = aimIn({
  modes,
  places,
  list,
  whoIn,
  countCards,
  symbolList,
  at,
  target: (who) => `target: ${who}`,
  targets: (who) => `targets: ${who}`,
  give: (kind) => `giving ${one(kind)}`,
  loss: (loss, say) => `${whose(loss.seat, say)} ${symbol(loss.symbol)}`,
  insertion: insertionOf,
  move: (move) => `${cellName(move.from)} to ${cellName(move.to)}`,
  discard: (kind) => `discarding ${one(kind)}`,
  recipient: (who) => `a Footprint to ${who}`,
});

const target = (by: Seat, seat: Seat, say: Say): string => (by === seat && seat !== say.me ? 'they' : whoIn(seat, say));
const named = (cards: readonly CardName[] | undefined): string => (cards?.length ? `: ${cardList(cards)}` : '');
const way = (clockwise: boolean): string => (clockwise ? 'clockwise' : 'counter-clockwise');

export const events: ByKind<Event> = {
  'first-traveller': ({ seat }, say) => `The journey begins with ${whoIn(seat, say)}.`,
  drafted: ({ seat, card: name }, say) => `${who(seat, say)} took ${name ? card(name) : 'a card from the pack'}.`,
  'ordered-decks': ({ seat }, say) => `${who(seat, say)} looked through both decks and put them in order.`,
  opened: ({ seat, symbols }, say) =>
    symbols.length === 0
      ? `${who(seat, say)} ${seat === say.me ? 'start' : 'starts'} without symbols in the reserve.`
      : `${who(seat, say)} ${seat === say.me ? 'start' : 'starts'} with ${ones(symbols)} in the reserve.`,
  turn: ({ seat, round, repeated }, say) => `Round ${round}: ${whose(seat, say)} turn${repeated ? ', repeated' : ''}.`,
  'turn-ended': ({ seat }, say) => capital(`${whose(seat, say)} turn ended.`),

  acquired: ({ seat, from: owner, symbols }, say) =>
    owner === seat
      ? `${who(seat, say)} acquired ${ones(symbols)}.`
      : `${who(seat, say)} acquired ${ones(symbols)} with ${whose(owner, say)} card and from the same depot.`,
  'deck-turned-over': ({ seat }, say) =>
    capital(`${whose(seat, say)} symbol deck ran out and the discard was turned over.`),
  inserted: ({ seat, insertion }, say) => `${who(seat, say)} inserted ${insertionOf(insertion)}.`,
  burned: ({ seat, symbol: kind, cell }, say) =>
    `The Fire destroyed ${the(kind)} ${at(cell)}, which goes to ${whose(seat, say)} depot.`,
  cleaned: ({ seat, cell }, say) =>
    `The Waterfall cleaned the Fire ${at(cell)}, which goes to ${whose(seat, say)} depot.`,
  transformed: ({ seat, cell, symbol: kind, way: turned }, say) =>
    `${who(seat, say)} turned the Waterfall ${at(cell)} into ${one(kind)}${turned !== null && kind === 'tower' ? `, ${lie(kind, turned)}` : ''}.`,
  relocated: ({ seat, symbol: kind, from: before, to: after, way: turned }, say) =>
    `${who(seat, say)} relocated ${the(kind)} from ${cellName(before)} to ${cellName(after)}${turned === null || kind === 'footprint' ? '' : `, ${lie(kind, turned)}`}.`,
  destroyed: ({ seat, symbol: kind, cell }, say) =>
    `${who(seat, say)} destroyed ${the(kind)} ${at(cell)} and took it to the depot.`,
  'waterfall-expired': ({ seat, cell }, say) => `The Waterfall ${at(cell)} returned to ${whose(seat, say)} depot.`,

  'declared-walk': ({ seat, cell }, say) =>
    cell === 'rift'
      ? `${who(seat, say)} announced a walk to the Rift, to win.`
      : `${who(seat, say)} announced a walk to ${cellName(cell)}.`,
  walked: ({ seat, cell, by }, say) =>
    by === seat
      ? `${who(seat, say)} walked to ${cellName(cell)}.`
      : `${who(by, say)} took ${whose(seat, say)} token to ${cellName(cell)}.`,
  stayed: ({ seat }, say) => `${who(seat, say)} stayed put.`,
  invaded: ({ seat, land, cell }, say) => `${who(seat, say)} invaded ${whose(land, say)} land and landed ${at(cell)}.`,
  pushed: ({ seat, mirror, cell }, say) =>
    `The Mirror ${at(mirror)} pushed ${whose(seat, say)} token to ${cellName(cell)}.`,
  decayed: ({ seat, mirror }, say) =>
    `The Mirror ${at(mirror)} pushed ${whose(seat, say)} token, which decayed to its start point.`,
  'entered-final-zone': ({ seat }, say) =>
    `${who(seat, say)} entered the Final Zone, where only reserved cards are used.`,
  'left-final-zone': ({ seat }, say) =>
    `${who(seat, say)} left the Final Zone; the hand went back to the Final Reserve.`,

  'declared-memories': ({ seat }, say) => `${who(seat, say)} announced phase 4.`,
  reserved: ({ seat, card: name }, say) =>
    `${who(seat, say)} put ${name ? card(name) : 'a card'} into the Final Reserve.`,
  discarded: ({ seat, card: name }, say) => `${who(seat, say)} discarded ${card(name)}.`,
  drew: ({ seat, count, cards }, say) => `${who(seat, say)} drew ${countCards(count)}${named(cards)}.`,
  'put-back': ({ seat, count, cards }, say) =>
    `${who(seat, say)} put ${countCards(count)} on top of the deck${named(cards)}.`,
  'took-up-reserve': ({ seat, count }, say) =>
    `${who(seat, say)} took ${countCards(count)} from the Final Reserve into hand.`,

  used: ({ seat, user, card: name, effect, kept, choice }, say) => {
    const help = user === seat ? '' : ` in favour of ${whoIn(user, say)}`;
    const carried = effect === name ? '' : `, with the effect of ${card(effect)}`;
    const waits = kept ? ', to keep it' : '';
    return `${who(seat, say)} used ${card(name)}${help}${carried}${waits}${aim(choice, user, say)}.`;
  },
  'help-declined': ({ seat, from: helper, card: name }, say) =>
    `${who(seat, say)} declined ${whose(helper, say)} ${card(name)}; the card is spent.`,
  cancelled: ({ seat, user, card: name }, say) => `${who(seat, say)} cancelled ${whose(user, say)} ${card(name)}.`,
  protected: ({ seat, card: name }, say) => `${who(seat, say)} escaped ${card(name)}.`,
  opposed: ({ seat, user, card: name }, say) => `${who(seat, say)} prevented ${whose(user, say)} ${card(name)}.`,
  failed: ({ seat, card: name, to: place }, say) =>
    `${card(name)} had no effect and went to ${whose(seat, say)} ${place === 'hand' ? 'hand' : 'discard'}.`,
  suspended: ({ seat, card: name }, say) =>
    `${card(name)} was taken from ${whoIn(seat, say)} and no longer has that effect.`,
  waits: ({ seat, card: name, on, board }, say) =>
    on === 'deck'
      ? `${card(name)} waits face up on ${whose(board, say)} deck, which is blocked.`
      : `${card(name)} waits for ${whoIn(seat, say)} on ${whose(board, say)} Final Reserve, which is blocked.`,
  'waiting-discarded': ({ seat, card: name }, say) =>
    `${card(name)} stopped waiting and went to ${whose(seat, say)} discard.`,

  'turn-prevented': ({ seat, by }, say) => `${who(by, say)} prevented ${whoseBy(by, seat, say)} turn.`,
  'acquisition-undone': ({ seat, by }, say) => `${who(by, say)} undid ${whoseBy(by, seat, say)} acquisition.`,
  'insertion-undone': ({ seat, by }, say) => `${who(by, say)} undid ${whoseBy(by, seat, say)} insertion.`,
  sealed: ({ seat, by }, say) =>
    `${who(by, say)} sealed the fields: ${target(by, seat, say)} cannot insert attack symbols this turn.`,
  silenced: ({ seat, by }, say) =>
    `${who(by, say)} asked the Oracle: ${target(by, seat, say)} cannot reserve or draw cards this turn.`,
  'walk-prevented': ({ seat, by }, say) => `${who(by, say)} prevented ${whoseBy(by, seat, say)} walk.`,
  'turn-repeats': ({ seat, by }, say) =>
    `${who(by, say)} called the winds: another turn for ${by === seat && seat !== say.me ? 'themselves' : whoIn(seat, say)}.`,
  'gave-footprint': ({ seat, to, source }, say) =>
    `${who(seat, say)} gave a Footprint from the ${source} to ${whoIn(to, say)}.`,
  'hands-rotated': ({ clockwise }) => `All hands passed one seat ${way(clockwise)}.`,
  'symbol-cards-rotated': ({ clockwise, mode }) =>
    `${mode === 'whole-decks' ? 'The symbol decks' : 'The revealed symbol cards'} passed one seat ${way(clockwise)}.`,
  'traded-symbols': ({ seat, with: other, given, received }, say) =>
    given === null
      ? `${who(seat, say)} took ${ones(received)} from ${whose(other, say)} reserve.`
      : `${who(seat, say)} gave ${one(given)} to ${whoIn(other, say)} and received ${ones(received)}.`,
  'symbol-removed': ({ seat, symbol: kind, by }, say) =>
    `${who(by, say)} removed ${one(kind)} from ${whoseBy(by, seat, say)} reserve.`,
  'symbol-discarded': ({ seat, symbol: kind }, say) => `${who(seat, say)} discarded ${one(kind)} from the reserve.`,
  'symbol-blocked': ({ seat, symbol: kind, to: place }, say) =>
    `${capital(the(kind))} did not enter and went to ${whose(seat, say)} ${place}.`,
  'symbols-copied': ({ seat, symbols }, say) => `${who(seat, say)} took ${ones(symbols)} from the depot.`,
  eliminated: ({ seat, place, card: name, by }, say) =>
    `${who(by, say)} eliminated ${card(name)} from ${whose(seat, say)} ${places[place]}.`,
  'traded-cards': ({ seat, with: other, ownPlace, place, count, given, received }, say) => {
    const got = received?.length ? cardList(received) : countCards(count);
    if (ownPlace === null) return `${who(seat, say)} took ${got} from ${whose(other, say)} ${places[place]}.`;
    const gift = given ? card(given) : 'a card';
    if (seat === other) {
      return `${who(seat, say)} traded ${gift} from the ${places[ownPlace]} for ${got} from the ${places[place]}.`;
    }
    return `${who(seat, say)} gave ${gift} from the ${places[ownPlace]} for ${got} from ${whose(other, say)} ${places[place]}.`;
  },
  revealed: ({ seat, cards }, say) =>
    capital(`${whose(seat, say)} reserved cards are now revealed: ${cardList(cards)}.`),
};
