/** A game that did not come: one that was never opened here needs the network once. */

import { useSettings } from '../browser/settings.ts';
import { gameName } from '../shelf/game-name.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useEveningWords } from './model/words.ts';

type Props = { readonly game: string | undefined; readonly problem: string };

export function NotHere({ game, problem }: Props) {
  const t = useText();
  const words = useEveningWords();
  const { language } = useSettings();
  const name = game === undefined ? undefined : gameName(game, language);
  const isMissing = problem === 'NOT_LOADED' && name !== undefined;
  return <p role="alert">{isMissing ? words.notHere(name) : problemText(t, problem)}</p>;
}
