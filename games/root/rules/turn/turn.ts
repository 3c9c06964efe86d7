/** A turn, part by part (section 6.1). Each part can be begun again from the state, so each is a checkpoint. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { PLACES } from '../../data/maps.ts';
import { informed } from '../cards/evening.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { discardDown, drawCards } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import { mapOf, type State, type Turn } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { type Part, parts } from '../vocabulary/phases.ts';
import { rules } from '../woodland/rule.ts';
import { checkDominance } from './dominance.ts';
import { offer } from './windows.ts';

export function newTurn(round: number, seat: Seat): Turn {
  return {
    round,
    seat,
    part: 'start-of-birdsong',
    used: [],
    activated: new Array<number>(PLACES).fill(0),
    ferried: false,
    pathOpened: false,
    services: 0,
    boats: false,
    hired: null,
    against: null,
  };
}

/** From the part in which the turn stands to its end. */
export function* turn(table: Root): Rules {
  const { open } = table.state;
  const { seat } = open.turn;
  for (;;) {
    table.checkpoint();
    yield* takePart(table, seat, open.turn.part);
    const next = parts[parts.indexOf(open.turn.part) + 1];
    if (next === undefined) return;
    open.turn.part = next;
  }
}

/** What a new turn resets. */
export function beginTurn(state: State, seat: Seat): void {
  factionAt(state, seat).turn.reset?.(state, seat);
  for (const [self, player] of state.open.players.entries()) factionOf(player).turn.anyBegins?.(state, self, seat);
}

function* takePart(table: Root, seat: Seat, part: Part): Rules {
  const faction = factionAt(table.state, seat);
  const check = () => checkDominance(table, seat);
  switch (part) {
    case 'start-of-birdsong':
      table.tell({ kind: 'turn', seat, round: table.state.open.turn.round });
      beginTurn(table.state, seat);
      check();
      yield* offer(table, seat, check);
      return yield* faction.turn.opening?.(table, seat) ?? [];
    case 'birdsong':
      table.tell({ kind: 'phase', seat, phase: 'birdsong' });
      yield* offer(table, seat);
      yield* faction.turn.birdsong(table, seat);
      return yield* offer(table, seat);
    case 'end-of-birdsong':
      return yield* offer(table, seat);
    case 'start-of-daylight':
      table.tell({ kind: 'phase', seat, phase: 'daylight' });
      return yield* offer(table, seat);
    case 'daylight':
      return yield* faction.turn.daylight(table, seat);
    case 'start-of-evening':
      table.tell({ kind: 'phase', seat, phase: 'evening' });
      return yield* offer(table, seat);
    case 'evening':
      return yield* faction.turn.evening(table, seat);
    case 'end-of-evening':
      return scorePass(table, seat);
  }
}

/** ROOT-15.4: the ruler of the Pass. */
function scorePass(table: Root, seat: Seat): void {
  const { pass } = mapOf(table.state);
  if (isOutside(table, seat)) return;
  if (pass !== null && rules(table.state, seat, pass)) score(table, seat, 1, 'pass', 'ROOT-15.4');
}

/** How an Evening closes for those who draw: Exposure ends with the first card; Informants replace the draw; down to five cards. */
export function* drawAndDiscard(table: Root, seat: Seat, count: number): Rules {
  yield* offer(table, seat);
  if (!(yield* informed(table, seat))) yield* drawCards(table, seat, count);
  yield* discardDown(table, seat);
}
