/** How the Vagabot fights (AUT-7.2.4, 7.2.5, 7.5.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Selection, Traced } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { costs, mostRolledWith, rewards, TRACK_SPACES } from '../../../data/vagabot.ts';
import { fight } from '../../battle/battle.ts';
import { takeHits as loseTo, settle } from '../../battle/hits.ts';
import type { Reward, Toll } from '../../contract/faction.ts';
import type { Key } from '../../contract/services.ts';
import { ATTACKER, type Battle, DEFENDER, type Side } from '../../state/battle.ts';
import type { Removal } from '../../state/removal.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { buildingsAt, tokensAt } from '../../woodland/pieces.ts';
import { enemiesIn, enemiesOf, enemyPieces, ownWarriors, piecesHere, vpOf } from '../keys.ts';
import { seatName, selection } from '../selection.ts';
import { hasTrait } from '../state.ts';
import { damage, exhaust, ready, struck, undamaged } from './items.ts';
import { boardOf } from './state.ts';
import { distances, nearest, reach } from './walk.ts';

const CLAUSE = 'AUT-7.5.4';
const SWEPT = 3;

type Prey = { readonly seat: Seat | undefined; readonly clearing: Clearing | undefined; readonly why: Traced[] };

/** AUT-7.5.4: against the leader, as long as his items last (ruling AUT-GA14); an Adventurer fights once (AUT-T-VAG-1). */
export function* battle(table: Root, self: Seat): Rules {
  const { state } = table;
  const first = hasTrait(state, self, 'berserker') ? yield* thickest(state, self) : yield* leader(state, self);
  const target = first.seat;
  if (!(yield* strike(table, self, first, costs.battleFirst)) || hasTrait(state, self, 'adventurer')) return;
  for (;;) {
    const where = yield* whereIs(state, self, target as Seat);
    const away = where.best === undefined ? Number.POSITIVE_INFINITY : (distances(state, self)[where.best] as number);
    if (away + costs.battleRepeat > ready(state, self)) return;
    const next = { seat: target, clearing: where.best, why: [where] };
    if (!(yield* strike(table, self, next, costs.battleRepeat))) return;
  }
}

/** Goes there, pays and fights; false when it came to no battle. */
function* strike(table: Root, self: Seat, { seat, clearing, why }: Prey, cost: number): Rules<boolean> {
  if (!(yield* reach(table, self, CLAUSE, why, clearing, cost, seat))) return false;
  exhaust(table, self, CLAUSE, cost);
  yield* fight(table, self, seat as Seat, clearing as Clearing);
  yield* pause(table);
  return true;
}

/** Of those who have a piece in a clearing the one with most VP; then the nearest of their clearings. */
function* leader(state: State, self: Seat): Rules<Prey> {
  const away = distances(state, self);
  const isThere = (seat: Seat) => (clearing: Clearing) => piecesHere(state, seat, clearing) > 0;
  const whom = yield* selection(state, {
    from: enemiesOf(state, self),
    where: [[CLAUSE, (seat) => clearings.some(isThere(seat))]],
    by: [[CLAUSE, 'most', (seat) => vpOf(state, seat)]],
    tie: 'setup',
    legal: (seat) => clearings.filter(isThere(seat)).some((clearing) => Number.isFinite(away[clearing])),
    name: seatName,
  });
  if (whom.best === undefined) return { seat: undefined, clearing: undefined, why: [whom] };
  const where = yield* whereIs(state, self, whom.best);
  return { seat: whom.best, clearing: where.best, why: [whom, where] };
}

/** AUT-7.5.4.I, II: of the nearest clearings with the target's pieces the one with most buildings and tokens, then fewest warriors. */
function* whereIs(state: State, self: Seat, target: Seat): Rules<Selection<Clearing>> {
  const there = (clearing: Clearing) => piecesHere(state, target, clearing) > 0;
  if (hasTrait(state, self, 'berserker')) return yield* thick(state, self, there);
  const built: Key<Clearing>[] = [
    ['AUT-7.5.4.I', 'most', (clearing) => buildingsAndTokensOf(state, target, clearing)],
    ['AUT-7.5.4.II', 'least', (clearing) => ownWarriors(state, target, clearing)],
  ];
  return yield* nearest(state, self, CLAUSE, there, built);
}

function buildingsAndTokensOf(state: State, seat: Seat, clearing: Clearing): number {
  const player = playerOf(state, seat);
  return buildingsAt(player, clearing) + tokensAt(player, clearing);
}

/** AUT-T-VAG-2: the Berserker goes where most enemy pieces are and attacks the player with most of them. */
function* thickest(state: State, self: Seat): Rules<Prey> {
  const where = yield* thick(state, self, (clearing) => enemyPieces(state, self, clearing) > 0);
  const clearing = where.best;
  if (clearing === undefined) return { seat: undefined, clearing, why: [where] };
  const whom = yield* selection(state, {
    from: enemiesIn(state, self, clearing),
    by: [['AUT-T-VAG-2', 'most', (seat) => piecesHere(state, seat, clearing)]],
    tie: 'setup',
    name: seatName,
  });
  return { seat: whom.best, clearing, why: [where, whom] };
}

function* thick(state: State, self: Seat, test: (clearing: Clearing) => boolean): Rules<Selection<Clearing>> {
  const away = distances(state, self);
  return yield* selection(state, {
    from: clearings,
    where: [
      ['AUT-T-VAG-2', test],
      ['AUT-7.5', (clearing) => Number.isFinite(away[clearing])],
    ],
    by: [
      ['AUT-T-VAG-2', 'most', (clearing) => enemyPieces(state, self, clearing)],
      ['AUT-7.5', 'least', (clearing) => away[clearing] as number],
    ],
    tie: 'high',
  });
}

/** AUT-7.2.4. */
export function mostRolled(state: State, self: Seat): number {
  return mostRolledWith(boardOf(state, self).track.length);
}

/** AUT-7.2.4: the last space of the track, as attacker. */
export function extraHits(state: State, self: Seat, _battle: Battle, side: Side): number {
  return side === ATTACKER && boardOf(state, self).track.length === TRACK_SPACES ? 1 : 0;
}

/** AUT-7.2.5. */
export function defenceless(state: State, self: Seat): boolean {
  return undamaged(state, self) === 0;
}

/** AUT-7.2.5: an item for each hit. */
export function* takeHits(table: Root, self: Seat, _battle: Battle, _side: Side, hits: number): Rules<Toll> {
  const hit = yield* struck(table.state, self, hits);
  return { losses: [], settle: () => damage(table, self, 'AUT-7.2.5', hit) };
}

/** AUT-7.2.1.I, ruling AUT-GA42. */
export function* swept(table: Root, self: Seat): Rules {
  damage(table, self, 'AUT-7.2.1', yield* struck(table.state, self, SWEPT));
}

/** AUT-7.5.4: as attacker 1 VP for each enemy warrior. */
export function forWarriors(_state: State, self: Seat, { removed, battle: fought }: Removal): Reward | null {
  if (fought?.attacker !== self) return null;
  let vp = 0;
  for (const { by, class: type, count } of removed) {
    if (by === self && type === 'warrior') vp += count * rewards.battlePerWarriorAsAttacker;
  }
  return { vp, why: 'warriors', clause: CLAUSE };
}

/** AUT-T-VAG-4: Marksman, a hit ahead of the dice. */
export function* opensFire(table: Root, self: Seat, fought: Battle): Rules {
  if (!hasTrait(table.state, self, 'marksman')) return;
  yield* settle(table, fought, [[DEFENDER, yield* loseTo(table, fought, DEFENDER, 1)]]);
}
