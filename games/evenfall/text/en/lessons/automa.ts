import type { LessonsText } from '../../../lessons/index.ts';

export const automa = {
  title: 'Solo against the Automa',
  summary: 'Play alone: how the wheel drives the Automa, and why a tie at the end is hers.',
  steps: {
    'rival-who-follows': {
      say: 'The Automa is your rival when you play alone: she follows a wheel.',
      why: 'For you the rules are the same. She has no hand, no Resources and no Mana: whatever she would gain becomes VP.',
      done: 'A rival who follows a wheel',
    },
    'moonlit-spring-yours': {
      say: 'Begin: discover the Moonlit Spring in the Central Mountains.',
      why: 'After each action of yours she takes one. Watch.',
      done: 'The Moonlit Spring is yours',
    },
    'automa-discovered-place': {
      say: 'She turned up a card worth 3 VP and moved three fields along the wheel: discover.',
      why: 'The top card says how many fields the marker moves; the field says what she does. She took the leftmost Place of the Mountains. If an action is impossible, she goes on to the next field.',
      done: 'The Automa discovered a Place',
    },
    'explored-spring': {
      say: 'Your turn: activate your Coven Token.',
      done: 'You explored the Spring',
    },
    'automa-gained-2': {
      say: 'She moved one field and explored: 2 Mana became 2 VP for her.',
      why: 'She only plays when you take an action. Each of your turns must bring more than hers; passing at the right moment is a weapon too.',
      done: 'The Automa gained 2 VP',
    },
    'conflict-mountains-begins': {
      say: 'Pass: she passes with you.',
      done: 'The conflict in the Mountains begins',
    },
    'four-all-tie': {
      say: 'You bid first: set your Dial to 3.',
      why: 'Your strength will be 1 Witch + 3 = 4. Hers is the number of the round, plus her Witches, plus the VP of one card for each Witch.',
      done: 'Four all, and the tie is yours',
    },
    'stone-spring': {
      say: 'In a conflict ties are yours! Take the Root stone.',
      why: 'The Moonlit Spring has the Root symbol: the stone will double the Ritual you put there, once it is in the Inner Circle.',
      done: 'A stone for the Spring',
    },
    'only-more-vp-wins': {
      say: 'Mind the end of the game: there a tie is hers.',
      why: 'You win only with more VP than she has. Begin against the Apprentice; then come the Sorceress, the Mistress and the Heir to the Throne.',
      done: 'In the end only more VP wins',
    },
  },
} satisfies LessonsText['automa'];
