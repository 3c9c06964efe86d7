/** Warriors that go back to their owner's supply (ROOT-2.6). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { has, playerOf, type State } from '../state/state.ts';

/** Warriors return to their owner's supply, or onto Coffin Makers (ROOT-14X.4). */
export function returnWarriors(state: State, owner: Seat, count: number): void {
  const { players, coffins } = state.open;
  if (players.some((player) => has(player, 'coffin-makers'))) coffins[owner] = (coffins[owner] as number) + count;
  else playerOf(state, owner).supply += count;
}

/** Takes warriors back from where they were just returned to. */
export function takeBackWarriors(state: State, owner: Seat, count: number): void {
  const { coffins } = state.open;
  const player = playerOf(state, owner);
  const fromCoffins = Math.min(count, coffins[owner] as number);
  coffins[owner] = (coffins[owner] as number) - fromCoffins;
  player.supply -= count - fromCoffins;
}
