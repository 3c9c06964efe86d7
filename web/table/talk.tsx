/** Table talk. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeOf } from '../host/errors.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTable } from './model.ts';

const LONGEST = 280;

export function Talk() {
  const t = useText();
  const { talk, host, match } = useTable();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const heard = talk.filter(({ person }) => !match.muted.includes(person));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows what is said.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (!text) return;
    try {
      await host.talk(text);
      setWords('');
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={list} aria-label={t.table.talk} aria-live="polite" tabIndex={0}>
        {heard.length === 0 && <li className="hint">{t.table.silence}</li>}
        {heard.map(({ number, name, text }) => (
          <li key={number}>
            <b>{name}</b> {text}
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
