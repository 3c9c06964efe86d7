/** Before the viewer: what may be done, how many, where to, whom; then the cards in hand. */
import { MOST_SUPPLY } from '../data/board.ts';
import { Actions } from './actions.tsx';
import { CardFace } from './card.tsx';
import { useOath } from './context.ts';
import { Numbers } from './numbers.tsx';
import { Offered } from './offered.tsx';
import { Purse, SupplyTrack } from './player-board.tsx';
import type { OathTable } from './props.ts';
import { AtTable } from './table.tsx';
import { Touch } from './touch.tsx';
import { Trades } from './trades.tsx';
import { Ways } from './ways.tsx';

export function Hand(table: OathTable) {
  if (table.viewer === 'spectator') return null;
  return (
    <AtTable table={table} className="oath oath-hand">
      <Ready />
      <Actions />
      <Numbers />
      <Trades />
      <Ways />
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
      <Purse seat={viewer} />
    </section>
  );
}

/** Drawn and not yet kept, played or discarded. */
function Cards() {
  const { viewer, view, words, choice } = useOath();
  const hand = viewer === 'spectator' ? [] : (view.players[viewer]?.hand ?? []);
  if (hand.length === 0) return null;
  const playing = choice?.ask === 'play';
  return (
    <section className="oath-cards" aria-label={words.drawn.inHand}>
      <h3 className="label">{words.drawn.inHand}</h3>
      <ul className="oath-fan">
        {hand.map(({ card }, n) =>
          card === null ? null : (
            <li key={card}>
              <Touch
                handles={[`card:${card}`]}
                className={`oath-held ${playing && n === 0 ? 'playing' : ''}`}
                reads={card}
              >
                <CardFace card={card} size="medium" />
              </Touch>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
