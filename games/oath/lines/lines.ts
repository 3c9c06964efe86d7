/** What hands do in a Prince's turn, and in a campaign against him, line by line (docs/assistant.md). */
import type { LinesOf } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Event } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import { goods } from './goods.ts';
import { bringToken, princely } from './prince.ts';
import { board, siteSpot } from './spots.ts';
import { things } from './things.ts';
import type { LineWords } from './words.ts';
import { finished, type Standing, type Writing } from './writing.ts';

const writers = { ...goods, ...things, ...princely } as {
  readonly [kind: string]: ((writing: Writing, event: Event) => void) | undefined;
};

export function princeLines(words: LineWords): LinesOf<Event, View> {
  return (events, before, after, say) => {
    const writing = begun(words, say, before ?? after, after);
    for (const [n, { event }] of events.entries()) {
      writing.n = n;
      writers[event.kind]?.(writing, event);
    }
    for (const seat of writing.princes.keys()) bringToken(writing, seat);
    return writing.lines.flatMap((line) => finished(writing, line));
  };
}

function begun(words: LineWords, say: Say, before: View, after: View): Writing {
  const cards = new Map<string, string>();
  for (const [slot, site] of before.sites.entries())
    for (const { card } of site.cards) cards.set(card, siteSpot(before, slot));
  for (const [seat, { relics, advisers, vision }] of before.players.entries()) {
    for (const { card } of [...relics, ...advisers]) if (card !== null) cards.set(card, board(seat));
    if (vision !== null) cards.set(vision, board(seat));
  }
  const princes = new Map(
    before.players.flatMap(({ prince }, seat) => (prince ? [[seat, standing(prince)] as const] : [])),
  );
  const { turn: seat } = before;
  return {
    words,
    say,
    before,
    after,
    lines: [],
    open: null,
    seat,
    n: 0,
    princes,
    cards,
    chosen: undefined,
    because: [],
  };
}

function standing(prince: NonNullable<View['players'][number]['prince']>): Standing {
  const { token, start, tactics, threat } = prince;
  const spaces = new Map<string, string>(prince.unaligned.map((suit) => [suit, 'unaligned']));
  for (const column of ['friends', 'conspirators'] as const)
    for (const [i, row] of prince[column].entries()) for (const suit of row) spaces.set(suit, `${column}-${i + 1}`);
  return { token, start, tactics, threat: threat?.line ?? 'none', spaces, lies: token };
}
