/** The board in words, in English. */
import { capital } from '@tavola/games/text/capital.ts';
import { list, who, whoIn, whose } from '@tavola/games/text/en.ts';
import type { View } from '../../rules/view.ts';
import { type BoardWords, cardsInWords, depotInWords } from '../board.ts';
import { at, card, cardList, cellName, countCards, lie, sides, some, symbol } from './phrases.ts';

const steps: { readonly [step in View['step']]: string } = {
  draft: 'draft of memories',
  sequence: 'order of the decks',
  symbols: 'opening symbols',
  begin: 'start of the turn',
  t0: 'before phase 1',
  phase1: 'phase 1, acquire',
  c1b: 'after acquiring',
  phase2: 'phase 2, insert',
  c2b: 'after inserting',
  phase3: 'phase 3, move',
  a3: 'phase 3, a walk is declared',
  phase4: 'phase 4, memories',
  a4: 'before memories',
  steps: 'phase 4, memories',
  cleanup: 'end of the turn',
  te: 'after the turn',
  end: 'end of the turn',
};

const counting = { empty: 'empty', countCards, cardList, list, some };

export const board: BoardWords = {
  turn: ({ round, active, step, first, repeated, pendingRepeats }, say) =>
    `Round ${round}, ${whose(active, say)} turn${repeated ? ' (repeated)' : ''}: ${steps[step]}; first traveller: ${whoIn(first, say)}${pendingRepeats > 0 ? '; another turn follows' : ''}`,
  draft: ({ left, own }) => `Pack: ${countCards(left)}; taken by you: ${own.length === 0 ? 'none' : cardList(own)}`,
  walk: ({ active, destination }, say) =>
    `Walk declared by ${whoIn(active, say)}: to ${cellName(destination as string)}`,
  entry: ({ user, card: name, effect, kept, suspended, prevented, sealed }, say) =>
    `On the stack: ${whose(user, say)} ${card(name)}${effect === name ? '' : `, with the effect of ${card(effect)}`}${kept ? ' (to keep)' : ''}${suspended ? ' (suspended)' : ''}${prevented ? ' (prevented)' : ''}${sealed ? ' (without attack symbols)' : ''}`,
  traveller: (it, say) => [
    `${who(it.seat, say)} (${sides[it.side]}): token ${it.token === 'start' ? 'on the start point' : at(it.token)}${it.invading === null ? '' : `, invading ${whose(it.invading, say)} land`}; reserve: ${it.reserve.length === 0 ? 'empty' : it.reserve.map(symbol).join(', ')}; depot: ${depotInWords(counting, it)}`,
    `${capital(whose(it.seat, say))} cards: hand ${cardsInWords(counting, it.hand)}; Final Reserve ${cardsInWords(counting, it.finalReserve)}; deck ${it.memoryDeck.length === 0 ? 'empty' : cardsInWords(counting, it.memoryDeck)}; discard ${it.discard.length === 0 ? 'empty' : `from the top: ${cardList(it.discard.toReversed())}`}; symbol cards: ${it.symbolDeck.length} under the revealed one, ${it.symbolDiscard.length} used; revealed: ${it.symbolCard ? `${symbol(it.symbolCard.top)}, then ${it.symbolCard.bottom.map(symbol).join(' or ')}` : 'none'}`,
    ...(it.revealed.length === 0
      ? []
      : [`Revealed to everyone, held by ${whoIn(it.seat, say)}: ${cardList(it.revealed)}`]),
    ...it.onDeck.map((waiting) => `${card(waiting.card)} waits on ${whose(it.seat, say)} deck`),
    ...it.onReserve.map(
      (waiting) => `${card(waiting.card)} waits for ${whoIn(waiting.by, say)} on ${whose(it.seat, say)} Final Reserve`,
    ),
    ...(it.sealed ? [`No attack symbols this turn for ${whoIn(it.seat, say)}`] : []),
    ...(it.silenced ? [`No reserving or drawing this turn for ${whoIn(it.seat, say)}`] : []),
  ],
  land: (side, { travellers }, say) => {
    if (side === null) return 'Centre';
    const owner = travellers.find((traveller) => traveller.side === side)!;
    return `${sides[side]} land (${whoIn(owner.seat, say)})`;
  },
  symbol: ({ cell, kind, way, owner, ripe }, say) => {
    const turned = way === null ? '' : `, ${lie(kind, way)}`;
    const owned = owner === null ? '' : `, ${whose(owner, say)}${ripe ? ', ripe' : ''}`;
    return `${symbol(kind)} ${at(cell)}${turned}${owned}`;
  },
  empty: 'no symbols',
};
