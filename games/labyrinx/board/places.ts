/** What can be touched on the board: the cells that open options name, and those that a clause refuses. */
import type { Place } from '@tavola/games/board/targets.tsx';
import type { CellName } from '../rules/grid.ts';
import type { Move } from '../rules/moves.ts';
import { labels } from '../text/labels.ts';
import { faceName, lieName, place } from '../text/words.ts';
import type { View } from '../view.ts';
import { CELL, type Geometry, MIDDLE } from './geometry.ts';
import type { Option, Props } from './props.ts';

/** The moves that stand for a cell of the board. A rotation is chosen by its picture, a card of the hand in the hand. */
const ON_BOARD: ReadonlySet<Move['kind']> = new Set<Move['kind']>([
  'hall',
  'expand',
  'peek',
  'move',
  'place',
  'push-to',
  'trap',
  'flee',
  'exchange',
  'explode',
  'throw',
  'attune',
  'leap',
  'hunt-line',
  'leave-out',
  'fight',
  'lift',
  'charge',
]);

export function isOnBoard(move: Move): boolean {
  return ON_BOARD.has(move.kind);
}

/** The options that cells stand for now: a closed neighbour means moving; it means peeking once "peek" was touched. */
export function boardOptions(open: readonly Option[]): readonly Option[] {
  const here = open.filter(({ move }) => isOnBoard(move));
  return here.every(({ move }) => move.kind === 'peek') && open.length === here.length
    ? here
    : here.filter(({ move }) => move.kind !== 'peek');
}

export function placesOf(props: Props, geometry: Geometry): Place[] {
  const { choice, view } = props;
  const options = boardOptions(choice?.open ?? []);
  const byCell = new Map<CellName, string[]>();
  for (const { id, move } of options) {
    if (!('cell' in move)) continue;
    const ids = byCell.get(move.cell);
    if (ids) ids.push(id);
    else byCell.set(move.cell, [id]);
  }
  const refused = choice ? refusedCells(props) : new Map<CellName, string[]>();
  const cells = new Set([...byCell.keys(), ...refused.keys()]);
  return [...cells].map((cell) => {
    const { x, y } = geometry.at(cell);
    return {
      id: cell,
      x: x + MIDDLE,
      y: y + MIDDLE,
      width: CELL - 3,
      height: CELL - 3,
      label: labelOf(props, cell),
      options: byCell.get(cell) ?? [],
      refused: refused.get(cell) ?? [],
      holding: view.cards.some((card) => card.cell === cell && card.open),
    };
  });
}

const SIDES = ['N', 'E', 'S', 'W'] as const;

/** Every card and cell answers why it cannot be entered or filled now. */
function refusedCells({ view, choice }: Props): Map<CellName, string[]> {
  const refused = new Map<CellName, string[]>();
  const kinds = new Set((choice?.options ?? []).map(({ move }) => move.kind));
  const all = allCells(view);
  for (const cell of all) {
    const ids: string[] = [];
    if (kinds.has('end-turn')) {
      for (const side of SIDES) for (const cost of ['1', '2', '1-2']) ids.push(`move:${side}:${cell}:${cost}`);
      ids.push(`peek:${cell}`);
    }
    for (const kind of ['expand', 'place', 'explode', 'lift', 'exchange'] as const) {
      if (kinds.has(kind)) ids.push(`${kind}:${cell}`);
    }
    for (const kind of ['flee', 'push-to', 'trap', 'throw', 'attune', 'leap', 'charge'] as const) {
      if (kinds.has(kind)) for (const side of SIDES) ids.push(`${kind}:${side}:${cell}`);
    }
    if (ids.length > 0) refused.set(cell, ids);
  }
  return refused;
}

function allCells({ width, height }: View): CellName[] {
  return Array.from({ length: width * height }, (_, i) => `${i % width}-${Math.floor(i / width)}`);
}

/** The place, what lies there, who stands there, and what touching it does. */
function labelOf({ view, choice, language, say }: Props, cell: CellName): string {
  const text = labels[language];
  const card = view.cards.find((it) => it.cell === cell);
  const parts = [place(text.words, cell)];
  if (!card) parts.push(isHallCell(view, cell) ? text.words.hall : text.empty);
  else {
    if (!card.open) parts.push(card.seen ? `${text.closed}, ${text.seen}` : text.closed);
    if (card.face !== null) parts.push(faceName(text.words, card.face));
    if (card.face !== null && card.rotation !== null) parts.push(lieName(text.words, card.face, card.rotation));
  }
  if (card?.resolved) parts.push(text.resolved);
  if (card?.treasure) parts.push(text.withTreasure);
  for (const [seat, player] of view.players.entries()) if (player.space === cell) parts.push(say.who(seat));
  const costs = boardOptions(choice?.open ?? []).flatMap(({ move }) =>
    move.kind === 'move' && move.cell === cell ? [text.cost(move.cost)] : [],
  );
  return [...parts, ...costs].join(', ');
}

function isHallCell({ hall }: View, cell: CellName): boolean {
  const [x = 0, y = 0] = cell.split('-').map(Number);
  return (x === hall.x || x === hall.x + 1) && (y === hall.y || y === hall.y + 1);
}
