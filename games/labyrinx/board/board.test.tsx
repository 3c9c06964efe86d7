import type { Choice } from '@tavola/games/board/contract.ts';
import { moveId, type Seat, type Viewer } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { type Language, languages } from '@tavola/kernel/text.ts';
import { touches } from '@tavola/testing/board-kit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { face as labyrinxFace } from '../face.ts';
import { labyrinx } from '../game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { faceName, wordsEn } from '../text/words.ts';
import type { View } from '../view.ts';
import { board } from './board.tsx';
import { geometryOf } from './geometry.ts';
import { placesOf } from './places.ts';
import type { Props } from './props.ts';
import { placed } from './table.ts';

type LabChoice = Choice<Move, Ask>;

function choiceOf(table: Table, seat: Seat, narrowed: (move: Move) => boolean = () => true): LabChoice {
  const { ask, options } = table.question(seat) as { ask: Ask; options: readonly Move[] };
  const all = options.map((move) => ({ id: moveId(move), move }));
  const nothing = () => {};
  return {
    ask,
    options: all,
    open: all.filter(({ move }) => narrowed(move)),
    selected: null,
    narrow: nothing,
    confirm: nothing,
    back: nothing,
    refused: [],
    why: nothing,
  };
}

function propsOf(table: Table, viewer: Viewer, choice: LabChoice | null, language: Language): Props {
  return {
    view: table.view(viewer) as View,
    viewer,
    bottom: viewer === 'spectator' ? 0 : viewer,
    seats: [],
    pending: table.pending,
    choice,
    happened: [],
    step: table.count,
    pace: 0,
    language,
    say: { language, me: viewer, who: (seat) => `P${seat + 1}`, words: {} },
    outcome: table.outcome,
    armed: null,
    arm: () => {},
  };
}

function drawn(props: Props): string {
  const { Board, Hand, Reserve, SeatPanel } = board;
  return renderToStaticMarkup(
    <>
      <Board {...props} />
      {Hand && <Hand {...props} />}
      {Reserve && <Reserve {...props} />}
      {props.view.players.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered and never move.
        <SeatPanel key={seat} {...props} seat={seat} compact={seat % 2 === 0} />
      ))}
    </>,
  );
}

/** The options that stand for something on the drawn table: cells, pictures of cards and characters, action buttons. */
function touchable(props: Props, html: string): string[] {
  const cells = placesOf(props, geometryOf(props.view)).flatMap(({ options }) => options);
  const beside = touches(html).flat();
  return [...cells, ...beside];
}

/** Several victims are told apart by the buttons that the shell makes of a short list. */
function pushes({ options }: LabChoice): string[] {
  return options.flatMap(({ id, move }) => (move.kind === 'push' ? [id] : []));
}

test.each(languages)('every question of a whole game can be answered by touch, in %s', (language) => {
  const table = Table.start<State>(labyrinx, { seats: 4, chance: seededChance(21) });
  const rng = seededRng(21);
  const asks = new Set<string>();
  for (let n = 0; table.outcome === null; n++) {
    const seat = table.pending[0] as Seat;
    const choice = choiceOf(table, seat);
    const kind = typeof choice.ask === 'string' ? choice.ask : choice.ask.kind;
    if (!asks.has(kind) || n % 25 === 0) {
      asks.add(kind);
      const props = propsOf(table, seat, choice, language);
      const html = drawn(props);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      const narrowed = propsOf(
        table,
        seat,
        choiceOf(table, seat, ({ kind: it }) => it === 'peek'),
        language,
      );
      const reached = new Set([...touchable(props, html), ...touchable(narrowed, ''), ...pushes(choice)]);
      const here = choice.options.filter(({ move }) => placed(move)).map(({ id }) => id);
      expect(
        here.filter((id) => !reached.has(id)),
        kind,
      ).toEqual([]);
      expect(drawn(propsOf(table, 'spectator', null, language))).not.toMatch(/undefined|NaN|\[object/);
    }
    const move =
      labyrinx.bot?.policy?.(
        table.state,
        seat,
        choice.ask,
        choice.options.map((it) => it.move),
        rng,
      ) ?? 0;
    table.take(seat, n % 3 === 0 ? rng.below(choice.options.length) : move);
  }
  expect(asks.size).toBeGreaterThan(8);
});

test('what somebody peeks at is read out to them and to nobody else; the end says whose treasures and cards it counts', () => {
  const table = Table.start<State>(labyrinx, {
    seats: 2,
    options: { characterSelection: 'random', firstPlayer: 'seat-1' },
    chance: seededChance(3),
  });
  const take = (id: string) =>
    table.take(
      0,
      choiceOf(table, 0).options.findIndex((it) => it.id === id),
    );
  take('expand:4-2');
  take('peek:4-2');
  const { face } = (table.view(0) as View).cards[0] as { face: string };
  const name = `(4,2): ${faceName(wordsEn, face)}.`;
  const html = (viewer: Viewer) => drawn(propsOf(table, viewer, viewer === 0 ? choiceOf(table, 0) : null, 'en'));
  expect(html(0)).toContain(name);
  expect(html(1)).not.toContain(name);
  const sheet = labyrinxFace.scoreSheet?.(table.view(0) as View, propsOf(table, 0, null, 'en').say);
  expect(sheet?.rows.map((row) => [row.name, row.values])).toEqual([
    ['Treasures', [0, 0]],
    ['Cards in hand', (table.view(0) as View).players.map(({ cards }) => cards)],
  ]);
});

test('a closed neighbour means moving; once peek is touched it means peeking', () => {
  const table = Table.start<State>(labyrinx, {
    seats: 2,
    options: { characterSelection: 'random', firstPlayer: 'seat-1' },
    chance: seededChance(3),
  });
  table.take(
    0,
    choiceOf(table, 0).options.findIndex(({ id }) => id === 'expand:4-2'),
  );
  const board = (choice: LabChoice) => drawn(propsOf(table, 0, choice, 'en'));
  expect(board(choiceOf(table, 0))).toContain('actions: 1');
  const peeking = board(choiceOf(table, 0, ({ kind }) => kind === 'peek'));
  expect(peeking).not.toContain('actions: 1-2');
  expect(peeking.match(/class="target legal/g)).toHaveLength(1);
});

test.each([
  ['mallahoc', false],
  ['elora', true],
] as const)('the power of %s is an action: %s', (character, isAction) => {
  const table = Table.start<State>(labyrinx, { seats: 2, options: { firstPlayer: 'seat-1' }, chance: seededChance(3) });
  table.take(
    0,
    choiceOf(table, 0).options.findIndex(({ id }) => id === `character:${character}`),
  );
  const { Reserve } = board;
  const html = Reserve && renderToStaticMarkup(<Reserve {...propsOf(table, 0, null, 'en')} />);
  expect(html?.includes(wordsEn.powers[character].name)).toBe(isAction);
});
