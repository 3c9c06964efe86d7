import { capital } from '@tavola/games/text/capital.ts';
import { counted } from '@tavola/games/text/en.ts';
import type { SideName } from '../../rules/state/faces.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Moves } from '../catalogue.ts';
import { characterName, faceName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const side = (name: SideName) => words.sides[name];
const card = (face: string) => faceName(words, face);
const TURNS = ['as it is', 'a quarter-turn right', 'a half-turn', 'a quarter-turn left'];

export const moves: Moves = {
  character: ({ character }) => `${characterName(character)} (${words.powers[character].name})`,
  hall: ({ cell, orientation }) => `Top left corner on ${at(cell)}, ${TURNS[orientation]}`,
  expand: ({ cell }) => `New card on ${at(cell)}`,
  peek: ({ cell }) => `Peek at ${at(cell)}`,
  move: ({ side: to, cell, cost }) => `Move ${side(to)} to ${at(cell)} (${words.cost(cost)})`,
  play: ({ face }) => `Play a card: ${card(face)}`,
  draw: 'Draw a card',
  rest: 'Rest',
  despair: 'Despair',
  power: ({ character }) => `Use ${words.powers[character].name}`,
  'end-turn': 'End the turn',
  push: ({ seat }, say) => `Push ${say.who(seat)}`,
  ok: 'Seen',
  rotate: ({ rotation, cost }) => `${capital(TURNS[rotation] ?? '')}${cost === 2 ? ' (2 actions)' : ''}`,
  place: ({ cell }) => `On ${at(cell)}`,
  discard: ({ face }) => `Discard: ${card(face)}`,
  'push-to': ({ side: to, cell }) => `Push ${side(to)} to ${at(cell)}`,
  'no-push': 'Do not push',
  spend: ({ cards }) => `Discard ${counted(cards, 'card')} and win`,
  'spend-blessed': ({ cards }) =>
    cards === 0 ? 'With Blessing: win without discarding' : `With Blessing: discard ${counted(cards, 'card')} and win`,
  'give-up': 'Give up',
  'use-faith': 'Use Faith and step back',
  'decline-faith': 'Accept the failure',
  trap: ({ side: to, cell }) => `${capital(side(to))}, to ${at(cell)}`,
  flee: ({ side: to, cell }) => `Flee ${side(to)} to ${at(cell)}`,
  crossroads: ({ pile, face }) => `${capital(card(face))}, from the ${pile === 'draw' ? 'draw' : 'discard'} pile`,
  exchange: ({ cell }) => `Replace the card on ${at(cell)}`,
  explode: ({ cell }) => `Destroy the card on ${at(cell)}`,
  done: 'Done',
  throw: ({ side: to, cell }) => `Throw ${side(to)} to ${at(cell)}`,
  rob: ({ seat }, say) => `Rob ${say.who(seat)}`,
  recite: ({ face }) => `Take: ${card(face)}`,
  attune: ({ side: to, cell }) => `${capital(side(to))}, to ${at(cell)}`,
  leap: ({ side: to, cell }) => `Leap ${side(to)} to ${at(cell)}`,
  'hunt-line': ({ side: to, cell }) => `Three cards to the ${side(to)}, from ${at(cell)} on`,
  'hunt-around': 'The cards around you',
  'leave-out': ({ cell }) => `Leave out ${at(cell)}`,
  fight: ({ cell }) => `Fight the monster on ${at(cell)}`,
  lift: ({ cell }) => `Take the card on ${at(cell)}`,
  put: ({ cell, face }) => `Put on ${at(cell)}: ${card(face)}`,
  carry: ({ seat }, say) => `Take ${say.who(seat)} along`,
  charge: ({ side: to, cell }) => `Charge ${side(to)} to ${at(cell)}`,
  stop: 'Stop here',
};
