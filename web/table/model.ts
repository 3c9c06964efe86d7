/** Everything the parts of a table need, in one place. */
import type { AnyBoard, SeatInfo, TableProps } from '@tavola/games/board/contract.ts';
import type { Seat, Viewer } from '@tavola/kernel/ask.ts';
import type { AnyFace, Primer } from '@tavola/kernel/face.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import { isMachine, isPerson } from '@tavola/kernel/sitter.ts';
import type { AnyText, Language, Say } from '@tavola/kernel/text.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { TableHost } from '../host/host.ts';
import type { Connection, Frame, HeardEvent, Hushed, Match, SeatFrame, TalkLine } from '../host/types.ts';
import { nameOf } from '../matches/name.ts';
import type { Text } from '../text/catalogue.ts';
import type { Steps } from './playback.ts';
import type { Asked } from './use-choice.ts';

export type TableModel = {
  readonly host: TableHost;
  readonly match: Match;
  readonly frame: Frame;
  readonly face: AnyFace;
  readonly board: AnyBoard | null;
  /** The game in one minute. */
  readonly primer: Primer | null;
  readonly text: AnyText;
  /** The rules in short sentences, by clause. */
  readonly clauses: { readonly [clause: string]: string };
  readonly say: Say;
  readonly viewer: Viewer;
  /** A replay with open cards shows every hand. */
  readonly hands: 'own' | 'all';
  /** What the boards get. */
  readonly props: TableProps;
  readonly asked: Asked;
  /** What lights up strongly on the first turns of a first game; null where everything does. */
  readonly sensible: ReadonlySet<string> | null;
  /** What the viewer was told up to the frame that is shown. */
  readonly told: readonly HeardEvent[];
  readonly talk: readonly TalkLine[];
  readonly hushed: readonly Hushed[];
  readonly connection: Connection;
  readonly behind: boolean;
  /** Not null while an automaton's turn or a chain of effects is shown step by step. */
  readonly steps: Steps | null;
  skip(): void;
  /** Shows these moments again, then the table as it stands. */
  replay(moments: readonly Frame[]): void;
  /** What stands in the place of the side panel; null where that stands itself. */
  readonly aside: ReactNode;
  /** For spectators: sit behind this seat. */
  sitBehind(seat: Seat): void;
  /** How event number `n` of what was told came about. */
  explain(n: number): Promise<readonly Trace[]>;
};

type Spoken = { readonly language: Language; readonly text: AnyText; readonly face: AnyFace };

const TableContext = createContext<TableModel | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('no table here');
  return model;
}

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
    return face.seatLook?.({ kind: 'automaton', settings: sitting.settings }, seat, null, say).name;
  };
  return say;
}

/** What `viewer` sees in a frame; a frame of the server holds the seats of this browser, or the spectator. */
export function seen(frame: Frame, viewer: Viewer): SeatFrame | undefined {
  return frame.seats.find(({ seat }) => seat === viewer) ?? frame.seats[0];
}

/** Whose turn it is, which may be another seat than those that are asked; null between turns. */
export function turnOf({ face, props, frame }: Pick<TableModel, 'face' | 'props' | 'frame'>): Seat | null {
  if (frame.outcome) return null;
  if (face.turn) return face.turn(props.view);
  const [only, ...others] = frame.pending;
  return only !== undefined && only >= 0 && others.length === 0 ? only : null;
}

/** May what happened be looked at again? A game of memory gives nothing back while it runs (kernel/past.ts). */
export function looksBack({ match, face }: Pick<TableModel, 'match' | 'face'>): boolean {
  return match.status !== 'playing' || !face.forgets?.(match.options);
}

/** Does nobody else play along, and may nobody come? Then help gives nobody an advantage. */
export function playsAlone({ seats }: Pick<Match, 'seats'>, viewer: Viewer): boolean {
  return viewer !== 'spectator' && !seats.some((it) => it.seat !== viewer && (isPerson(it) || it.kind === 'free'));
}

/** Is there somebody to talk to? People who share a screen need no letters, and bots read none. */
export function hasCompany({ seats, talk }: Pick<Match, 'seats' | 'talk'>): boolean {
  return talk.spectators || new Set(seats.filter(isPerson).map(({ person }) => person)).size > 1;
}
