/** The rules of a game, to read before sitting down. */
import { gameEntry, loadFace } from '../game-list.ts';
import { type Params, useLocation } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { RulesList } from '../table/rules-list.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { NotFound } from './not-found.tsx';

export function RulesPage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(params.game ?? '');
  const wanted = useLocation().searchParams.get('clause');
  const { value: spoken, problem } = useLoaded(`face ${params.game} ${language}`, () =>
    loadFace(params.game ?? '', language),
  );
  if (!entry) return <NotFound />;
  return (
    <div className={`game-${entry.id}`}>
      <Page title={t.rules.titleOf(entry.name[language])}>
        {problem && <Note icon="offline" title={problemText(t, problem)} />}
        {!spoken && !problem && <Loading>{t.loadingGame}</Loading>}
        {spoken && <RulesList {...spoken} wanted={wanted} />}
      </Page>
    </div>
  );
}
