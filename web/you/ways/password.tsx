/** A password, for those who want one: the first, or another. */
import { useState } from 'react';
import { post, request } from '../../api/request.ts';
import type { Person } from '../../api/types.ts';
import { ensurePerson, refreshMe, setPerson } from '../../people/person.ts';
import { useText } from '../../text/catalogue.ts';
import { PasswordField, useSending } from '../../ui/sending.tsx';
import { LoginField } from './login-field.tsx';
import type { Proved } from './proof.tsx';
import { Way } from './way.tsx';
import { useWords } from './words.ts';

type Props = {
  readonly person: Person | null;
  readonly isSet: boolean;
  readonly proved: Proved;
  readonly onChanged: () => void;
};

export function Password(props: Props) {
  const { person, isSet } = props;
  const w = useWords();
  const [isOpen, setOpen] = useState(false);
  const verb = isSet ? w.replace : w.create;
  return (
    <Way
      icon="lock"
      name={w.password}
      help={isSet ? w.passwordOf(person?.login ?? '') : w.noPassword}
      isSet={isSet}
      action={
        <button
          type="button"
          className="btn"
          aria-label={`${isOpen ? w.shut : verb}: ${w.password}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? w.shut : verb}
        </button>
      }
    >
      {isOpen && <PasswordForm {...props} />}
    </Way>
  );
}

function PasswordForm({ person, isSet, proved, onChanged }: Props) {
  const t = useText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const needsLogin = (person?.login ?? null) === null;
  const { submit, said } = useSending(async () => {
    const sent = { ...(needsLogin && { login: login.trim() }), password };
    if (person?.kind === 'account') {
      await proved(() => request('PUT', '/account/password', sent));
      await refreshMe();
    } else {
      await ensurePerson();
      setPerson(await post<Person>('/account', sent));
    }
    setPassword('');
    onChanged();
    return isSet ? t.you.passwordChanged : t.you.saved;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      {needsLogin && <LoginField value={login} onChange={setLogin} />}
      <PasswordField label={t.you.password} value={password} isNew onChange={setPassword} />
      <button type="submit" className="btn">
        {isSet ? t.you.changePassword : t.you.save}
      </button>
      {said}
    </form>
  );
}
