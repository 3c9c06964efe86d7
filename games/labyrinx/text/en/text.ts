import type { CharacterId } from '../../rules/state/characters.ts';
import { board } from '../board.ts';
import type { Text } from '../catalogue.ts';
import { characterName } from '../names.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { words } from './words.ts';

export const text: Text = {
  asks,
  moves,
  events,
  options,
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
