/**
 * A correction: what the instructions on the screen were made of was not so. The table goes back to before them, hears the fact, and people's
 * answers are given again: cards stay, because they were turned; dice and reactions stay where the step that asks for them is told in the same words.
 */
import { CHANCE, kindOf, type Seat, TABLE } from '../rules/ask.ts';
import { TableError } from '../rules/errors.ts';
import { sayValue } from '../rules/real.ts';
import { DONE } from '../rules/step.ts';
import type { LogPick } from '../table/log.ts';
import { isTold, UNKNOWN } from '../table/picture.ts';
import type { Table } from '../table/table.ts';

/** What a correction needs of an evening (kernel/real/assistant.ts). */
export type Correctable = {
  readonly table: Table;
  readonly need: { readonly facts: readonly string[] } | null;
  readonly waitsForHands: boolean;
  /** To the newest pick that a person made at or before `at`; gives back which that is, -1 when there is none. */
  back(at: number): number;
  /** Gives an answer again; false when it no longer fits. */
  give(pick: LogPick): boolean;
  /** Tells what is asked for. */
  tell(fact: string, said: string): void;
  /** A fact that counts from now on. */
  report(fact: string, said: string): void;
};

/** An answer, and the question and step it belonged to. */
type Given = Asked & { readonly pick: LogPick };
type Asked = { readonly ask: string; readonly step: string };

/** From pick number `from` on. A fact that cannot have been so then counts from now on. */
export function correct(app: Correctable, from: number, fact: string, said: string): void {
  const picks = app.table.picksFrom(0);
  const shown = saidOf(app.table, fact);
  const to = app.back(from);
  const given = to < 0 ? [] : read(app, picks.slice(to));
  app.back(Math.max(to, 0));
  if (to >= 0 && reportThen(app, fact, said, shown)) giveAgain(app, given);
  else {
    for (const pick of picks.slice(app.table.count)) app.give(pick);
    app.report(fact, said);
  }
}

/** Gives the picks once more, and writes down what each of them answers. */
function read(app: Correctable, picks: readonly LogPick[]): readonly Given[] {
  const { table } = app;
  const given: Given[] = [];
  let from = table.told.length;
  for (const pick of picks) {
    // What the app rolled itself it rolls again.
    if (pick[0] === CHANCE && table.pending[0] !== CHANCE) continue;
    if (isDone(pick)) from = table.told.length;
    given.push({ pick, ...askedOf(table, pick[0], from) });
    app.give(pick);
  }
  return given;
}

/**
 * Tells the fact of the moment before the instructions; false when it cannot have been so. A count is told as it lies there now: what the instructions
 * themselves have changed is not part of the difference. Where something stands that they have moved counts from now on.
 */
function reportThen(app: Correctable, fact: string, said: string, shown: string | null): boolean {
  const known = app.table.facts().find(({ id }) => id === fact);
  if (!known) return false;
  const { among } = known;
  const before = sayValue(known);
  const isMoved = 'min' in among && before !== shown && said !== UNKNOWN;
  if (isMoved && among.min !== 0) return false;
  try {
    app.report(fact, isMoved ? String(Number(before) + Number(said) - Number(shown)) : said);
    return true;
  } catch (error) {
    if (error instanceof TableError) return false;
    throw error;
  }
}

/** Up to the first question that was not asked like this before; at one go, if the instructions were read at one go. */
function giveAgain(app: Correctable, [first, ...given]: readonly Given[]): void {
  const { table } = app;
  const atOneGo = given.some(({ pick }) => isDone(pick));
  const told = new Map(given.flatMap(({ pick: [seat, option] }) => (isTold(seat, option) ? [parted(option)] : [])));
  let left = given.filter(({ pick }) => !isDone(pick) && !isTold(...pick));
  let from = table.told.length;
  if (!first || !app.give(first.pick)) return;
  for (;;) {
    if (app.need) {
      if (!tellAgain(app, told)) return;
      continue;
    }
    const [seat] = table.pending;
    if (seat === undefined) return;
    if (app.waitsForHands) {
      if (!atOneGo) return;
      from = table.told.length;
      app.give([TABLE, DONE.kind]);
      continue;
    }
    const now = askedOf(table, seat, from);
    const isSame = ({ pick, ask, step }: Given) =>
      pick[0] === seat && ask === now.ask && (isCard(table, seat) || step === now.step);
    const next = left.findIndex(isSame);
    if (next < 0 || !app.give((left[next] as Given).pick)) return;
    left = left.slice(next + 1);
  }
}

/** What was told when it was asked for is told again; false when that is not all that is asked for now. */
function tellAgain(app: Correctable, told: Map<string, string>): boolean {
  const { facts = [] } = app.need ?? {};
  if (!facts.every((fact) => told.has(fact))) return false;
  try {
    for (const fact of facts) {
      app.tell(fact, told.get(fact) as string);
      told.delete(fact);
    }
    return true;
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return false;
  }
}

/** The question of a seat, and its step: what was told since hands were done. */
function askedOf(table: Table, seat: Seat, from: number): Asked {
  const step = table.told.slice(from).map(({ event }) => event);
  return { ask: JSON.stringify(table.decision(seat)?.ask ?? null), step: JSON.stringify(step) };
}

/** Chance that is not a die: it lies there, whatever else was not so. */
function isCard(table: Table, seat: Seat): boolean {
  const ask = table.decision(seat)?.ask;
  return seat === CHANCE && ask !== undefined && table.game.real?.dice?.includes(kindOf(ask)) !== true;
}

function isDone([seat, option]: LogPick): boolean {
  return seat === TABLE && option === DONE.kind;
}

function saidOf(table: Table, fact: string): string | null {
  const known = table.facts().find(({ id }) => id === fact);
  return known ? sayValue(known) : null;
}

function parted(told: string): readonly [fact: string, said: string] {
  const at = told.indexOf('=');
  return [told.slice(0, at), told.slice(at + 1)];
}

/** The number of the step that waits for hands, or asks in the middle of it; null when all that was told is done. */
export function newestStep(table: Table): number | null {
  const [seat] = table.pending;
  const newest = table.told.at(-1);
  if (newest === undefined || seat === undefined || table.question(seat)?.outside) return null;
  const done = table.picksFrom(newest.at).some(([picker, option]) => picker === TABLE && option === DONE.kind);
  return done ? null : table.told.length - 1;
}

/** What follows a person's move in their own turn: that turn is still being told. */
export function isOwnMove(table: Table, told: number): boolean {
  const [seat] = table.pending;
  return seat !== undefined && table.question(seat)?.outside === true && told >= table.toldAtCheckpoint;
}
