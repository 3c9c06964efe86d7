/** The viewer's cards, the crafted ones beside them, and cards from elsewhere that the question offers. */
import { cardOf } from '../data/cards.ts';
import type { Move } from '../rules/moves.ts';
import { HandActions } from './action-row.tsx';
import { CardFace } from './card.tsx';
import { cardPlaceOf, offeredCards } from './cards.ts';
import type { Props } from './props.ts';
import { Touch } from './touch.tsx';

export function Hand(props: Props) {
  const { view, viewer, choice, say } = props;
  const me = viewer === 'spectator' ? undefined : view.open.players[viewer];
  if (viewer === 'spectator' || !me) return null;
  const { words } = say;
  const { drawn } = words;
  const hand = [...(view.hands[viewer] ?? [])].sort(bySuit);
  const inPlay = [...me.crafted, ...(me.dominance === null ? [] : [me.dominance])];
  const offered = offeredCards(props);
  const stands = (place: 'hand' | 'crafted', card: string) => (move: Move) =>
    'card' in move && move.card === card && cardPlaceOf(props, move) === place;
  return (
    <section className="root-hand" aria-label={drawn.hand}>
      <HandActions {...props} />
      <div className="root-hand-cards">
        {offered.length > 0 && (
          <div className="root-cards offered">
            <h3 className="label">{drawn.offered}</h3>
            <ul>
              {offered.map((card) => (
                <li key={card}>
                  <Touch
                    choice={choice}
                    className="root-card-box"
                    label={words.card(card)}
                    stands={(move) => 'card' in move && move.card === card && cardPlaceOf(props, move) === 'offered'}
                  >
                    <CardFace card={card} words={words} />
                  </Touch>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="root-cards">
          <h3 className="label">
            {drawn.hand} <small>{hand.length}</small>
          </h3>
          {hand.length === 0 ? (
            <p className="root-none">{drawn.emptyHand}</p>
          ) : (
            <ul>
              {hand.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
                <li key={`${card} ${i}`}>
                  <Touch
                    choice={choice}
                    className="root-card-box"
                    label={words.card(card)}
                    stands={stands('hand', card)}
                  >
                    <CardFace card={card} words={words} />
                  </Touch>
                </li>
              ))}
            </ul>
          )}
        </div>
        {inPlay.length > 0 && (
          <div className="root-cards in-play">
            <h3 className="label">{drawn.inPlay}</h3>
            <ul>
              {inPlay.map((card) => (
                <li key={card}>
                  <Touch
                    choice={choice}
                    className="root-card-box small"
                    label={words.card(card)}
                    stands={stands('crafted', card)}
                  >
                    <CardFace card={card} words={words} small />
                  </Touch>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

const ORDER: readonly string[] = ['fox', 'rabbit', 'mouse', 'bird'];

function bySuit(a: string, b: string): number {
  return ORDER.indexOf(cardOf(a).suit) - ORDER.indexOf(cardOf(b).suit) || a.localeCompare(b);
}
