/** What each character alone can do (AUT-7.5.6, 7.7). Whatever would do nothing is left out, and no item is exhausted for it. */
import { type Rules, type Seat, TABLE } from '@tavola/kernel/rules/ask.ts';
import { asBelieved, isRealTable } from '@tavola/kernel/rules/real.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { VagabotId } from '../../../data/automata.ts';
import { type Card, cardOf } from '../../../data/cards.ts';
import { type Item, itemKinds } from '../../../data/items.ts';
import type { Clearing } from '../../../data/maps.ts';
import { costs } from '../../../data/vagabot.ts';
import { fight } from '../../battle/battle.ts';
import { protect } from '../../factions/vagabond/protector.ts';
import { clearingOf } from '../../factions/vagabond/state.ts';
import { discard, discardFromHand, randomCard } from '../../hands/hands.ts';
import { discardsUnseen, hasUnseenHand, mayHold } from '../../hands/unseen.ts';
import { score } from '../../score/score.ts';
import type { Battle } from '../../state/battle.ts';
import { ALWAYS, choose } from '../../state/choose.ts';
import { mayAttack, otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftItem } from '../../turn/craft.ts';
import { type Move, PASS } from '../../vocabulary/moves.ts';
import { buildingsAt, openSlots, tokensAt, warriorsAt } from '../../woodland/pieces.ts';
import { removeAllEnemies } from '../../woodland/removal.ts';
import { skips, targets } from '../automaton.ts';
import { enemiesIn, enemiesOf, enemyPieces, piecesHere, vpOf } from '../keys.ts';
import { seatName, selection } from '../selection.ts';
import { damagedItems, exhaust, fillTrack, itemName, itemsOf, ready } from './items.ts';
import { boardOf } from './state.ts';
import { forestNearby, slip } from './walk.ts';

/** AUT-7.7.3, 7.7.5. */
const RANGER_SLIPS_AT = 3;
const SCOUNDREL_PIECES = 3;

type Special = (table: Root, self: Seat) => Rules;

const specials: { readonly [character in VagabotId]: Special } = {
  thief: steal,
  tinker: tinker,
  ranger: hide,
  vagrant: instigate,
  scoundrel: burn,
  arbiter: (table, self) => skips(table, self, 'AUT-7.7.6'),
};

/** AUT-7.5.6. */
export function* special(table: Root, self: Seat): Rules {
  const { character } = boardOf(table.state, self);
  if (character === null || ready(table.state, self) < costs.special) return yield* skips(table, self, 'AUT-7.5.6');
  yield* specials[character](table, self);
}

function pay(table: Root, self: Seat, clause: string): void {
  exhaust(table, self, clause, costs.special);
}

function enemiesHere(state: State, self: Seat): Seat[] {
  const clearing = clearingOf(state, self);
  return clearing === null ? [] : enemiesIn(state, self, clearing);
}

/** AUT-7.7.1, ruling AUT-GA15: a random card of a person is discarded, for 1 VP. */
function* steal(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.7.1';
  const clearing = clearingOf(state, self) as Clearing;
  const whom = yield* selection(state, {
    from: enemiesHere(state, self),
    where: [[clause, (other) => mayHold(state, other)]],
    by: [
      [clause, 'most', (other) => vpOf(state, other)],
      [clause, 'most', (other) => piecesHere(state, other, clearing)],
    ],
    tie: 'setup',
    name: seatName,
  });
  if (whom.best === undefined) return yield* skips(table, self, clause, [whom]);
  targets(table, self, clause, [whom], clearing, whom.best);
  pay(table, self, clause);
  if (hasUnseenHand(state, whom.best)) yield* discardsUnseen(table, whom.best);
  else discardFromHand(table, whom.best, (yield* randomCard(table, whom.best, null)) as Card);
  score(table, self, 1, 'stolen-card', clause);
  yield* pause(table);
}

/** AUT-7.7.2, ruling AUT-GA40: the latest card of the discard pile whose item the supply has; it is discarded again. */
function* tinker(table: Root, self: Seat): Rules {
  const { state } = table;
  const { open } = state;
  const clause = 'AUT-7.7.2';
  if (isRealTable(table)) return yield* tinkerOutside(table, self, clause);
  const itemOf = (at: number) => cardOf(open.discard[at] as Card).item;
  const found = yield* selection(state, {
    from: [...open.discard.keys()].filter((at) => itemOf(at) !== undefined).toReversed(),
    where: [[clause, (at) => open.items[itemOf(at) as Item] > 0]],
    tie: 'listed',
    name: (at) => open.discard[at] as Card,
  });
  if (found.best === undefined) return yield* skips(table, self, clause, [found]);
  targets(table, self, clause, [found], null);
  pay(table, self, clause);
  const [card] = open.discard.splice(found.best, 1) as [Card];
  discard(table, card);
  yield* craftItem(table, self, card);
  yield* pause(table);
}

