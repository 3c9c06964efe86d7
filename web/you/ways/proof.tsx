/** What needs a proof is tried first; where the server wants one, the person is asked for it and it is tried again. */
import { type ReactNode, useState } from 'react';
import { HostError } from '../../api/errors.ts';
import { post } from '../../api/request.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, useSending } from '../../ui/sending.tsx';
import { useActing } from './acting.ts';
import { CodeField } from './code-field.tsx';
import { givePasskey, noPasskeys } from './passkey.ts';
import { useWords } from './words.ts';

type WayIn = 'passkey' | 'password' | 'code';
type Question = { readonly ways: readonly WayIn[]; readonly answer: (proved: boolean) => void };
export type Proved = <T>(work: () => Promise<T>) => Promise<T>;

export function useProof(): { readonly proved: Proved; readonly question: ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null);
  const proved: Proved = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HostError) || error.code !== 'PROOF_NEEDED') throw error;
      const ways = (error.detail.ways ?? []) as readonly WayIn[];
      const isProved = await new Promise<boolean>((answer) => setAsked({ ways, answer }));
      setAsked(null);
      if (!isProved) throw error;
      return work();
    }
  };
  return { proved, question: asked && <ProofDialog {...asked} /> };
}

function ProofDialog({ ways, answer }: Question) {
  const w = useWords();
  return (
    <Dialog title={w.proofTitle} onClose={() => answer(false)}>
      <p>{w.proofText}</p>
      {ways.includes('passkey') && noPasskeys() === null && <ByPasskey onProved={() => answer(true)} />}
      {ways.includes('password') && <ByPassword onProved={() => answer(true)} />}
      {ways.includes('code') && <ByCode onProved={() => answer(true)} />}
    </Dialog>
  );
}

type Props = { readonly onProved: () => void };

function ByPasskey({ onProved }: Props) {
  const t = useText();
  const w = useWords();
  const { busy, problem, act } = useActing();
  const prove = async () => {
    await post('/account/proof', { passkey: await givePasskey() });
    onProved();
  };
  return (
    <>
      <button type="button" className="btn primary big" aria-busy={busy} onClick={() => act(prove)}>
        {w.provePasskey}
      </button>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
    </>
  );
}

function ByPassword({ onProved }: Props) {
  const t = useText();
  const w = useWords();
  const [password, setPassword] = useState('');
  const { submit, said } = useSending(async () => {
    await post('/account/proof', { password });
    onProved();
    return '';
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <PasswordField label={t.you.oldPassword} value={password} onChange={setPassword} />
      <button type="submit" className="btn">
        {w.prove}
      </button>
      {said}
    </form>
  );
}

function ByCode({ onProved }: Props) {
  const w = useWords();
  const [code, setCode] = useState('');
  const { submit, said } = useSending(async () => {
    await post('/account/proof', { code });
    onProved();
    return '';
  });
  return (
    <form className="form-card" onSubmit={submit}>
      <CodeField label={w.oneCode} value={code} onChange={setCode} />
      <button type="submit" className="btn">
        {w.prove}
      </button>
      {said}
    </form>
  );
}
