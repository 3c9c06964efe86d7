import { counted, does } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { DuchyAsk, DuchyEvent, DuchyMove, Minister } from '../../../rules/vocabulary/duchy.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, someCards, where } from '../phrases/phrases.ts';

const ministers: { readonly [minister in Minister]: string } = {
  foremole: 'Foremole',
  captain: 'Captain',
  marshal: 'Marshal',
  brigadier: 'Brigadier',
  banker: 'Banker',
  mayor: 'Mayor',
  'duchess-of-mud': 'Duchess of Mud',
  'baron-of-dirt': 'Baron of Dirt',
  'earl-of-stone': 'Earl of Stone',
};
export const theMinister = (minister: Minister): string => `the ${ministers[minister]}`;
const powers: { readonly [minister in Minister]: string } = {
  foremole: 'build in any clearing you rule, revealing any card',
  captain: 'a battle',
  marshal: 'a move',
  brigadier: 'two moves or two battles',
  banker: '1 VP for each card spent of one suit',
  mayor: 'the action of another swayed squire or noble',
  'duchess-of-mud': '2 VP with three tunnels on the map',
  'baron-of-dirt': '1 VP for each market on the map',
  'earl-of-stone': '1 VP for each citadel on the map',
};
const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');

export const duchy: FactionText<DuchyAsk, DuchyMove, DuchyEvent> = {
  asks: {
    'duchy.assembly': ({ left }) => `Assembly: ${counted(left, 'action')} left`,
    'duchy.parliament': 'Parliament: which minister acts?',
    'duchy.mayor': 'Mayor: whose action do you take?',
    'duchy.sway': 'Sway a minister?',
    'duchy.sway-card': ({ minister, left }) => `${ministers[minister]}: reveal ${someCards(left)}`,
    'duchy.reveal-to-build': asked('Reveal which card?', 'Choose a card to reveal for the building'),
    'duchy.what-to-build': 'Choose what to build',
    'duchy.where-to-build': ({ building }) => `Choose where to build the ${building}`,
    'duchy.where-to-dig': ({ card }) => asked('Where do you dig?', `Choose where to dig with ${cardName(card)}`),
    'duchy.which-tunnel': asked('Which tunnel moves?', 'All tunnels are on the map: choose the one to move'),
    'duchy.dig-count': ({ clearing }) =>
      asked('How many come out of the Burrow?', `How many warriors come out of the Burrow in ${where(clearing)}?`),
    'duchy.brigadier': 'Brigadier: moves or battles?',
    'duchy.second-battle': 'Brigadier: a second battle?',
    'duchy.banker': ({ spent }) =>
      spent === 0 ? 'Banker: choose a card to spend' : `Banker: spend another card? (${spent} spent)`,
    'duchy.lose-minister': asked('Which minister leaves?', 'The Price of Failure: choose the minister who leaves'),
  },
  moves: {
    'duchy.dig': 'Dig: a card for a tunnel',
    'duchy.minister': ({ minister }) => `${ministers[minister]}: ${powers[minister]}`,
    'duchy.sway': ({ minister }) => `Sway ${theMinister(minister)}: ${powers[minister]}`,
  },
  events: {
    'duchy.revealed': ({ seat, card }, say) => `${does(seat, say, 'reveals')} ${cardName(card)}`,
    'duchy.returned': ({ seat, cards }, say) => `${does(seat, say, 'takes')} back ${named(cards)}`,
    'duchy.acts': ({ seat, minister }, say) => `${does(seat, say, 'calls')} on ${theMinister(minister)}`,
    'duchy.swayed': ({ seat, minister }, say) => `${does(seat, say, 'sways')} ${theMinister(minister)}`,
    'duchy.lost': ({ seat, minister }, say) =>
      `${does(seat, say, 'loses')} ${theMinister(minister)}, whose crown leaves the game`,
  },
  pieces: {
    citadel: ['citadel', 'citadels'],
    market: ['market', 'markets'],
    tunnel: ['tunnel', 'tunnels'],
  },
  why: {
    sway: 'a swayed minister',
    banker: 'the Banker',
    'duchess-of-mud': 'the Duchess of Mud',
    'baron-of-dirt': 'the Baron of Dirt',
    'earl-of-stone': 'the Earl of Stone',
  },
  purposes: { dig: 'to dig a tunnel' },
  effects: { 'price-of-failure': 'the Price of Failure' },
  clauses: {
    'ROOT-12.2.1': 'The Duchy crafts in Evening, with citadels and markets.',
    'ROOT-12.2.2':
      'The Burrow is a clearing without suit, next to every clearing with a tunnel. Nobody else enters it, and the Duchy always rules it.',
    'ROOT-12.2.3':
      'The Price of Failure: when buildings of the Duchy are removed together, a swayed minister of the highest rank leaves, the crown is out of the game, and a random hand card is discarded.',
    'ROOT-12.2.4': 'With all three tunnels on the map, one of them is taken back to be placed again.',
    'ROOT-12.3':
      'Setup: a tunnel and two warriors in a legal corner, two more in each clearing next to it where they can be placed.',
    'ROOT-12.4': 'Birdsong: 1, 2, 4 or 6 warriors into the Burrow, by citadels on the map.',
    'ROOT-12.5': 'Daylight: the Assembly, the Parliament, then a minister may be swayed.',
    'ROOT-12.5.1':
      'Assembly, up to two actions: build, revealing a card of the suit of a clearing you rule; recruit in the Burrow; move; battle; dig, spending a card for a tunnel in a clearing of its suit and up to four warriors through it.',
    'ROOT-12.5.2': 'Parliament: each swayed minister acts once, in any order.',
    'ROOT-12.5.3':
      'Sway: reveal two cards for a squire, three for a noble, four for a lord. Each needs a clearing of its own that has its suit and a Duchy piece; a bird card takes any. The crown scores 1, 2 or 3 VP.',
    'ROOT-12.6':
      'Evening: revealed birds are discarded, the other revealed cards come back; craft; draw one card and one more for each market; discard down to five.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'duchy') return [];
    const [squires = 0, nobles = 0, lords = 0] = board.crowns;
    return [
      `Swayed ministers: ${board.swayed.map((minister) => ministers[minister]).join(', ') || 'none'}`,
      `Crowns left: ${counted(squires, 'squire')}, ${counted(nobles, 'noble')}, ${counted(lords, 'lord')}`,
      `In the Burrow: ${counted(open.players[seat]?.warriors[0] ?? 0, 'warrior')}`,
      ...(board.revealed.length > 0 ? [`Revealed: ${named(board.revealed)}`] : []),
    ];
  },
};
