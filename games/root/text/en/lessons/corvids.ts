import type { LessonsText } from '../../../lessons/index.ts';

export const corvids = {
  title: 'The Corvids: hidden plots',
  summary: 'Hide plots, spread crows and flip them at the right moment.',
  steps: {
    'flipped-plots-score': {
      say: 'You lead the Corvids: you hide plots face down and score when you flip them.',
      why: 'Only you know what each one is. Others may guess and expose them. Whoever reaches 30 victory points (VP) wins.',
      done: 'Flipped plots score',
    },
    'tea-crafted-2': {
      say: 'Birdsong: plots serve as workshops. Craft Root Tea in clearing 9.',
      done: 'Tea crafted: 2 VP',
    },
    'boom-2-vp': {
      say: 'Now flip the plot in clearing 9. It is a bomb!',
      why: 'A bomb removes all enemy pieces there: the workshop is worth 1 VP. And flipping is worth 1 VP for each plot that lies face up, this one included.',
      done: 'Boom: 2 VP',
    },
    'crow-every-fox': {
      say: 'Recruit with Tax Collector, a fox card.',
      why: 'One card puts a warrior into every clearing of its suit, wherever they are. Only clearing 1 is left out: nobody else places pieces in the clearing of the keep.',
      done: 'A crow in every fox clearing',
    },
    'first-action-plot': {
      say: 'Daylight: three actions. Plot something new.',
      why: 'A plot costs one warrior of the clearing; the second plot of a turn costs two.',
      done: 'First action: plot',
    },
    'plot-clearing-12': {
      say: 'Hide it in clearing 12.',
      done: 'A plot in clearing 12',
    },
    'extortion-hidden': {
      say: 'Choose extortion.',
      why: 'Flipped, it takes a card from each enemy there. And as long as it lies face up you draw more cards.',
      done: 'Extortion hidden',
    },
    'second-action-move': {
      say: 'Second action: move.',
      why: 'Crows go where they like, without ruling anything.',
      done: 'Second action: move',
    },
    'from-clearing-8': {
      say: 'Leave clearing 8.',
      done: 'From clearing 8',
    },
    'clearing-4': {
      say: 'Go to clearing 4: no crow is there yet.',
      why: 'Spread your crows: you plot, and flip, only where you have one.',
      done: 'To clearing 4',
    },
    'daylight-ends': {
      say: 'End Daylight.',
      done: 'Daylight ends',
    },
    'drew-cards': {
      say: 'You could exert yourself for one more action instead of drawing cards. Today, draw.',
      done: 'You drew cards',
    },
  },
} satisfies LessonsText['corvids'];
