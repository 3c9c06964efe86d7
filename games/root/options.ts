/** What a table agrees on before the game (rules section 10, "Table options and defaults"), and what each seat may choose. */
import type { SeatSetup } from '@tavola/kernel/game.ts';
import { flag, oneOf, settings, type ValuesOf, whole } from '@tavola/kernel/settings.ts';
import { characterIds, factionIds, isFaction } from './data/factions.ts';
import { mapIds } from './data/maps.ts';

const fields = {
  map: oneOf(mapIds),
  /** ROOT-G34: the other maps always use the markers. */
  suitMarkers: flag({ applies: ({ map }) => map === 'autumn' }),
  deck: oneOf(['base', 'exiles-partisans']),
  /** `auto` is setup step 6. */
  dominance: oneOf(['auto', 'always', 'never'], { rare: true }),
  /** ROOT-9.2.8. */
  coalition: flag({ usual: true, rare: true, applies: (_, seats) => seats >= 4 }),
  /** ROOT-G14. */
  coalitionNeeds10: flag({
    usual: true,
    rare: true,
    applies: ({ coalition }, seats) => coalition === true && seats >= 4,
  }),
  /** Setup step 3; `seats` keeps the order in which people sit and leaves only the first player to chance. */
  seating: oneOf(['chance', 'seats'], { rare: true }),
  /** Section 7: 0 is none. */
  roundLimit: whole(0, 200, { usual: 60, rare: true }),
} as const;

export const options = settings(fields);
export type Options = ValuesOf<typeof fields>;

const seatFields = {
  /** By chance; picked at the table, the last in turn order first; or a faction. */
  faction: oneOf(['random', 'in-turn-order', ...factionIds]),
  /** Of the Vagabond only; `choose` asks during setup (ROOT-9.3). */
  character: oneOf(['choose', ...characterIds], { applies: ({ faction }) => faction === 'vagabond' }),
} as const;

export const playerSettings = settings(seatFields);
export const seatSettings = { player: playerSettings };
export type SeatChoice = ValuesOf<typeof seatFields>;
export type Seats = readonly SeatSetup<SeatChoice>[];

/** ROOT-1: each faction at most once, but two Vagabonds of different character. */
export function refuse(_: Options, seats: Seats): string | null {
  const chosen = seats.map(({ settings: { faction } }) => faction).filter(isFaction);
  const twice = chosen.filter((faction, i) => chosen.indexOf(faction) < i);
  if (twice.some((faction) => faction !== 'vagabond')) return 'faction-twice';
  if (twice.length > 1) return 'three-vagabonds';
  const [first, second] = seats.filter(({ settings: { faction } }) => faction === 'vagabond');
  const character = first?.settings.character;
  return second && character !== 'choose' && character === second.settings.character ? 'character-twice' : null;
}

/** Bots among themselves: the round limit keeps games of weak bots short. */
export const amongBots: Partial<Options> = { roundLimit: 40 };
