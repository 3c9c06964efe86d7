/** The viewer's path cards: each a button for what it may do now. */
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { faceName } from '../text/names.ts';
import { CardButton } from './card-button.tsx';
import type { Props } from './props.ts';

const USES: readonly string[] = ['play', 'discard', 'put'];

export function Hand(props: Props) {
  const { view, viewer, choice, say } = props;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!me?.hand || me.character === null) return null;
  const { words } = say;
  const ask = choice?.ask;
  const placed = typeof ask === 'object' && ask.kind === 'place-card' ? ask.face : null;
  const title = (
    <>
      <span>{words.hand}</span> <span className="lab-quiet">{words.handOf(me.cards, me.limit)}</span>
    </>
  );
  return (
    <section className="lab-hand">
      <HandRow title={title} cards={me.hand}>
        {(face, copy) => (
          <CardButton
            on={touchable(choice, (move) => USES.includes(move.kind) && 'face' in move && move.face === face)}
            face={face}
            label={faceName(words, face)}
            chosen={face === placed && copy === 0}
          />
        )}
      </HandRow>
    </section>
  );
}
