import type { AutomatonText } from '../../automaton-text.ts';

export const alliance: AutomatonText = {
  name: 'Automated Alliance',
  about: 'It spreads sympathy and revolts without spending supporters.',
  level: (of) => `organizes where it has ${of('organizeAt')} or more warriors`,
  steps: {
    'AUT-6.2.4': 'Crackdown: the sympathy of the lost base goes too',
    'AUT-6.4.3': 'Revolt',
    'AUT-6.4.4': 'Public Pity',
    'AUT-6.5.1': 'Sympathy',
    'AUT-6.5.1.I': 'Sympathy',
    'AUT-6.5.1.II': 'Sympathy finds no place',
    'AUT-6.5.2': 'Surprise Revolt',
    'AUT-6.6.1': 'Organize',
    'AUT-6.6.2': 'Recruit',
    'AUT-T-ALI-4': 'Wildfire',
  },
  traits: {
    informants: ['Informants', 'Automated Ambush works for a sympathy token without warriors too'],
    popularity: ['Popularity', 'Whoever removes its sympathy scores nothing for it'],
    veterans: ['Veterans', 'When it defends, it deals the higher roll and the attacker the lower'],
    wildfire: ['Wildfire', 'Evening ends with one more sympathy token, which scores nothing'],
  },
  why: { outrage: 'outrage', 'no-room-for-sympathy': 'sympathy that finds no place' },
  clauses: {
    'AUT-6.2.1':
      'A clearing holds at most one sympathy token: with it the clearing is sympathetic, without it neutral.',
    'AUT-6.2.2': 'Automated Ambush: as defender with a warrior there the Automated Alliance deals an extra hit.',
    'AUT-6.2.3':
      'Automated Outrage: a person who removes sympathy or moves warriors into a sympathetic clearing discards a hand card that matches it; without one the Automated Alliance scores 1 VP. Automata pay nothing.',
    'AUT-6.2.4': 'Crackdown: with a removed base all sympathy in clearings of its suit goes too; nobody scores for it.',
    'AUT-6.2.5': 'Martial law: a token placed where one enemy has three warriors scores 1 VP less.',
    'AUT-6.4.3':
      'Revolt: unless the order is a bird, in the ordered sympathetic clearing with most enemy pieces whose base is still on the board. All enemy pieces go, and the base comes.',
    'AUT-6.4.4': 'Public Pity: without a revolt sympathy spreads twice, once with five or more tokens on the map.',
    'AUT-6.5.1':
      'Sympathy spreads to the ordered neutral clearing next to sympathy that has fewest enemy warriors, and the token scores its space.',
    'AUT-6.5.1.I': 'If there is no such clearing, sympathy goes to the neutral clearing with fewest enemy pieces.',
    'AUT-6.5.1.II': 'If no token is left or no clearing can take one, the Automated Alliance scores 5 VP instead.',
    'AUT-6.5.2':
      'Surprise Revolt: with a bird order, in the sympathetic clearing with most enemy pieces whose base is still on the board.',
    'AUT-6.6.1':
      'Organize: from each base with three or more warriors all of them go home, and sympathy spreads. The level changes how many it takes.',
    'AUT-6.6.2': 'Recruit: a warrior at each base.',
    'AUT-T-ALI-1': 'Informants: Automated Ambush works for a defenseless sympathy token too.',
    'AUT-T-ALI-2': 'Popularity: a removed sympathy token is worth no VP.',
    'AUT-T-ALI-3': 'Veterans: as defender the Automated Alliance deals the higher roll and the attacker the lower.',
    'AUT-T-ALI-4': 'Wildfire: at the end of Evening sympathy spreads once more, by the order of this turn, for no VP.',
  },
  board: () => [],
};
