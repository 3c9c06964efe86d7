import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['OATH-10'],
    title: 'How you win',
    summary:
      'The Empire wins by having the title at the end. An Exile wins as Usurper or by meeting a revealed Vision, at the start of their own turn or when round 8 ends.',
    glyphs: ['crown', 'vision', 'usurper'],
  },
  {
    clauses: ['OATH-2'],
    title: 'What you use and who rules',
    summary: 'Favor and secrets pay for nearly everything. Whoever has the most warbands at a site rules it.',
    glyphs: ['favor', 'secret', 'warband'],
  },
  {
    clauses: ['OATH-3'],
    title: 'The turn',
    summary: 'Wake, Act, Rest. Major actions spend Supply, which comes back in Rest.',
    glyphs: ['supply', 'k-action', 'k-rest'],
  },
  {
    clauses: ['OATH-4'],
    title: 'Setup',
    summary: 'How the table is laid, where pawns begin and what everybody holds.',
    glyphs: ['world', 'pawn'],
  },
  {
    clauses: ['OATH-5.0', 'OATH-5.1'],
    title: 'Search and play cards',
    summary:
      'Draw three cards, play one: at a site, where it serves whoever stands there or rules it, or as an adviser, yours alone.',
    glyphs: ['search', 'r-adviser', 'r-site'],
  },
  {
    clauses: ['OATH-5.2', 'OATH-5.3'],
    title: 'Muster and Trade',
    summary: 'A favor on a card at your site brings warbands. A secret brings favor, and favor brings secrets.',
    glyphs: ['muster', 'trade'],
  },
  {
    clauses: ['OATH-5.4'],
    title: 'Recover',
    summary: 'Pay to take a relic from your site or one of the two banners.',
    glyphs: ['recover', 'relic', 'people', 'dark'],
  },
  {
    clauses: ['OATH-5.5'],
    title: 'Campaign',
    summary: 'Attack dice against defense dice, for sites, relics, banners or somebody’s favor.',
    glyphs: ['campaign', 'face-sword', 'face-shield'],
  },
  {
    clauses: ['OATH-5.6'],
    title: 'Travel',
    summary: 'Your pawn goes to another site; the farther, the more Supply.',
    glyphs: ['travel', 'pawn'],
  },
  {
    clauses: ['OATH-6'],
    title: 'Minor actions and Citizenship',
    summary:
      'Without Supply: use powers, turn advisers up, move warbands. And how an Exile becomes a Citizen of the Empire, or goes back into exile.',
    glyphs: ['gift', 'swap', 'banish'],
  },
  {
    clauses: ['OATH-7'],
    title: 'How cards are read',
    summary: 'Costs, symbols, locked cards, and when each power may be used.',
    glyphs: ['k-action', 'k-persist', 'k-played', 'lock'],
  },
  {
    clauses: ['OATH-8'],
    title: 'The Chronicle',
    summary: 'The winner changes the world: the next oath, the sites, the edifices and the deck of the next game.',
    glyphs: ['edifice', 'world'],
  },
  {
    clauses: ['OATH-9'],
    title: 'The Clockwork Prince',
    summary: 'An opponent without a player: he follows the arrows of a mind map that everybody can read.',
    glyphs: ['crown', 'bandit'],
  },
  {
    clauses: ['OATH-G19', 'OATH-card'],
    title: 'Card by card',
    summary: 'What every card says, with rulings on the hard cases. Search by name.',
    glyphs: ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'],
  },
];
