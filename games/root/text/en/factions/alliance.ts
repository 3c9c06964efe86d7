import { counted, does, whoIn, whose } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { SupportersSeen } from '../../../rules/factions/alliance/state.ts';
import type { AllianceAsk, AllianceEvent, AllianceMove } from '../../../rules/vocabulary/alliance.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, suitName, where } from '../phrases/phrases.ts';

const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');

export const alliance: FactionText<AllianceAsk, AllianceMove, AllianceEvent> = {
  asks: {
    'alliance.revolt': asked('Revolt?', 'Revolt? It costs two supporters of the clearing’s suit'),
    'alliance.spread': ({ cost, vp }) =>
      asked(
        `Spread sympathy? (${vp} VP)`,
        `Spread sympathy? It costs ${counted(cost, 'supporter')}, one more under martial law, and scores ${vp} VP`,
      ),
    'alliance.spend-supporter': ({ suit, left }) =>
      asked(`Spend a supporter (${left} to go)`, `Choose a ${suitName(suit)} supporter to spend (${left} to go)`),
    'alliance.discard-supporter': ({ left }) => `No base is left: discard ${counted(left, 'supporter')}`,
    'alliance.daylight': 'Daylight: craft, mobilize or train',
    'alliance.operation': ({ left }) => `Evening: ${counted(left, 'military operation')} left`,
    'alliance.recruit-where': 'Choose the base that recruits',
    'alliance.outrage': ({ clearing, to }, say) =>
      asked(
        'Outrage: which card do you give?',
        `Outrage in ${where(clearing)}: choose a card for ${whose(to, say)} supporters`,
      ),
  },
  moves: {
    'alliance.revolt': ({ clearing }) => `Revolt in ${where(clearing)}`,
    'alliance.spread': ({ clearing }) => `Sympathy in ${where(clearing)}`,
    'alliance.mobilize': ({ card }) => `Mobilize ${cardName(card)}`,
    'alliance.train': ({ card }) => `Train an officer with ${cardName(card)}`,
    'alliance.organize': ({ clearing }) => `Organize in ${where(clearing)}: a warrior for a sympathy token`,
  },
  events: {
    'alliance.revolt': ({ seat, clearing }, say) => `${does(seat, say, 'revolts')} in ${where(clearing)}`,
    'alliance.supporters-spent': ({ seat, cards }, say) =>
      `${does(seat, say, 'spends')} from the supporters: ${named(cards)}`,
    'alliance.officer': ({ seat }, say) => `${does(seat, say, 'has', 'have')} one more officer`,
    'alliance.mobilized': ({ seat, card }, say) =>
      `${does(seat, say, 'mobilizes')} ${card ? cardName(card) : 'a card'}`,
    'alliance.no-room': ({ card }) => `There is no room for more supporters: ${cardName(card)} is discarded`,
    'alliance.outrage': ({ seat, from, clearing, card }, say) =>
      `Outrage in ${where(clearing)}: ${whoIn(from, say)} ${from === say.me ? 'add' : 'adds'} ${card ? cardName(card) : 'a card'} to ${whose(seat, say)} supporters`,
    'alliance.shown': ({ seat, of, cards }, say) =>
      `${does(of, say, 'shows')} ${whoIn(seat, say)} a hand without a matching card${cards ? `: ${named(cards)}` : ''}`,
    'alliance.top-card': ({ card }) =>
      `The top card of the deck${card ? `, ${cardName(card)},` : ''} joins the supporters`,
    'alliance.base-lost': ({ seat, suit, cards, officers }, say) =>
      `${does(seat, say, 'loses')} the ${suitName(suit)} base, ${counted(officers, 'officer')} and ${counted(cards.length, 'supporter')}${cards.length > 0 ? ` (${named(cards)})` : ''}`,
    'alliance.supporter-discarded': ({ seat, card }, say) =>
      `${does(seat, say, 'discards')} the supporter ${cardName(card)}`,
  },
  pieces: { base: ['base', 'bases'], sympathy: ['sympathy token', 'sympathy tokens'] },
  why: { sympathy: 'sympathy' },
  effects: { outrage: 'outrage', 'base-lost': 'the loss of a base' },
  clauses: {
    'ROOT-8.2.1': 'The Alliance crafts in Daylight, with sympathy tokens.',
    'ROOT-8.2.2': 'Guerrilla War: as defender the Alliance deals the higher roll and the attacker the lower.',
    'ROOT-8.2.3':
      'Supporters lie face down in a stack of their own; only their suit counts, and birds are wild. Without a base on the map the stack holds five; a card too many is discarded.',
    'ROOT-8.2.4':
      'A removed base takes with it all supporters of its suit, all bird supporters and half of the officers, rounded up. With no base left the Alliance discards down to five supporters.',
    'ROOT-8.2.5': 'A clearing holds at most one sympathy token; with one it is sympathetic.',
    'ROOT-8.2.6':
      'Outrage: whoever removes a sympathy token or moves warriors into a sympathetic clearing adds a hand card that matches it to the supporters. Whoever holds none shows their hand to the Alliance, and the top card of the deck comes instead.',
    'ROOT-8.3': 'Setup: three cards of the deck, face down, are the first supporters.',
    'ROOT-8.4': 'Birdsong: first revolts, then sympathy spreads.',
    'ROOT-8.4.1':
      'Revolt: in a sympathetic clearing whose base is still on the board, for two matching supporters. All enemy pieces go; the base comes, a warrior for each sympathetic clearing of the suit, and an officer.',
    'ROOT-8.4.2':
      'Spread sympathy: next to a sympathetic clearing, or anywhere when there is none, for as many matching supporters as the token costs, and one more where another player has three warriors. The token scores its points.',
    'ROOT-8.5':
      'Daylight, in any order: craft; mobilize, a hand card to the supporters; train, a card of a base’s suit for an officer.',
    'ROOT-8.6':
      'Evening: one operation for each officer: move, battle, recruit at a base, or organize, a warrior for a free sympathy token. Draw one card and one more for each base; discard down to five.',
  },
  board: ({ open, secrets }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'alliance') return [];
    const { count, cards } = secrets[seat] as SupportersSeen;
    return [`Supporters: ${cards && count > 0 ? named(cards) : count}`, `Officers: ${board.officers}`];
  },
};
