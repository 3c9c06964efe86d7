import type { LessonsText } from '../../../lessons/index.ts';

export const lizards = {
  title: 'The Lizards: gardens and rituals',
  summary: 'Reveal cards for rituals, plant gardens and use acolytes.',
  steps: {
    'gardens-score': {
      say: 'You guide the Lizard Cult: gardens of one suit give victory points (VP).',
      why: 'You act by revealing cards, which come back to your hand. Only to score do you spend them. Whoever reaches 30 VP wins.',
      done: 'Gardens score',
    },
    'outcast-mouse': {
      say: 'Spent cards are the Lost Souls. Mice were most common: the Outcast is the mouse.',
      why: 'Only in clearings of the Outcast’s suit can your acolytes conspire. Acolytes are lizards that fell in defence or were sacrificed.',
      done: 'The Outcast: mouse',
    },
    'convert-two-acolytes': {
      say: 'Spend two acolytes to convert an enemy.',
      done: 'Convert: two acolytes',
    },
    'warrior-became-lizard': {
      say: 'Convert the warrior in clearing 7.',
      why: 'Now clearing 7 is yours alone: you rule it and can plant there.',
      done: 'The warrior became a lizard',
    },
    'mouse-card-revealed': {
      say: 'Daylight: reveal Mouse-in-a-Sack for a ritual.',
      why: 'Each card revealed performs a ritual in its suit: build, recruit or score.',
      done: 'A mouse card revealed',
    },
    'ritual-build': {
      say: 'The ritual: build a garden.',
      done: 'Ritual: build',
    },
    'two-mouse-gardens': {
      say: 'Plant it in clearing 7.',
      why: 'Where one of your gardens stands you rule, however many enemies there are.',
      done: 'Two mouse gardens',
    },
    'another-mouse-card': {
      say: 'Reveal Scouting Party, another mouse card.',
      done: 'Another mouse card',
    },
    'gardens-scored': {
      say: 'Now score: two mouse gardens are worth 2 VP.',
      why: 'This card is spent. Five gardens of the suit would give 4 VP, once per suit and turn.',
      done: '2 VP',
    },
    'one-more-acolyte': {
      say: 'Reveal Sappers, a bird: a lizard sacrifices itself and becomes an acolyte.',
      why: 'Acolytes pay for tomorrow’s conspiracies.',
      done: 'One more acolyte',
    },
    'cards-came-back': {
      say: 'Evening: the revealed cards return to your hand. Craft nothing: finish.',
      done: 'The cards came back',
    },
  },
} satisfies LessonsText['lizards'];
