/** Battles (ROOT-4.3), in the exact order of section 6.2. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick } from '@tavola/kernel/rules/chance.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { DIE } from '../../data/constants.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import type { Within } from '../contract/faction.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { ATTACKER, type Battle, DEFENDER, otherSide, type Side, seatOf } from '../state/battle.ts';
import { choose } from '../state/choose.ts';
import { mayAttack, otherSeats, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Ask } from '../vocabulary/asks.ts';
import { clearingMove, seatMove } from '../vocabulary/moves.ts';
import { hiredBy, lenderTo } from '../woodland/map.ts';
import { piecesAt, warriorsAt } from '../woodland/pieces.ts';
import { ambush } from './ambush.ts';
import { declareEffects } from './effects.ts';
import { settle, takeHits, warriorsOf } from './hits.ts';

export function canBattle(state: State, seat: Seat, within: Within = null): boolean {
  return clearings.some((clearing) => (within === null || within.test(clearing)) && canBattleIn(state, seat, clearing));
}

/** ROOT-4.3: a warrior, pawn or mercenary of their own, and an enemy piece. */
export function canBattleIn(state: State, seat: Seat, clearing: Clearing): boolean {
  return standsIn(state, seat, clearing) && defendersIn(state, seat, clearing).length > 0;
}

export function canAttack(state: State, seat: Seat, defender: Seat, clearing: Clearing): boolean {
  return standsIn(state, seat, clearing) && defendersIn(state, seat, clearing).includes(defender);
}

/** The attacker picks clearing and defender; then they fight. */
export function* battle(table: Root, seat: Seat, within: Within = null): Rules {
  const { state } = table;
  let where = select(clearings);
  if (within) where = where.where(within.clause, within.test);
  const moves = where
    .where('ROOT-4.3', (clearing) => standsIn(state, seat, clearing))
    .where('ROOT-4.3', (clearing) => defendersIn(state, seat, clearing).length > 0)
    .moves(clearingMove);
  const { clearing } = yield* choose(seat, 'battle-clearing', moves);
  yield* battleIn(table, seat, clearing);
}

export function* battleIn(table: Root, seat: Seat, clearing: Clearing): Rules {
  const defenders = defendersIn(table.state, seat, clearing).map(seatMove);
  const { seat: defender } = yield* choose(seat, { kind: 'battle-defender', clearing }, defenders);
  yield* fight(table, seat, defender, clearing);
}

function standsIn(state: State, seat: Seat, clearing: Clearing): boolean {
  const player = playerOf(state, seat);
  if (warriorsAt(player, clearing) > 0 || player.pawn === clearing) return true;
  const hired = hiredBy(state, seat);
  return hired !== null && warriorsAt(hired, clearing) > 0;
}

/** Whom it may attack there. Mercenaries alone do not fight their own company. */
export function defendersIn(state: State, seat: Seat, clearing: Clearing): Seat[] {
  const { hired } = state.open.turn;
  const own = playerOf(state, seat);
  const alone = warriorsAt(own, clearing) === 0 && own.pawn !== clearing;
  return otherSeats(state, seat).filter(
    (other) =>
      mayAttack(state, seat, other) &&
      piecesAt(playerOf(state, other), clearing) > 0 &&
      !(other === hired && alone && hiredBy(state, seat) !== null),
  );
}

/** Steps 1 to 9. `instigator` removes the pieces of both sides, where that is neither of the two (ROOT-9.7.4). */
export function* fight(
  table: Root,
  attacker: Seat,
  defender: Seat,
  clearing: Clearing,
  instigator: Seat | null = null,
): Rules {
  const { state } = table;
  const battle = newBattle(state, attacker, defender, clearing, instigator);
  state.open.battle = battle;
  const fighting = [warriorsOf(state, battle, ATTACKER), warriorsOf(state, battle, DEFENDER)] as const;
  table.tell({ kind: 'battle', attacker, defender, clearing, warriors: fighting });
  yield* factionAt(state, attacker).battle?.begin?.(table, attacker, battle) ?? [];
  if (yield* ambush(table, battle)) {
    yield* prepareRoll(table, battle);
    yield* rollDice(table, battle);
    addExtraHits(state, battle);
    yield* declareEffects(table, battle);
    yield* dealHits(table, battle);
  }
  for (const side of [ATTACKER, DEFENDER] as const) {
    const seat = seatOf(battle, side);
    yield* factionAt(state, seat).battle?.after?.(table, seat, battle, side) ?? [];
  }
  state.open.battle = null;
  table.tell({ kind: 'battle-over', clearing });
}

