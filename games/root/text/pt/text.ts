/** Root in Portuguese. */
import { list, own, who, whoIn } from '@tavola/games/text/pt.ts';
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
import { cardName, factionName, names, points, someCards, someWarriors } from './phrases/phrases.ts';
import { real } from './real.ts';
import { words } from './words.ts';

const board: BoardWords = {
  names,
  list,
  who,
  somePieces,
  turn: ({ open }, say) =>
    `Rodada ${open.turn.round}, ${own('o turno', open.turn.seat, say)}; mapa: ${maps[open.map].name.pt}`,
  score: ({ faction, vp, supply, dominance, partner }, seat, say) => {
    const standing =
      dominance === null
        ? points(vp)
        : `fora da trilha de pontos com ${cardName(dominance)}${partner === null ? '' : `, em coalizão com ${whoIn(partner, say)}`}`;
    return `${who(seat, say)}, ${factionName(faction)}: ${standing}; ${someWarriors(supply)} no suprimento`;
  },
  crafted: (things) => `Criado: ${things}`,
  exhausted: (item) => `${item} (exaurido)`,
  hand: (cards) => `Mão: ${cards || 'vazia'}`,
  handSize: (count) => `Mão: ${someCards(count)}`,
  clearing: (clearing, marks, paths) => `Clareira ${clearing} (${marks}; caminhos para ${paths})`,
  ruin: 'ruína',
  ferry: 'balsa',
  empty: 'ninguém',
  items: (items) => `Estoque de itens: ${items || 'vazio'}`,
  piles: (deck, discard, available) =>
    `Baralho: ${someCards(deck)}; descarte: ${discard || 'vazio'}${available && `; disponíveis: ${available}`}`,
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
    faction: { name: 'Facção', value: words.faction },
    automaton: { name: 'Autômato', value: (faction) => words.automaton(faction) },
  },
  words,
  real: { ...real, lines: linesIn(lineWords) },
};
