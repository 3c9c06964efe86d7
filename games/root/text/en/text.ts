/** Root in English. */
import { list, who, whoIn, whose } from '@tavola/games/text/en.ts';
import { maps } from '../../data/maps.ts';
import { linesIn } from '../../lines/lines.ts';
import { type BoardWords, boardInWords } from '../board.ts';
import type { Text } from '../type.ts';
import { asks } from './asks.ts';
import { automatonLines } from './automata/shared.ts';
import { events } from './events.ts';
import { factionTexts } from './factions/all.ts';
import { somePieces } from './joined.ts';
import { lineWords } from './lines.ts';
import { moves } from './moves.ts';
import { options, reasons, seatSettings } from './options.ts';
import { cardName, factionName, names, someCards, someWarriors } from './phrases/phrases.ts';
import { real } from './real.ts';
import { words } from './words.ts';

const board: BoardWords = {
  names,
  list,
  who,
  somePieces,
  turn: ({ open }, say) =>
    `Round ${open.turn.round}, ${whose(open.turn.seat, say)} turn; map: ${maps[open.map].name.en}`,
  score: ({ faction, vp, supply, dominance, partner }, seat, say) => {
    const standing =
      dominance === null
        ? `${vp} VP`
        : `off the score track with ${cardName(dominance)}${partner === null ? '' : `, in a coalition with ${whoIn(partner, say)}`}`;
    return `${who(seat, say)}, ${factionName(faction)}: ${standing}; ${someWarriors(supply)} in the supply`;
  },
  crafted: (things) => `Crafted: ${things}`,
  exhausted: (item) => `${item} (exhausted)`,
  hand: (cards) => `Hand: ${cards || 'empty'}`,
  handSize: (count) => `Hand: ${someCards(count)}`,
  clearing: (clearing, marks, paths) => `Clearing ${clearing} (${marks}; paths to ${paths})`,
  ruin: 'ruin',
  ferry: 'ferry',
  empty: 'nobody',
  items: (items) => `Item supply: ${items || 'empty'}`,
  piles: (deck, discard, available) =>
    `Deck: ${someCards(deck)}; discard pile: ${discard || 'empty'}${available && `; available: ${available}`}`,
  factions: factionTexts,
  automatonLines,
};

export const text: Text = {
  asks,
  moves,
  events,
  options,
  seatSettings,
  reasons,
  board: (view, say) => boardInWords(board, view, say),
  traits: {
    faction: { name: 'Faction', value: words.faction },
    automaton: { name: 'Automaton', value: (faction) => words.automaton(faction) },
  },
  words,
  real: { ...real, lines: linesIn(lineWords) },
};
