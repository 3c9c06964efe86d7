import type { LessonsText } from '../../../lessons/index.ts';

export const eyrie = {
  title: 'The Eyrie: the Decree',
  summary: 'Fill the Decree only with orders that you can carry out, every turn.',
  steps: {
    'roosts-score-every': {
      say: 'You lead the Eyrie: roosts on the map give victory points (VP) every Evening.',
      why: 'One roost gives nothing; two give 1 VP a turn; seven give 5. Whoever reaches 30 wins.',
      done: 'Roosts score every turn',
    },
    'decree-commands': {
      say: 'Look at the Decree: the cards under each verb are orders for every turn.',
      why: 'It lies on your board; on a phone, touch You. The two Viziers are birds: one orders you to recruit, one to move, in any clearing. Every card you add stays until there is turmoil.',
      done: 'The Decree commands you',
    },
    'chose-codebreakers': {
      say: 'Every Birdsong you add one or two cards. Choose Codebreakers, a mouse card.',
      done: 'You chose Codebreakers',
    },
    'decree-orders-build': {
      say: 'Put it under Build: a roost in a mouse clearing.',
      why: 'Add only what you will be able to do, today and every day. Clearing 7, next door, is a mouse clearing with a single enemy.',
      done: 'The Decree orders you to build',
    },
    'decree-grown': {
      say: 'One card is enough for today.',
      done: 'The Decree has grown',
    },
    'boot-crafted-1': {
      say: 'Daylight: before the Decree, craft A Visit to Friends with your roost.',
      why: 'Roosts are your workshops. Under other leaders the Eyrie get just 1 VP for an item; the Builder gets what the card says.',
      done: 'Boot crafted: 1 VP',
    },
    'where-clearing-7': {
      say: 'Recruit has been carried out. Now the order is to move: go to clearing 7.',
      why: 'To build there you must rule it: have more warriors and buildings than anybody else.',
      done: 'Where to: clearing 7',
    },
    'roost-clearing-7': {
      say: 'Take four warriors along.',
      why: 'Four against one: you rule, and the order to build carries itself out, because only one place is possible.',
      done: 'A roost in clearing 7, and 1 VP in Evening',
    },
    'beware-turmoil': {
      say: 'Evening gave 1 VP for two roosts. Next turn the whole Decree counts again.',
      why: 'If a single order cannot be carried out, turmoil follows: you lose VP, the Decree and the leader, and start a new one.',
      done: 'Beware of turmoil',
    },
  },
} satisfies LessonsText['eyrie'];
