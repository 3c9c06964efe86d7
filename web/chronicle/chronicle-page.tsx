/** One chronicle: its games, the world as it stands, what comes next, and what would have come otherwise. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import type { Params } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { type OpenGame, openGame } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type ChronicleGame, loadChronicle } from './chronicle.ts';
import { useChronicleWords } from './chronicle-words.ts';
import { Head } from './head.tsx';
import { History } from './history.tsx';
import { OneGame } from './one-game.tsx';
import { Plot } from './plot.tsx';
import { Timeline } from './timeline.tsx';
import { lineTo, placed } from './tree.ts';
import { World } from './world.tsx';

export function ChroniclePage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const id = params.id ?? '';
  const { value, problem } = useLoaded(`chronicle ${id} ${language}`, async () => {
    const games = await loadChronicle(id);
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

type Props = { readonly games: readonly ChronicleGame[]; readonly open: OpenGame; readonly wanted: string };

function Chronicle({ games, open, wanted }: Props) {
  const all = placed(games);
  const [chosen, setChosen] = useState(() => (games.length > 1 && wanted === games[0]?.id ? lastOf(all) : wanted));
  const here = all.find(({ game }) => game.id === chosen) ?? all[0];
  const words = useChronicleWords(games, open, here?.game);
  const { busy, problem, attempt } = useAttempt();
  if (!here) return null;
  const { game } = here;
  const line = lineTo(all, game.id);
  const tally = open.face.legacy?.tally;
  return (
    <div className={`chronicle game-${game.game}`}>
      <Head games={games} open={open} isLocal={game.local} busy={busy} attempt={attempt} />
      <Timeline
        games={all}
        chosen={game.id}
        onChoose={setChosen}
        winner={words.winner}
        colour={words.colour}
        note={(one) => words.gameLines(one)[0] ?? ''}
      />
      <OneGame here={here} open={open} words={words} busy={busy} problem={problem} attempt={attempt} />
      <World game={game} before={line.at(-2)?.game} open={open} say={words.say} />
      {tally && (
        <Plot
          games={line.flatMap(({ game: one, number }) => {
            const left = one.outcome?.legacy?.open;
            return left === undefined ? [] : [{ number, counts: tally(left, words.say) }];
          })}
        />
      )}
      <History games={all} open={open} words={words} />
    </div>
  );
}

function lastOf(all: ReturnType<typeof placed<ChronicleGame>>): string {
  return all.findLast(({ row }) => row === 0)?.game.id ?? '';
}

/** Something that takes a while, and may fail. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(codeOf(error));
    }
    setBusy(false);
  };
  return { busy, problem, attempt };
}
