/** Root in English. */
import { list, who, whoIn, whose } from '@tavola/games/text/en.ts';
import { maps } from '../data/maps.ts';
import { asks } from './asks.en.ts';
import { automatonLines } from './automata/shared.en.ts';
import { type BoardWords, boardInWords, neighboursOf } from './board.ts';
import { events } from './events.en.ts';
import { factionTexts } from './factions/all.en.ts';
import { somePieces } from './joined.en.ts';
import { moves } from './moves.en.ts';
import { options, reasons, seatSettings } from './options.en.ts';
import { cardName, factionName, itemName, someCards, someWarriors, suitName, tally } from './phrases.en.ts';
import { real } from './real.en.ts';
import type { Text } from './type.ts';
import { words } from './words.en.ts';

const cards = (list: readonly string[]) => tally(list.map(cardName)).join(', ');

const board: BoardWords = {
  turn: ({ open }, say) =>
    `Round ${open.turn.round}, ${whose(open.turn.seat, say)} turn; map: ${maps[open.map].name.en}`,
  score: ({ faction, vp, supply, dominance, partner }, seat, _view, say) => {
    const standing =
      dominance === null
        ? `${vp} VP`
        : `off the score track with ${cardName(dominance)}${partner === null ? '' : `, in a coalition with ${whoIn(partner, say)}`}`;
    return `${who(seat, say)}, ${factionName(faction)}: ${standing}; ${someWarriors(supply)} in the supply`;
  },
  crafted: ({ crafted, items, exhausted }) => {
    const all = [
      ...crafted.map(cardName),
      ...items.map(itemName),
      ...exhausted.map((item) => `${itemName(item)} (exhausted)`),
    ];
    return all.length === 0 ? null : `Crafted: ${tally(all).join(', ')}`;
  },
  hand: ({ hands, handSizes }, seat) => {
    const hand = hands[seat];
    return hand ? `Hand: ${cards(hand) || 'empty'}` : `Hand: ${someCards(handSizes[seat] ?? 0)}`;
  },
  clearing: (clearing, view) => {
    const { suits, ruins, ferry } = view.open;
    const marks = [
      suitName(suits[clearing] as string),
      ...(ruins[clearing] ? ['ruin'] : []),
      ...(ferry === clearing ? ['ferry'] : []),
    ];
    return `Clearing ${clearing} (${marks.join(', ')}; paths to ${list(neighboursOf(view, clearing).map(String))})`;
  },
  pieces: (found, seat, say) =>
    `${who(seat, say)} ${found.map(([piece, count]) => somePieces(piece, count)).join(', ')}`,
  empty: 'nobody',
  items: ({ open }) =>
    `Item supply: ${
      Object.entries(open.items)
        .flatMap(([item, count]) => (count > 0 ? [`${count} × ${itemName(item)}`] : []))
        .join(', ') || 'empty'
    }`,
  piles: ({ deck, open }) =>
    `Deck: ${someCards(deck)}; discard pile: ${cards(open.discard) || 'empty'}${open.available.length === 0 ? '' : `; available: ${cards(open.available)}`}`,
  board: (view, seat, say) => {
    const player = view.open.players[seat];
    if (player?.automaton) return automatonLines(view, seat, say);
    const faction = player?.faction;
    return faction ? factionTexts[faction].board(view, seat, say) : [];
  },
};

export const en: Text = {
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
  real,
};
