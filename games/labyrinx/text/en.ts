import type { CharacterId } from '../rules/characters.ts';
import { asks } from './asks.en.ts';
import { board } from './board.ts';
import type { Text } from './catalogue.ts';
import { events } from './events.en.ts';
import { moves } from './moves.en.ts';
import { characterName } from './names.ts';
import { words } from './words.en.ts';

export const en: Text = {
  asks,
  moves,
  events,
  options: {
    table: {
      name: 'Table',
      help: 'How many cells the maze may fill; opposite edges touch.',
      values: {
        compact: 'Compact, 8 × 7',
        standard: 'Standard, 10 × 8',
        large: 'Large, 12 × 10',
        custom: 'Custom size',
      },
    },
    width: { name: 'Width', help: 'Cells from west to east, for a custom table.' },
    height: { name: 'Height', help: 'Cells from north to south, for a custom table.' },
    hallSide: {
      name: 'Empty Hall',
      help: 'Five free exits, or five doors that cost an action each time.',
      values: { free: 'Five free exits', doors: 'Five doors' },
    },
    hallPlacement: {
      name: 'Where the hall lies',
      help: 'On a table that wraps around, every spot is as good as the middle.',
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
      help: 'Face-down cards you have seen carry a mark, or show you their face again. The same for everybody. Unless faces are shown, the past cannot be looked at before the end.',
      values: { off: 'None', marks: 'Marks', faces: 'Faces' },
    },
    returnToHall: {
      name: 'Return to the hall',
      help: 'House rule: five treasures win only in the hall.',
      values: { true: 'Five treasures and back in the hall', false: 'Five treasures are enough' },
    },
    raceRoundLimit: {
      name: 'Rounds of the race',
      help: 'After this many rounds of a tie-break race the racers share the victory.',
    },
  },
  reasons: {
    'five-treasures': 'The fifth treasure decides the game.',
    'home-with-five': 'Back in the hall with five treasures.',
    'cards-exhausted': 'The path cards have run out: whoever has the most treasures wins.',
    'table-full': 'The table is full: whoever has the most treasures wins.',
    race: 'First to reach the hall in the tie-break race.',
    'race-shared': 'Nobody reached the hall in time: the racers share the victory.',
  },
  board,
  traits: { character: { name: 'Character', value: (id) => characterName(id as CharacterId) } },
  words,
};
