/** The past of matches, played again in other threads: from the nearest checkpoint, as the store has it. */
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { type PackedCheckpoint, type PackedPosition, packedCheckpoint } from '../memory/position.ts';
import { checkpointPlaces, logOf, newestCheckpoint, picksOf } from '../memory/stored.ts';
import type { CheckpointRow, MatchRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';
import type { JobName, Jobs } from './jobs.ts';
import type { ReplayThreads } from './threads.ts';

/** What a job wants besides the position. */
type Args<J extends JobName> = Omit<Parameters<Jobs[J]>[1], 'position'>;
/** Which position: after how many picks (all when left out), from a checkpoint with fewer picks than `below`. */
export type At = { readonly to?: number; readonly below?: number; readonly fromStart?: boolean };

/** What was picked and told between two checkpoints. */
export type Part = { readonly from: number; readonly to: number; readonly events: number };
/** So that it is not a long job (threads.ts). */
const PICKS_IN_A_PART = 300;

export class Replays {
  readonly threads: ReplayThreads;
  private readonly store: Store;

  constructor(store: Store, threads: ReplayThreads) {
    this.store = store;
    this.threads = threads;
  }

  /** Runs this job on the match as it was at some pick, in another thread. */
  async at<J extends JobName>(who: string, live: LiveMatch, at: At, job: J, args: Args<J>) {
    const position = await this.position(live, at);
    return this.run(who, live.row.game, position, job, args);
  }

  /** The match from its beginning up to a checkpoint, in parts of some length from checkpoint to checkpoint. */
  async parts({ row }: LiveMatch, end: { readonly picks: number; readonly told: number }): Promise<Part[]> {
    const points = await checkpointPlaces(this.store, row, end.picks);
    const parts: Part[] = [];
    let from = { picks: 0, told: 0 };
    for (const point of [...points.filter(({ picks }) => picks < end.picks), end]) {
      if (point.picks - from.picks < PICKS_IN_A_PART && point !== end) continue;
      parts.push({ from: from.picks, to: point.picks, events: point.told - from.told });
      from = point;
    }
    return parts;
  }

  /** Runs this job on the match as it is now; the table in memory says how that is (`LiveMatch.read`). */
  async now<J extends JobName>(who: string, live: LiveMatch, job: J, args: Args<J>) {
    const position = await live.read((loaded) => packedPositionOf(live, loaded));
    return this.run(who, live.row.game, position, job, args);
  }

  /** Runs this job on the match as it is now, with what happened since `to` picks had been made. */
  async since<J extends JobName>(live: LiveMatch, loaded: LoadedTable, to: number, job: J, args: Args<J>) {
    // Where a turn began since, the table in memory does not go back far enough.
    const isCovered = (loaded.table.lastCheckpoint?.picks ?? 0) > to;
    const position = isCovered ? await this.position(live, { below: to + 1 }) : packedPositionOf(live, loaded);
    return this.run(live.id, live.row.game, position, job, args);
  }

  private run<J extends JobName>(who: string, game: string, position: PackedPosition, job: J, args: Args<J>) {
    return this.threads.run(job, game, { position, ...args } as Parameters<Jobs[J]>[1], {
      who,
      picks: position.played,
    });
  }

  private async position({ row, seats }: LiveMatch, { to, below, fromStart = false }: At): Promise<PackedPosition> {
    const end = to === undefined ? row.count : await this.endOf(row, to);
    const most = fromStart ? 0 : Math.min(end, (below ?? end + 1) - 1);
    const checkpoint = await newestCheckpoint(this.store, row, most);
    const rows = await picksOf(this.store, row, checkpoint?.picks ?? 0, end);
    const picks = rows.map(({ seat, option }): LogPick => [seat, option]);
    return {
      log: logOf(row, seats, []),
      picks: JSON.stringify(picks),
      played: picks.length,
      checkpoint: checkpoint ? pointOfRow(checkpoint) : null,
      seed: row.seed ?? '',
    };
  }

  /** What the app's chance answered next belongs to the pick before it. */
  private async endOf(row: MatchRow, to: number): Promise<number> {
    if (row.dice === 'people') return Math.min(to, row.count);
    const next = await this.store.db
      .selectFrom('picks')
      .select('number')
      .where('match', '=', row.id)
      .where('number', '>=', to)
      .where('seat', '!=', CHANCE)
      .orderBy('number')
      .limit(atMost(1))
      .executeTakeFirst();
    return Math.min(next?.number ?? row.count, row.count);
  }
}

/** The position in memory: its newest turn start, and the picks since. */
function packedPositionOf({ row, seats }: LiveMatch, { table, before }: LoadedTable): PackedPosition {
  const checkpoint = packedCheckpoint(table, before);
  const picks = table.picksFrom(checkpoint?.picks ?? 0);
  return {
    log: logOf(row, seats, []),
    picks: JSON.stringify(picks),
    played: picks.length,
    checkpoint,
    seed: row.seed ?? '',
  };
}

export function pointOfRow({ picks, chance, told, state_json }: CheckpointRow): PackedCheckpoint {
  return { picks, chance, told, state: state_json };
}
