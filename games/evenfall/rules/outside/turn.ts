/** A person who plays on a real table against the Automa: asked only for what she must know. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { automaTurn } from '../automa/automa.ts';
import { automaStrength } from '../automa/automa-conflict.ts';
import { automaSheet } from '../scoring/scoring.ts';
import { rewards, victory } from '../scoring/victory.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { type Automa, automaSeat, type Conflict, type Contender, playerOf, type RegionState } from '../state/state.ts';
import { slotsOf } from './real.ts';

const ASK_ME: Move = { kind: 'ask-me' };
const ALL_TOLD: Move = { kind: 'all-told' };
const PASS: Move = { kind: 'pass' };
const ENOUGH: Move = { kind: 'enough' };
const SHORT: Move = { kind: 'short' };
const ABSENT: Move = { kind: 'absent' };
const MORE: Move = { kind: 'more' };
const NO_MORE: Move = { kind: 'no-more' };
const ALWAYS = { always: true };

/** EVE-8.3: she plays after an action of the player. Whoever has not told every slot that changed is asked when she looks at one. */
export function* turnOutside(table: Evenfall, seat: Seat): Rules {
  const { state } = table;
  const moves = [ASK_ME, ALL_TOLD, PASS];
  const pick = yield* choose(seat, { kind: 'outside-turn', seat }, moves, { outside: true });
  if (pick.kind === 'pass') {
    playerOf(state, seat).passed = true;
    table.tell({ kind: 'passed', seat });
    return;
  }
  if (pick.kind === 'ask-me') table.doubt(slotsOf(state));
  yield* automaTurn(table, state.automa as Automa);
}

/** EVE-8.7: her cards are turned; the player only says whether their own strength reaches hers. */
export function* conflictOutside(table: Evenfall, region: RegionState): Rules {
  const { state } = table;
  if (region.automa === 0) return;
  table.tell({ kind: 'conflict', region: region.id, actors: ['automa'] });
  const hers: Contender = { actor: 'automa', figures: region.automa, dial: null, strength: null };
  const conflict: Conflict = { region: region.id, sides: [hers], cards: [], winner: null };
  state.conflict = conflict;
  yield* automaStrength(table, conflict, region);
  const strength = hers.strength as number;
  const { round } = state;
  const ask = { kind: 'outside-strength', region: region.id, hers: strength, round, witches: region.automa } as const;
  const { kind } = yield* choose(0, ask, [ENOUGH, SHORT, ABSENT], ALWAYS);
  if (kind === 'enough') conflict.sides.unshift({ actor: 0, figures: 1, dial: null, strength });
  yield* rewards(table, region.id, hers);
  yield* victory(table, conflict, region);
}

/** EVE-8.8: her score is hers to count, the player's is theirs. */
export function* scoringOutside(table: Evenfall): Rules<Outcome> {
  const { state } = table;
  const automa = state.automa as Automa;
  table.tell({ kind: 'phase', phase: 'scoring' });
  const sheet = automaSheet(state);
  state.automaSheet = sheet;
  automa.vp = sheet.total;
  table.tell({ kind: 'scored', seat: 'automa', total: sheet.total });
  const { kind } = yield* choose(0, { kind: 'outside-score', hers: sheet.total }, [MORE, NO_MORE], ALWAYS);
  return kind === 'more'
    ? { winners: [0], reason: 'beat-automa' }
    : { winners: [automaSeat(state)], reason: 'automa-at-least' };
}
