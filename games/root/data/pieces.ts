/** The pieces of each faction (rules section 3). State, rules, texts and boards know a type by its place in these lists. */
import type { FactionId } from './factions.ts';

/** `gone`: a removed piece leaves the game instead of going back to its track (ROOT-2.6). */
export type PieceType = { readonly name: string; readonly count: number; readonly gone?: true };

export type PieceTypes = {
  readonly warriors: number;
  readonly buildings: readonly PieceType[];
  readonly tokens: readonly PieceType[];
};

export const pieceTypes: { readonly [faction in FactionId]: PieceTypes } = {
  marquise: {
    warriors: 25,
    buildings: [
      { name: 'sawmill', count: 6 },
      { name: 'workshop', count: 6 },
      { name: 'recruiter', count: 6 },
    ],
    tokens: [
      { name: 'wood', count: 8 },
      { name: 'keep', count: 1, gone: true },
    ],
  },
  eyrie: { warriors: 20, buildings: [{ name: 'roost', count: 7 }], tokens: [] },
  // A base, a garden and a trade post have the suit of their clearing.
  alliance: { warriors: 10, buildings: [{ name: 'base', count: 3 }], tokens: [{ name: 'sympathy', count: 10 }] },
  vagabond: { warriors: 0, buildings: [], tokens: [] },
  lizards: { warriors: 25, buildings: [{ name: 'garden', count: 15 }], tokens: [] },
  riverfolk: { warriors: 15, buildings: [], tokens: [{ name: 'trade-post', count: 9, gone: true }] },
  duchy: {
    warriors: 20,
    buildings: [
      { name: 'citadel', count: 3 },
      { name: 'market', count: 3 },
    ],
    tokens: [{ name: 'tunnel', count: 3 }],
  },
  corvids: { warriors: 15, buildings: [], tokens: [{ name: 'plot', count: 8 }] },
};

/** Buildings, then tokens: the order of `left` and `gone` in the state. */
export function typesOf(faction: FactionId): readonly PieceType[] {
  const { buildings, tokens } = pieceTypes[faction];
  return [...buildings, ...tokens];
}

/** The sprite's name of a piece. */
export function glyphOf(piece: string): string {
  return piece === 'trade-post' ? 'post' : piece;
}
