import { counted, does, list, whoIn } from '@tavola/games/text/en.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Asks } from '../catalogue.ts';
import { faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));

export const asks: Asks = {
  character: 'Choose your character',
  hall: 'Choose where the Empty Hall lies and which way round',
  expand: 'The maze grows: choose a cell for the new card',
  'place-card': ({ face }) => `Choose a cell for the card: ${faceName(words, face)}`,
  discard: 'Discard down to your hand limit',
  'despair-card': 'Choose a crossroads without a challenge',
  'despair-cell': 'Choose where the crossroads goes',
  destruction: 'Choose a card to destroy',
  'destruction-second': 'Choose a second adjacent card, or finish',
  rob: 'Choose whom to rob',
  'poetry-cell': 'Choose the face-down card to replace',
  'poetry-card': 'Choose a card from the discard pile',
  attune: 'Choose where to go, through walls and doors',
  leap: 'Choose where to leap',
  hunt: 'Choose where to hunt',
  'hunt-leave-out': 'At most four cards: choose one to leave out',
  lift: 'Choose a face-down card to take into your hand',
  action: ({ actions }) => `Your turn: ${counted(actions, 'action')} left`,
  look: ({ cells: names }) => `You look at ${cells(names)}. Remember it.`,
  'hunt-fight': ({ cells: names }) =>
    names.length === 0 ? 'Fight a monster, or finish' : `You see ${cells(names)}: fight a monster, or finish`,
  rotate: ({ cell }) => `Choose which way round the card on ${at(cell)} lies`,
  'push-direction': ({ victim }, say) => `Choose where to push ${whoIn(victim, say)}`,
  'free-push': ({ victim }, say) => `You may push ${whoIn(victim, say)} for free`,
  challenge: ({ challenge, level, need }) =>
    `Level ${level} ${words.challenges[challenge]}, your skill is ${level - need}: discard ${counted(need, 'card')}, or fail`,
  'challenge-discard': ({ left }) => `Discard for the challenge: ${counted(left, 'card')} to go`,
  faith: ({ challenge }) => `You failed against a ${words.challenges[challenge]}. Use Faith?`,
  'trap-direction': ({ victim, level }, say) => `Level ${level} trap: choose where ${whoIn(victim, say)} ends up`,
  'flight-step': ({ victim, left }, say) =>
    `${does(victim, say, 'flees', 'flee')}: choose the way, ${counted(left, 'step')} left`,
  'throw-direction': ({ cell }) => `The card on ${at(cell)} explodes: choose where everybody on it is thrown`,
  put: ({ cell }) => `Choose a card from your hand for ${at(cell)}`,
  charge: ({ left }) => `Charge: ${counted(left, 'step')} left`,
  'first-player': 'Decide at random who begins. Who is it?',
  'roll-first': ({ seat }, say) => `${does(seat, say, 'rolls')} for the first turn. What does the die show?`,
  'deal-character': ({ seat }, say) => `Deal a character to ${whoIn(seat, say)}. Which one is it?`,
  'roll-challenge': ({ seat, challenge }, say) =>
    `${does(seat, say, 'faces')} a ${words.challenges[challenge]}. What does the die show?`,
  'drawn-card': ({ seat }, say) => `${does(seat, say, 'draws')} a card. Which one is it?`,
  'turned-up': ({ cell }) => `The card on ${at(cell)} is turned up. Which card is it?`,
  'looked-at': ({ seat, cell }, say) => `${does(seat, say, 'looks')} at ${at(cell)}. Which card is it?`,
};