/** Nobody told what lies in the discard pile: people look. */
function* tinkerOutside(table: Root, self: Seat, clause: string): Rules {
  const { state } = table;
  const items = itemKinds.filter((item) => asBelieved(() => state.open.items[item] > 0));
  const moves: readonly Move[] = [PASS, ...items.map((item) => ({ kind: 'item', item }) as const)];
  const taken = yield* choose<Move>(TABLE, { kind: 'outside.newest-item', seat: self }, moves, ALWAYS);
  const card = taken.kind === 'item' ? state.hidden.deck.find((one) => cardOf(one).item === taken.item) : undefined;
  if (card === undefined) return yield* skips(table, self, clause);
  targets(table, self, clause, [], null);
  pay(table, self, clause);
  yield* craftItem(table, self, card);
  yield* pause(table);
}

/** AUT-7.7.3. */
function* hide(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.7.3';
  if (damagedItems(state, self).length < RANGER_SLIPS_AT) return yield* skips(table, self, clause);
  const forest = yield* forestNearby(state, self, clause);
  if (forest.best !== undefined) pay(table, self, clause);
  yield* slip(table, self, clause, forest);
}

/** AUT-7.7.4, ruling AUT-GA16: two others fight and he removes what falls; without such a pair he attacks himself. */
function* instigate(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.7.4';
  const clearing = clearingOf(state, self) as Clearing;
  const here = otherSeats(state, self).filter((other) => piecesHere(state, other, clearing) > 0);
  const foesOf = (seat: Seat) => here.filter((other) => mayAttack(state, seat, other));
  const attacker = yield* selection(state, {
    from: here,
    where: [[clause, (other) => warriorsAt(playerOf(state, other), clearing) > 0]],
    tie: 'setup',
    legal: (other) => foesOf(other).length > 0,
    name: seatName,
  });
  const attacks = attacker.best ?? self;
  const defender = yield* selection(state, { from: foesOf(attacks), tie: 'setup', name: seatName });
  const why = [attacker, defender];
  if (defender.best === undefined) return yield* skips(table, self, clause, why);
  targets(table, self, clause, why, clearing, defender.best);
  pay(table, self, clause);
  yield* fight(table, attacks, defender.best, clearing, attacks === self ? null : self);
  yield* pause(table);
}

/** AUT-7.7.5: three enemy pieces and a building or token among them: all go, and an item of his fills a slot for good. */
function* burn(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.7.5';
  const clearing = clearingOf(state, self);
  if (clearing === null || !isWorthBurning(state, self, clearing)) return yield* skips(table, self, clause);
  targets(table, self, clause, [], clearing);
  pay(table, self, clause);
  yield* removeAllEnemies(table, self, [clearing]);
  if (openSlots(state, clearing) > 0) yield* block(table, self, clearing);
  score(table, self, 1, 'burnt', clause);
  yield* pause(table);
}

function isWorthBurning(state: State, self: Seat, clearing: Clearing): boolean {
  const built = enemiesOf(state, self).some((other) => {
    const player = playerOf(state, other);
    return buildingsAt(player, clearing) + tokensAt(player, clearing) > 0;
  });
  return built && enemyPieces(state, self, clearing) >= SCOUNDREL_PIECES;
}

/** A damaged item before an exhausted one. */
function* block(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const clause = 'AUT-7.7.5';
  const board = boardOf(state, self);
  const left = yield* selection(state, {
    from: itemsOf(state, self),
    by: [
      [clause, 'most', ({ damaged }) => (damaged ? 1 : 0)],
      [clause, 'most', ({ up }) => (up ? 0 : 1)],
    ],
    tie: 'listed',
    name: itemName,
  });
  const held = left.best;
  if (held === undefined) return;
  board.items = board.items.filter((one) => one !== held);
  board.track = board.track.filter((one) => one !== held);
  fillTrack(board);
  board.blocked.push({ clearing, item: held.item });
  table.tell({ kind: 'automaton.blocked', seat: self, clearing, item: held.item }, { why: [left] });
}

/** AUT-7.7.6: his battle track adds to what the defender can roll. */
export function* arbitrate(table: Root, self: Seat, battle: Battle): Rules {
  const { character, track } = boardOf(table.state, self);
  if (character === 'arbiter') yield* protect(table, self, battle, track.length, 'AUT-7.7.6');
}
