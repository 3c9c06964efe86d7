/** Which reaction windows pass without the person, as the server does it (server/match/standing.ts). */
import { kindOf, type Viewer } from '@tavola/kernel/ask.ts';
import type { Decision } from '@tavola/kernel/decision.ts';
import type { AnyFace } from '@tavola/kernel/face.ts';
import type { Match } from '../host/types.ts';
import type { Settings } from '../settings.ts';

type Question = Pick<Decision, 'ask' | 'options'>;

/** The server is about to answer this for the person, who need not be asked then. */
export function passesByItself(face: AnyFace, question: Question, match: Match, viewer: Viewer): boolean {
  return passFor(face, question, standingOf(match, viewer) ?? 'ask') !== null;
}

/** The option that lets a reaction window pass, if it is one that `wanted` lets pass. */
export function passFor(face: AnyFace, { ask, options }: Question, wanted: Settings['pass']): string | null {
  if (wanted === 'ask' || !face.windows?.includes(kindOf(ask))) return null;
  if (wanted === 'unless-able' && options.length > 1) return null;
  return options.find(({ move }) => move.kind === 'pass')?.id ?? null;
}

export function standingOf(match: Match, viewer: Viewer): Settings['pass'] | undefined {
  return match.standing.find(({ seat }) => seat === viewer)?.pass;
}
