import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'How you win',
    summary:
      'The Empire wins by having the title at the end. An Exile wins as Usurper or by meeting a revealed Vision, at the start of their own turn or when round 8 ends.',
  },
  fundamentals: {
    title: 'What you use and who rules',
    summary: 'Favor and secrets pay for nearly everything. Whoever has the most warbands at a site rules it.',
  },
  turn: {
    title: 'The turn',
    summary: 'Wake, Act, Rest. Major actions spend Supply, which comes back in Rest.',
  },
  setup: {
    title: 'Setup',
    summary: 'How the table is laid, where pawns begin and what everybody holds.',
  },
  search: {
    title: 'Search and play cards',
    summary:
      'Draw three cards, play one: at a site, where it serves whoever stands there or rules it, or as an adviser, yours alone.',
  },
  'muster-and-trade': {
    title: 'Muster and Trade',
    summary: 'A favor on a card at your site brings warbands. A secret brings favor, and favor brings secrets.',
  },
  recover: {
    title: 'Recover',
    summary: 'Pay to take a relic from your site or one of the two banners.',
  },
  campaign: {
    title: 'Campaign',
    summary: 'Attack dice against defense dice, for sites, relics, banners or somebody’s favor.',
  },
  travel: {
    title: 'Travel',
    summary: 'Your pawn goes to another site; the farther, the more Supply.',
  },
  'minor-actions': {
    title: 'Minor actions and Citizenship',
    summary:
      'Without Supply: use powers, turn advisers up, move warbands. And how an Exile becomes a Citizen of the Empire, or goes back into exile.',
  },
  powers: {
    title: 'How cards are read',
    summary: 'Costs, symbols, locked cards, and when each power may be used.',
  },
  chronicle: {
    title: 'The Chronicle',
    summary: 'The winner changes the world: the next oath, the sites, the edifices and the deck of the next game.',
  },
  prince: {
    title: 'The Clockwork Prince',
    summary: 'An opponent without a player: he follows the arrows of a mind map that everybody can read.',
  },
  cards: {
    title: 'Card by card',
    summary: 'What every card says, with rulings on the hard cases. Search by name.',
  },
};