export function newBattle(
  state: State,
  attacker: Seat,
  defender: Seat,
  clearing: Clearing,
  instigator: Seat | null,
): Battle {
  const hiredFor = (seat: Seat, foe: Seat) => {
    const lender = lenderTo(state, seat);
    return lender === foe ? null : lender;
  };
  return {
    clearing,
    attacker,
    defender,
    instigator,
    borrowed: [hiredFor(attacker, defender), hiredFor(defender, attacker)],
    dice: null,
    support: [0, 0],
    rolled: [0, 0],
    extra: [0, 0],
    armored: [false, false],
    used: [[], []],
    rewarded: [],
  };
}

/** Step 4: anyone who may be enlisted just before the roll, then hits that do not wait for it. */
function* prepareRoll(table: Root, battle: Battle): Rules {
  for (const [seat, player] of table.state.open.players.entries()) {
    yield* factionOf(player).battle?.beforeRoll?.(table, seat, battle) ?? [];
  }
  const { attacker } = battle;
  yield* factionAt(table.state, attacker).battle?.opensFire?.(table, attacker, battle) ?? [];
}

/** Step 5, ROOT-4.3.2: the attacker deals the higher die, the defender the lower, neither more than it has warriors. */
function* rollDice(table: Root, battle: Battle): Rules {
  const { state } = table;
  const { clearing } = battle;
  const dice = [yield* pick(DIE, dieAsk(clearing, 1)), yield* pick(DIE, dieAsk(clearing, 2))];
  const high = Math.max(...dice);
  const low = Math.min(...dice);
  const reversed = factionAt(state, battle.defender).battle?.takesHigherRoll?.(state, battle.defender, battle) ?? false;
  battle.dice = reversed ? [low, high] : [high, low];
  for (const side of [ATTACKER, DEFENDER] as const) {
    battle.rolled[side] = Math.min(battle.dice[side], mostRolled(state, battle, side) + battle.support[side]);
  }
  table.tell({ kind: 'rolled', attacker: battle.dice[ATTACKER], defender: battle.dice[DEFENDER] });
}

function dieAsk(clearing: Clearing, nth: 1 | 2): Ask {
  return { kind: 'die', clearing, nth };
}

/** ROOT-4.3.2.1: the warriors it has there now, those it fights along with included. */
export function mostRolled(state: State, battle: Battle, side: Side): number {
  const seat = seatOf(battle, side);
  return factionAt(state, seat).battle?.mostRolled?.(state, seat, battle, side) ?? warriorsOf(state, battle, side);
}

/** Step 6, ROOT-4.3.3.1: what comes by itself. */
function addExtraHits(state: State, battle: Battle): void {
  if (isDefenceless(state, battle)) battle.extra[ATTACKER] += 1;
  for (const side of [ATTACKER, DEFENDER] as const) {
    const seat = seatOf(battle, side);
    battle.extra[side] += factionAt(state, seat).battle?.extraHits?.(state, seat, battle, side) ?? 0;
  }
}

export function isDefenceless(state: State, battle: Battle): boolean {
  const { defender } = battle;
  const own = factionAt(state, defender).battle?.defenceless?.(state, defender, battle);
  return own ?? warriorsOf(state, battle, DEFENDER) === 0;
}

/** Steps 7 and 8: both sides decide what they lose, the defender first; then all of it goes at once. */
function* dealHits(table: Root, battle: Battle): Rules {
  const [attack, defence] = [hitsOn(battle, DEFENDER), hitsOn(battle, ATTACKER)];
  table.tell({ kind: 'hits', attacker: attack, defender: defence, extra: [...battle.extra] });
  const defenderLoses = yield* takeHits(table, battle, DEFENDER, attack);
  const attackerLoses = yield* takeHits(table, battle, ATTACKER, defence);
  yield* settle(table, battle, [
    [DEFENDER, defenderLoses],
    [ATTACKER, attackerLoses],
  ]);
}

function hitsOn(battle: Battle, side: Side): number {
  const dealer = otherSide(side);
  return (battle.armored[side] ? 0 : battle.rolled[dealer]) + battle.extra[dealer];
}
