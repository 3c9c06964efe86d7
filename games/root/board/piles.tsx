/** What lies beside the map: deck, discard pile, the supply of items, available dominance cards, quests. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { Sheet } from '@tavola/games/board/sheet.tsx';
import { useState } from 'react';
import { itemKinds } from '../data/items.ts';
import { CardFace } from './card.tsx';
import { RootGlyph } from './glyph.tsx';
import type { Props } from './props.ts';
import { Touch } from './touch.tsx';

export function Piles(props: Props) {
  const { view, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const { items, discard, available } = view.open;
  const [open, setOpen] = useState(false);
  return (
    <section className="root-piles" aria-label={drawn.besideMap}>
      <span className="pile" title={drawn.deck}>
        <Glyph id="stack" label={drawn.deck} />
        <b>{view.deck}</b>
      </span>
      <button
        type="button"
        className="pile"
        aria-label={`${drawn.discard}: ${discard.length}`}
        onClick={() => setOpen(true)}
      >
        <Glyph id="log" />
        <b>{discard.length}</b>
      </button>
      <ul className="supply" aria-label={drawn.itemSupply}>
        {itemKinds
          .filter((item) => item !== 'torch')
          .map((item) => (
            <li key={item} className={items[item] === 0 ? 'none' : ''} title={words.item(item)}>
              <Touch
                choice={choice}
                className="supply-item"
                label={words.item(item)}
                stands={(move) => move.kind === 'item' && move.item === item}
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
                choice={choice}
                className="root-card-box small"
                label={words.card(card)}
                stands={(move) => move.kind === 'claim' && move.card === card}
              >
                <CardFace card={card} words={words} small />
              </Touch>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Sheet title={`${drawn.discard} (${discard.length})`} close={drawn.close} onClose={() => setOpen(false)}>
          {discard.length === 0 ? (
            <p className="root-none">{drawn.nothing}</p>
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
        </Sheet>
      )}
    </section>
  );
}
