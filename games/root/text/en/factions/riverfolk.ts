import { counted, does, list, whoIn, whose } from '@tavola/games/text/en.ts';
import { asked, type Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Service, services } from '../../../data/riverfolk.ts';
import type { Box } from '../../../rules/boards/riverfolk.ts';
import type { Purpose, RiverfolkAsk, RiverfolkEvent, RiverfolkMove } from '../../../rules/vocabulary/riverfolk.ts';
import type { FactionText, Words } from '../../type.ts';
import { cardName, someWarriors } from '../phrases/phrases.ts';

export const serviceNames: { readonly [service in Service]: string } = {
  'hand-card': 'Hand Card',
  riverboats: 'Riverboats',
  mercenaries: 'Mercenaries',
};
const purposes: { readonly [purpose in Purpose]: string } = {
  move: 'Whose warrior do you commit to move?',
  battle: 'Whose warrior do you commit to battle?',
  draw: 'Whose warrior do you commit to draw a card?',
  craft: 'Whose warrior do you commit to craft?',
  recruit: 'Whose warrior do you spend to recruit?',
};
const of = (owner: Seat, seat: Seat, count: number, say: Say) =>
  owner === seat
    ? `${someWarriors(count)} of ${seat === say.me ? 'your' : 'their'} own`
    : `${count} of ${whose(owner, say)} warriors`;
const priceList = (prices: readonly number[]) =>
  services.map((service, i) => `${serviceNames[service]} ${prices[i] ?? 0}`).join(', ');
const inBox = (box: Box, say: Say<Words>) =>
  list(
    box.flatMap((count, owner) => (count > 0 ? [`${count} of ${owner === say.me ? 'yours' : say.who(owner)}`] : [])),
    'empty',
  );

