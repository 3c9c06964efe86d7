import type { LessonsText } from '../../../lessons/index.ts';

export const challenges = {
  title: 'Challenges, treasures and flights',
  summary: 'Win challenges with skill and cards, and what losing to a monster costs.',
  steps: {
    'what-challenge': {
      say: 'Chests, monsters and traps are challenges. Winning any of them brings a treasure.',
      why: 'A die says the level, 1 to 6. Add your skill, and 1 for each card you discard: matching the die is enough. You are Mallahoc: chest 1, monster 2, trap 0.',
      done: 'What a challenge is',
    },
    'die-showed-2': {
      say: 'You peeked at H4 before: there is a chest. Go in!',
      done: 'The die showed 2',
    },
    'one-more-treasure': {
      say: 'The chest is level 2 and your skill is 1. Discard the one card that is missing.',
      why: 'Giving up is allowed too: you keep your cards, and the treasure lies on the chest for whoever comes next.',
      done: 'One more treasure: now you have three',
    },
    'monster-level-4': {
      say: 'The chest is won and stays open for good. Risk one more step: enter I4.',
      why: 'Your hand is empty: only your skill counts now. Let us see what the fog hides.',
      done: 'A monster of level 4 beat you',
    },
    'flight-ended': {
      say: 'A monster of level 4! You lost a treasure and fled four steps.',
      why: 'Whoever loses to a monster flees as many steps as the die shows, and the next player chooses the way. Losing to a trap costs a treasure too and throws you far off in a straight line. Losing to a chest costs nothing.',
      done: 'The flight ended on F3',
    },
    'fog-hid-monster': {
      say: 'Without cards there is nothing to risk. End your turn.',
      why: 'The fog will hide the monster again. Remember that it lives on I4.',
      done: 'The fog hid the monster',
    },
    'maze-grown': {
      say: 'A new turn: put the card on G3.',
      done: 'The maze has grown',
    },
    'full-hand-again': {
      say: 'Rest to fill your hand.',
      why: 'Resting takes the whole turn and brings four cards; for Mallahoc, five. If you are walled in there is Despair: it discards your whole hand and swaps a neighbouring card for a crossroads.',
      done: 'A full hand again',
    },
  },
} satisfies LessonsText['challenges'];
