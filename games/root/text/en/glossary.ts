/** What the signs of Root's table mean; suits, items and factions say it themselves. */

import type { GlossaryText } from '../glossary.ts';
import { actions } from './actions.ts';

const building = (name: string, text: string) => ({ name, text: `A building. ${text} It counts for rule.` });
const token = (name: string, text: string) => ({ name, text: `A token. ${text} It does not count for rule.` });

export const glossary: GlossaryText = {
  trees: { name: 'Trees', text: 'Part of the picture: one passes only along the paths.' },
  pass: { name: 'The Pass', text: 'Whoever rules this clearing at the end of their Evening scores 1 VP.' },
  sawmill: building('Sawmill', 'Makes one wood every Birdsong.'),
  workshop: building('Workshop', 'Crafts with the suit of its clearing, once per turn.'),
  recruiter: building('Recruiter', 'Gets a warrior when the Marquise recruits.'),
  keep: token('Keep', 'Only the Marquise places pieces in this clearing.'),
  wood: token('Wood', "Pays for the Marquise's buildings."),
  roost: building('Roost', 'The more of them, the more VP each Evening; it crafts with the suit of its clearing.'),
  decree: {
    name: 'Decree',
    text: 'Orders for every turn: the Eyrie carries out each card, column by column, or falls into turmoil.',
  },
  sympathy: token('Sympathy', 'Whoever moves warriors in or removes it owes the Alliance a card.'),
  base: building('Base', 'Comes with a revolt: the Alliance recruits here, trains officers and draws one more card.'),
  officer: { name: 'Officer', text: 'Each gives the Alliance one military operation per Evening.' },
  supporter: {
    name: 'Supporter',
    text: 'A card kept apart to pay for sympathy and revolts; only the Alliance sees it.',
  },
  ruin: { name: 'Ruin', text: 'Fills a building slot until the Vagabond has explored it; an item lies beneath.' },
  forest: { name: 'Forest', text: 'Only the Vagabond enters.' },
  garden: {
    name: 'Garden',
    text: 'A building. Where one stands the Lizards rule, no matter who else is there; gardens of one suit score together.',
  },
  acolyte: { name: 'Acolyte', text: 'A warrior lost in defence or sacrificed: pays for conspiracies.' },
  outcast: { name: 'Outcast', text: 'The most common suit of the Lost Souls: conspiracies work in its clearings.' },
  soul: { name: 'Lost Souls', text: 'Whatever anybody spent or discarded: their suits choose the next Outcast.' },
  post: token('Trade post', 'Whoever else has pieces here may buy one more service.'),
  boat: { name: 'Riverboats', text: 'A service: until the turn ends rivers are paths for you.' },
  merc: {
    name: 'Mercenaries',
    text: "A service: until the turn ends the Riverfolk's warriors count as yours, for rule and in battle.",
  },
  handcard: { name: 'Card', text: 'One more card, drawn or for sale.' },
  citadel: building('Citadel', 'Brings more warriors to the Burrow.'),
  market: building('Market', 'Brings a card more each Evening; to the automaton, 1 VP.'),
  tunnel: token('Tunnel', 'Links this clearing with the Burrow.'),
  crown: { name: 'Crown', text: 'A dominance card, or a minister whom the Duchy sways.' },
  lord: { name: 'Persistent effect', text: 'Once crafted the card stays before you and keeps working.' },
  swap: { name: 'Immediate effect', text: 'Happens when crafted; then the card is discarded.' },
  ambush: { name: 'Ambush', text: 'Played by the defender before the dice: two hits at once.' },
  plot: token('Plot', 'Lies face down until the Corvids flip it and score.'),
  'plot-bomb': token('Bomb', 'When flipped it removes all enemy pieces in the clearing, then itself.'),
  'plot-snare': token('Snare', 'While face up, enemies can neither leave the clearing nor place pieces in it.'),
  'plot-extortion': token('Extortion', 'When flipped it costs each enemy there a card.'),
  'plot-raid': token('Raid', 'When removed it brings a warrior to each adjacent clearing.'),
  march: actions.move,
  battle: actions.battle,
  build: actions.build,
  recruit: actions.recruit,
  dig: actions['duchy.dig'],
  up: { name: 'Refresh', text: 'Turns an exhausted item up so that it can be used again.' },
  hospital: {
    name: 'Field Hospitals',
    text: "Spend a card of the clearing's suit: warriors lost there go to the keep.",
  },
  'die-12': { name: 'Battle die', text: 'From 0 to 3 hits.' },
  shield: { name: 'Shield', text: 'Payments was empty: the Robots organize and battle in every clearing this turn.' },
  sword: { name: 'Sword', text: 'Their supply was empty: the Robots organize, battle and put warriors into Payments.' },
  rocks: { name: 'Closed path', text: 'No way through until a card opens it, for 1 VP. Automata pass all the same.' },
  ferry: {
    name: 'Ferry',
    text: 'Once per turn a move may take it to another coastal clearing; the mover draws a card.',
  },
  hand: { name: 'Hand', text: 'How many cards the player holds.' },
  stack: { name: 'Deck', text: 'Cards to draw.' },
  log: { name: 'Discard pile', text: 'Used cards; a touch shows them all.' },
  eye: { name: 'Only you see it', text: 'The others do not know what it is.' },
  check: { name: 'Done', text: 'This step has been done.' },
};
