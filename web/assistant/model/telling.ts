/** Telling a person's turn on the map: pulls, stamps, counts, the swords. A gesture that touches an automaton becomes its move, anything else is a fact. */
import { moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import { type EveningModel, isOutsideTurn, movesAt } from './context.ts';
import { type Deed, entriesIn, type ShownEntry, turnStart } from './entries.ts';
import { countOf, factOf, type Piece, piecesOf, type Said, saidBy, standingIn } from './pieces.ts';

/** What a touch of a place does: place one of a piece, lay out how many of it lie there, name what lies there, begin or end a move, fight. */
export type Stamp =
  | { readonly kind: 'place'; readonly piece: Piece }
  | { readonly kind: 'lay'; readonly piece: Piece; readonly count: number }
  | { readonly kind: 'name'; readonly fact: string; readonly value: string }
  | { readonly kind: 'move'; readonly from: string | null }
  | { readonly kind: 'battle' };
/** Pieces on their way: from a place or the tray (null), to a place or off the map (null). */
export type Carried = {
  readonly piece: Piece;
  readonly count: number;
  readonly from: string | null;
  readonly to: string | null;
};
/** A piece in a place: the strip at the bottom counts it. */
export type Held = { readonly piece: Piece; readonly place: string };
/** What another part of the screen asks before something can be told. */
export type Asking =
  | { readonly kind: 'battle'; readonly place: string }
  /** An automaton's pieces were taken off the map: in battle, or by an effect? */
  | { readonly kind: 'removal'; readonly carried: Carried }
  | { readonly kind: 'points'; readonly seat: Seat };

export type Telling = {
  /** It is a person's turn: everything that happens on the table is told. */
  readonly isOn: boolean;
  readonly stamp: Stamp | null;
  take(stamp: Stamp | null): void;
  readonly held: Held | null;
  hold(held: Held | null): void;
  readonly asking: Asking | null;
  ask(asking: Asking | null): void;
  /** What was told in this turn, the oldest first, and the newest of it while nothing else has happened. */
  readonly entries: readonly ShownEntry[];
  readonly told: ShownEntry | null;
  /** The newest was told of another number. */
  recount(count: number): void;
  strike(entry: ShownEntry): void;
  /** A place was touched, and there this piece. */
  touch(place: string, piece: string | null): void;
  carry(carried: Carried): void;
  /** The swords fell on a place: dice against the one automaton there, else the sheet of a battle. */
  fight(place: string): void;
  /** This many lie there. */
  count(held: Held, count: number): void;
  /** All that can be pulled from a place by a touch that begins there. */
  movable(place: string, piece: string | null): { readonly piece: Piece; readonly count: number } | null;
  tellAll(said: readonly Said[]): void;
  /** Pieces of an automaton are gone: by an effect its rules answer, in battle there are dice. */
  remove(carried: Carried, how: 'effect' | 'battle'): void;
  points(seat: Seat, value: number): void;
};

type Model = Pick<EveningModel, 'evening' | 'open' | 'say' | 'attempt' | 'show' | 'tab'>;

/** What was begun and is not told yet. */
type Begun = Pick<Telling, 'stamp' | 'take' | 'held' | 'hold' | 'asking' | 'ask'>;

export function useTelling(model: Model): Telling {
  const { evening, attempt, show } = model;
  const isOn = isOutsideTurn(evening) && !evening.writer.isReading;
  const begun = useBegun(evening, isOn);
  const { stamp, take, held, hold, asking, ask } = begun;
  const entries = isOn ? entriesIn(model, turnStart(evening)) : [];
  const newest = entries.at(-1);
  const told = newest?.entry.end === evening.app.table.count ? newest : null;
  return {
    isOn,
    stamp: isOn ? stamp : null,
    take: (wanted) => {
      hold(null);
      take(wanted);
    },
    held: isOn ? held : null,
    hold,
    asking: isOn ? asking : null,
    ask,
    entries,
    told,
    tellAll: (said) => tellAll(model, begun, said),
    carry: (carried) => carry(model, begun, carried),
    fight: (place) => fight(model, begun, place),
    touch: (place, id) => (isOn ? touch(model, begun, place, id) : show(place)),
    movable: (place, id) => (isOn && stamp === null ? movableAt(model, place, id) : null),
    count: ({ piece, place }, count) =>
      attempt(() => evening.tellAll(saidBy(model, piece, place, count - countOf(model, piece, place)))),
    strike: ({ entry }) => attempt(() => evening.strike(entry)),
    remove: (carried, how) => {
      ask(null);
      attempt(() => removeFrom(model, carried, how));
    },
    points: (seat, value) => {
      ask(null);
      const known = pointsOf(model, seat);
      if (known) tellAll(model, begun, [[known.id, String(Math.max(0, value))]]);
    },
    recount: (count) => {
      const deed = told ? countable(told) : null;
      if (deed === null || count < 1 || count > deed.most) return;
      attempt(() => {
        evening.undo();
        carryAll(model, { ...deed, count });
      });
    },
  };
}

function useBegun(evening: Model['evening'], isOn: boolean): Begun {
  const [stamp, take] = useState<Stamp | null>(null);
  const [held, hold] = useState<Held | null>(null);
  const [asking, ask] = useState<Asking | null>(null);
  const [onTurn = null] = evening.app.table.pending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in somebody else's turn nothing is begun.
  useEffect(() => {
    take(null);
    hold(null);
    ask(null);
  }, [onTurn, isOn]);
  return { stamp, take, held, hold, asking, ask };
}

function tellAll({ evening, attempt }: Model, { hold }: Begun, said: readonly Said[]): void {
  if (said.length === 0) return;
  hold(null);
  attempt(() => evening.tellAll(said));
}

function carry(model: Model, { hold, ask }: Begun, carried: Carried): void {
  const { piece, from, to } = carried;
  if (from === to || (from === null && to === null)) return;
  if (to === null && isAutomaton(model, piece.of)) {
    ask({ kind: 'removal', carried });
    return;
  }
  hold(null);
  model.attempt(() => carryAll(model, carried));
}

function fight(model: Model, { ask }: Begun, place: string): void {
  const [only, ...others] = attacksAt(model, place);
  const people = new Set(standingIn(model, place).map(({ piece }) => piece.of)).size;
  if (only && others.length === 0 && people <= 2) model.attempt(() => model.evening.answer(only.id));
  else ask({ kind: 'battle', place });
}

/** The stamp falls on the place; without one, what stands there is held. */
function touch(model: Model, begun: Begun, place: string, id: string | null): void {
  const { stamp, take, hold } = begun;
  switch (stamp?.kind) {
    case 'place':
      carry(model, begun, { piece: stamp.piece, count: 1, from: null, to: place });
      break;
    case 'lay':
      tellAll(model, begun, saidBy(model, stamp.piece, place, stamp.count - countOf(model, stamp.piece, place)));
      break;
    case 'name':
      tellAll(model, begun, namedAt(model, place, stamp));
      break;
    case 'battle':
      take(null);
      fight(model, begun, place);
      break;
    case 'move': {
      const { from } = stamp;
      const pulled = from === null ? null : movableAt(model, from, null);
      take(from === null ? { kind: 'move', from: place } : null);
      if (pulled) carry(model, begun, { ...pulled, from, to: place });
      break;
    }
    default: {
      const piece = pieceAt(model, place, id);
      // The strip stands under the turn.
      if (piece && model.tab === 'turn') hold({ piece, place });
      else model.show(place);
    }
  }
}

/** The one count that the chip can change. */
export function countable({ deeds }: ShownEntry): Extract<Deed, { kind: 'move' | 'place' | 'take' }> | null {
  const [deed, ...others] = deeds;
  return deed !== undefined && others.length === 0 && 'piece' in deed ? deed : null;
}

export function isAutomaton({ evening }: Pick<Model, 'evening'>, seat: Seat): boolean {
  return evening.app.table.agreement.seats[seat]?.kind === 'automaton';
}

/** The fact that says a seat's points. */
export function pointsOf({ evening, open }: Pick<Model, 'evening' | 'open'>, seat: Seat) {
  return evening.app.table.facts().find(({ fact }) => open.face.real?.points?.of(fact) === seat);
}

export function attacksAt(model: Model, place: string) {
  return movesAt(model, place).filter(({ move }) => model.open.face.real?.does?.(move) === 'attack');
}

/** Told as one gesture; where automata answer to those who come, that is a part of it. */
function carryAll(model: Model, { piece, count, from, to }: Carried): void {
  const { evening, open } = model;
  evening.together(() => {
    const [gone, come] = [saidBy(model, piece, from, -count), saidBy(model, piece, to, count)];
    evening.tellAll([...gone, ...come]);
    if (from === null || to === null || !piece.moves || !isOnTurn(model, piece.of)) return;
    const entered = movesAt(model, to).find(({ move }) => open.face.real?.does?.(move) === 'enter');
    if (entered) evening.answer(entered.id);
  });
}

function isOnTurn({ evening }: Model, seat: Seat): boolean {
  return evening.app.table.pending.includes(seat);
}

function removeFrom(model: Model, { piece, count, from }: Carried, how: 'effect' | 'battle'): void {
  const { evening, open } = model;
  if (from === null) return;
  if (how === 'battle') {
    const attack = attacksAt(model, from).find(({ move }) => (move as { of?: Seat }).of === piece.of);
    if (attack) evening.answer(attack.id);
    return;
  }
  evening.together(() => {
    for (let left = count; left > 0; left--) {
      const removal = movesAt(model, from).find(({ move }) => open.face.real?.takes?.(move) === piece.id);
      if (removal === undefined) return;
      evening.answer(removal.id);
    }
  });
}

/** The piece that a finger meant: the one it met, else the first of those who play, else what the seat on turn may bring there. */
function pieceAt(model: Model, place: string, id: string | null): Piece | null {
  const standing = standingIn(model, place).map(({ piece }) => piece);
  const met = standing.find((piece) => piece.id === id);
  const own = standing.find(({ of }) => isOnTurn(model, of));
  const [seat] = model.evening.app.table.pending;
  const first = seat === undefined ? undefined : piecesOf(model, seat)[0];
  return met ?? own ?? standing[0] ?? (first && factOf(model, first, place) ? first : null);
}

/** All warriors of a kind; of anything else one. By a touch beside every piece, those of the seat on turn. */
function movableAt(model: Model, place: string, id: string | null) {
  const standing = standingIn(model, place);
  const met = id === null ? undefined : standing.find(({ piece }) => piece.id === id);
  const found = met ?? standing.find(({ piece }) => piece.moves && isOnTurn(model, piece.of));
  return found ? { piece: found.piece, count: found.piece.moves ? found.count : 1 } : null;
}

/** The fact of this kind in a place has this value. */
function namedAt(
  { evening }: Model,
  place: string,
  { fact: kind, value }: Extract<Stamp, { kind: 'name' }>,
): readonly Said[] {
  const known = evening.app.table.facts().find((one) => one.place === place && one.fact.kind === kind);
  return known ? [[moveId(known.fact), value]] : [];
}
