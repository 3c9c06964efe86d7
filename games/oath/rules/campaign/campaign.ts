/** A campaign from its start to its rolls (OATH-5.5); `aftermath.ts` has defeat and victory. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { AttackFace, DefenseFace } from '../../data/board.ts';
import { type Slot, TITLE_DICE } from '../../data/board.ts';
import { agrees, choose } from '../asking/choose.ts';
import { type Asking, may } from '../asking/picks.ts';
import { fold, forbiddenBy } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { hasEndedAct } from '../minor/citizenship.ts';
import { rollAttack, rollDefense, shields } from '../operations/dice.ts';
import { spendSupply } from '../operations/supply.ts';
import { isImperial, seatsFrom } from '../queries/queries.ts';
import { type Campaign, type IgnoredFace, targetSlots } from '../state/actions.ts';
import { fightsFor, setDefender } from '../state/sides.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';
import { aftermath } from './aftermath.ts';
import { forceOf, lose, mightOf } from './force.ts';
import { removeAttack } from './plan-data.ts';
import { battlePlans } from './plans.ts';
import { applyTactics } from './tactics.ts';
import { declareTargets, defendersOf, diceOf } from './targets.ts';

const SUPPLY = 2;

/** How a campaign is waged. */
export type Waging = {
  /** A power says that no Supply is spent. */
  readonly free?: boolean;
  /** As though the pawn were there (Captains, Wild Allies), and whether the warbands there fight too. */
  readonly at?: Slot;
  readonly from?: readonly Slot[];
  /** The only player it may be against (Sneak Attack). */
  readonly against?: Seat;
};

export function newCampaign({ state }: PoweredState, seat: Seat, { free = false, at, from = [] }: Waging): Campaign {
  return {
    kind: 'campaign',
    seat,
    at: at ?? playerOf(state, seat).pawn,
    used: [],
    free,
    defender: null,
    allies: [],
    outsider: null,
    targets: [],
    from: from.slice(),
    attack: 0,
    defense: 0,
    plans: [],
    ignored: [],
    barred: [],
    rollTimes: 1,
    halved: false,
    sacrificeValue: 1,
    attackRoll: [],
    defenseRoll: [],
    attackTotal: 0,
    defenseTotal: 0,
    winner: null,
    spared: false,
    losses: { attack: null, defense: null },
    dead: { attack: 0, defense: 0 },
    survivors: [],
    burnAll: false,
  };
}

export function canCampaign(oath: PoweredState, seat: Seat, waging: Waging = {}): boolean {
  const campaign = newCampaign(oath, seat, waging);
  if (playerOf(oath.state, seat).supply < supplyOf(oath, campaign)) return false;
  return imagined(oath, campaign, () => foes(oath, campaign, waging).length > 0);
}
/** Asks about a campaign as though it ran. It is removed again whatever happens: a real table may stop here to ask. */
export function imagined<T>({ state }: PoweredState, war: Campaign, question: () => T): T {
  state.campaigns.push(war);
  try {
    return question();
  } finally {
    state.campaigns.pop();
  }
}

export function* campaign(oath: Oath, seat: Seat, waging: Waging = {}): Rules {
  const { campaigns } = oath.state;
  const war = newCampaign(oath, seat, waging);
  const cost = supplyOf(oath, war);
  if (cost > 0) spendSupply(oath, seat, cost);
  campaigns.push(war);
  yield* start(oath, war, waging);
  yield* declareTargets(oath, war);
  yield* gatherAllies(oath, war);
  yield* formPools(oath, war);
  yield* battlePlans(oath, war);
  if (war.winner === null) yield* fight(oath, war);
  oath.tell({
    kind: 'won-campaign',
    seat: war.winner === 'attack' ? seat : war.defender,
    attack: war.attackTotal,
    defense: war.defenseTotal,
  });
  yield* aftermath(oath, war);
}

/** A campaign for no Supply that a card allows: if there is anybody to fight and the player wants to, and does not rest at once (OATH-3.5). */
export function* offerCampaign(oath: Oath, seat: Seat, at: Asking): Rules {
  if (hasEndedAct(oath, seat)) return;
  if (canCampaign(oath, seat, { free: true }) && (yield* may(oath, seat, at, 'campaign')))
    yield* campaign(oath, seat, { free: true });
}

function supplyOf(oath: PoweredState, war: Campaign): number {
  return war.free || fold(oath, 'action.free', false, war) ? 0 : SUPPLY;
}

// ---- start

/** OATH-5.5.1 */
function foes(oath: PoweredState, war: Campaign, { against }: Waging): readonly (Seat | null)[] {
  if (forbiddenBy(oath, 'campaign', { seat: war.seat }) !== null) return [];
  const all = defendersOf(oath, war);
  return against === undefined ? all.list : all.list.filter((one) => one === against);
}
function* start(oath: Oath, war: Campaign, { against }: Waging): Rules {
  const all = defendersOf(oath, war);
  const open = against === undefined ? all : all.where('OATH-5.5.1', (one) => one === against);
  const moves = open.moves((one) => (one === null ? BANDIT_MOVE : ({ kind: 'player', seat: one } as const)));
  const pick = yield* choose(oath, war.seat, 'defender', moves);
  setDefender(oath.state, war, pick.kind === 'player' ? pick.seat : null);
  war.from.push(...fold(oath, 'attack.from', [], war).filter((slot) => !war.from.includes(slot)));
  oath.tell({ kind: 'campaign', seat: war.seat, defender: war.defender });
}
const BANDIT_MOVE = { kind: 'bandits' } as const;

