/** Search over clauses: every word must occur in the id or in a text of either language; accents do not matter. */
export type Searchable = { readonly clause: string; readonly texts: readonly string[] };

export function found(list: readonly Searchable[], words: string): readonly string[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return list
    .filter(({ clause, texts }) => {
      const all = plain([clause, ...texts].join(' '));
      return wanted.every((word) => all.includes(word));
    })
    .map(({ clause }) => clause);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
