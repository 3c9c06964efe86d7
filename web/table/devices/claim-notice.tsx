/** A phone that is gone from the table: another one asks for its seat, somebody confirms, and who held it may take it back. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { post } from '../../api/request.ts';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { givenName } from '../../people/name.ts';
import { ensurePerson, useMe } from '../../people/person.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useMatch } from '../model/parts.tsx';

export function ClaimNotice() {
  const { match } = useMatch();
  const me = useMe()?.person?.id;
  if (match.status !== 'playing' || match.boards.length === 0) return null;
  if (match.regains.length > 0) return <Regain seat={match.regains[0] as Seat} />;
  const { claim, mine } = match;
  if (mine.length === 0) return <WhosePhone />;
  if (claim && !claim.refused && claim.person !== me && !mine.includes(claim.seat)) return <Question key={claim.id} />;
  if (claim?.refused) return <Refused key={claim.id} />;
  return <OpenHands />;
}

/** One other person at the table says yes or no. */
function Question() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const [isAnswered, setAnswered] = useState(false);
  const { claim } = match;
  if (!claim || isAnswered) return null;
  const seat = givenName(match, claim.seat, t);
  const answer = (agree: boolean) => {
    setAnswered(true);
    post(`/matches/${match.id}/claims/${claim.id}`, { agree }).catch(() => {});
  };
  return (
    <Confirm
      title={w.claimTitle(seat)}
      text={w.claimText(claim.name || w.someone, seat)}
      yes={w.yes}
      no={w.no}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}

/** Somebody who only looks on may be a person with a new phone. */
function WhosePhone() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const [isClosed, setClosed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const me = useMe()?.person;
  const gone = match.seats.filter((it) => isPerson(it) && !it.present);
  const { claim } = match;
  const isMine = claim !== null && claim.person === me?.id;
  if (!match.boards.some(({ present }) => present) || gone.length === 0 || isClosed) return null;
  const ask = async (seat: Seat) => {
    setProblem(null);
    try {
      // A new phone has no name yet: it is that of the person who holds it.
      if (!me?.name) await ensurePerson(match.seats[seat]?.name);
      await post(`/matches/${match.id}/claims`, { seat });
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <div className="banner whose-phone" role="status">
      <span>
        <b>{w.whose}</b> {isMine && !claim.refused ? w.asked : w.whoseText}
        {isMine && claim.refused && <em>{w.claimRefused(claim.name || w.someone, givenName(match, claim.seat, t))}</em>}
        {problem && <em role="alert">{problemText(t, problem)}</em>}
      </span>
      {(!isMine || claim.refused) &&
        gone.map(({ seat }) => (
          <button key={seat} type="button" className="btn sm" onClick={() => ask(seat)}>
            <SeatShape seat={seat} />
            {w.iAm(givenName(match, seat, t))}
          </button>
        ))}
      <button type="button" className="ib" aria-label={w.close} onClick={() => setClosed(true)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}

function Regain({ seat }: { readonly seat: Seat }) {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const take = () => post(`/matches/${match.id}/seats/${seat}/take-back`).catch(() => {});
  return (
    <div className="banner" role="status">
      <span>{w.regain(givenName(match, seat, t))}</span>
      <button type="button" className="btn sm" onClick={take}>
        {w.regainYes}
      </button>
    </div>
  );
}

function Refused() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const [isClosed, setClosed] = useState(false);
  const { claim } = match;
  if (!claim || isClosed) return null;
  return (
    <div className="banner" role="status">
      <span>{w.claimRefused(claim.name || w.someone, givenName(match, claim.seat, t))}</span>
      <button type="button" className="ib" aria-label={w.close} onClick={() => setClosed(true)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}

/** Everybody at the table knows whose hand lies open. */
function OpenHands() {
  const t = useText();
  const w = useDeviceWords();
  const { match } = useMatch();
  const [closed, setClosed] = useState('');
  const open = match.seats.filter(({ shown }) => shown !== null);
  const key = open.map(({ seat }) => seat).join();
  if (open.length === 0 || key === closed) return null;
  return (
    <div className="banner" role="status">
      <span>{open.map(({ seat }) => w.handIsOpen(givenName(match, seat, t))).join(' ')}</span>
      <button type="button" className="ib" aria-label={w.close} onClick={() => setClosed(key)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}
