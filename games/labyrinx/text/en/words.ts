/** English words of the board and the face. */

import { capital } from '@tavola/games/text/capital.ts';
import { counted, list, who, whoIn } from '@tavola/games/text/en.ts';
import type { Words } from '../words.ts';
import { counts } from './counts.ts';
import { news } from './news.ts';
import { stakes } from './stakes.ts';

export const words: Words = {
  counts,
  news,
  stakes,
  about: {
    hall: 'Where everybody begins. Its exits lead into the labyrinth.',
    empty: 'The labyrinth can grow here: by expansion, or by a card played from a hand.',
    closed: 'Covered by fog: nobody knows what is there. Peeking shows it to you alone; entering turns it over.',
    path: 'One walks through openings that meet.',
    door: 'Going through a door costs 2 actions.',
    challenges: {
      chest: 'Chest: winning brings a treasure; failing leaves a treasure on it.',
      monster: 'Monster: winning brings a treasure; failing costs one, and you flee.',
      trap: 'Trap: winning brings a treasure; failing costs one, and you are sent far away.',
    },
    actions: {
      peek: { name: 'Peek (1 action)', text: 'Look alone at a closed neighbour card, even through walls.' },
      push: { name: 'Push (1 action)', text: 'Move an opponent out of your space; they face what is there.' },
      draw: { name: 'Draw (1 action)', text: 'Take the top card; above the limit, discard one.' },
      power: { name: 'Your power (1 action)', text: "Your character's power, once per turn." },
      rest: { name: 'Rest (whole turn)', text: 'Draw four cards and discard down to the limit.' },
      despair: { name: 'Despair (whole turn)', text: 'Discard the whole hand and put a free crossroads beside you.' },
      'end-turn': { name: 'End', text: 'The fog closes open cards that are empty and not resolved.' },
    },
  },
  sides: { N: 'north', E: 'east', S: 'south', W: 'west' },
  shapes: { 'dead-end': 'dead end', straight: 'straight', bend: 'bend', tee: 'T-junction', cross: 'crossroads' },
  challenges: { chest: 'chest', monster: 'monster', trap: 'trap' },
  hall: 'the hall',
  door: 'one door',
  doors: 'doors',
  allDoors: 'a door on every opening',
  openings: 'openings',
  leftDoor: 'a door on the left',
  rightDoor: 'a door on the right',
  stemDoor: 'a door on the stem',
  powers: {
    akuna: {
      name: 'Faith',
      text: 'Once a turn, when she fails against a trap or a monster, she may step back to where she came from and lose nothing.',
    },
    avra: {
      name: 'Destruction',
      text: 'One action: one card that is not next to her, or up to two that are, leave the game. Whoever stood there is thrown where she likes.',
    },
    bibi: {
      name: 'Guile',
      text: 'Doors cost her nothing unless an opponent is where she enters. One action: she tries to steal a treasure from somebody in her space, as if opening a chest; each rival only once.',
    },
    dannenvir: {
      name: 'Poetry',
      text: 'One action: he swaps a face-down card in front of one of his openings for any discard, walks onto it, doors or not, and faces it.',
    },
    eimmie: {
      name: 'Disarm',
      text: 'One action on a resolved trap: she tests it again for a treasure. Either way the card leaves the game and everybody on it is thrown the same way.',
    },
    elora: {
      name: 'Attunement',
      text: 'One action: she moves one cell in any direction, through walls and doors.',
    },
    kaminari: {
      name: 'Leap',
      text: 'One action: he leaves by an opening, passes over two cells in a straight line and lands on the third.',
    },
    khira: {
      name: 'Hunt',
      text: 'One action: she looks at three cards in a line, or at up to four around her, through her openings, and may fight the monsters there from afar; failing costs nothing.',
    },
    lane: {
      name: 'Transmutation',
      text: 'One action: he takes two face-down cards from anywhere into his hand and puts two cards from his hand in their places.',
    },
    mallahoc: { name: 'Strength', text: 'He starts with five cards, may hold five, and draws five when he rests.' },
    zacramandy: {
      name: 'Blessing',
      text: 'Once a turn, when he wins a challenge by discarding, he keeps one of those cards. He must hold them all.',
    },
    zambar: {
      name: 'Charge',
      text: 'One action: up to three steps, doors or not, carrying up to two opponents and pushing them at the end. Chests count as failed; a trap or a monster stops him.',
    },
  },
  list,
  board: (width, height, targets) =>
    `Maze of ${width} by ${height} cells. ${targets === 0 ? 'Nothing to choose here now.' : `${counted(targets, 'cell')} to choose from.`}`,
  empty: 'empty cell',
  closed: 'face-down card',
  resolved: 'resolved',
  withTreasure: 'with a treasure',
  seen: 'you have seen it',
  cost: (actions) => (actions === '1-2' ? '1 or 2 actions' : counted(Number(actions), 'action')),
  die: (level) => `Die: ${level}`,
  hand: 'Your hand',
  handOf: (cards, limit) => `${cards} of ${counted(limit, 'card')}`,
  actions: 'Other actions',
  piles: 'Piles',
  rotations: 'Which way round?',
  rotation: (lie, cost) => `${capital(lie)}${cost === 2 ? ', two actions' : ''}`,
  browse: 'Choose a card',
  fromDraw: 'draw pile',
  fromDiscard: 'discards',
  characters: 'Characters',
  peek: 'Peek',
  push: 'Push',
  draw: 'Draw',
  rest: 'Rest',
  despair: 'Despair',
  wholeTurn: 'whole turn',
  neighbours: (count) => counted(count, 'card'),
  nobodyHere: 'nobody here',
  fullHand: 'hand full',
  drawPile: 'Draw pile',
  discardPile: 'Discards',
  discardTop: 'Top of the discards',
  removed: 'Out of the game',
  treasures: 'Treasures in the pile',
  treasuresOf: (count) => `${count} of 5 treasures`,
  yourPower: 'Your power',
  powerKind: {
    active: 'one action, once a turn',
    passive: 'costs no action',
    'active+passive': 'doors: always; theft: one action',
  },
  used: 'used',
  robbed: 'robbed by Bibi',
  racing: 'racing',
  phases: { setup: 'Setup', expand: 'Expansion', actions: 'Actions', fog: 'Fog', race: 'Race' },
  turn: (turn) => `Turn ${turn}`,
  turnOf: (seat, race, say) => {
    const turn = seat === say.me ? 'Your turn' : `${say.who(seat)}’s turn`;
    return race ? `${turn} in the race` : turn;
  },
  sheet: { treasures: 'Treasures' },
  endings: {
    'five-treasures': ({ turn }) => `the fifth treasure, in turn ${turn}`,
    'home-with-five': ({ turn }) => `back in the Hall with five treasures, in turn ${turn}`,
    'cards-exhausted': ({ treasures }) => `most treasures (${treasures}) when the cards ran out`,
    'table-full': ({ treasures }) => `most treasures (${treasures}) when the table was full`,
    race: ({ treasures }) => `first into the Hall in the race, tied at ${treasures}`,
    'race-shared': ({ treasures }) => `tied at ${treasures}, and nobody reached the Hall in time`,
  },
  twin: {
    turn: ({ turn, active, actions }, say) =>
      turn === 0 ? words.phases.setup : `Turn ${turn}: ${whoIn(active, say)}, ${counted(actions, 'action')} left`,
    piles: ({ draw, discard, pile, removed }) =>
      `Draw pile ${draw}, discards ${discard}, treasures ${pile}, out of the game ${removed.length}`,
    test: ({ seat, challenge, level, need }, say) =>
      `${who(seat, say)} ${seat === say.me ? 'face' : 'faces'} a level ${level} ${words.challenges[challenge]}: ${need === 0 ? 'no card needed' : `${counted(need, 'card')} needed`}`,
    treasures: 'treasures',
    cards: 'cards',
    open: 'Face up',
    closed: 'Face down',
    seen: 'seen',
    none: 'none',
    noCharacter: 'no character yet',
    exits: 'exits',
  },
};
