import type { LessonsText } from '../../../lessons/index.ts';

export const duchy = {
  title: 'The Duchy: dig and sway',
  summary: 'Dig tunnels, climb up with warriors and sway ministers.',
  steps: {
    'ministers-give-actions': {
      say: 'You lead the Duchy: moles who come up through tunnels and sway ministers.',
      why: 'Each minister gives victory points (VP) when swayed and acts for you every turn. This morning a warrior came to the Burrow: four by now. Whoever reaches 30 VP wins.',
      done: 'Ministers give actions and VP',
    },
    'first-action-dig': {
      say: 'You have two actions in the Assembly. The first: dig.',
      done: 'First action: dig',
    },
    'mouse-card-tunnel': {
      say: 'Spend Codebreakers, a mouse card.',
      done: 'A mouse card for a tunnel',
    },
    'tunnel-clearing-9': {
      say: 'The tunnel comes up in clearing 9.',
      why: 'The Burrow is next to every tunnel. So you can turn up anywhere on the map.',
      done: 'A tunnel in clearing 9',
    },
    'rule-clearing-9': {
      say: 'Come up with all four warriors.',
      done: 'You rule clearing 9',
    },
    'second-action-build': {
      say: 'Second action: build.',
      why: 'To build you only reveal a card of the clearing’s suit: it returns to your hand in Evening.',
      done: 'Second action: build',
    },
    'mouse-card-revealed': {
      say: 'Reveal Mouse-in-a-Sack.',
      done: 'A mouse card revealed',
    },
    'chose-market': {
      say: 'A market: one more card every turn.',
      why: 'Citadels bring warriors to the Burrow, markets bring cards. If they are removed, you lose a minister.',
      done: 'You chose a market',
    },
    'market-clearing-9': {
      say: 'Put it in clearing 9.',
      done: 'Market in clearing 9',
    },
    'captain-listens': {
      say: 'Now sway the Captain, a squire: two cards.',
      why: 'Each card you reveal needs a clearing of its own, of its suit and with a piece of yours. Squires ask for two and give 1 VP, nobles three and 2, lords four and 3.',
      done: 'The Captain listens',
    },
    'one-card-revealed': {
      say: 'Reveal Tax Collector for clearing 6, a fox clearing.',
      done: 'One card revealed',
    },
    'captain-yours-1': {
      say: 'Reveal Cobbler for clearing 3, a rabbit clearing.',
      why: 'From next turn on the Captain battles for you, for free.',
      done: 'The Captain is yours: 1 VP',
    },
    'drew-two-cards': {
      say: 'Evening: the cards you revealed are back in your hand. Craft nothing: finish.',
      why: 'One card a turn, and one more for the market.',
      done: 'You drew two cards',
    },
  },
} satisfies LessonsText['duchy'];
