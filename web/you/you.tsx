/** The person: a name for guests, and an account that keeps the seats on every device. */
import { useState } from 'react';
import { post } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { Link } from '../browser/router.tsx';
import { NameField } from '../people/name-field.tsx';
import { ensurePerson, setPerson, useMe } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/parts.tsx';
import { Account } from './account.tsx';
import { Erase } from './erase.tsx';
import { PasswordField, useSending } from './sending.tsx';

export function You() {
  const t = useText();
  const me = useMe();
  const person = me?.person ?? null;
  const [farewell, setFarewell] = useState('');
  return (
    <Page title={t.you.title}>
      <p className="lead">{person?.kind === 'account' ? t.you.account(person.login ?? '') : t.you.guest}</p>
      <p role="status">{person ? '' : farewell}</p>
      <NameForm key={person?.name} person={person} />
      {person?.kind === 'account' ? <Account onLeft={() => setFarewell(t.you.left)} /> : <SignIn />}
      {person && <Erase person={person} onErased={() => setFarewell(t.you.erased)} />}
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
    await ensurePerson(name);
    return t.you.saved;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <NameField name={name} onChange={setName} />
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
      <PasswordField label={t.you.password} value={password} isNew={mode === 'account'} onChange={setPassword} />
      <button type="submit" className="btn primary">
        {mode === 'account' ? t.you.create : t.you.enter}
      </button>
      {said}
    </form>
  );
}
