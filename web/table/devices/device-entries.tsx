/** Entries of a table's menu about other devices: this screen for the room, a seat on another phone, a hand that lies open on the TV. */
import { useNarrow } from '@tavola/games/board/breakpoints.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { post, request } from '../../api/request.ts';
import { go } from '../../browser/router.tsx';
import { setSettings } from '../../browser/settings.ts';
import { QrDialog } from '../../matches/devices/qr-button.tsx';
import { becomeBoard } from '../../matches/devices/this-screen.ts';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { givenName } from '../../people/name.ts';
import { useText } from '../../text/catalogue.ts';
import { useHandLayout } from '../hand/use-hand-layout.ts';
import { useHost, useMatch } from '../model/parts.tsx';

type Props = { readonly attempt: (work: () => Promise<unknown>) => void; readonly onBack: () => void };

export function DeviceEntries({ attempt, onBack }: Props) {
  const t = useText();
  const w = useDeviceWords();
  const { connection } = useHost();
  const { match } = useMatch();
  const isNarrow = useNarrow();
  const isHand = useHandLayout();
  const [handed, setHanded] = useState<string | null>(null);
  const { mine, boards } = match;
  if (connection === 'local' || (mine.length === 0 && !match.yours)) return null;
  const isOn = match.status === 'playing' || match.status === 'waiting';
  const board = boards.find(({ present }) => present) ?? boards[0];
  const show = async () => {
    await becomeBoard(match.id);
    go('/tv');
  };
  const carry = (seat: Seat) => async () => {
    const { path } = await post<{ readonly path: string }>(`/matches/${match.id}/seats/${seat}/hand-over`);
    setHanded(path);
    // The menu stays open behind the code.
    return new Promise(() => {});
  };
  const lay = (seat: Seat, on: string | null) => () =>
    request('PUT', `/matches/${match.id}/seats/${seat}/shown`, { board: on });
  const own = match.seats.filter((it) => isPerson(it) && mine.includes(it.seat));
  return (
    <>
      {isNarrow && match.status === 'playing' && mine.length > 0 && (
        <Entry
          icon={isHand ? 'table' : 'hand'}
          name={isHand ? w.toTable : w.toHand}
          onClick={() => attempt(async () => setSettings({ handLayout: !isHand }))}
        />
      )}
      {isOn && match.spectators !== 'none' && <Entry icon="screen" name={w.thisScreen} onClick={() => attempt(show)} />}
      {match.status === 'playing' &&
        own.map(({ seat }) => (
          <Entry
            key={seat}
            icon="phone"
            name={mine.length === 1 ? w.carry : `${w.carry} (${givenName(match, seat, t)})`}
            onClick={() => attempt(carry(seat))}
          />
        ))}
      {match.status === 'playing' &&
        own.map(({ seat, shown }) => {
          const name = givenName(match, seat, t);
          if (shown)
            return <Entry key={seat} icon="hand" name={w.closeHand(name)} onClick={() => attempt(lay(seat, null))} />;
          return board ? (
            <Entry key={seat} icon="hand" name={w.openHand(name)} onClick={() => attempt(lay(seat, board.id))} />
          ) : null;
        })}
      {handed !== null &&
        createPortal(
          <QrDialog path={handed} title={w.carryTitle} text={w.carryText} onClose={onBack} />,
          document.body,
        )}
    </>
  );
}

type EntryProps = { readonly icon: string; readonly name: string; readonly onClick: () => void };

function Entry({ icon, name, onClick }: EntryProps) {
  return (
    <li>
      <button type="button" className="btn quiet" onClick={onClick}>
        <Glyph id={icon} className="s" />
        {name}
      </button>
    </li>
  );
}
