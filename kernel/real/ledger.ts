/** An evening as the one place keeps it that puts the words of all phones in order: what each word changes, and who said which pick. */
import type { ChanceSource } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import type { LogPick } from '../table/log.ts';
import { UNKNOWN } from '../table/picture.ts';
import { Assistant, type Saved } from './assistant.ts';
import { type Credits, type Fate, factOf, hear, type Saying, type Shared, type Voice, type Word } from './shared.ts';
import { sharedBy } from './trail.ts';

/** `spoken`: the word behind each pick; null for those that were there before the evening was shared. */
export type Ledger = {
  readonly saved: Saved;
  readonly shared: Shared;
  readonly spoken: readonly (string | null)[];
  /** Whose the numbers are that were told last. */
  readonly credits: Credits;
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

/** `whose`: the person behind an earlier word. Throws a TableError where the word cannot count; the ledger is as it was then. */
export function entered(
  game: AnyGame,
  ledger: Ledger,
  { word, by, fallen }: Entry,
  { chance, whose, now }: { readonly chance: ChanceSource; whose(word: string): string | null; readonly now: number },
): Entered {
  const { saved, shared, spoken, rev, undone, moved } = ledger;
  const app = saved.checkpoint ? Assistant.resume(game, saved, chance) : Assistant.open(game, saved, chance);
  const before = saved.log.picks;
  const teller = (fact: string) => tellerOf(ledger, whose, fact);
  const heard = hear(app, shared, word, { by, teller, isLate: word.rev < undone, isNewest: word.rev >= moved });
  const after = app.table.picksFrom(0);
  const cut = sharedBy(before, after);
  const gone = before.slice(cut).flatMap((pick, i) => {
    const said = spoken[cut + i] ?? null;
    return said === null ? [] : [[said, pick] as const];
  });
  const given = assigned(after.slice(cut), word, [...gone, ...fallen]);
  const point = app.table.lastCheckpoint;
  const isBehind = point !== null && point.picks <= heard.shared.seen;
  return {
    saved: { ...app.save(now), checkpoint: isBehind ? point : saved.checkpoint },
    shared: heard.shared,
    credits: { ...ledger.credits, ...heard.credits },
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

/** Whose the number is that was told last of a fact; after a step back the person behind the word. */
function tellerOf(
  { saved, spoken, credits }: Ledger,
  whose: (word: string) => string | null,
  fact: string,
): Voice | null {
  const at = saved.log.picks.findLastIndex((pick) => factOf(pick) === fact);
  const said = saved.log.picks[at]?.[1].slice(fact.length + 1);
  if (said === undefined || said === UNKNOWN) return null;
  const credit = credits[fact];
  if (credit?.said === said) return credit;
  const word = spoken[at] ?? null;
  return { by: word === null ? null : whose(word), said };
}

function tells(saying: Saying, fact: string): boolean {
  if ('settle' in saying) return saying.settle.fact === fact;
  return 'say' in saying && saying.say.some((cell) => cell.fact === fact);
}

/** A pick that comes again belongs to the word that said it first, unless this one says it too; all others to this one. */
function assigned(
  picks: readonly LogPick[],
  word: Word,
  before: readonly (readonly [word: string, pick: LogPick])[],
): readonly string[] {
  const left = [...before];
  return picks.map((pick) => {
    const fact = factOf(pick);
    const isOwn = fact !== null && tells(word, fact);
    const at = isOwn ? -1 : left.findIndex(([, one]) => isSame(one, pick));
    if (at < 0) return word.word;
    const [[said]] = left.splice(at, 1) as [readonly [string, LogPick]];
    return said;
  });
}

/** What is gone for good: neither back again nor told again by this word. */
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
