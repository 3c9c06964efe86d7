/** Rounds and turns, from any checkpoint to the end (OATH-3.1, 10). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { roll } from '@tavola/kernel/rules/chance.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { endsGame, LAST_ROUND } from '../data/board.ts';
import { visionFacts } from '../data/cards.ts';
import { chronicle } from './chronicle/chronicle.ts';
import { legacyOf } from './chronicle/stock.ts';
import { reactors } from './hooks/hooks.ts';
import type { Oath, PoweredState } from './hooks/power.ts';
import { turnOutside } from './outside/turn.ts';
import { princeTurn } from './prince/turn.ts';
import { imperialWinner, meetsVision, successorOf, visionsOf } from './queries/goals.ts';
import { seatsOf } from './queries/queries.ts';
import { isPrince } from './state/relations.ts';
import { type Chronicle, newMemory, playerOf } from './state/state.ts';
import { actPhase } from './turn/act.ts';
import { rest } from './turn/rest.ts';
import { settle } from './turn/settling.ts';
import { wake } from './turn/wake.ts';

export function* playGame(oath: Oath): Rules<Outcome> {
  const { state } = oath;
  yield* settle(oath);
  if (state.phase === 'chronicle') return yield* written(oath);
  for (;;) {
    oath.checkpoint();
    if (state.phase === 'round-end') {
      const ended = yield* roundEnd(oath);
      if (ended) return yield* won(oath, ended);
      state.round++;
      state.phase = 'wake';
      oath.tell({ kind: 'round', round: state.round });
      continue;
    }
    const how = yield* isPrince(state, state.turn) ? princeTurn(oath, state.turn) : turn(oath, state.turn);
    if (how !== null) return yield* won(oath, { seat: state.turn, how });
    nextTurn(oath);
  }
}

/** OATH-3.1: Wake, Act, Rest. Gives how the player has won in Wake, or null. */
function* turn(oath: Oath, seat: Seat): Rules<string | null> {
  const { state } = oath;
  if (state.phase === 'wake') {
    oath.tell({ kind: 'turn', seat, round: state.round });
    const how = yield* wake(oath, seat);
    if (how !== null) return how;
    state.phase = 'act';
    oath.tell({ kind: 'phase', seat, phase: 'act' });
  }
  if (isOutside(oath, seat)) {
    yield* turnOutside(oath, seat);
    return null;
  }
  yield* actPhase(oath, seat);
  state.phase = 'rest';
  yield* rest(oath, seat);
  return null;
}

function nextTurn({ state }: Oath): void {
  state.memory = newMemory(state.players.length);
  state.turn = (state.turn + 1) % state.players.length;
  state.phase = state.turn === 0 ? 'round-end' : 'wake';
}

export type Win = { readonly seat: Seat; readonly how: string };

/** OATH-10.3, 10.4: the end die after rounds 5 to 7 if an Imperial player holds the title; after round 8 the game ends. */
export function* roundEnd(oath: Oath): Rules<Win | null> {
  const { state } = oath;
  const imperial = playerOf(state, state.title.holder).role !== 'exile';
  if (state.round === LAST_ROUND) return exhaustion(oath);
  if (!imperial || state.round < 5) return null;
  let rolled = yield* roll(6, 'end-die');
  for (const { source } of reactors(oath, 'end-die')) {
    const changed = source.power.react?.['end-die']?.(oath, source, { roll: rolled }, null);
    if (changed) rolled = yield* changed;
  }
  const ends = endsGame(state.round, rolled);
  oath.tell({ kind: 'end-die', roll: rolled, ends });
  return ends ? empire(oath) : null;
}

/** OATH-10.4: the Empire by the title, an Exile Usurper, an Exile with a Vision, the Empire. */
function exhaustion(oath: PoweredState): Win {
  const { state } = oath;
  const { holder, side } = state.title;
  if (playerOf(state, holder).role !== 'exile') return empire(oath);
  if (side === 'usurper') return { seat: holder, how: 'usurper' };
  const seers = seatsOf(state)
    .filter((seat) => playerOf(state, seat).role === 'exile')
    .flatMap((seat) => visionsOf(oath, seat).map((vision) => ({ seat, vision })))
    .filter(({ seat, vision }) => meetsVision(oath, seat, vision))
    .sort((a, b) => rank(a.vision) - rank(b.vision) || owns(oath, b) - owns(oath, a));
  return seers[0] ? { seat: seers[0].seat, how: 'vision' } : empire(oath);
}
function rank(vision: string): number {
  return visionFacts(vision).tiebreak ?? 0;
}
/** Of two Exiles who share a Vision the one whose board bears it comes first. */
function owns({ state }: PoweredState, { seat, vision }: { seat: Seat; vision: string }): number {
  return playerOf(state, seat).vision === vision ? 1 : 0;
}
function empire(oath: PoweredState): Win {
  return { seat: imperialWinner(oath), how: successorOf(oath) === null ? 'empire' : 'successor' };
}

/** OATH-8: where the table keeps a chronicle, the winner writes it before the match is over; elsewhere it can still be written later (`setup`). */
function* won(oath: Oath, { seat, how }: Win): Rules<Outcome> {
  const { state } = oath;
  oath.tell({ kind: 'won', seat, how });
  const unwritten = { winner: seat, how, vow: null, ruled: [], stacks: null };
  if (!oath.options.chronicle) {
    state.phase = 'over';
    return { winners: [seat], reason: how, final: { ...state, phase: 'chronicle', chronicle: unwritten } };
  }
  state.phase = 'chronicle';
  state.chronicle = unwritten;
  oath.checkpoint();
  return yield* written(oath);
}
function* written(oath: Oath): Rules<Outcome> {
  const { winner, how } = oath.state.chronicle as Chronicle;
  const { world, draws } = yield* chronicle(oath);
  return { winners: [winner], reason: how, legacy: legacyOf(world, draws) };
}
