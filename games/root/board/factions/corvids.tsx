/** Corvid Conspiracy (ROOT-13): plots on the map, plots left, actions. What lies face down is hatched, for its owner too. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import plotFacts from '../../data/corvid-plots.json' with { type: 'json' };
import { clearings } from '../../data/maps.ts';
import type { CorvidBoard as Board } from '../../rules/boards/corvids.ts';
import { PLOT, type PlotsSeen } from '../../rules/factions/corvids/state.ts';
import { plots } from '../../rules/vocabulary/corvids.ts';
import { Actions } from '../parts/action-row.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

export function CorvidBoard({ props, seat }: BoardProps) {
  const { view, viewer, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const seen = view.secrets[seat] as PlotsSeen;
  const placed = clearings.filter((clearing) => (player.tokens[PLOT]?.[clearing] ?? 0) > 0);
  const down = placed.filter((clearing) => board.up[clearing] === null);
  const isTurn = view.open.turn.seat === seat && view.open.turn.part === 'daylight';
  const title = (
    <>
      {drawn.plotsOnMap}
      {seen && (
        <small className="root-only">
          <Glyph id="eye" className="xs" />
          {drawn.onlyYouPlots}
        </small>
      )}
    </>
  );
  return (
    <>
      <Row title={title} note={drawn.plotsUpDown(placed.length - down.length, down.length)}>
        <PlotList props={props} seat={seat} />
      </Row>
      <Row title={drawn.plotSupply} note={drawn.plotCost(board.placed + 1)}>
        <ul className="root-plot-supply">
          {plots.map((plot) => {
            const out = placed.filter((clearing) => (board.up[clearing] ?? seen?.[clearing]) === plot).length;
            const count = plotFacts.plots.find(({ id }) => id === plot)?.count ?? 0;
            return (
              <li key={plot}>
                <Touch
                  on={touchable(choice, (move) => move.kind === 'corvids.type' && move.plot === plot)}
                  className="plot-kind"
                  label={drawn.plots[plot]}
                >
                  <i className="token">
                    <RootGlyph id={`plot-${plot}`} />
                  </i>
                  <b>{drawn.plots[plot]}</b>
                  <small>{seen ? `${count - out}/${count}` : count}</small>
                </Touch>
              </li>
            );
          })}
        </ul>
      </Row>
      <Actions props={props} seat={seat} {...(isTurn ? { note: drawn.actionsLeft(board.actions) } : {})} />
      {seat !== viewer && down.length > 0 && <p className="board-none">{drawn.exposure}</p>}
    </>
  );
}

/** The plots on the map; those that lie face down only for a reader who knows them. */
export function PlotList({ props: { view, choice, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const { up } = player.board as Pick<Board, 'faction' | 'up'>;
  const seen = view.secrets[seat] as PlotsSeen;
  const placed = clearings.filter((clearing) => (player.tokens[PLOT]?.[clearing] ?? 0) > 0);
  return (
    <>
      {placed.length === 0 && <p className="board-none">{drawn.nothing}</p>}
      <ul className="root-plots">
        {placed.map((clearing) => {
          const face = up[clearing] ?? null;
          const plot = face ?? seen?.[clearing] ?? null;
          return (
            <li key={clearing}>
              <Touch
                on={touchable(
                  choice,
                  (move) =>
                    (move.kind === 'corvids.flip' || move.kind === 'corvids.expose') && move.clearing === clearing,
                )}
                className={`plot ${face ? 'up' : 'down'}`}
                label={`${words.clearing(clearing)}: ${plot ? drawn.plots[plot] : drawn.faceDown}`}
              >
                <i className="token">{plot && <RootGlyph id={`plot-${plot}`} />}</i>
                <b className="root-shield">{clearing}</b>
                <span>{plot ? drawn.plots[plot] : drawn.faceDown}</span>
              </Touch>
            </li>
          );
        })}
      </ul>
    </>
  );
}
