/** The map as the app believes it: touching a place opens its sheet; the lit line is framed, its pieces come as ghosts and arrows. */
import type { Choice, TableProps } from '@tavola/games/board/contract.ts';
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import { type CSSProperties, useRef } from 'react';
import { coloursOf } from '../../shelf/looks.ts';
import { ElasticRoom } from '../../ui/elastic.tsx';
import { type EveningModel, useEvening } from '../model/context.ts';
import type { Screen } from '../model/screen-lines.ts';
import { Ghosts } from './ghosts.tsx';
import { useCamera } from './use-camera.ts';
import { useMapGestures } from './use-map-gestures.ts';

export function EveningMap({ screen }: { readonly screen: Screen }) {
  const model = useEvening();
  const { evening, open, lit, say } = model;
  const { table } = evening.app;
  const props = boardProps(model);
  const window = useRef<HTMLDivElement>(null);
  const line = screen.lines.find(({ id }) => id === lit) ?? null;
  const { carries, ...handlers } = useMapGestures();
  const spots = useCamera(window, line?.acts ?? null, carries);
  if (props === null || open.board === null || table.facts().length === 0) return null;
  const { Board, aspect } = open.board;
  const aspectRatio = aspect === null || typeof aspect === 'number' ? aspect : aspect.elastic;
  const looks = table.agreement.seats.map((setup, seat) => open.face.looks?.seat?.(setup, seat, props.view, say) ?? {});
  const style = { ...coloursOf(looks), '--ratio': aspectRatio ?? 'auto' } as CSSProperties;
  return (
    <div className="evening-window" ref={window} {...handlers}>
      <div className={`evening-board ${aspect === null ? 'page' : ''}`} style={style}>
        {aspect === null ? (
          <Board {...props} />
        ) : (
          <ElasticRoom aspect={aspect}>
            <Board {...props} />
          </ElasticRoom>
        )}
        {line && <Ghosts line={line} spots={spots} />}
      </div>
    </div>
  );
}

/** What a board is drawn from; null while the table is being set up. */
export function boardProps(model: EveningModel): TableProps | null {
  const { evening, say } = model;
  const { table } = evening.app;
  const view = table.view('spectator');
  if (view === null) return null;
  const seats = table.agreement.seats.map((setup, seat) => ({
    seat,
    name: say.who(seat),
    kind: setup.kind === 'automaton' ? ('automaton' as const) : ('person' as const),
    online: true,
  }));
  return {
    view,
    viewer: 'spectator',
    bottom: 0,
    seats,
    pending: table.pending.filter((seat) => seat > CHANCE),
    choice: choiceOf(model),
    happened: [],
    step: evening.changes,
    pace: 0,
    language: say.language,
    say,
    outcome: table.outcome,
    armed: null,
    arm: () => {},
  };
}

/** Every place with facts can be touched. */
function choiceOf({ evening, open, telling }: EveningModel): Choice {
  const places = [...new Set(evening.app.table.facts().map(({ place }) => place))];
  const options = places.flatMap((id) => {
    const move = open.face.real?.touch?.(id) ?? null;
    return move === null ? [] : [{ id, move }];
  });
  return {
    ask: 'place',
    options,
    open: options,
    refused: [],
    selected: null,
    narrow: ([place]) => place !== undefined && telling.touch(place, null),
    confirm: () => {},
    back: () => {},
    why: () => {},
  };
}
