/** Shared tests of a game's texts. A game calls `textKit({ game, face, rules: new URL('../rules/', import.meta.url) })` in its text/text.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { type AnyText, type Language, questionText, type Say, sentence } from '@tavola/kernel/face/text.ts';
import { type Ask, CHANCE, type Seat, type Viewer } from '@tavola/kernel/rules/ask.ts';
import { peoplesChance, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { inBothLanguages, type KitGame, questionsOf, sayFor, tablesOf, titleOf } from './kit.ts';

export type TextKit = KitGame & {
  /** The folder of the rules, whose clauses must have texts. */
  readonly rules: URL;
};

export function textKit(it: TextKit): void {
  describe('texts in both languages', () => {
    test('have the same keys', async () => {
      const [pt, en] = (await inBothLanguages(it.face)).map(({ text, clauses }) => keysOf({ text, clauses }));
      expect(pt).toEqual(en);
    });

    test('are nowhere empty and nowhere untranslated', async () => {
      const [pt = [], en = []] = (await inBothLanguages(it.face)).map(({ text, clauses }) =>
        stringsOf({ text, clauses }),
      );
      expect([...pt, ...en].filter(([, said]) => said.trim() === '')).toEqual([]);
      const english = new Map(en);
      expect(pt.filter(([path, said]) => said.length > 24 && english.get(path) === said)).toEqual([]);
    });

    test('explain every option and every setting of a seat', async () => {
      const { options, seatSettings = {} } = it.face.forms;
      const settings = Object.values(seatSettings).flatMap((fields) => Object.keys(fields ?? {}));
      for (const { text } of await inBothLanguages(it.face)) {
        expect(Object.keys(text.options)).toEqual(expect.arrayContaining(Object.keys(options)));
        expect(Object.keys(text.seatSettings ?? {})).toEqual(expect.arrayContaining(settings));
      }
    });

    test('have a sentence for every clause that the rules cite', async () => {
      const cited = citedIn(it.rules);
      expect(cited.length).toBeGreaterThan(0);
      for (const { clauses } of await inBothLanguages(it.face))
        expect(cited.filter((clause) => !(clause in clauses))).toEqual([]);
    });
  });

  describe('what is said in a game', () => {
    test.each(tablesOf(it).map((table) => ({ title: titleOf(table), ...table })))('$title', async (table) => {
      const spoken = await inBothLanguages(it.face);
      const flaws = new Set<string>();
      const read: { [viewer: string]: number } = {};
      const game = questionsOf(it.game, table);
      for (let step = game.next(); ; step = game.next()) {
        const { table: now, seat } = step.done ? { table: step.value, seat: 'spectator' as const } : step.value;
        for (const one of spoken) for (const flaw of flawsAt(now, seat, one, read[seat] ?? 0)) flaws.add(flaw);
        read[seat] = now.told.length;
        if (step.done) break;
      }
      expect([...flaws]).toEqual([]);
    });
  });
}

/** People roll, draw and pick themselves: everything they are asked for must have words, and the game must go to its end. */
export function peopleKit(it: KitGame): void {
  describe('people who roll and draw themselves', () => {
    test.each(tablesOf(it).map((table) => ({ title: titleOf(table), ...table })))('$title', async (table) => {
      const spoken = await inBothLanguages(it.face);
      const flaws = new Set<string>();
      let typed = 0;
      const chance = peoplesChance(seededChance(table.seed ?? 1));
      const game = questionsOf(it.game, table, { dice: 'people', chance });
      let step = game.next();
      for (; !step.done; step = game.next()) {
        const { table: now, seat } = step.value;
        const flaw = seat === CHANCE ? null : now.flaw();
        if (flaw !== null) flaws.add(flaw);
        if (seat !== CHANCE) continue;
        typed++;
        for (const one of spoken) for (const flaw of chanceFlaws(now, one)) flaws.add(flaw);
      }
      expect([...flaws]).toEqual([]);
      expect(typed).toBeGreaterThan(0);
      expect(step.value.outcome).not.toBeNull();
    });
  });
}

function chanceFlaws(table: Table, spoken: SpokenFace): string[] {
  const { text } = spoken;
  const say = sayFor(spoken, table.reader ?? 'spectator');
  const decision = table.decision(CHANCE);
  const { ask, options } = decision as NonNullable<typeof decision>;
  const kind = typeof ask === 'string' ? ask : ask.kind;
  if (!(kind in text.asks)) return [`${kind}: chance is asked for without words`];
  const faces = options.map(({ move }) => moveText(spoken, move, say));
  const raw = faces.filter((said) => broken(said, say.language) || /^[a-z]+([-:][a-z0-9]+)+$/.test(said));
  return [...askFlaws(text, ask, say), ...raw.map((said) => `${kind}: ${said}`)];
}

