/** While people are coming: one code for each free seat, and who sits already. */
import { Glyph, SeatShape, SeatShapesContext, seatClass } from '@tavola/games/board/glyph.tsx';
import type { SeatLook } from '@tavola/kernel/face/face.ts';
import { saidIn } from '@tavola/kernel/face/languages.ts';
import { useMemo } from 'react';
import type { Match, MatchSeat } from '../api/types.ts';
import { useSettings } from '../browser/settings.ts';
import { useTableCode } from '../matches/devices/table-code.tsx';
import { useDeviceWords } from '../matches/devices/words.ts';
import { givenName } from '../people/name.ts';
import { useAddress } from '../people/person.ts';
import { gameEntry, type OpenGame, openGame } from '../shelf/game-list.ts';
import { coloursOf, shapesOf } from '../shelf/looks.ts';
import { sayOf } from '../table/model/match.ts';
import { useText } from '../text/catalogue.ts';
import { Logo } from '../ui/parts.tsx';
import { Qr } from '../ui/qr.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useBurnInCare } from './use-burn-in-care.ts';
import { useRemote } from './use-remote.ts';

type Props = { readonly match: Match; readonly onLeave: () => void };

export function SeatsScreen({ match, onLeave }: Props) {
  const w = useDeviceWords();
  const { language } = useSettings();
  const code = useTableCode(match.id);
  const { host } = new URL(useAddress('/'));
  const entry = gameEntry(match.game);
  const game = useLoaded(`seats ${match.game} ${language}`, () => openGame(match.game, language));
  const taken = match.seats.filter(({ kind }) => kind !== 'free').length;
  const care = useBurnInCare(match.revision);
  const looks = useLooks(match, game.value);
  useRemote({ onBack: onLeave });
  return (
    <SeatShapesContext value={looks.shapes}>
      <main className={`tv-screen tv-seats on-tv game-${match.game} ${care}`} style={looks.style}>
        <header>
          <span className="tv-brand">
            <Logo />
            <b>Tavola</b>
          </span>
          <div className="tv-game">
            <h1>{entry && saidIn(entry.name, language)}</h1>
            {match.name && <p>{match.name}</p>}
          </div>
          <div className="tv-how">
            <h2>
              <Glyph id="phone" /> {w.scanSeat}
            </h2>
            <p>{w.noApp}</p>
          </div>
        </header>
        <ol className={match.seats.length > 4 ? 'many' : ''}>
          {match.seats.map((it) => (
            <SeatCard key={it.seat} match={match} it={it} what={looks.names[it.seat] ?? null} />
          ))}
        </ol>
        <footer>
          <p>
            <b>{w.noPhone}</b>
            <span>{w.noPhoneText}</span>
          </p>
          <p>
            <b>{w.noCamera}</b>
            <span>
              {w.open} <b>{host}/code</b> {w.andType} <b className="letters">{code ?? '····'}</b>
            </span>
          </p>
          <p className="count" role="status">
            <b>{w.seatsReady(taken, match.seats.length)}</b>
            <span>{w.starts}</span>
          </p>
        </footer>
      </main>
    </SeatShapesContext>
  );
}

type SeatProps = { readonly match: Match; readonly it: MatchSeat; readonly what: string | null };

function SeatCard({ match, it: { seat, kind }, what }: SeatProps) {
  const t = useText();
  const w = useDeviceWords();
  const invitation = match.invitations.find((it) => it.seat === seat);
  const name = kind === 'free' ? w.seatN(seat + 1) : givenName(match, seat, t);
  return (
    <li className={`tv-seat ${seatClass(seat)} ${kind === 'free' ? 'free' : 'taken'}`}>
      <header>
        <SeatShape seat={seat} />
        <div>
          <h3>{name}</h3>
          {what && <p>{what}</p>}
        </div>
      </header>
      {kind === 'free' && invitation ? (
        <FreeSeat path={invitation.path} />
      ) : (
        <div className="tv-phone">
          <span className="case">
            <SeatShape seat={seat} />
            <i />
            <i />
            <i />
            <Glyph id="check" className="done" />
          </span>
          <b>{kind === 'person' || kind === 'screen' ? w.onPhone(name) : t.seat.kinds[kind]}</b>
          <p>{w.ready}</p>
        </div>
      )}
    </li>
  );
}

function FreeSeat({ path }: { readonly path: string }) {
  const w = useDeviceWords();
  const address = useAddress(path);
  return (
    <div className="tv-qr">
      <Qr text={address} label={w.qrOf(address)} />
      <p>{w.oneCode}</p>
    </div>
  );
}

/** How the game colours and names its seats before anything is dealt. */
function useLooks(match: Match, open: OpenGame | null) {
  const t = useText();
  return useMemo(() => {
    const say = open && sayOf(match, 'spectator', open, t);
    const looks = match.seats.map(({ kind, seat, settings }): SeatLook => {
      const setup = { kind: kind === 'automaton' ? 'automaton' : 'player', settings } as const;
      return (open && say && open.face.looks?.seat?.(setup, seat, null, say)) ?? {};
    });
    return {
      style: coloursOf(looks),
      shapes: shapesOf(match.game, looks),
      names: looks.map(({ name }) => name ?? null),
    };
  }, [match, open, t]);
}
