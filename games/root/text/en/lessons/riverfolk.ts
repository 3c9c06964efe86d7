import type { LessonsText } from '../../../lessons/index.ts';

export const riverfolk = {
  title: 'The Riverfolk: sell and invest',
  summary: 'Set prices, sell to the others and invest what they pay.',
  steps: {
    'warriors-money': {
      say: 'You lead the Riverfolk, merchants: others pay you with their warriors.',
      why: 'Your hand lies open: it is the shop window. At the start of their turns others may buy cards, boats and mercenaries. Whoever reaches 30 VP wins.',
      done: 'Warriors are money',
    },
    'saved-funds-give': {
      say: 'Morning has come: the funds you had saved gave 1 victory point (VP).',
      why: 'Every two warriors left in the funds give 1 VP if a trade post of yours is on the map. The funds now hold five warriors, two of them the Marquise’s.',
      done: 'Saved funds give VP',
    },
    'establish-trade-post': {
      say: 'Daylight: establish a trade post.',
      why: 'It costs two warriors of whoever rules the clearing. You have two of the Marquise’s: they go back to her supply.',
      done: 'Establish a trade post',
    },
    'trade-post-clearing': {
      say: 'Choose clearing 5, which the Marquise rules.',
      why: 'Each trade post gives 2 VP and a warrior to guard it, and helps to craft cards of the clearing’s suit.',
      done: 'Trade post in clearing 5: 2 VP',
    },
    'new-card-window': {
      say: 'Commit a fund to draw a card.',
      why: 'A committed fund comes back to you next Birdsong; a spent one is gone. Moving, battling and drawing only commit.',
      done: 'A new card in the window',
    },
    'two-funds-saved': {
      say: 'Save the other two funds: they give VP tomorrow. End Daylight.',
      done: 'Two funds saved',
    },
    'price-of-cards': {
      say: 'Evening: set your prices. A hand card will cost 2 warriors.',
      why: 'Too dear and nobody buys; too cheap and you help others win.',
      done: 'Card: 2',
    },
    'price-of-boats': {
      say: 'Riverboats: 1 warrior.',
      why: 'Whoever buys boats travels along rivers this turn.',
      done: 'Riverboats: 1',
    },
    'price-of-mercenaries': {
      say: 'Mercenaries: 3 warriors.',
      why: 'Whoever buys them fights and rules with your warriors until the turn ends.',
      done: 'Mercenaries: 3',
    },
  },
} satisfies LessonsText['riverfolk'];
