/** Deleting your own data, after a second question and a proof. */
import { useState } from 'react';
import { request } from '../api/request.ts';
import { setPerson } from '../people/person.ts';
import { useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useSending } from '../ui/sending.tsx';
import { useProof } from './ways/proof.tsx';

type Props = { readonly onErased: () => void };

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

function Confirmation({ onErased, onClose }: Props & { readonly onClose: () => void }) {
  const t = useText();
  const { proved, question } = useProof();
  const { submit, said } = useSending(async () => {
    await proved(() => request('DELETE', '/me'));
    setPerson(null);
    onErased();
    return t.you.erased;
  });
  if (question) return question;
  return (
    <Dialog title={t.you.eraseTitle} onClose={onClose}>
      <form className="form-card" onSubmit={submit}>
        <p>{t.you.eraseText}</p>
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
