/** The eight factions, in the order in which they set up (setup step 9). */
import constants from './constants.json' with { type: 'json' };
import data from './factions.json' with { type: 'json' };
import type { Name } from './names.ts';

export const factionIds = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'lizards',
  'riverfolk',
  'duchy',
  'corvids',
] as const;
export type FactionId = (typeof factionIds)[number];

export function isFaction(id: string): id is FactionId {
  return (factionIds as readonly string[]).includes(id);
}

export const characterIds = [
  'thief',
  'tinker',
  'ranger',
  'vagrant',
  'arbiter',
  'scoundrel',
  'adventurer',
  'ronin',
  'harrier',
] as const;
export type CharacterId = (typeof characterIds)[number];

/** How hard a faction is for a newcomer. */
export type Difficulty = 'easy' | 'middle' | 'hard';

export type FactionFacts = {
  readonly id: FactionId;
  readonly name: Name;
  readonly fullName: Name;
  /** ROOT-5.2. */
  readonly reach: number;
  readonly difficulty: Difficulty;
};

const difficulties: { readonly [id in FactionId]: Difficulty } = {
  marquise: 'easy',
  eyrie: 'middle',
  alliance: 'middle',
  vagabond: 'middle',
  lizards: 'hard',
  riverfolk: 'hard',
  duchy: 'hard',
  corvids: 'hard',
};

export const factions = Object.fromEntries(
  data.factions.map(({ id, name, fullName, reach }) => [
    id,
    { id, name, fullName, reach, difficulty: difficulties[id as FactionId] },
  ]),
) as { readonly [id in FactionId]: FactionFacts };

const SECOND_VAGABOND = constants.reach['vagabond-2'];

/** ROOT-5.2: the reach of these factions together, and what is recommended for this many players. Advice, not a rule. */
export function reachOf(chosen: readonly FactionId[]): { readonly reach: number; readonly recommended: number } {
  let reach = 0;
  for (const [i, id] of chosen.entries()) reach += chosen.indexOf(id) < i ? SECOND_VAGABOND : factions[id].reach;
  const recommended = constants.reachNeeded[String(chosen.length) as keyof typeof constants.reachNeeded] ?? 0;
  return { reach, recommended };
}

/** The same while some seats are open: the most that the factions nobody asked for could still bring. */
export function mostReach(chosen: readonly FactionId[], seats: number): { reach: number; recommended: number } {
  const rest = factionIds.filter((id) => !chosen.includes(id));
  const best = rest.toSorted((a, b) => factions[b].reach - factions[a].reach).slice(0, seats - chosen.length);
  return reachOf([...chosen, ...best]);
}
