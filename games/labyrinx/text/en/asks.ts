import { capital } from '@tavola/games/text/capital.ts';
import { counted, does, list, whoIn } from '@tavola/games/text/en.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Asks } from '../catalogue.ts';
import { faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));

export const asks: Asks = {
  character: 'Choose your character',
  hall: asked('Where does the Empty Hall lie?', 'Choose where the Empty Hall lies and which way round'),
  expand: asked('Where does the new card go?', 'The maze grows: choose a cell for the new card'),
  'place-card': ({ face }) => asked('Where does the card go?', `Choose a cell for the card: ${faceName(words, face)}`),
  discard: 'Discard down to your hand limit',
  'despair-card': asked('Which unchallenged crossroads?', 'Choose a crossroads without a challenge'),
  'despair-cell': 'Choose where the crossroads goes',
  destruction: 'Choose a card to destroy',
  'destruction-second': asked('A second adjacent card? Or finish', 'Choose a second adjacent card, or finish'),
  rob: 'Choose whom to rob',
  'poetry-cell': 'Choose the face-down card to replace',
  'poetry-card': 'Choose a card from the discard pile',
  attune: asked('Choose where to go', 'Choose where to go, through walls and doors'),
  leap: 'Choose where to leap',
  hunt: 'Choose where to hunt',
  'hunt-leave-out': asked('Which card is left out?', 'At most four cards: choose one to leave out'),
  lift: asked('Take which face-down card?', 'Choose a face-down card to take into your hand'),
  action: ({ actions }) => `Your turn: ${counted(actions, 'action')} left`,
  look: ({ cells: names }) => asked('Remember what you saw', `You look at ${cells(names)}. Remember it.`),
  'hunt-fight': ({ cells: names }) =>
    names.length === 0
      ? 'Fight a monster, or finish'
      : asked('Fight a monster, or finish', `You see ${cells(names)}: fight a monster, or finish`),
  rotate: ({ cell }) => `Which way round does ${at(cell)} lie?`,
  'push-direction': ({ victim }, say) => `Push ${whoIn(victim, say)} where?`,
  'free-push': ({ victim }, say) =>
    asked(`Push ${whoIn(victim, say)} for free?`, `You may push ${whoIn(victim, say)} for free`),
  challenge: ({ challenge, level, need }) =>
    asked(
      `${capital(words.challenges[challenge])} ${level}: discard ${need}, or fail?`,
      `Level ${level} ${words.challenges[challenge]}, your skill is ${level - need}: discard ${counted(need, 'card')}, or fail`,
    ),
  'challenge-discard': ({ left }) =>
    asked(`Discard: ${counted(left, 'card')} to go`, `Discard for the challenge: ${counted(left, 'card')} to go`),
  faith: ({ challenge }) =>
    asked('You failed. Use Faith?', `You failed against a ${words.challenges[challenge]}. Use Faith?`),
  'trap-direction': ({ victim, level }, say) =>
    asked(
      victim === say.me ? `Trap ${level}: where do you end up?` : `Trap ${level}: where does ${whoIn(victim, say)} go?`,
      `Level ${level} trap: choose where ${whoIn(victim, say)} ends up`,
    ),
  'flight-step': ({ victim, left }, say) =>
    asked(
      `${does(victim, say, 'flees', 'flee')}: ${counted(left, 'step')} left`,
      `${does(victim, say, 'flees', 'flee')}: choose the way, ${counted(left, 'step')} left`,
    ),
  'throw-direction': ({ cell }) =>
    asked(
      'An explosion: where are they thrown?',
      `The card on ${at(cell)} explodes: choose where everybody on it is thrown`,
    ),
  put: ({ cell }) => `Which card of your hand for ${at(cell)}?`,
  charge: ({ left }) => `Charge: ${counted(left, 'step')} left`,
  'first-player': asked('Who begins, at random?', 'Decide at random who begins. Who is it?'),
  'roll-first': ({ seat }, say) =>
    asked(
      'First turn: what does the die show?',
      `${does(seat, say, 'rolls')} for the first turn. What does the die show?`,
    ),
  'deal-character': ({ seat }, say) =>
    asked(`Which character for ${whoIn(seat, say)}?`, `Deal a character to ${whoIn(seat, say)}. Which one is it?`),
  'roll-challenge': ({ seat, challenge }, say) =>
    asked(
      `${capital(words.challenges[challenge])}: what does the die show?`,
      `${does(seat, say, 'faces')} a ${words.challenges[challenge]}. What does the die show?`,
    ),
  'drawn-card': ({ seat }, say) => `${does(seat, say, 'draws')} a card. Which one?`,
  'turned-up': ({ cell }) =>
    asked(`Which card is turned up on ${at(cell)}?`, `The card on ${at(cell)} is turned up. Which card is it?`),
  'looked-at': ({ seat, cell }, say) =>
    asked(`Which card is on ${at(cell)}?`, `${does(seat, say, 'looks')} at ${at(cell)}. Which card is it?`),
};
