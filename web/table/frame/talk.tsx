/** Table talk. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { authorName } from '../../people/name.ts';
import { useMe } from '../../people/person.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { useHost, useMatch, useTalk } from '../model/parts.tsx';
import { useReading } from './read-talk.ts';

const LONGEST = 280;

export function Talk() {
  const t = useText();
  const { host } = useHost();
  const { match } = useMatch();
  const { talk } = useTalk();
  const me = useMe()?.person?.id;
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useReading(match.id, talk);
  const heard = talk.filter(({ person }) => person === null || !match.muted.includes(person));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows what is said.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);
  const attempt = async (deed: () => Promise<void>) => {
    try {
      await deed();
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (!text) return;
    await attempt(async () => {
      await host.talk?.say(text);
      setWords('');
    });
  };
  return (
    <div className="talk">
      <Mutes mute={(person, muted) => attempt(async () => host.talk?.mute(person, muted))} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={list} aria-label={t.table.talk} aria-live="polite" tabIndex={0}>
        {heard.length === 0 && <li className="hint">{t.table.silence}</li>}
        {heard.map((line) => (
          <li key={line.number}>
            <b>{line.person !== null && line.person === me ? t.seat.you : authorName(match, line, t)}</b> {line.text}
          </li>
        ))}
      </ol>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <form onSubmit={send}>
        <input
          className="field"
          aria-label={t.table.say}
          placeholder={t.table.say}
          maxLength={LONGEST}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit" className="btn">
          {t.table.send}
        </button>
      </form>
    </div>
  );
}

/** Everybody else who sits here or has spoken, each with a switch. */
function Mutes({ mute }: { readonly mute: (person: string, muted: boolean) => void }) {
  const t = useText();
  const { match } = useMatch();
  const { talk, hushed } = useTalk();
  const me = useMe()?.person?.id;
  const others = new Map<string, string>();
  for (const { person, name } of [...hushed, ...talk, ...match.seats]) {
    if (person !== null && person !== me) others.set(person, authorName(match, { person, name }, t));
  }
  if (others.size === 0) return null;
  return (
    <div className="mutes">
      {[...others].map(([person, name]) => {
        const muted = match.muted.includes(person);
        return (
          <button
            key={person}
            type="button"
            className="btn sm quiet"
            aria-label={muted ? t.table.unmute(name) : t.table.mute(name)}
            onClick={() => mute(person, !muted)}
          >
            <Glyph id={muted ? 'sound-off' : 'sound'} className="s" />
            {name}
          </button>
        );
      })}
    </div>
  );
}
