/** OATH-5.3: with which card, and what for what. */
import { factsOf } from '../../data/cards.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';

/** What is placed on the card. */
const PRICE = { favor: { glyph: 'secret', n: 1 }, secrets: { glyph: 'favor', n: 2 } } as const;

export function Trades() {
  const { choice, names, words } = useOath();
  const trades = (choice?.open ?? []).flatMap(({ move }) => (move.kind === 'trade' ? [move] : []));
  if (trades.length === 0) return null;
  return (
    <section className="oath-trades" aria-label={words.actions.trade}>
      <ul>
        {trades.map(({ card, what, gain, toll }) => {
          const { glyph, n } = PRICE[what];
          return (
            <li key={`${card} ${what}`}>
              <Touch handles={[`trade:${card}:${what}`]} className={`inset trade suit-${factsOf(card).suit ?? 'none'}`}>
                <b>{names.card(card)}</b>
                <span>
                  {n} <OathGlyph id={glyph} label={words.drawn.tokens[glyph]} />
                  {toll > 0 && (
                    <>
                      + {toll} <OathGlyph id="favor" />
                    </>
                  )}
                  → {gain}{' '}
                  <OathGlyph
                    id={what === 'favor' ? 'favor' : 'secret'}
                    label={words.drawn.tokens[what === 'favor' ? 'favor' : 'secret']}
                  />
                </span>
              </Touch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
