import type { LessonsText } from '../../../lessons/index.ts';

export const finalZone = {
  title: 'The Final Zone',
  summary: 'Enter the Final Zone, defend your last step with the Final Reserve and win.',
  steps: {
    'final-zone-belongs': {
      say: 'From the fifth row on lies the Final Zone, the purple part that everybody shares.',
      why: 'There Footprints, Towers and Caves serve every traveller, whoever inserted them.',
      done: 'The Final Zone belongs to all',
    },
    'announced-entry': {
      say: 'Go in: walk to C2, one step from the Rift.',
      why: 'As you enter, your hand goes back to the deck and the cards of your Final Reserve become your hand. You reserved the Helm of Solitude.',
      done: 'You announced your entry',
    },
    'hand-helm': {
      say: 'Everybody may answer the walk. Pass.',
      done: 'You are in; your hand is now the Helm',
    },
    'showed-helm': {
      say: 'Your rival wants to put a Mountain on the Rift itself! Use the Helm of Solitude.',
      why: 'In the Final Zone you no longer draw or reserve. The reserved cards, three at most, are all you have: choose them for this moment.',
      done: 'You showed the Helm',
    },
    'rift-still-free': {
      say: "Cancel your rival's card.",
      why: 'Preventing stops only the insertion, and the symbol stays with your rival. Cancelling takes away the whole effect. Here either would save you.',
      done: 'The Rift is still free',
    },
    'went-straight-phase': {
      say: 'Your turn. You already hold the missing Footprint: skip phase 1.',
      done: 'You went straight to phase 2',
    },
    'chose-footprint': {
      say: 'Touch your last Footprint.',
      why: 'Nine Footprints lead from the start to the Rift, and nine is what your depot holds.',
      done: 'You chose the Footprint',
    },
    'path-complete': {
      say: 'Put it on the Rift.',
      done: 'The path is complete',
    },
    won: {
      say: 'Take the last step: walk to the Rift!',
      why: 'Whoever reaches the Rift wins at once.',
      done: 'You won',
    },
  },
} satisfies LessonsText['final-zone'];
