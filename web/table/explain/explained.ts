/** What is said of the things that somebody looks at: by the game, or by the table for what every game has. */

import type { Glossary, Thing } from '@tavola/kernel/face/face.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Text } from '../../text/languages.ts';
import type { DrawnPart, GamePart, MatchPart } from '../model/parts.tsx';
import type { FoundThing } from './looked.ts';

export type Explained = {
  readonly id: string | null;
  /** As it stands here: "2 Herbs". */
  readonly title: string;
  /** What it is called in general, where that differs. */
  readonly name: string | null;
  readonly text: string;
  readonly clauses: readonly string[];
};

type Known = Pick<GamePart, 'face' | 'say'> &
  Pick<DrawnPart, 'props'> &
  Pick<MatchPart, 'match'> & { readonly glossary: Glossary; readonly t: Text };

export function explained(things: readonly FoundThing[], known: Known): readonly Explained[] {
  return things.flatMap(({ id, label }) => {
    const thing = id === null ? null : thingOf(id, known);
    const title = label ?? thing?.name;
    if (title === undefined) return [];
    const name = thing && !title.toLowerCase().includes(thing.name.toLowerCase()) ? thing.name : null;
    return [{ id, title, name, text: thing?.text ?? '', clauses: thing?.clauses ?? [] }];
  });
}

function thingOf(id: string, { face, props, say, match, glossary, t }: Known): Thing | null {
  const own = face.things?.describe?.(id, props.view, say) ?? glossary[id];
  if (own) return own;
  const seat = seatIn(id);
  if (seat === null || seat >= match.seats.length) return null;
  return { name: say.who(seat), text: t.explain.seat(say.who(seat)) };
}

/** A seat by its mark (`seat:1`) or by its shape in the shared sprite (`seat-2`). */
function seatIn(id: string): Seat | null {
  const [, mark, shape] = /^seat(?::(\d+)|-(\d+))$/.exec(id) ?? [];
  if (mark !== undefined) return Number(mark);
  return shape === undefined ? null : Number(shape) - 1;
}
