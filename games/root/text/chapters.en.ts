import type { Chapter } from '@tavola/kernel/face.ts';
import { automatonTexts } from './automata/all.en.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['ROOT-3'],
    title: 'How you win',
    summary:
      'Whoever reaches 30 victory points (VP) wins at once. Removing enemy buildings and tokens is worth 1 VP each; for the rest every faction has its own way to score. A dominance card opens another way to win.',
    glyphs: ['fs-marquise', 'fs-eyrie', 'fs-alliance'],
  },
  {
    clauses: ['ROOT-1'],
    title: 'The turn and golden rules',
    summary: 'A turn is Birdsong, Daylight and Evening. The cards in a hand are secret; how many there are is not.',
    glyphs: ['handcard'],
  },
  {
    clauses: ['ROOT-2'],
    title: 'Map, cards and rule',
    summary:
      'Clearings have a suit: fox, rabbit or mouse; birds stand for any. You rule a clearing where you have the most warriors and buildings.',
    glyphs: ['fox', 'rabbit', 'mouse', 'bird'],
  },
  {
    clauses: ['ROOT-4.1'],
    title: 'Crafting',
    summary:
      'To craft is to activate pieces in clearings of the suits that a card asks for. Items give VP; other cards give powers.',
    glyphs: ['item-hammer', 'workshop'],
  },
  {
    clauses: ['ROOT-4.2'],
    title: 'Moving',
    summary: 'Your warriors follow a path if you rule the clearing they leave or the one they enter.',
    glyphs: ['march'],
  },
  {
    clauses: ['ROOT-4.3'],
    title: 'Battle',
    summary:
      'Two dice: the attacker takes the higher, the defender the lower. Nobody rolls more hits than they have warriors there.',
    glyphs: ['battle', 'die-12'],
  },
  {
    clauses: ['ROOT-5', 'ROOT-15'],
    title: 'Setup and maps',
    summary:
      'Factions set up one after another, some of them in a corner. Autumn, Winter, Lake and Mountain each have rules of their own.',
    glyphs: ['forest', 'ferry', 'tower', 'pass'],
  },
  {
    clauses: ['ROOT-14'],
    title: 'Cards of the base deck',
    summary: 'What the cards do once they are crafted.',
    glyphs: ['handcard', 'bird'],
  },
  {
    clauses: ['ROOT-14X'],
    title: 'Exiles & Partisans',
    summary: 'A whole different deck, with other cards that stay on the table.',
    glyphs: ['handcard', 'swap'],
  },
  {
    clauses: ['ROOT-6'],
    title: 'Marquise de Cat',
    summary:
      'Master of the woodland from the start: wood becomes buildings, and every building scores, more each time.',
    glyphs: ['rw-marquise', 'sawmill', 'workshop', 'recruiter'],
  },
  {
    clauses: ['ROOT-7'],
    title: 'Eyrie Dynasties',
    summary: 'A Decree that grows every turn and must be carried out in full. Roosts on the map score every Evening.',
    glyphs: ['rw-eyrie', 'roost', 'decree'],
  },
  {
    clauses: ['ROOT-8'],
    title: 'Woodland Alliance',
    summary: 'Spreads sympathy, which scores, and gathers supporters to revolt.',
    glyphs: ['rw-alliance', 'sympathy', 'base', 'supporter'],
  },
  {
    clauses: ['ROOT-9'],
    title: 'Vagabond',
    summary: 'Walks alone, acts by exhausting items, and scores with quests, aid and battles.',
    glyphs: ['rw-vagabond', 'item-boot', 'item-torch', 'item-sword'],
  },
  {
    clauses: ['ROOT-10'],
    title: 'Lizard Cult',
    summary: 'A cult that acts by revealing cards, builds gardens, and scores by spending them.',
    glyphs: ['rw-lizards', 'garden', 'acolyte', 'outcast'],
  },
  {
    clauses: ['ROOT-11'],
    title: 'Riverfolk Company',
    summary:
      'Merchants: they sell cards, boats and mercenaries, and pay for everything with the warriors they receive.',
    glyphs: ['rw-riverfolk', 'post', 'boat', 'merc'],
  },
  {
    clauses: ['ROOT-12'],
    title: 'Underground Duchy',
    summary: 'Moles that dig tunnels to the map and sway ministers, who give actions and VP.',
    glyphs: ['rw-duchy', 'tunnel', 'citadel', 'crown'],
  },
  {
    clauses: ['ROOT-13'],
    title: 'Corvid Conspiracy',
    summary: 'They hide plots face down and score by flipping them, if nobody exposes them first.',
    glyphs: ['rw-corvids', 'plot-bomb', 'plot-snare', 'plot-raid'],
  },
  {
    clauses: ['AUT-1', 'AUT-2', 'AUT-3', 'ROOT-16'],
    title: 'Automata: what all share',
    summary:
      'An automaton has no hand: an open card orders its turn, and where several clearings fit it takes the one of highest priority.',
    glyphs: ['decree', 'fox'],
  },
  {
    clauses: ['AUT-C'],
    title: 'The cooperative game',
    summary: 'People play together against the automata.',
    glyphs: ['swap'],
  },
  {
    clauses: ['AUT-4', 'AUT-D', 'AUT-T-MAR'],
    title: 'Mechanical Marquise',
    summary: automatonTexts.marquise.about,
    glyphs: ['rw-marquise', 'keep'],
  },
  {
    clauses: ['AUT-5', 'AUT-T-EYR'],
    title: 'Electric Eyrie',
    summary: automatonTexts.eyrie.about,
    glyphs: ['rw-eyrie', 'decree'],
  },
  {
    clauses: ['AUT-6', 'AUT-T-ALI'],
    title: 'Automated Alliance',
    summary: automatonTexts.alliance.about,
    glyphs: ['rw-alliance', 'sympathy'],
  },
  {
    clauses: ['AUT-7', 'AUT-T-VAG'],
    title: 'Vagabot',
    summary: automatonTexts.vagabond.about,
    glyphs: ['rw-vagabond', 'item-sack'],
  },
  {
    clauses: ['AUT-8', 'AUT-T-LIZ'],
    title: 'Logical Lizards',
    summary: automatonTexts.lizards.about,
    glyphs: ['rw-lizards', 'garden'],
  },
  {
    clauses: ['AUT-9', 'AUT-T-RIV'],
    title: 'Riverfolk Robots',
    summary: automatonTexts.riverfolk.about,
    glyphs: ['rw-riverfolk', 'post'],
  },
  {
    clauses: ['AUT-10', 'AUT-T-DUC'],
    title: 'Drillbit Duchy',
    summary: automatonTexts.duchy.about,
    glyphs: ['rw-duchy', 'tunnel'],
  },
  {
    clauses: ['AUT-11', 'AUT-T-COR'],
    title: 'Cogwheel Corvids',
    summary: automatonTexts.corvids.about,
    glyphs: ['rw-corvids', 'plot-bomb'],
  },
  {
    clauses: ['AUT-S'],
    title: 'Automata buy services',
    summary: 'When the Riverfolk are at the table, automata are customers too.',
    glyphs: ['boat', 'merc'],
  },
];
