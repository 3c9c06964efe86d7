/** Board, viewpoint, scrubber and moves of a replay. */

import type { TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import type { Eyes, Seat, Viewer } from '@tavola/kernel/ask.ts';
import { useState } from 'react';
import type { OpenGame } from '../game-list.ts';
import { codeOf } from '../host/errors.ts';
import type { TableHost } from '../host/host.ts';
import { readerOf } from '../matches/name.ts';
import { PracticeChip } from '../matches/practice-chip.tsx';
import { go } from '../router.tsx';
import { paceOf, useSettings } from '../settings.ts';
import { GameTable } from '../table/game-table.tsx';
import { LitNote } from '../table/lit.tsx';
import { sayOf, seatInfos, type TableModel, TableProvider } from '../table/model.ts';
import { PhaseTracker } from '../table/phase-tracker.tsx';
import { ShownNote, ShownProvider } from '../table/shown.tsx';
import { Stage } from '../table/stage.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { LogActions } from './log-actions.tsx';
import { ReplaySide } from './replay-side.tsx';
import { Scrubber } from './scrubber.tsx';
import type { Moment, Replay } from './source.ts';

export type ReplayProps = {
  readonly replay: Replay;
  readonly open: OpenGame;
  readonly step: number;
  readonly eyes: Eyes;
  readonly moment: Moment;
  readonly to: (next: { at?: number; seat?: Eyes }) => void;
};

/** The signs of the viewpoints that are no seat's. */
const SIGNS = { open: 'hand', spectator: 'eye' } as const;

export function ReplayScreen(props: ReplayProps) {
  const { replay, open, step, eyes, moment, to } = props;
  const t = useText();
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const model = useReplayModel(props);
  const viewerName = (seat: Seat) => (seat === readerOf(replay.match) ? t.seat.you : model.say.who(seat));
  const playFrom = async (from: number, seat: Seat) => {
    try {
      go(await replay.fork(from, seat));
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <TableProvider value={model}>
      <ShownProvider step={step}>
        <GameTable className="rp">
          <TopBar
            crumb={
              <>
                <strong>{open.face.name[language]}</strong>
                <span className="opt">{replay.match.name || t.replay.title}</span>
                <PracticeChip practice={replay.match.practice} />
              </>
            }
            middle={<PhaseTracker />}
            right={<LogActions match={replay.match} />}
          />
          <main className="stage">
            <div className="bar">
              <fieldset className="seg" aria-label={t.replay.viewpoint}>
                {replay.viewers.map((it) => (
                  <button key={it} type="button" aria-pressed={it === eyes} onClick={() => to({ seat: it })}>
                    {typeof it === 'number' ? <SeatShape seat={it} /> : <Glyph id={SIGNS[it]} className="s" />}
                    {typeof it === 'number' ? viewerName(it) : t.replay[it]}
                  </button>
                ))}
              </fieldset>
              {replay.from > 0 && <p className="hint">{t.replay.memory}</p>}
              {problem && <p role="alert">{problemText(t, problem)}</p>}
              <button
                type="button"
                className="btn primary"
                onClick={() => playFrom(step, typeof eyes === 'number' ? eyes : (moment.pending[0] ?? 0))}
              >
                <Glyph id="fork" className="s" />
                {t.replay.playFromHere}
              </button>
            </div>
            <ShownNote />
            <LitNote />
            <Stage />
            <Scrubber {...props} />
          </main>
          <ReplaySide {...props} onPlayFrom={playFrom} />
        </GameTable>
      </ShownProvider>
    </TableProvider>
  );
}

/** The parts of the table draw a replay too; nobody is asked anything. */
function useReplayModel({ replay, open, step, eyes, moment }: ReplayProps): TableModel {
  const t = useText();
  const settings = useSettings();
  const { match } = replay;
  const viewer: Viewer = eyes === 'open' ? 'spectator' : eyes;
  const [behindSeat, setBehindSeat] = useState(match.mine[0] ?? 0);
  // Only one's own seat is "you": through the eyes of others one still reads their names.
  const say = sayOf(match, viewer === readerOf(match) ? viewer : 'spectator', open, t);
  const before = replay.steps[step - 1]?.at ?? 0;
  const props: TableProps = {
    view: moment.view,
    viewer,
    bottom: viewer === 'spectator' ? behindSeat : viewer,
    seats: seatInfos(match),
    pending: moment.pending,
    choice: null,
    happened: moment.told.filter(({ at }) => at > before).map(({ event }) => event),
    step,
    pace: paceOf(settings),
    language: settings.language,
    say,
    outcome: moment.outcome,
    armed: null,
    arm: () => {},
  };
  return {
    host: NO_HOST,
    match,
    frame: {
      match: match.id,
      revision: 0,
      count: replay.steps[step]?.at ?? 0,
      told: moment.told.length,
      since: 0,
      pending: moment.pending,
      outcome: moment.outcome,
      seats: [],
    },
    face: open.face,
    board: open.board,
    text: open.text,
    clauses: open.clauses,
    say,
    viewer,
    hands: eyes === 'open' ? 'all' : 'own',
    props,
    asked: NOT_ASKED,
    sensible: null,
    told: moment.told,
    talk: [],
    hushed: [],
    connection: 'local',
    behind: false,
    steps: null,
    skip: () => {},
    replay: () => {},
    sitBehind: setBehindSeat,
    aside: null,
    primer: null,
    explain: (n) => replay.explain(n, eyes),
  };
}

const NOT_ASKED: TableModel['asked'] = {
  choice: null,
  sending: false,
  narrowed: false,
  problem: null,
  whyNot: null,
  closeWhyNot: () => {},
  select: () => {},
  take: () => {},
};
/** A replay asks nothing of a host. */
const NO_HOST = {} as TableHost;
