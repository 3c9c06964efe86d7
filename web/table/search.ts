/**
 * Search over clauses: every word must occur in the id or in a text of either language, itself, as another form of it ("winning", "wins"), or as a word that
 * means the same. Accents do not matter.
 */
export type Searchable = { readonly clause: string; readonly texts: readonly string[] };

/** Words that people use for one thing, in both languages, as stems. */
const SAME: readonly (readonly string[])[] = [
  ['ganh', 'venc', 'vitori', 'objetiv', 'win', 'victor', 'goal', 'fim da partida', 'end of the game'],
  ['atac', 'batalh', 'combat', 'luta', 'attack', 'battl', 'fight', 'campanha', 'campaign'],
  ['compr', 'pegar', 'draw', 'take'],
  ['andar', 'mover', 'movi', 'caminh', 'move', 'walk', 'travel', 'viaj'],
  ['constru', 'erguer', 'build'],
  ['ponto', 'pv', 'vp', 'point', 'score', 'pontu'],
  ['empat', 'tie', 'tied', 'draw game'],
  ['preparac', 'montag', 'setup', 'comec', 'inici', 'start'],
  ['turno', 'vez', 'turn'],
  ['custo', 'custa', 'pag', 'cost', 'pay'],
  ['governa', 'domina', 'rule', 'control'],
  ['segredo', 'ocult', 'hidden', 'secret'],
];

export function found(list: readonly Searchable[], words: string): readonly string[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean).map(formsOf);
  return list
    .filter(({ clause, texts }) => {
      const all = plain([clause, ...texts].join(' '));
      return wanted.every((forms) => forms.some((form) => all.includes(form)));
    })
    .map(({ clause }) => clause);
}

/** The word itself, its stem, and what means the same; ids are only themselves. */
function formsOf(word: string): readonly string[] {
  if (/\d/.test(word)) return [word];
  const stem = stemOf(word);
  const family = SAME.filter((words) =>
    words.some((one) => word.startsWith(one) || (one.startsWith(stem) && stem.length > 3)),
  );
  return [word, stem, ...family.flat()];
}

/** Without its ending: "ganhar" and "ganha", "building" and "builds". */
function stemOf(word: string): string {
  const shortened = word.replace(
    /(?:amentos?|imentos?|coes|cao|ando|endo|indo|ing|edor|ador|ar|er|ir|ed|es|as|os|s|a|o|e)$/,
    '',
  );
  return shortened.length >= 4 ? shortened : word;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
