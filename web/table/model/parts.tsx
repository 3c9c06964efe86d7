/** What the parts of a table need, one context for each concern. A component takes only what it uses, and a replay or an evening at the real table provides only what it has. */
import type { AnyBoard, TableProps } from '@tavola/games/board/contract.ts';
import type { AnyFace, Primer } from '@tavola/kernel/face/face.ts';
import type { RecapLine } from '@tavola/kernel/face/news.ts';
import type { AnyText, Say } from '@tavola/kernel/face/text.ts';
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Option } from '@tavola/kernel/rules/decision.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { Connection, Frame, HeardEvent, Hushed, Match, TalkLine } from '../../api/types.ts';
import type { TableHost } from '../../host/host.ts';
import type { Steps } from './playback.ts';
import type { Asked } from './use-choice.ts';

/** The game and its words, in the reader's language. */
export type GamePart = {
  readonly face: AnyFace;
  readonly board: AnyBoard | null;
  /** The game in one minute. */
  readonly primer: Primer | null;
  readonly text: AnyText;
  /** The rules in short sentences, by clause. */
  readonly clauses: { readonly [clause: string]: string };
  readonly say: Say;
};

/** Who plays, and who looks. */
export type MatchPart = {
  readonly match: Match;
  readonly viewer: Viewer;
  /** For spectators: sit behind this seat. */
  sitBehind(seat: Seat): void;
  /** On a shared screen: hand it to the person of this seat. */
  giveTo?(seat: Seat): void;
};

/** What is drawn. */
export type DrawnPart = {
  /** What the boards get. */
  readonly props: TableProps;
  /** A replay with open cards shows every hand. */
  readonly hands: 'own' | 'all';
};

/** What the viewer is asked. */
export type AskedPart = {
  readonly asked: Asked;
  /** What lights up strongly on the first turns of a first game; null where everything does. */
  readonly sensible: ReadonlySet<string> | null;
  /** What ends a step in which nothing is left that is worth a question, and the number of that question. */
  readonly idle: { readonly option: Option; readonly at: number } | null;
};

/** What the viewer was told. */
export type LogPart = {
  /** Tells this log from every other. */
  readonly id: string;
  /** Up to the moment that is drawn. */
  readonly told: readonly HeardEvent[];
  /** How event number `n` came about. */
  explain(n: number): Promise<readonly Trace[]>;
};

/** The moment that is shown, which may lie behind the newest one. */
export type PlayingPart = {
  readonly frame: Frame;
  readonly behind: boolean;
  /** Not null while an automaton's turn or a chain of effects is shown step by step. */
  readonly steps: Steps | null;
  /** What the reader loses in this moment. */
  readonly loss: RecapLine | null;
  /** Jumps to the table as it stands; `skipTurn` only to where the next turn begins. */
  skip(): void;
  skipTurn(): void;
  /** Shows these moments again, then the table as it stands. */
  replay(moments: readonly Frame[]): void;
};

/** Where the table runs. */
export type HostPart = { readonly host: TableHost; readonly connection: Connection };

/** What people say beside the game. */
export type TalkPart = { readonly talk: readonly TalkLine[]; readonly hushed: readonly Hushed[] };

export type TableParts = {
  readonly game: GamePart;
  readonly match: MatchPart;
  readonly drawn: DrawnPart;
  readonly asked: AskedPart;
  readonly log: LogPart;
  readonly playing: PlayingPart;
  readonly host: HostPart;
  readonly talk: TalkPart;
};

const GameContext = createContext<GamePart | null>(null);
const MatchContext = createContext<MatchPart | null>(null);
const DrawnContext = createContext<DrawnPart | null>(null);
const AskedContext = createContext<AskedPart | null>(null);
const LogContext = createContext<LogPart | null>(null);
const PlayingContext = createContext<PlayingPart | null>(null);
const HostContext = createContext<HostPart | null>(null);
const TalkContext = createContext<TalkPart | null>(null);

export const useGame = (): GamePart => there(useContext(GameContext));
export const useMatch = (): MatchPart => there(useContext(MatchContext));
export const useDrawn = (): DrawnPart => there(useContext(DrawnContext));
export const useAsked = (): AskedPart => there(useContext(AskedContext));
export const useLog = (): LogPart => there(useContext(LogContext));
export const usePlaying = (): PlayingPart => there(useContext(PlayingContext));
export const useHost = (): HostPart => there(useContext(HostContext));
export const useTalk = (): TalkPart => there(useContext(TalkContext));

type ProviderProps = { readonly parts: Partial<TableParts>; readonly children: ReactNode };

export function TableProvider({ parts, children }: ProviderProps) {
  const { game = null, match = null, drawn = null, asked = null, log = null } = parts;
  const { playing = null, host = null, talk = null } = parts;
  return (
    <GameContext value={game}>
      <MatchContext value={match}>
        <DrawnContext value={drawn}>
          <AskedContext value={asked}>
            <LogContext value={log}>
              <PlayingContext value={playing}>
                <HostContext value={host}>
                  <TalkContext value={talk}>{children}</TalkContext>
                </HostContext>
              </PlayingContext>
            </LogContext>
          </AskedContext>
        </DrawnContext>
      </MatchContext>
    </GameContext>
  );
}

function there<Part>(part: Part | null): Part {
  if (part === null) throw new Error('this part of a table is not here');
  return part;
}
