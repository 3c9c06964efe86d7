/** How a seat imagines what it cannot know: other hands, the deck, what lies face down. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealAgain } from '@tavola/kernel/rules/pile.ts';
import { mixing, type Rng } from '@tavola/kernel/rules/rng.ts';
import type { Item } from '../../data/items.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import type { State } from '../state/state.ts';

export function redeal(state: State, viewer: Seat, rng: Rng): void {
  const { open, hidden } = state;
  const unknown = [hidden.deck];
  for (const [seat, player] of open.players.entries()) {
    if (seat === viewer) continue;
    const faction = factionOf(player);
    if (faction.cards.hand === 'hidden') unknown.push(hidden.hands[seat] as string[]);
    unknown.push(...(faction.secret?.hiddenCards?.(state, seat) ?? []));
    faction.secret?.redeal?.(state, seat, viewer, rng);
  }
  dealAgain(unknown, rng);
  const known = open.players[viewer] && factionAt(state, viewer).secret?.knownRuins?.(state, viewer);
  const ruins = known ? hidden.ruins.filter((_, clearing) => !known.includes(clearing)) : hidden.ruins;
  dealAgain<Item>(ruins, mixing('item', rng));
  dealAgain([hidden.quests], mixing('quest', rng));
}
