/** What people told of a stretch of an evening, one entry for each gesture, and how a single one of them is struck. */
import { moveId } from '../rules/ask.ts';
import { TableError } from '../rules/errors.ts';
import type { LogPick } from '../table/log.ts';
import { isTold, type Saying } from '../table/picture.ts';
import type { Assistant } from './assistant.ts';

export type Change = Extract<Saying, { was: string }>;
/** The picks from `from` to `end`: the facts that one gesture told, or a move and what followed from it. */
export type Entry = {
  readonly from: number;
  readonly end: number;
  readonly changes: readonly Change[];
  readonly moves: readonly Extract<Saying, { move: unknown }>['move'][];
};

/** The entries from pick number `from` on; a fact that was told as it stood is none. */
export function entriesOf({ table, trail }: Assistant, from: number): readonly Entry[] {
  const said = table.sayings.filter(({ at }) => at >= from);
  const first = said.filter(({ at }, i) => i === 0 || !trail.isJoined(at));
  return first
    .map(({ at }, i) => {
      const end = first[i + 1]?.at ?? table.count;
      const own = said.filter((one) => one.at >= at && one.at < end);
      return {
        from: at,
        end,
        changes: own.filter((one): one is Change => one.fact !== undefined && one.was !== one.is),
        moves: own.flatMap(({ move }) => (move ? [move] : [])),
      };
    })
    .filter(({ changes, moves }) => changes.length + moves.length > 0);
}

/**
 * As if this entry had never been told: whatever was told after it is told again, counts by their difference. Nothing changes where that cannot be.
 */
export function strike({ table, trail }: Assistant, entry: Entry): void {
  const picks = table.picksFrom(0);
  const later = againstEntry(picks.slice(entry.end), entry);
  const gestures = later.flatMap((_, i) => (trail.isJoined(entry.end + i) ? [] : [entry.from + i]));
  const isSound = table.flaw() === null;
  trail.along(() => {
    try {
      table.rewind(entry.from);
      table.advance(later);
      if (isSound && table.flaw() !== null) throw new TableError('CONTRADICTS');
    } catch (error) {
      table.rewind(entry.from);
      table.advance(picks.slice(entry.from));
      throw error instanceof TableError ? new TableError('CONTRADICTS') : error;
    }
  });
  for (const [i, from] of gestures.entries()) trail.join(from, gestures[i + 1]);
}

/** Picks as they are without the entry: a count that was told later is smaller by what the entry had added. */
function againstEntry(picks: readonly LogPick[], { changes }: Entry): readonly LogPick[] {
  const more = new Map(changes.map(({ fact, was, is }) => [moveId(fact), Number(is) - Number(was)]));
  return picks.map(([seat, option]): LogPick => {
    const [fact = '', said] = option.split('=');
    const by = isTold(seat, option) ? more.get(fact) : undefined;
    return by === undefined || Number.isNaN(by) || Number.isNaN(Number(said))
      ? [seat, option]
      : [seat, `${fact}=${Number(said) - by}`];
  });
}
