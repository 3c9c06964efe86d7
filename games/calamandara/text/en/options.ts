import type { OptionWords } from '@tavola/kernel/face/frames.ts';
import type { Options } from '../../rules/state/options.ts';

export const options: OptionWords<Options> = {
  deckMode: {
    name: 'Making the decks',
    help: 'How the symbol and memory decks are made.',
    values: { standard: 'Standard', sequence: 'Sequence', draft: 'Draft' },
    about: {
      standard: 'Everything is shuffled and dealt equally.',
      sequence: 'Everyone puts their own decks in order first.',
      draft: 'Memories are picked one by one.',
    },
  },
  maxRounds: {
    name: 'Round limit',
    help: 'At the end of this round the token nearest to the Rift wins; 0 means no limit.',
  },
  noProgressRounds: {
    name: 'Rounds without progress',
    help: 'The game is a draw after this many full rounds without an advance, an insertion or a card; 0 turns it off.',
  },
  lateralSteps: {
    name: 'Sideways steps',
    help: 'Neighbouring Footprints are linked sideways too, not only forwards and back.',
    values: { true: 'Allowed', false: 'Only along the axis of one of the two Footprints' },
  },
  ownRowFire: {
    name: 'Fire in one’s own row',
    help: 'The owner of a land may burn symbols of a row with a Tower in their own Initial Zone.',
    values: { true: 'Allowed', false: 'Only the Tower itself' },
  },
  templeTo: {
    name: 'Symbols taken by the Temple of Calon',
    help: 'Which depot receives the symbols that the Temple removes from reserves.',
    values: { user: 'The card user’s', owner: 'Their owner’s' },
  },
};

export const reasons: { readonly [reason: string]: string } = {
  rift: 'The token reached the Dimensional Rift.',
  nearest: 'The rounds are over: the token nearest the Rift wins.',
  'equally-near': 'The rounds are over, and tokens are equally near the Rift.',
  'no-progress': 'A draw: too many rounds without progress.',
  stuck: 'A draw: nobody has anything left to choose.',
};
