/** Immediate effects: the three favors (ROOT-14.9). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import { clearings } from '../../data/maps.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import { suitAt } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { removeAllEnemies } from '../woodland/removal.ts';

type Immediate = (table: Root, self: Seat) => Rules;

function favor(suit: ClearingSuit): Immediate {
  return (table, self) =>
    removeAllEnemies(
      table,
      self,
      clearings.filter((clearing) => suitAt(table.state, clearing) === suit),
    );
}

export const favors: { readonly [card: Card]: Immediate } = {
  'favor-of-the-foxes': favor('fox'),
  'favor-of-the-rabbits': favor('rabbit'),
  'favor-of-the-mice': favor('mouse'),
};
