/** Words that several factions bring, with those that all share: pieces, purposes, effects, abilities, and what VP are scored for. */
import type { Counted, FactionText } from './type.ts';

type Dictionary = { readonly [word: string]: string };

/** What a faction brings. */
type Brought = Pick<FactionText<never, never, never>, 'pieces' | 'why' | 'purposes' | 'effects' | 'abilities'>;

/** What a language says for all factions. A word that nobody brings is a card. */
type Shared = Required<Omit<Brought, 'abilities'>> & {
  readonly cardName: (card: string) => string;
  /** After "spend a card". */
  readonly forCard: (card: string) => string;
};

export function joined(texts: readonly Brought[], shared: Shared) {
  const { cardName, forCard } = shared;
  const join = <T>(own: T, brought: readonly (T | undefined)[]): T => Object.assign({}, own, ...brought);
  const pieces = join<{ readonly [piece: string]: Counted }>(
    shared.pieces,
    texts.map((text) => text.pieces),
  );
  const dictionary = (part: 'why' | 'purposes' | 'effects') =>
    join<Dictionary>(
      shared[part],
      texts.map((text) => text[part]),
    );
  const [why, purposes, effects] = [dictionary('why'), dictionary('purposes'), dictionary('effects')];
  const abilities = join<Dictionary>(
    {},
    texts.map((text) => text.abilities),
  );
  const pieceName = (piece: string, count = 1): string => {
    const [one, many] = pieces[piece] ?? [piece, piece];
    return count === 1 ? one : many;
  };
  return {
    pieceName,
    somePieces: (piece: string, count: number): string => `${count} ${pieceName(piece, count)}`,
    reason: (word: string): string => why[word] ?? cardName(word),
    purpose: (word: string): string => purposes[word] ?? forCard(word),
    effectName: (word: string): string => effects[word] ?? word,
    /** A crafted card, or an ability. */
    usedName: (id: string): string => abilities[id] ?? cardName(id),
  };
}
