/** My matches, and the tables where somebody waits for players. */
import { type FormEvent, useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { post } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { go, Link, useLocation } from '../browser/router.tsx';
import { NameField } from '../people/name-field.tsx';
import { ensurePerson, useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Note, Segmented } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { MatchCard } from './match-card.tsx';
import { isOpen, listed, loadMine, type MatchPage, pageOf } from './mine.ts';

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
      {tab === 'mine' ? <MyMatches /> : <Lobby key={tab} list={tab} />}
    </Page>
  );
}

function MyMatches() {
  const t = useText();
  const { value: mine, problem, again } = useLoaded('mine', loadMine);
  const older = useOlder('mine', mine?.next ?? null);
  if (problem) return <NotLoaded problem={problem} again={again} />;
  if (!mine) return <Loading>{t.matches.loading}</Loading>;
  const all = [...mine.matches, ...older.matches.map(listed)];
  const open = all.filter(isOpen);
  const over = all.filter((match) => !isOpen(match));
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
      <OlderButton older={older} />
    </>
  );
}

type Older = { readonly matches: readonly Match[]; readonly next: string | null; load(): Promise<void> };

/** The pages of a list after its first, one at a time. */
function useOlder(list: 'mine' | 'open' | 'public', first: string | null): Older {
  const [pages, setPages] = useState<readonly MatchPage[]>([]);
  const last = pages.at(-1);
  const next = last ? last.next : first;
  const load = async () => {
    const page = await pageOf(list, next);
    setPages((before) => [...before, page]);
  };
  return { matches: pages.flatMap(({ matches }) => matches), next, load };
}

function OlderButton({ older }: { readonly older: Older }) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  if (older.next === null) return null;
  return (
    <p>
      {problem && <span role="alert">{problemText(t, problem)}</span>}
      <button
        type="button"
        className="btn"
        onClick={() =>
          older.load().then(
            () => setProblem(null),
            (error) => setProblem(codeOf(error)),
          )
        }
      >
        {t.matches.older}
      </button>
    </p>
  );
}

function Lobby({ list }: { readonly list: 'open' | 'public' }) {
  const t = useText();
  const { value, problem, again } = useLoaded(list, () => pageOf(list));
  const older = useOlder(list, value?.next ?? null);
  const [refused, setRefused] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const known = useMe()?.person?.name ?? '';
  const enter = async (id: string, name = '') => {
    setWanted(null);
    try {
      await ensurePerson(name);
      await post(`/matches/${id}/join`, list === 'public' ? { watch: true } : {});
      go(`/match/${id}`);
    } catch (error) {
      setRefused(codeOf(error));
      again();
    }
  };
  if (problem) return <NotLoaded problem={problem} again={again} />;
  if (!value) return <Loading>{t.matches.loading}</Loading>;
  return (
    <>
      {refused && <p role="alert">{problemText(t, refused)}</p>}
      {value.matches.length === 0 && <Note icon="table" title={t.matches.empty[list]} />}
      <ul className="clist wide">
        {[...value.matches, ...older.matches].map((match) => (
          <li key={match.id} className="lobby-row">
            <MatchCard match={listed(match)} />
            <button
              type="button"
              className="btn primary"
              onClick={() => (list === 'open' && known === '' ? setWanted(match.id) : enter(match.id))}
            >
              {list === 'open' ? t.matches.sit : t.matches.watch}
            </button>
          </li>
        ))}
      </ul>
      <OlderButton older={older} />
      {wanted !== null && <AskName onClose={() => setWanted(null)} onNamed={(name) => enter(wanted, name)} />}
    </>
  );
}

/** Anyone who sits down among others says what they are called. */
function AskName({ onClose, onNamed }: { readonly onClose: () => void; readonly onNamed: (name: string) => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNamed(name);
  };
  return (
    <Dialog title={t.join.nameTitle} onClose={onClose}>
      <form className="ask-name" onSubmit={submit}>
        <NameField name={name} onChange={setName} />
        <button type="submit" className="btn primary">
          {t.matches.sit}
        </button>
      </form>
    </Dialog>
  );
}
