/** Root in Portuguese. */
import { list, own, who, whoIn } from '@tavola/games/text/pt.ts';
import { maps } from '../data/maps.ts';
import { asks } from './asks.pt.ts';
import { automatonLines } from './automata/shared.pt.ts';
import { type BoardWords, boardInWords, neighboursOf } from './board.ts';
import { events } from './events.pt.ts';
import { factionTexts } from './factions/all.pt.ts';
import { somePieces } from './joined.pt.ts';
import { moves } from './moves.pt.ts';
import { options, reasons, seatSettings } from './options.pt.ts';
import { cardName, factionName, itemName, points, someCards, someWarriors, suitName, tally } from './phrases.pt.ts';
import { real } from './real.pt.ts';
import type { Text } from './type.ts';
import { words } from './words.pt.ts';

const cards = (list: readonly string[]) => tally(list.map(cardName)).join(', ');

const board: BoardWords = {
  turn: ({ open }, say) =>
    `Rodada ${open.turn.round}, ${own('o turno', open.turn.seat, say)}; mapa: ${maps[open.map].name.pt}`,
  score: ({ faction, vp, supply, dominance, partner }, seat, _view, say) => {
    const standing =
      dominance === null
        ? points(vp)
        : `fora da trilha de pontos com ${cardName(dominance)}${partner === null ? '' : `, em coalizão com ${whoIn(partner, say)}`}`;
    return `${who(seat, say)}, ${factionName(faction)}: ${standing}; ${someWarriors(supply)} no suprimento`;
  },
  crafted: ({ crafted, items, exhausted }) => {
    const all = [
      ...crafted.map(cardName),
      ...items.map(itemName),
      ...exhausted.map((item) => `${itemName(item)} (exaurido)`),
    ];
    return all.length === 0 ? null : `Criado: ${tally(all).join(', ')}`;
  },
  hand: ({ hands, handSizes }, seat) => {
    const hand = hands[seat];
    return hand ? `Mão: ${cards(hand) || 'vazia'}` : `Mão: ${someCards(handSizes[seat] ?? 0)}`;
  },
  clearing: (clearing, view) => {
    const { suits, ruins, ferry } = view.open;
    const marks = [
      suitName(suits[clearing] as string),
      ...(ruins[clearing] ? ['ruína'] : []),
      ...(ferry === clearing ? ['balsa'] : []),
    ];
    return `Clareira ${clearing} (${marks.join(', ')}; caminhos para ${list(neighboursOf(view, clearing).map(String))})`;
  },
  pieces: (found, seat, say) =>
    `${who(seat, say)} ${found.map(([piece, count]) => somePieces(piece, count)).join(', ')}`,
  empty: 'ninguém',
  items: ({ open }) =>
    `Estoque de itens: ${
      Object.entries(open.items)
        .flatMap(([item, count]) => (count > 0 ? [`${count} × ${itemName(item)}`] : []))
        .join(', ') || 'vazio'
    }`,
  piles: ({ deck, open }) =>
    `Baralho: ${someCards(deck)}; descarte: ${cards(open.discard) || 'vazio'}${open.available.length === 0 ? '' : `; disponíveis: ${cards(open.available)}`}`,
  board: (view, seat, say) => {
    const player = view.open.players[seat];
    if (player?.automaton) return automatonLines(view, seat, say);
    const faction = player?.faction;
    return faction ? factionTexts[faction].board(view, seat, say) : [];
  },
};

export const pt: Text = {
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
  real,
};
