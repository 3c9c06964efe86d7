/** The person: a name for guests, and an account that keeps the seats on every device. */
import { type FormEvent, useState } from 'react';
import { post, request } from '../host/api.ts';
import { codeOf } from '../host/errors.ts';
import type { Person } from '../host/types.ts';
import { ensurePerson, setPerson, useMe } from '../person.ts';
import { Link } from '../router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/parts.tsx';

export function You() {
  const t = useText();
  const me = useMe();
  const person = me?.person ?? null;
  return (
    <Page title={t.you.title}>
      <p className="lead">{person?.kind === 'account' ? t.you.account(person.login ?? '') : t.you.guest}</p>
      <NameForm key={person?.name} person={person} />
      {person?.kind === 'account' ? <Account /> : <SignIn />}
      <p className="foot">
        <Link href="/about">{t.home.about}</Link>
      </p>
    </Page>
  );
}

function NameForm({ person }: { readonly person: Person | null }) {
  const t = useText();
  const [name, setName] = useState(person?.name ?? '');
  const { submit, said } = useSending(async () => {
    await ensurePerson();
    setPerson(await request<Person>('PATCH', '/me', { name: name.trim() }));
    return t.you.saved;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <label>
        <span>{t.you.name}</span>
        <input className="field" required maxLength={30} value={name} onChange={(e) => setName(e.target.value)} />
      </label>
      <button type="submit" className="btn">
        {t.you.save}
      </button>
      {said}
    </form>
  );
}

function SignIn() {
  const t = useText();
  const [mode, setMode] = useState<'login' | 'account'>('account');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { submit, said } = useSending(async () => {
    if (mode === 'account') await ensurePerson();
    setPerson(await post<Person>(`/${mode}`, { login: login.trim(), password }));
    return t.you.signedIn;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <Segmented
        label={t.you.accountTitle}
        value={mode}
        choices={[
          { value: 'account', name: t.you.create },
          { value: 'login', name: t.you.enter },
        ]}
        onChange={setMode}
      />
      <p>{mode === 'account' ? t.you.createText : t.you.enterText}</p>
      <label>
        <span>{t.you.login}</span>
        <input
          className="field"
          required
          autoComplete="username"
          autoCapitalize="none"
          maxLength={60}
          value={login}
          onChange={(e) => setLogin(e.target.value)}
        />
      </label>
      <label>
        <span>{t.you.password}</span>
        <input
          className="field"
          required
          type="password"
          minLength={8}
          autoComplete={mode === 'account' ? 'new-password' : 'current-password'}
          value={password}
          onChange={(e) => setPassword(e.target.value)}
        />
      </label>
      <button type="submit" className="btn primary">
        {mode === 'account' ? t.you.create : t.you.enter}
      </button>
      {said}
    </form>
  );
}

function Account() {
  const t = useText();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const change = useSending(async () => {
    await request('PUT', '/account/password', { old, password });
    setOld('');
    setPassword('');
    return t.you.passwordChanged;
  });
  const leave = useSending(async () => {
    await post('/logout');
    setPerson(null);
    return t.you.left;
  });
  return (
    <>
      <form className="form-card" onSubmit={change.submit}>
        <label>
          <span>{t.you.oldPassword}</span>
          <input
            className="field"
            required
            type="password"
            autoComplete="current-password"
            value={old}
            onChange={(e) => setOld(e.target.value)}
          />
        </label>
        <label>
          <span>{t.you.newPassword}</span>
          <input
            className="field"
            required
            type="password"
            minLength={8}
            autoComplete="new-password"
            value={password}
            onChange={(e) => setPassword(e.target.value)}
          />
        </label>
        <button type="submit" className="btn">
          {t.you.changePassword}
        </button>
        {change.said}
      </form>
      <form onSubmit={leave.submit}>
        <button type="submit" className="btn">
          {t.you.leave}
        </button>
        {leave.said}
      </form>
    </>
  );
}

/** Sends a form and says how it went. */
function useSending(send: () => Promise<string>) {
  const t = useText();
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(null);
    setProblem(null);
    try {
      setDone(await send());
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const said = problem ? <p role="alert">{problemText(t, problem)}</p> : <p role="status">{done}</p>;
  return { submit, said };
}
