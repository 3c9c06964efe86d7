/** Counting pieces. All of it reads only what lies open. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { factionOf } from '../contract/registry.ts';
import type { PieceClass } from '../state/removal.ts';
import { mapOf, type Player, playerOf, type State } from '../state/state.ts';

export function warriorsAt(player: Player, clearing: Clearing): number {
  return player.warriors[clearing] as number;
}

/** Pieces of all types in a clearing. */
function sumAt(types: readonly (readonly number[])[], clearing: Clearing): number {
  let sum = 0;
  for (let i = 0; i < types.length; i++) sum += (types[i] as readonly number[])[clearing] as number;
  return sum;
}
export function buildingsAt({ buildings }: Player, clearing: Clearing): number {
  return sumAt(buildings, clearing);
}
export function tokensAt({ tokens }: Player, clearing: Clearing): number {
  return sumAt(tokens, clearing);
}

/** Faction pieces: warriors, buildings, tokens and the pawn. */
export function piecesAt(player: Player, clearing: Clearing): number {
  return (
    warriorsAt(player, clearing) +
    buildingsAt(player, clearing) +
    tokensAt(player, clearing) +
    (player.pawn === clearing && clearing > 0 ? 1 : 0)
  );
}

/** How many pieces of one type stand on the map. */
export function onMap(type: readonly number[] | undefined): number {
  let sum = 0;
  if (type) for (let i = 0; i < type.length; i++) sum += type[i] as number;
  return sum;
}

/** ROOT-2.2.3: slots that nothing fills. */
export function openSlots(state: State, clearing: Clearing): number {
  const { ruins, players } = state.open;
  let open = (mapOf(state).slots[clearing] as number) - (ruins[clearing] as number);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    open -= buildingsAt(player, clearing);
    open -= factionOf(player).board.slotsFilled?.(state, seat, clearing) ?? 0;
  }
  return open;
}

/** What a piece is called: `warrior`, or the name of its type. */
export function nameOf(state: State, owner: Seat, type: PieceClass, which: number): string {
  if (type === 'warrior') return 'warrior';
  const faction = factionOf(playerOf(state, owner));
  return (type === 'building' ? faction.buildings : faction.tokens)[which]?.name as string;
}
