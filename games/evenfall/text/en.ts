/** Evenfall in English. */
import type { Say } from '@tavola/kernel/text.ts';
import type { Actor } from '../rules/state.ts';
import { boardEn } from './board.ts';
import { cardTexts } from './cards.ts';
import type { Text } from './catalogue.ts';
import { cardName, fieldName, placeLabel, placeName, regionName, sourceName, stoneCopy, stoneName } from './names.ts';
import { capital } from './renderer.ts';
import { figuresEn } from './words.en.ts';

const text = cardTexts('en');
const card = (id: string) => cardName(id, 'en');
const place = (id: string) => placeName(id, 'en');
const region = (id: Parameters<typeof regionName>[0]) => regionName(id, 'en');
const stone = (id: string) => `${stoneName(id, 'en')} stone`;
const stoneOf = (id: string) => `${stone(id)}${stoneCopy(id)}`;
const who = (actor: Actor, say: Say) => (actor === 'automa' ? 'The Automa' : say.who(actor));
const parts = {
  track: 'Coven Track',
  token: 'Coven Token',
  income: 'income',
  boon: 'gold field',
  reward: 'reward',
  board: 'Coven field',
  'stone-a': 'stone field a',
  'stone-b': 'stone field b',
  'stone-c': 'stone field c',
  'stone-d': 'stone field d',
};
const source = (id: string) => sourceName(id, 'en', parts);
const fieldAt = (at: string) => fieldName(at, 'en', parts);
const spot = (id: string) => placeLabel(id, 'en');
const from = (id: string | null) => (id === null ? '' : ` (${source(id)})`);
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const resource = { herb: 'Herb', elixir: 'Elixir', knowledge: 'Knowledge', mana: 'Mana' } as const;
const phases = {
  action: 'Actions',
  conflict: 'Conflict',
  'round-end': 'Round end',
  scoring: 'Final scoring',
} as const;
const actions = {
  boon: 'VP and a track step',
  'discover-north': 'discover in the Northern Lakes',
  'discover-central': 'discover in the Central Mountains',
  play: 'play the top card',
  explore: 'explore the Outer Circle',
  transfer: 'transfer',
  'draw-place': 'draw a Place',
  'coven-track': 'climb the track',
} as const;
export const en: Text = {
  asks: {
    turn: 'Your turn: one main action, free actions, or pass',
    'after-action': 'Any other free action?',
    catalysts: 'Build more Catalysts or finish',
    window: 'Last free actions of the round',
    ready: 'Free actions before the conflict, or ready',
    'ritual-place': ({ card: id }) => `Choose the Place for ${card(id)}`,
    drop: ({ card: id }) => `Which Resource does ${card(id)} not cost?`,
    witches: ({ place: id }) => `How many Witches for ${place(id)}?`,
    gain: ({ left }) => (left === 1 ? 'Choose what you gain' : `Choose a Resource (${left} left)`),
    pay: ({ left }) => (left === 1 ? 'Choose the Resource you pay' : `Choose a Resource to pay (${left} left)`),
    'may-pay': ({ cost }) => `Pay ${text.bag(cost)}?`,
    discard: ({ left }) => (left === 1 ? 'Choose the Card to discard' : `Choose a Card to discard (${left} left)`),
    'set-aside': ({ left }) => `Expert draw: choose a Card to discard (${left} left)`,
    transfer: 'Transfer: which Place goes to the Inner Circle?',
    explore: 'Which Place do you explore?',
    'explore-others': ({ left }) => `Explore an opponent's Place (up to ${left})`,
    option: 'Choose one of the effects',
    half: ({ step }) => `Track field ${step}: choose one half`,
    'first-half': ({ step }) => `Track field ${step}: both halves; which comes first?`,
    reached: 'Choose a bonus of the track already reached',
    amount: ({ of, per }) => `How much ${resource[of]} do you pay? Each gives ${text.bag(per)}`,
    'free-region': 'Choose the Region',
    'free-place': ({ region: id }) => `Choose the Place to discover: ${region(id)}`,
    remove: 'Which Ritual leaves the game?',
    'move-figures': 'Figures of which Ritual go to which Region?',
    return: 'Which figure comes back to the Reserve?',
    send: 'Which Region does the Elder go to?',
    copy: 'Which Specialist does the Elder go onto?',
    'next-trigger': 'Which effect comes first?',
    dial: ({ region: id }) => `${region(id)}: how much Mana on the Dial?`,
    adjust: ({ region: id }) => `${region(id)}: new value of the Dial`,
    stone: ({ region: id }) => `${region(id)}: choose a Powerstone`,
  },
  moves: {
    discover: ({ region: at, place: id }) => `Discover ${spot(id)}, ${region(at)}`,
    token: 'Activate the Coven Token',
    ritual: ({ card: id }) => `Play the Ritual ${card(id)}`,
    specialist: ({ card: id }) => `Play ${card(id)} as Specialist`,
    council: ({ card: id }) => `Play ${card(id)} into the Council`,
    field: ({ at, figure }) =>
      `Activate the field of ${fieldAt(at)} with ${figure === 'witch' ? 'a Witch' : 'an Elder'}`,
    build: ({ what, place: id, price }) =>
      `Build ${what === 'scythe' ? 'a Scythe' : 'an Orb'} on ${spot(id)}${price === 'mana' ? ' with Mana' : ''}`,
    free: (move) => {
      if (move.what === 'discard')
        return move.cards === 1
          ? 'Free: discard 1 Card for a Resource or a Mana'
          : `Free: discard ${move.cards} Cards for a Resource`;
      if (move.what === 'turn') return `Free: turn ${card(move.card)}`;
      return `Free: ${stoneOf(move.stone)} onto stone field ${move.field}`;
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
    witches: ({ n }) => plural(n, 'Witch', 'Witches'),
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
    region: ({ region: id }) => region(id),
    'take-place': ({ place: id }) => `Discover ${spot(id)}`,
    remove: ({ place: id }) => `Remove the Ritual on ${spot(id)}`,
    'move-figures': ({ place: id, region: to }) => `Figures of ${spot(id)} to ${region(to)}`,
    return: ({ at, figure }) => `${figuresEn[figure]} of ${fieldAt(at)} comes back`,
    send: ({ region: id }) => `Elder to ${region(id)}`,
    copy: ({ owner, card: id }, say) => `${card(id)} of ${who(owner, say)}`,
    trigger: ({ source: id }) => `Effect of ${source(id)}`,
    dial: ({ n }) => `Dial at ${n}`,
    adjust: ({ n }) => `Dial at ${n}`,
    stone: ({ stone: id }) => stoneOf(id),
  },
  events: {
    round: ({ round }) => `Round ${round} begins.`,
    phase: ({ phase }) => `${phases[phase]}.`,
    gained: ({ seat, what, from: id }, say) => `${who(seat, say)} gains ${text.bag(what)}${from(id)}.`,
    converted: ({ what, vp, from: id }) =>
      what.vp === vp
        ? `The Automa gains ${vp} VP${from(id)}.`
        : `The Automa gains ${vp} VP instead of ${text.bag(what)}${from(id)}.`,
    drew: ({ seat, n, cards }, say) =>
      `${who(seat, say)} draws ${cards ? list(cards.map(card)) : plural(n, 'Card', 'Cards')}.`,
    paid: ({ seat, cost }, say) => `${who(seat, say)} pays ${text.bag(cost)}.`,
    discarded: ({ seat, cards }, say) => `${who(seat, say)} discards ${list(cards.map(card))}.`,
    reshuffled: ({ cards }) => `The discard pile is shuffled: a new deck of ${cards} Cards.`,
    discovered: ({ seat, region: at, place: id, witches }, say) =>
      `${who(seat, say)} discovers ${place(id)} (${region(at)})${witches === 0 ? ' without sending Witches' : ` with ${plural(witches, 'Witch', 'Witches')}`}.`,
    token: ({ seat }, say) => `${who(seat, say)} activates the Coven Token.`,
    explored: ({ seat, place: id, times }, say) =>
      `${who(seat, say)} explores ${place(id)}${times > 1 ? ` (harvest ${times} times)` : ''}.`,
    ritual: ({ seat, card: id, place: at }, say) => `${who(seat, say)} plays ${card(id)} on ${place(at)}.`,
    binding: ({ seat, place: id }, say) => `${who(seat, say)} gets the Binding Bonus of ${place(id)}.`,
    specialist: ({ seat, card: id }, say) => `${who(seat, say)} plays ${card(id)} as Specialist.`,
    council: ({ seat, card: id }, say) => `${who(seat, say)} puts ${card(id)} into the Council.`,
    field: ({ seat, at, figure }, say) =>
      `${who(seat, say)} activates the field of ${fieldAt(at)} with ${figure === 'witch' ? 'a Witch' : 'an Elder'}.`,
    built: ({ seat, what, place: id }, say) =>
      `${who(seat, say)} builds ${what === 'scythe' ? 'a Scythe' : 'an Orb'} on ${place(id)}.`,
    step: ({ seat, to, top }, say) =>
      top ? `${who(seat, say)} stands on top of the track.` : `${who(seat, say)} climbs to field ${to} of the track.`,
    transferred: ({ seat, place: id }, say) => `${who(seat, say)} transfers ${place(id)} to the Inner Circle.`,
    'drew-place': ({ seat, place: id }, say) => `${who(seat, say)} draws the Place ${place(id)}.`,
    refilled: ({ region: id, places }) =>
      `${region(id)}: ${list(places.map(place))} ${places.length === 1 ? 'comes' : 'come'} in.`,
    removed: ({ seat, card: id }, say) => `${who(seat, say)} takes ${card(id)} out of the game.`,
    'moved-figures': ({ seat, place: id, region: to }, say) =>
      `${who(seat, say)} takes the figures of ${place(id)} to ${region(to)}.`,
    returned: ({ seat, at, figure }, say) =>
      `${who(seat, say)}: the ${figuresEn[figure]} of ${fieldAt(at)} comes back to the Reserve.`,
    sent: ({ seat, region: id }, say) => `${who(seat, say)} sends an Elder to ${region(id)}.`,
    turned: ({ seat, card: id }, say) => `${who(seat, say)} turns ${card(id)}.`,
    copied: ({ seat, owner, card: id }, say) =>
      `${who(seat, say)} puts an Elder onto ${card(id)} of ${who(owner, say)}.`,
    'stone-field': ({ seat, stone: id, field }, say) =>
      `${who(seat, say)} puts the ${stone(id)} onto stone field ${field}.`,
    'red-stone': ({ seat }, say) => `${who(seat, say)} takes the Red Powerstone.`,
    triggered: ({ seat, card: id }, say) => `${source(id)} works for ${who(seat, say)}.`,
    passed: ({ seat }, say) => `${who(seat, say)} passes.`,
    conflict: ({ region: id, actors }, say) =>
      `Conflict: ${region(id)}, with ${list(actors.map((actor) => who(actor, say)))}.`,
    'no-conflict': ({ region: id }) => `${region(id)}: nobody, no conflict.`,
    revealed: ({ seats, dials }, say) =>
      `Dials: ${seats.map((seat, i) => `${who(seat, say)} ${dials[i]}`).join(', ')}.`,
    adjusted: ({ seat, from: a, to }, say) => `${who(seat, say)} changes the Dial from ${a} to ${to}.`,
    'automa-strength': ({ cards, round, witches }) =>
      `The Automa draws ${list(cards.map(card))}: round ${round} + ${plural(witches, 'Witch', 'Witches')} + the VP of the Cards.`,
    strengths: ({ conflict }, say) =>
      `Strengths: ${conflict.sides.map(({ actor, strength }) => `${who(actor, say)} ${strength}`).join(', ')}.`,
    reward: ({ seat, region: id, min }, say) => `${who(seat, say)} reaches the reward ${min}+ (${region(id)}).`,
    won: ({ seat, region: id }, say) => `${who(seat, say)} wins in ${region(id)}.`,
    'took-stone': ({ seat, stone: id }, say) => `${who(seat, say)} takes the ${stone(id)}.`,
    'first-player': ({ seat }, say) => `${who(seat, say)} is the first player now.`,
    'came-home': 'Regions are filled, figures come home, tokens and cards are ready again.',
    rondel: ({ card: id, vp, to, action }) =>
      `The Automa ${id === null ? 'has no card to reveal' : `reveals ${card(id)} (${vp} VP)`} and goes to field ${to + 1} of the rondel: ${actions[action]}.`,
    impossible: ({ action }) => `Impossible for her: ${actions[action]}. The marker moves on.`,
    'drawn-for-automa': ({ card: id }) => `The Automa draws ${card(id)}.`,
    'no-place': ({ card: id }) => `There is no free Place for ${card(id)}; it is discarded.`,
    'cleaned-up': ({ seat, cards }, say) =>
      `${who(seat, say)} gives back Resources and ${plural(cards, 'Card', 'Cards')}.`,
    scored: ({ seat, total }, say) => `${who(seat, say)}: ${total} VP in the end.`,
  },
  options: {
    side: {
      name: 'Side of the boards',
      help: 'Sun: all equal, good for a start. Moon: each Coven has abilities of its own.',
      values: { sun: 'Sun', moon: 'Moon' },
    },
    expertDraw: {
      name: 'Expert draw',
      help: 'In the first round two more Cards are drawn and two discarded.',
      values: { true: 'Yes', false: 'No' },
    },
    regionFieldSlots: {
      name: 'Action fields per Region',
      help: 'The printed number is unknown; we use 1, and 2 with four players.',
      values: { 'by-players': 'By the number of players', one: '1', two: '2' },
    },
    firstPlayer: {
      name: 'First player',
      help: 'Who starts with the marker.',
      values: { random: 'Random', 'seat-1': 'Seat 1', 'seat-2': 'Seat 2', 'seat-3': 'Seat 3', 'seat-4': 'Seat 4' },
    },
  },
  seatSettings: {
    coven: {
      name: 'Coven',
      help: 'Every seat has a different Coven.',
      values: { random: 'Random', circle: 'The Circle', cross: 'The Cross', spear: 'The Spear', star: 'The Star' },
      about: {
        random: 'One of those nobody asked for.',
        circle: 'Moon side: explores during income, and its Elders also use the Outer Circle.',
        cross: 'Moon side: the fields of its track have two halves, and a Witch can gain both.',
        spear: 'Moon side: its Powerstones have effects of their own before they count at the end.',
        star: 'Moon side: nine Cards a round, and discards that bring more.',
      },
    },
    difficulty: {
      name: 'Difficulty',
      help: 'How many VP the gold field of the rondel gives the Automa: 1, 3, 4 or 5.',
      values: { apprentice: 'Apprentice', sorceress: 'Sorceress', mistress: 'Mistress', heir: 'Heir to the Throne' },
    },
  },
  reasons: {
    'most-vp': 'Most Victory Points.',
    'more-mana': 'Equal Victory Points; Mana decides.',
    shared: 'Equal Victory Points and Mana: a shared victory.',
    'beat-automa': 'More Victory Points than the Automa.',
    'automa-wins': 'The Automa has more Victory Points.',
    'automa-ties': 'Equal Victory Points: the Automa wins ties.',
    'same-coven': 'Two seats asked for the same Coven.',
    'no-such-seat': 'The chosen first player is not at the table.',
    'automa-alone': 'The Automa plays against one person only: one seat for the player and one for her.',
    'automa-last': 'The Automa takes the second seat.',
  },
  board: boardEn,
  words: {},
};
