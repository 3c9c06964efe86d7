/** Section 6: the state machine of a turn. Each step says where the game stands next; the state alone suffices to go on from any of them. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { attempt } from '@tavola/kernel/rules/attempt.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { handOverGifts } from './cards/cancelling.ts';
import { endOfRound, wonBy } from './end.ts';
import { walk } from './grid/moving.ts';
import { walksOf } from './grid/walking.ts';
import { acquire, chooseFrom, type Offer, offerOf } from './hands/acquiring.ts';
import { discardExpired } from './hands/waiting.ts';
import { commitTokens } from './hands/zones.ts';
import { expireWaterfalls, insertSymbols, type Laid, replayWithoutAttacks, touchedBy } from './phase2.ts';
import { hasMemoryStep, memorySteps } from './phase4.ts';
import { draft, openingSymbols, sequence } from './setup.ts';
import { askInPhase, closeOwnWindow, openBetween, openWindow } from './stack/windows.ts';
import { leftOf } from './state/asking.ts';
import { type Cell, cellOf } from './state/cells.ts';
import { inFinalZone } from './state/lines.ts';
import { SKIP, STAY, walkTo } from './state/picks.ts';
import { type Calamandara, type State, type Step, type Traveller, travellerOf } from './state/state.ts';

/** From any checkpoint to the end. */
export function* play(table: Calamandara): Rules<Outcome> {
  const { state } = table;
  for (;;) {
    table.checkpoint();
    const outcome = yield* STEPS[state.step](table);
    if (state.winner !== null) return wonBy(state.winner);
    if (outcome) return outcome;
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: most steps end nothing.
type Run = (table: Calamandara) => Rules<Outcome | null | void>;

const STEPS: Readonly<Record<Step, Run>> = {
  draft,
  sequence,
  symbols: openingSymbols,
  begin,
  *t0(table) {
    const { state } = table;
    const used = !state.prevented && (yield* openBetween(table, 't0'));
    if (state.prevented) state.step = 'cleanup';
    else if (!used) state.step = 'phase1';
  },
  phase1,
  *c1b(table) {
    if (!(yield* openBetween(table, 'c1b'))) table.state.step = 'phase2';
  },
  phase2,
  *c2b(table) {
    if (!(yield* openBetween(table, 'c2b', laidIn(table.state)))) table.state.step = 'phase3';
  },
  phase3,
  a3,
  phase4,
  *a4(table) {
    const isOver = () => inFinalZone(tokenOf(table.state));
    const used = !isOver() && (yield* openBetween(table, 'a4'));
    if (isOver()) table.state.step = 'cleanup';
    else if (!used) table.state.step = 'steps';
  },
  *steps(table) {
    if (yield* memorySteps(table, table.state.active)) table.state.step = 'cleanup';
  },
  cleanup,
  *te(table) {
    if (!(yield* openWindow(table, 'te'))) table.state.step = 'end';
  },
  end,
};

function* begin(table: Calamandara): Rules {
  const { state } = table;
  const { active: seat, round, repeated } = state;
  travellerOf(state, seat).turnsBegun++;
  if (repeated) state.pendingRepeats--;
  table.tell({ kind: 'turn', seat, round, repeated });
  state.step = 't0';
}

const ACQUIRE = { kind: 'acquire' } as const;

/** CAL-5.12; then window C1a, in which the Guardian may undo it (CAL-6.4). */
function* phase1(table: Calamandara): Rules {
  const { state } = table;
  const seat = state.active;
  const offer = offerOf(state, seat, seat);
  const options = [
    ...select([ACQUIRE])
      .where('CAL-5.12.2', () => offer !== null)
      .moves((move) => move),
    SKIP,
  ];
  const move = yield* askInPhase(table, 'acquire', options);
  if (move === null) return;
  if (move.kind === 'skip') {
    state.step = 'phase2';
    return;
  }
  const { rollback } = yield* attempt(undoable(state), acquirePhase(table, seat, offer as Offer));
  while (state.undo === null && (yield* openWindow(table, 'c1a'))) {}
  if (state.undo !== null) {
    const revealed = travellerOf(state, seat).symbolDeck.at(-1) as number;
    rollback();
    coverAgain(state, seat, revealed);
    state.acquired = [];
    state.undo = null;
  }
  handOverGifts(table);
  yield* commitTokens(table);
  state.step = 'c1b';
}

function* acquirePhase(table: Calamandara, seat: Seat, offer: Offer): Rules {
  const symbols = yield* chooseFrom(table, seat, offer);
  yield* acquire(table, seat, seat, symbols);
  table.state.acquired = symbols;
}

/** The card that was revealed lies under the one that came back, also where people had just named it. */
function coverAgain({ travellers }: State, seat: Seat, revealed: number): void {
  const { symbolDeck } = travellers[seat] as Traveller;
  const under = symbolDeck.at(-2);
  const deck = travellers.map((traveller) => traveller.symbolDeck).find((cards) => cards.includes(revealed));
  if (under === undefined || deck === undefined || under === revealed) return;
  deck[deck.indexOf(revealed)] = under;
  symbolDeck[symbolDeck.length - 2] = revealed;
}

/** CAL-6.4: what the save at the start of phases 1 and 2 holds: board, tokens, reserves, depots, symbol decks. */
function undoable({ board, travellers }: State): object {
  return [board, ...travellers.flatMap((t) => [t.token, t.reserve, t.depot, t.symbolDeck, t.symbolDiscard])];
}

/** CAL-5.13; then window C2a, in which it may be undone, wholly or in part (CAL-6.4, 6.5); then the commit. */
function* phase2(table: Calamandara): Rules {
  const { state } = table;
  const seat = state.active;
  const laid: Laid[] = [];
  const before = state.travellers.map(({ token }) => token.cell);
  const { rollback, result: isDone } = yield* attempt(undoable(state), insertSymbols(table, seat, laid));
  if (!isDone) return;
  state.step = 'phase3';
  if (laid.length === 0) return;
  state.laid = touchedBy(laid);
  const tokens = [...state.travellers.keys()].filter((other) => travellerOf(state, other).token.cell !== before[other]);
  for (let isOpen = true; isOpen; ) {
    isOpen = yield* openWindow(table, 'c2a', { ...laidIn(state), tokens });
    if (state.undo === null) continue;
    rollback();
    if (state.undo === 'whole') isOpen = false;
    else yield* replayWithoutAttacks(table, seat, laid);
    state.undo = null;
  }
  handOverGifts(table);
  yield* commitTokens(table);
  state.step = 'c2b';
}

/** CAL-5.14.1: a destination is declared, or the token stays. */
function* phase3(table: Calamandara): Rules {
  const { state } = table;
  const seat = state.active;
  const walks = walksOf(state, table.options, seat).moves(walkTo);
  const move = yield* askInPhase(table, 'walk', [...walks, STAY]);
  if (move === null) return;
  if (move.kind === 'stay') {
    table.tell({ kind: 'stayed', seat });
    afterPhase3(state);
    return;
  }
  state.destination = cellOf(move.cell);
  table.tell({ kind: 'declared-walk', seat, cell: move.cell });
  state.step = 'a3';
}

/** CAL-6.3: after any card the walk is declared again, unless Monument has ended the phase. */
function* a3(table: Calamandara): Rules {
  const { state } = table;
  const used = yield* openWindow(table, 'a3');
  const destination = state.destination as Cell;
  state.destination = null;
  if (state.stopped) {
    state.stopped = false;
    afterPhase3(state);
  } else if (used) state.step = 'phase3';
  else {
    yield* walk(table, state.active, destination, state.active);
    yield* commitTokens(table);
    afterPhase3(state);
  }
}

/** CAL-5.11.2: no phase 4 while the token is in the final zone. */
function afterPhase3(state: State): void {
  state.step = inFinalZone(tokenOf(state)) ? 'cleanup' : 'phase4';
}

function* phase4(table: Calamandara): Rules {
  const { state } = table;
  const seat = state.active;
  const memories = select([{ kind: 'memories' } as const]).where('CAL-5.15.1', () => hasMemoryStep(state, seat));
  const move = yield* askInPhase(table, 'memories', [...memories.moves((only) => only), SKIP]);
  if (move === null) return;
  state.step = move.kind === 'skip' ? 'cleanup' : 'a4';
  if (move.kind === 'memories') table.tell({ kind: 'declared-memories', seat });
}

/** CAL-6.7 */
function* cleanup(table: Calamandara): Rules {
  const { state } = table;
  if (yield* closeOwnWindow(table)) return;
  expireWaterfalls(table, state.active);
  discardExpired(table, state.active);
  endThisTurn(state);
  state.acquired = [];
  state.laid = [];
  yield* commitTokens(table);
  table.tell({ kind: 'turn-ended', seat: state.active });
  state.step = state.prevented ? 'end' : 'te';
  state.prevented = false;
}

/** What lasts "this turn" ends with the phases, and what window TE made of it with the window (CAL-5.20.11, 5.20.14). */
function endThisTurn({ travellers }: State): void {
  for (const traveller of travellers) {
    traveller.sealed = false;
    traveller.silenced = false;
  }
}

/** CAL-4.7, 6.7, 7.5 to 7.7: the same traveller once more, or the left neighbour. */
function* end(table: Calamandara): Rules<Outcome | null> {
  const { state } = table;
  endThisTurn(state);
  state.step = 'begin';
  state.repeated = state.pendingRepeats > 0;
  if (state.repeated) return null;
  const next = leftOf(state.active, state.travellers.length);
  if (next === state.first) {
    const outcome = endOfRound(table);
    if (outcome) return outcome;
    state.round++;
  }
  state.active = next;
  return null;
}

/** What the others see of phase 2 in the windows after it. */
const laidIn = ({ laid }: State) => ({ cells: laid });

function tokenOf(state: State): Cell {
  return travellerOf(state, state.active).token.cell;
}
