/** What could not be loaded now, and a button to try again. */
import { problemText, useText } from '../text/catalogue.ts';
import { Note } from './parts.tsx';
import type { Loaded } from './use-loaded.ts';

export function NotLoaded({ problem, again }: { readonly problem: string; readonly again: Loaded<unknown>['again'] }) {
  const t = useText();
  return (
    <Note
      icon="offline"
      title={problemText(t, problem)}
      action={
        <button type="button" className="btn" onClick={again}>
          {t.tryAgain}
        </button>
      }
    />
  );
}
