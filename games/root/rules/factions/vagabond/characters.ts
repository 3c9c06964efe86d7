/** What each character alone can do (ROOT-9.5.9, 9.7); Improvise is with the quests, Swift Strike with the battles. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, matches } from '../../../data/cards.ts';
import type { CharacterId } from '../../../data/factions.ts';
import type { Clearing } from '../../../data/maps.ts';
import { fight } from '../../battle/battle.ts';
import type { Held } from '../../boards/vagabond.ts';
import type { Ban } from '../../contract/faction.ts';
import { handSize, holdsCards, takeRandomCard } from '../../hands/hands.ts';
import type { Battle } from '../../state/battle.ts';
import { choose } from '../../state/choose.ts';
import { areEnemies, handOf, otherSeats, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { cardMove, seatMove } from '../../vocabulary/moves.ts';
import type { Ability, VagabondMove } from '../../vocabulary/vagabond.ts';
import { piecesAt, warriorsAt } from '../../woodland/pieces.ts';
import { removeAllEnemies } from '../../woodland/removal.ts';
import { chooseItems, damagedItems, exhaust, isReady, ready, repair, undamagedSwords } from './items.ts';
import { canGlide, glide } from './move.ts';
import { protect } from './protector.ts';
import { boardOf, clearingOf } from './state.ts';

type Special = {
  readonly ability: Ability;
  /** ROOT-9.7.3: Daylight is over. */
  readonly endsDaylight?: true;
  can(state: State, self: Seat): boolean;
  act(table: Root, self: Seat): Rules;
};

const HIDEOUT_REPAIRS = 3;

/** ROOT-9.7.1: a random card of somebody with pieces in his clearing. */
const steal: Special = {
  ability: 'steal',
  can: (state, self) => victims(state, self).length > 0,
  *act(table, self) {
    exhaust(table, self, 'torch');
    const { seat } = yield* choose(self, 'vagabond.steal-whom', victims(table.state, self).map(seatMove));
    yield* takeRandomCard(table, self, seat);
  },
};

function victims(state: State, self: Seat): Seat[] {
  const clearing = clearingOf(state, self);
  if (clearing === null) return [];
  return otherSeats(state, self).filter(
    (other) =>
      piecesAt(playerOf(state, other), clearing) > 0 && (!holdsCards(state, other) || handSize(state, other) > 0),
  );
}

/** ROOT-9.7.2: a card of the discard pile that matches his clearing. */
const dayLabor: Special = {
  ability: 'day-labor',
  can: (state, self) => labors(state, self).length > 0,
  *act(table, self) {
    const { state } = table;
    exhaust(table, self, 'torch');
    const { card } = yield* choose(self, 'vagabond.day-labor', labors(state, self).map(cardMove));
    const { discard } = state.open;
    discard.splice(discard.indexOf(card), 1);
    handOf(state, self).push(card);
    table.tell({ kind: 'vagabond.labor', seat: self, card });
  },
};

function labors(state: State, self: Seat): Card[] {
  const clearing = clearingOf(state, self);
  if (clearing === null) return [];
  return distinct(state.open.discard).filter((card) => matches(card, suitAt(state, clearing)));
}

/** ROOT-9.7.3: three repairs, and the day is over. */
const hideout: Special = {
  ability: 'hideout',
  endsDaylight: true,
  can: (state, self) => damagedItems(state, self).length > 0,
  *act(table, self) {
    exhaust(table, self, 'torch');
    const ask = (left: number) => ({ kind: 'vagabond.repair', left }) as const;
    repair(table, self, yield* chooseItems(self, ask, damagedItems(table.state, self), HIDEOUT_REPAIRS));
  },
};

/** ROOT-9.7.4, ruling ROOT-G21: two others fight in his clearing, and he removes what falls. */
const instigate: Special = {
  ability: 'instigate',
  can: (state, self) => attackers(state, self).length > 0,
  *act(table, self) {
    const { state } = table;
    exhaust(table, self, 'torch');
    const first = attackers(state, self).map(seatMove);
    const { seat: attacker } = yield* choose(self, 'vagabond.instigate-attacker', first);
    const second = defendersAgainst(state, self, attacker).map(seatMove);
    const ask = { kind: 'vagabond.instigate-defender', attacker } as const;
    const { seat: defender } = yield* choose(self, ask, second);
    yield* fight(table, attacker, defender, clearingOf(state, self) as Clearing, self);
  },
};

