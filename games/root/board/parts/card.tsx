/** The face of a card: suit, name, what it does, what it costs to craft and what it is worth. */
import { named } from '@tavola/games/board/named.ts';
import { cardOf } from '../../data/cards.ts';
import type { Words } from '../../text/type.ts';
import { RootGlyph } from './glyph.tsx';

type Props = { readonly card: string; readonly words: Words; readonly small?: boolean };

export function CardFace({ card, words, small = false }: Props) {
  const { drawn } = words;
  const { suit, cost, item, vp, type } = cardOf(card);
  return (
    <span className={`root-card suit-${suit} ${small ? 'small' : ''}`} {...named(`card:${card}`)}>
      <span className="head">
        <RootGlyph id={suit} label={words.suit(suit)} />
        {item ? (
          <span className="worth">
            <RootGlyph id={`item-${item}`} label={words.item(item)} />
            <b>{vp}</b>
          </span>
        ) : (
          <span className="worth">
            <RootGlyph id={SIGN[type] ?? 'decree'} {...(type === 'ambush' ? { thing: 'ambush' } : {})} />
          </span>
        )}
      </span>
      <b className="called">{drawn.cardTitle(card)}</b>
      {!small && <span className="what">{drawn.cardText(card)}</span>}
      {!small && (
        <span className="price">
          {cost === null ? (
            <em>{drawn.notCrafted}</em>
          ) : (
            cost.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the costs of a card never change.
              <i key={i} className={`suit-${one}`}>
                {one === 'any' ? <b title={drawn.anySuit}>?</b> : <RootGlyph id={one} label={words.suit(one)} />}
              </i>
            ))
          )}
        </span>
      )}
    </span>
  );
}

const SIGN: { readonly [type: string]: string } = {
  ambush: 'item-sword',
  dominance: 'crown',
  persistent: 'lord',
  immediate: 'swap',
};
