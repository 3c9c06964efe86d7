/** Says that the board is on the screen in the room; with the map at hand a finger can point at it there. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { useMatch } from '../model/parts.tsx';
import { PointButton } from './point-button.tsx';
import './hand.css';

export function TvChip({ points }: { readonly points: boolean }) {
  const w = useDeviceWords();
  const { match } = useMatch();
  if (!match.boards.some(({ present }) => present)) return null;
  return (
    <>
      <span className="chip tv-chip">
        <Glyph id="screen" className="s" />
        {w.onTv}
      </span>
      {points && <PointButton />}
    </>
  );
}
