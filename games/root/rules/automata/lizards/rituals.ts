/** AUT-8.5: the top cards of the Lost Souls are revealed, each for one ritual. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import { clearings } from '../../../data/maps.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import { GARDEN, hasGardenLeft } from '../../factions/lizards/state.ts';
import { discardFinally } from '../../hands/hands.ts';
import { topSoul } from '../../hands/unseen.ts';
import { playerOf, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { skips, targets } from '../automaton.ts';
import { enemyBuildings, ownWarriors } from '../keys.ts';
import { hireToRule } from '../mercenaries.ts';
import { selection } from '../selection.ts';
import { hasTrait, levelNumber } from '../state.ts';
import { boardOf } from './state.ts';

/** As many as the level says, fewer if the pile is short. */
export function* rituals(table: Root, self: Seat): Rules {
  const { lostSouls } = boardOf(table.state, self);
  const of = Math.min(levelNumber(table.state, self, 'rituals'), lostSouls.length);
  for (let nth = 1; nth <= of && lostSouls.length > 0; nth++) {
    const ask = { kind: 'outside.soul', seat: self, on: 'ritual', nth, of } as const;
    yield* ritual(table, self, (yield* topSoul(table, lostSouls, ask)) as Card);
  }
}

/** A card that has just left the Lost Souls: a bird goes to the discard pile, the others come back in Evening. */
function* ritual(table: Root, self: Seat, card: Card): Rules {
  const suit = suitOf(card);
  if (suit === 'bird') discardFinally(table, card);
  else boardOf(table.state, self).revealed.push(card);
  yield* step(table, { kind: 'automaton.revealed', seat: self, card, clause: 'AUT-8.5' });
  if (suit === 'bird') yield* sacrifice(table, self);
  else yield* settle(table, self, suit);
}

/** AUT-8.5.1: a warrior, first where a slot is open; where the Lizards rule then, a garden. */
function* settle(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const { state } = table;
  const where = yield* selection(state, {
    from: clearings,
    where: [['AUT-8.5.1', (clearing) => suitAt(state, clearing) === suit]],
    by: [
      ['AUT-8.5.1.I', 'most', (clearing) => (openSlots(state, clearing) > 0 ? 1 : 0)],
      ['AUT-8.5.1.I', 'most', (clearing) => enemyBuildings(state, self, clearing)],
    ],
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing),
  });
  const clearing = where.best;
  if (clearing === undefined) return yield* skips(table, self, 'AUT-8.5.1', [where]);
  targets(table, self, 'AUT-8.5.1', [where], clearing);
  if ((yield* place(table, self, clearing, { warriors: 1 })) !== null) {
    const fits = openSlots(state, clearing) > 0 && hasGardenLeft(state, self, suit);
    if (fits && (rules(state, self, clearing) || (yield* hireToRule(table, self, clearing))))
      yield* place(table, self, clearing, { building: GARDEN });
  }
  yield* pause(table);
}

/** AUT-8.5.2: a warrior from where most of them are becomes an acolyte; with Martyrs one of the supply too (AUT-T-LIZ-4). */
function* sacrifice(table: Root, self: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, self);
  const where = yield* selection(state, {
    from: clearings,
    where: [['AUT-8.5.2', (clearing) => ownWarriors(state, self, clearing) > 0]],
    by: [['AUT-8.5.2', 'most', (clearing) => ownWarriors(state, self, clearing)]],
    tie: 'high',
  });
  if (where.best === undefined) yield* skips(table, self, 'AUT-8.5.2', [where]);
  else {
    targets(table, self, 'AUT-8.5.2', [where], where.best);
    player.warriors[where.best] = (player.warriors[where.best] as number) - 1;
    gainAcolyte(table, self, 'AUT-8.5.2');
    yield* pause(table);
  }
  if (!hasTrait(state, self, 'martyrs') || player.supply === 0) return;
  player.supply -= 1;
  gainAcolyte(table, self, 'AUT-T-LIZ-4');
  yield* pause(table);
}

/** A warrior that has just left its place. */
export function gainAcolyte(table: Root, self: Seat, clause: string): void {
  boardOf(table.state, self).acolytes += 1;
  table.tell({ kind: 'automaton.acolytes', seat: self, change: 1, clause });
}
