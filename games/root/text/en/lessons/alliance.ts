import type { LessonsText } from '../../../lessons/index.ts';

export const alliance = {
  title: 'The Alliance: sympathy and revolt',
  summary: 'Spread sympathy, revolt and train officers.',
  steps: {
    'sympathy-scores': {
      say: 'You lead the Alliance: putting sympathy on the map gives victory points (VP).',
      why: 'It starts weak and grows fast: the first tokens are worth 0 or 1 VP, the last ones 4. Whoever reaches 30 wins.',
      done: 'Sympathy scores',
    },
    'revolt-clearing-9': {
      say: 'Your supporters are cards kept apart. Spend two mouse ones: revolt in clearing 9!',
      why: 'A revolt removes all enemy pieces there, and the workshop removed is worth 1 VP. You get a base, a warrior and an officer.',
      done: 'Revolt in clearing 9',
    },
    'one-supporter-spent': {
      say: 'Spend the first mouse supporter.',
      done: 'One supporter spent',
    },
    'workshop-removed-1': {
      say: 'And the second.',
      done: 'Workshop removed: 1 VP and a base',
    },
    'no-more-revolts': {
      say: 'You could revolt again, but keep the foxes to spread sympathy.',
      done: 'No more revolts',
    },
    'sympathy-clearing-12': {
      say: 'Spread sympathy to clearing 12, next to yours.',
      why: 'The fourth token costs two supporters of the clearing’s suit. Whoever moves warriors in or removes it must hand you a card.',
      done: 'Sympathy for clearing 12',
    },
    'another-supporter-spent': {
      say: 'Spend Anvil.',
      done: 'One supporter spent',
    },
    'sympathy-placed': {
      say: 'Spend Foxfolk Steel.',
      done: 'Sympathy in clearing 12: 1 VP',
    },
    'two-officers': {
      say: 'Daylight: train an officer with Scouting Party, a card of your base’s suit.',
      why: 'Each officer gives one military operation in Evening.',
      done: 'Two officers',
    },
    'new-supporter': {
      say: 'Mobilize Tax Collector: it becomes a supporter.',
      why: 'So today’s hand pays for tomorrow’s sympathy.',
      done: 'A new supporter',
    },
    'one-more-warrior': {
      say: 'Evening: recruit at your base.',
      done: 'One more warrior at the base',
    },
    'drew-two-cards': {
      say: 'With the other officer you could move or battle. Today, guard the base: finish.',
      why: 'You draw a card, plus one for each base. Lose the base, and you lose supporters and officers with it.',
      done: 'You drew two cards',
    },
  },
} satisfies LessonsText['alliance'];
