/** What the actions of the factions are called, and what they do. */
import type { Thing } from '@tavola/kernel/face/face.ts';
import type { actions as pt } from '../pt/actions.ts';

export const actions: { readonly [kind in keyof typeof pt]: Thing } = {
  battle: {
    name: 'Battle',
    text: 'Two dice: the attacker deals the higher, the defender the lower, never more than one hit per warrior there.',
  },
  move: {
    name: 'Move',
    text: 'Takes warriors along a path, if you rule the clearing they leave or the one they enter.',
  },
  recruit: { name: 'Recruit', text: 'Brings warriors from your supply.' },
  build: { name: 'Build', text: 'Puts a building into an open slot of a clearing you rule.' },
  'marquise.march': { name: 'March', text: 'Up to two moves for one action.' },
  'marquise.overwork': {
    name: 'Overwork',
    text: 'Spend a card of the suit of a sawmill’s clearing: one more wood there.',
  },
  'alliance.organize': { name: 'Organize', text: 'A warrior gives way to a sympathy token, which costs nothing.' },
  'duchy.dig': {
    name: 'Dig',
    text: 'Spend a card: a tunnel in a clearing of its suit, and up to four warriors come up from the Burrow.',
  },
  'lizards.crusade': {
    name: 'Crusade',
    text: 'In a clearing of the Outcast suit: a battle, or a move out of it and then perhaps a battle.',
  },
  'lizards.convert': {
    name: 'Convert',
    text: 'In a clearing of the Outcast suit an enemy warrior gives way to one of yours.',
  },
  'lizards.sanctify': {
    name: 'Sanctify',
    text: 'In a clearing of the Outcast suit an enemy building gives way to a garden.',
  },
  'lizards.score': {
    name: 'Score',
    text: 'Spend the revealed card: the more gardens of its suit on the map, the more VP. Once per suit and turn.',
  },
  'lizards.sacrifice': {
    name: 'Sacrifice',
    text: 'With a bird card: a warrior of your supply becomes an acolyte.',
  },
  'riverfolk.draw': { name: 'Draw', text: 'Commit a fund and draw a card, which everybody sees.' },
  'riverfolk.establish': {
    name: 'Establish',
    text: 'Spend two funds of whoever rules a clearing: a trade post and a warrior there, 2 VP.',
  },
  'vagabond.strike': {
    name: 'Strike',
    text: 'Exhaust a crossbow: remove an enemy warrior here; of an enemy without warriors here, a building or token.',
  },
  'vagabond.explore': { name: 'Explore', text: 'Exhaust a torch: take the item under the ruin here, 1 VP.' },
  'vagabond.aid': {
    name: 'Aid',
    text: 'Exhaust an item and give somebody here a card of the clearing’s suit; you may take an item they crafted.',
  },
  'vagabond.repair': { name: 'Repair', text: 'Exhaust a hammer: a damaged item is whole again.' },
  'vagabond.special': { name: 'Special', text: 'Exhaust a torch for what only your character can do.' },
  'corvids.plot': {
    name: 'Plot',
    text: 'Remove a warrior, and one more for each plot of this turn: a plot comes face down in that clearing.',
  },
  'corvids.trick': {
    name: 'Trick',
    text: 'Two plots on the map change places: both face up, or both face down.',
  },
};
