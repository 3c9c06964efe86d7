/** An evening as the one place keeps it that puts the words of all phones in order: what each word changes, and who said which pick. */
import type { ChanceSource } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import type { LogPick } from '../table/log.ts';
import { UNKNOWN } from '../table/picture.ts';
import { Assistant, type Saved } from './assistant.ts';
import { type Fate, factOf, hear, type Saying, type Shared, type Voice, type Word } from './shared.ts';
import { sharedBy } from './trail.ts';

/** `spoken`: the word behind each pick; null for those that were there before the evening was shared. */
export type Ledger = {
  readonly saved: Saved;
  readonly shared: Shared;
  readonly spoken: readonly (string | null)[];
  /** Rises with every word that counts. */
  readonly rev: number;
  /** The newest revision that took picks back, and the newest that changed any. */
  readonly undone: number;
  readonly moved: number;
};
export type Entry = {
  readonly word: Word;
  readonly by: string;
  /** Words whose picks were cut off, and what they said: a step on again gives the picks back to them. */
  readonly fallen: readonly (readonly [word: string, pick: LogPick])[];
};
export type Entered = Ledger & {
  readonly fate: Fate;
  /** The picks before this number are as they were. */
  readonly cut: number;
  /** Of the picks that went: whose they were. */
  readonly fallen: readonly (readonly [word: string, pick: LogPick])[];
  readonly isOver: boolean;
};

/** A word that was taken before. */
export type Known = { readonly by: string; readonly saying: Saying };

/** `known`: an earlier word by its id. Throws a TableError where the word cannot count; the ledger is as it was then. */
export function entered(
  game: AnyGame,
  { saved, shared, spoken, rev, undone, moved }: Ledger,
  { word, by, fallen }: Entry,
  { chance, known, now }: { readonly chance: ChanceSource; known(word: string): Known | null; readonly now: number },
): Entered {
  const app = saved.checkpoint ? Assistant.resume(game, saved, chance) : Assistant.open(game, saved, chance);
  const before = saved.log.picks;
  const teller = (fact: string) => tellerOf(before, spoken, known, fact);
  const heard = hear(app, shared, word, { by, teller, isLate: word.rev < undone, isNewest: word.rev >= moved });
  const after = app.table.picksFrom(0);
  const cut = sharedBy(before, after);
  const gone = before.slice(cut).flatMap((pick, i) => {
    const said = spoken[cut + i] ?? null;
    return said === null ? [] : [[said, pick] as const];
  });
  const given = assigned(after.slice(cut), word.word, [...gone, ...fallen]);
  const point = app.table.lastCheckpoint;
  const isBehind = point !== null && point.picks <= heard.shared.seen;
  return {
    saved: { ...app.save(now), checkpoint: isBehind ? point : saved.checkpoint },
    shared: heard.shared,
    spoken: [...spoken.slice(0, cut), ...given],
    fate: heard.fate,
    rev: rev + 1,
    undone: cut < before.length ? rev + 1 : undone,
    moved: cut < before.length || cut < after.length ? rev + 1 : moved,
    cut,
    fallen: leftOf(gone, after.slice(cut), given, word.word),
    isOver: app.table.outcome !== null,
  };
}

/**
 * Who told the number that was told last of a fact: where a clash ended with what somebody had said before it, that person. A word that only left the
 * clash to another one's number did not tell it.
 */
function tellerOf(
  picks: readonly LogPick[],
  spoken: readonly (string | null)[],
  known: (word: string) => Known | null,
  fact: string,
): Voice | null {
  const told = picks.flatMap((pick, i) =>
    factOf(pick) === fact ? [{ said: pick[1].slice(fact.length + 1), word: spoken[i] ?? null }] : [],
  );
  const said = told.at(-1)?.said;
  if (said === undefined || said === UNKNOWN) return null;
  let first = told.length - 1;
  for (;;) {
    const before = told.slice(0, first).findLastIndex((one) => one.said !== UNKNOWN);
    if (before < 0 || before === first - 1 || told[before]?.said !== said) break;
    first = before;
  }
  for (const { word } of told.slice(first)) {
    const one = word === null ? null : known(word);
    if (one && says(one.saying, fact, said)) return { by: one.by, said };
  }
  return { by: null, said };
}

function says(saying: Saying, fact: string, said: string): boolean {
  const cells = 'say' in saying ? saying.say : 'settle' in saying ? [saying.settle] : [];
  return cells.some((cell) => cell.fact === fact && cell.said === said);
}

/** A pick that comes again belongs to the word that said it first; all others to this one. */
function assigned(
  picks: readonly LogPick[],
  word: string,
  before: readonly (readonly [word: string, pick: LogPick])[],
): readonly string[] {
  const left = [...before];
  return picks.map((pick) => {
    const at = left.findIndex(([, one]) => isSame(one, pick));
    if (at < 0) return word;
    const [[said]] = left.splice(at, 1) as [readonly [string, LogPick]];
    return said;
  });
}

/** What is gone for good: neither there again nor told anew by this word. */
function leftOf(
  gone: readonly (readonly [word: string, pick: LogPick])[],
  picks: readonly LogPick[],
  given: readonly string[],
  word: string,
): readonly (readonly [word: string, pick: LogPick])[] {
  const left = [...gone];
  const told = new Set(picks.flatMap((pick, i) => (given[i] === word ? (factOf(pick) ?? []) : [])));
  for (const [i, pick] of picks.entries()) {
    const at = left.findIndex(([said, one]) => said === given[i] && isSame(one, pick));
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter(([, pick]) => !told.has(factOf(pick) ?? ''));
}

function isSame(one: LogPick, other: LogPick): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
