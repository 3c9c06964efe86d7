/** What is said at a real table, in English. */
import { asked, type ByKind, type RealText } from '@tavola/kernel/face/text.ts';
import { princeLines } from '../../lines/lines.ts';
import type { OathFact } from '../../rules/outside/fact.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { OutsideAsk, OutsideMove } from '../../rules/state/outside-moves.ts';
import type { View } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { realIn, untold } from '../real.ts';
import { lineWords } from './lines.ts';
import { words } from './words.ts';

const { card, node, place, suit, bank, whom } = namesIn(words);
const token = { favor: 'favor', secrets: 'secrets' };

export const outsideAsks: ByKind<OutsideAsk> = {
  'outside.turn': ({ seat }, say) => `Turn of ${say.who(seat)} on the table: what lies there after the Rest?`,
  'outside.setup': 'Does everything lie like this? Put right what differs: sites, cards, oath, banks',
  'outside.confer': ({ site }) => `Whoever stands at ${place(site)} may exchange now. Tell what changed hands`,
  'name-card': ({ seat, suit: id }, say) =>
    asked(
      `First ${suit(id)} card: which one?`,
      `${say.who(seat)} · plays the first ${suit(id)} card: which one is it?`,
    ),
  'name-relic': 'Turn the relic up: which one is it?',
  'name-site': 'Turn the site up: which one is it?',
};

export const outsideMoves: ByKind<OutsideMove> = {
  'outside.laid': 'Yes: the table lies like this',
  'outside.told': 'End of turn: I have told everything',
  'outside.ask-me': 'End of turn: ask me for the numbers',
  'outside.campaign': ({ against }, say) => `Campaign against ${whom(against, say)}`,
  'outside.takes': ({ what, of }, say) => `I took ${card(what)} from ${whom(of, say)}`,
};

const facts: ByKind<OathFact> = {
  site: 'Site',
  card: ({ n }) => `Card ${n + 1}`,
  ruler: 'Ruler',
  warbands: ({ of }, say) => `Warbands here, ${say.who(of)}`,
  relics: 'Facedown relics',
  lying: ({ what }) => `Loose ${token[what]} on the site`,
  on: ({ card: id, what }) => `${card(id)}: ${token[what]} on it`,
  pawn: 'Pawn',
  favor: ({ of }, say) => `Favor, ${say.who(of)}`,
  secrets: ({ of }, say) => `Ready secrets, ${say.who(of)}`,
  band: ({ of }, say) => `Warbands on the board, ${say.who(of)}`,
  role: 'Role',
  vision: 'Revealed Vision',
  adviser: ({ n }) => `Faceup adviser ${n + 1}`,
  relic: ({ n }) => `Relic ${n + 1}`,
  caged: 'Warbands in the Obsidian Cage',
  prophet: 'Vision shared by the False Prophet',
  ambition: 'Ambition',
  tactics: 'Tactics track',
  token: 'Action token',
  marker: ({ suit: id }) => `Marker: ${suit(id)}`,
  oath: 'Oath',
  title: 'Title held by',
  side: 'Side of the title',
  bank: ({ suit: id }) => bank(id),
  banner: ({ banner }) => `${words.banners[banner]}, held by`,
  tokens: ({ banner }) => `Tokens on the ${words.banners[banner]}`,
  mob: 'Mob side up',
  visions: 'Visions drawn',
  deck: 'World deck, cards',
  reliquary: ({ n }) => `Reliquary slot ${n + 1} covered`,
  'bank-left': ({ of }, say) => `Warbands in reserve, ${say.who(of)}`,
  shared: 'Favor in the shared bank',
};

export const real: RealText<Event, View> = {
  lines: princeLines(lineWords),
  facts,
  ...realIn(words, {
    nothing: 'nothing',
    facedown: 'facedown',
    nobody: 'nobody',
    table: 'Banks, banners, title',
    sides: { oathkeeper: 'Oathkeeper', usurper: 'Usurper' },
    row: (column, row) => `${column}, row ${row}`,
  }),
  tasks: {
    ...untold,
    played: ({ card: id, to }) => `Play ${card(id)}: ${place(to)}.`,
    discarded: ({ pile, card: id }) => `Discard ${id === undefined ? 'a card' : card(id)} to the ${words.piles[pile]}.`,
    'vision-drawn': ({ drawn }) => `Visions drawn: ${drawn}.`,
    mustered: ({ card: id }) => `Muster on ${card(id)}.`,
    travelled: ({ seat, to }, say) => `Pawn of ${whom(seat, say)}: ${place(to)}.`,
    'prince-card': ({ card: id, site }) =>
      site === null ? `${card(id)} can be played nowhere: discard it.` : `${card(id)} is the card to play.`,
    'prince-marker': ({ suit: id, column, row }) =>
      `Marker of ${suit(id)}: row ${row} of the ${words.prince.columns[column]}.`,
    'prince-actions': ({ n }) => `${words.prince.actions(n)}.`,
    'prince-thinks': ({ node: to }) => `Action token: ${node(to)}.`,
    'prince-skips': 'Nothing to do there.',
  },
};
