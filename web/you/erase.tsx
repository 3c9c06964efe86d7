/** Deleting oneself, after a second question; an account is asked for its password too. */
import { useState } from 'react';
import { request } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { setPerson } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField, useSending } from './sending.tsx';

type Props = { readonly person: Person; readonly onErased: () => void };

export function Erase(props: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="btn danger" onClick={() => setAsked(true)}>
        {t.you.erase}
      </button>
      {asked && <Confirmation {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function Confirmation({ person, onErased, onClose }: Props & { readonly onClose: () => void }) {
  const t = useText();
  const [password, setPassword] = useState('');
  const isAccount = person.kind === 'account';
  const { submit, said } = useSending(async () => {
    await request('DELETE', '/me', isAccount ? { password } : {});
    setPerson(null);
    onErased();
    return t.you.erased;
  });
  return (
    <Dialog title={t.you.eraseTitle} onClose={onClose}>
      <form className="form-card" onSubmit={submit}>
        <p>{t.you.eraseText}</p>
        {isAccount && <PasswordField label={t.you.oldPassword} value={password} onChange={setPassword} />}
        <button type="submit" className="btn danger">
          {t.you.eraseForGood}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t.you.keep}
        </button>
        {said}
      </form>
    </Dialog>
  );
}