export const riverfolk: FactionText<RiverfolkAsk, RiverfolkMove, RiverfolkEvent> = {
  asks: {
    'riverfolk.first-warriors': ({ left }) =>
      asked(`Warrior in which clearing? (${left} left)`, `Choose a river clearing for a warrior (${left} left)`),
    'riverfolk.price': ({ service }) => `${serviceNames[service]}: what is the price?`,
    'riverfolk.daylight': ({ funds }) => `Daylight: ${counted(funds, 'warrior')} in your funds`,
    'riverfolk.fund': (it) => asked('Whose warrior do you use?', purposes[it.for]),
    'riverfolk.space': ({ card, left }) =>
      asked(`A space of which suit? (${left} left)`, `${cardName(card)}: an empty space of which suit? (${left} left)`),
    'riverfolk.recruit-where': asked('Recruit in which clearing?', 'Choose the river clearing where you recruit'),
    'riverfolk.establish-where': 'Choose where the trade post stands',
    'riverfolk.disruption': ({ left }) =>
      asked(`Whose warrior leaves? (${left} left)`, `Trade post lost: whose warrior leaves your funds? (${left} left)`),
    'riverfolk.buy-card': asked('Which card do you buy?', 'Choose the card you buy from the Riverfolk'),
  },
  moves: {
    'riverfolk.buy': ({ service, price }) => `Buy from the Riverfolk: ${serviceNames[service]}, for ${price}`,
    'riverfolk.draw': 'Draw a card',
    'riverfolk.export': ({ card }) => `Export ${cardName(card)}: a warrior in Payments instead of its effect`,
    'riverfolk.establish': 'Establish a trade post',
    'riverfolk.price': ({ price }) => someWarriors(price),
  },
  events: {
    'riverfolk.prices': ({ seat, prices }, say) => `${does(seat, say, 'sets')} the prices: ${priceList(prices)}`,
    'riverfolk.bought': ({ seat, service, price }, say) =>
      `${does(seat, say, 'buys')} from the Riverfolk, for ${price}: ${serviceNames[service]}`,
    'riverfolk.sold-card': ({ seat, to, card }, say) =>
      `${does(seat, say, 'hands')} ${cardName(card)} to ${whoIn(to, say)}`,
    'riverfolk.protectionism': ({ seat, count }, say) =>
      `Protectionism: ${whoIn(seat, say)} ${seat === say.me ? 'put' : 'puts'} ${of(seat, seat, count, say)} in Payments`,
    'riverfolk.gathered': ({ seat, count, funds }, say) =>
      `${does(seat, say, 'gathers')} ${someWarriors(count)}: ${funds} in the Funds box`,
    'riverfolk.committed': ({ seat, owner }, say) => `${does(seat, say, 'commits')} ${of(owner, seat, 1, say)}`,
    'riverfolk.spent': ({ seat, owner, count }, say) => `${does(seat, say, 'spends')} ${of(owner, seat, count, say)}`,
    'riverfolk.exported': ({ seat, card }, say) => `${does(seat, say, 'exports')} ${cardName(card)}`,
    'riverfolk.disrupted': ({ seat, owner, count }, say) =>
      `${does(seat, say, 'loses')} ${of(owner, seat, count, say)} from the Funds box`,
  },
  pieces: { 'trade-post': ['trade post', 'trade posts'] },
  why: { 'trade-post': 'a trade post', dividends: 'dividends' },
  effects: { 'trade-disruption': 'the loss of a trade post' },
  clauses: {
    'ROOT-11.2.1':
      'The Riverfolk craft in Daylight by putting funds on empty spaces of the trade post tracks, one for each icon and of its suit. A space is empty once its trade post has gone to the map, and stays so when that post is removed.',
    'ROOT-11.2.2': 'Rivers are paths for the Riverfolk, and along a river they move no matter who rules.',
    'ROOT-11.2.3': 'The hand of the Riverfolk lies open. A random card is taken from it as from a hidden hand.',
    'ROOT-11.2.4':
      'Funds are the warriors, of any faction, in the Funds box. To commit one is to move it to Committed or onto a space of a track; to spend one is to return it to its owner’s supply.',
    'ROOT-11.2.5':
      'A trade post that is removed leaves the game, and half of the warriors in the Funds box, rounded up and of the Riverfolk’s choice, go back to their supplies.',
    'ROOT-11.2.6':
      'Any other player may buy, at the start of their Birdsong, one service and one more for each clearing with a trade post and a piece of theirs. The price is paid with warriors of the supply, into Payments; the Vagabond exhausts items, and the Riverfolk put in warriors of their own.',
    'ROOT-11.2.7': 'Services: a hand card, any number of times; riverboats and mercenaries, each once per turn.',
    'ROOT-11.2.7.1':
      'Riverboats: until the end of the turn rivers are paths for the buyer, who must still rule one end.',
    'ROOT-11.2.7.2':
      'Mercenaries: in Daylight and Evening Riverfolk warriors count as the buyer’s own for rule and in battle, never against the Riverfolk. The buyer cannot move them, cannot count them for dominance, and loses them to hits only.',
    'ROOT-11.2.7.3':
      'Hits on the buyer are shared: the first, third and fifth go to the buyer’s warriors, the others to the mercenaries, until one group is gone. The buyer’s other pieces come last.',
    'ROOT-11.2.7.4':
      'The Vagabond cannot hire mercenaries. If one of them falls in a battle against him, the buyer’s faction becomes hostile.',
    'ROOT-11.3':
      'Setup: four warriors in river clearings, three in Payments, nine trade posts on their tracks, and the three prices.',
    'ROOT-11.4':
      'Birdsong: if Payments is empty, two own warriors go there; with a trade post on the map, 1 VP for every two warriors in the Funds box; then everything on the board goes to the Funds box.',
    'ROOT-11.5':
      'Daylight, in any order: commit 1 to move, battle or draw a card; craft, or export the card for a warrior in Payments; spend 1 to recruit at a river; spend 2 of whoever rules a clearing without a trade post to open one there with a warrior, for 2 VP.',
    'ROOT-11.6': 'Evening: discard down to five cards, then set new prices. No card is drawn.',
  },
  board: ({ open }, seat, say) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'riverfolk') return [];
    const [foxes, rabbits, mice] = board.posts;
    const onSpaces = board.spaces.flat().reduce((sum, count) => sum + count, 0);
    return [
      `Prices: ${priceList(board.prices)}`,
      `Payments: ${inBox(board.payments, say)}; funds: ${inBox(board.funds, say)}; committed: ${inBox(board.committed, say)}; on spaces of the tracks: ${onSpaces}`,
      `Trade posts on their tracks: ${foxes} fox, ${rabbits} rabbit, ${mice} mouse`,
    ];
  },
};
