/** What the Cogwheel Corvids have on the map (AUT-11): nobody knows the plots that lie face down, only which may still come. */
import plotFacts from '../../data/corvid-plots.json' with { type: 'json' };
import { PLOT } from '../../rules/factions/corvids/state.ts';
import { plots } from '../../rules/vocabulary/corvids.ts';
import { onMap } from '../../rules/woodland/pieces.ts';
import { PlotList } from '../factions/corvids.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

export function CogwheelPlots({ props, seat }: BoardProps) {
  const { drawn } = props.say.words;
  const player = props.view.open.players[seat];
  if (player?.board.faction !== 'cogwheel-corvids') return null;
  const { up } = player.board;
  const open = up.filter((plot) => plot !== null).length;
  return (
    <>
      <Row title={drawn.plotsOnMap} note={drawn.plotsUpDown(open, onMap(player.tokens[PLOT]) - open)}>
        <PlotList props={props} seat={seat} />
      </Row>
      <Row title={drawn.plotsLeft}>
        <ul className="root-plot-supply">
          {plots.map((plot) => (
            <li key={plot}>
              <span className="plot-kind">
                <i className="token">
                  <RootGlyph id={`plot-${plot}`} />
                </i>
                <b>{drawn.plots[plot]}</b>
                <small>
                  {(plotFacts.plots.find(({ id }) => id === plot)?.count ?? 0) -
                    up.filter((one) => one === plot).length}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Row>
    </>
  );
}
