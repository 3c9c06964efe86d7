/**
 * Prints what a game says, in both languages, to be read by a person: `node tools/sentences.ts evenfall [seeds]` plays seeded games and gives each ask, option,
 * event, heading, refusal, phase, score line and line of the board once (numbers and names that differ do not count as another sentence).
 */
import { gameEntry } from '@tavola/games/shelf.ts';
import { moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { questionText, type Say, sentence } from '@tavola/kernel/face/text.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { inBothLanguages, type KitTable, questionsOf, sayFor } from '@tavola/testing/kit.ts';

const VARIANTS: { readonly [game: string]: readonly object[] } = {
  calamandara: [{ maxRounds: 6 }, { maxRounds: 5, deckMode: 'draft' }, { maxRounds: 5, deckMode: 'sequence' }],
  labyrinx: [{}, { hallSide: 'doors', hallPlacement: 'first-player' }, { characterSelection: 'random' }],
  evenfall: [{ side: 'sun' }, { side: 'moon', expertDraw: true }],
};
/** Numbers and names; not the reader, whose verb may differ. */
const NAMES =
  /\d+|(?!Você|You\b)\p{Lu}[\p{L}\d'’-]*(?: (?:(?:d[aeo]s?|n[ao]s?|of|the|in|e|and|to) )?\p{Lu}[\p{L}\d'’-]*)*/gu;
/** How many examples of one kind are enough. */
const MOST = 30;

const [id = '', seeds = '2'] = process.argv.slice(2);
const entry = gameEntry(id);
if (!entry) throw new Error(`no game ${id}`);
const [game, face] = await Promise.all([entry.game(), entry.face()]);
const spoken = await inBothLanguages(face);
/** By group, by the sentence without its numbers, in every language. */
const said = new Map<string, Map<string, readonly string[]>>();

for (const table of tables()) {
  const read = new Map<unknown, number>();
  const run = questionsOf(game, table);
  for (let step = run.next(); ; step = run.next()) {
    const at = step.done ? step.value : step.value.table;
    const readers = step.done ? [...at.seats.keys(), 'spectator' as const] : [step.value.seat];
    for (const reader of readers) {
      hear(at, reader, read.get(reader) ?? 0);
      read.set(reader, at.told.length);
    }
    if (step.done) break;
    if (step.value.n % 5 === 0) refusals(at, step.value.seat);
  }
}
for (const [group, sentences] of [...said].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`\n${group}`);
  for (const lines of [...sentences.values()].slice(0, MOST)) console.log(`  ${lines.join('\n  | ')}`);
}

function tables(): KitTable[] {
  const { min, max } = face.seats;
  const counts: (number | readonly SeatWish[])[] = [Math.max(2, min), max];
  if (face.forms.seatSettings?.automaton) counts.push([{ kind: 'player' }, { kind: 'automaton' }]);
  return Array.from({ length: Number(seeds) }, (_, i) => i + 1).flatMap((seed) =>
    counts.flatMap((seats) => (VARIANTS[id] ?? [{}]).map((options) => ({ seats, options, seed }))),
  );
}

function keep(group: string, say: (one: SpokenFace) => string | null): void {
  const lines = spoken.map((one) => say(one) ?? '');
  if (lines.every((line) => line === '')) return;
  const shape = lines
    .join('|')
    .replace(NAMES, '#')
    .replace(/#[, ]+(?:(?:e|and) )?(?=#)/g, '');
  const known = said.get(group) ?? new Map<string, readonly string[]>();
  said.set(group, known);
  if (!known.has(shape)) known.set(shape, lines);
}

function hear(table: Table, me: number | 'spectator', since: number): void {
  const of = (one: SpokenFace): Say => sayFor(one, me);
  const view = table.view(me);
  for (const { event } of table.heardBetween(me, since, table.told.length)) {
    keep(`event ${event.kind}`, (one) => sentence(one.text.events, event, of(one)));
    keep('heading', (one) => face.log?.heading?.(event, of(one)) ?? null);
  }
  for (let n = since; n < table.told.length; n++) {
    for (const { candidates } of explain(table, n))
      for (const name of candidates) keep('candidate', (one) => face.things?.candidate?.(name, of(one)) ?? name);
  }
  const decision = me === 'spectator' ? null : table.decision(me);
  if (decision) keep(`ask ${kindOf(decision.ask)}`, (one) => questionText(one.text, decision.ask, of(one)).whole);
  for (const { move } of decision?.options ?? []) keep(`option ${move.kind}`, (one) => moveText(one, move, of(one)));
  const [pt = [], en = []] = spoken.map((one) => one.text.board(view, of(one)));
  for (const [i, line] of pt.entries()) keep('board', (one) => (one === spoken[0] ? line : (en[i] ?? '')));
  const sheets = spoken.map((one) => face.scores?.sheet?.(view, of(one)).rows ?? []);
  for (const i of (sheets[0] ?? []).keys()) keep('score', (one) => sheets[spoken.indexOf(one)]?.[i]?.name ?? '');
  const phases = spoken.map((one) => face.turns?.phases?.(view, of(one)));
  keep('round', (one) => phases[spoken.indexOf(one)]?.round ?? null);
  for (const i of (phases[0]?.steps ?? []).keys())
    keep('phase', (one) => phases[spoken.indexOf(one)]?.steps[i]?.name ?? null);
  const { outcome } = table;
  if (outcome) keep('reason', (one) => one.text.reasons[outcome.reason] ?? '');
}

function refusals(table: Table, seat: number): void {
  for (const { move, clause } of refusedOptions(table, seat))
    keep(`refused ${clause}`, (one) => `${moveText(one, move, sayFor(one, seat))} — ${one.clauses[clause]}`);
}
