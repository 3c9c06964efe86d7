/** "You can close this": asked once at a table, after the reader's own pick, when others take their time. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import { useEffect, useState } from 'react';
import { get, request } from '../api/request.ts';
import type { Match, Notices } from '../api/types.ts';
import { Link } from '../browser/router.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Switch } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { hindranceWords, OtherWays, usePushSwitch } from './push-switch.tsx';

const KEY = 'tavola-notices-asked';
const MOST_KEPT = 200;
const SLOW_SECONDS = 3600;

type Props = { readonly match: Match; readonly seat: number; readonly onChannel: () => void };

/** Is it time to ask? `picked`: this person has picked since the page was opened. */
export function isMoment(match: Match, seat: number | 'spectator', picked: boolean): boolean {
  if (seat === 'spectator' || match.status !== 'playing' || match.turn || !picked) return false;
  const others = match.seats.filter(
    (it) => isPerson(it) && it.person !== match.seats[seat]?.person && it.away === null,
  );
  if (others.length === 0 || wasAsked(match.id)) return false;
  if (match.notify.some((it) => it.seat === seat && it.notify !== null)) return false;
  const { decision, player } = match.clock;
  const isSlow = Math.max(decision ?? 0, player ?? 0) >= SLOW_SECONDS;
  return isSlow || others.every(({ present }) => !present);
}

export function NoticeMoment({ match, seat, onChannel }: Props) {
  const t = useText();
  const { moment } = t.notices;
  const [closed, setClosed] = useState(false);
  const notify = (on: boolean) => request('PUT', `/matches/${match.id}/seats/${seat}/notify`, { notify: on });
  const { on, hindered, problem, change } = usePushSwitch(notify);
  const [wasOn, setWasOn] = useState<boolean | null>(null);
  useEffect(() => {
    if (on !== null) setWasOn((before) => before ?? on);
  }, [on]);
  // Somebody who is told already is not asked.
  const isShown = !closed && wasOn === false;
  useEffect(() => {
    if (isShown) markAsked(match.id);
  }, [isShown, match.id]);
  if (!isShown) return null;
  const said = hindered === null ? moment : hindranceWords(t, hindered);
  return (
    <section className="moment" aria-label={said.title}>
      <h2>{said.title}</h2>
      <button type="button" className="ib" aria-label={t.close} onClick={() => setClosed(true)}>
        <Glyph id="close" />
      </button>
      <p>{said.text}</p>
      {hindered === null ? (
        <div className="moment-switch">
          <Glyph id="bell" />
          <span>
            <b>{moment.label}</b>
            {on ? <WhenQuiet /> : <small>{moment.off}</small>}
          </span>
          <Switch label={moment.label} on={on === true} onChange={change} />
        </div>
      ) : (
        <OtherWays hindered={hindered} onChannel={match.yours ? onChannel : undefined} />
      )}
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {on && (
        <p className="moment-done" role="status">
          <Glyph id="check" className="s" /> {moment.done} <Link href="/notices">{moment.adjust}</Link>
        </p>
      )}
    </section>
  );
}

function WhenQuiet() {
  const { moment } = useText().notices;
  const { value } = useLoaded('quiet', () => get<Notices>('/notices'));
  const quiet = value?.quiet;
  const hour = (minute: number) =>
    `${Math.floor(minute / 60)}${minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : ''} h`;
  return <small>{quiet ? moment.onQuiet(hour(quiet.from), hour(quiet.to)) : moment.on}</small>;
}

function asked(): string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
}

/** In this page it stays until it is closed; another time it does not come again. */
const askedBefore = new Set(asked());

function wasAsked(id: string): boolean {
  return askedBefore.has(id);
}

function markAsked(id: string): void {
  localStorage.setItem(KEY, [...asked().filter((it) => it !== id), id].slice(-MOST_KEPT).join(' '));
}
