/** Words that several factions bring: pieces, purposes, effects, abilities, and what VP are scored for. */
import { factionTexts } from './factions/all.pt.ts';
import { cardName } from './phrases.pt.ts';
import type { Counted } from './type.ts';

const texts = Object.values(factionTexts);
type Dictionary = { readonly [word: string]: string };

const pieces: { readonly [piece: string]: Counted } = Object.assign(
  { warrior: ['guerreiro', 'guerreiros'], pawn: ['peão', 'peões'] },
  ...texts.map((text) => text.pieces),
);
const why: Dictionary = Object.assign(
  {
    removal: 'construções e marcadores removidos',
    'no-hand': 'cartas que não pode comprar',
    'given-card': 'uma carta que não pode receber',
    'open-path': 'abrir um caminho',
    pass: 'governar a Passagem',
  },
  ...texts.map((text) => text.why),
);
const purposes: Dictionary = Object.assign(
  { 'open-path': 'para abrir o caminho', claim: 'para pegar a carta de domínio' },
  ...texts.map((text) => text.purposes),
);
const effects: Dictionary = Object.assign({ ferry: 'a carta da balsa' }, ...texts.map((text) => text.effects));
const abilities: Dictionary = Object.assign({}, ...texts.map((text) => text.abilities));

export function pieceName(piece: string, count = 1): string {
  const [one, many] = pieces[piece] ?? [piece, piece];
  return count === 1 ? one : many;
}
export const somePieces = (piece: string, count: number): string => `${count} ${pieceName(piece, count)}`;
export const reason = (word: string): string => why[word] ?? cardName(word);
export const purpose = (word: string): string => purposes[word] ?? `por ${cardName(word)}`;
export const effectName = (word: string): string => effects[word] ?? word;
/** A crafted card, or an ability. */
export const usedName = (id: string): string => abilities[id] ?? cardName(id);
