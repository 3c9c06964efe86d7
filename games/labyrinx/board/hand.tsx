/** The viewer's path cards: each a button for what it may do now. */

import { faceName } from '../text/names.ts';
import { CardButton } from './card-button.tsx';
import { openOf, type Props } from './props.ts';

export function Hand(props: Props) {
  const { view, viewer, choice, say } = props;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!me?.hand || me.character === null) return null;
  const { words } = say;
  const options = openOf(props, 'play', 'discard', 'put');
  const ask = choice?.ask;
  const placed = typeof ask === 'object' && ask.kind === 'place-card' ? me.hand.indexOf(ask.face) : -1;
  return (
    <section className="lab-hand">
      <h2 className="label">
        <span>{words.hand}</span> <span className="lab-quiet">{words.handOf(me.cards, me.limit)}</span>
      </h2>
      <ul>
        {me.hand.map((face, i) => {
          const ids = options.filter(({ move }) => move.face === face).map(({ id }) => id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place in the hand only.
            <li key={`${face} ${i}`}>
              <CardButton
                face={face}
                rotation={0}
                label={faceName(words, face)}
                ids={ids}
                chosen={i === placed}
                refused={(move) => move.kind === 'play' && move.face === face}
                choice={choice}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
