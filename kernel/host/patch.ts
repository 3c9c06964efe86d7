/**
 * What changed from one plain JSON value to the next, so that a viewer who has the first need not be sent all of the second.
 * A host keeps what it sent last and lets it `follow`; the viewer makes the same of its own with `patched`.
 */
import { copy } from '../rules/copy.ts';

/** `[value]`: is this now. `[]`: is gone. An object: what changed inside, by key or index; `length` is that of a shorter list. */
export type Change = readonly [] | readonly [value: unknown] | { readonly [key: string]: Change | number };

type Fields = { [key: string]: unknown };

/** The newest value that somebody has, and how to go on from there. */
export class Followed {
  private readonly root: Fields;

  constructor(value: unknown) {
    this.root = { value: copy(value) };
  }

  /** Becomes `next` and tells what changed; null when nothing did. The change shares its parts with this: send it before the next one. */
  follow(next: unknown): Change | null {
    return update(this.root, 'value', next);
  }

  get value(): unknown {
    return this.root.value;
  }
}

/** What `before` becomes by a change; parts that did not change are the same objects as before. Throws when the change was not made for it. */
export function patched(before: unknown, change: Change): unknown {
  if (isList(change)) return change[0];
  if (Array.isArray(before)) return patchedList(before, change);
  if (typeof before !== 'object' || before === null) throw new TypeError('a change of something else');
  const after: Fields = { ...before };
  for (const key of Object.keys(change)) {
    const inner = change[key] as Change;
    if (isList(inner) && inner.length === 0) delete after[key];
    else after[key] = patched(after[key], inner);
  }
  return after;
}

function patchedList(before: readonly unknown[], change: { readonly [key: string]: Change | number }): unknown[] {
  const after = before.slice();
  for (const key of Object.keys(change)) {
    const inner = change[key] as Change | number;
    if (typeof inner === 'number') after.length = inner;
    else after[Number(key)] = patched(after[Number(key)], inner);
  }
  return after;
}

function update(holder: Fields, key: string, next: unknown): Change | null {
  const kept = holder[key];
  if (Object.is(kept, next)) return null;
  if (Array.isArray(kept) && Array.isArray(next)) return updateList(kept, next);
  if (isFields(kept) && isFields(next)) return updateFields(kept, next);
  const value = copy(next);
  holder[key] = value;
  return [value];
}

function updateFields(kept: Fields, next: Fields): Change | null {
  const changes: { [key: string]: Change } = {};
  let changed = 0;
  let size = 0;
  for (const key in next) {
    if (next[key] === undefined) continue;
    size++;
    const change = update(kept, key, next[key]);
    if (change === null) continue;
    changes[key] = change;
    changed++;
  }
  for (const key in kept) {
    if (next[key] !== undefined) continue;
    delete kept[key];
    changes[key] = [];
    changed++;
  }
  return shorter(changes, changed, size, kept);
}

function updateList(kept: unknown[], next: readonly unknown[]): Change | null {
  const changes: { [key: string]: Change | number } = {};
  let changed = 0;
  for (let i = 0; i < next.length; i++) {
    const change = update(kept as unknown as Fields, i as unknown as string, next[i]);
    if (change === null) continue;
    changes[i] = change;
    changed++;
  }
  if (kept.length > next.length) {
    kept.length = next.length;
    changes.length = next.length;
    changed++;
  }
  return shorter(changes, changed, next.length, kept);
}

/** Where nearly everything has changed, all of it takes less room than the list of changes. */
function shorter(
  changes: { readonly [key: string]: Change | number },
  changed: number,
  size: number,
  whole: unknown,
): Change | null {
  if (changed === 0) return null;
  return changed > 2 && changed * 2 > size ? [whole] : changes;
}

function isList(change: Change): change is readonly [] | readonly [unknown] {
  return Array.isArray(change);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
