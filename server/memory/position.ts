/** A position of a match, packed to be sent to a thread that replays: a checkpoint and the picks since, as JSON. */
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, fairChance, peoplesChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Dice, Log, LogPick } from '@tavola/kernel/table/log.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { playedAgain } from './steps.ts';

export type PackedPosition = {
  /** Without picks. */
  readonly log: Log;
  /** As JSON, which travels faster: the picks after the checkpoint. */
  readonly picks: string;
  /** How many those are. */
  readonly played: number;
  readonly checkpoint: PackedCheckpoint | null;
  readonly seed: string;
};
/** A checkpoint with its state as JSON, and how many events were told before it. */
export type PackedCheckpoint = {
  readonly picks: number;
  readonly chance: number;
  readonly told: number;
  readonly state: string;
};

/** A pick that a checkpoint stands for. */
const UNKNOWN: LogPick = [CHANCE, ''];

export function unpacked(game: AnyGame, { log, picks, checkpoint, seed }: PackedPosition): Table {
  const before = new Array<LogPick>(checkpoint?.picks ?? 0).fill(UNKNOWN);
  const whole = { ...log, picks: [...before, ...(JSON.parse(picks) as LogPick[])] };
  return playedAgain(game, whole, {
    chance: chanceOf(log.dice, seed),
    checkpoint: checkpoint ? { ...checkpoint, state: JSON.parse(checkpoint.state) } : undefined,
    checked: false,
  });
}

/** Where people roll and draw, the seed only orders what is shuffled. */
export function chanceOf(dice: Dice | undefined, seed: string): ChanceSource {
  return dice === 'people' ? peoplesChance(fairChance(seed)) : fairChance(seed);
}

/** The newest checkpoint of a table, as it is kept; `told` is how many events came before those of the table. */
export function packedCheckpoint(table: Table, told: number): PackedCheckpoint | null {
  const point = table.lastCheckpoint;
  if (!point) return null;
  const { picks, chance, state } = point;
  return { picks, chance, told: told + table.toldAtCheckpoint, state: JSON.stringify(state) };
}
