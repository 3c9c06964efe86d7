/** The pieces of a table: what can be taken in one's hand, and how many of it lie where. */
import type { RealPiece } from '@tavola/kernel/face/real-face.ts';
import { factText } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Fact, sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import type { OpenEvening } from './context.ts';

export type Piece = RealPiece & { readonly of: Seat; readonly name: string };

/** What people say, as `tellAll` takes it. */
export type Said = readonly [fact: string, value: string];

/** The pieces of a seat that stand on the map or may come there. */
export function piecesOf(model: OpenEvening, of: Seat): readonly Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { fact, place } of model.evening.app.table.facts()) {
    const piece = pieceOf(model, fact, place);
    if (piece?.of === of) pieces.set(piece.id, piece);
  }
  return [...pieces.values()];
}

export function pieceOf({ evening, open, say }: OpenEvening, fact: Fact, place: string): Piece | null {
  const { of } = fact as { readonly of?: Seat };
  const piece = of === undefined ? null : open.face.real?.piece?.(fact, evening.app.table.view('spectator'));
  if (of === undefined || !piece) return null;
  if (!piece.standsAt && open.face.real?.touch?.(place) == null) return null;
  const [name = ''] = factText(open.text, fact, say).split(',');
  return { ...piece, of, name: piece.standsAt ? say.who(of) : name };
}

/** The places of the map, in their order. */
export function placesOfMap({ evening, open }: OpenEvening): readonly string[] {
  const places = new Set(evening.app.table.facts().map(({ place }) => place));
  return [...places].filter((place) => open.face.real?.touch?.(place) != null);
}

/** The number on the board of a place; null where it has none. */
export function numberOf(place: string): string | null {
  return /\d+$/.exec(place)?.[0] ?? null;
}

/** Its fact in a place; of something that there is only one of, the one fact. */
export function factOf(model: OpenEvening, piece: Piece, place: string): Believed | undefined {
  return model.evening.app.table
    .facts()
    .find((one) => (piece.standsAt || one.place === place) && pieceOf(model, one.fact, one.place)?.id === piece.id);
}

export function countOf(model: OpenEvening, piece: Piece, place: string): number {
  const known = factOf(model, piece, place);
  if (!known) return 0;
  if (piece.standsAt) return piece.standsAt(place) === sayValue(known) ? 1 : 0;
  return Number(sayValue(known));
}

/** Everything that stands in a place, by its owners in the order of the table. */
export function standingIn(model: OpenEvening, place: string): readonly { piece: Piece; count: number }[] {
  const { seats } = model.evening.app.table.agreement;
  return seats.flatMap((_, seat) =>
    piecesOf(model, seat).flatMap((piece) => {
      const count = countOf(model, piece, place);
      return count > 0 ? [{ piece, count }] : [];
    }),
  );
}

/** What is said when a count in a place changes; nothing where it cannot be said. */
export function saidBy(model: OpenEvening, piece: Piece, place: string | null, by: number): readonly Said[] {
  const known = place === null ? undefined : factOf(model, piece, place);
  if (!known || place === null || by === 0) return [];
  if (!piece.standsAt) return [[known.id, String(Number(sayValue(known)) + by)]];
  const value = piece.standsAt(place);
  return value === null || by < 0 ? [] : [[known.id, value]];
}
