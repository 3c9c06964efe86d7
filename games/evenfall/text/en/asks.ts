/** What is asked. */
import { capital } from '@tavola/games/text/capital.ts';
import { asked } from '@tavola/kernel/face/text.ts';
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
  turn: asked('Your turn: take an action', 'Your turn: take one main action and any free actions, or pass'),
  'after-action': 'Any more free actions?',
  catalysts: 'Build more Catalysts, or finish',
  window: 'Last free actions of the round',
  ready: asked('A free action before the conflict?', 'Free actions before the conflict, if you like'),
  'ritual-place': ({ card: id }) => asked('Play the Ritual on which Place?', `On which Place do you play ${card(id)}?`),
  drop: ({ card: id }) => asked('Which Resource do you not pay?', `Which Resource do you not pay for ${card(id)}?`),
  witches: ({ place: id }) =>
    asked('Discover it with how many Witches?', `How many Witches do you send to discover ${place(id)}?`),
  gain: ({ left }) => (left === 1 ? 'Choose what you gain' : `Gain a Resource (${left} left)`),
  pay: ({ left }) => (left === 1 ? 'Choose the Resource you pay' : `Pay a Resource (${left} left)`),
  'may-pay': ({ cost, then }) =>
    asked(
      `${cost.discard ? 'Discard' : 'Pay'} ${text.bag(cost)}?`,
      `${cost.discard ? 'Discard' : 'Pay'} ${text.bag(cost)}? ${capital(text.effect(then))}`,
    ),
  discard: ({ left }) => (left === 1 ? 'Choose the Card to discard' : `Discard a Card (${left} left)`),
  'set-aside': ({ left }) =>
    asked(`Discard a Card (${left} left)`, `Expert draw: choose a Card to discard (${left} left)`),
  transfer: asked('Which Place do you transfer?', 'Transfer: which Place moves to the Inner Circle?'),
  explore: 'Which Place do you explore?',
  'explore-others': ({ left }) =>
    asked(`Explore an opponent's Place (${left} left)`, `Explore a Place in an opponent's Outer Circle (${left} left)`),
  option: 'Choose one of the effects',
  half: ({ step }) => `Track field ${step}: choose one half`,
  'first-half': ({ step }) =>
    asked('Which half comes first?', `Track field ${step}: you gain both halves. Which one first?`),
  reached: asked('Which bonus you already reached?', 'Choose a track bonus you have already reached'),
  amount: ({ of, per }) =>
    asked(`${howMuch[of]} do you pay?`, `${howMuch[of]} do you pay? Each gives ${text.bag(per)}`),
  'free-region': 'Discover a Place in which Region?',
  'free-place': ({ region: id }) => asked('Discover which Place?', `Choose the Place to discover in ${region(id)}`),
  remove: 'Which Ritual leaves the game?',
  'move-figures': asked('Which figures go, and where?', 'Move the figures of which Ritual, and to which Region?'),
  return: 'Which figure returns to the Reserve?',
  send: 'Which Region does the Elder go to?',
  copy: 'Which Specialist does the Elder join?',
  'next-trigger': 'Which effect comes first?',
  dial: ({ region: id }) =>
    asked(`${bare(region(id))}: how much Mana?`, `${bare(region(id))}: how much Mana on the Dial?`),
  adjust: ({ region: id }) => asked('Change your Dial?', `${bare(region(id))}: change your Dial if you like`),
  stone: ({ region: id }) => asked('Which Powerstone?', `Choose a Powerstone from ${region(id)}`),
  'real-first-player': asked('Who is the first player?', 'Draw lots for the first player: who is it?'),
  'real-place': ({ region: id }) =>
    asked('Which Place of Power is it?', `Turn up a Place of Power for ${region(id)}: which one is it?`),
  'real-stone': ({ region: id }) =>
    asked('Which Powerstone is it?', `Turn up a Powerstone for ${region(id)}: which one is it?`),
  'real-card': ({ seat }, say) =>
    seat === say.me ? 'Draw a Card: which one is it?' : `${say.who(seat)} draws a Card: which one?`,
  'real-card-of-automa': ({ what }) =>
    ({
      rondel: asked('Card for the rondel: which one?', "Turn up a Card for the Automa's rondel: which one is it?"),
      play: asked('The Automa plays: which card?', 'The Automa plays the top card: which one is it?'),
      conflict: asked(
        'Card for the strength: which one?',
        "Turn up a Card for the Automa's strength: which one is it?",
      ),
    })[what],
  'real-drawn-place': ({ seat }, say) =>
    asked('Which Place came from the deck?', `A Place from the deck goes to ${whoIn(seat, say)}: which one is it?`),
  ...outsideAsks,
};
