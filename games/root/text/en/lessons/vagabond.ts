import type { LessonsText } from '../../../lessons/index.ts';

export const vagabond = {
  title: 'The Vagabond: items are actions',
  summary: 'Spend items to explore, complete quests and aid others.',
  steps: {
    'items-actions': {
      say: 'You are the Vagabond: you walk alone, and every action exhausts an item.',
      why: 'An exhausted item is turned face down and is of no more use this turn; at Birdsong some turn up again. Whoever reaches 30 victory points (VP) wins.',
      done: 'Items are actions',
    },
    'new-item-1': {
      say: 'There is a ruin here in clearing 12. Explore it with your torch.',
      why: 'Under every ruin lies an item. More items, more actions each turn.',
      done: 'A new item and 1 VP',
    },
    'quest-done': {
      say: 'Do the quest Logistics Help: a boot and a sack, in a fox clearing.',
      why: 'Three quests lie open. Each asks for two items and a clearing of its suit.',
      done: 'Quest done',
    },
    'reward-1-vp': {
      say: 'Choose to score: 1 VP for each fox quest you have done.',
      why: 'The second quest of a suit is worth 2, the third 3.',
      done: 'Reward: 1 VP',
    },
    'chose-aid': {
      say: 'Now aid the Marquise, who has a warrior here.',
      why: 'To aid is to give a card of the clearing’s suit. In return you may take an item she has crafted, and friendship gives VP.',
      done: 'You chose to aid',
    },
    'anvil-hers': {
      say: 'Give her the Anvil.',
      done: 'The Anvil is hers',
    },
    'hammer-pays-aid': {
      say: 'Use the hammer for the aid.',
      done: 'The hammer pays for the aid',
    },
    'teapot-1-vp': {
      say: 'Take her teapot.',
      why: 'A face-up teapot turns up more items every Birdsong. And your friendship with the Marquise grew: 1 VP.',
      done: 'A teapot and 1 VP',
    },
    'move-boot': {
      say: 'A boot is left: walk.',
      done: 'Move with the boot',
    },
    'clearing-10': {
      say: 'Go to clearing 10, where there is another ruin.',
      why: 'You walk without ruling anything. And you cannot be removed: hits only damage items.',
      done: 'You are in clearing 10',
    },
    'three-vp-turn': {
      say: 'Nothing more to do today. End Daylight.',
      why: 'In Evening you draw a card. In a forest you would also repair all damaged items.',
      done: 'Three VP in a turn',
    },
  },
} satisfies LessonsText['vagabond'];
