import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'How you win',
    summary:
      'After three rounds most victory points (VP) win. At the end Specialists, Council and the Inner Circle count, with Rituals doubled by stones.',
  },
  round: {
    title: 'The round: income and end',
    summary: 'Each round has income, actions, conflict and an end. Resources, Mana and cards stay; figures come home.',
  },
  turn: {
    title: 'The turn and free actions',
    summary:
      'Each turn one main action and any number of free ones, until you pass. Two discarded cards make a Resource.',
  },
  discovering: {
    title: 'Discovering and exploring',
    summary:
      'Witches discover Places, which come to your Outer Circle. The Coven Token explores them all, once per round.',
  },
  'playing-cards': {
    title: 'Playing cards: Rituals and people',
    summary:
      'A Ritual goes onto a Place and gets its Binding Bonus. A person is a Specialist, who helps, or a Council Member, who usually scores.',
  },
  fields: {
    title: 'Action fields and Transfers',
    summary:
      'A figure activates a free field: Witches anywhere, Elders only in your Inner Circle. A Transfer takes a Place from the Outer to the Inner Circle.',
  },
  catalysts: {
    title: 'Catalysts and the Coven Track',
    summary:
      'A Scythe repeats what a Place yields. An Orb takes you one step along the track, and every step brings a prize.',
  },
  conflict: {
    title: 'The conflict',
    summary:
      'In each Region figures and secretly bid Mana are added up. There are rewards at strength 4, 6 and 8; the strongest takes a Powerstone.',
  },
  cards: {
    title: 'The cards in detail',
    summary: 'What those cards do that need a word of explanation.',
  },
  moon: {
    title: 'The Moon side',
    summary: 'Four different Covens, each with its own income, token and powers. For those who know the Sun side.',
  },
  automa: {
    title: 'Solo: the Automa',
    summary:
      'She follows a wheel moved by the cards she turns up; whatever she would gain becomes VP. You need more VP than she has.',
  },
  setup: {
    title: 'Setup',
    summary: 'How many Regions and Places are used, what everybody gets, and what a table may agree on.',
  },
};