/** Every sentence that this reader gets now and that is not one. */
function flawsAt(table: Table, me: Viewer, spoken: SpokenFace, since: number): string[] {
  const { text, face, clauses } = spoken;
  const say = sayFor(spoken, me);
  const view = table.view(me);
  const events = table.heardBetween(me, since, table.told.length).map(({ event }) => event);
  const asked = me === 'spectator' ? [] : askedOf(table, me, spoken, say);
  const { round, steps = [] } = face.turns?.phases?.(view, say) ?? {};
  const sheet = face.scores?.sheet?.(view, say);
  const lines = [
    ...events.map((event) => sentence(text.events, event, say)),
    ...events.flatMap((event) => face.log?.heading?.(event, say) ?? []),
    ...steps.map(({ name }) => name),
    ...(round === undefined ? [] : [round]),
    ...(sheet?.rows ?? []).map(({ name }) => name),
    ...(table.outcome ? [text.reasons[table.outcome.reason] ?? ''] : []),
  ];
  const cited = events.flatMap((event) => face.log?.cites?.(event) ?? []).filter((clause) => !(clause in clauses));
  return [
    ...asked,
    ...lines.filter((line) => broken(line, say.language)),
    ...text.board(view, say).filter((line) => broken(line.trimStart(), say.language)),
    ...cited.map((clause) => `no text for ${clause}`),
  ];
}

function askedOf(table: Table, seat: Seat, { text }: SpokenFace, say: Say): string[] {
  const decision = table.decision(seat);
  if (!decision) return [];
  const said = decision.options.map(({ move }) => sentence(text.moves, move, say));
  const twice = said.filter((line, i) => said.indexOf(line) < i);
  return [
    ...askFlaws(text, decision.ask, say),
    ...said.filter((line) => broken(line, say.language)),
    ...twice.map((line) => `two options read: ${line}`),
  ];
}

/** As many letters as one line of a phone's bar has room for, and as many as a Portuguese question needs with a short name in it. */
const ASK_LETTERS = 38;
const USUAL: { readonly [L in Language]: number } = { 'pt-BR': 34, en: ASK_LETTERS };
/** Nobody has a longer name in a question: others are shortened. */
const LONG_NAME = 'Florisbela do Rosário';

/** What is wrong with a question: its sentences, and its title where a name is long. */
function askFlaws(text: AnyText, ask: Ask, say: Say): string[] {
  const { title, whole } = questionText(text, ask, say);
  const named = questionText(text, ask, { ...say, who: (seat) => (seat === say.me ? say.who(seat) : LONG_NAME) });
  return [
    ...[title, whole].filter((line) => broken(line, say.language)),
    ...(title.length > USUAL[say.language] ? [`${title.length} letters: ${title}`] : []),
    ...(named.title.length > ASK_LETTERS ? [`${named.title.length} letters: ${named.title}`] : []),
  ];
}

const ANYWHERE = /undefined|\bnull\b|NaN|\[object|\(\)|[:,;] ?$| {2}|^ | $|\.\.$/;
/** An article that is not drawn into its preposition; the reader in the middle of a sentence. */
const IN: { readonly [L in Language]: RegExp } = {
  'pt-BR':
    /\bPVs\b|do seu lado|\b(de|em|por) (o|a|os|as) \p{Lu}|\bde de\b|\b(de|do|da|em|com|por|para|a|e|que) Você\b/u,
  en: /\b[Yy]ou's\b|\b(of|to|by|with|from|for|and|than|on) You\b|\bYou (is|has|was|does|goes|i|[a-z]+(ch|sh|ss|x)e|[a-z]+[^aiosuy]s)\b|\bYou\b[^.;:]* and (plays|takes|gains|draws|moves|places|discards|attacks)\b/,
};

/** "1 cards". A number after these words is a name, and no noun follows it. */
const ONE_OF_MANY: { readonly [L in Language]: RegExp } = {
  'pt-BR': /(?<!clareira |rodada |fileira | por |[\d.,-])\b1 \p{Ll}+s\b/iu,
  en: /(?<!clearing |round |row | by |[\d.,-])\b1 [a-z]+s\b/i,
};

export function isMiscounted(line: string, language: Language): boolean {
  return ONE_OF_MANY[language].test(line);
}

export function broken(line: string, language: Language): boolean {
  return line === '' || ANYWHERE.test(line) || IN[language].test(line) || isMiscounted(line, language);
}

/** Every path of a catalogue: `asks/walk`, `words/phases/0`. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`))
    .sort();
}

function stringsOf(value: unknown, path = ''): [path: string, said: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}/${key}`));
}

/** The clauses that stand in quotes in the rules: those that people may be shown. */
function citedIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const cited = sources.flatMap((file) => [
    ...readFileSync(new URL(file, folder), 'utf8').matchAll(/['"`]([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)*)['"`]/g),
  ]);
  return [...new Set(cited.map(([, clause = '']) => clause))];
}
