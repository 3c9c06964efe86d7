/** What a table agrees on before the game, and how it ends. */
import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Difficulty } from '../../data/boards.ts';
import type { CovenId } from '../../data/cards.ts';
import type { AutomatonSettings, Options, PlayerSettings } from '../../rules/state/options.ts';
import type { Text } from '../type.ts';

export const options: OptionWords<Options> = {
  side: {
    name: 'Side of the boards',
    help: 'Sun: everyone is equal, good to start with. Moon: each Coven has abilities of its own.',
    values: { sun: 'Sun', moon: 'Moon' },
  },
  expertDraw: {
    name: 'Expert draw',
    help: 'In the first round two more Cards are drawn and two discarded.',
    values: { true: 'Yes', false: 'No' },
  },
  regionFieldSlots: {
    name: 'Action fields per Region',
    help: 'How many figures fit on the action field of each Region: 1, or 2 with four players.',
    values: { 'by-players': 'By the number of players', one: '1', two: '2' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who starts with the marker.',
    values: { random: 'Random', 'seat-1': 'Seat 1', 'seat-2': 'Seat 2', 'seat-3': 'Seat 3', 'seat-4': 'Seat 4' },
  },
  box: {
    name: 'The real box',
    help: 'Beside a real table: what earlier evenings have read off her board and the Regions.',
  },
};

export const seatSettings: OptionWords<PlayerSettings & AutomatonSettings> = {
  coven: {
    name: 'Coven',
    help: 'Every seat has a different Coven.',
    values: { random: 'Random', circle: 'The Circle', cross: 'The Cross', spear: 'The Spear', star: 'The Star' },
    about: {
      random: 'One that nobody else chose.',
      circle: 'Moon side: explores during income, and its Elders also use the Outer Circle.',
      cross: 'Moon side: the fields of its track have two halves, and a Witch can gain both.',
      spear: 'Moon side: its Powerstones have effects of their own before they count at the end.',
      star: 'Moon side: nine Cards a round, and discards that bring more.',
    },
  },
  difficulty: {
    name: 'Difficulty',
    help: 'How many VP the gold field of the rondel gives the Automa: 1, 3, 4 or 5.',
    values: { apprentice: 'Apprentice', sorceress: 'Sorceress', mistress: 'Mistress', heir: 'Heir to the Throne' },
  },
};

export const reasons: Text['reasons'] = {
  'most-vp': 'Most Victory Points.',
  'more-mana': 'Equal Victory Points; Mana decides.',
  shared: 'Equal Victory Points and Mana: a shared victory.',
  'beat-automa': 'More Victory Points than the Automa.',
  'automa-wins': 'The Automa has more Victory Points.',
  'automa-at-least': 'You do not have more Victory Points than the Automa.',
  'automa-outside': 'At a real table one person plays against the Automa.',
  'automa-ties': 'Equal Victory Points: the Automa wins ties.',
  'same-coven': 'Two seats asked for the same Coven.',
  'no-such-seat': 'The chosen first player is not at the table.',
  'automa-alone': 'The Automa plays against one person only: one seat for the player and one for her.',
  'automa-last': 'The Automa takes the second seat.',
};

export const traits: NonNullable<Text['traits']> = {
  coven: { name: 'Coven', value: (coven) => seatSettings.coven.values[coven as CovenId] ?? coven },
  automa: { name: 'Automa', value: (level) => seatSettings.difficulty.values[level as Difficulty] ?? level },
};
