/** Telling a person's turn on the map: a piece in the hand is a stamp, a pull moves, and the last thing told can be changed at once. */
import { factText } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { sayValue } from '@tavola/kernel/rules/real.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { useState } from 'react';
import { type EveningModel, isOutsideTurn, movesAt, type OpenEvening } from './context.ts';

/** A kind of piece of somebody: the same wherever it stands. */
export type Piece = {
  readonly id: string;
  readonly of: Seat;
  readonly name: string;
  readonly glyph: string;
  readonly moves: boolean;
};
/** What a touch of a place does: nothing but open its sheet, place or take one of a piece, begin or end a move, fight. */
export type Stamp =
  | { readonly kind: 'place' | 'take'; readonly piece: Piece }
  | { readonly kind: 'move'; readonly from: string | null }
  | { readonly kind: 'battle' };
/** The last thing that was told, as it can still be changed. */
export type LastTold = {
  readonly kind: 'place' | 'take' | 'move';
  readonly piece: Piece;
  readonly count: number;
  readonly most: number;
  readonly from: string | null;
  readonly to: string | null;
  /** How many picks there were then: told is told only until something else happens. */
  readonly picks: number;
};
export type Telling = {
  readonly stamp: Stamp | null;
  take(stamp: Stamp | null): void;
  readonly told: LastTold | null;
  /** A place was touched. */
  touch(place: string): void;
  /** All warriors of the seat that plays go there. */
  move(from: string, to: string): void;
  /** The last thing told was another number. */
  recount(count: number): void;
  /** What can be pulled from a place; null for nothing. */
  movable(place: string): number | null;
};

type Model = Pick<EveningModel, 'evening' | 'open' | 'say' | 'attempt' | 'show'>;

/** The pieces of a seat that stand on the map or may come there. */
export function piecesOf(model: OpenEvening, of: Seat): readonly Piece[] {
  const pieces = new Map<string, Piece>();
  for (const fact of model.evening.app.table.facts()) {
    const piece = pieceOf(model, fact);
    if (piece?.of === of) pieces.set(piece.id, piece);
  }
  return [...pieces.values()];
}

function pieceOf({ evening, open, say }: OpenEvening, known: Believed): Piece | null {
  const { fact, place, among } = known;
  const { of, piece = '' } = fact as { readonly of?: Seat; readonly piece?: string };
  if (of === undefined || !('min' in among) || open.face.real?.touch?.(place) == null) return null;
  const drawn = open.face.real.piece?.(fact, evening.app.table.view('spectator'));
  if (!drawn) return null;
  const [name = ''] = factText(open.text, fact, say).split(',');
  return { id: `${fact.kind} ${piece} ${of}`, of, name, ...drawn };
}

export function useTelling(model: Model): Telling {
  const { evening, open, attempt, show } = model;
  const [stamp, take] = useState<Stamp | null>(null);
  const [last, setLast] = useState<LastTold | null>(null);
  const { table } = evening.app;
  const factOf = (piece: Piece, place: string) =>
    table.facts().find((fact) => fact.place === place && pieceOf(model, fact)?.id === piece.id);
  const countOf = (piece: Piece, place: string) => Number(sayValue(factOf(piece, place) as Believed));
  const mover = () => {
    const [seat] = table.pending;
    return seat === undefined ? undefined : piecesOf(model, seat).find(({ moves }) => moves);
  };
  const tell = ({ kind, piece, count, most, from, to }: Omit<LastTold, 'picks'>) =>
    attempt(() => {
      const changes = [
        [from, -count],
        [to, count],
      ] as const;
      evening.tellAll(
        changes.flatMap(([place, by]) => {
          const fact = place === null ? undefined : factOf(piece, place);
          return fact ? [[fact.id, String(Number(sayValue(fact)) + by)] as const] : [];
        }),
      );
      const entered = to === null || kind !== 'move' ? undefined : moveAt(to, 'enter');
      if (entered) evening.answer(entered.id);
      setLast({ kind, piece, count, most, from, to, picks: table.count });
    });
  const moveAt = (place: string, what: 'attack' | 'enter') =>
    movesAt(model, place).find((option) => open.face.real?.does?.(option.move) === what);
  const move = (from: string, to: string) => {
    const piece = mover();
    const most = piece ? countOf(piece, from) : 0;
    if (piece && most > 0 && from !== to) tell({ kind: 'move', piece, count: most, most, from, to });
  };
  const told = last?.picks === table.count ? last : null;
  return {
    stamp,
    take,
    told,
    move,
    movable: (place) => {
      const piece = isOutsideTurn(evening) ? mover() : undefined;
      const count = piece ? countOf(piece, place) : 0;
      return count > 0 ? count : null;
    },
    touch: (place) => {
      if (stamp === null || !isOutsideTurn(evening)) show(place);
      else if (stamp.kind === 'place' && factOf(stamp.piece, place))
        tell({ ...stamp, count: 1, most: MOST, from: null, to: place });
      else if (stamp.kind === 'take' && factOf(stamp.piece, place) && countOf(stamp.piece, place) > 0)
        tell({ ...stamp, count: 1, most: countOf(stamp.piece, place), from: place, to: null });
      else if (stamp.kind === 'move') {
        if (stamp.from === null) take({ kind: 'move', from: place });
        else {
          move(stamp.from, place);
          take(null);
        }
      } else if (stamp.kind === 'battle') {
        take(null);
        const attacks = movesAt(model, place).filter((option) => open.face.real?.does?.(option.move) === 'attack');
        const [only] = attacks;
        if (only && attacks.length === 1) attempt(() => evening.answer(only.id));
        else show(place);
      }
    },
    recount: (count) => {
      if (told === null || count < 1 || count > told.most) return;
      attempt(() => evening.undo());
      tell({ ...told, count });
    },
  };
}

const MOST = 20;
