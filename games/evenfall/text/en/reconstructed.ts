/** What the rulebook’s text lost and we rebuilt: the about page shows these sentences. */
import { reconstructedNames } from '../cards.ts';

const { whole, partly } = reconstructedNames('en');

export const reconstructed: readonly string[] = [
  "The rulebook's text lost the faces of the cards, the reward tables and most of the track. We filled in what was missing, respecting every fact of the rulebook.",
  "The rewards of conflicts are ours but for 1 Card (4+) and 3 VP (6+) in the Northern Lakes; so are the track from its third field on, the stone fields of the Spear and the order of the Automa's rondel.",
  'Ours too: how many Places and action fields a Region has with three and four players, the stone symbols, the tracks of the Cross and (after its first field) of the Circle, and what the Starting Places yield.',
  `Cards reconstructed as a whole: ${whole.join(', ')}.`,
  `Cards reconstructed in part: ${partly.join(', ')}.`,
];
