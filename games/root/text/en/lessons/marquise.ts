import type { LessonsText } from '../../../lessons/index.ts';

export const marquise = {
  title: 'The Marquise: wood and buildings',
  summary: 'Wood becomes buildings and buildings become points; march, battle and overwork.',
  steps: {
    'goal-30-vp': {
      say: 'You are the Marquise: the first to reach 30 victory points (VP) wins.',
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
    'first-action-overwork': {
      say: 'You have three actions. The first: overwork, for more wood.',
      why: 'To overwork, spend a card of the suit of a clearing with a sawmill: one more wood appears there.',
      done: 'First action: overwork',
    },
    'one-more-wood': {
      say: 'Spend Bake Sale, a rabbit: the sawmill stands in clearing 5, a rabbit clearing.',
      why: 'A bird would do too, because it counts as any suit. Keep yours: they will do more.',
      done: 'One more wood in clearing 5',
    },
    'second-action-build': {
      say: 'Second action: build.',
      done: 'Second action: build',
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
      say: 'Third action: recruit.',
      why: 'Once a turn, each recruiter puts a warrior into its clearing.',
      done: 'One more warrior, in clearing 10',
    },
    'sappers-spent': {
      say: 'Your three actions are used up. Spend Sappers, a bird, for one more.',
      why: 'Every bird card that the Marquise spends gives one more action.',
      done: 'A bird: one more action',
    },
    'fourth-action-march': {
      say: 'Now march: up to two moves.',
      why: 'To move you must rule the clearing you leave or the one you enter. A move takes as many warriors as you like.',
      done: 'Fourth action: march',
    },
    'from-clearing-12': {
      say: 'Leave clearing 12.',
      done: 'From clearing 12',
    },
    'four-in-clearing-11': {
      say: 'Go to clearing 11: with this one it will be four against one.',
      why: 'In battle you never deal more hits than you have warriors there: bring them before you fight.',
      done: 'Four warriors in clearing 11',
    },
    'one-move-enough': {
      say: 'The second move is optional: leave it.',
      done: 'One move was enough',
    },
    'tactics-spent': {
      say: 'Spend Brutal Tactics, a bird too, for your last action.',
      done: 'Another bird: one more action',
    },
    'eyrie-lost-roost': {
      say: 'Battle. The only place for it is clearing 11.',
      why: 'Two dice: the higher is yours, because you attack; the lower is the defender’s. Each hit removes a piece, warriors first, and every enemy building you remove is worth 1 VP.',
      done: 'The Eyrie lost their roost in clearing 11: 1 VP',
    },
    'evening-drew-card': {
      say: 'Your actions are used up. End Daylight.',
      why: 'In Evening you draw a card and keep five at most.',
      done: 'Evening: you drew a card',
    },
  },
} satisfies LessonsText['marquise'];
