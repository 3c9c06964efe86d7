/** The frame of a table: bar, stage, side panel; on phones a dock whose panels open as sheets. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { PracticeChip } from '../../matches/practice-chip.tsx';
import { useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { useTitle } from '../../ui/page.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { useStandingOrder } from '../decision/standing-order.ts';
import { ConsentDialog, UndoButton } from '../decision/undo.tsx';
import { WhyNotBubble } from '../decision/why-not.tsx';
import { useHandLayout } from '../hand/use-hand-layout.ts';
import { useHandTab } from '../hand/use-hand-tab.ts';
import { useGuide } from '../hint/guide.ts';
import { LitNote, useLighting } from '../log/lit.tsx';
import { ShownNote, useShowing } from '../log/shown.tsx';
import { useCoaching } from '../model/coaching.ts';
import { AtOnce } from '../model/now.tsx';
import { useAsked, useGame, useMatch, usePlaying } from '../model/parts.tsx';
import { NearBanner, useLossAlarm, useSounds } from '../recap/alarms.tsx';
import { useRecap } from '../recap/use-recap.tsx';
import { GameTable } from '../stage/game-table.tsx';
import { PhaseTracker } from '../stage/phase-tracker.tsx';
import { Selected } from '../stage/selected.tsx';
import { Stage } from '../stage/stage.tsx';
import { useSteadyTaps } from '../stage/steady-taps.ts';
import { ConnectionChip } from './connection.tsx';
import type { MenuSheetName } from './menu-sheet.tsx';
import { Panel, type PanelName, SidePanel, Unread, usePanels } from './panels.tsx';
import { PrimerSheet, usePrimer } from './primer.tsx';

const Result = later(async () => (await import('../result/result.tsx')).Result);
const HandDock = later(async () => (await import('../hand/hand-dock.tsx')).HandDock);
const HandPage = later(async () => (await import('../hand/hand-page.tsx')).HandPage);
const TvChip = later(async () => (await import('../hand/tv-chip.tsx')).TvChip);
const Notes = later(async () => (await import('./notes.tsx')).Notes);
const MenuSheet = later(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** What lies over the table; null when nothing does. */
type Sheet = PanelName | MenuSheetName | 'primer' | null;
type SheetProps = { readonly sheet: Sheet; readonly setSheet: (sheet: Sheet) => void };

export const Frame = memo(function Frame({ aside }: { readonly aside: ReactNode }) {
  const { frame, behind, steps, skipTurn } = usePlaying();
  const { sensible } = useAsked();
  const [sheet, setSheet] = useState<Sheet>(null);
  const recap = useRecap();
  useTurn();
  useSounds();
  useLossAlarm();
  usePrimer(() => setSheet('primer'));
  useStandingOrder();
  useGuide(sensible);
  const { trace } = useShowing();
  const { lit } = useLighting();
  const isHand = useHandLayout();
  const { tab, choose, openMap } = useHandTab();
  useEffect(() => {
    // On a phone the log lies over the board on which something is to be seen.
    if (trace !== null || lit !== null) setSheet(null);
  }, [trace, lit]);
  const skipsByTouch = behind && steps === null;
  // While steps are shown the bar has buttons; a touch on the board skips there too.
  const isOnBoard = (target: EventTarget) => target instanceof Element && target.closest('.board-box') !== null;
  return (
    <GameTable
      className={sheet === null ? '' : 'with-sheet'}
      data-picks={frame.count}
      onPointerDownCapture={() => skipsByTouch && skipTurn()}
      onKeyDownCapture={() => skipsByTouch && skipTurn()}
      onClickCapture={(click) => {
        if (!isOnBoard(click.target)) return;
        if (steps && !steps.paused) skipTurn();
        if (recap.lines === null) return;
        // The touch only puts the recap away: the board grows under it.
        click.stopPropagation();
        recap.close();
      }}
    >
      <Bar setSheet={setSheet} points={!isHand || tab === 'map'} />
      {isHand && tab === 'hand' && !frame.outcome ? (
        <HandPage onMap={openMap} onLog={() => setSheet('log')} />
      ) : (
        <Middle onLog={() => setSheet('log')} />
      )}
      {aside ?? <SidePanel />}
      {isHand ? (
        <HandDock
          tab={tab}
          sheet={sheet}
          onTab={(next) => {
            choose(next);
            setSheet(null);
          }}
          onSheet={setSheet}
        />
      ) : (
        <Dock sheet={sheet} setSheet={setSheet} />
      )}
      <Sheets sheet={sheet} setSheet={setSheet} />
      <ConsentDialog />
      <Notes onChannel={() => setSheet('channel')} />
      <NearBanner />
      <AtOnce>
        <WhyNotBubble />
      </AtOnce>
    </GameTable>
  );
});

