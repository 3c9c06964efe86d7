import type { LessonsText } from '../../../lessons/index.ts';

export const automata = {
  title: 'Automata: follow and ask why',
  summary: "Follow an automaton's turn and ask why it did each thing.",
  steps: {
    'card-order': {
      say: 'The Mechanical Marquise plays by herself: an open card says what she does.',
      why: 'An automaton has no hand and makes no choices: it follows written rules. So every step can be foreseen, and you can ask why.',
      done: 'A card is the order',
    },
    'one-more-supporter': {
      say: 'First finish your Daylight: mobilize Codebreakers, which becomes a supporter.',
      done: 'One more supporter',
    },
    'her-turn': {
      say: 'End Daylight (Done) and watch the Marquise play, step by step.',
      why: 'The bar tells each step. There you can pause, go on, go back or skip.',
      done: 'Her turn',
    },
    'mouse-order': {
      say: 'The order was a mouse: she battled and recruited in mouse clearings only.',
      why: 'The order also says what she builds, never where: mouse, a recruiter; rabbit, a workshop; fox, a sawmill. The place is the clearing she rules with the most warriors and a free slot. A bird is a fiercer day, everywhere.',
      done: 'A mouse order',
    },
    'every-choice-reason': {
      say: 'Open the Log and touch “Build in clearing 9”, which has a “?”.',
      why: 'The ladder shows who was considered, by which rule and with which numbers, until one is left. Ties go to the clearing with the smallest number.',
      done: 'Every choice has a reason',
    },
    'revolt-clearing-8': {
      say: 'Your turn: revolt in clearing 8, where a single warrior guards the workshop.',
      why: 'Against automata, knowing where they will not be is worth as much as fighting.',
      done: 'Revolt in clearing 8',
    },
    'one-supporter-spent': {
      say: 'Spend Anvil.',
      done: 'One supporter spent',
    },
    'workshop-removed-1': {
      say: 'Spend Foxfolk Steel.',
      done: 'Workshop removed: 1 VP',
    },
  },
} satisfies LessonsText['automata'];
