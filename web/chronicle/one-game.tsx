/** One game of a chronicle: how it ended, and what can follow from it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { go, Link } from '../browser/router.tsx';
import { gameEntry, type OpenGame } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';
import type { ChronicleWords } from './chronicle-words.ts';
import type { Attempting } from './head.tsx';
import { playNext } from './next-game.ts';
import type { Placed } from './tree.ts';

type Props = Attempting & {
  readonly here: Placed<ChronicleGame>;
  readonly open: OpenGame;
  readonly words: ChronicleWords;
  readonly problem: string | null;
};

export function OneGame({ here, open, words, problem, ...attempting }: Props) {
  const t = useText();
  const { game, number } = here;
  const { outcome } = game;
  return (
    <section className="now">
      <h2>{t.chronicle.game(number)}</h2>
      <p>{outcome ? `${words.won(game)}. ${open.text.reasons[outcome.reason] ?? ''}` : t.chronicle.running}</p>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <div className="acts">
        {outcome && (
          <Link className="btn" href={`/match/${game.id}/replay`}>
            <Glyph id="replay" className="s" />
            {t.result.replay}
          </Link>
        )}
        {!outcome && game.status === 'playing' && (
          <Link className="btn primary" href={`/match/${game.id}`}>
            {t.chronicle.goOn}
          </Link>
        )}
        {outcome?.legacy?.open !== undefined && <WaysOn here={here} {...attempting} />}
      </div>
    </section>
  );
}

/** The next game, or another one in its place: with the same people, with others, or at a real table. */
function WaysOn({ here: { game, number, isLast }, busy, attempt }: Attempting & Pick<Props, 'here'>) {
  const t = useText();
  return (
    <>
      <button
        type="button"
        className={`btn ${isLast ? 'primary' : ''}`}
        aria-busy={busy}
        onClick={() => attempt(async () => go(await playNext(game)))}
      >
        <Glyph id={isLast ? 'play' : 'fork'} className="s" />
        {isLast ? t.chronicle.next(number + 1) : t.chronicle.otherwise}
      </button>
      <Link className="btn quiet" href={`/new/${game.game}?follows=${game.id}`}>
        {t.chronicle.otherPeople}
      </Link>
      {game.local && gameEntry(game.game)?.assistant && (
        <Link className="btn quiet" href={`/assistant/new/${game.game}?follows=${game.id}`}>
          <Glyph id="automaton" className="s" />
          {t.chronicle.realTable}
        </Link>
      )}
    </>
  );
}
