import type { Choice } from '@tavola/games/board/contract.ts';
import { kindOf, type Seat } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { explain } from '@tavola/kernel/explain.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Language, languages, type Say } from '@tavola/kernel/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { face } from '../face.ts';
import { evenfall } from '../game.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { ALONE } from '../scenarios/evening.ts';
import { clauses } from '../text/clauses.en.ts';
import { en } from '../text/en.ts';
import { pt } from '../text/pt.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../view.ts';
import { board } from './board.tsx';

import { touchable } from './handles.ts';
import type { EvenfallTable } from './table.tsx';

type Option = { readonly id: string; readonly move: Move };
type Setting = { readonly players: number; readonly side: 'sun' | 'moon'; readonly seed: number };

const settings: readonly Setting[] = [1, 2, 3, 4].flatMap((players) => [
  { players, side: 'sun', seed: players },
  { players, side: 'moon', seed: 10 + players },
]);

test.each(settings)(
  '$players players, $side: what can be touched is exactly what has a place',
  ({ players, side, seed }) => {
    const rng = seededRng(seed);
    const asks = new Set<string>();
    let n = 0;
    let looked = 0;
    for (const { table, seat } of decisions({ players, side, seed }, rng)) {
      const { ask, options } = table.decision(seat) as { ask: Ask; options: readonly Option[] };
      const seldom = asks.has(kindOf(ask)) && n++ % (2 * players * players + 1) > 0;
      asks.add(kindOf(ask));
      if (seldom) continue;
      looked++;
      const view = table.view(seat) as View;
      const placed = options.filter(({ move }) => board.placed(move, view)).map(({ id }) => id);
      expect(reachable(table, seat, options).toSorted()).toEqual(placed.toSorted());
    }
    expect(looked).toBeGreaterThan(30);
  },
);

