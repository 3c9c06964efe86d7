/** Lists of words, as both languages write them. */
export function listOf(words: readonly string[], and: string): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** What occurs several times is counted: `2 × Armorers`. */
export function tally(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 ? word : `${count} × ${word}`;
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
