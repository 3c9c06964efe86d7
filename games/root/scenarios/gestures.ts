/** For tests: what it costs people to tell a turn, or a table that they join, by the cheapest gestures on the map (docs/assistant.md). */
import type { Retold } from '@tavola/testing/mirror-tape.ts';

/** Follows from what lies on the map. */
const FOLLOWS = /^supply:/;

/**
 * A turn: what left one clearing and came to another is dragged, with one more touch where some stay behind; what came from the supply is dragged there,
 * what is gone is dragged off, with one more touch for a number other than one. Anything else is set with one touch.
 */
export function gesturesOfTurn(told: readonly Retold[]): number {
  const changes = lastOf(told);
  const isWarriors = ({ id }: Retold) => id.startsWith('warriors:');
  const owners = new Set(changes.filter(isWarriors).map(({ id }) => id.split(':')[2]));
  const marched = [...owners].map((owner) =>
    drags(changes.filter((one) => isWarriors(one) && one.id.split(':')[2] === owner)),
  );
  return changes.filter((one) => !isWarriors(one)).length + marched.reduce((sum, n) => sum + n, 0);
}

/** One owner's warriors. */
function drags(changes: readonly Retold[]): number {
  const by = changes.map(({ from, to }) => ({ from: Number(from), by: Number(to) - Number(from) }));
  const left = by.filter((one) => one.by < 0).map((one) => ({ ...one, by: -one.by }));
  const came = by.filter((one) => one.by > 0);
  let touches = 0;
  for (const target of came)
    for (const source of left) {
      const moved = Math.min(source.by, target.by);
      if (moved === 0) continue;
      touches += moved === source.from ? 1 : 2;
      source.by -= moved;
      source.from -= moved;
      target.by -= moved;
    }
  const rest = [...left, ...came].filter((one) => one.by > 0);
  return touches + rest.reduce((sum, one) => sum + (one.by === 1 ? 1 : 2), 0);
}

/** Joining: a stamp of a piece and a number is chosen once and touched wherever it holds; anything else is set with one touch. */
export function gesturesOfJoining(told: readonly Retold[]): number {
  const changes = lastOf(told);
  const onMap = changes.filter(({ id }) => /^(warriors|piece|suit):/.test(id));
  const stamps = new Set(onMap.map(({ id, to }) => `${id.split(':').toSpliced(1, 1).join(':')}=${to}`));
  return stamps.size + changes.length;
}

/** Of each fact where it was and where it came to; nothing where it is as it was. */
function lastOf(told: readonly Retold[]): readonly Retold[] {
  const all = new Map<string, Retold>();
  for (const one of told) {
    if (FOLLOWS.test(one.id)) continue;
    all.set(one.id, { ...one, from: all.get(one.id)?.from ?? one.from });
  }
  return [...all.values()].filter(({ from, to }) => from !== to);
}
