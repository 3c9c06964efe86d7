/** What the words of a question stand for: other forms of a word, words that mean the same, in Portuguese and English at once, without accents. */

/** Words that people use for one thing, as stems; with a space at the end as whole words; several words are found in a question as one. */
const SAME: readonly (readonly string[])[] = [
  ['ganh', 'venc', 'vitori', 'objetiv', 'win ', 'wins ', 'winn', 'victor', 'goal'],
  ['fim', 'acab', 'termina', 'end ', 'ends ', 'ending'],
  ['acab', 'esgot', 'vazi', 'run out', 'runs out', 'empty'],
  ['jogo', 'partida', 'game'],
  ['jogar', 'joga ', 'play ', 'plays ', 'played'],
  ['atac', 'batalh', 'combat', 'luta', 'attack', 'battl', 'fight', 'campanha', 'campaign'],
  ['recrut', 'muster'],
  ['compr', 'pegar', 'draw', 'take'],
  ['andar', 'mover', 'movi', 'caminhar', 'caminha ', 'caminhad', 'move', 'walk', 'travel', 'viaj'],
  ['constru', 'erguer', 'build'],
  ['ponto', 'pv ', 'pvs ', 'vp ', 'point', 'score', 'pontu'],
  ['empat', 'tie ', 'ties ', 'tied ', 'draw game'],
  ['preparac', 'montag', 'setup'],
  ['comec', 'inici', 'start', 'begin'],
  ['quem comeca', 'quem inicia', 'who starts', 'who begins', 'who goes first', 'primeiro', 'first'],
  ['turno', 'vez ', 'turn'],
  ['custo', 'custa', 'pag', 'cost', 'pay'],
  ['governa', 'dominar', 'rule', 'control'],
  ['segredo', 'ocult', 'hidden', 'secret'],
  ['mao ', 'maos ', 'hand ', 'hands '],
  ['passa', 'pass ', 'passes '],
  ['carta', 'lembranc', 'card', 'memor'],
  ['porta ', 'portas ', 'door'],
  ['monstro', 'monster'],
  ['armadilha', 'trap'],
  ['bau ', 'baus ', 'chest'],
  ['tesouro', 'treasure'],
  ['jogador', 'player'],
  ['dado ', 'dados ', 'die ', 'dice '],
  ['perd', 'falh', 'lost ', 'lose ', 'loses ', 'fail'],
  ['roub', 'steal', 'theft', 'robb'],
  ['mud', 'troc', 'transform', 'change', 'replac'],
  ['desfaz', 'desfeit', 'undo', 'taken back', 'take back'],
  ['coloc', 'inser', 'entra', 'place ', 'places ', 'placed', 'put ', 'insert', 'enter'],
  ['limite', 'maxim', 'at most ', 'up to ', 'limit'],
  ['varios', 'varias', 'several', 'any number', 'twice', 'duas vezes', 'de novo', 'again'],
];
/** Common in other senses ("ganha duas tropas"): they ask for their family, but are not looked for on its behalf. */
export const ONLY_ASKED: readonly string[] = ['ganh', 'take', 'pegar', 'de novo', 'again'];

const LITTLE = new Set(
  (
    'a o as os e de do da dos das em no na nos nas um uma se como que qual quais para pra por pelo pela pelos pelas per cada eu meu minha meus me ao aos com sem ha e ser ter tem tenho posso pode podem preciso quando onde quem quanto quanta quantos quantas mesmo mesma faz fazer fazem funciona serve acontece se eh ' +
    'how do does i my you the to of in on at is are an and what when where who which along same per each many much can could may have has there it be with if for happens happen work works mean means need must should get gets'
  ).split(' '),
);

/** How many, how much: answered where a number or a limit stands. */
const ASKS_A_NUMBER = /(?:^| )(?:quant[oa]s?|limites?|max\w*|how many|how much|limit|most) /;
const A_NUMBER =
  ' (?:\\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|two|three|four|five|six|seven|eight|nine|ten|quant[ao]s|limite|limit|no maximo|at most|up to|any number) ';

export const asksANumber = (words: string): boolean => ASKS_A_NUMBER.test(read(words));

const ANY_NUMBER = new RegExp(A_NUMBER);
export const hasANumber = (text: string): boolean => ANY_NUMBER.test(text);

/** "4 symbols", "at most three new advisers": a number, then one of the forms, with at most one word between. */
export function countedAs(forms: readonly string[]): RegExp {
  return new RegExp(`${A_NUMBER}(?:\\S+ )?(?:${forms.join('|')})`);
}

/** Every game has them in every other sentence, and people add them to any question. */
const FAINT = ['jogo ', 'partida ', 'game '];

/** A word of a question: what it says, and what else would mean the same. */
export type Term = { readonly said: readonly string[]; readonly same: readonly string[]; readonly faint: boolean };

/** The words that matter, each with its forms; if all are little, all of them matter. `also` are the families of one game. */
export function termsOf(words: string, also: readonly (readonly string[])[]): readonly Term[] {
  const families = [...SAME, ...also.map((family) => family.map(asForm))];
  const all = split(words, families);
  const telling = all.filter((word) => !LITTLE.has(word));
  return (telling.length > 0 ? telling : all).map((word) => termOf(word, families));
}

/** Words with single spaces between and around them, as they are looked for. */
export function read(text: string): string {
  return ` ${plain(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
}

export function isId(form: string): boolean {
  return /\d/.test(form) || form.includes('-');
}

/** Single words, and what a family says in several. "Pôr" is a verb; without its accent it is a little word. */
function split(words: string, families: readonly (readonly string[])[]): readonly string[] {
  let rest = plain(words.replace(/pôr(?!\p{L})/giu, 'colocar'));
  const phrases = families
    .flat()
    .filter((form) => form.trim().includes(' ') && ` ${rest} `.includes(` ${form.trim()} `));
  for (const phrase of phrases) rest = rest.replace(phrase.trim(), ' ');
  return [...phrases.map((phrase) => phrase.trim()), ...rest.split(/[^\p{L}\d.-]+/u).filter(Boolean)];
}

function termOf(word: string, families: readonly (readonly string[])[]): Term {
  if (isId(word)) return { said: [word], same: [], faint: false };
  const stem = stemOf(word);
  const known = families.flat().filter((one) => `${word} `.startsWith(one));
  const same = families
    .filter((family) => family.some((one) => known.includes(one) || (one.startsWith(stem) && stem.length > 3)))
    .flat()
    .filter((one) => !ONLY_ASKED.includes(one));
  return { said: known.length > 0 ? known : [word, stem], same, faint: FAINT.includes(`${word} `) };
}

/** Without its plural, then without the ending of a verb: "dados", "ganhar" and "ganha", "building" and "builds". */
function stemOf(word: string): string {
  const singular = shortened(word, /(?:coes|oes|ies|es|s)$/, 3);
  return shortened(singular, /(?:amento|imento|cao|ao|ando|endo|indo|ing|edor|ador|ar|er|ir|ed|y|a|o|e)$/, 4);
}

function shortened(word: string, ending: RegExp, least: number): string {
  const rest = word.replace(ending, '');
  return rest.length >= least ? rest : word;
}

/** A short word of a family is a whole word. */
function asForm(word: string): string {
  const form = plain(word).trim();
  return form.length > 3 ? stemOf(form) : `${form} `;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
