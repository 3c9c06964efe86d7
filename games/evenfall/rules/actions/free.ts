/** Free actions (EVE-2.4): cards for a Resource, Specialists that are turned, the Spear's stone fields. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Bag, resources } from '../../data/effects.ts';
import { gainOne } from '../effects/gain.ts';
import { discard } from '../effects/pay.ts';
import { turnMoves, turnSpecialist } from '../effects/specialists.ts';
import { activateStoneField, stoneMoves } from '../effects/stones.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Ask, Free, Gain, Move } from '../state/moves.ts';
import { covenBoard, playerOf, type State } from '../state/state.ts';

export function freeMoves(state: State, seat: Seat): Free[] {
  const { cards } = covenBoard(state, seat).discardFreeAction;
  const discards = select([cards])
    .where('EVE-2.4', (n) => playerOf(state, seat).hand.length >= n)
    .moves((n): Free => ({ kind: 'free', what: 'discard', cards: n }));
  return [...discards, ...turnMoves(state, seat), ...stoneMoves(state, seat)];
}

export function* freeAction(table: Evenfall, seat: Seat, move: Free): Rules {
  if (move.what === 'turn') yield* turnSpecialist(table, seat, move.card);
  else if (move.what === 'stone') yield* activateStoneField(table, seat, move.stone, move.field);
  else yield* discardForGain(table, seat);
}

/** EVE-2.4(a): two cards for a Resource of the player's choice; the Star gives one card for a Resource or a Mana (EVE-7.1). */
function* discardForGain(table: Evenfall, seat: Seat): Rules {
  const { cards, options } = covenBoard(table.state, seat).discardFreeAction;
  if (yield* discard(table, seat, cards, true)) yield* gainOne(table, seat, options.flatMap(choicesIn), 1);
}

function choicesIn(bag: Bag): Gain[] {
  if (bag.mana) return [{ kind: 'gain', what: 'mana' }];
  return resources.map((what) => ({ kind: 'gain', what }));
}

/** A window in which only free actions are possible, until the player ends it. */
export function* freeWindow(table: Evenfall, seat: Seat, ask: Ask, end: Move): Rules {
  if (isOutside(table, seat)) return;
  for (;;) {
    const frees = freeMoves(table.state, seat);
    if (frees.length === 0) return;
    const pick: Move = yield* choose(seat, ask, [...frees, end]);
    if (pick.kind !== 'free') return;
    yield* freeAction(table, seat, pick);
  }
}
