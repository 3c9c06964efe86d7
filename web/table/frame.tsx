/** The frame of a table: bar, stage, side panel; on phones a dock whose panels open as sheets. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { memo, useEffect, useState } from 'react';
import { PrimerButton } from '../learn/primer.tsx';
import { PracticeChip } from '../matches/practice-chip.tsx';
import { ShareDialog } from '../matches/share.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTitle } from '../ui/page.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { SettingsList } from '../you/settings.tsx';
import { ConnectionChip } from './connection.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { GameTable } from './game-table.tsx';
import { useGuide } from './guide.ts';
import { LastLine } from './last-line.tsx';
import { EndProposal } from './leaving.tsx';
import { LitNote, useLighting } from './lit.tsx';
import { looksBack, useTable } from './model.ts';
import { AtOnce } from './now.tsx';
import { Panel, type PanelName, panelsOf, SidePanel } from './panels.tsx';
import { PhaseTracker } from './phase-tracker.tsx';
import { Result } from './result.tsx';
import { ShownNote, useShowing } from './shown.tsx';
import { useTurnSignal } from './signal.ts';
import { Stage } from './stage.tsx';
import { useStandingOrder } from './standing-order.ts';
import { MissedOffer } from './steps-bar.tsx';
import { TableMenu } from './table-menu.tsx';
import { ConsentDialog, UndoButton } from './undo.tsx';
import { WhyNotBubble } from './why-not.tsx';

export const Frame = memo(function Frame() {
  const t = useText();
  const { language } = useSettings();
  const model = useTable();
  const { face, match, behind, steps, skip, asked } = model;
  const skipsByTouch = behind && steps === null;
  const [sheet, setSheet] = useState<PanelName | 'settings' | 'menu' | 'share' | null>(null);
  const yours = asked.choice !== null;
  useTitle(yours ? t.table.titleTurn(face.name[language]) : face.name[language]);
  useTurnSignal(yours, match.revision);
  useStandingOrder(model);
  const panels = panelsOf(model, t);
  useGuide(model.sensible);
  const { trace } = useShowing();
  const { lit } = useLighting();
  useEffect(() => {
    // On a phone the log lies over the board on which something is to be seen.
    if (trace !== null || lit !== null) setSheet(null);
  }, [trace, lit]);
  return (
    <GameTable
      className={sheet === null ? '' : 'with-sheet'}
      data-picks={model.frame.count}
      onPointerDownCapture={() => skipsByTouch && skip()}
      onKeyDownCapture={() => skipsByTouch && skip()}
    >
      <TopBar
        crumb={
          <>
            <strong>{face.name[language]}</strong>
            <span className="opt">{match.name}</span>
            <PracticeChip practice={match.practice} />
          </>
        }
        middle={<PhaseTracker />}
        right={
          <>
            <ConnectionChip />
            <PrimerButton />
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
      <main className={`stage ${model.sensible ? 'guided' : ''}`}>
        <LastLine />
        {match.outcome && !behind ? (
          <Result />
        ) : (
          <AtOnce>
            <DecisionBar />
          </AtOnce>
        )}
        <ShownNote />
        <LitNote />
        <Stage />
      </main>
      {model.aside ?? <SidePanel />}
      <nav className="dock" aria-label={t.table.panels}>
        <button type="button" aria-pressed={sheet === null} onClick={() => setSheet(null)}>
          <Glyph id="table" />
          {t.table.table}
        </button>
        {panels.map(({ name, icon, title }) => (
          <button key={name} type="button" aria-pressed={sheet === name} onClick={() => setSheet(name)}>
            <Glyph id={icon} />
            {title}
          </button>
        ))}
      </nav>
      {sheet === 'settings' && (
        <Dialog title={t.settings.title} onClose={() => setSheet(null)}>
          <SettingsList />
        </Dialog>
      )}
      {sheet === 'menu' && (
        <TableMenu
          onClose={() => setSheet(null)}
          onSettings={() => setSheet('settings')}
          onShare={() => setSheet('share')}
        />
      )}
      {sheet === 'share' && (
        <ShareDialog
          match={match}
          from={match.outcome ? 'replay' : 'watch'}
          tableOnly={!looksBack(model)}
          onClose={() => setSheet(null)}
        />
      )}
      {panels.map(
        ({ name, title }) =>
          sheet === name && (
            <Dialog key={name} kind="sheet" title={title} onClose={() => setSheet(null)}>
              <Panel name={name} />
            </Dialog>
          ),
      )}
      <ConsentDialog />
      <EndProposal />
      <MissedOffer />
      <AtOnce>
        <WhyNotBubble />
      </AtOnce>
    </GameTable>
  );
});
