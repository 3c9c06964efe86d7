import type { LessonsText } from '../../../lessons/index.ts';

export const war = {
  title: 'Travel, recover, campaign',
  summary: 'Recover a relic and take a site in a campaign.',
  steps: {
    'plan-marshes': {
      say: 'One warband holds the Marshes for the Empire, and a relic lies there: get both.',
      why: 'The oath of this game is Supremacy: whoever rules most sites holds the title. Every site counts.',
      done: 'The plan: the Marshes',
    },
    travel: {
      say: 'Travel.',
      done: 'Travel',
    },
    marshes: {
      say: 'Go to the Marshes, in the Provinces.',
      why: 'The way costs 2 Supply. The five warbands on your board come along.',
      done: 'You are at the Marshes',
    },
    recover: {
      say: 'To recover is to pay for a relic at your site and take it: touch Recover.',
      why: 'The two banners are recovered in the same way. The price is written on the site.',
      done: 'Recover',
    },
    'brass-horse-yours': {
      say: 'Take the hidden relic.',
      why: 'Here it costs a secret, burned. The relic stays with you, faceup, with a new power.',
      done: 'The Brass Horse is yours',
    },
    campaign: {
      say: 'Now the campaign: 2 Supply.',
      why: 'You attack whoever rules your site or has their pawn there.',
      done: 'Campaign',
    },
    'target-marshes': {
      say: 'The target is the Marshes. No other: done.',
      why: 'Each further target gives the defender dice. A site is worth one die; the Chancellor’s title one more.',
      done: 'Target: the Marshes',
    },
    'five-attack-dice': {
      say: 'Roll five dice: one for each warband on your board.',
      why: 'Swords count one, hollow swords half. The defender’s shields and warbands are what you must beat.',
      done: 'Five attack dice',
    },
    'marshes-yours': {
      say: 'You won! Leave two warbands at the Marshes and take the others along.',
      why: 'The Empire’s warband fell back. Whoever loses a campaign loses half of the warbands that fought. Guard what you took: the Chancellor will want it back.',
      done: 'The Marshes are yours',
    },
  },
} satisfies LessonsText['war'];
