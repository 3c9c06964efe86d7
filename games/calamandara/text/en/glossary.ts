/** What the other signs of the table mean; symbols and cards say it themselves. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  traveller: {
    name: 'Traveller',
    text: "A traveller's token. It walks on connected Footprints and wins when it reaches the Rift.",
    also: ['traveller', 'player'],
  },
  'cal-rift': { name: 'Rift', text: 'The centre of the board: the first traveller to get here wins.' },
  hand: { name: 'Hand', text: 'How many memories the traveller holds. Nobody else sees them.' },
  lock: { name: 'Final Reserve', text: 'Memories put aside, up to three. In the Final Zone only these can be used.' },
  stack: { name: 'Memory deck', text: 'How many memories can still be drawn from this deck.' },
  replay: { name: 'Discard', text: 'Memories that were used. The pile is open: the last one lies on top.' },
  'kind:linked': {
    name: 'Linked effect',
    text: 'Answers something that is happening: another card, an insertion, a turn.',
  },
  'kind:immediate': { name: 'Immediate effect', text: 'Happens by itself when you play the card.' },
  bell: { name: 'Armed', text: 'The table asks whenever this card could be used.' },
};
