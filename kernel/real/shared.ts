/**
 * An evening that several phones tell: what one word of one person changes. The server and every phone run the same, so that a phone without a
 * network goes on alone and its words are taken later. Docs: docs/assistant.md.
 */
import { type Seat, TABLE } from '../rules/ask.ts';
import { TableError } from '../rules/errors.ts';
import { readValue, sayValue } from '../rules/real.ts';
import { DONE } from '../rules/step.ts';
import type { LogPick } from '../table/log.ts';
import { type Believed, isTold, UNKNOWN } from '../table/picture.ts';
import type { Table } from '../table/table.ts';
import type { Assistant } from './assistant.ts';

/** A whole turn's instructions as one list, or one after the other. */
export type Pace = 'turn' | 'step';
type Told = { readonly fact: string; readonly said: string };
/** What is told of one fact, and what the phone showed before its own words that have not arrived. */
export type Cell = Told & { readonly had: string };
export type Saying =
  /** One sheet: all of it or nothing. */
  | { readonly say: readonly Cell[] }
  /** `decision`: how many answers were given before this one; facts that were told in between do not count. */
  | { readonly answer: { readonly seat: Seat; readonly decision: number; readonly option: string } }
  /** Hands have followed everything that was told up to this many picks. */
  | { readonly done: number }
  | { readonly undo: { readonly from: number } }
  | { readonly redo: { readonly to: number } }
  /** Ends a clash. */
  | { readonly settle: Told };
/** `word` is random and made on the phone: the same word sent twice counts once. `rev`: what the phone had seen. */
export type Word = Saying & { readonly word: string; readonly rev: number };

/** Somebody's number; `by` is null where the rules made it so. */
export type Voice = { readonly by: string | null; readonly said: string };
/** Several people gave one fact different numbers, starting from the same one. The fact is in doubt until one of them is touched. */
export type Clash = { readonly fact: string; readonly from: string; readonly voices: readonly Voice[] };
export type Shared = {
  readonly pace: Pace;
  /** How many picks had been made when hands had followed everything that was told. */
  readonly seen: number;
  readonly clashes: readonly Clash[];
};
export type Speaker = {
  readonly by: string;
  /** Who told a fact last, and what. */
  teller(fact: string): Voice | null;
  /** Something was taken back or corrected since the phone looked. */
  readonly isLate: boolean;
  /** No pick was made since the phone looked. */
  readonly isNewest: boolean;
};
/** `known`: the table believed it already. */
export type Fate = 'heard' | 'known' | 'clash';
/** `credits`: whose numbers were told with it. */
export type Heard = { readonly shared: Shared; readonly fate: Fate; readonly credits?: Credits };
export type Credits = { readonly [fact: string]: Voice };

/** Throws a TableError when the word cannot count; then the evening must be thrown away and opened again. */
export function hear(app: Assistant, shared: Shared, saying: Saying, speaker: Speaker): Heard {
  const heard = taken(app, shared, saying, speaker);
  const isMove = 'undo' in saying || 'redo' in saying;
  if (!isMove) for (const { fact } of heard.shared.clashes) doubtAgain(app, fact);
  const doubted = new Set(app.table.facts().flatMap(({ id, sure }) => (sure ? [] : [id])));
  const clashes = heard.shared.clashes.filter(({ fact }) => doubted.has(fact));
  return { ...heard, shared: { ...heard.shared, clashes } };
}

/** Where a correction lost the doubt of a clash, it is still one; where the rules have made the fact sure, it is none. */
function doubtAgain(app: Assistant, fact: string): void {
  const { table, trail } = app;
  const isSure = table.facts().some(({ id, sure }) => id === fact && sure);
  const last = table.picksFrom(0).findLast((pick) => factOf(pick) === fact);
  if (isSure && last?.[1] !== `${fact}=${UNKNOWN}`) trail.along(() => app.report(fact, UNKNOWN));
}

