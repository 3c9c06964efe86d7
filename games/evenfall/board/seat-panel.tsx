/** Every public number of a seat; the shell draws the frame with shape and name around it. */
import type { SeatPanelProps } from '@tavola/games/board/contract.ts';
import { Glyph, seatClass } from '@tavola/games/board/glyph.tsx';
import { rondel } from '../data/boards.ts';
import { resources } from '../data/effects.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { covenName } from '../text/names.ts';
import { Amount, Eve } from './symbols.tsx';
import { AtTable, useTable } from './table.tsx';

type Props = SeatPanelProps<View, Move, Ask, Event>;

export function SeatPanel({ seat, compact, ...table }: Props) {
  const player = table.view.players[seat];
  if (!player) return null;
  return (
    <AtTable table={table}>
      {compact ? (
        <Chip player={player} small={table.view.players.length > 3} />
      ) : (
        <Numbers player={player} first={table.view.firstPlayer === seat} />
      )}
    </AtTable>
  );
}

/** With four players there is no room for the number of cards. */
function Chip({ player, small }: { readonly player: PlayerView; readonly small: boolean }) {
  const { vp, mana, handSize } = player;
  return (
    <span className="eve eve-chip">
      <Amount what="vp" n={vp} />
      <Amount what="mana" n={mana} />
      {small ? null : <Amount what="card" n={handSize} />}
      <AgainstAutoma />
    </span>
  );
}

function Numbers({ player, first }: { readonly player: PlayerView; readonly first: boolean }) {
  const { words, tongue } = useTable();
  const { vp, mana, handSize, witches, elders, outer, inner, track, coven, passed } = player;
  return (
    <div className="eve eve-panel">
      <div className="panel-row">
        <span className="big-vp">
          <Eve id="vp" label={words.things.vp} />
          <b>{vp}</b>
        </span>
        <span className="amounts">
          {resources.map((what) => (
            <Amount key={what} what={what} n={player[what]} />
          ))}
          <Amount what="mana" n={mana} />
          <Amount what="card" n={handSize} />
        </span>
      </div>
      <div className="panel-row small">
        <span>
          <Eve id="witch" label={words.witch} />
          <b>{witches}</b>
          <Eve id="elder" label={words.elder} />
          <b>{elders}</b>
        </span>
        <span>
          {words.outerShort} <b>{outer.length}</b> · {words.innerShort} <b>{inner.length}</b>
        </span>
        <span>
          {words.trackLabel} <b>{track}</b>
        </span>
      </div>
      <div className="panel-row small">
        <span>{covenName(coven, tongue)}</span>
        {first ? (
          <span>
            <Eve id="first" /> {words.firstPlayer}
          </span>
        ) : null}
        {passed ? <span>{words.passed}</span> : null}
      </div>
      <AgainstAutoma />
    </div>
  );
}

/** The Automa has no seat of her own: her VP and where her marker stands are told beside the player's numbers. */
function AgainstAutoma() {
  const { view, words } = useTable();
  const { automa } = view;
  const field = automa && rondel[automa.rondel];
  if (!automa || !field) return null;
  return (
    <span className={`against ${seatClass(view.players.length)}`}>
      <span className="seat">
        <Glyph id="automaton" />
      </span>
      {words.automa}
      <Amount what="vp" n={automa.vp} />
      <span className="on-rondel">{words.rondel[field.action]}</span>
    </span>
  );
}
