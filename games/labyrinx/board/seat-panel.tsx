/** Every public number of a player: treasures, skills, cards, power. */

import { Chip } from '@tavola/games/board/chip.tsx';
import type { SeatPanelProps } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { characterOf } from '../rules/state/characters.ts';
import type { Event } from '../rules/state/events.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import { characterName } from '../text/names.ts';
import type { Words } from '../text/words.ts';
import { Skills } from './characters.tsx';
import glyphs from './glyphs.svg';
import './seat-panel.css';

type Props = SeatPanelProps<View, Move, Ask, Event, Words>;

/** More players than this share the room of a rail or of a row of chips. */
const MANY = 4;

/** Opened by a touch on the player: with the power of anybody's character. */
export function SeatBoard(props: Props) {
  return <SeatPanel {...props} compact={false} whole />;
}

export function SeatPanel({ view, seat, viewer, compact, say, whole = false }: Props & { readonly whole?: boolean }) {
  const { words } = say;
  const it = view.players[seat];
  if (!it?.character) return null;
  const isFull = view.players.length > MANY;
  const power = words.powers[it.character];
  const isRobbed = view.players.some(({ robbed }) => robbed.includes(seat));
  const cards = <Chip glyph="hand" label={words.handOf(it.cards, it.limit)} value={it.cards} className="lab-number" />;
  const treasures = <Treasures count={it.treasures} label={words.treasuresOf(it.treasures)} />;
  if (compact) {
    return (
      <div className={`lab-seat compact ${isFull ? 'many' : ''}`}>
        <Chip
          sheet={glyphs}
          glyph="lab-treasure"
          label={words.treasuresOf(it.treasures)}
          value={it.treasures}
          className="lab-number lab-owned"
        />
        {cards}
      </div>
    );
  }
  return (
    <div className={`lab-seat ${isFull ? 'many' : ''}`}>
      <div className="lab-who" {...named(`seat:${seat}`)}>
        <Glyph sheet={glyphs} id={`emblem-${it.character}`} />
        <span>
          {characterName(it.character)} · {power.name}
        </span>
        {it.powerUsed && <em>{words.used}</em>}
        {view.racers?.includes(seat) && <em>{words.racing}</em>}
        {isRobbed && (
          <em title={words.robbed}>
            <Glyph sheet={glyphs} id="emblem-bibi" label={words.robbed} className="xs" />
          </em>
        )}
      </div>
      <div className="lab-numbers">
        {treasures}
        <Skills character={it.character} words={words} />
        {cards}
      </div>
      {(seat === viewer || whole) && (
        <div className="lab-power">
          {seat === viewer && <span className="label">{words.yourPower}</span>}
          <p>{power.text}</p>
          <span className="chip">{words.powerKind[characterOf(it.character).type]}</span>
        </div>
      )}
    </div>
  );
}

function Treasures({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <span className="lab-treasures" role="img" aria-label={label}>
      {Array.from({ length: Math.max(5, count) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gems are only counted.
        <Glyph key={i} sheet={glyphs} id="lab-treasure" className={i < count ? 'owned' : ''} />
      ))}
    </span>
  );
}
