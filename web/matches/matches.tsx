/** My matches, and the tables where somebody waits for players. */
import { useState } from 'react';
import { get, post } from '../host/api.ts';
import { codeOf } from '../host/errors.ts';
import type { Match } from '../host/types.ts';
import { ensurePerson } from '../person.ts';
import { go, Link, useLocation } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note, Segmented } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { MatchCard } from './match-card.tsx';
import { isOpen, listed, loadMine } from './mine.ts';

type Tab = 'mine' | 'open' | 'public';

export function Matches() {
  const t = useText();
  const asked = useLocation().searchParams.get('list');
  const tab: Tab = asked === 'open' || asked === 'public' ? asked : 'mine';
  return (
    <Page title={t.matches.title}>
      <Segmented
        label={t.matches.title}
        value={tab}
        choices={(['mine', 'open', 'public'] as const).map((value) => ({ value, name: t.matches.tabs[value] }))}
        onChange={(list) => go(list === 'mine' ? '/matches' : `/matches?list=${list}`)}
      />
      {tab === 'mine' ? <MyMatches /> : <Lobby list={tab} />}
    </Page>
  );
}

function MyMatches() {
  const t = useText();
  const { value: mine, problem } = useLoaded('mine', loadMine);
  if (problem) return <Note icon="offline" title={problemText(t, problem)} />;
  if (!mine) return <Loading>{t.matches.loading}</Loading>;
  const open = mine.matches.filter(isOpen);
  const over = mine.matches.filter((match) => !isOpen(match));
  return (
    <>
      {mine.offline && <p className="hint">{t.matches.offline}</p>}
      {mine.matches.length === 0 && (
        <Note
          icon="table"
          title={t.matches.none}
          action={
            <Link className="btn primary" href="/">
              {t.matches.see}
            </Link>
          }
        >
          {t.matches.noneText}
        </Note>
      )}
      {open.length > 0 && <h2>{t.matches.openOnes}</h2>}
      <div className="clist wide">
        {open.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
      {over.length > 0 && <h2>{t.matches.overOnes}</h2>}
      <div className="clist wide">
        {over.map((match) => (
          <MatchCard key={match.id} match={match} />
        ))}
      </div>
    </>
  );
}

function Lobby({ list }: { readonly list: 'open' | 'public' }) {
  const t = useText();
  const { value, problem, again } = useLoaded(list, () => get<{ matches: Match[] }>(`/matches?list=${list}`));
  const [refused, setRefused] = useState<string | null>(null);
  const enter = async (id: string) => {
    try {
      await ensurePerson();
      await post(`/matches/${id}/join`, list === 'public' ? { watch: true } : {});
      go(`/match/${id}`);
    } catch (error) {
      setRefused(codeOf(error));
      again();
    }
  };
  if (problem)
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
  if (!value) return <Loading>{t.matches.loading}</Loading>;
  return (
    <>
      {refused && <p role="alert">{problemText(t, refused)}</p>}
      {value.matches.length === 0 && <Note icon="table" title={t.matches.empty[list]} />}
      <ul className="clist wide">
        {value.matches.map((match) => (
          <li key={match.id} className="lobby-row">
            <MatchCard match={listed(match)} />
            <button type="button" className="btn primary" onClick={() => enter(match.id)}>
              {list === 'open' ? t.matches.sit : t.matches.watch}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
