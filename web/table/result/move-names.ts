/** What a move is called by what it brought about: "took the base at 7", and not by its kind or its last detail. */
import { sentence } from '@tavola/kernel/face/text.ts';
import type { Replay } from '../../replay/source/replay.ts';
import type { GamePart } from '../model/parts.tsx';
import { tellingEvent } from './decisive.ts';

type Told = Awaited<ReturnType<Replay['moment']>>['told'];

/** For each step; null where nothing happened that could name it. */
export async function moveNames(
  replay: Replay,
  steps: readonly number[],
  game: GamePart,
): Promise<readonly (string | null)[]> {
  const { told } = await replay.moment(replay.steps.length - 1, 'spectator');
  return steps.map((step) => nameOf(replay, told, step, game));
}

/** The step of the pick that comes after this many. */
export function stepAfter(replay: Replay, at: number): number {
  return replay.steps.findIndex((it) => it.at > at);
}

/** What the seat's picks from this step on brought about, as long as nobody else was asked. */
function nameOf({ steps }: Replay, told: Told, step: number, { face, text, say }: GamePart): string | null {
  const after = steps.findIndex(({ seat }, i) => i > step && seat !== null && seat !== steps[step]?.seat);
  const [from, to] = [steps[step - 1]?.at ?? 0, after < 0 ? (steps.at(-1)?.at ?? 0) : (steps[after - 1]?.at ?? 0)];
  const events = told
    .filter(({ at, event }) => at > from && at <= to && !face.log?.heading?.(event, say))
    .map(({ event }) => event);
  const event = tellingEvent(events, (one) => face.news?.moments?.[one.kind] ?? null);
  return event && sentence(text.events, event, say);
}
