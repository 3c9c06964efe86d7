/** On the device that is in: shows a code, then asks "is it you?" about the device that read it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { get, post, request } from '../api/request.ts';
import type { ShownLink } from '../api/types.ts';
import { go, Link } from '../browser/router.tsx';
import { ensurePerson, useMe } from '../people/person.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import './ways/account.css';
import './ways/device.css';
import { Qr } from '../ui/qr.tsx';
import { useActing } from './ways/acting.ts';
import { usePolling } from './ways/polling.ts';
import { useWords } from './ways/words.ts';

type ShownCode = { readonly code: string; readonly expires: number };
const LASTS_MS = 300_000;
const TICK_MS = 5000;

export function DevicePage() {
  const t = useText();
  const w = useWords();
  const { value, problem, again } = useLoaded('device', newLink);
  return (
    <Page title={w.linkTitle}>
      {problem && (
        <Note
          icon={problem === 'OFFLINE' ? 'offline' : 'why'}
          title={problem === 'OFFLINE' ? w.offline : w.linkTitle}
          action={<Again onAgain={again} />}
        >
          {problem === 'OFFLINE' ? null : problemText(t, problem)}
        </Note>
      )}
      {!problem &&
        (value ? <LinkShown key={value.code} link={value} onAgain={again} /> : <Loading>{t.loading}</Loading>)}
    </Page>
  );
}

async function newLink(): Promise<ShownCode> {
  await ensurePerson();
  return post<ShownCode>('/links/device');
}

function LinkShown({ link: { code, expires }, onAgain }: { readonly link: ShownCode; readonly onAgain: () => void }) {
  const w = useWords();
  const [asking, setAsking] = useState('');
  const { value, problem } = usePolling<ShownLink>(
    code,
    () => get<ShownLink>(`/links/${code}`),
    ({ state }) => state === 'void' || state === 'given',
  );
  const browser = value?.state === 'asked' ? value.browser : asking;
  if (value?.state === 'void')
    return <Over onAgain={onAgain}>{value.why === 'second' ? w.voidSecond : w.voidWrong}</Over>;
  if (value?.state === 'given' || asking !== '') return <LetIn browser={browser} />;
  if (problem) return <Over onAgain={onAgain}>{w.linkOver}</Over>;
  if (value?.state === 'asked') return <IsItYou code={code} asked={value} onAnswered={setAsking} />;
  return <Showing code={code} expires={expires} />;
}

function LetIn({ browser }: { readonly browser: string }) {
  const w = useWords();
  return (
    <div role="status">
      <Note
        icon="check"
        title={w.letIn(browser)}
        action={
          <Link className="btn" href="/you">
            {w.backToYou}
          </Link>
        }
      />
    </div>
  );
}

function Over({ children, onAgain }: { readonly children: ReactNode; readonly onAgain: () => void }) {
  const w = useWords();
  return (
    <div role="alert">
      <Note icon="shield" title={w.askOver} action={<Again onAgain={onAgain} />}>
        {children}
      </Note>
    </div>
  );
}

function Again({ onAgain }: { readonly onAgain: () => void }) {
  const w = useWords();
  return (
    <button type="button" className="btn primary" onClick={onAgain}>
      {w.newCode}
    </button>
  );
}

/** A person who read the code gains nothing from it now; without a network it ends by itself. */
function cancel(): void {
  request('DELETE', '/links/device').catch(() => {});
  go('/you');
}

function Showing({ code, expires }: ShownCode) {
  const w = useWords();
  const name = useMe()?.person?.name ?? '';
  const left = useTimeLeft(expires);
  return (
    <>
      <p className="lead">{w.linkLead(name)}</p>
      <figure className="qr-box">
        <Qr text={`${location.origin}/d/${code}`} label={w.qr} />
        <figcaption>
          <svg className="qr-ring" viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="15" />
            <circle className="left" cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${left / LASTS_MS} 1`} />
          </svg>
          {w.lasts(Math.max(1, Math.ceil(left / 60_000)))}
        </figcaption>
      </figure>
      <p className="qr-or">{w.orType}</p>
      <p className="qr-typed">
        <span>{location.host}/d</span>
        <code>{code}</code>
      </p>
      <p className="way-note">
        <Glyph id="shield" />
        <span>{w.isItYouSoon}</span>
      </p>
      <button type="button" className="btn big" onClick={cancel}>
        {w.cancel}
      </button>
    </>
  );
}

/** By this device's clock it may be off; then the server says that the link is over. */
function useTimeLeft(expires: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.min(LASTS_MS, Math.max(0, expires - now));
}

type AskedProps = {
  readonly code: string;
  readonly asked: Extract<ShownLink, { state: 'asked' }>;
  readonly onAnswered: (browser: string) => void;
};

function IsItYou({ code, asked: { browser, pairs }, onAnswered }: AskedProps) {
  const t = useText();
  const w = useWords();
  const { busy, problem, act } = useActing();
  const touch = (digits: string) =>
    act(async () => {
      await post(`/links/${code}/confirm`, { digits });
      onAnswered(browser || ' ');
    });
  return (
    <section className="is-it-you" aria-label={w.isItYou}>
      <div role="status">
        <h2>{w.isItYou}</h2>
        <p>{w.asks(browser)}</p>
      </div>
      <div className="pairs">
        {pairs.map((digits) => (
          <button key={digits} type="button" className="btn" aria-busy={busy} onClick={() => touch(digits)}>
            {digits}
          </button>
        ))}
      </div>
      <button type="button" className="btn danger" onClick={() => touch('')}>
        {w.notMe}
      </button>
      {problem && problem !== 'LINK_EXPIRED' && <p role="alert">{problemText(t, problem)}</p>}
    </section>
  );
}
