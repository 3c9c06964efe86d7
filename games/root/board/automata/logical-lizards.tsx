/** What the Logical Lizards keep (AUT-8): gardens by suit, acolytes and the marker of the conspiracies, the Lost Souls from the top. */
import { conspiracyTrack } from '../../rules/automata/lizards/state.ts';
import { Cards, Gardens, signs } from '../factions/lizards.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { Row } from '../parts/tracks.tsx';

const clauses = { convert: 'AUT-8.4.2.I', crusade: 'AUT-8.4.2.II', sanctify: 'AUT-8.4.2.III' } as const;

export function LogicalLizardsBoard({ props, seat }: BoardProps) {
  const { drawn } = props.say.words;
  const board = props.view.open.players[seat]?.board;
  if (board?.faction !== 'logical-lizards') return null;
  const { acolytes, marker, lostSouls, revealed } = board;
  return (
    <>
      <Gardens props={props} seat={seat} />
      <Row title={drawn.acolytes} note={String(acolytes)}>
        <ol className="root-actions">
          {conspiracyTrack.map((conspiracy, space) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its position.
            <li key={space} {...(space === marker ? { 'aria-current': 'step' as const } : {})}>
              <span className="action">
                <RootGlyph id={signs[conspiracy]} thing={`step:${clauses[conspiracy]}`} />
                {drawn.conspiracies[conspiracy]}
              </span>
            </li>
          ))}
        </ol>
      </Row>
      <Cards props={props} title={drawn.lostSouls} cards={lostSouls.toReversed()} />
      {revealed.length > 0 && <Cards props={props} title={drawn.revealed} cards={revealed} />}
    </>
  );
}
