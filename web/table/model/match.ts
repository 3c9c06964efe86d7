/** What the parts of a table ask about a match, a frame or the game. */
import type { SeatInfo, TableProps } from '@tavola/games/board/contract.ts';
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { AnyText, Language, Say } from '@tavola/kernel/face/text.ts';
import { isMachine, isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Frame, Match, SeatFrame } from '../../api/types.ts';
import { nameOf } from '../../people/name.ts';
import type { Text } from '../../text/languages.ts';

type Spoken = { readonly language: Language; readonly text: AnyText; readonly face: AnyFace };

export function seatInfos({ seats }: Match): readonly SeatInfo[] {
  return seats.map(({ seat, name, kind, present }) => ({
    seat,
    name,
    kind,
    online: present || isMachine({ kind }),
  }));
}

export function sayOf(match: Match, me: Viewer, { language, text, face }: Spoken, t: Text): Say {
  const say: Say = {
    language,
    me,
    who: (seat) => automatonName(seat) ?? nameOf(match, seat, t, me),
    words: text.words,
  };
  /** An automaton is called as its game calls it. */
  const automatonName = (seat: Seat) => {
    const sitting = match.seats[seat];
    if (sitting?.kind !== 'automaton') return undefined;
    return face.looks?.seat?.({ kind: 'automaton', settings: sitting.settings }, seat, null, say).name;
  };
  return say;
}

/** What `viewer` sees in a frame; a frame of the server holds the seats of this browser, or the spectator. */
export function seen(frame: Frame, viewer: Viewer): SeatFrame | undefined {
  return frame.seats.find(({ seat }) => seat === viewer) ?? frame.seats[0];
}

/** Whose turn it is, which may be another seat than those that are asked; null between turns. */
export function turnOf(face: AnyFace, { view, pending, outcome }: TableProps): Seat | null {
  if (outcome) return null;
  if (face.turns?.whose) return face.turns.whose(view);
  const [only, ...others] = pending;
  return only !== undefined && only >= 0 && others.length === 0 ? only : null;
}

/** May what happened be looked at again? A game of memory gives nothing back while it runs (kernel/host/past.ts). */
export function looksBack(match: Pick<Match, 'status' | 'options'>, face: AnyFace): boolean {
  return match.status !== 'playing' || !face.log?.forgets?.(match.options);
}

/** Does nobody else play along, and may nobody come? Then help gives nobody an advantage. */
export function playsAlone({ seats }: Pick<Match, 'seats'>, viewer: Viewer): boolean {
  return viewer !== 'spectator' && !seats.some((it) => it.seat !== viewer && (isPerson(it) || it.kind === 'free'));
}

/** Is there somebody to talk to? People who share a screen can speak, and bots do not read. */
export function hasCompany({ seats, talk }: Pick<Match, 'seats' | 'talk'>): boolean {
  return talk.spectators || new Set(seats.filter(isPerson).map(({ person }) => person)).size > 1;
}