function taken(app: Assistant, shared: Shared, saying: Saying, speaker: Speaker): Heard {
  if ('say' in saying) return say(app, shared, saying.say, speaker);
  if ('answer' in saying) return answer(app, shared, saying.answer, speaker);
  if ('done' in saying) return done(app, shared, saying.done, speaker);
  if ('settle' in saying) return settle(app, shared, saying.settle, speaker);
  if (!speaker.isNewest) throw stale(app);
  return 'undo' in saying ? back(app, shared, saying.undo.from) : forth(app, shared, saying.redo.to);
}

// ---- facts

function say(app: Assistant, shared: Shared, cells: readonly Cell[], speaker: Speaker): Heard {
  const facts = new Map(app.table.facts().map((one) => [one.id, one]));
  let { clashes } = shared;
  let fate: Fate = 'known';
  const told: [fact: string, said: string][] = [];
  const credits: { [fact: string]: Voice } = {};
  for (const cell of cells) {
    const { fact, said } = cell;
    const now = nowOf(app, facts.get(fact), said);
    const open = clashes.find((one) => one.fact === fact);
    const clash = open ? joined(open, speaker.by, said) : clashOf(cell, now, speaker);
    const settled = clash && agreed(clash);
    clashes = clashes.filter((one) => one !== open);
    if (clash && settled === null) {
      clashes = [...clashes, clash];
      fate = 'clash';
      if (now !== UNKNOWN) told.push([fact, UNKNOWN]);
    } else if (clash && settled !== null) {
      told.push([fact, settled]);
      credits[fact] = clash.voices.find((voice) => voice.said === settled) ?? { by: null, said: settled };
    } else if (isNews(cell, now, speaker)) {
      told.push([fact, said]);
      credits[fact] = { by: speaker.by, said };
    }
  }
  if (told.length > 0 && fate === 'known') fate = 'heard';
  tell(app, shared, told);
  return { shared: { ...shared, clashes }, fate, credits };
}

/** Null where the word and the table agree, or nobody else gave a number since. */
function clashOf({ fact, said, had }: Cell, now: string, { by, teller }: Speaker): Clash | null {
  if ([said, had, UNKNOWN].includes(now) || [had, UNKNOWN].includes(said)) return null;
  const before = tellerOf(teller(fact), now);
  const voices = [
    { by: before, said: now },
    { by, said },
  ];
  return before === by ? null : { fact, from: had, voices };
}

/** Whose number stands there; null where the rules changed it since. */
function tellerOf(told: Voice | null, now: string): string | null {
  return told?.said === now ? told.by : null;
}

/** Of two words of one person the later counts. */
function joined({ voices, ...clash }: Clash, by: string, said: string): Clash {
  return { ...clash, voices: [...voices.filter((one) => one.by !== by), { by, said }] };
}

/** The one number that is left; null while there are several. A word that goes back to where all began is taken back. */
function agreed({ from, voices }: Clash): string | null {
  const numbers = new Set(voices.map(({ said }) => said).filter((said) => said !== from && said !== UNKNOWN));
  if (numbers.size > 1) return null;
  const [only = from] = numbers;
  return only;
}

/** What goes back to where it began changes only a number of one's own; "I no longer know" is weaker than a number that somebody else gave since. */
function isNews({ fact, said, had }: Cell, now: string, { by, teller }: Speaker): boolean {
  if (said === now) return false;
  if (now === had || now === UNKNOWN || tellerOf(teller(fact), now) === by) return true;
  return said !== had && said !== UNKNOWN;
}

/** The first who touches a number ends the clash; a second number is shown to its sender. */
function settle(app: Assistant, shared: Shared, { fact, said }: Told, { by }: Speaker): Heard {
  const now = nowOf(
    app,
    app.table.facts().find(({ id }) => id === fact),
    said,
  );
  if (now === said) return { shared, fate: 'known' };
  if (now !== UNKNOWN) throw new TableError('ANSWERED', { option: now });
  const settled = { ...shared, clashes: shared.clashes.filter((one) => one.fact !== fact) };
  tell(app, settled, [[fact, said]]);
  return { shared: settled, fate: 'heard', credits: { [fact]: { by, said } } };
}

