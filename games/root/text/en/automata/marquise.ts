import type { AutomatonText } from '../../automaton-text.ts';

export const marquise: AutomatonText = {
  name: 'Mechanical Marquise 2.0',
  about:
    'It battles, recruits and builds in clearings of the ordered suit, and scores by the track of what that suit builds.',
  level: (of) => {
    const more = of('bonusRecruit');
    return `recruits ${of('recruit')}${more > 0 ? ` · ${more} more where it rules` : ''}`;
  },
  steps: {
    'AUT-4.5.1': 'Battle',
    'AUT-4.5.2': 'Recruit',
    'AUT-4.5.3': 'Build',
    'AUT-4.5.4': 'March',
    'AUT-4.5.5': 'Expand: a new order',
    'AUT-4.7.1': 'Battle',
    'AUT-4.7.2': 'Recruit',
    'AUT-4.7.3': 'Build',
    'AUT-4.7.4': 'March',
    'AUT-D-1': 'More warriors',
    'AUT-T-MAR-1': 'Blitz',
  },
  traits: {
    blitz: ['Blitz', 'After the march all but one warrior leave the best safe clearing and attack'],
    fortified: ['Fortified', 'In battle it takes two hits to bring down one of its buildings'],
    hospitals: ['Hospitals', 'A defence that costs two or more warriors brings two to the keep'],
    'iron-will': ['Iron Will', 'With a bird order it recruits twice as many'],
  },
  why: {},
  clauses: {
    'AUT-4.2.1': 'Only the Marquise places pieces in the clearing of the keep; others may move there.',
    'AUT-4.3.2': 'Setup: the keep goes to a corner by chance.',
    'AUT-4.3.4':
      'Setup: a sawmill, a workshop and a recruiter go by chance to the clearing of the keep or next to it, one in each.',
    'AUT-4.5.1': 'Battle in each ordered clearing, against the player with most pieces there.',
    'AUT-4.5.1.1': 'Of those with equally many pieces the one with most VP is attacked.',
    'AUT-4.5.2':
      'Recruit: four warriors, dealt round the ordered clearings that it rules, from the highest priority on.',
    'AUT-4.5.3':
      'Build the building of the order, fox sawmill, rabbit workshop, mouse recruiter, where it rules with most warriors.',
    'AUT-4.5.4': 'March: from each ordered clearing all warriors but three go to the neighbour with most enemy pieces.',
    'AUT-4.5.5':
      'Expand: if nothing was built this turn and at most five buildings stand, it takes a new order and begins Daylight again.',
    'AUT-4.6.1': 'Evening: the track of the order scores its rightmost free space; with a bird the best track does.',
    'AUT-4.7.1': 'Escalated Daylight: battle in every clearing.',
    'AUT-4.7.2': 'Escalated Daylight: two warriors in each of the two ruled clearings of lowest priority.',
    'AUT-4.7.3':
      'Escalated Daylight: it builds what it has most of; of equals a sawmill before a recruiter before a workshop.',
    'AUT-4.7.4': 'Escalated Daylight: march from everywhere, then battle once wherever warriors arrived.',
    'AUT-D-1': 'A challenging Marquise places two more warriors in the ruled ordered clearing of highest priority.',
    'AUT-T-MAR-1':
      'Blitz: after the march all but one warrior leave the ruled clearing without enemies that has the highest priority, and battle where they arrive.',
    'AUT-T-MAR-2': 'Fortified: a building falls only to two hits; an odd hit is lost.',
    'AUT-T-MAR-3': 'Hospitals: a defence that cost two or more warriors brings two warriors to the keep.',
    'AUT-T-MAR-4': 'Iron Will: twice as many warriors are recruited in the Escalated Daylight.',
  },
  board: () => [],
};
