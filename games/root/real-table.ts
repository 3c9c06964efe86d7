/** How Root is shown beside the real table. */
import type { RealFace, RealPiece } from '@tavola/kernel/face/real-face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isCard } from './data/cards.ts';
import { WIN_VP } from './data/constants.ts';
import { isItem } from './data/items.ts';
import { glyphOf, typesOf } from './data/pieces.ts';
import { isSuit } from './data/suits.ts';
import { evenings } from './real-evenings.ts';
import { faceOf } from './rules/hands/stand-ins.ts';
import type { Player } from './rules/state/state.ts';
import type { View } from './rules/view/view.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import type { RootFact } from './rules/vocabulary/facts.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import type { Words } from './text/type.ts';

export const real: RealFace<Move> = {
  at: (move) => ('clearing' in move && typeof move.clearing === 'number' ? `c${move.clearing}` : null),
  publicName: (candidate) => (isCard(candidate) ? faceOf(candidate) : candidate),
  touch: (place) => (place.startsWith('c') ? { kind: 'clearing', clearing: Number(place.slice(1)) } : null),
  evenings,
  joining: ['first-player', 'vagabond.character', 'eyrie.choose-leader'],
  order,
  pictured: (name) => (isSuit(name) ? name : isItem(name) ? `item-${name}` : null),
  piece,
  dice: (ask) => (isDie(ask) ? { count: 3 - ask.nth, sides } : null),
  does: (move) => gestures[move.kind] ?? null,
  takes,
  tile,
  points: { goal: WIN_VP, of: (fact) => ((fact as RootFact).kind === 'vp' ? (fact as { of: Seat }).of : null) },
  panel: (seat) => `seat-${seat}`,
};

/** ROOT-4.3.2 */
const sides = ['0', '1', '2', '3'].map((name, option) => ({ option: String(option), name }));
function isDie(ask: unknown): ask is Extract<Ask, { readonly kind: 'die' }> {
  return typeof ask === 'object' && (ask as { readonly kind: string }).kind === 'die';
}

const gestures: { readonly [kind: string]: 'attack' | 'enter' | 'remove' } = {
  'outside.attack': 'attack',
  'outside.enter': 'enter',
  'outside.remove': 'remove',
};

function takes(move: Move): string | null {
  if (move.kind !== 'outside.remove') return null;
  return `${move.piece === 'warrior' ? 'warriors' : move.piece}:${move.of}`;
}

function tile(move: Move, { words }: Say): ReturnType<NonNullable<RealFace['tile']>> {
  const { tiles } = (words as Words).drawn;
  if (move.kind === 'outside.give') return { glyph: 'handcard', name: tiles.give };
  const isPurchase = move.kind === 'outside.buy' || move.kind === 'outside.buy-card';
  return isPurchase ? { glyph: 'post', name: tiles.buy } : null;
}

/** AUT-1.1: what an automaton acts by; the Riverfolk act by their market. */
function order(view: unknown, seat: Seat, { words }: Say): ReturnType<NonNullable<RealFace['order']>> {
  const player = (view as View).open.players[seat];
  if (!player?.automaton || !('order' in player.board)) return undefined;
  const card = player.board.order;
  if (typeof card !== 'string') return null;
  const [suit = '', item] = (isCard(card) ? faceOf(card) : card).split('/');
  const { suit: suitName, item: itemName } = words as Words;
  const name = item ? `${suitName(suit)}, ${itemName(item)}` : suitName(suit);
  return { glyph: suit, ...(item && { item: `item-${item}` }), name };
}

function piece(it: object, view: unknown): RealPiece | null {
  const fact = it as RootFact;
  if (fact.kind !== 'warriors' && fact.kind !== 'piece' && fact.kind !== 'pawn') return null;
  const { of } = fact;
  const player = (view as View).open.players[of] as Player;
  const figure = `rw-${player.faction}`;
  if (fact.kind === 'pawn') {
    const standsAt = (place: string) => (place.startsWith('c') ? place.slice(1) : null);
    return { id: `pawn:${of}`, glyph: figure, moves: true, standsAt };
  }
  if (fact.kind === 'warriors') return { id: `warriors:${of}`, glyph: figure, moves: true, left: player.supply };
  const which = typesOf(player.faction).findIndex(({ name }) => name === fact.piece);
  return {
    id: `${fact.piece}:${of}`,
    glyph: glyphOf(fact.piece),
    moves: false,
    left: player.left[which] ?? 0,
  };
}
