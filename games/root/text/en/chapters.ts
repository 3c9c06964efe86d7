import type { ChaptersText } from '../chapters.ts';
import { automatonTexts } from './automata/all.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'How you win',
    summary:
      'Whoever reaches 30 victory points (VP) wins at once. Removing enemy buildings and tokens is worth 1 VP each; for the rest every faction has its own way to score. A dominance card opens another way to win.',
  },
  turn: {
    title: 'The turn and golden rules',
    summary: 'A turn is Birdsong, Daylight and Evening. The cards in a hand are secret; how many there are is not.',
  },
  map: {
    title: 'Map, cards and rule',
    summary:
      'Clearings have a suit: fox, rabbit or mouse; birds stand for any. You rule a clearing where you have the most warriors and buildings.',
  },
  crafting: {
    title: 'Crafting',
    summary:
      'To craft is to activate pieces in clearings of the suits that a card asks for. Items give VP; other cards give powers.',
  },
  moving: {
    title: 'Moving',
    summary: 'Your warriors follow a path if you rule the clearing they leave or the one they enter.',
  },
  battle: {
    title: 'Battle',
    summary:
      'Two dice: the attacker takes the higher, the defender the lower. Nobody rolls more hits than they have warriors there.',
  },
  setup: {
    title: 'Setup and maps',
    summary:
      'Factions set up one after another, some of them in a corner. Autumn, Winter, Lake and Mountain each have rules of their own.',
  },
  'base-deck': {
    title: 'Cards of the base deck',
    summary: 'What the cards do once they are crafted.',
  },
  'exiles-and-partisans': {
    title: 'Exiles & Partisans',
    summary: 'A whole different deck, with other cards that stay on the table.',
  },
  marquise: {
    title: 'Marquise de Cat',
    summary:
      'Master of the woodland from the start: wood becomes buildings, and every building scores, more each time.',
  },
  eyrie: {
    title: 'Eyrie Dynasties',
    summary: 'A Decree that grows every turn and must be carried out in full. Roosts on the map score every Evening.',
  },
  alliance: {
    title: 'Woodland Alliance',
    summary: 'Spreads sympathy, which scores, and gathers supporters to revolt.',
  },
  vagabond: {
    title: 'Vagabond',
    summary: 'Walks alone, acts by exhausting items, and scores with quests, aid and battles.',
  },
  lizards: {
    title: 'Lizard Cult',
    summary: 'A cult that acts by revealing cards, builds gardens, and scores by spending them.',
  },
  riverfolk: {
    title: 'Riverfolk Company',
    summary:
      'Merchants: they sell cards, boats and mercenaries, and pay for everything with the warriors they receive.',
  },
  duchy: {
    title: 'Underground Duchy',
    summary: 'Moles that dig tunnels to the map and sway ministers, who give actions and VP.',
  },
  corvids: {
    title: 'Corvid Conspiracy',
    summary: 'They hide plots face down and score by flipping them, if nobody exposes them first.',
  },
  automata: {
    title: 'Automata: what all share',
    summary:
      'An automaton has no hand: an open card orders its turn, and where several clearings fit it takes the one of highest priority.',
  },
  cooperative: {
    title: 'The cooperative game',
    summary: 'People play together against the automata.',
  },
  'automaton-marquise': {
    title: 'Mechanical Marquise',
    summary: automatonTexts.marquise.about,
  },
  'automaton-eyrie': {
    title: 'Electric Eyrie',
    summary: automatonTexts.eyrie.about,
  },
  'automaton-alliance': {
    title: 'Automated Alliance',
    summary: automatonTexts.alliance.about,
  },
  'automaton-vagabond': {
    title: 'Vagabot',
    summary: automatonTexts.vagabond.about,
  },
  'automaton-lizards': {
    title: 'Logical Lizards',
    summary: automatonTexts.lizards.about,
  },
  'automaton-riverfolk': {
    title: 'Riverfolk Robots',
    summary: automatonTexts.riverfolk.about,
  },
  'automaton-duchy': {
    title: 'Drillbit Duchy',
    summary: automatonTexts.duchy.about,
  },
  'automaton-corvids': {
    title: 'Cogwheel Corvids',
    summary: automatonTexts.corvids.about,
  },
  services: {
    title: 'Automata buy services',
    summary: 'When the Riverfolk are at the table, automata are customers too.',
  },
};
