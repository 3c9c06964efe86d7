/** The turn: whose it is, what hands do, and the question or button under the thumb. */

import { useSettings } from '../../browser/settings.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { useSpeech, useVoice } from '../model/aloud.ts';
import { askText, useEvening } from '../model/context.ts';
import { useLook } from '../model/look.ts';
import type { Screen } from '../model/screen-lines.ts';
import { useEveningWords } from '../model/words.ts';
import { ThisTurn } from '../people/this-turn.tsx';
import { SharedNotes } from '../shared/notes.tsx';
import { Ask } from './ask.tsx';
import { Head } from './head.tsx';
import { LineList } from './line-list.tsx';
import { TakenUp } from './recover.tsx';
import { Standings } from './standings.tsx';

export function Panel({ screen }: { readonly screen: Screen }) {
  const t = useText();
  const words = useEveningWords();
  const model = useEvening();
  const { evening, problem, lit } = model;
  const { opened } = evening.app;
  const { language } = useSettings();
  const { isAloud } = useLook();
  const voice = useVoice(language);
  const { decision, need, waitsForHands } = evening.app;
  const litLine = screen.lines.find(({ id }) => id === lit)?.spoken ?? '';
  const asked = decision && need === null && !screen.isOver && !waitsForHands ? askText(model, decision.ask) : '';
  useSpeech(isAloud ? [litLine, asked].filter(Boolean).join('. ') : '', voice);
  return (
    <>
      <Head screen={screen} />
      <div className="evening-lines">
        {opened !== 'whole' && <p role="status">{words.opened[opened]}</p>}
        <TakenUp />
        {screen.isEnded ? <Standings /> : <LineList lines={screen.lines} canTick />}
        {screen.lines.length === 0 && <ThisTurn />}
      </div>
      <div className="evening-ask">
        <SharedNotes />
        {problem && (
          <p className="evening-problem" role="alert">
            {problemText(t, problem)}
          </p>
        )}
        <Ask screen={screen} />
      </div>
    </>
  );
}
