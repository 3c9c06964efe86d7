import type { LessonsText } from '../../../lessons/index.ts';

export const conflict = {
  title: 'The conflict',
  summary: 'Bid Mana in secret, judge strength and choose Stones that double points.',
  steps: {
    'conflict-northern-lakes': {
      say: 'All have passed. Now there is a conflict in every Region where somebody has figures.',
      why: 'The Witches you sent to discover Places are still there. In the Northern Lakes you have two, your rival one.',
      done: 'A conflict in the Northern Lakes',
    },
    'strength-6-against': {
      say: 'Bid Mana in secret: set your Dial to 4.',
      why: 'Strength is figures plus Dial: 2 + 4 = 6. Your rival has 1 Witch and 4 Mana: 5 at most. The Mana shown is spent, win or lose.',
      done: 'Strength 6 against 4: you won',
    },
    'wave-stone-doubles': {
      say: 'The winner takes a Powerstone. Choose a Wave stone.',
      why: 'At the end a stone doubles the VP of the Ritual on an Inner Circle Place with the same symbol. Your Phoenix lies on the Stone Circle, which has the Wave: 4 VP become 8.',
      done: 'The Wave stone doubles your Phoenix',
    },
    'rewards-strength-4': {
      say: 'Before the stone, everybody got the rewards of their strength.',
      why: 'At strength 4, 6 and 8 there is a reward, for winners and losers alike. You got a card and 3 VP; your rival a card. Winning in the Lakes also lets you begin the next round.',
      done: 'Rewards at strength 4, 6 and 8',
    },
    'mountains-won': {
      say: 'In the Mountains you are alone. Bid 3, to reach 4.',
      why: 'Without a rival you have already won, but rewards depend on strength: 1 Witch + 3 = 4 brings 2 VP. Mana you keep is there next round.',
      done: '2 VP in the Central Mountains',
    },
    'stone-plans': {
      say: 'Take a stone here too: the Flame.',
      why: 'Your Herb Garden has the Flame. Once you take it to the Inner Circle with a Ritual, that one will double too.',
      done: 'A stone for your plans',
    },
    'new-round': {
      say: 'The second round has begun: your figures are home again.',
      why: 'The tokens are active again and there are new Places in the Regions. After the third round the VP are added up.',
      done: 'A new round',
    },
  },
} satisfies LessonsText['conflict'];
