/** What nobody may send, wherever in a body it hides. */

/** Texts with the character NUL: PostgreSQL keeps none. */
export function hasNul(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const it = left.pop();
    if (typeof it === 'string' && it.includes('\0')) return true;
    if (typeof it !== 'object' || it === null) continue;
    for (const [key, inner] of Object.entries(it)) left.push(key, inner);
  }
  return false;
}
