/** A player: the viewer's faction board stands open, the others are a few numbers that open to the whole board. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { useState } from 'react';
import { cardOf } from '../../data/cards.ts';
import { RootGlyph, Stat } from '../parts/glyph.tsx';
import { factionClass, type PanelProps } from '../parts/props.ts';
import { FactionBoard } from './faction-board.tsx';
import { Summary } from './summary.tsx';

export function SeatPanel(props: PanelProps) {
  const { view, seat, viewer, compact, say, choice } = props;
  const [open, setOpen] = useState(false);
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const called = player.automaton ? words.automaton(player.faction) : words.faction(player.faction);
  // An automaton is called what it plays, and the frame says so.
  const isCalled = say.who(seat).startsWith(called);
  const title = isCalled ? say.who(seat) : `${called} · ${say.who(seat)}`;
  const isNoted = player.automaton && isCalled;
  const points = player.dominance === null ? player.vp : <Dominance card={player.dominance} words={words} />;
  const sheet = open && (
    <Sheet
      title={title}
      close={drawn.close}
      className={`root-sheet ${factionClass(view, seat)}`}
      onClose={() => setOpen(false)}
    >
      <FactionBoard props={props} seat={seat} />
    </Sheet>
  );
  if (compact) {
    return (
      <div className={`root-chip ${factionClass(view, seat)}`}>
        <button type="button" onClick={() => setOpen(true)}>
          <span className="sr">{drawn.openBoard(title)}</span>
          <b {...named('vp:')}>{points}</b>
          <span>
            <Glyph id="hand" label={drawn.handSize} />
            {view.handSizes[seat]}
          </span>
        </button>
        {sheet}
      </div>
    );
  }
  return (
    <div className={`root-panel ${factionClass(view, seat)}`}>
      <header>
        <i className="root-mark">
          <RootGlyph id={`rw-${player.faction}`} />
        </i>
        <Touch
          on={touchable(choice, (move) => move.kind === 'seat' && move.seat === seat)}
          className="name"
          label={title}
        >
          {isNoted ? <small>{drawn.summary(view, seat).join(' · ')}</small> : called}
        </Touch>
        <Stat id="hand" label={drawn.handSize} value={view.handSizes[seat] ?? 0} />
        {player.warriors.length > 0 && player.faction !== 'vagabond' && (
          <Stat id={`rw-${player.faction}`} label={drawn.inSupply} value={player.supply} own />
        )}
        <b className="vp" title={drawn.points}>
          {points}
        </b>
      </header>
      {seat === viewer ? (
        <FactionBoard props={props} seat={seat} />
      ) : (
        <Summary props={props} seat={seat} noted={!isNoted} />
      )}
      {seat !== viewer && (
        <button type="button" className="root-open" aria-label={drawn.openBoard(title)} onClick={() => setOpen(true)}>
          <Glyph id="expand" className="s" />
        </button>
      )}
      {sheet}
    </div>
  );
}

/** In the place of the points: a crown and the suit to rule. */
function Dominance({ card, words }: { readonly card: string; readonly words: PanelProps['say']['words'] }) {
  return (
    <>
      <RootGlyph id="crown" label={words.card(card)} />
      <RootGlyph id={cardOf(card).suit} />
    </>
  );
}
