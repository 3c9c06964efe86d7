import { capital } from '@tavola/games/text/capital.ts';
import { who, whoIn } from '@tavola/games/text/en.ts';
import { asked, type ByKind, type Say } from '@tavola/kernel/face/text.ts';
import type { Ask, CardAsk, SharedAsk } from '../../rules/vocabulary/asks.ts';
import { asks as automatonAsks } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { purpose } from './joined.ts';
import { cardName, someCards, suitName, where, whereBrief } from './phrases/phrases.ts';
import { outsideAsks } from './real.ts';

const parts = {
  'start-of-birdsong': 'Birdsong begins',
  birdsong: 'Birdsong',
  'end-of-birdsong': 'Birdsong ends',
  'start-of-daylight': 'Daylight begins',
  daylight: 'Daylight',
  'start-of-evening': 'Evening begins',
  evening: 'Evening',
  'end-of-evening': 'Evening ends',
} as const;

const cardFor: { readonly [purpose in CardAsk['for']]: string } = {
  order: 'order of the turn',
  market: 'market',
  crown: 'crowns',
  soul: 'Souls',
  craft: 'deck card',
  hand: 'which card was drawn?',
};

/** Whose, what for, which of how many. */
function cardAsk({ for: purpose, seat, nth, of }: CardAsk, say: Say): string {
  const whose = seat === null || purpose === 'hand' ? '' : `${who(seat, say)} · `;
  return capital(`${whose}${cardFor[purpose]}${of > 1 ? ` · card ${nth} of ${of}` : ''}`);
}

const shared: ByKind<SharedAsk> = {
  'choose-faction': 'Choose your faction',
  'first-player': 'Who takes the first turn?',
  'faction-by-chance': 'Which faction does chance deal?',
  'start-corner': 'Choose your starting corner',
  window: ({ part }) => `${parts[part]}: use something?`,
  ambush: ({ clearing, attacker }, say) =>
    asked(
      `${who(attacker, say)} attacks in ${whereBrief(clearing)}: ambush?`,
      `${who(attacker, say)} attacks in ${where(clearing)}: play an ambush?`,
    ),
  'counter-ambush': ({ clearing, defender }, say) =>
    asked(
      `Cancel the ambush in ${whereBrief(clearing)}?`,
      `${who(defender, say)} ambushes you in ${where(clearing)}: cancel it with an ambush?`,
    ),
  'battle-effects': ({ clearing }) => `Battle in ${whereBrief(clearing)}: use an effect?`,
  'move-from': 'Move: choose where from',
  'move-to': ({ from }) => `From ${whereBrief(from)} to where?`,
  'move-count': ({ from, to }) =>
    asked(
      `From ${whereBrief(from)} to ${whereBrief(to)}: how many?`,
      `Move from ${where(from)} to ${where(to)}: how many warriors?`,
    ),
  'battle-clearing': 'Battle: choose a clearing',
  'battle-defender': ({ clearing }) => `Battle in ${whereBrief(clearing)}: against whom?`,
  'effects-first': ({ clearing }) =>
    asked('Who declares effects first?', `Battle in ${where(clearing)}: which side declares its effects first?`),
  'lose-piece': ({ seat, clearing, left }, say) =>
    say.me !== seat
      ? `${who(seat, say)}, which ${left === 1 ? 'one leaves' : `${left} leave`} ${whereBrief(clearing)}?`
      : asked(
          `What do you lose in ${whereBrief(clearing)}? (${left} left)`,
          `Choose what you lose in ${where(clearing)} (${left === 1 ? '1 hit' : `${left} hits`} left)`,
        ),
  'order-effects': asked('Which effect comes first?', 'Several things follow: which comes first?'),
  craft: 'Craft a card?',
  'craft-piece': ({ card, left }) =>
    asked(
      `Activate which crafting piece? (${left})`,
      `${cardName(card)}: activate a crafting piece of which suit? (${left} left)`,
    ),
  spend: (it) =>
    it.suit === null
      ? asked('Spend which card?', `Choose a card to spend ${purpose(it.for)}`)
      : asked(
          `Spend which ${suitName(it.suit)} card?`,
          `Choose a ${suitName(it.suit)} card to spend ${purpose(it.for)}`,
        ),
  discard: ({ left }) => `Too many cards: discard ${someCards(left)}`,
  'card-player': ({ card }) => asked('Choose a player', `${cardName(card)}: choose a player`),
  'card-clearing': ({ card }) => asked('Choose a clearing', `${cardName(card)}: choose a clearing`),
  'card-item': ({ card }) => asked('Choose an item', `${cardName(card)}: choose an item`),
  'card-card': ({ card, of }, say) =>
    asked(`Choose a card of ${whoIn(of, say)}`, `${cardName(card)}: choose a card of ${whoIn(of, say)}`),
  'card-action': ({ card }) => asked('Move or battle?', `${cardName(card)}: move or battle?`),
  give: ({ to }, say) => `Give ${whoIn(to, say)} which card?`,
  informants: asked(
    'Take an ambush from the discards?',
    'Informants: take an ambush card from the discard pile instead of drawing?',
  ),
  'coalition-partner': 'Choose your coalition partner',
  die: ({ clearing }) =>
    asked('Battle: what does the die show?', `Battle in ${where(clearing)}: what does the die show?`),
  'random-card': ({ from }, say) => `Which card of ${from === say.me ? 'yours' : say.who(from)} is it?`,
  deck: (it, say) => cardAsk(it, say),
};

export const asks: ByKind<Ask> = {
  ...shared,
  ...factionSentences.asks,
  ...automatonAsks,
  ...outsideAsks,
};
