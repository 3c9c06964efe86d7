/** What a game left behind: drawn where the game draws it, and in words. */
import type { Say } from '@tavola/kernel/face/text.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';

type Props = {
  readonly game: ChronicleGame;
  /** The game that it follows from. */
  readonly before: ChronicleGame | undefined;
  readonly open: OpenGame;
  readonly say: Say;
};

export function World({ game, before, open, say }: Props) {
  const t = useText();
  const legacy = game.outcome?.legacy?.open;
  if (legacy === undefined) return null;
  const Legacy = open.board?.Legacy;
  return (
    <section className="world">
      <h2>{t.chronicle.world}</h2>
      {Legacy && <Legacy open={legacy} before={before?.outcome?.legacy?.open} say={say} language={say.language} />}
      <ul className={Legacy ? 'sr' : ''}>
        {open.face.legacy?.lines(legacy, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
