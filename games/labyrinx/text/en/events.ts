import { capital } from '@tavola/games/text/capital.ts';
import { counted, does, list, whoIn } from '@tavola/games/text/en.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName } from '../../rules/state/grid.ts';
import type { Events } from '../catalogue.ts';
import { characterName, place } from '../names.ts';
import { words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => list(names.map(at));
/** "on E3", "in the hall" */
const on = (cell: CellName) => `${cell === 'hall' ? 'in' : 'on'} ${at(cell)}`;
const newCards = (names: readonly CellName[]) =>
  names.length === 0 ? '' : `; new ${names.length === 1 ? 'card' : 'cards'} on ${cells(names)}`;
const people = (seats: readonly Seat[], say: Say) => list(seats.map((seat) => whoIn(seat, say)));

export const events: Events = {
  'first-player': ({ seat, rolls }, say) =>
    `${does(seat, say, 'begins')}${rolls.length > 0 ? ` (rolls: ${rolls.join(', ')})` : ''}.`,
  'character-taken': ({ seat, character }, say) => `${does(seat, say, 'plays')} ${characterName(character)}.`,
  'hall-placed': ({ seat, cell }, say) => `${does(seat, say, 'places')} the Empty Hall on ${at(cell)}.`,
  turn: ({ seat, race }, say) => `${words.turnOf(seat, race, say)}.`,
  expanded: ({ seat, cell }, say) => `${does(seat, say, 'lays')} a new card on ${at(cell)}.`,
  peeked: ({ seat, cells: names }, say) =>
    names.length === 0
      ? `${does(seat, say, 'finds')} nothing to look at.`
      : `${does(seat, say, 'looks')} at ${cells(names)}.`,
  moved: ({ seat, cell }, say) => `${does(seat, say, 'enters')} ${at(cell)}.`,
  stopped: ({ seat }, say) =>
    `${does(seat, say, 'cannot', 'cannot')} get through and ${seat === say.me ? 'have' : 'has'} no actions left.`,
  played: ({ seat, cell }, say) => `${does(seat, say, 'plays')} a card on ${at(cell)}.`,
  drew: ({ seat, cards }, say) => `${does(seat, say, 'draws')} ${counted(cards, 'card')}.`,
  reshuffled: ({ cards }) => `The discards (${counted(cards, 'card')}) are shuffled into a new draw pile.`,
  discarded: ({ seat, cards }, say) => `${does(seat, say, 'discards')} ${counted(cards, 'card')}.`,
  pushed: ({ seat, victim, cell }, say) =>
    `${does(seat, say, 'pushes', 'push')} ${whoIn(victim, say)} ${cell === 'hall' ? 'into' : 'to'} ${at(cell)}.`,
  rolled: ({ seat, level }, say) => `${does(seat, say, 'rolls')} a ${level}.`,
  succeeded: ({ seat, challenge, cards }, say) =>
    `${does(seat, say, 'wins')} the ${words.challenges[challenge]} challenge${cards > 0 ? `, discarding ${counted(cards, 'card')}` : ''}.`,
  failed: ({ seat, gaveUp }, say) =>
    gaveUp ? `${does(seat, say, 'gives', 'give')} up.` : `${does(seat, say, 'fails')} the challenge.`,
  'treasure-lost': ({ seat }, say) => `${does(seat, say, 'loses')} a treasure.`,
  'treasure-left': ({ cell }) => `A treasure is left on the chest on ${at(cell)}.`,
  relocated: ({ seat, by, cell, filled }, say) =>
    `${does(by, say, 'sends')} ${whoIn(seat, say)} to ${at(cell)}${newCards(filled)}.`,
  fled: ({ seat, by, cell }, say) => `${does(by, say, 'leads')} ${whoIn(seat, say)} to ${at(cell)}.`,
  'flight-ended': ({ seat, cell }, say) => `${does(seat, say, 'finds')} no way on from ${at(cell)}.`,
  'chain-stopped': ({ seat }, say) =>
    `${does(seat, say, 'has', 'have')} failed fifty times in a row and ${seat === say.me ? 'are' : 'is'} left in peace.`,
  faith: ({ seat, cell }, say) => `Faith: ${whoIn(seat, say)} ${seat === say.me ? 'are' : 'is'} safe ${on(cell)}.`,
  blessing: ({ seat }, say) => `Blessing: ${whoIn(seat, say)} ${seat === say.me ? 'keep' : 'keeps'} one card.`,
  rested: ({ seat }, say) => `${does(seat, say, 'rests')}.`,
  despaired: ({ seat, found }, say) =>
    found
      ? `${does(seat, say, 'despairs')} and a crossroads takes its place in the maze.`
      : `${does(seat, say, 'despairs')} in vain: no crossroads is to be found.`,
  exploded: ({ cell }) => `The card on ${at(cell)} explodes and leaves the game.`,
  thrown: ({ victims, cell }, say) => {
    const isOne = victims.length === 1 && victims[0] !== say.me;
    return `${capital(people(victims, say))} ${isOne ? 'is' : 'are'} thrown ${cell === 'hall' ? 'into' : 'to'} ${at(cell)}.`;
  },
  robbed: ({ seat, victim }, say) => `${does(seat, say, 'robs')} ${whoIn(victim, say)} of a treasure.`,
  power: ({ seat, character }, say) => `${does(seat, say, 'uses')} ${words.powers[character].name}.`,
  exchanged: ({ seat, cells: names }, say) =>
    `${does(seat, say, 'exchanges')} the ${names.length === 1 ? 'card' : 'cards'} on ${cells(names)}.`,
  leapt: ({ seat, cell, filled }, say) => `${does(seat, say, 'leaps')} to ${at(cell)}${newCards(filled)}.`,
  charged: ({ seat, carried, cell }, say) =>
    `${does(seat, say, 'charges')} to ${at(cell)}${carried.length > 0 ? ` with ${people(carried, say)}` : ''}.`,
  fog: ({ cells: names }) =>
    names.length === 0 ? 'The fog returns.' : `The fog returns and hides ${counted(names.length, 'card')}.`,
  race: ({ racers, reason }, say) =>
    `${reason === 'table-full' ? 'The table is full' : 'The cards have run out'}: ${people(racers, say)} race to the hall.`,
  ended: ({ winners }, say) => `${capital(people(winners, say))} won.`,
};
