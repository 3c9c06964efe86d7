import type { LessonsText } from '../../../lessons/index.ts';

export const marquise = {
  title: 'The Marquise: wood and buildings',
  steps: {
    'goal-30-vp': {
      say: 'You are the Marquise: whoever reaches 30 victory points (VP) first wins.',
      why: 'Your VP come from buildings. The more sawmills, workshops or recruiters are on the map, the more the next one of its kind is worth.',
      done: 'The goal: 30 VP',
    },
    'each-sawmill-makes': {
      say: 'Morning has come: your sawmill in clearing 5 made a wood. Now there are two.',
      why: 'Wood pays for buildings. It travels by itself through clearings of yours that touch, so you only have to rule them.',
      done: 'Each sawmill makes a wood every turn',
    },
    'tea-crafted-2': {
      say: 'Daylight begins. Craft Root Tea with your workshop.',
      why: 'The card asks for a piece in a mouse clearing. Your workshop stands in clearing 9, which is one. A crafted item gives VP at once.',
      done: 'Tea crafted: 2 VP',
    },
    'first-action-build': {
      say: 'You have three actions. The first: build.',
      done: 'First action: build',
    },
    'chose-workshop': {
      say: 'Choose the workshop: the second one costs 1 wood and is worth 2 VP.',
      why: 'The farther right on its track, the more wood a building costs and the more VP it gives.',
      done: 'You chose a workshop',
    },
    'workshop-clearing-2': {
      say: 'Put the workshop in clearing 2.',
      why: 'You build only where you rule, that is, where you have more warriors and buildings than anybody else, and where a slot is free.',
      done: 'Workshop in clearing 2: 2 VP',
    },
    'one-more-warrior': {
      say: 'Second action: recruit.',
      why: 'Once a turn, each recruiter puts a warrior into its clearing.',
      done: 'One more warrior, in clearing 10',
    },
    'eyrie-lost-roost': {
      say: 'Third action: battle. The only place for it is clearing 11.',
      why: 'You have three warriors against one. Two dice: the higher is yours, because you attack; the lower is the defender’s. Each hit removes a piece, warriors first, and every enemy building you remove is worth 1 VP.',
      done: 'The Eyrie lost their roost in clearing 11: 1 VP',
    },
    'evening-drew-card': {
      say: 'Your actions are used up. End Daylight.',
      why: 'You could still spend Sappers, a bird card, for one more action. In Evening you draw a card and keep five at most.',
      done: 'Evening: you drew a card',
    },
  },
} satisfies LessonsText['marquise'];
