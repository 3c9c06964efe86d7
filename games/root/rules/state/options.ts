/** What a table agrees on before the game (rules section 10, "Table options and defaults"), and what each seat may choose. */
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import {
  type Fields,
  flag,
  oneOf,
  type Settings,
  type SomeOf,
  settings,
  someOf,
  type ValuesOf,
  whole,
} from '@tavola/kernel/rules/settings.ts';
import {
  automatonIds,
  type Level,
  levels,
  type ServiceChoice,
  serviceChoices,
  type TraitField,
  traitField,
  traitIds,
  vagabotIds,
} from '../../data/automata.ts';
import { type CharacterId, characterIds, type FactionId, factionIds, isFaction } from '../../data/factions.ts';
import { mapIds } from '../../data/maps.ts';

const fields = {
  map: oneOf(mapIds),
  /** ROOT-G34: the other maps always use the markers. */
  suitMarkers: flag({ applies: ({ map }) => map === 'autumn' }),
  deck: oneOf(['base', 'exiles-partisans']),
  /** `auto` is setup step 6. */
  dominance: oneOf(['auto', 'always', 'never'], { rare: true, applies: ({ cooperative }) => cooperative !== true }),
  /** ROOT-9.2.8. */
  coalition: flag({ usual: true, rare: true, applies: (_, seats) => seats >= 4 }),
  /** ROOT-G14. */
  coalitionNeeds10: flag({
    usual: true,
    rare: true,
    applies: ({ coalition }, seats) => coalition === true && seats >= 4,
  }),
  /** AUT-C: people together against the automata. */
  cooperative: flag(),
  /** AUT-C-4. */
  humanTeamRule: flag({ rare: true, applies: ({ cooperative }) => cooperative === true }),
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

/** AUT-3.3: each automaton has traits of its own. */
const traits = Object.fromEntries(
  automatonIds.map((id) => [
    traitField(id),
    someOf(traitIds[id] as readonly string[], { rare: true, applies: ({ faction }) => faction === id }),
  ]),
) as { readonly [field in TraitField]: SomeOf<string> };

const automatonFields = {
  faction: oneOf(['random', ...automatonIds] as readonly ('random' | FactionId)[]),
  /** AUT-3.3.1. */
  level: oneOf(levels),
  /** Ruling AUT-GA5: warriors that marched do not march on. */
  marchOnce: flag({ rare: true, applies: ({ faction }) => faction === 'marquise' }),
  /** Ruling AUT-GA9: a battle for each card of a column. */
  battlePerCard: flag({ rare: true, applies: ({ faction }) => faction === 'eyrie' }),
  /** Ruling AUT-GA11: sympathy that finds no ordered place stays next to sympathy. */
  spreadFallbackAdjacent: flag({ rare: true, applies: ({ faction }) => faction === 'alliance' }),
  /** Ruling AUT-GA22: whom a bird card crowns when the Duchy sets up. */
  duchySetupBird: oneOf(['bottommost', 'topmost'], { rare: true, applies: ({ faction }) => faction === 'duchy' }),
  /** AUT-7.3.1. */
  character: oneOf(vagabotIds, { applies: ({ faction }) => faction === 'vagabond' }),
  /** Ruling AUT-GA38: whose starting corners it stays away from. */
  botCornerAvoids: oneOf(['players', 'bots'], {
    rare: true,
    applies: ({ faction }) => faction === 'lizards' || faction === 'duchy',
  }),
  /** AUT-S. */
  services: oneOf(serviceChoices, { rare: true, applies: ({ faction }) => faction !== 'riverfolk' }),
  /** Ruling AUT-GA19: a player who removes a trade post loses payments. */
  riverfolkTradePostPenalty: flag({ usual: true, rare: true, applies: ({ faction }) => faction === 'riverfolk' }),
  ...traits,
} as const satisfies Fields;

/** What a person or bot chooses, and what is chosen for an automaton. */
export type SeatChoice = {
  readonly faction: 'random' | 'in-turn-order' | FactionId;
  readonly character?: 'choose' | CharacterId;
  readonly level?: Level;
  readonly marchOnce?: boolean;
  readonly battlePerCard?: boolean;
  readonly spreadFallbackAdjacent?: boolean;
  readonly duchySetupBird?: 'bottommost' | 'topmost';
  readonly botCornerAvoids?: 'players' | 'bots';
  readonly services?: ServiceChoice;
  readonly riverfolkTradePostPenalty?: boolean;
} & { readonly [field in TraitField]?: readonly string[] };
export type Seats = readonly SeatSetup<SeatChoice>[];

export const playerSettings: Settings<SeatChoice> = settings(seatFields);
export const automatonSettings: Settings<SeatChoice> = settings(automatonFields);
/** People at a real table say what they play. */
export const seatSettings = { player: playerSettings, automaton: automatonSettings };

/** ROOT-1, AUT-3.2: each faction at most once, by a person or an automaton, but two Vagabonds of different character. */
export function refuse({ cooperative }: Options, seats: Seats): string | null {
  const automata = seats.filter(({ kind }) => kind === 'automaton').length;
  if (cooperative && (automata === 0 || automata === seats.length)) return 'cooperative-alone';
  const chosen = seats.map(({ settings: { faction } }) => faction).filter(isFaction);
  const twice = chosen.filter((faction, i) => chosen.indexOf(faction) < i);
  if (twice.some((faction) => faction !== 'vagabond')) return 'faction-twice';
  if (twice.length > 1) return 'three-vagabonds';
  const waiting = seats.filter(({ kind, settings: { faction } }) => kind === 'automaton' && faction === 'random');
  const free = automatonIds.filter((id) => !chosen.includes(id));
  if (waiting.length > free.length) return 'no-automaton-left';
  const [first, second] = seats.filter(({ settings: { faction } }) => faction === 'vagabond');
  const character = first?.settings.character;
  return second && character !== 'choose' && character === second.settings.character ? 'character-twice' : null;
}

/** Bots among themselves: the round limit keeps games of weak bots short. */
export const amongBots: Partial<Options> = { roundLimit: 40 };
