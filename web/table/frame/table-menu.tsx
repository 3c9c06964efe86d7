/** What people rarely need at a table: sharing, a bot for me, the ways out. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import { Link } from '../../browser/router.tsx';
import { ChannelNote } from '../../notices/channel-dialog.tsx';
import { givenName } from '../../people/name.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DeviceEntries } from '../devices/device-entries.tsx';
import { useCoaching } from '../model/coaching.ts';
import { looksBack } from '../model/match.ts';
import { missedMoments } from '../model/moments.ts';
import { useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { WaysOut } from './leaving.tsx';
import { OfferEntries } from './offer.tsx';
import { type PanelName, usePanels } from './panels.tsx';
import { PauseEntry } from './pause.tsx';

type Props = {
  readonly onClose: () => void;
  readonly onOpen: (sheet: PanelName | 'settings' | 'share' | 'channel' | 'primer') => void;
};

export function TableMenu({ onClose, onOpen }: Props) {
  const t = useText();
  const { connection } = useHost();
  const { match } = useMatch();
  const { face, primer } = useGame();
  const panels = usePanels();
  const coaching = useCoaching();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<unknown>) => work().then(onClose, (error) => setProblem(codeOf(error)));
  return (
    <Dialog title={t.menu.title} onClose={onClose}>
      {problem && <p role="alert">{problemText(t, problem)}</p>}
      <ul className="menu">
        {panels.map(({ name, icon, title }) => (
          <Entry key={name} className="in-dock" icon={icon} name={title} onClick={() => onOpen(name)} />
        ))}
        <Entry icon="settings" name={t.settings.title} onClick={() => onOpen('settings')} />
        {primer && <Entry icon="why" name={t.learn.inOneMinute} onClick={() => onOpen('primer')} />}
        {connection !== 'local' && <Entry icon="share" name={t.share.menu} onClick={() => onOpen('share')} />}
        {connection !== 'local' && match.yours && match.status === 'playing' && (
          <Entry icon="bell" name={t.notices.channel.menu} onClick={() => onOpen('channel')} />
        )}
        {looksBack(match, face) && <Door icon="replay" name={t.menu.replay} href={`/match/${match.id}/replay`} />}
        <LastRound attempt={attempt} />
        <Bots attempt={attempt} />
        <PauseEntry attempt={attempt} onBack={onClose} />
        <OfferEntries onBack={onClose} />
        <DeviceEntries attempt={attempt} onBack={onClose} />
        <WaysOut attempt={attempt} onBack={onClose} />
        {coaching && <Door icon="close" name={t.learn.leave} href={coaching.exit} />}
        <Door icon="rules" name={t.menu.rules} href={`/rules/${match.game}`} />
        <Door icon="home" name={t.menu.home} href="/" />
      </ul>
      <ChannelNote match={match} />
    </Dialog>
  );
}

type EntryProps = { readonly icon: string; readonly name: string; readonly className?: string };

function Entry({ icon, name, className, onClick }: EntryProps & { readonly onClick: () => void }) {
  return (
    <li className={className}>
      <button type="button" className="btn quiet" onClick={onClick}>
        <Glyph id={icon} className="s" />
        {name}
      </button>
    </li>
  );
}

function Door({ icon, name, href }: EntryProps & { readonly href: string }) {
  return (
    <li>
      <Link className="btn quiet" href={href}>
        <Glyph id={icon} className="s" />
        {name}
      </Link>
    </li>
  );
}

type AttemptProps = { readonly attempt: (work: () => Promise<unknown>) => void };

/** What happened since my last turn, once more. */
function LastRound({ attempt }: AttemptProps) {
  const t = useText();
  const { kept } = useHost().host;
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { frame, replay } = usePlaying();
  if (!kept || match.status !== 'playing' || viewer === 'spectator' || !looksBack(match, face)) return null;
  const show = async () => replay(missedMoments(frame, viewer, await kept.missed(viewer)));
  return <Entry icon="step-back" name={t.menu.lastRound} onClick={() => attempt(show)} />;
}

/** A bot for me, or for somebody who is not here. */
function Bots({ attempt }: AttemptProps) {
  const t = useText();
  const { seats } = useHost().host;
  const { match, viewer } = useMatch();
  const { say } = useGame();
  if (!seats || match.status !== 'playing' || viewer === 'spectator') return null;
  const isMine = (seat: Seat) => match.mine.includes(seat);
  const mineName = (seat: Seat) => (match.mine.length === 1 ? null : givenName(match, seat, t));
  const mine = match.seats.filter(({ seat }) => isMine(seat));
  const absent = match.seats.filter((it) => isPerson(it) && !isMine(it.seat) && !it.present && !it.away);
  return (
    <>
      {mine.map(({ seat, away }) => (
        <Entry
          key={seat}
          icon="bot"
          name={away === null ? t.menu.bot(mineName(seat)) : t.menu.back(mineName(seat))}
          onClick={() => attempt(() => seats.replaceByBot(seat, away === null))}
        />
      ))}
      {absent.map(({ seat }) => (
        <Entry
          key={seat}
          icon="bot"
          name={t.menu.botFor(say.who(seat))}
          onClick={() => attempt(() => seats.replaceByBot(seat, true))}
        />
      ))}
    </>
  );
}
