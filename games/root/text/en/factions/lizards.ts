import { counted, does, whoIn } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { Conspiracy, LizardAsk, LizardEvent, LizardMove } from '../../../rules/vocabulary/lizards.ts';
import { tally } from '../../names.ts';
import type { FactionText } from '../../type.ts';
import { cardName, suitName, where } from '../phrases/phrases.ts';

const conspiracies: { readonly [conspiracy in Conspiracy]: string } = {
  crusade: 'Crusade',
  convert: 'Convert',
  sanctify: 'Sanctify',
};
const powers: { readonly [conspiracy in Conspiracy]: string } = {
  crusade: 'a battle, or a move and then perhaps a battle',
  convert: 'an enemy warrior becomes one of yours',
  sanctify: 'an enemy building becomes a garden',
};
const named = (cards: readonly string[]) => tally(cards.map(cardName)).join(', ');
const acolytes = (count: number) => counted(count, 'acolyte');

export const lizards: FactionText<LizardAsk, LizardMove, LizardEvent> = {
  asks: {
    'lizards.first-outcast': 'Choose the first Outcast suit',
    'lizards.conspiracies': ({ acolytes: left, outcast }) =>
      asked(
        `Conspire? You have ${acolytes(left)}`,
        `Conspire in ${suitName(outcast)} clearings? You have ${acolytes(left)}`,
      ),
    'lizards.crusade': 'Crusade: battle or move?',
    'lizards.crusade-battle': ({ clearing }) => `Crusade: battle in ${where(clearing)}?`,
    'lizards.where': ({ conspiracy }) => `${conspiracies[conspiracy]}: choose a clearing`,
    'lizards.whose': ({ conspiracy, clearing }) =>
      conspiracy === 'convert'
        ? `Convert in ${where(clearing)}: whose warrior?`
        : `Sanctify in ${where(clearing)}: whose building?`,
    'lizards.which-building': ({ clearing, owner }, say) =>
      asked(
        `Sanctify which building of ${whoIn(owner, say)}?`,
        `Sanctify in ${where(clearing)}: which building of ${whoIn(owner, say)}?`,
      ),
    'lizards.rituals': 'Rituals: reveal a card?',
    'lizards.ritual': ({ card }) => asked('Which ritual?', `Choose the ritual for ${cardName(card)}`),
    'lizards.build-where': ({ suit }) => `Build a ${suitName(suit)} garden where?`,
    'lizards.recruit-where': ({ suit }) => `Which ${suitName(suit)} clearing recruits?`,
  },
  moves: {
    'lizards.conspire': ({ conspiracy, cost }) =>
      `${conspiracies[conspiracy]} (${acolytes(cost)}): ${powers[conspiracy]}`,
    'lizards.reveal': ({ card }) => `Reveal ${cardName(card)}`,
    'lizards.score': ({ vp }) => `Score ${vp} VP: the card is spent`,
    'lizards.sacrifice': 'Sacrifice: a warrior becomes an acolyte',
  },
  events: {
    'lizards.outcast': ({ suit, hated }) =>
      hated ? `The Outcast is ${suitName(suit)}, and it is hated` : `The Outcast is ${suitName(suit)}`,
    'lizards.souls-discarded': ({ cards }) => `The Lost Souls go to the discard pile: ${named(cards)}`,
    'lizards.revenge': ({ seat, count }, say) => `${does(seat, say, 'gains')} ${acolytes(count)} by revenge`,
    'lizards.fear': ({ seat, card }, say) =>
      `Fear of the Faithful: ${whoIn(seat, say)} ${seat === say.me ? 'discard' : 'discards'} ${cardName(card)}`,
    'lizards.conspired': ({ seat, conspiracy, acolytes: spent }, say) =>
      `${does(seat, say, 'conspires')}: ${conspiracies[conspiracy]} for ${acolytes(spent)}`,
    'lizards.revealed': ({ seat, card }, say) => `${does(seat, say, 'reveals')} ${cardName(card)}`,
    'lizards.sacrificed': ({ seat }, say) => `${does(seat, say, 'sacrifices')} a warrior, who becomes an acolyte`,
    'lizards.returned': ({ seat, cards }, say) => `${does(seat, say, 'takes')} back ${named(cards)}`,
  },
  pieces: { garden: ['garden', 'gardens'] },
  why: { gardens: 'gardens' },
  effects: { fear: 'Fear of the Faithful' },
  clauses: {
    'ROOT-10.2.1': 'The Cult crafts in Evening, with gardens of the Outcast suit.',
    'ROOT-10.2.2': 'Hatred of Birds: in rituals a bird card counts as no other suit.',
    'ROOT-10.2.3': 'Revenge: warriors that the Cult loses as defender in battle become acolytes.',
    'ROOT-10.2.4': 'Pilgrims: the Cult rules every clearing with a garden, no matter who else is there.',
    'ROOT-10.2.5': 'Fear of the Faithful: for each garden it loses the Cult discards a random hand card.',
    'ROOT-10.2.6':
      'Lost Souls: whatever anybody spends or discards lies here, open to all, instead of on the discard pile.',
    'ROOT-10.3':
      'Setup: four warriors and a garden in a legal corner, a warrior in each clearing next to it where it can be placed; any suit is the first Outcast.',
    'ROOT-10.4': 'Birdsong: adjust the Outcast, discard the Lost Souls, conspire.',
    'ROOT-10.4.1':
      'The most common suit of the Lost Souls, birds apart, becomes the Outcast. If it was the Outcast before, or if no single suit is the most common, the Outcast is hated.',
    'ROOT-10.4.2': 'All Lost Souls go to the discard pile; dominance cards among them become available.',
    'ROOT-10.4.3':
      'Conspiracies in Outcast clearings, paid with acolytes, one less while it is hated. Crusade (2): a battle, or a move out and perhaps a battle where it ends. Convert (2): an enemy warrior is replaced with one of the Cult. Sanctify (3): an enemy building is replaced with a garden.',
    'ROOT-10.5': 'Daylight: any number of cards are revealed, each for one ritual.',
    'ROOT-10.5.1': 'Build: a garden in a clearing of the card’s suit that the Cult rules.',
    'ROOT-10.5.2': 'Recruit: a warrior in any clearing of the card’s suit.',
    'ROOT-10.5.3':
      'Score: the card is spent for 0, 0, 2, 2, 3 or 4 VP by gardens of its suit on the map, once per suit and turn.',
    'ROOT-10.5.4': 'Sacrifice: with a bird card a warrior of the supply becomes an acolyte.',
    'ROOT-10.6':
      'Evening: revealed cards come back; craft; draw one card and one more for each suit with two gardens; discard down to five.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'lizards') return [];
    return [
      `Outcast: ${suitName(board.outcast)}${board.hated ? ', hated' : ''}`,
      `Acolytes: ${board.acolytes}`,
      `Lost Souls: ${named(board.lostSouls) || 'none'}`,
      ...(board.revealed.length > 0 ? [`Revealed: ${named(board.revealed)}`] : []),
    ];
  },
};
