/** What must always be true of a state (LAB chapter 9). */

import { handLimit } from './powers/passive/mallahoc.ts';
import { DECK, faceOf } from './state/faces.ts';
import { HALL } from './state/grid.ts';
import { type State, TREASURES } from './state/state.ts';

const SORTED_DECK = DECK.slice().sort().join();

export function flaw(state: State): string | null {
  const { cells, players, draw, discard, removed, pile } = state;
  const laid = cells.filter((card) => card !== null);
  const cards = [
    ...draw,
    ...discard.map(({ face }) => face),
    ...removed,
    ...players.flatMap(({ hand }) => hand),
    ...laid.map(({ face }) => face),
  ];
  if (cards.sort().join() !== SORTED_DECK) return `the cards are not the hundred of the deck: ${cards.length}`;
  const owned = players.reduce((sum, { treasures }) => sum + treasures, 0);
  const lying = laid.filter(({ treasure }) => treasure).length;
  if (pile + owned + lying !== TREASURES) return `${pile} + ${owned} + ${lying} treasures`;
  for (const [seat, { space, treasures }] of players.entries()) {
    if (space !== HALL && (cells[space]?.rotation ?? null) === null) return `seat ${seat} stands on no open card`;
    if (treasures < 0) return `seat ${seat} owes a treasure`;
    if (treasures >= 5 && !state.options.returnToHall && state.phase !== 'over')
      return `seat ${seat} has won unnoticed`;
  }
  return cardFlaw(state) ?? betweenTurns(state);
}

function cardFlaw({ cells }: State): string | null {
  for (const [cell, card] of cells.entries()) {
    if (!card) continue;
    if (card.rotation === null && (card.resolved || card.treasure)) return `the closed card at ${cell} is not blank`;
    if (card.treasure && (card.resolved || faceOf(card.face).challenge !== 'chest'))
      return `a stray treasure at ${cell}`;
    if (card.resolved && faceOf(card.face).challenge === null) return `nothing to resolve at ${cell}`;
  }
  return null;
}

/** LAB-3.5, LAB-4.9: when a turn starts, the fog has closed all it can and no hand is above its limit. */
function betweenTurns(state: State): string | null {
  const { cells, players } = state;
  if (state.phase !== 'expand') return null;
  for (const [seat, { hand }] of players.entries()) {
    if (hand.length > handLimit(state, seat)) return `seat ${seat} holds ${hand.length} cards`;
  }
  for (const [cell, card] of cells.entries()) {
    if (!card || card.rotation === null || card.resolved || card.treasure) continue;
    if (!players.some(({ space }) => space === cell)) return `the fog forgot cell ${cell}`;
  }
  return null;
}
