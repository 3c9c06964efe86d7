/** Copies of plain JSON data. */

export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyList(value) : copyRecord(value as Record<string, unknown>)) as T;
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copy(item);
  }
  return out;
}

function copyRecord(record: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = { ...record };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copy(item);
  }
  return out;
}

/** Makes `target` equal to `saved` without replacing the objects in it that are still the same thing, so references stay good. */
export function restore(target: unknown, saved: unknown): void {
  if (Array.isArray(target) && Array.isArray(saved)) {
    target.length = saved.length;
    for (let i = 0; i < saved.length; i++) target[i] = restored(target[i], saved[i]);
    return;
  }
  const to = target as Record<string, unknown>;
  const from = saved as Record<string, unknown>;
  for (const key of Object.keys(to)) if (!(key in from)) delete to[key];
  for (const key of Object.keys(from)) to[key] = restored(to[key], from[key]);
}

function restored(target: unknown, saved: unknown): unknown {
  if (typeof saved !== 'object' || saved === null) return saved;
  if (typeof target !== 'object' || target === null || Array.isArray(target) !== Array.isArray(saved))
    return copy(saved);
  restore(target, saved);
  return target;
}

/** A short hash of plain data that does not depend on the order of keys. */
export function fingerprint(value: unknown): string {
  return (mixed(0x811c9dc5, value) >>> 0).toString(16).padStart(8, '0');
}

function mixed(hash: number, value: unknown): number {
  if (Array.isArray(value)) return value.reduce(mixed, word(hash, `[${value.length}`));
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record).sort();
    return keys.reduce((h, key) => mixed(word(h, key), record[key]), word(hash, `{${keys.length}`));
  }
  return word(hash, String(value));
}

function word(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return Math.imul(h ^ 0x7c, 16777619);
}
