/** The address of a person: asked for, waiting for its link, or confirmed. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { request } from '../api/request.ts';
import type { Notices } from '../api/types.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Row, Segmented } from '../ui/parts.tsx';

type Props = { readonly mail: Notices['mail']; readonly again: () => void };
const MODES = ['now', 'digest', 'off'] as const;

export function MailRow({ mail, again }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  if (mail === null)
    return (
      <Row name={t.notices.mail} help={t.notices.mailMissing}>
        {null}
      </Row>
    );
  const send = (fields: object) =>
    request('PUT', '/notices/mail', fields).then(
      () => {
        setProblem(null);
        again();
      },
      (error) => setProblem(codeOf(error)),
    );
  const { address, state, mode } = mail;
  const isSettled = address !== null && state === 'confirmed';
  const help = isSettled
    ? t.notices.mailConfirmed(address)
    : address !== null
      ? t.notices.mailAsked(address)
      : t.notices.mailHelp;
  return (
    <>
      <Row name={t.notices.mail} help={problem ? problemText(t, problem) : help}>
        {isSettled ? (
          <Segmented
            label={t.notices.mail}
            value={mode}
            choices={MODES.map((value) => ({ value, name: t.notices.mailModes[value] }))}
            onChange={(value) => send({ mode: value })}
          />
        ) : (
          <AddressForm onSend={(wanted) => send({ mail: wanted })} />
        )}
      </Row>
      {address !== null && (
        <li className="va">
          <button type="button" className="btn sm quiet" onClick={() => send({ mail: null })}>
            {t.notices.mailForget}
          </button>
        </li>
      )}
    </>
  );
}

function AddressForm({ onSend }: { readonly onSend: (address: string) => void }) {
  const t = useText();
  const [address, setAddress] = useState('');
  return (
    <form
      className="mail-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(address);
      }}
    >
      <input
        className="field"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-label={t.notices.mailAddress}
        placeholder={t.notices.mailAddress}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit" className="btn">
        {t.notices.mailSend}
      </button>
    </form>
  );
}
