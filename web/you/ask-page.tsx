/** On the device that wants in: asks by the code, shows two digits, and waits until they are touched on the other one. */
import { type FormEvent, useEffect, useState } from 'react';
import { post } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { go, Link, type Params } from '../browser/router.tsx';
import { setPerson, useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Note } from '../ui/parts.tsx';
import './ways/account.css';
import './ways/device.css';
import { useActing } from './ways/acting.ts';
import { CodeField } from './ways/code-field.tsx';
import { usePolling } from './ways/polling.ts';
import { useWords } from './ways/words.ts';

type Asked = { readonly name: string; readonly secret: string; readonly digits: string };

/** `/d`, where the code is typed, and `/d/<code>`, where the camera leads. */
export function AskPage({ params: { code } }: { readonly params: Params }) {
  const w = useWords();
  return code ? (
    <Page title={w.askTitle}>
      <Ask key={code} code={code} />
    </Page>
  ) : (
    <TypeCode />
  );
}

function TypeCode() {
  const w = useWords();
  const [code, setCode] = useState('');
  const follow = (event: FormEvent) => {
    event.preventDefault();
    go(`/d/${encodeURIComponent(code.trim())}`);
  };
  return (
    <Page title={w.typeTitle}>
      <p className="lead">{w.typeText}</p>
      <form className="form-card" onSubmit={follow}>
        <CodeField label={w.code} value={code} onChange={setCode} />
        <button type="submit" className="btn primary">
          {w.go}
        </button>
      </form>
    </Page>
  );
}

function Ask({ code }: { readonly code: string }) {
  const t = useText();
  const w = useWords();
  const person = useMe()?.person ?? null;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, problem, act } = useActing();
  if (asked) return <Waiting code={code} asked={asked} />;
  if (problem === 'LINK_EXPIRED') return <NotIn />;
  const ask = async () => setAsked(await post<Asked>(`/links/${encodeURIComponent(code)}/ask`));
  return (
    <>
      <p className="lead">{w.askText}</p>
      {person?.kind === 'guest' && <p>{w.askGuest}</p>}
      {person?.kind === 'account' && <p>{w.askAccount(person.name)}</p>}
      <button type="button" className="btn primary big" aria-busy={busy} onClick={() => act(ask)}>
        {w.ask}
      </button>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
    </>
  );
}

function Waiting({ code, asked: { name, secret, digits } }: { readonly code: string; readonly asked: Asked }) {
  const w = useWords();
  const { value, problem } = usePolling<{ readonly person: Person | null }>(
    secret,
    () => post(`/links/${encodeURIComponent(code)}/enter`, { secret }),
    ({ person }) => person !== null,
  );
  const person = value?.person ?? null;
  useEffect(() => {
    if (person === null) return;
    setPerson(person);
    go('/matches', { replace: true });
  }, [person]);
  if (problem) return <NotIn />;
  return (
    <section className="digits" aria-label={w.showDigits(name)}>
      <h2>{w.showDigits(name)}</h2>
      <output>{digits}</output>
      <p>{w.touchThere}</p>
      <p className="hint" role="status">
        {w.waiting}
      </p>
    </section>
  );
}

function NotIn() {
  const t = useText();
  const w = useWords();
  return (
    <div role="alert">
      <Note
        icon="shield"
        title={w.askOver}
        action={
          <Link className="btn primary" href="/d">
            {w.typeCode}
          </Link>
        }
      >
        {problemText(t, 'LINK_EXPIRED')}
      </Note>
    </div>
  );
}
