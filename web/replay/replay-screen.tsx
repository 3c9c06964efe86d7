/** Board, viewpoint, scrubber and moves of a replay. */

import type { TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { Eyes, Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { go } from '../browser/router.tsx';
import { paceOf, useSettings } from '../browser/settings.ts';
import { PracticeChip } from '../matches/practice-chip.tsx';
import { readerOf } from '../people/name.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { LitNote } from '../table/log/lit.tsx';
import { ShownNote, ShownProvider } from '../table/log/shown.tsx';
import { sayOf, seatInfos } from '../table/model/match.ts';
import { type TableParts, TableProvider } from '../table/model/parts.tsx';
import type { Asked } from '../table/model/use-choice.ts';
import { GameTable } from '../table/stage/game-table.tsx';
import { PhaseTracker } from '../table/stage/phase-tracker.tsx';
import { Stage } from '../table/stage/stage.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { LogActions } from './log-actions.tsx';
import { ReplaySide } from './replay-side.tsx';
import { Scrubber } from './scrubber.tsx';
import type { Replay, ReplayMoment } from './source/replay.ts';

export type ReplayProps = {
  readonly replay: Replay;
  readonly open: OpenGame;
  readonly step: number;
  readonly eyes: Eyes;
  readonly moment: ReplayMoment;
  readonly to: (next: { at?: number; seat?: Eyes }) => void;
};

/** The signs of the viewpoints that belong to no seat. */
const SIGNS = { open: 'hand', spectator: 'eye' } as const;

export function ReplayScreen(props: ReplayProps) {
  const { replay, open, step, eyes, moment, to } = props;
  const t = useText();
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const parts = useReplayParts(props);
  const viewerName = (seat: Seat) => (seat === readerOf(replay.match) ? t.seat.you : parts.game.say.who(seat));
  const playFrom = async (from: number, seat: Seat) => {
    try {
      go(await replay.fork(from, seat));
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <TableProvider parts={parts}>
      <ShownProvider step={step}>
        <GameTable className="rp">
          <TopBar
            crumb={
              <>
                <strong>{saidIn(open.face.name, language)}</strong>
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

/** The parts of the table draw a replay too; nobody is asked anything, and there is no host. */
function useReplayParts({ replay, open, step, eyes, moment }: ReplayProps) {
  const t = useText();
  const settings = useSettings();
  const { match } = replay;
  const viewer: Viewer = eyes === 'open' ? 'spectator' : eyes;
  const [behindSeat, sitBehind] = useState(match.mine[0] ?? 0);
  // Only the reader's own seat is "you": through the eyes of others their names are still read.
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
    language: open.language,
    say,
    outcome: moment.outcome,
    armed: null,
    arm: () => {},
  };
  return {
    game: { ...open, say, primer: null },
    match: { match, viewer, sitBehind },
    drawn: { props, hands: eyes === 'open' ? 'all' : 'own' },
    asked: { asked: NOT_ASKED, sensible: null, idle: null },
    log: { id: match.id, told: moment.told, explain: (n) => replay.explain(n, eyes) },
  } satisfies Partial<TableParts>;
}

const NOT_ASKED: Asked = {
  choice: null,
  view: null,
  parts: [],
  before: [],
  whole: null,
  made: null,
  pathTo: (option) => [option],
  sending: false,
  looking: false,
  dragged: { current: false },
  narrowed: false,
  problem: null,
  whyNot: null,
  closeWhyNot: () => {},
  select: () => {},
  take: () => {},
  tray: null,
  refill: () => {},
  change: () => {},
};
