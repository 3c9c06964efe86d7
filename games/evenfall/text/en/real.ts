/** What is said at a real table in English: nothing is called by its name, because the names in the box are others. */
import { capital } from '@tavola/games/text/capital.ts';
import { counted } from '@tavola/games/text/en.ts';
import { asked, type ByKind, type RealText } from '@tavola/kernel/face/text.ts';
import type { RegionId } from '../../data/boards.ts';
import type { EvenfallFact } from '../../rules/state/fact.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { OutsideAsk, OutsideMove } from '../../rules/state/outside-moves.ts';
import type { SpotAt } from '../../rules/state/state.ts';
import type { View } from '../../rules/view.ts';
import { automaLines } from '../lines.ts';
import { regionName } from '../names.ts';
import { untold } from '../real.ts';
import { lineWords } from './lines.ts';
import { actions, region } from './things.ts';

const witches = (n: number) => counted(n, 'Witch', 'Witches');
const regions = {
  'northern-lakes': lineWords.regions['northern-lakes'][0],
  'central-mountains': lineWords.regions['central-mountains'][0],
  'southern-slopes': lineWords.regions['southern-slopes'][0],
};
const regionTitle = (id: RegionId) => regionName(id, 'en');
const ordinal = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
/** "the 2nd Place of her Outer Circle" */
export const spotName = ({ circle, n }: SpotAt) =>
  `the ${ordinal(n)} Place of her ${circle === 'outer' ? 'Outer' : 'Inner'} Circle`;
/** "field 3", counted clockwise from the top. */
export const fieldName = (n: number) => (n === 0 ? 'the top field' : `field ${n}`);

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside-turn': 'Your turn on the table',
  'outside-card': ({ strength }) =>
    strength === null
      ? asked('Automa · turn the card: how many VP?', 'Automa · rondel. Turn up the top card of the deck: how many VP?')
      : asked(
          `${regions[strength.region]} · her card ${strength.n} of ${strength.of}`,
          `Automa · ${regions[strength.region]}. ${strength.n === 1 ? 'Set your Dial if you are there. Then turn up' : 'Turn up'} card ${strength.n} of ${strength.of} for her strength: how many VP?`,
        ),
  'outside-played': asked(
    'Automa plays the top card: what is it?',
    'Automa · play. Turn up the top card of the deck: what is it, and how many VP?',
  ),
  'outside-binding': asked(
    'Automa · Binding Bonus: how many VP?',
    'Automa · Binding Bonus of that Place, with what the keyword of the Ritual adds: how many VP? (1 for each Resource, Mana, Card)',
  ),
  'outside-strength': ({ region: id, hers, round, witches: n }) =>
    asked(
      `${regions[id]}: she has ${hers}. Do you reach it?`,
      `${regionTitle(id)}: she has ${hers} (round ${round}, ${witches(n)}, cards ${hers - round - n}). Do you reach it?`,
    ),
  'outside-score': ({ hers }) => `She has ${hers} VP in the end. Do you have more?`,
};

export const outsideMoves: ByKind<OutsideMove> = {
  'ask-me': 'Action taken: her turn',
  'all-told': 'Action taken, and I have entered every Place that changed',
  shows: ({ what, vp }) => ({ any: `${vp} VP`, ritual: `Ritual, ${vp} VP`, person: `Person, ${vp} VP` })[what],
  enough: 'Yes, I have as much or more',
  short: 'No, I have less',
  absent: 'I have no figure there',
  more: 'Yes, I have more',
  'no-more': 'No, as many or fewer',
};

const facts: ByKind<EvenfallFact> = {
  slot: ({ n }) => `Place ${n + 1} from the left: Witches it needs`,
  witches: 'Her Witches here',
  vp: 'Her VP',
  rondel: 'Rondel marker, fields from the top',
  track: 'Her track marker',
  stones: 'Her Powerstones',
  'places-left': 'Place deck (0: empty)',
  fields: 'How many fields are there?',
  field: ({ n }) => (n === 0 ? 'What does the top field show?' : `What does field ${n} show, clockwise from the top?`),
  bonus: ({ step }) => `What does field ${step} of her track give?`,
  reward: ({ min }) => `What is the ${min}+ reward?`,
  harvest: 'VP for her when she explores it (1 for each Resource, Mana, Card)',
  binding: 'Does it have a Binding Bonus?',
  'place-vp': 'VP printed on the Place',
  'witches-left': 'Her Witches in reserve',
};

const sheets: { readonly [place: string]: string } = {
  automa: 'Her markers and stones',
  rondel: 'Her rondel',
  track: 'Her track',
};
const values: { readonly [value: string]: string } = {
  none: 'empty',
  w1: '1 Witch',
  w2: '2 Witches',
  yes: 'Yes',
  no: 'No',
  step: 'A step on the track',
  top: 'There is no such field',
};

export const real: RealText<Event, View> = {
  lines: automaLines(lineWords),
  ownTurn: 'Play your turn with the box. She asks for what she needs to know.',
  facts,
  place: (place) => {
    const [circle, n] = place.split('-');
    if (circle === 'outer' || circle === 'inner') return capital(spotName({ circle, n: Number(n) }));
    return sheets[place] ?? regionTitle(place as RegionId);
  },
  value: (value) => {
    if (/^\d+$/.test(value)) return `${value} VP`;
    return values[value] ?? (value === 'transfer' ? 'Transfer' : capital(actions[value as keyof typeof actions]));
  },
  tasks: {
    ...untold,
    rondel: ({ to, action }) => `Discard the card. Marker to ${fieldName(to)}: ${actions[action]}`,
    discovered: ({ region: id, witches: n }) =>
      `Move the leftmost Place of ${region(id)} to the right end of her Outer Circle, and ${n} of her Witches into the Region`,
    'drew-place': 'Turn up the top Place of the deck and lay it at the right end of her Outer Circle',
    explored: ({ spot }) => (spot ? `She explores ${spotName(spot)}` : 'She explores'),
    converted: ({ vp }) => `Her VP: +${vp}`,
    specialist: 'Lay the person to the left of her board; the effect does nothing',
    ritual: ({ spot }) => `Lay the Ritual on ${spot ? spotName(spot) : 'her Place'}`,
    'no-place': 'She has no free Place: discard the Ritual',
    step: ({ to, top }) => (top ? 'Her track marker is at the top already' : `Her track marker: up to field ${to}`),
    transferred: ({ spot }) =>
      `Move ${spot ? spotName(spot) : 'her Place'}, with its Ritual, to the right end of her Inner Circle`,
    reward: ({ region: id, min }) => `She reaches the ${min}+ reward of ${region(id)}`,
    won: ({ seat, region: id }) =>
      seat === 'automa' ? `She wins the conflict in ${region(id)}` : `You win the conflict in ${region(id)}`,
    'took-stone': ({ region: id }) => `She takes the leftmost Powerstone${id ? ` of ${region(id)}` : ''}`,
    'came-home': 'End of the round: your own effects, new Places into empty slots, all figures back to the Reserves',
  },
};
