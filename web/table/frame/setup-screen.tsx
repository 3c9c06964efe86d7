/** While people deal real cards there is no board yet: only what is asked. */
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useSettings } from '../../browser/settings.ts';
import { useText } from '../../text/catalogue.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { UndoButton } from '../decision/undo.tsx';
import { AtOnce } from '../model/now.tsx';
import { useGame, useMatch, usePlaying } from '../model/parts.tsx';

export function SetupScreen() {
  const t = useText();
  const { language } = useSettings();
  const { match } = useMatch();
  const { face } = useGame();
  const { frame } = usePlaying();
  return (
    <div className={`table game-${match.game}`} data-picks={frame.count}>
      <TopBar crumb={<strong>{saidIn(face.name, language)}</strong>} right={<UndoButton />} />
      <main className="stage">
        <AtOnce>
          <DecisionBar />
        </AtOnce>
        <p className="hint">{t.table.settingUp}</p>
      </main>
    </div>
  );
}
