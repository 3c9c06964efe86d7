import type { SideName } from '../rules/faces.ts';
import type { CellName } from '../rules/grid.ts';
import { boardEn } from './board.ts';
import type { LabText } from './catalogue.ts';
import { capital, characterName, faceName, place, wordsEn as words } from './words.ts';

const at = (cell: CellName) => place(words, cell);
const cells = (names: readonly CellName[]) => names.map(at).join(', ');
const newCards = (names: readonly CellName[]) =>
  names.length === 0 ? '' : `; new ${names.length === 1 ? 'card' : 'cards'} at ${cells(names)}`;
const side = (name: SideName) => words.sides[name];
const card = (face: string) => faceName(words, face);
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

export const en: LabText = {
  asks: {
    character: 'Choose your character',
    hall: 'Choose where the Empty Hall lies and how it is turned',
    expand: 'The maze grows: choose a cell for the unseen card',
    'place-card': 'Choose a cell for the card',
    discard: 'Discard down to your limit',
    'despair-card': 'Choose a crossroads without challenge',
    'despair-cell': 'Choose where the crossroads goes',
    destruction: 'Choose a card to destroy',
    'destruction-second': 'Choose a second adjacent card, or be done',
    rob: 'Choose whom to rob',
    'poetry-cell': 'Choose the closed card to replace',
    'poetry-card': 'Choose a card of the discard pile',
    attune: 'Choose where to go, through walls and doors',
    leap: 'Choose where to leap',
    hunt: 'Choose where to hunt',
    'hunt-leave-out': 'At most four cards: choose one to leave out',
    lift: 'Choose a closed card to take into your hand',
    action: ({ actions }) => `Your turn: ${count(actions, 'action')} left`,
    look: ({ cells: names }) => `You look at ${cells(names)}. Remember it.`,
    'hunt-fight': ({ cells: names }) =>
      names.length === 0 ? 'Fight a monster, or be done' : `You see ${cells(names)}: fight a monster, or be done`,
    rotate: ({ cell }) => `Choose how the card at ${at(cell)} is turned`,
    'push-direction': ({ victim }, say) => `Choose where to push ${say.who(victim)}`,
    'free-push': ({ victim }, say) => `You may push ${say.who(victim)} for free`,
    challenge: ({ challenge, level, need }) =>
      `${capital(words.challenges[challenge])} of level ${level}: discard ${count(need, 'card')} or fail`,
    'challenge-discard': ({ left }) => `Discard for the challenge: ${left} to go`,
    faith: ({ challenge }) => `You failed against a ${words.challenges[challenge]}: use Faith?`,
    'trap-direction': ({ victim, level }, say) => `Trap of level ${level}: choose where ${say.who(victim)} is put`,
    'flight-step': ({ victim, left }, say) => `${say.who(victim)} flees: lead the way, ${count(left, 'step')} left`,
    'throw-direction': ({ cell }) => `The card at ${at(cell)} explodes: choose where everybody on it is thrown`,
    put: ({ cell }) => `Choose a card of your hand for ${at(cell)}`,
    charge: ({ left }) => `Charge: ${count(left, 'step')} left`,
  },
  moves: {
    character: ({ character }) => `${characterName(character)} (${words.powers[character].name})`,
    hall: ({ cell, orientation }) => `North-west corner at ${at(cell)}, ${count(orientation, 'quarter-turn')}`,
    expand: ({ cell }) => `Expand at ${at(cell)}`,
    peek: ({ cell }) => `Peek at ${at(cell)}`,
    move: ({ side: to, cell, cost }) =>
      `Move ${side(to)} to ${at(cell)} (${cost === '1-2' ? '1 or 2 actions' : count(Number(cost), 'action')})`,
    play: ({ face }) => `Play a card: ${card(face)}`,
    draw: 'Draw a card',
    rest: 'Rest',
    despair: 'Despair',
    power: ({ character }) => `Use ${words.powers[character].name}`,
    'end-turn': 'End the turn',
    push: ({ seat }, say) => `Push ${say.who(seat)}`,
    ok: 'I will remember',
    rotate: ({ rotation, cost }) =>
      `${['As it is', 'Quarter-turn right', 'Half-turn', 'Quarter-turn left'][rotation]}${cost === 2 ? ' (2 actions)' : ''}`,
    place: ({ cell }) => `Place at ${at(cell)}`,
    discard: ({ face }) => `Discard ${card(face)}`,
    'push-to': ({ side: to, cell }) => `Push ${side(to)} to ${at(cell)}`,
    'no-push': 'Do not push',
    spend: ({ cards }) => `Discard ${count(cards, 'card')} and win`,
    'spend-blessed': ({ cards }) => `With Blessing: discard ${count(cards, 'card')} and win`,
    'give-up': 'Give up',
    'use-faith': 'Use Faith and step back',
    'decline-faith': 'Accept the failure',
    trap: ({ side: to, cell }) => `${capital(side(to))}, to ${at(cell)}`,
    flee: ({ side: to, cell }) => `Flee ${side(to)} to ${at(cell)}`,
    crossroads: ({ pile, face }) => `${capital(card(face))}, from the ${pile === 'draw' ? 'draw' : 'discard'} pile`,
    exchange: ({ cell }) => `Replace the card at ${at(cell)}`,
    explode: ({ cell }) => `Destroy the card at ${at(cell)}`,
    done: 'Done',
    throw: ({ side: to, cell }) => `Throw ${side(to)} to ${at(cell)}`,
    rob: ({ seat }, say) => `Rob ${say.who(seat)}`,
    recite: ({ face }) => `Take ${card(face)}`,
    attune: ({ side: to, cell }) => `${capital(side(to))}, to ${at(cell)}`,
    leap: ({ side: to, cell }) => `Leap ${side(to)} to ${at(cell)}`,
    'hunt-line': ({ side: to }) => `Three cards to the ${side(to)}`,
    'hunt-around': 'The cards around you',
    'leave-out': ({ cell }) => `Leave out ${at(cell)}`,
    fight: ({ cell }) => `Fight the monster at ${at(cell)}`,
    lift: ({ cell }) => `Take the card at ${at(cell)}`,
    put: ({ cell, face }) => `Put ${card(face)} at ${at(cell)}`,
    carry: ({ seat }, say) => `Take ${say.who(seat)} along`,
    charge: ({ side: to, cell }) => `Charge ${side(to)} to ${at(cell)}`,
    stop: 'Stop here',
  },
  events: {
    'first-player': ({ seat, rolls }, say) =>
      rolls.length > 0 ? `${say.who(seat)} begins (rolls: ${rolls.join(', ')}).` : `${say.who(seat)} begins.`,
    'character-taken': ({ seat, character }, say) => `${say.who(seat)} plays ${characterName(character)}.`,
    'hall-placed': ({ seat, cell }, say) => `${say.who(seat)} places the Empty Hall at ${at(cell)}.`,
    turn: ({ seat, race }, say) => {
      if (race) return `${say.who(seat)} races.`;
      return seat === say.me ? 'Your turn.' : `${say.who(seat)}'s turn.`;
    },
    expanded: ({ seat, cell }, say) => `${say.who(seat)} expands the maze at ${at(cell)}.`,
    peeked: ({ seat, cells: names }, say) => `${say.who(seat)} looks at ${cells(names) || 'nothing'}.`,
    moved: ({ seat, cell, cost }, say) =>
      `${say.who(seat)} enters ${at(cell)}${cost === 2 ? ' through a door, for two actions' : ''}.`,
    'stopped-by-door': ({ seat, cell }, say) => `Doors stop ${say.who(seat)} before ${at(cell)}; the turn is over.`,
    played: ({ seat, cell }, say) => `${say.who(seat)} plays a card at ${at(cell)}.`,
    drew: ({ seat, cards }, say) => `${say.who(seat)} draws ${count(cards, 'card')}.`,
    reshuffled: ({ cards }) => `${count(cards, 'discard')} ${cards === 1 ? 'becomes' : 'become'} the new draw pile.`,
    discarded: ({ seat, cards }, say) => `${say.who(seat)} discards ${count(cards, 'card')}.`,
    pushed: ({ seat, victim, cell }, say) => `${say.who(seat)} pushes ${say.who(victim)} to ${at(cell)}.`,
    rolled: ({ seat, challenge, level }, say) =>
      `${say.who(seat)} faces a ${words.challenges[challenge]} challenge: the die shows ${level}.`,
    succeeded: ({ seat, challenge, cards }, say) =>
      `${say.who(seat)} wins the ${words.challenges[challenge]} challenge${cards > 0 ? `, discarding ${count(cards, 'card')}` : ''}.`,
    failed: ({ seat, challenge, gaveUp }, say) =>
      `${say.who(seat)} ${gaveUp ? 'gives up' : 'fails'} the ${words.challenges[challenge]} challenge.`,
    'treasure-lost': ({ seat }, say) => `${say.who(seat)} loses a treasure.`,
    'treasure-left': ({ cell }) => `A treasure stays on the chest at ${at(cell)}.`,
    relocated: ({ seat, by, cell, filled }, say) =>
      `${say.who(by)} sends ${say.who(seat)} to ${at(cell)}${newCards(filled)}.`,
    fled: ({ seat, by, cell }, say) => `${say.who(seat)} flees to ${at(cell)}, led by ${say.who(by)}.`,
    'flight-ended': ({ seat, cell }, say) => `${say.who(seat)} finds no way on from ${at(cell)}.`,
    'chain-stopped': ({ seat }, say) => `${say.who(seat)} has failed fifty times in a row and is left in peace.`,
    faith: ({ seat, cell }, say) => `Faith: ${say.who(seat)} is safe at ${at(cell)}.`,
    blessing: ({ seat }, say) => `Blessing: ${say.who(seat)} keeps one card.`,
    rested: ({ seat }, say) => `${say.who(seat)} rests.`,
    despaired: ({ seat, cell }, say) =>
      cell === null
        ? `${say.who(seat)} despairs in vain: there is no crossroads to be found.`
        : `${say.who(seat)} despairs: a crossroads lies at ${at(cell)}.`,
    exploded: ({ cell }) => `The card at ${at(cell)} explodes and leaves the game.`,
    thrown: ({ victims, cell }, say) =>
      `${victims.map((victim) => say.who(victim)).join(' and ')} ${victims.length === 1 ? 'is' : 'are'} thrown to ${at(cell)}.`,
    robbed: ({ seat, victim }, say) => `${say.who(seat)} robs ${say.who(victim)} of a treasure.`,
    power: ({ seat, character }, say) => `${say.who(seat)} uses ${words.powers[character].name}.`,
    exchanged: ({ seat, cells: names }, say) => `${say.who(seat)} exchanges ${cells(names)}.`,
    leapt: ({ seat, cell, filled }, say) => `${say.who(seat)} leaps to ${at(cell)}${newCards(filled)}.`,
    charged: ({ seat, carried, cell }, say) =>
      `${say.who(seat)} charges to ${at(cell)}${carried.length > 0 ? ` with ${carried.map((it) => say.who(it)).join(' and ')}` : ''}.`,
    fog: ({ cells: names }) =>
      names.length === 0 ? 'The fog returns.' : `The fog returns over ${count(names.length, 'card')}.`,
    race: ({ racers, reason }, say) =>
      `${reason === 'table-full' ? 'The table is full' : 'The cards are exhausted'}: ${racers.map((it) => say.who(it)).join(' and ')} race to the hall.`,
    ended: ({ winners }, say) => `${winners.map((it) => say.who(it)).join(' and ')} won.`,
  },
  options: {
    table: {
      name: 'Table',
      help: 'How many cells the maze may fill; opposite edges touch.',
      values: { compact: 'Compact, 8 × 7', standard: 'Standard, 10 × 8', large: 'Large, 12 × 10', custom: 'Own size' },
    },
    width: { name: 'Width', help: 'Cells from west to east, for a table of your own size.' },
    height: { name: 'Height', help: 'Cells from north to south, for a table of your own size.' },
    hallSide: {
      name: 'Empty Hall',
      help: 'Five free exits, or five doors that cost an action each time.',
      values: { free: 'Five free exits', doors: 'Five doors' },
    },
    hallPlacement: {
      name: 'Place of the hall',
      help: 'On a table that wraps around every place is as good as the middle.',
      values: { centre: 'In the middle', 'first-player': 'The first player chooses' },
    },
    firstPlayer: {
      name: 'First player',
      help: 'How it is decided who begins.',
      values: {
        random: 'At random',
        'highest-roll': 'Highest roll',
        'lowest-roll': 'Lowest roll',
        'seat-1': 'The first seat',
      },
    },
    characterSelection: {
      name: 'Characters',
      help: 'Everybody chooses in turn, or they are dealt at random.',
      values: { draft: 'Chosen in turn', random: 'Dealt at random' },
    },
    memoryAid: {
      name: 'Memory aid',
      help: 'Closed cards you have seen carry a mark, or show you their face again. The same for everybody.',
      values: { off: 'None', marks: 'Marks', faces: 'Faces' },
    },
    returnToHall: {
      name: 'Return to the hall',
      help: 'House rule: five treasures win only in the hall.',
      values: { true: 'Five treasures and back in the hall', false: 'Five treasures are enough' },
    },
    raceRoundLimit: {
      name: 'Rounds of the race',
      help: 'After so many rounds of a tie-break race the racers share the victory.',
    },
  },
  reasons: {
    'five-treasures': 'The fifth treasure decides the game.',
    'home-with-five': 'Back in the hall with five treasures.',
    'cards-exhausted': 'The path cards are exhausted: most treasures win.',
    'table-full': 'The table is full: most treasures win.',
    race: 'First in the hall in the race of the tied leaders.',
    'race-shared': 'Nobody reached the hall in time: the racers share the victory.',
  },
  board: boardEn,
  words: {},
};
