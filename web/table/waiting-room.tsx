/** Before the first move: who is there, who is missing, and the links to send. */

import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import { request } from '../api/request.ts';
import type { Match } from '../api/types.ts';
import { go } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { CopyLink } from '../matches/copy-link.tsx';
import { PrintCodes } from '../matches/devices/print-codes.tsx';
import { TableCode } from '../matches/devices/table-code.tsx';
import { ChannelDialog, ChannelNote } from '../notices/channel-dialog.tsx';
import { nameOf } from '../people/name.ts';
import { gameEntry } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Confirm } from '../ui/confirm.tsx';
import { CoverArt } from '../ui/parts.tsx';
import { LanguageButton, TopBar } from '../ui/top-bar.tsx';

export function WaitingRoom({ match }: { readonly match: Match }) {
  const t = useText();
  const { language } = useSettings();
  const entry = gameEntry(match.game);
  const [problem, setProblem] = useState<string | null>(null);
  const putBot = (seat: number) =>
    request('PUT', `/matches/${match.id}/seats/${seat}/bot`, {}).catch((error) => setProblem(codeOf(error)));
  const watch = match.invitations.find(({ seat }) => seat === null);
  return (
    <div className={`game-${match.game}`}>
      <TopBar
        crumb={
          <>
            <strong>{entry && saidIn(entry.name, language)}</strong>
            <span className="opt">{match.name}</span>
          </>
        }
        right={<LanguageButton />}
      />
      <main className="page waiting">
        <header className="hd">
          <span className="cv">
            <CoverArt entry={entry} />
          </span>
          <div>
            <h1>{t.waiting.title}</h1>
            <p>{t.waiting.text}</p>
          </div>
        </header>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <ol className="seats">
          {match.seats.map(({ seat, kind }) => {
            const invitation = match.invitations.find((it) => it.seat === seat);
            return (
              <li key={seat} className="st">
                <SeatShape seat={seat} />
                <div className="sk">
                  <b>{kind === 'free' ? t.waiting.free : nameOf(match, seat, t)}</b>
                  <small>{kind === 'free' ? t.waiting.freeText : t.seat.kinds[kind]}</small>
                </div>
                {invitation && kind === 'free' && (
                  <CopyLink path={invitation.path} label={t.waiting.copyFor(seat + 1)} />
                )}
                {kind === 'free' && match.yours && (
                  <button type="button" className="btn sm quiet" onClick={() => putBot(seat)}>
                    <Glyph id="bot" className="s" />
                    {t.waiting.bot}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
        {watch && <TableCode match={match.id} />}
        <ChannelNote match={match} />
        {match.yours && <ChannelButton match={match} />}
        {watch && <CopyLink path={watch.path} label={t.waiting.copyWatch} quiet />}
        <PrintCodes match={match} title={match.name || ((entry && saidIn(entry.name, language)) ?? '')} />
        <GetUp match={match} onProblem={setProblem} />
      </main>
    </div>
  );
}

/** The group may be told of this table from its first turn. */
function ChannelButton({ match }: { readonly match: Match }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
        <Glyph id="bell" className="s" />
        {t.notices.channel.menu}
      </button>
      {isOpen && <ChannelDialog match={match} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Before the start: the person who made the table closes it, the others give their seat back. */
function GetUp({ match, onProblem }: { readonly match: Match; readonly onProblem: (code: string) => void }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  if (!match.yours && match.mine.length === 0) return null;
  const words = match.yours
    ? { label: t.leaving.closeTable, title: t.leaving.closeTitle, text: t.leaving.closeText, yes: t.leaving.close }
    : { label: t.leaving.standUp, title: t.leaving.standUpTitle, text: t.leaving.standUpText, yes: t.leaving.stand };
  const leave = async () => {
    setAsking(false);
    try {
      await request('POST', `/matches/${match.id}/${match.yours ? 'abandon' : 'leave'}`, {});
      go('/');
    } catch (error) {
      onProblem(codeOf(error));
    }
  };
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
        <Glyph id="close" className="s" />
        {words.label}
      </button>
      {asking && <Confirm {...words} no={t.leaving.wait} onYes={leave} onNo={() => setAsking(false)} />}
    </>
  );
}
