/** What is asked. */
import { capital } from '@tavola/games/text/capital.ts';
import type { Text } from '../type.ts';
import { outsideAsks } from './real.ts';
import { card, place, region, text, whoIn } from './things.ts';

const howMuch = {
  herb: 'How many Herbs',
  elixir: 'How many Elixirs',
  knowledge: 'How much Knowledge',
  mana: 'How much Mana',
} as const;
const bare = (name: string) => name.replace(/^the /, '');

export const asks: Text['asks'] = {
  turn: 'Your turn: take one main action and any free actions, or pass',
  'after-action': 'Any more free actions?',
  catalysts: 'Build more Catalysts, or finish',
  window: 'Last free actions of the round',
  ready: 'Free actions before the conflict, if you like',
  'ritual-place': ({ card: id }) => `On which Place do you play ${card(id)}?`,
  drop: ({ card: id }) => `Which Resource do you not pay for ${card(id)}?`,
  witches: ({ place: id }) => `How many Witches do you send to discover ${place(id)}?`,
  gain: ({ left }) => (left === 1 ? 'Choose what you gain' : `Choose a Resource to gain (${left} left)`),
  pay: ({ left }) => (left === 1 ? 'Choose the Resource you pay' : `Choose a Resource to pay (${left} left)`),
  'may-pay': ({ cost, then }) => `${cost.discard ? 'Discard' : 'Pay'} ${text.bag(cost)}? ${capital(text.effect(then))}`,
  discard: ({ left }) => (left === 1 ? 'Choose the Card to discard' : `Choose a Card to discard (${left} left)`),
  'set-aside': ({ left }) => `Expert draw: choose a Card to discard (${left} left)`,
  transfer: 'Transfer: which Place moves to the Inner Circle?',
  explore: 'Which Place do you explore?',
  'explore-others': ({ left }) => `Explore a Place in an opponent's Outer Circle (${left} left)`,
  option: 'Choose one of the effects',
  half: ({ step }) => `Track field ${step}: choose one half`,
  'first-half': ({ step }) => `Track field ${step}: you gain both halves. Which one first?`,
  reached: 'Choose a track bonus you have already reached',
  amount: ({ of, per }) => `${howMuch[of]} do you pay? Each gives ${text.bag(per)}`,
  'free-region': 'In which Region do you discover a Place?',
  'free-place': ({ region: id }) => `Choose the Place to discover in ${region(id)}`,
  remove: 'Which Ritual leaves the game?',
  'move-figures': 'Move the figures of which Ritual, and to which Region?',
  return: 'Which figure returns to the Reserve?',
  send: 'Which Region does the Elder go to?',
  copy: 'Which Specialist does the Elder join?',
  'next-trigger': 'Which effect comes first?',
  dial: ({ region: id }) => `${bare(region(id))}: how much Mana on the Dial?`,
  adjust: ({ region: id }) => `${bare(region(id))}: change your Dial if you like`,
  stone: ({ region: id }) => `Choose a Powerstone from ${region(id)}`,
  'real-first-player': 'Draw lots for the first player: who is it?',
  'real-place': ({ region: id }) => `Turn up a Place of Power for ${region(id)}: which one is it?`,
  'real-stone': ({ region: id }) => `Turn up a Powerstone for ${region(id)}: which one is it?`,
  'real-card': ({ seat }, say) =>
    seat === say.me ? 'Draw a Card: which one is it?' : `${say.who(seat)} draws a Card: which one is it?`,
  'real-card-of-automa': ({ what }) =>
    ({
      rondel: "Turn up a Card for the Automa's rondel: which one is it?",
      play: 'The Automa plays the top card: which one is it?',
      conflict: "Turn up a Card for the Automa's strength: which one is it?",
    })[what],
  'real-drawn-place': ({ seat }, say) => `A Place from the deck goes to ${whoIn(seat, say)}: which one is it?`,
  ...outsideAsks,
};