/** OATH-5.5.3: Citizens who are there may join the Empire's defense if the defender agrees. */
function* gatherAllies(oath: Oath, war: Campaign): Rules {
  const { state } = oath;
  const { defender, seat, at } = war;
  if (defender === null || !fightsFor(war, CHANCELLOR, 'defense')) return;
  const slots = [at, ...targetSlots(war.targets)];
  for (const citizen of seatsFrom(state, defender)) {
    if (citizen === defender || citizen === seat || citizen === CHANCELLOR || !isImperial(state, citizen)) continue;
    if (!slots.includes(playerOf(state, citizen).pawn)) continue;
    if (!(yield* agrees(oath, citizen, { kind: 'ally', defender }))) continue;
    if (yield* agrees(oath, defender, { kind: 'allow-ally', seat: citizen })) war.allies.push(citizen);
  }
  for (const ally of war.allies) oath.tell({ kind: 'ally', seat: ally });
}

/** OATH-5.5.4: as many attack dice as the attacker likes, up to one for each warband; dice of targets and title; site powers. */
function* formPools(oath: Oath, war: Campaign): Rules {
  const most = mightOf(oath, war, 'attack');
  const dice = Array.from({ length: most + 1 }, (_, i) => ({ kind: 'dice', n: most - i }) as const);
  setPools(oath, war, (yield* choose(oath, war.seat, 'dice', dice)).n);
  oath.tell({ kind: 'pools', attack: war.attack, defense: war.defense });
}
export function setPools(oath: PoweredState, war: Campaign, chosen: number): void {
  war.attack = chosen;
  war.defense = fold(oath, 'defense.dice', diceOf(oath, war, war.targets) + titleDice(oath, war), war);
  const change = fold(oath, 'attack.dice', 0, war);
  if (change > 0) war.attack += change;
  else removeAttack(war, -change);
}
/** OATH-2.16 */
function titleDice(oath: PoweredState, war: Campaign): number {
  const { holder, side } = oath.state.title;
  const counts = holder === war.defender || (holder === CHANCELLOR && fightsFor(war, CHANCELLOR, 'defense'));
  return counts ? TITLE_DICE[side] : 0;
}

// ---- rolls

function* fight(oath: Oath, war: Campaign): Rules {
  applyTactics(oath, war);
  yield* rollForDefense(oath, war);
  yield* rollForAttack(oath, war);
  yield* sacrifice(oath, war);
  war.winner = war.attackTotal > war.defenseTotal ? 'attack' : 'defense';
}

/** OATH-5.5.6 */
function* rollForDefense(oath: Oath, war: Campaign): Rules {
  war.defenseRoll = yield* rollDefense(oath, war.defense, war.defender);
  war.defenseTotal = defenseOf(war.defenseRoll, war.ignored) + mightOf(oath, war, 'defense');
  oath.tell({ kind: 'defense-roll', faces: war.defenseRoll, total: war.defenseTotal });
}
export function defenseOf(faces: readonly DefenseFace[], ignored: readonly IgnoredFace[]): number {
  return shields(faces.filter((face) => counts(ignored, face)));
}
function counts(ignored: readonly IgnoredFace[], face: DefenseFace): boolean {
  if (face === 'shield') return !ignored.includes('single-shield');
  return face !== 'shields' || !ignored.includes('double-shield');
}

/** OATH-5.5.7: swords, and every two hollow ones; each skull kills one of the attacker's own. */
function* rollForAttack(oath: Oath, war: Campaign): Rules {
  war.attackRoll = yield* rollAttack(oath, war.halved ? Math.floor(war.attack / 2) : war.attack, war.seat);
  const { total, skulls } = attackOf(war.attackRoll, war.ignored, war.rollTimes);
  war.attackTotal = total;
  oath.tell({ kind: 'attack-roll', faces: war.attackRoll, total, skulls });
  if (skulls > 0) yield* lose(oath, war, 'attack', skulls);
}
export function attackOf(faces: readonly AttackFace[], ignored: readonly IgnoredFace[], times: number) {
  let [swords, hollow, skulls] = [0, 0, 0];
  for (const face of faces) {
    if (face === 'hollow') hollow += ignored.includes('hollow') ? 0 : times;
    else if (face === 'sword') swords += times;
    else {
      swords += ignored.includes('double-sword-value') ? 0 : 2 * times;
      skulls += ignored.includes('skull') ? 0 : times;
    }
  }
  return { total: swords + Math.floor(hollow / 2), skulls };
}

/** OATH-5.5.7: exactly as many warbands as are needed to exceed the defense, or none. */
function* sacrifice(oath: Oath, war: Campaign): Rules {
  const needed = sacrificeNeeded(oath, war);
  if (needed === null) return;
  const ask = { kind: 'sacrifice', attack: war.attackTotal, defense: war.defenseTotal } as const;
  const pick = yield* choose(oath, war.seat, ask, [{ kind: 'sacrifice', n: needed } as const, { kind: 'no' } as const]);
  if (pick.kind === 'no') return;
  yield* lose(oath, war, 'attack', needed);
  war.attackTotal += needed * war.sacrificeValue;
  oath.tell({ kind: 'sacrificed', seat: war.seat, n: needed, attack: war.attackTotal });
}
/** How many would win it; null when none are needed, too few are left or a power forbids it. */
function sacrificeNeeded(oath: PoweredState, war: Campaign): number | null {
  if (war.attackTotal > war.defenseTotal) return null;
  const needed = Math.ceil((war.defenseTotal - war.attackTotal + 1) / war.sacrificeValue);
  if (needed > forceOf(oath, war, 'attack') || forbiddenBy(oath, 'sacrifice', war) !== null) return null;
  return needed;
}
