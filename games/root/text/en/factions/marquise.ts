import { counted, does } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { MarquiseAsk, MarquiseEvent, MarquiseMove } from '../../../rules/vocabulary/marquise.ts';
import type { FactionText } from '../../type.ts';
import { cardName, someWarriors, where } from '../phrases/phrases.ts';

const buildings = { sawmill: 'sawmill', workshop: 'workshop', recruiter: 'recruiter' };

export const marquise: FactionText<MarquiseAsk, MarquiseMove, MarquiseEvent> = {
  asks: {
    'marquise.first-building': ({ building }) => `Where is your first ${buildings[building]}?`,
    'marquise.daylight': ({ actions }) => `Daylight: ${counted(actions, 'action')} left`,
    'marquise.what-to-build': 'Choose what to build',
    'marquise.where-to-build': ({ building, wood }) =>
      asked(
        `Where do you build the ${buildings[building]}?`,
        `Choose where to build the ${buildings[building]} (${wood} wood)`,
      ),
    'marquise.pay-wood': ({ left }) =>
      asked(`Wood from where? (${left} to pay)`, `Choose where the wood comes from (${left} to pay)`),
    'marquise.recruit-where': ({ left }) =>
      asked(`Which recruiter? (${left} left)`, `Choose a recruiter (${counted(left, 'warrior')} left in your supply)`),
    'marquise.overwork-where': 'Choose a sawmill for the extra wood',
    'marquise.wood-where': ({ left }) =>
      asked(`Which sawmill produces? (${left} left)`, `Wood runs short: choose a sawmill that produces (${left} left)`),
    'marquise.hospitals': ({ clearing, warriors }) =>
      asked(
        `Field Hospitals: save ${someWarriors(warriors)}?`,
        `Field Hospitals: spend a card to save ${someWarriors(warriors)} from ${where(clearing)}?`,
      ),
  },
  moves: {
    'marquise.march': 'March: up to two moves',
    'marquise.overwork': 'Overwork: a card for a wood',
    'marquise.extra-action': ({ card }) => `Spend ${cardName(card)} for one more action`,
    'marquise.building': ({ building }) => `Build a ${buildings[building]}`,
  },
  events: {
    'marquise.extra-action': ({ seat }, say) => `${does(seat, say, 'gains')} one more action`,
    'marquise.paid-wood': ({ seat, clearing, count }, say) =>
      `${does(seat, say, 'spends')} ${count} wood from ${where(clearing)}`,
    'marquise.hospitals': ({ clearing, count }) =>
      `Field Hospitals: ${someWarriors(count)} removed from ${where(clearing)} ${count === 1 ? 'returns' : 'return'} to the keep`,
  },
  pieces: {
    sawmill: ['sawmill', 'sawmills'],
    workshop: ['workshop', 'workshops'],
    recruiter: ['recruiter', 'recruiters'],
    wood: ['wood', 'wood'],
    keep: ['keep', 'keeps'],
  },
  why: { sawmill: 'a sawmill', workshop: 'a workshop', recruiter: 'a recruiter' },
  purposes: { overwork: 'to overwork' },
  effects: { hospitals: 'Field Hospitals' },
  clauses: {
    'ROOT-6.2.1': 'The Marquise crafts at the beginning of Daylight, with workshops.',
    'ROOT-6.2.2':
      'Only the Marquise can place pieces in the clearing with the keep. Others may still move in. A keep that was removed never returns.',
    'ROOT-6.2.3':
      'Each time warriors of hers are removed together from one clearing, she may spend a card matching it: all of them go to the keep’s clearing instead of the supply. The keep must still stand.',
    'ROOT-6.3':
      'Setup: the keep in any corner, a warrior in every clearing but the opposite corner, then a sawmill, a workshop and a recruiter in the keep’s clearing or beside it.',
    'ROOT-6.4': 'Birdsong: one wood at each sawmill. With too little wood she chooses which sawmills produce.',
    'ROOT-6.5': 'Daylight: first craft, then up to three actions, and one more for each bird card spent for that.',
    'ROOT-6.5.1': 'Battle: one battle.',
    'ROOT-6.5.2': 'March: up to two moves.',
    'ROOT-6.5.3': 'Recruit, once per turn: one warrior at each recruiter.',
    'ROOT-6.5.4':
      'Build: in a ruled clearing with an open slot, paying the wood cost of the leftmost building of that type. The wood comes from there or from ruled clearings linked to it by ruled clearings. Score the VP of the space that is uncovered.',
    'ROOT-6.5.5': 'Overwork: spend a card matching a sawmill’s clearing and place one wood there.',
    'ROOT-6.6':
      'Evening: draw one card, one more from the third recruiter on and one more from the fifth. Discard down to five.',
  },
  board: ({ open }, seat) => {
    const { board, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'marquise') return [];
    const [sawmills, workshops, recruiters, wood] = left;
    return [
      `On the board: ${counted(sawmills ?? 0, 'sawmill')}, ${counted(workshops ?? 0, 'workshop')}, ${counted(recruiters ?? 0, 'recruiter')}, ${wood} wood`,
    ];
  },
};
