/** A new evening in this browser. */
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { learnedOptions } from '@tavola/kernel/real/learned.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { newId, newSeed } from '../../browser/new-id.ts';
import type { LocalMatch } from '../../host/store.ts';
import { loadBox, saveEvening } from './store.ts';

export type EveningPlan = {
  readonly game: AnyGame;
  readonly name: string;
  readonly seats: readonly SeatWish[];
  readonly options: object;
  /** The game of a chronicle that it follows from. */
  readonly before?: Pick<LocalMatch, 'id' | 'log'> | undefined;
  /** The game has begun already: its table is told in the first turn. */
  readonly joins: boolean;
  /** Kinds of questions of the set-up that matter all the same. */
  readonly joining?: readonly string[] | undefined;
};

/** Throws BAD_OPTIONS or BAD_SEATS when the plan does not fit. */
export async function startEvening({
  game,
  name,
  seats,
  options,
  before,
  joins,
  joining = [],
}: EveningPlan): Promise<string> {
  const seed = newSeed();
  const chance = tableChance(fairChance(seed), game, () => false);
  const known = learnedOptions(game, await loadBox(game.id));
  const inheritance = before?.log.outcome?.legacy;
  const agreed = { ...options, ...game.real?.options, ...known };
  const app = Assistant.start(game, { seats, options: agreed, chance, inheritance });
  const id = newId();
  const about = { id, name, game: game.id, seed, pace: 'turn', rolls: false, updated: Date.now() } as const;
  const kept = { ...about, seen: 0, ...(joins && { joins: joining }) };
  await saveEvening({ ...kept, ...(before && { follows: before.id }), ...app.save() });
  return id;
}
