import { counted, does } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { Column, EyrieAsk, EyrieEvent, EyrieMove, Leader } from '../../../rules/vocabulary/eyrie.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, suitName } from '../phrases/phrases.ts';

const columns: { readonly [column in Column]: string } = {
  recruit: 'Recruit',
  move: 'Move',
  battle: 'Battle',
  build: 'Build',
};
const order: readonly Column[] = ['recruit', 'move', 'battle', 'build'];
const leaders: { readonly [leader in Leader]: string } = {
  builder: 'Builder',
  charismatic: 'Charismatic',
  commander: 'Commander',
  despot: 'Despot',
};
const powers: { readonly [leader in Leader]: string } = {
  builder: 'items score their printed VP; Viziers in Recruit and Move',
  charismatic: 'two warriors for each Recruit; Viziers in Recruit and Battle',
  commander: 'one extra hit as attacker; Viziers in Move and Battle',
  despot: 'one more VP in a battle that removes buildings or tokens; Viziers in Move and Build',
};

export const eyrie: FactionText<EyrieAsk, EyrieMove, EyrieEvent> = {
  asks: {
    'eyrie.choose-leader': 'Choose your first leader',
    'eyrie.new-leader': 'Turmoil: choose a new leader',
    'eyrie.add-to-decree': ({ second }) => (second ? 'Add a second card to the Decree?' : 'Add a card to the Decree'),
    'eyrie.which-column': ({ card }) => asked('Which column of the Decree?', `Choose the column for ${cardName(card)}`),
    'eyrie.new-roost': asked('Where does the new roost stand?', 'No roost is left: choose where the new one stands'),
    'eyrie.next-card': ({ column }) =>
      asked(`${columns[column]}: which card comes next?`, `Decree, ${columns[column]}: which card comes next?`),
    'eyrie.recruit-where': ({ suit }) =>
      asked(`Recruit (${suitName(suit)}): which roost?`, `Decree, Recruit (${suitName(suit)}): choose a roost`),
    'eyrie.build-where': ({ suit }) =>
      asked(`Build (${suitName(suit)}): where?`, `Decree, Build (${suitName(suit)}): choose a clearing for the roost`),
  },
  moves: {
    'eyrie.column': ({ column }) => `Column ${columns[column]}`,
    'eyrie.leader': ({ leader }) => `${leaders[leader]}: ${powers[leader]}`,
  },
  events: {
    'eyrie.leader': ({ seat, leader }, say) => `${does(seat, say, 'is')} led by the ${leaders[leader]}`,
    'eyrie.added': ({ seat, card, column }, say) =>
      `${does(seat, say, 'adds')} ${cardName(card)} to ${columns[column]}`,
    'eyrie.resolves': ({ seat, column, suit }, say) =>
      `${does(seat, say, 'resolves')} ${columns[column]} (${suitName(suit)})`,
    'eyrie.turmoil': ({ seat, column, cards }, say) =>
      `${does(seat, say, 'falls')} into turmoil${column ? ` at ${columns[column]}` : ''}: ${counted(cards.length, 'card')} of the Decree discarded`,
  },
  pieces: { roost: ['roost', 'roosts'] },
  why: { roosts: 'roosts', despot: 'the Despot' },
  clauses: {
    'ROOT-7.2.1': 'The Eyrie craft at the beginning of Daylight, before the Decree, with roosts.',
    'ROOT-7.2.2':
      'Lords of the Forest: the Eyrie win ties for most warriors plus buildings if a piece of theirs is among them.',
    'ROOT-7.2.3': 'Disdain for Trade: an item that the Eyrie craft scores 1 VP, whatever is printed.',
    'ROOT-7.3':
      'Setup: a roost and six warriors in a legal corner; a leader, and the two Viziers in the columns the leader names.',
    'ROOT-7.4': 'Birdsong: emergency orders, then add to the Decree, then a new roost.',
    'ROOT-7.4.1': 'Emergency orders: with an empty hand draw a card.',
    'ROOT-7.4.2': 'One or two cards must be added to the Decree; at most one of them may be a bird card.',
    'ROOT-7.4.3':
      'With no roost on the map: a roost and three warriors in the clearing with the fewest warriors where they can be placed.',
    'ROOT-7.5':
      'Daylight: craft, then resolve the Decree: Recruit, Move, Battle, Build. Each card is one action in a clearing of its suit; bird cards match any suit.',
    'ROOT-7.5.1': 'Recruit: a warrior in a matching clearing with a roost.',
    'ROOT-7.5.2': 'Move: at least one warrior out of a matching clearing.',
    'ROOT-7.5.3': 'Battle: in a matching clearing.',
    'ROOT-7.5.4': 'Build: a roost in a matching clearing that the Eyrie rule and that has no roost yet.',
    'ROOT-7.5.5': 'A card that cannot be resolved completely brings turmoil at once.',
    'ROOT-7.6':
      'Evening: score by roosts on the map; draw one card, one more from three roosts on and one more from six. Discard down to five.',
    'ROOT-7.7':
      'Turmoil: lose 1 VP for each bird card of the Decree, Viziers included, discard all of it but the Viziers, depose the leader and choose another, go to Evening.',
    'ROOT-7.8':
      'Leaders: the Builder ignores Disdain for Trade; the Charismatic must place two warriors; the Commander deals an extra hit as attacker; the Despot scores one more VP in a battle that removes buildings or tokens.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'eyrie') return [];
    const decree = order.map(
      (column, i) => `${columns[column]}: ${tally((board.decree[i] ?? []).map(cardName)).join(', ') || 'nothing'}`,
    );
    return [`Leader: ${leaders[board.leader]}`, `Decree: ${decree.join('; ')}`];
  },
};
