/** While people deal real cards there is no board yet: only what is asked. */
import { useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { useTable } from './model.ts';
import { AtOnce } from './now.tsx';
import { UndoButton } from './undo.tsx';

export function SetupScreen() {
  const t = useText();
  const { language } = useSettings();
  const { face, match, frame } = useTable();
  return (
    <div className={`table game-${match.game}`} data-picks={frame.count}>
      <TopBar crumb={<strong>{face.name[language]}</strong>} right={<UndoButton />} />
      <main className="stage">
        <AtOnce>
          <DecisionBar />
        </AtOnce>
        <p className="hint">{t.table.settingUp}</p>
      </main>
    </div>
  );
}
