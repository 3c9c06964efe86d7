/** The evening itself: who tells it, how others come, who may take back what, and where it is kept. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { CopyLink } from '../../matches/copy-link.tsx';
import { NameField, useMyName } from '../../people/name-field.tsx';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/parts.tsx';
import { Qr } from '../../ui/qr.tsx';
import { useEvening } from '../model/context.ts';
import type { Evening } from '../model/evening.ts';
import { saveEveningFile } from '../model/evening-file.ts';
import { seenPicks } from '../model/hands.ts';
import { giveBack, shareEvening, takeMine, takeServers } from '../model/share.ts';
import { SharedEvening } from '../model/shared-evening.ts';
import { useClock, useSharedWords } from './words.ts';

/** In the bar: how many tell it, or what keeps them apart. */
export function NightButton() {
  const words = useSharedWords();
  const { evening } = useEvening();
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`night-button is-${stateOf(evening)}`}
        aria-label={`${words.night}: ${labelOf(evening, words)}`}
        onClick={() => open(true)}
      >
        <Glyph id="players" className="s" />
        <span className="long">{labelOf(evening, words)}</span>
        {evening instanceof SharedEvening && (
          <span className="short">{evening.unsent > 0 ? evening.unsent : evening.people.length}</span>
        )}
      </button>
      {isOpen && <Night onClose={() => open(false)} />}
    </>
  );
}

function stateOf(evening: Evening): string {
  if (!(evening instanceof SharedEvening)) return 'alone';
  return evening.unsent > 0 && evening.line.since !== null ? 'waiting' : evening.line.state;
}

function labelOf(evening: Evening, words: ReturnType<typeof useSharedWords>): string {
  if (!(evening instanceof SharedEvening)) return words.alone;
  const { line, unsent, people } = evening;
  if (line.state === 'gone') return words.gone;
  if (line.since !== null) return unsent > 0 ? words.waiting(unsent) : words.away;
  return words.nightOf(people.length);
}

function Night({ onClose }: { readonly onClose: () => void }) {
  const words = useSharedWords();
  const { evening } = useEvening();
  return (
    <Dialog kind="sheet" title={words.night} onClose={onClose}>
      {evening instanceof SharedEvening ? <Together evening={evening} /> : <Alone evening={evening} />}
      <Kept evening={evening} />
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="night-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One phone: it can be shared, or given back. */
function Alone({ evening }: { readonly evening: Evening }) {
  const t = useText();
  const words = useSharedWords();
  const [name, setName] = useMyName();
  const [problem, setProblem] = useState<string | null>(null);
  const { document: saved } = evening;
  const seen = seenPicks(evening);
  const then = async (done: Promise<void>) => {
    try {
      await done;
      location.reload();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  if (problem === 'EVENING_SPLIT')
    return (
      <Part title={words.splitTitle}>
        <p>{words.splitText}</p>
        <div className="evening-moves">
          <button type="button" className="btn" onClick={() => void then(takeServers(saved))}>
            {words.takeServers}
          </button>
          <button type="button" className="btn" onClick={() => void then(takeMine(saved, seen))}>
            {words.takeMine}
          </button>
        </div>
      </Part>
    );
  const failed = problem && <p role="alert">{problem === 'OFFLINE' ? words.shareOffline : problemText(t, problem)}</p>;
  if (saved.shared)
    return (
      <Part title={words.giveBack}>
        <p>{words.giveBackLead}</p>
        {failed}
        <button type="button" className="btn primary" onClick={() => void then(giveBack(saved, seen))}>
          {words.giveBack}
        </button>
      </Part>
    );
  return (
    <Part title={words.share}>
      <p>{words.shareLead}</p>
      <form
        className="night-share"
        onSubmit={(event) => {
          event.preventDefault();
          void then(shareEvening(saved, seen, name));
        }}
      >
        <NameField name={name} onChange={setName} />
        {failed}
        <button type="submit" className="btn primary">
          <Glyph id="share" className="s" />
          {words.shareGo}
        </button>
      </form>
    </Part>
  );
}

function Together({ evening }: { readonly evening: SharedEvening }) {
  const words = useSharedWords();
  const { copy, people, isOwner } = evening;
  const url = new URL(copy.path, location.origin).href;
  const [out, setOut] = useState<{ readonly person: string; readonly name: string } | null>(null);
  return (
    <>
      <section className="night-enter">
        <Qr text={url} label={words.qr(url)} />
        <div>
          <h3>{words.enter}</h3>
          <p>{words.enterLead}</p>
        </div>
        <CopyLink path={copy.path} label={words.enter} quiet />
      </section>
      <Part title={words.who}>
        <ul className="night-people">
          {people.map(({ person, name, here }) => (
            <li key={person}>
              <b>{name}</b>
              <small>
                {[person === copy.me && words.you, person === copy.owner && words.owner].filter(Boolean).join(' · ')}
              </small>
              <span className={here ? 'is-here' : ''}>{here ? words.here : words.notHere}</span>
              {isOwner && person !== copy.me && (
                <button
                  type="button"
                  className="ib"
                  aria-label={words.sendOut(name)}
                  onClick={() => setOut({ person, name })}
                >
                  <Glyph id="close" className="s" />
                </button>
              )}
            </li>
          ))}
        </ul>
        {isOwner && (
          <button type="button" className="btn quiet" onClick={() => evening.newLink()}>
            {words.newLink}
          </button>
        )}
      </Part>
      <Part title={words.undo}>
        {isOwner ? (
          <Segmented
            label={words.undo}
            value={copy.undoRule}
            choices={(['all', 'own', 'owner'] as const).map((value) => ({ value, name: words.undoRules[value] }))}
            onChange={(rule) => evening.setUndoRule(rule)}
          />
        ) : (
          <p>{words.undoRules[copy.undoRule]}</p>
        )}
      </Part>
      {out && (
        <Confirm
          title={`${words.sendOut(out.name)}?`}
          text={words.sendOutText}
          yes={words.sendOut(out.name)}
          no={words.reachNo}
          onYes={() => {
            evening.sendOut(out.person);
            setOut(null);
          }}
          onNo={() => setOut(null)}
        />
      )}
    </>
  );
}

/** Three places, each with its time. */
function Kept({ evening }: { readonly evening: Evening }) {
  const words = useSharedWords();
  const clock = useClock();
  const { document: saved } = evening;
  const shared = evening instanceof SharedEvening ? evening : null;
  const save = () => {
    saveEveningFile(saved);
    evening.filed();
  };
  return (
    <Part title={words.kept}>
      <ul className="night-kept">
        <li>
          <Glyph id="online" />
          <b>{words.server}</b>
          <small>
            {shared ? words.picks(shared.following.arrived.length, clock(shared.copy.updated)) : words.notYet}
          </small>
          {shared && <Glyph id="check" className="s" />}
        </li>
        <li>
          <Glyph id="phone" />
          <b>{words.phone}</b>
          <small>{words.whole(clock(saved.updated))}</small>
          <Glyph id="check" className="s" />
        </li>
        <li>
          <Glyph id="download" />
          <b>{words.asFile}</b>
          <small>{saved.filed === undefined ? words.notYet : words.filed(clock(saved.filed))}</small>
          <button type="button" className="btn" onClick={save}>
            {words.saveFile}
          </button>
        </li>
      </ul>
      {!window.isSecureContext && <p>{words.keepOpen}</p>}
    </Part>
  );
}
