import type { LessonsText } from '../../../lessons/index.ts';

export const turn = {
  title: 'A turn: Wake, Act, Rest',
  summary: 'A whole turn: muster, guard a site, travel and rest.',
  steps: {
    exile: {
      say: 'You are an Exile: the Chancellor holds the title, and you want to take it.',
      why: 'A turn has three phases: Wake, Act, Rest. Wake is where you see whether you have won. Now it is time to Act.',
      done: 'You are an Exile',
    },
    'supply-pays-actions': {
      say: 'Major actions spend Supply. You have 7: look at your board.',
      why: 'Do as many as you like, in any order, while you can pay. Your pawn is at the Rocky Coast, and nearly everything is done where it stands.',
      done: 'Supply pays for actions',
    },
    'two-more-warbands': {
      say: 'Muster: 1 Supply and 1 favor bring two warbands.',
      why: 'The favor, which is money here, stays on the Elders card until your Rest. Nothing more can be put on a card that holds tokens.',
      done: 'Two more warbands',
    },
    'move-warbands': {
      say: 'Move warbands to the site: it is free.',
      why: 'You already rule the Rocky Coast with one warband. Whoever has most warbands at a site rules it.',
      done: 'Move warbands',
    },
    'rocky-coast-safe': {
      say: 'Leave two warbands here, on guard.',
      why: 'Those on your board travel and fight with you.',
      done: 'The Rocky Coast is safe',
    },
    travel: {
      say: 'Travel: touch Travel.',
      why: 'The map shows how much Supply each way costs: from the coast to the Provinces it is 2, to the Cradle 4.',
      done: 'Travel',
    },
    'discovered-salt-flats': {
      say: 'Go to the hidden site in the middle of the Provinces.',
      why: 'A facedown site is revealed when somebody arrives. This one brings favor and a secret.',
      done: 'You discovered the Salt Flats',
    },
    rested: {
      say: 'Supply is left, but that will do for today: end your turn.',
      why: 'In Rest, favor on cards goes to the banks, secrets come back to you, and your Supply fills up. What was left over is not lost.',
      done: 'You rested',
    },
    'one-more-secret': {
      say: 'Your turn again: in Wake the Salt Flats offer something. Take the secret.',
      why: 'Every site has a power. Touch it to read.',
      done: 'One more secret',
    },
  },
} satisfies LessonsText['turn'];
