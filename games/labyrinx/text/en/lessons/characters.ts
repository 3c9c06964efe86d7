import type { LessonsText } from '../../../lessons/index.ts';

export const characters = {
  title: 'Characters, pushing and winning',
  summary: "Push rivals, use your character's power and win the fifth treasure.",
  steps: {
    'tied-at-four': {
      say: 'You and your rival have four treasures each. The next one decides!',
      why: 'You are Elora and share G4 with Dannenvir. You remember: there is a monster to the east, on H4, and a chest to the north, on G3, behind the wall.',
      done: 'Four all',
    },
    'decided-push': {
      say: 'Whoever shares your space can be pushed. Push your rival.',
      why: 'Pushing costs one action and follows a corridor, even through doors.',
      done: 'You decided to push',
    },
    'rival-lost-monster': {
      say: 'To the east, straight to the monster!',
      why: 'Whoever is pushed faces what is on the card, with their own hand. His is empty.',
      done: 'Your rival lost to the monster and is down to three',
    },
    'rival-far-away': {
      say: 'He flees two steps, and you choose the way. Far off: east!',
      why: 'A flight is led by the player to the left of whoever flees. With two players that is always the other one.',
      done: 'Your rival is far away',
    },
    'used-attunement': {
      say: "Every character has a power. Use Elora's Attunement.",
      why: 'Active powers cost one action and work once per turn. With Attunement Elora walks through walls.',
      done: 'You used Attunement',
    },
    'chest-g3-appeared': {
      say: 'Go through the wall to the north, to the chest on G3.',
      done: 'The chest on G3 appeared',
    },
    'die-showed-3': {
      say: 'With Attunement any position will do. Leave the card as it is.',
      done: 'The die showed 3',
    },
    'took-challenge': {
      say: 'Level 3, your skill with chests is 1: discard two cards.',
      why: 'That is why keeping cards in hand pays off.',
      done: 'You took the challenge',
    },
    'one-card-discarded': {
      say: 'Discard the dead end.',
      done: 'One card discarded',
    },
    won: {
      say: 'And the straight corridor. This is your fifth treasure!',
      why: 'Whoever has five treasures wins at once, even in somebody else’s turn.',
      done: 'You won',
    },
  },
} satisfies LessonsText['characters'];
