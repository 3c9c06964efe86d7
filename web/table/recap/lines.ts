/** The lines of a recap as they are drawn: what others did, then who may win. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import { countedRecap, type RecapLine } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { Settings } from '../../browser/settings.ts';

/** `alarm`: somebody may win. `ofGame`: the sign is one of the game's own. */
export type DrawnLine = RecapLine & { readonly alarm: boolean; readonly ofGame: boolean };

const MOST = 6;

type Told = { readonly events: readonly Event[]; readonly before: unknown; readonly after: unknown };

export function linesFor(face: AnyFace, { events, before, after }: Told, seats: number, seat: Seat, say: Say) {
  const own = face.news?.recap?.(events, before, after, seat, say);
  const told = own ?? countedRecap(face, before, after, seats, seat, say);
  const deeds = told.map((line): DrawnLine => ({ ...line, alarm: false, ofGame: own !== undefined }));
  const near = (face.news?.nearing?.(after, seat, say) ?? []).filter((one) => one.seat !== seat);
  const alarms = near.map(
    ({ seat: actor, text, note }): DrawnLine => ({
      weight: 3,
      actor,
      glyph: 'trophy',
      text,
      note,
      places: [`seat:${actor}`],
      alarm: true,
      ofGame: false,
    }),
  );
  return [...deeds.slice(0, Math.max(0, MOST - alarms.length)), ...alarms].slice(0, MOST);
}

export function isShown(lines: readonly RecapLine[], wish: Settings['recap'], isFirstGame: boolean): boolean {
  if (wish === 'never' || lines.length === 0) return false;
  return wish === 'always' || isFirstGame || lines.some(({ weight }) => weight >= 2);
}
