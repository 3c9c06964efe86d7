import { type SpokenFace, spokenFace } from '@tavola/kernel/face/face.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { boardKit, drawn, propsAt } from '@tavola/testing/board-kit.ts';
import { beforeAll, expect, test } from 'vitest';
import { face } from '../face.ts';
import { labyrinx as game } from '../game.ts';
import type { Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view.ts';
import { words } from '../text/en/words.ts';
import { faceName } from '../text/names.ts';
import { board } from './board.tsx';
import { geometryOf } from './geometry.ts';
import { placesOf } from './places.ts';
import type { Props } from './props.ts';

boardKit({
  game,
  face,
  board,
  tables: [
    { seats: 2, options: { table: 'compact' } },
    { seats: 4, options: { hallSide: 'doors', hallPlacement: 'first-player' }, seed: 21 },
    { seats: 6, options: { memoryAid: 'faces', characterSelection: 'random' } },
  ],
});

let english: SpokenFace;
beforeAll(async () => {
  english = await spokenFace(face, 'en');
});

const DEALT = { characterSelection: 'random', firstPlayer: 'seat-1' };

function tableAfter(options: object, ...picks: readonly string[]): Table<State> {
  const table = Table.start<State>(game, { seats: 2, options, chance: seededChance(3) });
  for (const option of picks) table.pick(0, table.decisionNumber, option);
  return table;
}

/** The board with only these moves left. */
function narrowed(table: Table, keep: (move: Move) => boolean): string {
  const open = table.decision(0)?.options.filter(({ move }) => keep(move as Move));
  return drawn(board, propsAt(table, 0, english, open));
}

test('what somebody peeks at is read out to them and to nobody else; the end says whose treasures and cards it counts', () => {
  const table = tableAfter(DEALT, 'expand:4-2', 'peek:4-2');
  const { cards } = table.view(0) as View;
  const name = `E3: ${faceName(words, cards[0]?.face ?? '')}.`;
  const html = (viewer: Viewer) => drawn(board, propsAt(table, viewer, english));
  expect(html(0)).toContain(name);
  expect(html(1)).not.toContain(name);
  const sheet = face.scores?.sheet?.(table.view(0) as View, (propsAt(table, 0, english) as unknown as Props).say);
  expect(sheet).toEqual({ rows: [{ name: 'Treasures', values: [0, 0] }], total: [0, 0] });
});

test('a closed neighbour means moving; once peek is touched it means peeking', () => {
  const table = tableAfter(DEALT, 'expand:4-2');
  expect(narrowed(table, () => true)).toContain('card, 1 action');
  const peeking = narrowed(table, ({ kind }) => kind === 'peek');
  expect(peeking).not.toContain('card, 1 action');
  expect(peeking.match(/class="target legal/g)).toHaveLength(1);
});

test('a cell answers why it cannot be entered, by the moves that the rules refused', () => {
  const table = tableAfter(DEALT, 'expand:6-4');
  const props = propsAt(table, 0, english) as unknown as Props;
  const cell = placesOf(props, geometryOf(props.view)).find(({ id }) => id === '6-4');
  expect(cell?.options).toEqual([]);
  expect(cell?.refused).toEqual(['move:E:6-4:1']);
});

test.each([
  ['mallahoc', false],
  ['elora', true],
] as const)('the power of %s is an action: %s', (character, isAction) => {
  const table = tableAfter({ firstPlayer: 'seat-1' }, `character:${character}`);
  const { Reserve } = board;
  const parts = { ...board, Board: () => null, Hand: () => null, SeatPanel: () => null, ...(Reserve && { Reserve }) };
  expect(drawn(parts, propsAt(table, 0, english)).includes(words.powers[character].name)).toBe(isAction);
});