test.each(languages)('every part is drawn in %s, for players and spectators, to the end', (language) => {
  const rng = seededRng(5);
  let n = 0;
  const last: { table?: Table<unknown> } = {};
  for (const { table } of decisions({ players: 3, side: 'moon', seed: 5 }, rng)) {
    last.table = table;
    if (n++ % 40 > 0) continue;
    for (const viewer of [0, 'spectator'] as const) {
      const props = propsOf(table, viewer, null, language);
      expect(`${drawn(props)}${panels(props)}`).not.toMatch(/undefined|NaN|\[object/);
    }
  }
  const over = last.table as Table<unknown>;
  const say = sayIn(language);
  const sheet = face.scoreSheet?.(over.view('spectator') as View, say);
  expect(sheet?.total).toEqual(over.outcome?.scores);
  const sums = over.outcome?.scores?.map((_, seat) =>
    (sheet?.rows ?? []).slice(0, -1).reduce((sum, { values }) => sum + Number(values[seat]), 0),
  );
  expect(sums).toEqual(over.outcome?.scores);
});

test('a permanent effect on the table is read with its condition', () => {
  const table = Table.start<State>(evenfall, { seats: 2, options: {}, chance: seededChance(1) });
  const [first] = table.state.players;
  for (const [i, ritual] of ['owl-of-wisdom', 'guardian-golem', 'bone-sickle', 'counselor-cat'].entries())
    first?.outer.push({ place: `cave-${i + 1}`, ritual, scythes: 0, orbs: 0, figures: [] });
  const html = drawn(propsOf(table, 0, null, 'en'));
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
  for (const setting of [
    { players: 1, side: 'sun', seed: 21 },
    { players: 4, side: 'moon', seed: 14 },
  ] as const) {
    for (const { table } of decisions(setting, seededRng(setting.seed))) {
      for (const { event, reasoned } of table.eventsFor(0, table.count - 1) as readonly Heard[]) {
        const cited = face.cites?.(event) ?? [];
        if (cited.length === 0 && !reasoned) without.add(event.kind);
        for (const clause of cited) expect(clauses).toHaveProperty([clause]);
        if ('seat' in event && event.seat === 'automa') for (const clause of cited) expect(clause).toMatch(/^EVE-8/);
      }
    }
  }
  expect([...without].toSorted()).toEqual(['discarded', 'drew', 'gained', 'paid', 'phase']);
});

test('every reason the Automa gives is said in words', () => {
  const named = new Set<string>();
  for (const { table } of decisions({ players: 1, side: 'sun', seed: 21 }, seededRng(21))) {
    const told = table.told.map((_, n) => n).filter((n) => (table.told[n]?.at ?? 0) >= table.count - 1);
    for (const { candidates } of told.flatMap((n) => explain(table, n)))
      for (const name of candidates) named.add(face.candidate?.(name, sayIn('en')) as string);
  }
  expect([...named]).toContainEqual(expect.stringMatching(/^Field \d+: Play the top card$/));
  expect([...named].filter((name) => /^[a-z]+-/.test(name))).toEqual([]);
});

/** A game at random: every question in turn, answered after the caller looked at it. */
function* decisions(
  { players, side, seed }: Setting,
  rng: Rng,
): Generator<{ readonly table: Table<unknown>; readonly seat: Seat }> {
  const seats = players === 1 ? ALONE : players;
  const table = Table.start(evenfall, { seats, options: { side, expertDraw: true }, chance: seededChance(seed) });
  for (;;) {
    const [seat] = table.pending;
    if (seat === undefined) return;
    yield { table, seat };
    const decision = table.decision(seat);
    const options = decision?.options ?? [];
    const busy = options.filter(({ move }) => move.kind !== 'pass' && move.kind !== 'back');
    const from = busy.length > 0 ? busy : options;
    table.pick(seat, decision?.number as number, from[rng.below(from.length)]?.id as string);
  }
}

/** The options that are taken by touching one thing after the other on the drawn table. */
function reachable(table: Table<unknown>, seat: Seat, open: readonly Option[]): string[] {
  const ids = new Set<string>();
  const seen = new Set<string>();
  const visit = (left: readonly Option[]) => {
    const key = left.map(({ id }) => id).join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const touches = touchesIn(drawn(propsOf(table, seat, left, 'en')), left);
    for (const touch of touches) {
      if (touch.length === 1) ids.add(touch[0]?.id as string);
      else visit(touch);
    }
  };
  visit(open);
  return [...ids];
}

/** What each legal button of the drawing stands for: the thing's options, or one option of a narrowed thing. */
function touchesIn(html: string, left: readonly Option[]): (readonly Option[])[] {
  const found = touchable(left);
  const things = [...html.matchAll(/class="target legal[^"]*" data-handle="([^"]+)"/g)];
  const petals = [...html.matchAll(/class="petal" data-options="([^"]+)"/g)];
  const standsFor = (ids: readonly string[]) => left.filter(({ id }) => ids.includes(id));
  return [
    ...things.map(([, handles = '']) => standsFor(handles.split(' ').flatMap((handle) => found.get(handle) ?? []))),
    ...petals.map(([, id = '']) => standsFor([id])),
  ];
}

/** Everything that can be touched. */
function drawn(table: EvenfallTable): string {
  const { Board, Hand, Reserve } = board;
  return renderToStaticMarkup(
    <>
      <Board {...table} />
      {Hand ? <Hand {...table} /> : null}
      {Reserve ? <Reserve {...table} /> : null}
    </>,
  );
}

function panels(table: EvenfallTable): string {
  const { SeatPanel } = board;
  return renderToStaticMarkup(
    [...table.view.players, table.view.automa].map((_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
      <SeatPanel key={seat} {...table} seat={seat} compact={seat > 0} />
    )),
  );
}

function propsOf(
  table: Table<unknown>,
  viewer: Seat | 'spectator',
  open: readonly Option[] | null,
  language: Language,
): EvenfallTable {
  const decision = viewer === 'spectator' ? null : table.decision(viewer);
  const nothing = () => {};
  const choice: Choice<Move, Ask> | null = decision && {
    ask: decision.ask as Ask,
    options: decision.options as readonly Option[],
    open: open ?? (decision.options as readonly Option[]),
    selected: null,
    narrow: nothing,
    confirm: nothing,
    back: nothing,
    refused: [],
    why: nothing,
  };
  return {
    view: table.view(viewer) as View,
    viewer,
    bottom: viewer === 'spectator' ? 0 : viewer,
    seats: [],
    pending: table.pending,
    choice,
    happened: table.eventsFor(viewer, table.count - 1).map(({ event }) => event as Event),
    step: table.count,
    pace: 0,
    language,
    say: sayIn(language),
    outcome: table.outcome,
    armed: null,
    arm: () => {},
  };
}

function sayIn(language: Language): Say<Words> {
  const { words } = language === 'en' ? en : pt;
  return { language, me: 0, who: (seat) => `seat ${seat}`, words };
}
