/** What the bots are told about Calamandara: how far each traveller is from the rift, and what a sensible walker does. */
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { BotHints, Feature } from '@tavola/kernel/rules/game.ts';
import { type Cell, cellOf, nameOf, RIFT } from '../rules/state/cells.ts';
import { distanceOf } from '../rules/state/lines.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import { type State, travellerOf } from '../rules/state/state.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';
import { type Features, featuresOf } from './features.ts';
import { fitted } from './fitted.ts';
import { type Race, raceOf } from './race.ts';

/** What the lead and the seat's own way are worth; only a game that is won is worth 1. */
const LEAD = 0.5;
const OWN_WAY = 0.45;
/** With this many steps missing the seat's own way is worth half. */
const HALF_WAY = 6;

/** Everybody's hope to win: the chance in the race (`fitted.ts`), and how short the seat's own way is, so that a search that leads still sees what brings it nearer. */
function evaluate(state: State): number[] {
  const counted = state.travellers.map((_, seat) => featuresOf(state, seat));
  const weights = counted.map((features) => Math.exp(worthOf(features)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return counted.map(
    (own, seat) => (LEAD * (weights[seat] as number)) / sum + (OWN_WAY * HALF_WAY) / (HALF_WAY + toBuild(own)),
  );
}

/** Steps still to be built, less the footprints at hand; a token that has walked on is harder to cut off, and nearer when the rounds run out (CAL-7.5). */
function toBuild({ steps, footprints, scarce, distance, reserve, hand, turn }: Features): number {
  const left = steps + scarce - 0.8 * footprints + 0.15 * distance - 0.08 * reserve - 0.05 * hand - 0.25 * turn;
  return Math.max(0, left);
}

function worthOf(counted: Features): number {
  let worth = 0;
  for (const name in counted) worth += counted[name as keyof Features] * fitted[name as keyof Features];
  return worth;
}

/** What tells one position from another, part by part. */
function features(state: State, seat: Seat): readonly Feature[] {
  const counted = featuresOf(state, seat);
  const { steps, nearly } = counted;
  const parts = (['distance', 'footprints', 'reserve', 'hand'] as const).map((name) => {
    return { name, amount: counted[name], worth: counted[name] * fitted[name] };
  });
  return [{ name: 'steps', amount: steps, worth: steps * fitted.steps + nearly * fitted.nearly }, ...parts];
}

/** The position of the first option of this kind (and field); -1 when there is none. */
function find(options: readonly Move[], test: (move: Move) => boolean): number {
  return options.findIndex(test);
}

const ofKind = (options: readonly Move[], kind: Move['kind']): number => find(options, (move) => move.kind === kind);

/** What a walker does without thinking about cards; -1 when any pick is as good. */
function sensible(state: State, seat: Seat, ask: Ask, options: readonly Move[], attacks: boolean): number {
  const kind = typeof ask === 'string' ? ask : ask.kind;
  const answer = ANSWERS[kind as keyof typeof ANSWERS];
  return answer ? answer(state, seat, ask, options, attacks) : -1;
}

type Answer = (state: State, seat: Seat, ask: Ask, options: readonly Move[], attacks: boolean) => number;

const ANSWERS: { readonly [kind: string]: Answer } = {
  'opening-symbols': (_, __, ___, options) =>
    find(options, (move) => move.kind === 'open' && move.symbols.join() === 'footprint,footprint'),
  window: (_, __, ___, options) => ofKind(options, 'pass'),
  respond: (_, __, ___, options) => ofKind(options, 'pass'),
  acquire: (_, __, ___, options) => ofKind(options, 'acquire'),
  'bottom-symbol': chooseBottom,
  insert: chooseSymbol,
  'insert-where': chooseCell,
  'fire-after': afterFire,
  'waterfall-after': afterWaterfall,
  transform: (_, __, ___, options) => find(options, (move) => move.kind === 'become' && move.symbol === 'footprint'),
  walk: chooseWalk,
  memories: (state, seat, _, options) => {
    const { hand, finalReserve } = travellerOf(state, seat);
    return ofKind(options, hand.length < 4 || finalReserve.length < 2 ? 'memories' : 'skip');
  },
  reserve: (state, seat, _, options) =>
    travellerOf(state, seat).finalReserve.length < 2 ? ofKind(options, 'reserve') : ofKind(options, 'done'),
  discard: (_, __, ___, options) => ofKind(options, 'none'),
  draw: (_, __, ___, options) => options.length - 1,
  'draw-on-leaving': (_, __, ___, options) => options.length - 1,
  'accept-help': (_, __, ___, options) => ofKind(options, 'accept'),
  'for-whom': (_, seat, __, options) => find(options, (move) => move.kind === 'seat' && move.seat === seat),
};

/** What clears the seat's own way: Fire burns symbols, a Waterfall cleans Fire (CAL-5.8.5, 5.9.1); nothing else is stopped for. */
type Obstacles = { readonly burnable: readonly Cell[]; readonly fires: readonly Cell[] };

function obstaclesOf({ board }: State, { blocked }: Race): Obstacles {
  const kindOn = (cell: Cell) => board[cell]?.kind;
  return {
    burnable: blocked.filter((cell) => kindOn(cell) !== 'fire' && kindOn(cell) !== 'waterfall'),
    fires: blocked.filter((cell) => kindOn(cell) === 'fire'),
  };
}

/** What clears the way while something stands in it, else a footprint. */
function chooseBottom(state: State, seat: Seat, _: Ask, options: readonly Move[]): number {
  const { reserve } = travellerOf(state, seat);
  const { burnable, fires } = obstaclesOf(state, raceOf(state, seat));
  const bottom = (symbol: SymbolKind): number =>
    find(options, (move) => move.kind === 'bottom' && move.symbol === symbol);
  for (const [cells, symbol] of [
    [fires, 'waterfall'],
    [burnable, 'fire'],
  ] as const)
    if (cells.length > 0 && !reserve.includes(symbol) && bottom(symbol) >= 0) return bottom(symbol);
  return bottom('footprint');
}

/** With more than this many symbols at hand the next acquisition brings less. */
const ROOMY = 2;
/** What is laid into a rival's way: first what the seat's own way needs least. */
const SPARE: readonly SymbolKind[] = ['mountain', 'mirror', 'star', 'cave', 'wing', 'waterfall', 'tower', 'fire'];

/** Footprints while the way needs them, fire where something stands in it, then what stops the nearest rival. */
function chooseSymbol(state: State, seat: Seat, _: Ask, options: readonly Move[], attacks: boolean): number {
  const mine = raceOf(state, seat);
  const inserting = (symbol: SymbolKind): number =>
    find(options, (move) => move.kind === 'insert' && move.symbol === symbol);
  const transform = ofKind(options, 'transform');
  if (transform >= 0) return transform;
  const { burnable, fires } = obstaclesOf(state, mine);
  if (fires.length > 0 && inserting('waterfall') >= 0) return inserting('waterfall');
  if (burnable.length > 0 && inserting('fire') >= 0) return inserting('fire');
  if (mine.empty.length > 0 && inserting('footprint') >= 0) return inserting('footprint');
  const isFull = travellerOf(state, seat).reserve.length > ROOMY;
  if (!attacks && !isFull) return ofKind(options, 'done');
  for (const symbol of SPARE) if (inserting(symbol) >= 0) return inserting(symbol);
  return ofKind(options, 'done');
}

function chooseCell(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return goodCells(state, seat, ask, options)[0] ?? -1;
}

/** Where the symbol helps, the best cell first. */
function goodCells(state: State, seat: Seat, ask: Ask, options: readonly Move[]): readonly number[] {
  const symbol = typeof ask === 'string' || ask.kind !== 'insert-where' ? null : ask.symbol;
  const mine = raceOf(state, seat);
  const rival = rivalOf(state, seat);
  const { burnable, fires } = obstaclesOf(state, mine);
  const wanted =
    symbol === 'footprint'
      ? mine.empty
      : symbol === 'fire'
        ? [...burnable, ...rival.laid.filter((cell) => !mine.laid.includes(cell))]
        : [...(symbol === 'waterfall' ? fires : []), ...inTheWay(rival, mine)];
  return wanted
    .map((cell) => find(options, (move) => move.kind === 'at' && move.cell === nameOf(cell)))
    .filter((index) => index >= 0);
}

/** Where a rival must still pass and the seat need not. */
function inTheWay(rival: Race, mine: Race): Cell[] {
  return rival.empty.filter((cell) => cell !== RIFT && !mine.empty.includes(cell));
}

/** Fire on the seat's own way is withdrawn. */
function afterFire(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  if (typeof ask === 'string' || ask.kind !== 'fire-after') return -1;
  const { blocked, laid } = raceOf(state, seat);
  return ofKind(options, [...blocked, ...laid].includes(cellOf(ask.cell)) ? 'withdraw' : 'leave-it');
}

/** A Waterfall that has cleaned becomes a footprint next turn; with a footprint at hand there is no need to wait. */
function afterWaterfall(state: State, seat: Seat, _: Ask, options: readonly Move[]): number {
  return ofKind(options, travellerOf(state, seat).reserve.includes('footprint') ? 'withdraw' : 'leave-it');
}

/** The footprint with the fewest steps left and, among those, the one nearest to the rift; staying counts too. */
function chooseWalk(state: State, seat: Seat, _: Ask, options: readonly Move[]): number {
  const { left, steps } = raceOf(state, seat);
  const { token } = travellerOf(state, seat);
  let [best, index] = [100 * steps + distanceOf(token.cell), ofKind(options, 'stay')];
  for (const [i, move] of options.entries()) {
    if (move.kind !== 'walk') continue;
    const cell = cellOf(move.cell);
    const there = 100 * left(cell) + distanceOf(cell);
    if (there < best) [best, index] = [there, i];
  }
  return index;
}

/** The race of the other traveller who is nearest to the rift. */
function rivalOf(state: State, seat: Seat): Race {
  const races = [...state.travellers.keys()].filter((other) => other !== seat).map((other) => raceOf(state, other));
  return races.reduce((best, race) => (race.steps < best.steps ? race : best));
}

/** What only stands in others' way, and for how many rounds a learner does not lay it. */
const HARSH: readonly SymbolKind[] = ['mountain', 'mirror', 'star', 'fire'];
const GENTLE_ROUNDS = 4;

/** A beginner is shown this many cells for a symbol: a footprint far ahead cannot be walked on yet. */
const NEAREST = 2;

/** From this many iterations on a search looks further ahead. */
const MUCH_THOUGHT = 500;

export const bot: BotHints<State, Move, Ask> = {
  evaluate,
  features,
  begins: ({ step }) => step === 'begin',
  foresight: (iterations) => (iterations < MUCH_THOUGHT ? 1 : 2),
  pace: 1_000,
  prior: 0.7,
  policy(state, seat, ask, options, rng) {
    const choice = sensible(state, seat, ask, options, rng.below(4) === 0);
    return choice >= 0 ? choice : rng.below(options.length);
  },
  greedy(state, seat, ask, options) {
    return Math.max(0, sensible(state, seat, ask, options, true));
  },
  forBeginners(state, seat, ask, options) {
    if (kindOf(ask) === 'insert-where') return goodCells(state, seat, ask, options).slice(0, NEAREST);
    const choices = [false, true].map((attacks) => sensible(state, seat, ask, options, attacks));
    return [...new Set(choices)].filter((choice) => choice >= 0);
  },
  tooSoon: ({ round }, _, __, move) => round <= GENTLE_ROUNDS && move.kind === 'insert' && HARSH.includes(move.symbol),
  levels: { easy: 'learner', medium: 'greedy', hard: 'search:5000/2000ms' },
};