/** The title of the page says that it is this person's turn. */
function useTurn(): void {
  const t = useText();
  const { language } = useSettings();
  const { face } = useGame();
  const { asked } = useAsked();
  const yours = asked.choice !== null;
  useTitle(yours ? t.table.titleTurn(saidIn(face.name, language)) : saidIn(face.name, language));
}

function Bar({ setSheet, points }: Pick<SheetProps, 'setSheet'> & { readonly points: boolean }) {
  const t = useText();
  const { language } = useSettings();
  const { match } = useMatch();
  const { face, primer } = useGame();
  const coaching = useCoaching();
  return (
    <TopBar
      crumb={
        <>
          <strong>{saidIn(face.name, language)}</strong>
          <span className="opt">{match.name}</span>
          <PracticeChip practice={match.practice} />
        </>
      }
      middle={
        <>
          {coaching?.progress}
          <PhaseTracker />
        </>
      }
      right={
        <>
          {match.boards.length > 0 && <TvChip points={points} />}
          <ConnectionChip />
          {primer && (
            <button
              type="button"
              className="ib opt"
              aria-label={t.learn.inOneMinute}
              onClick={() => setSheet('primer')}
            >
              <Glyph id="why" />
            </button>
          )}
          <AtOnce>
            <UndoButton />
          </AtOnce>
          <button type="button" className="ib opt" aria-label={t.table.settings} onClick={() => setSheet('settings')}>
            <Glyph id="settings" />
          </button>
          <button type="button" className="ib" aria-label={t.table.more} onClick={() => setSheet('menu')}>
            <Glyph id="more" />
          </button>
        </>
      }
    />
  );
}

/** What is asked, or how it ended, and the board. */
function Middle({ onLog }: { readonly onLog: () => void }) {
  const { match } = useMatch();
  const { behind } = usePlaying();
  const { asked, sensible } = useAsked();
  const coaching = useCoaching();
  const box = useRef<HTMLElement>(null);
  useSteadyTaps(box, asked.choice?.options);
  return (
    <main ref={box} className={`stage live ${sensible ? 'guided' : ''}`}>
      {match.outcome && !behind && !coaching ? (
        <Result />
      ) : (
        <AtOnce>
          <DecisionBar onLog={onLog} />
          <Selected />
        </AtOnce>
      )}
      <ShownNote />
      <LitNote />
      <Stage />
    </main>
  );
}

function Dock({ sheet, setSheet }: SheetProps) {
  const t = useText();
  const panels = usePanels();
  return (
    <nav className="dock" aria-label={t.table.panels}>
      <button type="button" aria-pressed={sheet === null} onClick={() => setSheet(null)}>
        <Glyph id="table" />
        {t.table.table}
      </button>
      {panels.map(({ name, icon, title, unread }) => (
        <button key={name} type="button" aria-pressed={sheet === name} onClick={() => setSheet(name)}>
          <Glyph id={icon} />
          {title}
          <Unread count={unread} />
        </button>
      ))}
    </nav>
  );
}

function Sheets({ sheet, setSheet }: SheetProps) {
  const panels = usePanels();
  const close = () => setSheet(null);
  if (sheet === null) return null;
  if (sheet === 'primer') return <PrimerSheet onClose={close} />;
  if (sheet === 'menu' || sheet === 'settings' || sheet === 'share' || sheet === 'channel')
    return <MenuSheet sheet={sheet} onOpen={setSheet} onClose={close} />;
  const panel = panels.find(({ name }) => name === sheet);
  if (!panel) return null;
  return (
    <Dialog key={sheet} kind="sheet" title={panel.title} onClose={close}>
      <Panel name={sheet} />
    </Dialog>
  );
}
