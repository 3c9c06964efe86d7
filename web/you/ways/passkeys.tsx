/** The passkeys of an account: made, looked at, removed. */
import { useState } from 'react';
import { request } from '../../api/request.ts';
import type { Account } from '../../api/types.ts';
import { useSettings } from '../../browser/settings.ts';
import { ensurePerson, setPerson } from '../../people/person.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Row } from '../../ui/parts.tsx';
import { useActing } from './acting.ts';
import { makePasskey, noPasskeys } from './passkey.ts';
import type { Proved } from './proof.tsx';
import { Way } from './way.tsx';
import { useWords } from './words.ts';

type Props = {
  readonly passkeys: Account['passkeys'];
  readonly isNext: boolean;
  readonly proved: Proved;
  readonly onChanged: () => void;
};

export function Passkeys({ passkeys, isNext, proved, onChanged }: Props) {
  const t = useText();
  const w = useWords();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { busy, problem, act } = useActing();
  const reason = noPasskeys();
  const make = () =>
    act(async () => {
      await ensurePerson();
      setPerson(await proved(makePasskey));
      setSaid(w.passkeyMade);
      onChanged();
    });
  const remove = (id: string) =>
    act(async () => {
      await proved(() => request('DELETE', `/passkeys/${id}`));
      setSaid('');
      onChanged();
    });
  const has = passkeys.length > 0;
  const help = has ? w.passkeys(passkeys.length) : reason ? w[reason] : w.noPasskey;
  return (
    <Way
      icon="finger"
      name={w.passkey}
      help={help}
      isSet={has}
      action={
        has ? (
          <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? w.shut : w.open}
          </button>
        ) : (
          reason === null && (
            <button
              type="button"
              className={isNext ? 'btn primary' : 'btn'}
              aria-label={`${w.create}: ${w.passkey}`}
              aria-busy={busy}
              onClick={make}
            >
              {w.create}
            </button>
          )
        )
      }
    >
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {said && <p role="status">{said}</p>}
      {has && isOpen && (
        <div className="way-more">
          <PasskeyList passkeys={passkeys} onRemove={remove} />
          {reason === null && (
            <button type="button" className="btn" aria-busy={busy} onClick={make}>
              {w.morePasskeys}
            </button>
          )}
        </div>
      )}
    </Way>
  );
}

type ListProps = { readonly passkeys: Account['passkeys']; readonly onRemove: (id: string) => void };

function PasskeyList({ passkeys, onRemove }: ListProps) {
  const w = useWords();
  const { language } = useSettings();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <ul className="vars">
      {passkeys.map(({ id, label, created, used, backedUp }) => (
        <Row
          key={id}
          name={`${w.passkeyOf(label)} · ${backedUp ? w.inKeyRing : w.onDevice}`}
          help={w.passkeyTimes(date.format(created), date.format(used))}
        >
          <button
            type="button"
            className="btn"
            aria-label={w.removePasskey(w.passkeyOf(label))}
            onClick={() => onRemove(id)}
          >
            {w.remove}
          </button>
        </Row>
      ))}
    </ul>
  );
}
