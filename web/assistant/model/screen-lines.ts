/** The lines that are on the screen: what hands have not followed yet, with the ticks that people give themselves. */
import { folded, type Line, lineSpeech, lineText, type SetUpPart } from '@tavola/kernel/face/lines.ts';
import { type Turn, turnLines } from '@tavola/kernel/real/turns.ts';
import { CHANCE, type Move, type Seat, TABLE } from '@tavola/kernel/rules/ask.ts';
import { isDice, type OpenEvening } from './context.ts';
import { isLayingOut } from './set-up.ts';

export type ShownLine = Line & {
  /** Stays the same while the line says the same at the same place. */
  readonly id: string;
  readonly text: string;
  readonly spoken: string;
  readonly isTicked: boolean;
  /** The numbers of its events in everything that was told. */
  readonly told: readonly number[];
  /** What it said before a correction. */
  readonly was: string | null;
  /** It was done and is no longer true: hands take it back. */
  readonly isBack?: true;
};

export type Screen = {
  readonly lines: readonly ShownLine[];
  /** All of it belongs to a turn that is over: hands are done before anything else is asked. */
  readonly isOver: boolean;
  /** The game is over, and hands have followed its last lines. */
  readonly isEnded: boolean;
  /** While the table is laid out: its parts, and which of them is on the screen. */
  readonly parts: readonly ShownPart[];
  readonly part: ShownPart | null;
};

export type ShownPart = SetUpPart & { readonly lines: readonly ShownLine[]; readonly isDone: boolean };

/** The lines from event number `from` on. */
function linesFrom(model: OpenEvening, from: number): readonly ShownLine[] {
  const all = model.evening.app.turns().filter(({ end }) => end > from);
  return all.flatMap((turn) => linesIn(model, turn, from));
}

/** The lines of one turn, from event number `from` on. */
export function linesIn({ evening, open, say }: OpenEvening, turn: Turn, from = 0): readonly ShownLine[] {
  const { table } = evening.app;
  const lines = folded(turnLines(table, turn, open.text, say));
  const twice = new Map<string, number>();
  return lines.flatMap((line) => {
    const told = line.events.map((n) => turn.first + n);
    // What lies on the printed boards is in no event; the table is laid out part by part, and ticks say how far.
    if (line.part === undefined && !told.some((n) => n >= from)) return [];
    const text = lineText(line, say);
    const nth = (twice.get(text) ?? 0) + 1;
    twice.set(text, nth);
    const id = `${turn.first} ${text} ${nth}`;
    const isTicked = evening.ticks.includes(id);
    return [{ ...line, id, text, spoken: lineSpeech(line, say), isTicked, told, was: null }];
  });
}

export function screenOf(model: OpenEvening, shownPart: string | null): Screen {
  const { evening } = model;
  const all = linesFrom(model, evening.ahead);
  const { decision } = evening.app;
  const parts = partsOf(all);
  if (parts.length > 0) return laidOut(model, parts, shownPart);
  const lines = all;
  // What is asked in the middle of what hands do is asked at once.
  const isAmong = decision !== null && (isDice(evening, decision) || decision.seat === TABLE);
  const isOver = lines.length > 0 && !isAmong && actingIn(lines) !== whoseTurn(model);
  const isEnded = lines.length === 0 && evening.app.table.outcome !== null;
  return { lines, isOver, isEnded, parts, part: null };
}

/** The set-up: the part that is shown, or the first that is not done. What somebody decides is asked at once, a card only when the deck lies there. */
function laidOut(model: OpenEvening, parts: readonly ShownPart[], shown: string | null): Screen {
  const { app } = model.evening;
  const next = parts.find(({ isDone }) => !isDone) ?? null;
  const part = parts.find(({ name }) => name === shown) ?? next;
  const waits = isLayingOut(app) && app.decision?.seat !== TABLE;
  const isAsked = app.need !== null || (waits && (app.decision?.seat !== CHANCE || next === null));
  return { lines: isAsked ? [] : (part?.lines ?? []), isOver: !isAsked, isEnded: false, parts, part };
}

function partsOf(lines: readonly ShownLine[]): readonly ShownPart[] {
  const parts = new Map<string, ShownPart>();
  for (const line of lines) {
    if (line.part === undefined) continue;
    const { lines: before = [], isDone = true } = parts.get(line.part.name) ?? {};
    parts.set(line.part.name, { ...line.part, lines: [...before, line], isDone: isDone && line.isTicked });
  }
  return [...parts.values()];
}

/** Whose turn is on the screen: of the lines that wait, else of the table as it stands. */
export function seatOnScreen(model: OpenEvening, { lines, isOver }: Screen): Seat | null {
  const [asked] = model.evening.app.table.pending;
  const seat = (isOver ? actingIn(lines) : null) ?? whoseTurn(model);
  return seat ?? (asked !== undefined && asked >= 0 ? asked : null);
}

function actingIn(lines: readonly ShownLine[]): Seat | null {
  return lines.find(({ picture }) => picture.of !== null)?.picture.of ?? null;
}

function whoseTurn({ evening, open }: OpenEvening): Seat | null {
  const view = evening.app.table.view('spectator');
  return view === null ? null : (open.face.turns?.whose?.(view) ?? null);
}

/** An event by its number, for the ladder of reasons. */
export function toldAt({ evening }: OpenEvening, n: number): { at: number; event: Move; reasoned: boolean } | null {
  const told = evening.app.table.told[n];
  return told ? { at: told.at, event: told.event as Move, reasoned: told.reasoned } : null;
}

/** After a correction: what a line said before, and what was done and is no longer true, first in the list. */
export function compared(
  lines: readonly ShownLine[],
  before: readonly ShownLine[],
  isCorrected: boolean,
): readonly ShownLine[] {
  if (!isCorrected) return lines;
  const isIn = (all: readonly ShownLine[], { text }: ShownLine) => all.some((one) => one.text === text);
  const gone = before.filter((line) => !isIn(lines, line));
  const was = (line: ShownLine) =>
    isIn(before, line)
      ? null
      : (gone.find(({ clause, verb }) => clause === line.clause && verb === line.verb)?.text ?? null);
  const undone = gone.filter(({ isTicked }) => isTicked);
  const back = undone.map(
    (line): ShownLine => ({ ...line, id: `back ${line.id}`, isBack: true, isTicked: false, acts: [] }),
  );
  return [...back, ...lines.map((line) => ({ ...line, was: was(line) }))];
}
