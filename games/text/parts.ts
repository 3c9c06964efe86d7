/** The parts of a line (kernel/face/lines.ts) in the words of a language: what is printed, and what is said where that differs. */
import type { Part, Spot } from '@tavola/kernel/face/lines.ts';

/** How arrow and signs are said. */
export type PartWords = {
  readonly way: string;
  readonly plus: string;
  readonly minus: string;
  readonly total: (n: number) => string;
};

export type Parts = ReturnType<typeof partsIn>;

export function partsIn(words: PartWords) {
  const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  const said = (n: number) => (n < 0 ? `${words.minus} ${-n}` : `${words.plus} ${n}`);
  const way: Part = { kind: 'way', text: '→', spoken: words.way };
  const next: Part = { kind: 'next', text: '·' };
  const text = (words: string, spoken?: string): Part => ({ kind: 'text', text: words, ...(spoken && { spoken }) });
  const count = (n: number): Part => ({ kind: 'count', count: n, text: String(n) });
  const more = (n: number): Part => ({ kind: 'count', count: n, text: signed(n), spoken: said(n) });
  const place = (name: string, spot: Spot, spoken?: string): Part => ({
    kind: 'place',
    place: spot,
    text: name,
    ...(spoken && { spoken }),
  });
  const piece = (name: string, glyph: string): Part => ({ kind: 'piece', text: name, glyph });
  const card = (name: string): Part => ({ kind: 'card', text: name });
  const score = (by: number, total: number): Part => ({
    kind: 'score',
    by,
    total,
    text: `${signed(by)} → ${total}`,
    spoken: `${said(by)}, ${words.total(total)}`,
  });
  return { way, next, text, count, more, place, piece, card, score };
}
