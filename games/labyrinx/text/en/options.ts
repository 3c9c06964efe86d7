import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';

export const options: OptionWords<Options> = {
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
};
