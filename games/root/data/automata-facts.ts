/** The printed numbers of the automata: tracks, difficulty, traits. Rules and boards look them up. */
import data from './automata.json' with { type: 'json' };
import type { Level, Trait } from './automata.ts';
import difficulty from './automata-difficulty.json' with { type: 'json' };
import traits from './automata-traits.json' with { type: 'json' };
import type { FactionId } from './factions.ts';

type Facts = {
  readonly id: string;
  readonly tracks?: { readonly [track: string]: readonly number[] };
  readonly marketSize?: number;
  readonly serviceCost?: readonly { readonly minVp: number; readonly warriors: number }[];
};

function factsOf(faction: FactionId): Facts {
  return data.factions.find(({ humanFaction }) => humanFaction === faction) as unknown as Facts;
}

/** What the spaces of a track show, the first that is uncovered first. */
export function trackValues(faction: FactionId, track: string): readonly number[] {
  return factsOf(faction).tracks?.[track] ?? [];
}

/** VP of the rightmost space that this many pieces on the map uncover; 0 without any. */
export function trackVp(faction: FactionId, track: string, onMap: number): number {
  return onMap === 0 ? 0 : (factsOf(faction).tracks?.[track]?.[onMap - 1] as number);
}

/** What all spaces show that this many pieces on the map uncover. */
export function trackSum(faction: FactionId, track: string, onMap: number): number {
  return (factsOf(faction).tracks?.[track] ?? []).slice(0, onMap).reduce((sum, value) => sum + value, 0);
}

type Numbers = { readonly [name: string]: number };

/** AUT-D: a number of the difficulty card, 0 where the level does not name it. */
export function difficultyOf(faction: FactionId, level: Level, name: string): number {
  const { id } = factsOf(faction);
  const card = difficulty.difficulty.find((one) => one.faction === id)?.levels[level].params as Numbers | undefined;
  return card?.[name] ?? 0;
}

/** AUT-T: a number of a trait card. */
export function traitNumber(faction: FactionId, trait: Trait, name: string): number {
  const cards = traits.traits[factsOf(faction).id as keyof typeof traits.traits];
  const { params } = cards.find(({ id }) => id === trait) as { readonly params?: Numbers };
  return params?.[name] as number;
}

const company = factsOf('riverfolk');

/** AUT-9.2.1. */
export const MARKET_SIZE = company.marketSize as number;

/** AUT-9.2.3: the price of a service, by the buyer's VP. */
export function servicePrice(vp: number): number {
  return company.serviceCost?.findLast(({ minVp }) => vp >= minVp)?.warriors as number;
}
