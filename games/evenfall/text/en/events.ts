/** What happened. */
import { counted, list } from '@tavola/games/text/en.ts';
import type { Text } from '../type.ts';
import {
  actions,
  card,
  does,
  fieldAt,
  figure,
  from,
  place,
  region,
  source,
  stone,
  text,
  whoIn,
  whose,
} from './things.ts';

const phases = {
  action: 'Actions',
  conflict: 'Conflict',
  'round-end': 'Round end',
  scoring: 'Final scoring',
} as const;
const obstacles = {
  'no-witch': 'she has no Witch left',
  'no-place-here': 'there is no Place in that Region',
  'no-place-left': 'the Place deck is empty',
  'nothing-outside': 'she has no Place in her Outer Circle',
  'no-ritual-outside': 'no Place in her Outer Circle carries a Ritual',
  'no-card': 'there are no Cards left',
  'no-free-place': 'she has no free Place for the Ritual',
} as const;
const bare = (name: string) => name.replace(/^the /, '');
const witches = (n: number) => counted(n, 'Witch', 'Witches');

export const events: Text['events'] = {
  'automa-ready': 'The Automa is ready: her markers at their start, her 4 Witches in the Reserve.',
  round: ({ round }) => `Round ${round} begins.`,
  phase: ({ phase }) => `${phases[phase]}.`,
  gained: ({ seat, what, from: id }, say) => `${does(seat, say, 'gains')} ${text.bag(what)}${from(id)}.`,
  converted: ({ what, vp, from: id }) =>
    what.vp === vp
      ? `The Automa gains ${vp} VP${from(id)}.`
      : `The Automa gains ${vp} VP instead of ${text.hers(what)}${from(id)}.`,
  drew: ({ seat, n, cards }, say) =>
    `${does(seat, say, 'draws')} ${cards ? list(cards.map(card)) : counted(n, 'Card')}.`,
  paid: ({ seat, cost }, say) => `${does(seat, say, 'pays')} ${text.bag(cost)}.`,
  discarded: ({ seat, cards }, say) => `${does(seat, say, 'discards')} ${list(cards.map(card))}.`,
  reshuffled: ({ cards }) => `The discard pile is shuffled into a new deck of ${counted(cards, 'Card')}.`,
  discovered: ({ seat, region: at, place: id, witches: n }, say) =>
    `${does(seat, say, 'discovers')} ${place(id)} in ${region(at)}${n === 0 ? ' without sending Witches' : ` with ${witches(n)}`}.`,
  token: ({ seat }, say) => `${does(seat, say, 'activates')} the Coven Token.`,
  explored: ({ seat, place: id, times }, say) =>
    `${does(seat, say, 'explores')} ${place(id)}${times > 1 ? ` (${times} times the harvest)` : ''}.`,
  ritual: ({ seat, card: id, place: at }, say) => `${does(seat, say, 'plays')} ${card(id)} on ${place(at)}.`,
  binding: ({ seat, place: id }, say) => `${does(seat, say, 'gets')} the Binding Bonus of ${place(id)}.`,
  specialist: ({ seat, card: id }, say) => `${does(seat, say, 'plays')} ${card(id)} as a Specialist.`,
  council: ({ seat, card: id }, say) => `${does(seat, say, 'puts')} ${card(id)} into the Council.`,
  field: ({ seat, at, figure: with_ }, say) =>
    `${does(seat, say, 'activates')} the field of ${fieldAt(at)} with ${figure[with_]}.`,
  built: ({ seat, what, place: id }, say) =>
    `${does(seat, say, 'builds')} ${what === 'scythe' ? 'a Scythe' : 'an Orb'} on ${place(id)}.`,
  step: ({ seat, to, top }, say) =>
    top
      ? `${does(seat, say, 'is', 'are')} already at the top of the track.`
      : `${does(seat, say, 'climbs')} to field ${to} of the track.`,
  transferred: ({ seat, place: id }, say) => `${does(seat, say, 'transfers')} ${place(id)} to the Inner Circle.`,
  'drew-place': ({ seat, place: id }, say) => `${does(seat, say, 'draws')} the Place ${place(id)}.`,
  refilled: ({ region: id, places }) =>
    `${bare(region(id))}: ${list(places.map(place))} ${places.length === 1 ? 'is' : 'are'} added.`,
  removed: ({ seat, card: id }, say) => `${does(seat, say, 'takes')} ${card(id)} out of the game.`,
  'moved-figures': ({ seat, place: id, region: to }, say) =>
    `${does(seat, say, 'moves')} the figures on ${place(id)} to ${region(to)}.`,
  returned: ({ seat, at, figure: with_ }, say) =>
    `${does(seat, say, 'brings')} ${figure[with_]} back to the Reserve from ${fieldAt(at)}.`,
  sent: ({ seat, region: id }, say) => `${does(seat, say, 'sends')} an Elder to ${region(id)}.`,
  turned: ({ seat, card: id }, say) => `${does(seat, say, 'turns')} ${card(id)}.`,
  copied: ({ seat, owner, card: id }, say) =>
    `${does(seat, say, 'puts')} an Elder on ${whose(owner, say)} Specialist ${card(id)}.`,
  'stone-field': ({ seat, stone: id, field }, say) =>
    `${does(seat, say, 'puts')} the ${stone(id)} on stone field ${field}.`,
  'red-stone': ({ seat }, say) => `${does(seat, say, 'takes')} the Red Powerstone.`,
  triggered: ({ seat, card: id }, say) => `${does(seat, say, 'triggers')} the effect of ${source(id)}.`,
  passed: ({ seat }, say) => `${does(seat, say, 'passes', 'pass')}.`,
  conflict: ({ region: id, actors }, say) =>
    actors.length === 1
      ? `Conflict in ${region(id)}: only ${whoIn(actors[0] as number, say)} ${actors[0] === say.me ? 'take' : 'takes'} part.`
      : `Conflict in ${region(id)} between ${list(actors.map((actor) => whoIn(actor, say)))}.`,
  'no-conflict': ({ region: id }) => `Nobody is in ${region(id)}, so there is no conflict.`,
  revealed: ({ seats, dials }, say) =>
    `Dials: ${seats.map((seat, i) => `${whoIn(seat, say)} ${dials[i]}`).join(', ')}.`,
  adjusted: ({ seat, from: a, to }, say) => `${does(seat, say, 'changes')} the Dial from ${a} to ${to}.`,
  'automa-strength': ({ cards, round, witches: n, strength }) =>
    `The Automa draws ${list(cards.map(card), 'no Card')}: round ${round}, ${witches(n)} and the VP of the Cards make ${strength}.`,
  strengths: ({ conflict }, say) =>
    `Strength: ${conflict.sides.map(({ actor, strength }) => `${whoIn(actor, say)} ${strength}`).join(', ')}.`,
  reward: ({ seat, region: id, min }, say) =>
    `${does(seat, say, 'reaches', 'reach')} the ${min}+ reward of ${region(id)}.`,
  won: ({ seat, region: id }, say) => `${does(seat, say, 'wins')} the conflict in ${region(id)}.`,
  'took-stone': ({ seat, stone: id }, say) => `${does(seat, say, 'takes')} the ${stone(id)}.`,
  'first-player': ({ seat }, say) => `${does(seat, say, 'takes')} the first-player marker.`,
  'came-home': 'All figures return to the Reserves; Tokens and Specialists are ready again.',
  rondel: ({ card: id, vp, to, action }) =>
    `The Automa ${id === null ? 'has no Card to reveal' : `reveals ${card(id)} (${vp} VP)`} and goes to field ${to + 1} of the rondel: ${actions[action]}.`,
  impossible: ({ action, because }) =>
    `The Automa cannot ${actions[action]}: ${obstacles[because]}. The marker moves one field on.`,
  'drawn-for-automa': ({ card: id }) => `The Automa draws ${card(id)}.`,
  'no-place': ({ card: id }) => `${card(id)} is discarded.`,
  'cleaned-up': ({ seat, cards }, say) =>
    `${does(seat, say, 'gives', 'give')} back all Resources${cards === 0 ? '' : ` and ${counted(cards, 'Card')} from hand`}.`,
  scored: ({ seat, total }, say) => `${does(seat, say, 'finishes', 'finish')} with ${total} VP.`,
};