function attackers(state: State, self: Seat): Seat[] {
  const clearing = clearingOf(state, self);
  if (clearing === null) return [];
  return otherSeats(state, self).filter(
    (other) => warriorsAt(playerOf(state, other), clearing) > 0 && defendersAgainst(state, self, other).length > 0,
  );
}

function defendersAgainst(state: State, self: Seat, attacker: Seat): Seat[] {
  const clearing = clearingOf(state, self) as Clearing;
  return otherSeats(state, self).filter(
    (other) => areEnemies(state, attacker, other) && piecesAt(playerOf(state, other), clearing) > 0,
  );
}

/** Who may be made to attack whom in his clearing, if his character can do that. */
export function instigations(
  state: State,
  self: Seat,
): readonly { readonly attacker: Seat; readonly defender: Seat }[] {
  if (specialOf(state, self) !== instigate) return [];
  return attackers(state, self).flatMap((attacker) =>
    defendersAgainst(state, self, attacker).map((defender) => ({ attacker, defender })),
  );
}

/** ROOT-9.7.6: the torch burns in his clearing for the rest of the game. */
const scorchedEarth: Special = {
  ability: 'scorched-earth',
  can: (state, self) => clearingOf(state, self) !== null,
  *act(table, self) {
    const clearing = clearingOf(table.state, self) as Clearing;
    const board = boardOf(table.state, self);
    const torch = board.items.find((held) => held.item === 'torch' && isReady(held)) as Held;
    board.items.splice(board.items.indexOf(torch), 1);
    board.scorched.push(clearing);
    table.tell({ kind: 'vagabond.scorched', seat: self, clearing });
    yield* removeAllEnemies(table, self, [clearing]);
  },
};

/** Nothing is placed in a scorched clearing or moves into it ever after; who is there may stay. */
export const scorched: readonly Ban[] = (['place', 'enter'] as const).map((what) => ({
  clause: 'ROOT-9.7.6',
  what,
  forbids: (state, self, _seat, clearing) => boardOf(state, self).scorched.includes(clearing),
}));

/** ROOT-9.7.9. */
const gliding: Special = {
  ability: 'glide',
  can: canGlide,
  *act(table, self) {
    exhaust(table, self, 'torch');
    yield* glide(table, self);
  },
};

const specials: { readonly [character in CharacterId]?: Special } = {
  thief: steal,
  tinker: dayLabor,
  ranger: hideout,
  vagrant: instigate,
  scoundrel: scorchedEarth,
  harrier: gliding,
};

function specialOf(state: State, self: Seat): Special | null {
  const { character } = boardOf(state, self);
  return (character && specials[character]) ?? null;
}

/** The special action as a move, where he has a torch for it and it can be done. */
export function specialMoves(state: State, self: Seat): VagabondMove[] {
  const special = specialOf(state, self);
  if (!special || ready(state, self, 'torch') === 0) return [];
  return select([special])
    .where('ROOT-9.7', ({ can }) => can(state, self))
    .moves(({ ability }) => ({ kind: 'vagabond.special', ability }));
}

/** Says whether Daylight goes on. */
export function* takeSpecial(table: Root, self: Seat): Rules<boolean> {
  const special = specialOf(table.state, self) as Special;
  table.tell({ kind: 'vagabond.special', seat: self, ability: special.ability });
  yield* special.act(table, self);
  return special.endsDaylight !== true;
}

/** ROOT-9.7.5: with his undamaged swords. */
export function* protector(table: Root, self: Seat, battle: Battle): Rules {
  const { state } = table;
  if (boardOf(state, self).character !== 'arbiter') return;
  yield* protect(table, self, battle, undamagedSwords(state, self), 'ROOT-9.7.5');
}
