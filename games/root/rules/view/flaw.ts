/** Conservation: every piece, card and item is in exactly one place. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { deckOf } from '../../data/cards.ts';
import { itemKinds, itemSupply } from '../../data/items.ts';
import { clearings } from '../../data/maps.ts';
import { factionOf } from '../contract/registry.ts';
import type { Options } from '../state/options.ts';
import type { Player, State } from '../state/state.ts';
import { onMap, openSlots } from '../woodland/pieces.ts';

export function flaw(state: State, options: Pick<Options, 'deck'>): string | null {
  const { players } = state.open;
  return (
    cardFlaw(state, options) ??
    itemFlaw(state) ??
    slotFlaw(state) ??
    players.map((player, seat) => playerFlaw(state, player, seat)).find((found) => found !== null) ??
    null
  );
}

const TOTAL_ITEMS = itemKinds.reduce((sum, item) => sum + itemSupply[item], 0);

function cardFlaw(state: State, { deck }: Pick<Options, 'deck'>): string | null {
  const { open, hidden } = state;
  const cards = [
    ...hidden.deck,
    ...hidden.hands.flat(),
    ...open.discard,
    ...open.available,
    ...open.box,
    ...open.players.flatMap((player, seat) => [
      ...player.crafted,
      ...(player.dominance === null ? [] : [player.dominance]),
      ...(factionOf(player).books?.cards?.(state, seat) ?? []),
    ]),
  ];
  const wanted = deckOf(deck).sort();
  const found = cards.sort();
  if (found.length !== wanted.length) return `${found.length} cards instead of ${wanted.length}`;
  const wrong = found.findIndex((card, i) => card !== wanted[i]);
  return wrong < 0 ? null : `cards: ${found[wrong]} where ${wanted[wrong]} should be`;
}

/** At a real table people's items come and go untold. */
function itemFlaw(state: State): string | null {
  const { items, players } = state.open;
  let count = state.hidden.ruins.flat().length;
  for (const item of itemKinds) {
    if (items[item] < 0) return `${items[item]} ${item} in the supply`;
    count += items[item];
  }
  if (players.some(({ outside }) => outside)) return null;
  let total = TOTAL_ITEMS;
  for (const [seat, player] of players.entries()) {
    const faction = factionOf(player);
    count += player.items.length + player.exhausted.length + (faction.books?.items?.(state, seat).length ?? 0);
    total += faction.books?.itemsBrought?.(state, seat) ?? 0;
  }
  return count === total ? null : `${count} items instead of ${total}`;
}

function slotFlaw(state: State): string | null {
  const full = clearings.find((clearing) => openSlots(state, clearing) < 0);
  return full === undefined ? null : `too many buildings in clearing ${full}`;
}

function playerFlaw(state: State, player: Player, seat: Seat): string | null {
  const faction = factionOf(player);
  const { supply, warriors, buildings, tokens, left, gone, vp } = player;
  const counts = [supply, vp, ...warriors, ...left, ...gone, ...buildings.flat(), ...tokens.flat()];
  if (counts.some((count) => count < 0)) return `${faction.id}: less than nothing`;
  if (player.earned.reduce((sum, one) => sum + one, 0) !== vp) return `${faction.id}: ${vp} VP that do not add up`;
  const all = supply + onMap(warriors) + heldElsewhere(state, seat);
  if (all !== faction.warriors) return `${faction.id}: ${all} warriors instead of ${faction.warriors}`;
  for (const [i, type] of [...faction.buildings, ...faction.tokens].entries()) {
    const standing = onMap(i < buildings.length ? buildings[i] : tokens[i - buildings.length]);
    const count = standing + (left[i] as number) + (gone[i] as number);
    if (count !== type.count) return `${faction.id}: ${count} ${type.name} instead of ${type.count}`;
  }
  return faction.books?.flaw?.(state, seat) ?? null;
}

/** Warriors in coffins and on anybody's board. */
function heldElsewhere(state: State, owner: Seat): number {
  const { coffins, players } = state.open;
  return players.reduce(
    (sum, player, seat) => sum + (factionOf(player).books?.warriors?.(state, seat, owner) ?? 0),
    coffins[owner] as number,
  );
}
