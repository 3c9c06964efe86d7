/** How one seat looks at a moment: by its own events and its own view. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { RecapLine } from '@tavola/kernel/face/news.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Frame } from '../../api/types.ts';
import { seen } from './match.ts';
import { kindOf, type SeeMoment } from './pacing.ts';

export function lookFor(face: AnyFace, viewer: Viewer, say: Say): SeeMoment {
  return (frame, before) => {
    const mine = seen(frame, viewer);
    const turn = mine?.view ? (face.turns?.whose?.(mine.view) ?? null) : null;
    const kind = kindOf(mine?.events.map(({ event }) => event) ?? [], face);
    return { kind, turn, loss: turn === viewer || !before ? null : lossIn(face, viewer, say, before, frame) };
  };
}

/** What others took from the reader in this moment; the heaviest of it. */
function lossIn(face: AnyFace, viewer: Viewer, say: Say, before: Frame, frame: Frame): RecapLine | null {
  const [was, is] = [seen(before, viewer), seen(frame, viewer)];
  if (viewer === 'spectator' || !was?.view || !is?.view || is.events.length === 0) return null;
  const events = is.events.map(({ event }) => event);
  const lines = face.news?.recap?.(events, was.view, is.view, viewer, say) ?? [];
  return lines.find(({ weight }) => weight === 3) ?? null;
}
