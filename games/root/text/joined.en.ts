/** Words that several factions bring: pieces, purposes, effects, abilities, and what VP are scored for. */
import { factionTexts } from './factions/all.en.ts';
import { cardName } from './phrases.en.ts';
import type { Counted } from './type.ts';

const texts = Object.values(factionTexts);
type Dictionary = { readonly [word: string]: string };

const pieces: { readonly [piece: string]: Counted } = Object.assign(
  { warrior: ['warrior', 'warriors'], pawn: ['pawn', 'pawns'] },
  ...texts.map((text) => text.pieces),
);
const why: Dictionary = Object.assign(
  {
    removal: 'removed buildings and tokens',
    'no-hand': 'cards that it cannot draw',
    'given-card': 'a card that it cannot take',
    'open-path': 'an opened path',
    pass: 'ruling the Pass',
  },
  ...texts.map((text) => text.why),
);
const purposes: Dictionary = Object.assign(
  { 'open-path': 'to open the path', claim: 'to claim the dominance card' },
  ...texts.map((text) => text.purposes),
);
const effects: Dictionary = Object.assign({ ferry: 'the card of the ferry' }, ...texts.map((text) => text.effects));
const abilities: Dictionary = Object.assign({}, ...texts.map((text) => text.abilities));

export function pieceName(piece: string, count = 1): string {
  const [one, many] = pieces[piece] ?? [piece, piece];
  return count === 1 ? one : many;
}
export const somePieces = (piece: string, count: number): string => `${count} ${pieceName(piece, count)}`;
export const reason = (word: string): string => why[word] ?? cardName(word);
export const purpose = (word: string): string => purposes[word] ?? `for ${cardName(word)}`;
export const effectName = (word: string): string => effects[word] ?? word;
/** A crafted card, or an ability. */
export const usedName = (id: string): string => abilities[id] ?? cardName(id);
