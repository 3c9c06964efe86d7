/** Before the viewer: what may be done, how many, where to, whom; then the cards in hand. */
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { MOST_SUPPLY } from '../../data/board.ts';
import { CardFace } from '../cards/card.tsx';
import { useOath } from '../parts/context.ts';
import type { OathTable } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';
import { AtTable } from '../reading/at-table.tsx';
import { Purse, SupplyTrack } from '../seats/player-board.tsx';
import { Actions } from './actions.tsx';
import { Numbers } from './numbers.tsx';
import { Offered } from './offered.tsx';
import { Trades } from './trades.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

export function Hand(table: OathTable) {
  if (table.viewer === 'spectator') return null;
  return (
    <AtTable table={table} className="oath oath-hand">
      <Ready />
      <Actions />
      <Numbers />
      <Trades />
      <WaysToPlay />
      <Offered />
      <Cards />
    </AtTable>
  );
}

/** On a phone: Supply and purse, always in sight. */
function Ready() {
  const { viewer, view, words } = useOath();
  if (viewer === 'spectator') return null;
  const supply = view.players[viewer]?.supply ?? 0;
  return (
    <section className="oath-ready" aria-label={words.drawn.supplyIs(supply, MOST_SUPPLY)}>
      <SupplyTrack seat={viewer} />
      <Purse seat={viewer} supply />
    </section>
  );
}

/** Drawn and not yet kept, played or discarded. */
function Cards() {
  const { viewer, view, words, choice } = useOath();
  const hand = viewer === 'spectator' ? [] : (view.players[viewer]?.hand ?? []);
  const cards = hand.flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) return null;
  const playing = choice?.ask === 'play' ? hand[0]?.card : null;
  return (
    <section className="oath-cards" aria-label={words.drawn.inHand}>
      <HandRow title={words.drawn.inHand} cards={cards} className="oath-fan">
        {(card) => (
          <Touch handles={[`card:${card}`]} className={`oath-held ${card === playing ? 'playing' : ''}`} reads={card}>
            <CardFace card={card} size="medium" />
          </Touch>
        )}
      </HandRow>
    </section>
  );
}
