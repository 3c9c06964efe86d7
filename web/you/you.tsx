/** The person: a name, and the ways that lead back to their seats. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useRef, useState } from 'react';
import { get, post } from '../api/request.ts';
import type { Account, Person } from '../api/types.ts';
import { Link, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { NameField } from '../people/name-field.tsx';
import { ensurePerson, refreshMe, setPerson, useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Note } from '../ui/parts.tsx';
import { useSending } from '../ui/sending.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Bots } from './bots.tsx';
import { Erase } from './erase.tsx';
import { type Session, Sessions } from './sessions.tsx';
import './ways/account.css';
import { Codes, ShownCodes } from './ways/codes.tsx';
import { noPasskeys } from './ways/passkey.ts';
import { Passkeys } from './ways/passkeys.tsx';
import { Password } from './ways/password.tsx';
import { useProof } from './ways/proof.tsx';
import { Safe } from './ways/safe.tsx';
import { Way } from './ways/way.tsx';
import { useWords } from './ways/words.ts';

type Held = { readonly account: Account | null; readonly sessions: readonly Session[] };

export function You() {
  const t = useText();
  const w = useWords();
  const me = useMe();
  const person = me?.person ?? null;
  const { searchParams } = useLocation();
  const [farewell, setFarewell] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { value, problem, again } = useLoaded(`account ${person?.id}`, async () =>
    held(me ? me.person : (await refreshMe()).person),
  );
  // While a guest is made, or the account is read again, what was there stays.
  const last = useRef(value);
  last.current = value ?? last.current;
  if (codes) return <ShownCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <Page title={t.you.title} head={<Head person={person} account={last.current?.account ?? null} />}>
      {searchParams.has('offer') && person?.kind === 'guest' && <p className="lead">{w.offered}</p>}
      {!person && farewell && <p role="status">{farewell}</p>}
      {problem === 'OFFLINE' && (
        <Note icon="offline" title={w.offline}>
          {w.offlineText}
        </Note>
      )}
      {problem && problem !== 'OFFLINE' && <p role="alert">{problemText(t, problem)}</p>}
      {last.current && <Ways person={person} held={last.current} again={again} onCodes={setCodes} />}
      {person && <Ending person={person} onEnded={setFarewell} />}
      <p className="hint">{w.fine}</p>
      <p className="foot">
        <Link href="/about">{t.home.about}</Link>
      </p>
    </Page>
  );
}

async function held(person: Person | null): Promise<Held> {
  if (!person) return { account: null, sessions: [] };
  const [account, { sessions }] = await Promise.all([
    get<Account>('/account'),
    get<{ sessions: readonly Session[] }>('/sessions'),
  ]);
  return { account, sessions };
}

function Head({ person, account }: { readonly person: Person | null; readonly account: Account | null }) {
  const t = useText();
  const w = useWords();
  const { language } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const name = person?.name ?? '';
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const isAccount = person?.kind === 'account';
  return (
    <div className="you-head">
      <span className="monogram" aria-hidden="true">
        {name.slice(0, 2) || '?'}
      </span>
      <div>
        <h1>{name || t.you.title}</h1>
        <p>{isAccount ? account && w.since(month.format(account.created)) : w.guest}</p>
      </div>
      <button
        type="button"
        className="ib"
        aria-label={w.rename}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph id="edit" />
      </button>
      {isOpen && <NameForm person={person} onSaved={() => setOpen(false)} />}
    </div>
  );
}

function NameForm({ person, onSaved }: { readonly person: Person | null; readonly onSaved: () => void }) {
  const t = useText();
  const [name, setName] = useState(person?.name ?? '');
  const { submit, said } = useSending(async () => {
    await ensurePerson(name);
    onSaved();
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

type WaysProps = {
  readonly person: Person | null;
  readonly held: Held;
  readonly again: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
};

function Ways({ person, held, again, onCodes }: WaysProps) {
  const w = useWords();
  const { account, sessions } = held;
  const { proved, question } = useProof();
  const passkeys = account?.passkeys ?? [];
  const codes = account?.codes ?? null;
  const password = account?.password ?? false;
  const next = nextWay(held);
  const ways = [passkeys.length > 0, (codes?.left ?? 0) > 0, password, sessions.length > 1].filter(Boolean).length;
  return (
    <>
      <Safe ways={ways} />
      <section className="own" aria-label={w.howYouEnter}>
        <h2 className="label">{w.howYouEnter}</h2>
        <ul className="way-list">
          <Passkeys passkeys={passkeys} isNext={next === 'passkey'} proved={proved} onChanged={again} />
          <Codes
            codes={codes}
            isNext={next === 'codes'}
            proved={proved}
            onMade={(made) => {
              again();
              onCodes(made);
            }}
          />
          <Way
            icon="phone"
            name={w.device}
            help={w.deviceHelp}
            action={
              <Link
                className={next === 'device' ? 'btn primary' : 'btn'}
                href="/you/device"
                aria-label={`${w.link}: ${w.device}`}
              >
                {w.link}
              </Link>
            }
          />
          <Password person={person} isSet={password} proved={proved} onChanged={again} />
        </ul>
      </section>
      {question}
      {person?.kind !== 'account' && <HaveAccount />}
      {sessions.length > 0 && <Sessions sessions={sessions} again={again} />}
      {person?.kind === 'account' && <Bots />}
    </>
  );
}

/** The one way to make now, which stands out. */
function nextWay({ account, sessions }: Held): 'passkey' | 'codes' | 'device' | null {
  if (noPasskeys() === null && !account?.passkeys.length) return 'passkey';
  if (!account?.codes?.left) return 'codes';
  return sessions.length > 1 ? null : 'device';
}

function HaveAccount() {
  const w = useWords();
  return (
    <section className="own have" aria-label={w.haveAccount}>
      <div>
        <h2>{w.haveAccount}</h2>
        <p className="hint">{w.haveAccountText}</p>
      </div>
      <Link className="btn" href="/you/enter">
        {w.enter}
      </Link>
    </section>
  );
}

function Ending({ person, onEnded }: { readonly person: Person; readonly onEnded: (said: string) => void }) {
  const t = useText();
  const leave = useSending(async () => {
    await post('/logout');
    setPerson(null);
    onEnded(t.you.left);
    return t.you.left;
  });
  return (
    <div className="you-end">
      {person.kind === 'account' && (
        <form onSubmit={leave.submit}>
          <button type="submit" className="btn">
            {t.you.leave}
          </button>
          {leave.said}
        </form>
      )}
      <Erase onErased={() => onEnded(t.you.erased)} />
    </div>
  );
}
