/** Recovery codes: made, replaced, and shown once. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { post } from '../../api/request.ts';
import type { Account } from '../../api/types.ts';
import { useSettings } from '../../browser/settings.ts';
import { ensurePerson, refreshMe, useMe } from '../../people/person.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { useActing } from './acting.ts';
import type { Proved } from './proof.tsx';
import { Way } from './way.tsx';
import { useWords } from './words.ts';

const FEW = 2;

type Props = {
  readonly codes: Account['codes'];
  readonly isNext: boolean;
  readonly proved: Proved;
  readonly onMade: (codes: readonly string[]) => void;
};

export function Codes({ codes, isNext, proved, onMade }: Props) {
  const t = useText();
  const w = useWords();
  const { language } = useSettings();
  const [asked, setAsked] = useState(false);
  const { busy, problem, act } = useActing();
  const make = () =>
    act(async () => {
      setAsked(false);
      await ensurePerson();
      const made = await proved(() => post<{ codes: readonly string[] }>('/recoveries'));
      await refreshMe();
      onMade(made.codes);
    });
  const made = codes && new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(codes.made);
  return (
    <Way
      icon="paper"
      name={w.codes}
      help={codes ? w.codesLeft(codes.left, codes.of, made ?? '') : w.noCodes}
      isSet={(codes?.left ?? 0) > 0}
      action={
        <button
          type="button"
          className={isNext ? 'btn primary' : 'btn'}
          aria-label={`${codes ? w.replace : w.create}: ${w.codes}`}
          aria-busy={busy}
          onClick={codes && codes.left > 0 ? () => setAsked(true) : make}
        >
          {codes ? w.replace : w.create}
        </button>
      }
    >
      {codes && codes.left <= FEW && <p className="way-few">{w.fewLeft(codes.left)}</p>}
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {asked && (
        <Confirm
          title={w.replaceTitle}
          text={w.replaceText}
          yes={w.makeNew}
          no={w.keepOld}
          onYes={make}
          onNo={() => setAsked(false)}
        />
      )}
    </Way>
  );
}

/** The only time they are seen. */
export function ShownCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const w = useWords();
  const name = useMe()?.person?.name ?? '';
  const [saved, setSaved] = useState(false);
  const [copied, setCopied] = useState(false);
  const text = `${w.fileHead(location.host, name)}\n\n${codes.join('\n')}\n`;
  // Browsers give it on secure addresses only.
  const canCopy = 'clipboard' in navigator;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Page title={w.saveTitle}>
      <div className="codes-sheet">
        <p className="lead">{w.saveLead}</p>
        <ol className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="codes-acts">
          {canCopy && (
            <button type="button" className="btn" onClick={copy}>
              <Glyph id={copied ? 'check' : 'copy'} className="s" />
              {copied ? w.copied : w.copy}
            </button>
          )}
          <a className="btn" download={w.fileName} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            <Glyph id="download" className="s" />
            {w.file}
          </a>
          <button type="button" className="btn" onClick={() => print()}>
            <Glyph id="print" className="s" />
            {w.print}
          </button>
        </div>
        <p className="way-note">
          <Glyph id="paper" />
          <span>{w.paper}</span>
        </p>
        <label className="tick">
          <input type="checkbox" checked={saved} onChange={({ target }) => setSaved(target.checked)} />
          <span>{w.haveSaved}</span>
        </label>
        <button type="button" className="btn primary big" disabled={!saved} onClick={onDone}>
          {w.done}
        </button>
      </div>
    </Page>
  );
}
