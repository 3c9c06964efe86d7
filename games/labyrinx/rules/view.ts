/** LAB chapter 8: what each seat may see, built up from nothing. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { plainCrossroads } from './actions/despair.ts';
import { discardedFaces } from './hand/discards.ts';
import { handLimit } from './powers/passive/mallahoc.ts';
import type { CharacterId } from './state/characters.ts';
import type { FaceId, Rotation } from './state/faces.ts';
import { type Cell, type CellName, type HallPlace, nameOf } from './state/grid.ts';
import { type Card, gridOfState, hasSeen, type Player, type State, type Test } from './state/state.ts';

/** An open card has a face and a rotation. A closed one has neither, unless this viewer looks at it now or the memory aid recalls it. */
export type CardView = {
  readonly cell: CellName;
  readonly open: boolean;
  readonly face: FaceId | null;
  readonly rotation: Rotation | null;
  readonly resolved: boolean;
  readonly treasure: boolean;
  /** Closed, and the memory aid says that the viewer has seen it. */
  readonly seen: boolean;
  /** Closed, and somebody looks at it right now; the face is here only for the one who looks. */
  readonly looked: boolean;
};

export type SeatView = {
  readonly character: CharacterId | null;
  /** The cards for their owner, null for everybody else. */
  readonly hand: readonly FaceId[] | null;
  readonly cards: number;
  readonly limit: number;
  readonly treasures: number;
  /** `hall` or the name of a cell. */
  readonly space: CellName;
  readonly robbed: readonly Seat[];
  readonly powerUsed: boolean;
};

export type View = {
  readonly width: number;
  readonly height: number;
  readonly hall: HallPlace & { readonly doors: boolean };
  readonly phase: State['phase'];
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly actions: number;
  readonly returnToHall: boolean;
  readonly players: readonly SeatView[];
  /** Only the cells that hold a card. */
  readonly cards: readonly CardView[];
  readonly draw: number;
  readonly discard: number;
  readonly discardTop: FaceId | null;
  /** The whole discard pile, for the one who browses it. */
  readonly browsed: readonly FaceId[] | null;
  /** The kinds of plain crossroads in the draw pile, for the one who despairs. */
  readonly searched: readonly FaceId[] | null;
  readonly removed: readonly FaceId[];
  readonly pile: number;
  readonly looker: Seat | null;
  readonly test: Test | null;
  readonly racers: readonly Seat[] | null;
};

export function view(state: State, eyes: Eyes): View {
  const { names } = gridOfState(state);
  const cards: CardView[] = [];
  const isBrowser = state.browsing !== null && (state.browsing.seat === eyes || eyes === 'open');
  for (let cell = 0; cell < state.cells.length; cell++) {
    const card = state.cells[cell];
    if (card) cards.push(cardView(state, card, cell, names[cell] as CellName, eyes));
  }
  return {
    width: state.width,
    height: state.height,
    hall: { ...state.hall, doors: state.options.hallSide === 'doors' },
    phase: state.phase,
    first: state.first,
    active: state.active,
    turn: state.turn,
    actions: state.actions,
    returnToHall: state.options.returnToHall,
    players: state.players.map((player, seat) => seatView(state, player, seat, eyes)),
    cards,
    draw: state.draw.length,
    discard: state.discard.length,
    discardTop: state.discard.at(-1)?.face ?? null,
    browsed: isBrowser ? discardedFaces(state) : null,
    searched: isBrowser && state.browsing?.drawPileToo ? plainCrossroads(state.draw).sort() : null,
    removed: state.removed.slice(),
    pile: Math.max(0, state.pile),
    looker: state.look?.seat ?? null,
    test: state.test && { ...state.test },
    racers: state.race ? state.race.racers.slice() : null,
  };
}

function seatView(state: State, player: Player, seat: Seat, eyes: Eyes): SeatView {
  return {
    character: player.character,
    hand: seat === eyes || eyes === 'open' ? player.hand.slice() : null,
    cards: player.hand.length,
    limit: player.character === null ? 0 : handLimit(state, seat),
    treasures: player.treasures,
    space: nameOf(gridOfState(state), player.space),
    robbed: player.robbed.slice(),
    powerUsed: player.powerUsed,
  };
}

function cardView(state: State, card: Card, cell: Cell, name: CellName, eyes: Eyes): CardView {
  const open = card.rotation !== null;
  const looked = state.look?.cells.includes(cell) ?? false;
  return {
    cell: name,
    open,
    face: open || isKnown(state, card, cell, eyes) ? card.face : null,
    rotation: card.rotation,
    resolved: card.resolved,
    treasure: card.treasure,
    seen: !open && state.options.memoryAid !== 'off' && isNoted(card, eyes),
    looked: looked && !open,
  };
}

/** A closed face is shown while the viewer looks at it, by the memory aid `faces`, and to all when the game is over. */
function isKnown(state: State, card: Card, cell: Cell, eyes: Eyes): boolean {
  if (state.phase === 'over' || eyes === 'open') return true;
  if (state.look?.seat === eyes && state.look.cells.includes(cell)) return true;
  return state.options.memoryAid === 'faces' && isNoted(card, eyes);
}

function isNoted(card: Card, eyes: Eyes): boolean {
  return typeof eyes === 'number' && hasSeen(card, eyes);
}
