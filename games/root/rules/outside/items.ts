/** Items of people at a real table: crafted ones in a box, the Vagabond's on his board. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Item } from '../../data/items.ts';
import { gain } from '../factions/vagabond/items.ts';
import { boardOf } from '../factions/vagabond/state.ts';
import { playerOf, type State } from '../state.ts';
import { setSatchel } from './satchel.ts';

/** What somebody has and can use. */
export function itemsOf(state: State, seat: Seat): readonly Item[] {
  const player = playerOf(state, seat);
  if (player.faction !== 'vagabond' || player.automaton) return player.items;
  return boardOf(state, seat).items.flatMap(({ item, damaged }) => (damaged ? [] : [item]));
}

export function setItems(state: State, seat: Seat, item: Item, count: number): void {
  const player = playerOf(state, seat);
  const isVagabond = player.faction === 'vagabond';
  if (isVagabond && player.automaton) {
    setSatchel(state, seat, item, count);
    return;
  }
  for (let had = itemsOf(state, seat).filter((one) => one === item).length; had < count; had++) {
    if (isVagabond) gain(state, seat, item);
    else player.items.push(item);
  }
  for (let had = itemsOf(state, seat).filter((one) => one === item).length; had > count; had--) {
    if (!isVagabond) player.items.splice(player.items.indexOf(item), 1);
    else {
      const { items } = boardOf(state, seat);
      items.splice(
        items.findIndex((held) => held.item === item && !held.damaged),
        1,
      );
    }
  }
}
