/**
 * Search over clauses: every word must begin a word of the id or of a text in either language, itself, as another form of it ("winning", "wins"), or as a word
 * that means the same. Accents and little words do not matter.
 */
export type Searchable = { readonly clause: string; readonly texts: readonly string[] };

/** Words that people use for one thing, in both languages, as stems; with a space at the end as whole words. */
const SAME: readonly (readonly string[])[] = [
  ['ganh', 'venc', 'vitori', 'objetiv', 'win ', 'wins ', 'winn', 'victor', 'goal'],
  ['fim', 'acab', 'termina', 'end ', 'ends ', 'ending'],
  ['jogo', 'partida', 'game'],
  ['atac', 'batalh', 'combat', 'luta', 'attack', 'battl', 'fight', 'campanha', 'campaign'],
  ['recrut', 'muster'],
  ['compr', 'pegar', 'draw', 'take'],
  ['andar', 'mover', 'movi', 'caminh', 'move', 'walk', 'travel', 'viaj'],
  ['constru', 'erguer', 'build'],
  ['ponto', 'pv ', 'pvs ', 'vp ', 'point', 'score', 'pontu'],
  ['empat', 'tie ', 'ties ', 'tied ', 'draw game'],
  ['preparac', 'montag', 'setup', 'comec', 'inici', 'start'],
  ['turno', 'vez ', 'turn'],
  ['custo', 'custa', 'pag', 'cost', 'pay'],
  ['governa', 'dominar', 'rule', 'control'],
  ['segredo', 'ocult', 'hidden', 'secret'],
];
/** Common in other senses ("ganha duas tropas"): they ask for their family, but are not looked for on its behalf. */
const ONLY_ASKED: readonly string[] = ['ganh', 'take', 'pegar'];
const LITTLE = new Set(
  'a o as os e de do da dos das em no na um uma se como que qual para por eu how do does i you the to of in is an and what'.split(
    ' ',
  ),
);

export function found(list: readonly Searchable[], words: string): readonly string[] {
  const all = plain(words).split(/\s+/).filter(Boolean);
  const said = all.filter((word) => !LITTLE.has(word));
  const wanted = (said.length > 0 ? said : all).map(formsOf);
  return list
    .filter(({ clause, texts }) => {
      const id = clause.toLowerCase();
      const text = ` ${letters(plain([clause, ...texts].join(' ')))} `;
      return wanted.every((forms) =>
        forms.some((form) => (hasDigit(form) ? id.includes(form) : text.includes(` ${form}`))),
      );
    })
    .map(({ clause }) => clause);
}

/** The word itself, its stem, and what means the same; ids are only themselves. */
function formsOf(word: string): readonly string[] {
  if (hasDigit(word)) return [word];
  const stem = stemOf(word);
  const known = SAME.flat().filter((one) => `${word} `.startsWith(one));
  const family = SAME.filter((words) =>
    words.some((one) => known.includes(one) || (one.startsWith(stem) && stem.length > 3)),
  );
  const others = family.flat().filter((one) => !ONLY_ASKED.includes(one));
  return [...(known.length > 0 ? known : [letters(word), letters(stem)]), ...others];
}

/** Without its ending: "ganhar" and "ganha", "building" and "builds". */
function stemOf(word: string): string {
  const shortened = word.replace(
    /(?:amentos?|imentos?|coes|cao|ando|endo|indo|ing|edor|ador|ar|er|ir|ed|es|as|os|s|a|o|e)$/,
    '',
  );
  return shortened.length >= 4 ? shortened : word;
}

const hasDigit = (word: string): boolean => /\d/.test(word);

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words with single spaces between them. */
function letters(text: string): string {
  return text.replace(/[^\p{L}\d]+/gu, ' ').trim();
}