function tell(app: Assistant, shared: Shared, told: readonly (readonly [fact: string, said: string])[]): void {
  const [first] = told;
  if (first === undefined) return;
  if (told.length === 1) app.tell(...first, onScreen(app.table, shared));
  else app.tellAll(told);
  runOn(app, shared);
}

/** The number of the first instruction that hands have not followed yet. */
function onScreen({ told }: Table, { seen }: Shared): number | null {
  const first = told.findIndex(({ at }) => at > seen);
  return first < 0 ? null : first;
}

/** What the table believes; `?` while it is in doubt. */
function nowOf(app: Assistant, known: Believed | undefined, said: string): string {
  const isPossible = known && (said === UNKNOWN || readValue(known.among, said) !== null);
  if (!known || !isPossible) throw new TableError('NOT_LISTED', { decision: app.table.decisionNumber });
  return known.sure ? sayValue(known) : UNKNOWN;
}

// ---- answers

/** The first answer to a question counts. */
function answer(
  app: Assistant,
  shared: Shared,
  { seat, decision, option }: { seat: Seat; decision: number; option: string },
  { isLate }: Speaker,
): Heard {
  const { table } = app;
  if (isLate) throw stale(app);
  const given = [...answersOf(table), ...(app.waiting ? [app.waiting] : [])];
  const first = given[decision];
  if (first) {
    if (first[0] === seat && first[1] === option) return { shared, fate: 'known' };
    throw new TableError('ANSWERED', { option: first[1] });
  }
  if (decision > given.length || table.pending[0] !== seat) throw stale(app);
  const seen = table.question(seat)?.outside ? table.count : shared.seen;
  app.answer(option);
  runOn(app, shared);
  return { shared: { ...shared, seen }, fate: 'heard' };
}

/** Everything but facts. */
export function answersOf(table: Pick<Table, 'picksFrom'>): readonly LogPick[] {
  return table.picksFrom(0).filter((pick) => !isTold(...pick));
}

/** Two thumbs at once are one "done". */
function done(app: Assistant, shared: Shared, to: number, { isLate }: Speaker): Heard {
  const { table } = app;
  if (isLate || to > table.count) throw stale(app);
  const isAll = table.picksFrom(to).every((pick) => isTold(...pick));
  const seen = Math.max(shared.seen, isAll ? table.count : to);
  const goesOn = isAll && app.waitsForHands;
  if (seen === shared.seen && !goesOn) return { shared, fate: 'known' };
  if (goesOn && shared.pace === 'turn') app.done();
  else if (goesOn) app.answer(DONE.kind);
  return { shared: { ...shared, seen }, fate: 'heard' };
}

/** At the pace of a whole turn the app says "done" itself; the instructions are read as one list. */
function runOn(app: Assistant, { pace }: Shared): void {
  if (pace === 'turn' && app.need === null) app.done();
}

// ---- back and on again

function back(app: Assistant, shared: Shared, from: number): Heard {
  const { table } = app;
  if (from > table.count || (from === table.count && app.need === null)) throw stale(app);
  app.goTo(from);
  return { shared: { ...shared, seen: Math.min(shared.seen, turnStart(table)) }, fate: 'heard' };
}

function forth(app: Assistant, shared: Shared, to: number): Heard {
  const { table, trail } = app;
  if (to <= table.count || to > table.count + trail.ahead) throw stale(app);
  app.goTo(to);
  return { shared: { ...shared, seen: turnStart(table) }, fate: 'heard' };
}

/** After a step back the instructions of this part of the turn are on the screen again. */
function turnStart(table: Table): number {
  return table.lastCheckpoint?.picks ?? 0;
}

function stale({ table }: Assistant): TableError {
  return new TableError('STALE_DECISION', { decision: table.decisionNumber });
}

/** Does a pick belong to the people round the table, and not to a question? */
export function factOf([seat, option]: LogPick): string | null {
  return seat === TABLE && isTold(seat, option) ? (option.split('=')[0] as string) : null;
}

/** What is believed of a fact; `?` while it is in doubt. */
export function numberOf(table: Pick<Table, 'facts'>, fact: string): string {
  const known = table.facts().find(({ id }) => id === fact);
  return known?.sure ? sayValue(known) : UNKNOWN;
}
