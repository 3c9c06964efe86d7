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
  ['mao ', 'maos ', 'hand '],
  ['passa', 'pass ', 'passes '],
  ['carta', 'lembranc', 'card', 'memor'],
  ['porta', 'door'],
  ['monstro', 'monster'],
  ['armadilha', 'trap'],
  ['bau ', 'baus ', 'chest'],
  ['tesouro', 'treasure'],
  ['jogador', 'player'],
  ['limite', 'maxim', 'most ', 'limit'],
];
/** Common in other senses ("ganha duas tropas"): they ask for their family, but are not looked for on its behalf. */
const ONLY_ASKED: readonly string[] = ['ganh', 'take', 'pegar'];
const LITTLE = new Set(
  (
    'a o as os e de do da dos das em no na nos nas um uma se como que qual quais para pra por eu meu minha meus me ao aos com sem ha e ser ter tem tenho posso pode podem preciso quando onde quem quanto quanta quantos quantas faz fazer fazem funciona serve acontece se eh ' +
    'how do does i my you the to of in on at is are an and what when where who which many much can could may have has there it be with if for happens happen work works mean means need must should get'
  ).split(' '),
);

/** The best answer first. Where no clause has all the words, those that have most of what is rare. */
export function found(list: readonly Searchable[], words: string): readonly string[] {
  const all = plain(words)
    .split(/[^\p{L}\d.-]+/u)
    .filter(Boolean);
  const said = all.filter((word) => !LITTLE.has(word));
  const wanted = (said.length > 0 ? said : all).map(formsOf);
  if (wanted.length === 0) return list.map(({ clause }) => clause);
  const read = list.map(({ clause, texts }) => ({
    id: clause.toLowerCase(),
    texts: texts.map((text) => ` ${letters(plain(text))} `),
  }));
  const hits = read.map((text) => wanted.map((forms) => match(text, forms)));
  const weights = wanted.map((_, i) => {
    const known = hits.filter((one) => (one[i] ?? 0) > 0).length;
    return known === 0 ? 0 : Math.log(1 + list.length / known);
  });
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const ranked = hits.map((one, at) => {
    const has = weights.reduce((sum, weight, i) => sum + ((one[i] ?? 0) > 0 ? weight : 0), 0);
    const score = weights.reduce((sum, weight, i) => sum + weight * (one[i] ?? 0), 0);
    const length = Math.min(...(read[at]?.texts ?? ['']).map((text) => text.length));
    return {
      clause: list[at]?.clause ?? '',
      has,
      score: (score * (isOfOne(list[at]?.clause ?? '') ? OF_ONE : 1)) / (1 + length / LONG + at / list.length / 2),
    };
  });
  if (most === 0) return [];
  const whole = ranked.filter(({ has }) => has === most);
  const enough = whole.length > 0 ? whole : ranked.filter(({ has }) => has > most / 2);
  return enough.toSorted((one, other) => other.score - one.score).map(({ clause }) => clause);
}

/** A text of this many letters counts half as much as a very short one: it speaks of more things. */
const LONG = 1500;
/** What holds for one card, or for an automaton, comes after what holds for everybody. */
const OF_ONE = 0.6;
const isOfOne = (clause: string): boolean => clause.includes('card:') || clause.startsWith('AUT-');
/** What a clause is about stands at its beginning. */
const BEGINNING = 32;

type ReadText = { readonly id: string; readonly texts: readonly string[] };

/** 0 where none of the forms is there; the word itself counts more than another word for it, and most at the beginning. */
function match({ id, texts }: ReadText, forms: readonly string[]): number {
  let best = 0;
  for (const [n, form] of forms.entries()) {
    if (hasDigit(form) || form.includes('-')) {
      if (id.includes(form)) return 2;
      continue;
    }
    const worth = ONLY_ASKED.includes(form) ? 0.6 : n < 2 ? 1 : 0.8;
    for (const text of texts) {
      const at = text.indexOf(` ${form}`);
      if (at >= 0) best = Math.max(best, worth * (at < BEGINNING ? 1.6 : 1));
    }
    if (` ${letters(id)}`.includes(` ${form}`)) best = Math.max(best, worth);
  }
  return best;
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
