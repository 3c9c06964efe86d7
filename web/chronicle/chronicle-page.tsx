/** One chronicle: its games, the world as it stands, what comes next, and what would have come otherwise. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { gameEntry, type OpenGame, openGame } from '../game-list.ts';
import { codeOf } from '../host/errors.ts';
import { go, Link, type Params } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type LinkedGame, loadChain } from './chain.ts';
import { playNext } from './next-game.ts';
import { Plot } from './plot.tsx';
import { Timeline } from './timeline.tsx';
import { lineTo, placed } from './tree.ts';

export function ChroniclePage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const id = params.id ?? '';
  const { value, problem } = useLoaded(`chronicle ${id} ${language}`, async () => {
    const games = await loadChain(id);
    const [first] = games;
    return first ? { games, open: await openGame(first.game, language) } : null;
  });
  return (
    <Page title={t.chronicle.title}>
      {problem && <Note icon="offline" title={problemText(t, problem)} />}
      {!value && !problem && <Loading>{t.loading}</Loading>}
      {value && <Chronicle {...value} wanted={id} />}
    </Page>
  );
}

type Props = { readonly games: readonly LinkedGame[]; readonly open: OpenGame; readonly wanted: string };

function Chronicle({ games, open, wanted }: Props) {
  const t = useText();
  const { language } = useSettings();
  const all = placed(games);
  const [chosen, setChosen] = useState(() => (games.length > 1 && wanted === games[0]?.id ? lastOf(all) : wanted));
  const here = all.find(({ game }) => game.id === chosen) ?? all[0];
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [stays, setStays] = useState(false);
  if (!here) return null;
  const { game } = here;
  const say = {
    language,
    me: 'spectator' as const,
    who: (seat: number) => nameOf(game, seat, t.chronicle.you, t.chronicle.player),
    words: open.text.words,
  };
  const winner = (one: LinkedGame) =>
    one.outcome
      ? one.outcome.winners.map((seat) => nameOf(one, seat, t.chronicle.you, t.chronicle.player)).join(', ')
      : t.chronicle.running;
  const legacy = game.outcome?.legacy?.open;
  const line = lineTo(all, game.id);
  const before = line.at(-2)?.game.outcome?.legacy?.open;
  const tallied = line.flatMap(({ game: one, number }) => {
    const left = one.outcome?.legacy?.open;
    return left === undefined ? [] : [{ number, counts: open.face.legacyTally?.(left, say) ?? [] }];
  });
  const storyOf = (one: LinkedGame): readonly string[] => {
    const left = one.outcome?.legacy?.open;
    const earlier = games.find(({ id }) => id === one.follows)?.outcome?.legacy?.open;
    return left === undefined ? [] : (open.face.legacyStory?.(left, earlier, say) ?? []);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(codeOf(error));
    }
    setBusy(false);
  };
  const Legacy = open.board?.Legacy;
  return (
    <div className={`chronicle game-${game.game}`}>
      <header className="hd">
        <h1>{games[0]?.name || t.chronicle.of(open.face.name[language])}</h1>
        <p>{t.chronicle.count(games.filter(({ outcome }) => outcome).length)}</p>
        <div className="acts">
          <button type="button" className="btn" onClick={() => attempt(() => download(games))}>
            <Glyph id="download" className="s" />
            {t.chronicle.save}
          </button>
          {game.local && (
            <button
              type="button"
              className="btn"
              aria-busy={busy}
              onClick={() =>
                attempt(async () => {
                  const there = await handedOver(games);
                  if (there === null) setStays(true);
                  else go(`/chronicle/${there}`);
                })
              }
            >
              <Glyph id="upload" className="s" />
              {t.chronicle.handOver}
            </button>
          )}
          <Link className="btn quiet" href="/chronicles">
            {t.chronicle.others}
          </Link>
        </div>
        {stays && <p role="status">{t.chronicle.stays}</p>}
      </header>
      <Timeline
        games={all}
        chosen={game.id}
        onChoose={setChosen}
        winner={winner}
        note={(one) => storyOf(one)[0] ?? ''}
      />
      <section className="now">
        <h2>{t.chronicle.game(here.number)}</h2>
        <p>
          {game.outcome
            ? t.chronicle.won(winner(game), open.text.reasons[game.outcome.reason] ?? '')
            : t.chronicle.running}
        </p>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <div className="acts">
          {game.outcome && (
            <Link className="btn" href={`/match/${game.id}/replay`}>
              <Glyph id="replay" className="s" />
              {t.result.replay}
            </Link>
          )}
          {!game.outcome && game.status === 'playing' && (
            <Link className="btn primary" href={`/match/${game.id}`}>
              {t.chronicle.goOn}
            </Link>
          )}
          {legacy !== undefined && (
            <button
              type="button"
              className={`btn ${here.isLast ? 'primary' : ''}`}
              aria-busy={busy}
              onClick={() => attempt(async () => go(await playNext(game)))}
            >
              <Glyph id={here.isLast ? 'play' : 'fork'} className="s" />
              {here.isLast ? t.chronicle.next(here.number + 1) : t.chronicle.otherwise}
            </button>
          )}
          {legacy !== undefined && (
            <Link className="btn quiet" href={`/new/${game.game}?follows=${game.id}`}>
              {t.chronicle.otherPeople}
            </Link>
          )}
          {legacy !== undefined && game.local && gameEntry(game.game)?.assistant && (
            <Link className="btn quiet" href={`/assistant/new/${game.game}?follows=${game.id}`}>
              <Glyph id="automaton" className="s" />
              {t.chronicle.realTable}
            </Link>
          )}
        </div>
      </section>
      {legacy !== undefined && (
        <section className="world">
          <h2>{t.chronicle.world}</h2>
          {Legacy && <Legacy open={legacy} before={before} say={say} language={language} />}
          <ul className={Legacy ? 'sr' : ''}>
            {open.face.legacy?.(legacy, say).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {open.face.legacyTally && <Plot games={tallied} />}
      <section>
        <h2>{t.chronicle.history}</h2>
        <table className="games">
          <thead>
            <tr>
              <th scope="col">{t.chronicle.gameHead}</th>
              <th scope="col">{t.chronicle.winner}</th>
              <th scope="col">{t.chronicle.how}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ game: one, number, row }) => (
              <tr key={one.id}>
                <td>{`${number}${row > 0 ? ` · ${t.chronicle.branch(row)}` : ''}`}</td>
                <td>{one.outcome ? <Link href={`/match/${one.id}/replay`}>{winner(one)}</Link> : winner(one)}</td>
                <td>
                  {one.outcome ? (open.text.reasons[one.outcome.reason] ?? '') : ''}
                  <ul>
                    {storyOf(one).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function lastOf(all: ReturnType<typeof placed<LinkedGame>>): string {
  return all.findLast(({ row }) => row === 0)?.game.id ?? '';
}

function nameOf({ seats, mine }: LinkedGame, seat: number, you: string, player: (n: number) => string): string {
  if (mine.length === 1 && mine.includes(seat)) return you;
  return seats[seat]?.name || player(seat + 1);
}

async function handedOver(games: readonly LinkedGame[]): Promise<string | null> {
  const { handOver } = await import('./hand-over.ts');
  return handOver(games);
}

async function download(games: readonly LinkedGame[]): Promise<void> {
  const { exported } = await import('./file.ts');
  const name = games[0]?.name ?? '';
  const url = URL.createObjectURL(new Blob([await exported(games, name)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${games[0]?.game ?? 'tavola'}-chronicle.json`;
  link.click();
  URL.revokeObjectURL(url);
}
