/** How a seat imagines what it cannot know: other hands, the deck, what lies face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { dealAnew } from '@tavola/kernel/pile.ts';
import type { Rng } from '@tavola/kernel/rng.ts';
import type { Item } from './data/items.ts';
import { factionAt, factionOf } from './rules/factions/registry.ts';
import type { State } from './rules/state.ts';

export function redeal(state: State, viewer: Seat, rng: Rng): void {
  const { open, hidden } = state;
  const unknown = [hidden.deck];
  for (const [seat, player] of open.players.entries()) {
    if (seat === viewer) continue;
    const faction = factionOf(player);
    if (faction.hand === 'hidden') unknown.push(hidden.hands[seat] as string[]);
    unknown.push(...(faction.hiddenCards?.(state, seat) ?? []));
    faction.redeal?.(state, seat, viewer, rng);
  }
  dealAnew(unknown, rng);
  const known = open.players[viewer] && factionAt(state, viewer).knownRuins?.(state, viewer);
  dealAnew<Item>(known ? hidden.ruins.filter((_, clearing) => !known.includes(clearing)) : hidden.ruins, rng);
  dealAnew([hidden.quests], rng);
}
