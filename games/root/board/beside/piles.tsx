/** What lies beside the map: deck, discard pile, the supply of items, available dominance cards, quests. */
import { Pile } from '@tavola/games/board/pile.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { itemKinds } from '../../data/items.ts';
import { CardFace } from '../parts/card.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { Props } from '../parts/props.ts';

export function Piles(props: Props) {
  const { view, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const { items, discard, available } = view.open;
  return (
    <section className="root-piles" aria-label={drawn.besideMap}>
      <Pile glyph="stack" label={drawn.deck} value={view.deck} />
      <Pile glyph="log" label={drawn.discard} value={discard.length} close={drawn.close}>
        {discard.length === 0 ? (
          <p className="board-none">{drawn.nothing}</p>
        ) : (
          <ul className="root-card-list">
            {[...discard].reverse().map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
              <li key={i}>
                <CardFace card={card} words={words} />
              </li>
            ))}
          </ul>
        )}
      </Pile>
      <ul className="supply" aria-label={drawn.itemSupply}>
        {itemKinds
          .filter((item) => item !== 'torch')
          .map((item) => (
            <li key={item} className={items[item] === 0 ? 'none' : ''} title={words.item(item)}>
              <Touch
                on={touchable(choice, (move) => move.kind === 'item' && move.item === item)}
                className="supply-item"
                label={words.item(item)}
              >
                <RootGlyph id={`item-${item}`} label={words.item(item)} />
                <b>{items[item]}</b>
              </Touch>
            </li>
          ))}
      </ul>
      {available.length > 0 && (
        <ul className="available" aria-label={drawn.available}>
          {available.map((card) => (
            <li key={card}>
              <Touch
                on={touchable(choice, (move) => move.kind === 'claim' && move.card === card)}
                className="root-card-box small"
                label={words.card(card)}
              >
                <CardFace card={card} words={words} small />
              </Touch>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
