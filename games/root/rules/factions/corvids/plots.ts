/** What plots do when they are flipped or removed (ROOT-13.7). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Effect } from '../../contract/faction.ts';
import { factionAt } from '../../contract/registry.ts';
import { takeRandomCard } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import type { Loss, Removal } from '../../state/removal.ts';
import { areEnemies, otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { adjacentFor } from '../../woodland/map.ts';
import { piecesAt } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { allOf, remove, removeAllEnemies, token } from '../../woodland/removal.ts';
import { boardOf, faceUp, forget, PLOT, turnUp } from './state.ts';

/** ROOT-13.4.2: 1 VP for each plot that lies face up now, then its effect. */
export function* flip(table: Root, self: Seat, clearing: Clearing): Rules {
  const plot = turnUp(table.state, self, clearing);
  table.tell({ kind: 'corvids.flipped', seat: self, clearing, plot });
  score(table, self, faceUp(table.state, self).length, 'plots', 'ROOT-13.4.2');
  if (plot === 'bomb') yield* explode(table, self, clearing);
  if (plot === 'extortion') yield* extort(table, self, clearing);
}

/** All enemy pieces there, then the bomb itself. */
function* explode(table: Root, self: Seat, clearing: Clearing): Rules {
  yield* blast(table, self, clearing);
  yield* remove(table, [{ ...token(self, PLOT, clearing), by: self }]);
}

/** All enemy pieces there; an automaton loses less (AUT-11.8.1). */
export function* blast(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const spared: (Loss[] | undefined)[] = [];
  for (const other of otherSeats(state, self)) {
    const bombed = factionAt(state, other).removal?.bombed;
    if (bombed) spared[other] = yield* bombed(table, other, clearing);
  }
  const lossesOf = (owner: Seat) => spared[owner] ?? allOf(state, owner, clearing);
  yield* removeAllEnemies(table, self, [clearing], lossesOf);
}

/** A random card of each enemy with a faction piece there. */
function* extort(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  for (const other of otherSeats(state, self)) {
    if (areEnemies(state, self, other) && piecesAt(playerOf(state, other), clearing) > 0)
      yield* takeRandomCard(table, self, other);
  }
}

/**
 * A raid that was removed brings warriors, once the removal is complete (section 6.3). Ruling ROOT-G32: a face-down plot shows what it was by that
 * alone, so a raid that can bring nobody stays unknown.
 */
export function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const { state } = table;
  const effects: Effect[] = [];
  for (const { owner, class: type, clearing } of removed) {
    if (owner !== self || type !== 'token' || forget(state, self, clearing) !== 'raid') continue;
    if (playerOf(state, self).supply === 0 || around(state, self, clearing).length === 0) continue;
    boardOf(state, self).raids.push(clearing);
    table.tell({ kind: 'corvids.raid', seat: self, clearing });
    effects.push({ kind: 'raid', side: self, run: () => raid(table, self, clearing) });
  }
  return effects;
}

export function around(state: State, self: Seat, clearing: Clearing): Clearing[] {
  return adjacentFor(state, self, clearing).filter((next) => canPlace(state, self, next));
}

function* raid(table: Root, self: Seat, clearing: Clearing): Rules {
  const { raids } = boardOf(table.state, self);
  raids.splice(raids.indexOf(clearing), 1);
  yield* placeOneEach(table, self, around(table.state, self, clearing));
}

/** A warrior in each of these clearings; with too few warriors the Corvids choose where. */
export function* placeOneEach(table: Root, self: Seat, where: readonly Clearing[]): Rules {
  const player = playerOf(table.state, self);
  const waiting = [...where];
  while (waiting.length > 0 && player.supply > 0) {
    const offered = player.supply >= waiting.length ? waiting.slice(0, 1) : waiting;
    const ask = { kind: 'corvids.warriors-where', left: player.supply } as const;
    const { clearing } = yield* choose(self, ask, offered.map(clearingMove));
    waiting.splice(waiting.indexOf(clearing), 1);
    yield* place(table, self, clearing, { warriors: 1 });
  }
}
