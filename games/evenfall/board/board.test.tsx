import type { Say } from '@tavola/kernel/face/text.ts';
import { explain } from '@tavola/kernel/host/explain.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { boardKit, drawn, propsAt } from '@tavola/testing/board-kit.ts';
import { inBothLanguages, type KitTable, questionsOf } from '@tavola/testing/kit.ts';
import { expect, test } from 'vitest';
import { face } from '../face.ts';
import { evenfall as game } from '../game.ts';
import type { Event } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view.ts';
import { ALONE } from '../scenarios/evening.ts';
import { clauses } from '../text/en/clauses.ts';
import { text as en } from '../text/en/text.ts';
import type { Words } from '../text/words.ts';
import { board } from './board.tsx';

const tables: readonly KitTable[] = [
  { seats: ALONE, options: { side: 'sun', expertDraw: true }, seed: 1 },
  { seats: 2, options: { side: 'moon', expertDraw: true }, seed: 12 },
  { seats: 3, options: { side: 'sun' }, seed: 3 },
  { seats: 4, options: { side: 'moon' }, seed: 14 },
];
boardKit({ game, face, board, tables, every: 97 });

const say: Say<Words> = { language: 'en', me: 0, who: (seat) => `seat ${seat}`, words: en.words };

test('the score sheet adds up to the scores', () => {
  const over = lastOf({ seats: 3, options: { side: 'moon' }, seed: 5 });
  const sheet = face.scores?.sheet?.(over.view('spectator') as View, say);
  expect(sheet?.total).toEqual(over.outcome?.scores);
  const sums = over.outcome?.scores?.map((_, seat) =>
    (sheet?.rows ?? []).slice(0, -1).reduce((sum, { values }) => sum + Number(values[seat]), 0),
  );
  expect(sums).toEqual(over.outcome?.scores);
});

test('the curve of a replay has the Automa beside her opponent', () => {
  const over = lastOf({ seats: ALONE, seed: 3 });
  const { players, automa } = over.view('spectator') as View;
  const curve = face.scores?.progress?.(over.view('spectator') as View) ?? [];
  expect(curve).toHaveLength(over.seats.length);
  expect((curve[1] ?? 0) > (curve[0] ?? 0)).toBe((automa?.vp ?? 0) > (players[0]?.vp ?? 0));
});

test('a permanent effect on the table is read with its condition', async () => {
  const table = Table.start<State>(game, { seats: 2, options: {}, chance: seededChance(1) });
  const [first] = table.state.players;
  for (const [i, ritual] of ['owl-of-wisdom', 'guardian-golem', 'bone-sickle', 'counselor-cat'].entries())
    first?.outer.push({ place: `cave-${i + 1}`, ritual, scythes: 0, orbs: 0, figures: [] });
  const english = (await inBothLanguages(face)).find(({ language }) => language === 'en');
  if (!english) throw new Error('no English');
  const html = drawn(board, propsAt(table as Table, 0, english));
  for (const label of [
    'whenever you play a Spell Ritual',
    'whenever you activate an action field with an Elder',
    'whenever you explore this Ritual&#x27;s Place',
    'whenever you play a Council Member',
  ])
    expect(html).toContain(`aria-label="${label}"`);
});

type Heard = { readonly event: Event; readonly reasoned?: true };

test('every line of the log opens to clauses that have a text; hers to chapter 8', () => {
  const without = new Set<string>();
  for (const setup of [
    { seats: ALONE, options: { side: 'sun', expertDraw: true }, seed: 21 },
    { seats: 4, options: { side: 'moon', expertDraw: true }, seed: 14 },
  ]) {
    for (const { event, reasoned } of lastOf(setup).eventsFor(0) as readonly Heard[]) {
      const cited = face.log?.cites?.(event) ?? [];
      if (cited.length === 0 && !reasoned) without.add(event.kind);
      for (const clause of cited) expect(clauses).toHaveProperty([clause]);
      if ('seat' in event && event.seat === 'automa') for (const clause of cited) expect(clause).toMatch(/^EVE-8/);
    }
  }
  expect([...without].toSorted()).toEqual(['discarded', 'drew', 'gained', 'paid', 'phase']);
});

test('every reason the Automa gives is said in words', () => {
  const over = lastOf({ seats: ALONE, options: { side: 'sun' }, seed: 21 });
  const candidates = over.told.flatMap((_, n) => explain(over, n).flatMap((trace) => trace.candidates));
  const named = [...new Set(candidates)].map((name) => face.things?.candidate?.(name, say) ?? name);
  expect(named).toContainEqual(expect.stringMatching(/^Field \d+: Play the top card$/));
  expect(named.filter((name) => /^[a-z]+-/.test(name))).toEqual([]);
});

/** The table at the end of a random game. */
function lastOf(setup: KitTable): Table {
  const run = questionsOf(game, setup);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}
