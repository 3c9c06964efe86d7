/** What is selected, where the hand stands otherwise: the thing, and what the pick will cost, bring and lead to. It never covers the board. */
import { seatClass } from '@tavola/games/board/glyph.tsx';
import { useText } from '../../text/catalogue.ts';
import { StakesPanel } from '../decision/stakes.tsx';
import { PreviewLine } from '../hint/preview.tsx';
import { useAsked, useDrawn, useGame } from '../model/parts.tsx';

export function Selected() {
  const t = useText();
  const { asked } = useAsked();
  const { board, face, say } = useGame();
  const { props } = useDrawn();
  const { choice } = asked;
  const { viewer } = props;
  if (!choice || viewer === 'spectator') return null;
  const { selected } = choice;
  const stakes = face.picks?.stakes?.(choice.ask, selected?.move ?? null, props.view, viewer, say);
  const { reckoning, rows = [] } = stakes ?? {};
  if (!selected && !reckoning) return null;
  const Token = board?.Token;
  return (
    <section className={`selected-box ${selected ? '' : 'of-question'}`} aria-label={t.preview.title}>
      {selected && Token && (
        <span className={`token ${seatClass(viewer)}`} aria-hidden="true">
          <Token {...props} move={selected.move} />
        </span>
      )}
      {reckoning ? <StakesPanel reckoning={reckoning} /> : <PreviewLine known={rows} />}
    </section>
  );
}
