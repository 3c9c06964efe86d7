import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['EVE-9'],
    title: 'How you win',
    summary:
      'After three rounds most victory points (VP) win. At the end Specialists, Council and the Inner Circle count, with Rituals doubled by stones.',
    glyphs: ['eve-vp', 'stone-raven'],
  },
  {
    clauses: ['EVE-1', 'EVE-6'],
    title: 'The round: income and end',
    summary: 'Each round has income, actions, conflict and an end. Resources, Mana and cards stay; figures come home.',
    glyphs: ['eve-card', 'eve-knowledge', 'eve-mana'],
  },
  {
    clauses: ['EVE-2.1', 'EVE-2.2', 'EVE-2.3', 'EVE-2.4', 'EVE-2.5'],
    title: 'The turn and free actions',
    summary:
      'Each turn one main action and any number of free ones, until you pass. Two discarded cards make a Resource.',
    glyphs: ['eve-token', 'eve-card', 'eve-any'],
  },
  {
    clauses: ['EVE-2.6', 'EVE-2.7', 'EVE-2.8', 'EVE-2.9', 'EVE-2.10', 'EVE-2.11'],
    title: 'Discovering and exploring',
    summary:
      'Witches discover Places, which come to your Outer Circle. The Coven Token explores them all, once per round.',
    glyphs: ['eve-discover', 'eve-witch', 'eve-explore', 'eve-token'],
  },
  {
    clauses: ['EVE-2.12', 'EVE-2.13', 'EVE-2.14', 'EVE-2.15', 'EVE-2.16', 'EVE-2.17'],
    title: 'Playing cards: Rituals and people',
    summary:
      'A Ritual goes onto a Place and gets its Binding Bonus. A person is a Specialist, who helps, or a Council Member, who usually scores.',
    glyphs: ['eve-binding', 'eve-artifact', 'eve-familiar', 'eve-spell'],
  },
  {
    clauses: ['EVE-2.18', 'EVE-2.19', 'EVE-2.20', 'EVE-2.21', 'EVE-2.22', 'EVE-2.23'],
    title: 'Action fields and Transfers',
    summary:
      'A figure activates a free field: Witches anywhere, Elders only in your Inner Circle. A Transfer takes a Place from the Outer to the Inner Circle.',
    glyphs: ['eve-field', 'eve-witch', 'eve-elder', 'eve-transfer'],
  },
  {
    clauses: ['EVE-2.24', 'EVE-2.25', 'EVE-2.26', 'EVE-2.27', 'EVE-3'],
    title: 'Catalysts and the Coven Track',
    summary:
      'A Scythe repeats what a Place yields. An Orb takes you one step along the track, and every step brings a prize.',
    glyphs: ['eve-scythe', 'eve-orb', 'eve-step'],
  },
  {
    clauses: ['EVE-5'],
    title: 'The conflict',
    summary:
      'In each Region figures and secretly bid Mana are added up. There are rewards at strength 4, 6 and 8; the strongest takes a Powerstone.',
    glyphs: ['eve-dial', 'eve-mana', 'eve-witch', 'stone-flame'],
  },
  {
    clauses: ['EVE-4'],
    title: 'The cards in detail',
    summary: 'What those cards do that need a word of explanation.',
    glyphs: ['eve-card', 'eve-familiar'],
  },
  {
    clauses: ['EVE-7'],
    title: 'The Moon side',
    summary: 'Four different Covens, each with its own income, token and powers. For those who know the Sun side.',
    glyphs: ['stone-wild', 'eve-step-both'],
  },
  {
    clauses: ['EVE-8'],
    title: 'Solo: the Automa',
    summary:
      'She follows a wheel moved by the cards she turns up; whatever she would gain becomes VP. You need more VP than she has.',
    glyphs: ['eve-sets', 'eve-witch'],
  },
  {
    clauses: ['EVE-0'],
    title: 'Setup',
    summary: 'How many Regions and Places are used, what everybody gets, and what a table may agree on.',
    glyphs: ['eve-first', 'eve-stone'],
  },
];
