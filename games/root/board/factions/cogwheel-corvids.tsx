/** What the Cogwheel Corvids have on the map (AUT-11): nobody knows the plots that lie face down. */

import { PLOT } from '../../rules/factions/corvids/state.ts';
import { onMap } from '../../rules/pieces.ts';
import type { BoardProps } from '../props.ts';
import { Row } from '../tracks.tsx';
import { PlotList } from './corvids.tsx';

export function CogwheelPlots({ props, seat }: BoardProps) {
  const { drawn } = props.say.words;
  const player = props.view.open.players[seat];
  if (player?.board.faction !== 'cogwheel-corvids') return null;
  const up = player.board.up.filter((plot) => plot !== null).length;
  return (
    <Row title={drawn.plotsOnMap} note={drawn.plotsUpDown(up, onMap(player.tokens[PLOT]) - up)}>
      <PlotList props={props} seat={seat} />
    </Row>
  );
}
