/** What the Automated Alliance has (AUT-6): sympathy with what each token scores, and its bases. */
import { trackValues } from '../../data/automata-facts.ts';
import { SYMPATHY } from '../../rules/factions/alliance/state.ts';
import { Bases } from '../factions/alliance.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

export function AutomatedAllianceBoard({ props, seat }: BoardProps) {
  const { words } = props.say;
  const { drawn } = words;
  const player = props.view.open.players[seat];
  if (player?.board.faction !== 'automated-alliance') return null;
  const values = trackValues('alliance', 'sympathy');
  const placed = values.length - (player.left[player.buildings.length + SYMPATHY] ?? 0);
  return (
    <>
      <Row title={words.piece('sympathy', 2)} note={drawn.onMap(placed)}>
        <PieceTrack
          piece="sympathy"
          label={`${words.piece('sympathy', 2)}: ${drawn.onMap(placed)}`}
          values={values}
          placed={placed}
          shape="round"
        />
      </Row>
      <Bases props={props} seat={seat} />
    </>
  );
}
