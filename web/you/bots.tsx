/** Bot accounts: programs that sit at tables for the person who wrote them. A token is shown once, when its bot is made. */
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { get, post, request } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Row } from '../ui/parts.tsx';
import { useSending } from '../ui/sending.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type MadeBot = { readonly person: Person; readonly token: string };

export function Bots() {
  const t = useText();
  const { value, problem, again } = useLoaded('bots', () => get<{ bots: Person[] }>('/bots'));
  const [name, setName] = useState('');
  const [made, setMade] = useState<MadeBot | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { submit, said } = useSending(async () => {
    const bot = await post<MadeBot>('/bots', { name: name.trim() });
    setMade(bot);
    setName('');
    again();
    return t.you.botMade(bot.person.name);
  });
  const revoke = async (id: string) => {
    setRefused(null);
    if (made?.person.id === id) setMade(null);
    await request('DELETE', `/bots/${id}`).catch((error) => setRefused(codeOf(error)));
    again();
  };
  const wrong = refused ?? problem;
  return (
    <details className="own your-bots">
      <summary>{t.you.bots}</summary>
      <p>
        {t.you.botsText} <a href="/api/docs">{t.you.botsDocs}</a>
      </p>
      {wrong && <p role="alert">{problemText(t, wrong)}</p>}
      <ul className="vars">
        {value?.bots.map((bot) => (
          <Row key={bot.id} name={bot.name}>
            <button type="button" className="btn" aria-label={t.you.revokeBot(bot.name)} onClick={() => revoke(bot.id)}>
              {t.you.revoke}
            </button>
          </Row>
        ))}
      </ul>
      <form className="form-card" onSubmit={submit}>
        <label>
          <span>{t.you.botName}</span>
          <input className="field" required maxLength={30} value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <button type="submit" className="btn">
          {t.you.makeBot}
        </button>
        {said}
        {made && (
          <label>
            <span>{t.you.token}</span>
            <input className="field" readOnly value={made.token} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </form>
    </details>
  );
}
