/** What is printed on the tracks of the faction boards, a number for each space from left to right. */
import data from './factions.json' with { type: 'json' };
import type { FactionId } from './factions.ts';

type Numbers = readonly number[];

function printed<T>(faction: FactionId): T {
  return data.factions.find(({ id }) => id === faction) as unknown as T;
}

type MarquiseTrack = { readonly cost: Numbers; readonly vp: Numbers; readonly drawBonus: Numbers };
export const marquiseTracks = printed<{
  readonly buildings: { readonly [building in 'sawmill' | 'workshop' | 'recruiter']: MarquiseTrack };
}>('marquise').buildings;

/** `vpByRoostsOnMap` begins with no roost. */
export const roostTrack = printed<{
  readonly buildings: { readonly roost: { readonly vpByRoostsOnMap: Numbers; readonly drawBonusBySpace: Numbers } };
}>('eyrie').buildings.roost;

export const sympathyTrack = printed<{
  readonly tokens: { readonly sympathy: { readonly cost: Numbers; readonly vp: Numbers } };
}>('alliance').tokens.sympathy;

/** Each `…OnMap` list begins with none. */
export const duchyTracks = printed<{
  readonly buildings: {
    readonly citadel: { readonly warriorIconsBySpace: Numbers; readonly birdsongWarriorsByCitadelsOnMap: Numbers };
    readonly market: { readonly cardIconsBySpace: Numbers; readonly drawByMarketsOnMap: Numbers };
  };
}>('duchy').buildings;

export const gardenTrack = printed<{
  readonly buildings: {
    readonly garden: { readonly vpByGardensOfSuitOnMap: Numbers; readonly drawBonusAtGardensOfSuit: number };
  };
}>('lizards').buildings.garden;
