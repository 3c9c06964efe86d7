/** A seat for somebody else: the reader's own by a link, a vanished person's when the others agree. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { codeOf } from '../../api/errors.ts';
import type { MatchSeat } from '../../api/types.ts';
import { CopyLink } from '../../matches/copy-link.tsx';
import { givenName } from '../../people/name.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useGame, useHost, useMatch } from '../model/parts.tsx';

/** The entries of the menu. */
export function OfferEntries({ onBack }: { readonly onBack: () => void }) {
  const t = useText();
  const { seats } = useHost().host;
  const { match, viewer } = useMatch();
  const { say } = useGame();
  const [open, setOpen] = useState<Seat | null>(null);
  if (!seats || match.status !== 'playing' || viewer === 'spectator') return null;
  const others = match.seats.some((it) => isPerson(it) && !match.mine.includes(it.seat));
  const own = (seat: Seat) => t.offer.own(match.mine.length === 1 ? null : givenName(match, seat, t));
  const entries = match.seats.flatMap(({ seat, vacant, offer }) => {
    if (match.mine.includes(seat)) return others ? [{ seat, name: own(seat) }] : [];
    return vacant || offer ? [{ seat, name: t.offer.vacant(say.who(seat)) }] : [];
  });
  return (
    <>
      {entries.map(({ seat, name }) => (
        <li key={seat}>
          <button type="button" className="btn quiet" onClick={() => setOpen(seat)}>
            <Glyph id="person" className="s" />
            {name}
          </button>
        </li>
      ))}
      {open !== null && createPortal(<OfferSheet seat={open} onClose={onBack} />, document.body)}
    </>
  );
}

/** What passing a seat on means, and the link to send. */
function OfferSheet({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const t = useText();
  const { seats } = useHost().host;
  const { match } = useMatch();
  const { say } = useGame();
  const [path, setPath] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const offer = match.seats[seat]?.offer ?? null;
  const isMine = match.mine.includes(seat);
  const name = isMine && match.mine.length === 1 ? null : givenName(match, seat, t);
  const attempt = async (work: () => Promise<string | null | undefined>) => {
    setProblem(null);
    try {
      setPath((await work()) ?? null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const withdraw = async () => {
    await seats?.withdrawOffer(seat);
    return null;
  };
  return (
    <Dialog title={t.offer.title(name)} onClose={onClose}>
      <p>{isMine ? t.offer.ownText : t.offer.vacantText}</p>
      <p>{t.offer.who}</p>
      <p>{t.offer.counts}</p>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      {offer?.asked && <p role="status">{t.offer.waiting(say.who(seat), offer.asked.missing.map(say.who))}</p>}
      {offer && !offer.asked && <p role="status">{t.offer.open}</p>}
      {path && <CopyLink path={path} label={t.offer.copy} />}
      <div className="acts">
        {offer && (
          <button type="button" className="btn quiet" onClick={() => attempt(withdraw)}>
            {t.offer.withdraw}
          </button>
        )}
        {!path && !offer?.asked && (
          <button type="button" className="btn primary" onClick={() => attempt(async () => seats?.offer(seat))}>
            {isMine || offer ? t.offer.makeLink : t.offer.ask}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The others are asked whether somebody else may take a seat; then they have a link to it. */
export function OfferNotice() {
  const t = useText();
  const { seats } = useHost().host;
  const { match, viewer } = useMatch();
  const { say } = useGame();
  const [open, setOpen] = useState<Seat | null>(null);
  const [closed, setClosed] = useState<MatchSeat['offer']>(null);
  if (!seats || viewer === 'spectator' || match.status !== 'playing') return null;
  const { mine } = match;
  const answer = (seat: Seat, agree: boolean) => seats.answerOffer(seat, agree).catch(() => {});
  const asked = match.seats.find(({ offer }) => offer?.asked?.missing.some((seat) => mine.includes(seat)));
  if (asked?.offer?.asked) {
    const { seat } = asked;
    return (
      <Confirm
        title={t.offer.proposed(say.who(asked.offer.asked.seat), say.who(seat))}
        text={[t.offer.vacantText, t.offer.who].join(' ')}
        yes={t.offer.agree}
        no={t.offer.refuse}
        onYes={() => answer(seat, true)}
        onNo={() => answer(seat, false)}
      />
    );
  }
  const agreed = match.seats.find(({ offer }) => offer?.why === 'agreed');
  if (!agreed?.offer || agreed.offer === closed) return null;
  const { seat, offer } = agreed;
  return (
    <>
      <div className="banner" role="status">
        <span>
          {offer.asked
            ? t.offer.waiting(say.who(seat), offer.asked.missing.map(say.who))
            : t.offer.offered(givenName(match, seat, t))}
        </span>
        {!offer.asked && (
          <button type="button" className="btn sm" onClick={() => setOpen(seat)}>
            {t.offer.link}
          </button>
        )}
        <button type="button" className="ib" aria-label={t.close} onClick={() => setClosed(offer)}>
          <Glyph id="close" />
        </button>
      </div>
      {open === seat && <OfferSheet seat={seat} onClose={() => setOpen(null)} />}
    </>
  );
}
