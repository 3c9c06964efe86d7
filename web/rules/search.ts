/**
 * Search over clauses, in all languages at once. A word counts where it begins a word of the clause: itself, another form of it ("winning", "wins") or a word that
 * means the same (words.ts). It counts more in a section and a chapter that are about it, and a little where only the title of the chapter has it.
 */
import { asksANumber, countedAs, hasANumber, isId, ONLY_ASKED, read, type Term, termsOf } from './words.ts';

export type Searchable = {
  readonly clause: string;
  readonly texts: readonly string[];
  /** Of its chapter. */
  readonly titles?: readonly string[];
  /** `Chapter.special` */
  readonly special?: boolean;
};

/** What a word is worth where it stands as itself is 1; as another word for it, as a word with a more common sense, and in the title of the chapter: */
const AS_ANOTHER = 0.8;
const ONLY_ASKED_WORTH = 0.6;
const IN_TITLE = 0.5;
/** What a clause is about stands within this many letters of its beginning. */
const BEGINNING = 32;
const AT_BEGINNING = 1.5;
/** Added where every clause of the section has the word, and where the title has it too. */
const SECTION_ABOUT_IT = 0.6;
const CHAPTER_ABOUT_IT = 0.5;
/** A clause that lacks a word its title has lacks hardly anything. */
const TITLE_STANDS_FOR = 0.9;
/** "How many" is answered where that thing is counted, or at least where some number stands. */
const COUNTED = 1.8;
const NUMBERED = 1.3;
const FAINT = 0.3;
/** What holds only for some comes after what holds for everybody, unless the question names them. */
const SPECIAL = 0.5;
/** A text of this many letters counts half as much as a very short one: it speaks of more things. */
const LONG = 1500;

type Clause = Searchable & {
  readonly id: string;
  readonly words: string;
  readonly read: readonly string[];
  readonly heads: readonly string[];
};
/** A word in a clause: its worth in the text, whether the word itself is there, and its worth in the title. */
type Hit = { readonly text: number; readonly itself: boolean; readonly title: number };
/** A word of the question over all clauses: how rare it is, and where it is. */
type Column = { readonly weight: number; readonly hits: readonly Hit[]; readonly shares: readonly number[] };

/** The best answer first: clauses with more than half of what is rare in the question. `also` are words that mean the same in this game. */
export function found(
  list: readonly Searchable[],
  words: string,
  also: readonly (readonly string[])[] = [],
): readonly string[] {
  const terms = termsOf(words, also);
  const [first] = terms;
  if (!first) return list.map(({ clause }) => clause);
  const clauses = readOnce(list);
  const columns = terms.map((term) => columnOf(term, clauses));
  const most = sum(columns.map(({ weight }) => weight));
  if (most === 0) return [];
  const counted = asksANumber(words) ? countedAs([...first.said, ...first.same]) : null;
  const ranked = clauses
    .map((clause, at) => ({ clause: clause.clause, ...scoreOf(clause, at, columns, counted) }))
    .map(({ score, ...one }, at) => ({ ...one, score: score / (1 + at / list.length / 2) }))
    .toSorted((one, other) => other.score - one.score);
  const answers = ranked.filter(({ has }) => has > most / 2);
  const best = answers.length > 0 || terms.length < 3 ? answers : ranked.filter(({ has }) => has > most / 3);
  return best.map(({ clause }) => clause);
}

/** How much of the question a clause has, and how well it answers. Where a number is asked for, what the section is about does not matter. */
function scoreOf({ read: texts, special }: Clause, at: number, columns: readonly Column[], counted: RegExp | null) {
  let has = 0;
  let stands = 0;
  let worth = 0;
  let named = false;
  for (const { weight, hits, shares } of columns) {
    const { text, title } = hits[at] ?? NO_HIT;
    const about = counted ? 0 : SECTION_ABOUT_IT * (shares[at] ?? 0) + (title > 0 ? CHAPTER_ABOUT_IT : 0);
    has += weight * (text > 0 ? 1 : title);
    stands += weight * (text > 0 ? 1 : title > 0 ? TITLE_STANDS_FOR : 0);
    worth += weight * (text > 0 ? text * (1 + about) : title);
    named ||= title > 0;
  }
  const fits = (special && !named ? SPECIAL : 1) * (counted ? numberIn(texts, counted) : 1);
  const length = Math.min(...texts.map((text) => text.length));
  return { has, score: (worth * stands * fits) / (1 + length / LONG) };
}

