/** After the reader's pick at a slow table: may we tell you when it is your turn? It stays until it is closed, or the reader is asked something. */
import { useEffect, useRef, useState } from 'react';
import { isMoment, NoticeMoment } from '../../notices/moment.tsx';
import { useHost, useMatch } from '../model/parts.tsx';

export function NoticeOffer({ onChannel }: { readonly onChannel: () => void }) {
  const { connection } = useHost();
  const { match, viewer } = useMatch();
  const picked = usePicked(match.turn);
  const isDue = connection !== 'local' && isMoment(match, viewer, picked);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isDue) setOpen(true);
    if (match.turn) setOpen(false);
  }, [isDue, match.turn]);
  if (!isOpen || viewer === 'spectator') return null;
  return <NoticeMoment match={match} seat={viewer} onChannel={onChannel} />;
}

/** Was this person asked since the page was opened, and is not any more? */
function usePicked(turn: boolean): boolean {
  const wasTurn = useRef(false);
  const [picked, setPicked] = useState(false);
  useEffect(() => {
    if (wasTurn.current && !turn) setPicked(true);
    wasTurn.current = turn;
  }, [turn]);
  return picked;
}
