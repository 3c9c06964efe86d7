/** What players pick, in English. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { namesIn } from '../names.ts';
import { chosenWith, namedMoves } from '../sentences.ts';
import type { Text } from '../type.ts';
import { outsideMoves } from './real.ts';
import { words } from './words.ts';

const { card, place, whom, bank } = namesIn(words);
const toll = (n: number) => (n > 0 ? `, toll ${words.favor(n)}` : '');
const chosen = (used: string | null, say: Say) => chosenWith(words, used, say);

export const moves: Text['moves'] = {
  ...outsideMoves,
  ...namedMoves(words),
  power: ({ card: id }) => `Use ${card(id)}`,
  adviser: ({ n }) => `Play or discard facedown adviser ${n + 1}`,
  peek: ({ what, n }) => (what === 'relic' ? `Peek at relic ${n + 1} here` : `Peek at Reliquary slot ${n + 1}`),
  warbands: 'Move warbands',
  'offer-citizenship': 'Offer Citizenship',
  'exile-citizen': 'Exile a Citizen',
  'exile-self': ({ favor }) => `Go into exile (${words.favor(favor)})`,
  'end-turn': 'End the turn',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  done: 'Done',
  pass: 'Pass',
  bandits: 'Bandits',
  facedown: ({ seat, n }, say) => `Facedown adviser ${n + 1} (${whom(seat, say)})`,
  buried: ({ site, n }) => `Facedown relic ${n + 1} at ${place(site)}`,
  slot: ({ n }) => `Slot ${n + 1}, uncovers ${card(['brutal', 'decadent', 'careless', 'greedy'][n] as string)}`,
  change: ({ n }) => (n > 0 ? 'One more' : 'One less'),
  keep: 'Keep it',
  bury: 'Bury it under the deck',
  use: ({ card: id, as }, say) => `Use ${card(id)}${chosen(as, say)}`,
  add: 'Add 1 favor',
  remove: ({ suit: id }) => `Move 1 favor to the ${bank(id)}`,
  take: ({ what }) => (what === 'favor' ? 'Take 1 favor' : 'Take 1 secret'),
  search: ({ pile, cost, toll: due }) => `Search the ${words.piles[pile]} (Supply ${cost}${toll(due)})`,
  'to-site': ({ site }) => `Play to ${place(site)}`,
  'to-advisers': ({ faceup }) => (faceup ? 'Faceup adviser' : 'Facedown adviser'),
  'reveal-vision': 'Reveal the Vision',
  'play-conspiracy': 'Play the Conspiracy',
  discard: 'Discard it',
  seize: ({ seat, what }, say) => `Take ${card(what)} (${whom(seat, say)})`,
  trade: ({ card: id, what, gain, toll: due }) =>
    what === 'favor'
      ? `${card(id)}: 1 secret for ${words.favor(gain)}${toll(due)}`
      : `${card(id)}: 2 favor for ${words.secrets(gain)}${toll(due)}`,
  travel: ({ to, cost, toll: due, flip }) =>
    `To ${place(to)} (Supply ${cost}${toll(due)}${flip > 0 ? ', turn a secret' : ''})`,
  pawn: 'Pawn and favor',
  sacrifice: ({ n }) => `Sacrifice ${words.warbands(n)} and win`,
  'to-board': ({ n }) => `Lift ${words.warbands(n)} to your board`,
  'to-the-site': ({ n }) => `Put ${words.warbands(n)} on the site`,
  give: ({ seat, n }, say) => `Give ${words.warbands(n)} to ${whom(seat, say)}`,
  bargain: ({ seat, take }, say) =>
    take === 'favor'
      ? `Give 1 secret, take 2 favor (${whom(seat, say)})`
      : `Give 2 favor, take 1 secret (${whom(seat, say)})`,
  get: ({ seat, n }, say) => `Take ${words.warbands(n)} from ${whom(seat, say)}`,
  term: ({ side, what, thing }) => `${side === 'give' ? 'Give' : 'Ask for'} ${thingName(what, thing)}`,
  show: ({ n }) => `Show the relic of slot ${n + 1}`,
  'show-adviser': ({ n }) => `Show facedown adviser ${n + 1}`,
  propose: 'Propose this',
  withdraw: 'Give up',
  accept: 'Accept',
  counter: 'Propose something else',
  decline: 'Decline',
  build: ({ site, card: id }) => `Build at ${place(site)} in place of ${card(id)}`,
  repair: ({ site }) => `Repair the ruin at ${place(site)}`,
};
function thingName(what: string, thing: string | null): string {
  if (what === 'favor') return '1 favor';
  if (what === 'secret') return '1 secret';
  if (what === 'adviser') return `adviser ${Number(thing) + 1}`;
  return place(thing as string);
}
