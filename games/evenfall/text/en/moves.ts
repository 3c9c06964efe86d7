/** What can be done. */
import { capital } from '@tavola/games/text/capital.ts';
import { counted } from '@tavola/games/text/en.ts';
import type { Text } from '../type.ts';
import { outsideMoves } from './real.ts';
import { card, fieldAt, figure, region, resource, source, spot, stoneOf, text, whose } from './things.ts';

const bare = (name: string) => name.replace(/^the /, '');

export const moves: Text['moves'] = {
  discover: ({ region: at, place: id }) => `Discover ${spot(id)}, ${bare(region(at))}`,
  token: 'Activate the Coven Token',
  ritual: ({ card: id }) => `Play the Ritual ${card(id)}`,
  specialist: ({ card: id }) => `Play ${card(id)} as a Specialist`,
  council: ({ card: id }) => `Play ${card(id)} into the Council`,
  field: ({ at, figure: with_ }) => `Activate the field of ${fieldAt(at)} with ${figure[with_]}`,
  build: ({ what, place: id, price }) =>
    `Build ${what === 'scythe' ? 'a Scythe' : 'an Orb'} on ${spot(id)}${price === 'mana' ? ' with Mana' : ''}`,
  free: (move) => {
    if (move.what === 'discard')
      return move.cards === 1 ? 'Free: 1 Card for a Resource or Mana' : `Free: ${move.cards} Cards for a Resource`;
    if (move.what === 'turn') return `Free: turn ${card(move.card)}`;
    return `Free: put the ${stoneOf(move.stone)} on stone field ${move.field}`;
  },
  gain: ({ what }) => `Gain 1 ${resource[what]}`,
  pass: 'Pass until the conflict',
  'end-turn': 'End the turn',
  done: 'Finish',
  ready: 'Ready',
  back: 'Choose another action',
  decline: 'Decline',
  on: ({ place: id }) => `On ${spot(id)}`,
  drop: ({ what }) => `Do not pay 1 ${resource[what]}`,
  witches: ({ n }) => counted(n, 'Witch', 'Witches'),
  pay: ({ what }) => `Pay 1 ${resource[what]}`,
  'pay-cost': 'Pay',
  discard: ({ card: id }) => `Discard ${card(id)}`,
  'set-aside': ({ card: id, copy }) => `Discard ${card(id)}${copy > 0 ? ' (the other copy)' : ''}`,
  transfer: ({ place: id }) => `Transfer ${spot(id)}`,
  explore: ({ place: id }) => `Explore ${spot(id)}`,
  option: ({ of, n }) => capital(text.option(of, n)),
  half: ({ track, step, n }) => capital(text.half(track, step, n)),
  reached: ({ track, step }) => `Field ${step}: ${text.trackField(track, step)}`,
  amount: ({ n }) => String(n),
  region: ({ region: id }) => bare(region(id)),
  'take-place': ({ place: id }) => `Discover ${spot(id)}`,
  remove: ({ place: id }) => `Take the Ritual on ${spot(id)} out of the game`,
  'move-figures': ({ place: id, region: to }) => `Move the figures on ${spot(id)} to ${region(to)}`,
  return: ({ at, figure: with_ }) => `Bring back ${figure[with_]} from ${fieldAt(at)}`,
  send: ({ region: id }) => `Send an Elder to ${region(id)}`,
  copy: ({ owner, card: id }, say) => capital(`${whose(owner, say)} ${card(id)}`),
  trigger: ({ source: id }) => `The effect of ${source(id)} first`,
  dial: ({ n }) => `Dial at ${n}`,
  adjust: ({ n }) => `Dial at ${n}`,
  stone: ({ stone: id }) => stoneOf(id),
  ...outsideMoves,
};
