/** Every public number of a seat; the shell draws the frame with shape and name around it. */

import type { SeatPanelProps } from '@tavola/games/board/contract.ts';
import { named } from '@tavola/games/board/named.ts';
import { rondel } from '../../data/boards.ts';
import { resources } from '../../data/effects.ts';
import type { Ask, Event, Move } from '../../rules/state/moves.ts';
import type { Automa } from '../../rules/state/state.ts';
import type { PlayerView, View } from '../../rules/view.ts';
import { covenName } from '../../text/names.ts';
import type { Words } from '../../text/words.ts';
import { VictoryPoints } from '../pieces/points.tsx';
import { Amount, Eve } from '../pieces/symbols.tsx';
import { AtTable, useTable } from '../table/table.tsx';

type Props = SeatPanelProps<View, Move, Ask, Event, Words>;

export function SeatPanel({ seat, compact, ...table }: Props) {
  const { players, automa, firstPlayer } = table.view;
  const player = players[seat];
  if (!player)
    return <AtTable table={table}>{automa ? <AutomaNumbers automa={automa} compact={compact} /> : null}</AtTable>;
  return (
    <AtTable table={table}>
      {compact ? <Chip player={player} /> : <Numbers player={player} first={firstPlayer === seat} />}
    </AtTable>
  );
}

/** The points: what else counts is the purse's, beside the chips. */
function Chip({ player: { vp } }: { readonly player: PlayerView }) {
  return (
    <span className="eve eve-chip">
      <Amount what="vp" n={vp} />
    </span>
  );
}

function Numbers({ player, first }: { readonly player: PlayerView; readonly first: boolean }) {
  const { words, tongue } = useTable();
  const { vp, mana, handSize, witches, elders, outer, inner, track, coven, passed } = player;
  return (
    <div className="eve eve-panel">
      <div className="panel-row">
        <VictoryPoints n={vp} />
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
        <span {...named('inner:')}>
          {words.outerShort} <b>{outer.length}</b> · {words.innerShort} <b>{inner.length}</b>
        </span>
        <span {...named('eve-step')}>
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
    </div>
  );
}

function AutomaNumbers({ automa, compact }: { readonly automa: Automa; readonly compact: boolean }) {
  const { words } = useTable();
  const { vp, witches, outer, inner, track, difficulty } = automa;
  const field = rondel[automa.rondel];
  if (compact)
    return (
      <span className="eve eve-chip">
        <Amount what="vp" n={vp} />
      </span>
    );
  return (
    <div className="eve eve-panel">
      <div className="panel-row">
        <VictoryPoints n={vp} />
        <span>{words.difficulties[difficulty]}</span>
      </div>
      <div className="panel-row small">
        <span>
          <Eve id="witch" label={words.witch} />
          <b>{witches}</b>
        </span>
        <span {...named('inner:')}>
          {words.outerShort} <b>{outer.length}</b> · {words.innerShort} <b>{inner.length}</b>
        </span>
        <span {...named('eve-step')}>
          {words.trackLabel} <b>{track}</b>
        </span>
      </div>
      {field ? <div className="panel-row small">{words.rondelLabel(words.rondel[field.action])}</div> : null}
    </div>
  );
}
