/** What was told in the turn on the screen, entry by entry, as the words and pictures of a line say it. */
import { factText } from '@tavola/kernel/face/text.ts';
import { type Entry, entriesOf } from '@tavola/kernel/real/entries.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type OpenEvening, optionText } from './context.ts';
import { type Piece, pieceOf } from './pieces.ts';

/** Pieces that came, went or were marched, points, or anything else in words. */
export type Deed =
  | {
      readonly kind: 'move' | 'place' | 'take';
      readonly piece: Piece;
      readonly count: number;
      /** How many it could have been. */
      readonly most: number;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly kind: 'points'; readonly seat: Seat; readonly was: string; readonly is: string }
  | { readonly kind: 'words'; readonly text: string };

export type ShownEntry = { readonly entry: Entry; readonly deeds: readonly Deed[] };

/** The first pick of the turn on the screen. */
export function turnStart({ app }: OpenEvening['evening']): number {
  return app.table.lastCheckpoint?.picks ?? 0;
}

export function entriesIn(model: OpenEvening, from: number, end = Number.POSITIVE_INFINITY): readonly ShownEntry[] {
  const entries = entriesOf(model.evening.app, from).filter((entry) => entry.from < end);
  return entries.map((entry) => ({ entry, deeds: deedsOf(model, entry) }));
}

const MOST = 40;

function deedsOf(model: OpenEvening, { changes, moves }: Entry): readonly Deed[] {
  const deeds: Deed[] = [];
  const went: { piece: Piece; place: string; was: number; by: number }[] = [];
  for (const { fact, was, is } of changes) {
    const place = placeOf(model, fact);
    const piece = place === null ? null : pieceOf(model, fact, place);
    const seat = model.open.face.real?.points?.of(fact) ?? null;
    if (seat !== null) deeds.push({ kind: 'points', seat, was, is });
    else if (piece && !piece.standsAt && place !== null && /^\d+$/.test(was) && /^\d+$/.test(is))
      went.push({ piece, place, was: Number(was), by: Number(is) - Number(was) });
    else deeds.push({ kind: 'words', text: changeText(model, fact, is) });
  }
  for (const { piece, place, was, by } of went) {
    const other = went.find((one) => one.piece.id === piece.id && one.by === -by && one.place !== place);
    const isMarch = other !== undefined;
    const start = { piece, count: Math.abs(by) };
    if (by < 0)
      deeds.unshift({ ...start, kind: isMarch ? 'move' : 'take', most: was, from: place, to: other?.place ?? null });
    else if (!isMarch) deeds.push({ ...start, kind: 'place', most: MOST, from: null, to: place });
  }
  for (const move of moves) {
    const isSaid = deeds.some(({ kind }) => kind === 'move') && model.open.face.real?.does?.(move) === 'enter';
    if (!isSaid) deeds.push({ kind: 'words', text: optionText(model, move) });
  }
  return deeds;
}

function placeOf({ evening }: OpenEvening, fact: object): string | null {
  const id = JSON.stringify(fact);
  return evening.app.table.facts().find((one) => JSON.stringify(one.fact) === id)?.place ?? null;
}

function changeText({ open, say }: OpenEvening, fact: Entry['changes'][number]['fact'], is: string): string {
  const value = /^\d+$/.test(is) || is === '?' ? is : (open.text.real?.value(is, say, fact) ?? is);
  return `${factText(open.text, fact, say)}: ${value}`;
}
