/** The rules of a game, to read before sitting down. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { Link, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { gameEntry, loadFace } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useAidWords } from './aid-words.ts';
import { RulesList } from './rules-list.tsx';

export function RulesPage({ params }: { readonly params: Params }) {
  const t = useText();
  const w = useAidWords();
  const { language } = useSettings();
  const entry = gameEntry(params.game ?? '');
  const wanted = useLocation().searchParams.get('clause');
  const { value: spoken, problem } = useLoaded(`face ${params.game} ${language}`, () =>
    loadFace(params.game ?? '', language),
  );
  if (!entry) return <NotFound />;
  return (
    <div className={`game-${entry.id}`}>
      <Page title={t.rules.titleOf(saidIn(entry.name, language))}>
        {problem && <Note icon="offline" title={problemText(t, problem)} />}
        {!spoken && !problem && <Loading>{t.loadingGame}</Loading>}
        {spoken && (
          <Link className="btn sm quiet" href={`/rules/${entry.id}/aid`}>
            <Glyph id="print" className="s" />
            {w.print}
          </Link>
        )}
        {spoken && <RulesList {...spoken} wanted={wanted} />}
      </Page>
    </div>
  );
}
