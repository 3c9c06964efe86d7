/** Pieces leave the map: all at once, then the points, then what follows (ROOT-1.5.4, 3.2.1, sections 6.3 and 6.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { BURROW, type Clearing } from '../../data/maps.ts';
import type { Effect, Reward } from '../contract/faction.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { scoreTogether } from '../score/score.ts';
import { type Battle, seatOf, sideOf } from '../state/battle.ts';
import type { Loss, Removal, Removed } from '../state/removal.ts';
import { areEnemies, type Player, playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { resolveEffects } from './effects.ts';
import { isMercenaryOf } from './map.ts';
import { nameOf } from './pieces.ts';
import { returnWarriors } from './supply.ts';

/** Removes the pieces together. In battle each side orders what follows from its own losses, otherwise the turn player does. */
export function* remove(table: Root, removed: readonly Removed[], battle: Battle | null = null): Rules {
  const { state } = table;
  const removal: Removal = { removed: removed.filter(({ count }) => count > 0), battle };
  if (removal.removed.length === 0) return;
  for (const loss of removal.removed) takeOff(table, loss, battle);
  scoreTogether(table, rewardsFor(state, removal));
  const effects = state.open.players.flatMap(
    (player, seat) => factionOf(player).removal?.after?.(table, seat, removal) ?? [],
  );
  yield* resolveInTurn(table, effects, battle);
}

/** ROOT-2.6: back to the supply or the track, or out of the game. */
function takeOff(table: Root, loss: Removed, battle: Battle | null): void {
  const { owner, clearing, count, which, by } = loss;
  const { state } = table;
  const player = playerOf(state, owner);
  const faction = factionOf(player);
  const piece = nameOf(state, owner, loss.class, which);
  if (loss.class === 'warrior') {
    player.warriors[clearing] = (player.warriors[clearing] as number) - count;
    const kept = faction.removal?.keepsFallen?.(state, owner, loss, battle) ?? 0;
    returnWarriors(state, owner, count - kept);
  } else {
    const building = loss.class === 'building';
    const type = (building ? player.buildings : player.tokens)[which] as number[];
    const index = building ? which : player.buildings.length + which;
    const pile = (building ? faction.buildings : faction.tokens)[which]?.gone ? player.gone : player.left;
    type[clearing] = (type[clearing] as number) - count;
    pile[index] = (pile[index] as number) + count;
  }
  table.tell({ kind: 'removed', seat: owner, by, piece, clearing, count });
}

/** ROOT-3.2.1: 1 VP for each enemy building and token; what a faction gets besides comes at the same moment. */
function rewardsFor(state: State, removal: Removal): (Reward & { readonly seat: Seat })[] {
  return state.open.players.flatMap((player, seat) => {
    let vp = 0;
    for (const loss of removal.removed) {
      if (loss.by !== seat || loss.class === 'warrior' || !areEnemies(state, seat, loss.owner)) continue;
      vp += loss.count * (factionAt(state, loss.owner).removal?.worth?.(state, loss.owner, loss) ?? 1);
    }
    const reward = factionOf(player).removal?.reward?.(state, seat, removal) ?? null;
    return [{ seat, vp, why: 'removal', clause: 'ROOT-3.2.1' }, ...(reward ? [{ seat, ...reward }] : [])];
  });
}

/** Section 6.3: in battle the turn player's side goes first. */
function* resolveInTurn(table: Root, effects: readonly Effect[], battle: Battle | null): Rules {
  if (effects.length === 0) return;
  const turn = table.state.open.turn.seat;
  if (battle === null) {
    yield* resolveEffects(table, turn, effects);
    return;
  }
  const first = sideOf(battle, turn) ?? 0;
  for (const side of first === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
    const of = effects.filter((effect) => sideOfLoss(battle, effect.side) === side);
    yield* resolveEffects(table, seatOf(battle, side), of);
  }
}

/** Borrowed warriors belong to the side that fights with them. */
function sideOfLoss(battle: Battle, seat: Seat): 0 | 1 {
  return sideOf(battle, seat) ?? (battle.borrowed[0] === seat ? 0 : 1);
}

/** Section 6.4: all enemy pieces in these clearings, at once, but no mercenary (ROOT-11.2.7.2); Vagabonds there suffer in their own way. */
export function* removeAllEnemies(
  table: Root,
  by: Seat,
  where: readonly Clearing[],
  lossesOf: (owner: Seat, clearing: Clearing) => Loss[] = (owner, clearing) => allOf(table.state, owner, clearing),
): Rules {
  const { state } = table;
  const enemies = state.open.order.filter((seat) => areEnemies(state, by, seat));
  const swept = enemies.filter((seat) => where.includes(playerOf(state, seat).pawn));
  yield* remove(
    table,
    enemies
      .flatMap((owner) => where.flatMap((clearing) => lossesOf(owner, clearing)))
      .filter((loss) => loss.class !== 'warrior' || !isMercenaryOf(state, by, loss.owner))
      .map((loss) => ({ ...loss, by })),
  );
  for (const seat of swept) yield* factionAt(state, seat).removal?.swept?.(table, seat, by) ?? [];
}

/** Everything of a player in a clearing, the pawn apart. */
export function allOf(state: State, owner: Seat, clearing: Clearing): Loss[] {
  if (clearing === BURROW) return [];
  const player: Player = playerOf(state, owner);
  const losses: Loss[] = [
    { owner, class: 'warrior', which: 0, clearing, count: player.warriors[clearing] as number },
    ...player.buildings.map((type, which) => building(owner, which, clearing, type[clearing] as number)),
    ...player.tokens.map((type, which) => token(owner, which, clearing, type[clearing] as number)),
  ];
  return losses.filter(({ count }) => count > 0);
}

export function warriors(owner: Seat, clearing: Clearing, count: number): Loss {
  return { owner, class: 'warrior', which: 0, clearing, count };
}
export function building(owner: Seat, which: number, clearing: Clearing, count = 1): Loss {
  return { owner, class: 'building', which, clearing, count };
}
export function token(owner: Seat, which: number, clearing: Clearing, count = 1): Loss {
  return { owner, class: 'token', which, clearing, count };
}
