/** What can be touched on the board: the cells that open options name, and those that a clause refuses. */
import type { Place } from '@tavola/games/board/targets.tsx';
import { idsByHandle } from '@tavola/games/board/touchable.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import { faceName, lieName, place } from '../text/names.ts';
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

/** Touched in the hand, among the actions, or as a picture of a card or character. */
const BESIDE: ReadonlySet<Move['kind']> = new Set<Move['kind']>([
  'character',
  'play',
  'draw',
  'rest',
  'despair',
  'power',
  'push',
  'rotate',
  'discard',
  'put',
  'recite',
  'crossroads',
]);

export function placed(move: Move): boolean {
  return isOnBoard(move) || BESIDE.has(move.kind);
}

function isOnBoard(move: Move): boolean {
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
  const legal = idsByHandle(options, cellsOf);
  const refused = idsByHandle(
    (choice?.refused ?? []).filter(({ move }) => isOnBoard(move)),
    cellsOf,
  );
  const cells = new Set([...legal.keys(), ...refused.keys()]);
  return [...cells].map((cell) => {
    const { x, y } = geometry.at(cell);
    return {
      id: cell,
      x: x + MIDDLE,
      y: y + MIDDLE,
      width: CELL - 3,
      height: CELL - 3,
      label: labelOf(props, cell),
      options: legal.get(cell) ?? [],
      refused: refused.get(cell) ?? [],
      holding: view.cards.some((card) => card.cell === cell && card.open),
    };
  });
}

function cellsOf(move: Move): readonly CellName[] {
  return 'cell' in move ? [move.cell] : [];
}

/** The place, what lies there, who stands there, and what touching it does. */
function labelOf({ view, choice, say }: Props, cell: CellName): string {
  const { words } = say;
  const card = view.cards.find((it) => it.cell === cell);
  const parts = [place(words, cell)];
  if (!card) parts.push(isHallCell(view, cell) ? words.hall : words.empty);
  else {
    if (!card.open) parts.push(card.seen ? `${words.closed}, ${words.seen}` : words.closed);
    if (card.face !== null) parts.push(faceName(words, card.face));
    if (card.face !== null && card.rotation !== null) parts.push(lieName(words, card.face, card.rotation));
  }
  if (card?.resolved) parts.push(words.resolved);
  if (card?.treasure) parts.push(words.withTreasure);
  for (const [seat, player] of view.players.entries()) if (player.space === cell) parts.push(say.who(seat));
  const costs = boardOptions(choice?.open ?? []).flatMap(({ move }) =>
    move.kind === 'move' && move.cell === cell ? [words.cost(move.cost)] : [],
  );
  return [...parts, ...costs].join(', ');
}

function isHallCell({ hall }: View, cell: CellName): boolean {
  const [x = 0, y = 0] = cell.split('-').map(Number);
  return (x === hall.x || x === hall.x + 1) && (y === hall.y || y === hall.y + 1);
}