function numberIn(texts: readonly string[], counted: RegExp): number {
  if (texts.some((text) => counted.test(text))) return COUNTED;
  return texts.some(hasANumber) ? NUMBERED : 1;
}

/** A list is searched at every letter that is typed. */
const ALREADY_READ = new WeakMap<readonly Searchable[], readonly Clause[]>();

function readOnce(list: readonly Searchable[]): readonly Clause[] {
  const clauses = ALREADY_READ.get(list) ?? list.map(readClause);
  ALREADY_READ.set(list, clauses);
  return clauses;
}

function readClause(one: Searchable): Clause {
  const id = one.clause.toLowerCase();
  return { ...one, id, words: read(id), read: one.texts.map(read), heads: (one.titles ?? []).map(read) };
}

/** Another word for it may be common: how rare a word is is counted over the word itself where it is found at all. */
function columnOf(term: Term, clauses: readonly Clause[]): Column {
  const naming = nameOf(term);
  const hits = clauses.map((clause) => hitOf(term, naming, clause));
  const known =
    hits.filter(({ itself }) => itself).length ||
    hits.filter(({ text }) => text > 0).length ||
    hits.filter(({ title }) => title > 0).length;
  const rare = known === 0 ? 0 : Math.log(1 + clauses.length / known);
  return { weight: rare * (term.faint ? FAINT : 1), hits, shares: sharesOf(clauses, hits) };
}

/** For each clause, which share of its section has the word; a single clause does not make a section about it. */
function sharesOf(clauses: readonly Clause[], hits: readonly Hit[]): readonly number[] {
  const sections = Map.groupBy(clauses.keys(), (at) => sectionOf(clauses[at]?.clause ?? ''));
  const shares = new Map<string, number>();
  for (const [section, all] of sections) {
    const having = all.filter((at) => (hits[at]?.text ?? 0) > 0).length;
    shares.set(section, having > 1 ? having / all.length : 0);
  }
  return clauses.map(({ clause }) => shares.get(sectionOf(clause)) ?? 0);
}

/** "CAL-5.6" of "CAL-5.6.1". */
const sectionOf = (clause: string): string => clause.replace(/\.[^.]*$/, '');

const NO_HIT: Hit = { text: 0, itself: false, title: 0 };

function hitOf({ said, same }: Term, naming: RegExp, { id, words, read: texts, heads }: Clause): Hit {
  const [word = ''] = said;
  if (isId(word)) return id.includes(word) ? { text: 2, itself: true, title: 0 } : NO_HIT;
  const itself = Math.max(
    ...said.map((form) => (ONLY_ASKED.includes(form) ? ONLY_ASKED_WORTH : 1) * placed(form, texts)),
    ...said.map((form) => (words.includes(` ${form}`) ? 1 : 0)),
  );
  const another = Math.max(0, ...same.map((form) => AS_ANOTHER * placed(form, texts)));
  const title = heads.some((head) => naming.test(head)) ? IN_TITLE : 0;
  return { text: Math.max(itself, another), itself: itself > 0, title };
}

function placed(form: string, texts: readonly string[]): number {
  const places = texts.map((text) => text.indexOf(` ${form}`)).filter((at) => at >= 0);
  if (places.length === 0) return 0;
  return Math.min(...places) < BEGINNING ? AT_BEGINNING : 1;
}

/** In a title. A much longer word is another word: "rivers" are not the Riverfolk. */
function nameOf({ said, same }: Term): RegExp {
  const forms = [...said, ...same].map((form) => (form.endsWith(' ') ? form : `${form}\\p{L}{0,3} `));
  return new RegExp(` (?:${forms.join('|')})`, 'u');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
