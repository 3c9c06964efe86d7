import type { LessonsText } from '../../../lessons/index.ts';

export const cards = {
  title: 'Cards: search, play, trade',
  summary: 'Search the deck, play a card, trade for favor and muster.',
  steps: {
    'cards-powers': {
      say: 'Cards are people and places: a power for you, or a place to get warbands and favor.',
      why: 'A card played to a site serves whoever stands there or rules it. As an adviser, beside you, it serves you alone.',
      done: 'Cards are powers',
    },
    search: {
      say: 'Search: you draw three cards and play one.',
      done: 'Search',
    },
    'three-cards-hand': {
      say: 'Search the world deck.',
      why: 'The more Visions have turned up, the more Supply this costs. The discard piles of the regions can be searched too.',
      done: 'Three cards in hand',
    },
    'kept-tents': {
      say: 'Keep Tents, a Nomad card.',
      why: 'A card that is played stays on the table for all to see.',
      done: 'You kept Tents',
    },
    'two-cards-discarded': {
      say: 'The other two go away. Discard Rangers first.',
      why: 'They go facedown to the discard pile of the next region, where somebody may find them.',
      done: 'Two cards discarded',
    },
    'tents-advises': {
      say: 'Play it as an adviser, faceup.',
      why: 'You may have three advisers. Faceup, they improve trades with their suit.',
      done: 'Tents advises you',
    },
    trade: {
      say: 'To trade is to put a secret on a card and get favor: touch Trade.',
      why: 'A secret on a card at your site brings favor of its suit: one, plus one for each adviser of that suit.',
      done: 'Trade',
    },
    'two-favor': {
      say: 'Put a secret on Elders, a Nomad like Tents: two favor.',
      why: 'The secret is not lost: in Rest it comes back to you.',
      done: 'Two favor',
    },
    'two-more-warbands': {
      say: 'Now muster. Only the Wayside Inn is free.',
      why: 'Elders already has a secret on it, and nothing more can be put on a card with tokens until Rest.',
      done: 'Two more warbands',
    },
    'secret-came-back': {
      say: 'End your turn.',
      why: 'Favor you paid goes to the bank of the card’s suit. Remember that, and you know where the money will be tomorrow.',
      done: 'The secret came back',
    },
  },
} satisfies LessonsText['cards'];
