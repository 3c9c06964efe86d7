/** The viewer's cards, the crafted ones beside them, and cards from elsewhere that the question offers. */
import { useShelf } from '@tavola/games/board/breakpoints.ts';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { cardOf } from '../../data/cards.ts';
import { HandActions } from '../parts/action-row.tsx';
import { CardFace } from '../parts/card.tsx';
import type { Props } from '../parts/props.ts';
import { BattleStrip } from './battle-strip.tsx';
import { type CardPlace, cardPlaceOf, offeredCards } from './cards.ts';
import { Numbers } from './numbers.tsx';
import { useBattle } from './use-battle.ts';

export function Hand(props: Props) {
  const shelf = useShelf();
  const { view, viewer, say } = props;
  const me = viewer === 'spectator' ? undefined : view.open.players[viewer];
  if (viewer === 'spectator' || !me) return null;
  const { drawn } = say.words;
  const hand = [...(view.hands[viewer] ?? [])].sort(bySuit);
  const inPlay = [...me.crafted, ...(me.dominance === null ? [] : [me.dominance])];
  const offered = offeredCards(props);
  const title = (
    <>
      {drawn.hand} <small>{hand.length}</small>
    </>
  );
  return (
    <section className="root-hand" aria-label={drawn.hand}>
      {shelf && <Now {...props} />}
      <div className="root-hand-cards">
        {offered.length > 0 && (
          <HandRow title={drawn.offered} cards={offered} scrolls className="root-cards offered">
            {(card) => <Card props={props} card={card} place="offered" />}
          </HandRow>
        )}
        <HandRow title={title} cards={hand} empty={drawn.emptyHand} scrolls className="root-cards">
          {(card) => <Card props={props} card={card} place="hand" />}
        </HandRow>
        {inPlay.length > 0 && (
          <HandRow title={drawn.inPlay} cards={inPlay} scrolls className="root-cards in-play">
            {(card) => <Card props={props} card={card} place="crafted" />}
          </HandRow>
        )}
      </div>
    </section>
  );
}

/** What stands elsewhere on a desk, and on a phone in the shelf: the battle, the number of warriors, the actions. */
function Now(props: Props) {
  const { report, close } = useBattle(props);
  return (
    <>
      {report && <BattleStrip props={props} report={report} onClose={close} />}
      <Numbers {...props} />
      <HandActions {...props} />
    </>
  );
}

type CardProps = { readonly props: Props; readonly card: string; readonly place: CardPlace };

/** What was crafted lies there small. A whole card is named by what is read on it. */
function Card({ props, card, place }: CardProps) {
  const { choice, say } = props;
  const small = place === 'crafted';
  return (
    <Touch
      on={touchable(choice, (move) => 'card' in move && move.card === card && cardPlaceOf(props, move) === place)}
      className={`root-card-box ${small ? 'small' : ''}`}
      {...(small && { label: say.words.card(card) })}
    >
      <CardFace card={card} words={say.words} small={small} />
    </Touch>
  );
}

const ORDER: readonly string[] = ['fox', 'rabbit', 'mouse', 'bird'];

function bySuit(a: string, b: string): number {
  return ORDER.indexOf(cardOf(a).suit) - ORDER.indexOf(cardOf(b).suit) || a.localeCompare(b);
}
