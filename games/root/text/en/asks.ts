import { who, whoIn } from '@tavola/games/text/en.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask, SharedAsk } from '../../rules/vocabulary/asks.ts';
import { asks as automatonAsks } from './automata/shared.ts';
import { factionSentences } from './factions/all.ts';
import { purpose } from './joined.ts';
import { cardName, someCards, suitName, where } from './phrases/phrases.ts';
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

const shared: ByKind<SharedAsk> = {
  'choose-faction': 'Choose your faction',
  'first-player': 'Who takes the first turn?',
  'faction-by-chance': 'Which faction does chance deal?',
  'start-corner': 'Choose your starting corner',
  window: ({ part }) => `${parts[part]}: use something?`,
  ambush: ({ clearing, attacker }, say) => `${who(attacker, say)} attacks in ${where(clearing)}: play an ambush?`,
  'counter-ambush': ({ clearing, defender }, say) =>
    `${who(defender, say)} ambushes you in ${where(clearing)}: cancel it with an ambush?`,
  'battle-effects': ({ clearing }) => `Battle in ${where(clearing)}: use an effect?`,
  'move-from': 'Move: choose where from',
  'move-to': ({ from }) => `Move from ${where(from)}: choose where to`,
  'move-count': ({ from, to }) => `Move from ${where(from)} to ${where(to)}: how many warriors?`,
  'battle-clearing': 'Battle: choose a clearing',
  'battle-defender': ({ clearing }) => `Battle in ${where(clearing)}: choose the defender`,
  'effects-first': ({ clearing }) => `Battle in ${where(clearing)}: which side declares its effects first?`,
  'lose-piece': ({ clearing, left }) =>
    `Choose what you lose in ${where(clearing)} (${left === 1 ? '1 hit' : `${left} hits`} left)`,
  'order-effects': 'Several things follow: which comes first?',
  craft: 'Craft a card?',
  'craft-piece': ({ card, left }) => `${cardName(card)}: activate a crafting piece of which suit? (${left} left)`,
  spend: (it) =>
    it.suit === null
      ? `Choose a card to spend ${purpose(it.for)}`
      : `Choose a ${suitName(it.suit)} card to spend ${purpose(it.for)}`,
  discard: ({ left }) => `Too many cards: discard ${someCards(left)}`,
  'card-player': ({ card }) => `${cardName(card)}: choose a player`,
  'card-clearing': ({ card }) => `${cardName(card)}: choose a clearing`,
  'card-item': ({ card }) => `${cardName(card)}: choose an item`,
  'card-card': ({ card, of }, say) => `${cardName(card)}: choose a card of ${whoIn(of, say)}`,
  'card-action': ({ card }) => `${cardName(card)}: move or battle?`,
  give: ({ to }, say) => `Choose a card to give to ${whoIn(to, say)}`,
  informants: 'Informants: take an ambush card from the discard pile instead of drawing?',
  'coalition-partner': 'Choose your coalition partner',
  die: ({ clearing }) => `Battle in ${where(clearing)}: what does the die show?`,
  'random-card': ({ from }, say) => `Which card of ${from === say.me ? 'yours' : say.who(from)} is it?`,
  deck: 'Which card was drawn?',
};

export const asks: ByKind<Ask> = {
  ...shared,
  ...factionSentences.asks,
  ...automatonAsks,
  ...outsideAsks,
};
