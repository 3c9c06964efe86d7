/** What an account keeps in order: its password, where it is signed in, its bots. */
import { useState } from 'react';
import { post, request } from '../api/request.ts';
import { setPerson } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { Bots } from './bots.tsx';
import { PasswordField, useSending } from './sending.tsx';
import { Sessions } from './sessions.tsx';

export function Account({ onLeft }: { readonly onLeft: () => void }) {
  const t = useText();
  const [changes, setChanges] = useState(0);
  const leave = useSending(async () => {
    await post('/logout');
    setPerson(null);
    onLeft();
    return t.you.left;
  });
  return (
    <>
      <PasswordForm onChanged={() => setChanges(changes + 1)} />
      <Sessions key={changes} />
      <Bots />
      <form onSubmit={leave.submit}>
        <button type="submit" className="btn">
          {t.you.leave}
        </button>
        {leave.said}
      </form>
    </>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const { submit, said } = useSending(async () => {
    await request('PUT', '/account/password', { old, password });
    setOld('');
    setPassword('');
    onChanged();
    return t.you.passwordChanged;
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <PasswordField label={t.you.oldPassword} value={old} onChange={setOld} />
      <PasswordField label={t.you.newPassword} value={password} isNew onChange={setPassword} />
      <button type="submit" className="btn">
        {t.you.changePassword}
      </button>
      {said}
    </form>
  );
}
