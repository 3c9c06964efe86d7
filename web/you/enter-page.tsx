/** Back to your seats: by passkey, code, password, or another device. */
import { useState } from 'react';
import { post, request } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { go, Link } from '../browser/router.tsx';
import { setPerson } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { PasswordField, useSending } from '../ui/sending.tsx';
import './ways/account.css';
import { useActing } from './ways/acting.ts';
import { CodeField } from './ways/code-field.tsx';
import { LoginField } from './ways/login-field.tsx';
import { givePasskey, makePasskey, noPasskeys } from './ways/passkey.ts';
import { useWords } from './ways/words.ts';

type Entered = { readonly person: Person; readonly left: number };
const FEW = 2;

export function EnterPage() {
  const w = useWords();
  const [byCode, setByCode] = useState<Entered | null>(null);
  if (byCode) return <Back {...byCode} />;
  return (
    <Page title={w.enterTitle}>
      <p className="lead">{w.enterLead}</p>
      <ByPasskey />
      <ByCode onEntered={setByCode} />
      <ByPassword />
      <section className="form-card">
        <h2>{w.byDevice}</h2>
        <p>{w.byDeviceText}</p>
        <Link className="btn" href="/d">
          {w.typeCode}
        </Link>
      </section>
    </Page>
  );
}

function entered(person: Person): void {
  setPerson(person);
  go('/you');
}

function ByPasskey() {
  const t = useText();
  const w = useWords();
  const { busy, problem, act } = useActing();
  const reason = noPasskeys();
  const enter = async () => entered(await post<Person>('/login/passkey/verify', await givePasskey()));
  return (
    <section className="form-card">
      <h2>{w.passkey}</h2>
      {reason ? (
        <p>{w[reason]}</p>
      ) : (
        <button type="button" className="btn primary big" aria-busy={busy} onClick={() => act(enter)}>
          {w.enterByPasskey}
        </button>
      )}
      {problem && <p role="alert">{problemText(t, problem)}</p>}
    </section>
  );
}

function ByCode({ onEntered }: { readonly onEntered: (entered: Entered) => void }) {
  const w = useWords();
  const [code, setCode] = useState('');
  const { submit, said } = useSending(async () => {
    const by = await post<Entered>('/login/code', { code });
    setPerson(by.person);
    onEntered(by);
    return '';
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <h2>{w.byCode}</h2>
      <CodeField label={w.code} value={code} onChange={setCode} />
      <button type="submit" className="btn" aria-label={`${w.enter}: ${w.byCode}`}>
        {w.enter}
      </button>
      {said}
    </form>
  );
}

function ByPassword() {
  const t = useText();
  const w = useWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { submit, said } = useSending(async () => {
    entered(await post<Person>('/login', { login: login.trim(), password }));
    return t.you.signedIn;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <h2>{w.byPassword}</h2>
      <LoginField value={login} onChange={setLogin} />
      <PasswordField label={w.password} value={password} onChange={setPassword} />
      <button type="submit" className="btn" aria-label={`${w.enter}: ${w.byPassword}`}>
        {w.enter}
      </button>
      {said}
    </form>
  );
}

/** A code was used, so something was lost: a passkey is offered, and signing out everywhere else. */
function Back({ person, left }: Entered) {
  const t = useText();
  const w = useWords();
  const [others, setOthers] = useState(true);
  const { busy, problem, act } = useActing();
  const goOn = (work: () => Promise<unknown>) =>
    act(async () => {
      await work();
      if (others) await request('DELETE', '/sessions');
      go('/you', { replace: true });
    });
  return (
    <Page title={w.backTitle(person.name)}>
      <p className="lead">{w.backText}</p>
      {left <= FEW && <p className="way-few">{w.fewLeft(left)}</p>}
      <label className="tick">
        <input type="checkbox" checked={others} onChange={({ target }) => setOthers(target.checked)} />
        <span>
          {w.othersToo}
          <small>{w.othersHelp}</small>
        </span>
      </label>
      {noPasskeys() === null && (
        <button type="button" className="btn primary big" aria-busy={busy} onClick={() => goOn(makePasskey)}>
          {w.makePasskeyNow}
        </button>
      )}
      <button type="button" className="btn big" aria-busy={busy} onClick={() => goOn(async () => {})}>
        {w.goOn}
      </button>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
    </Page>
  );
}
