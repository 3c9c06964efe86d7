/** OATH-6.6: what becoming a Citizen changes, losses in the same list as gains. */

import { MOST_SUPPLY } from '../../data/board.ts';
import type { Deal } from '../../rules/state/state.ts';
import { CardFace, NICHE_POWERS } from '../cards/card.tsx';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';

export function Citizenship({ deal, slot }: { readonly deal: Deal; readonly slot: number }) {
  const { view, words, names } = useOath();
  const { drawn } = words;
  const exile = view.players[deal.partner];
  if (!exile) return null;
  const relic = view.reliquary[slot]?.relic ?? null;
  const power = NICHE_POWERS[slot] as string;
  const rows = [
    { glyph: 'pawn', what: drawn.role, from: words.roles.exile, to: words.roles.citizen },
    { glyph: 'supply', what: drawn.supply, from: String(exile.supply), to: String(MOST_SUPPLY) },
    ...(exile.vision === null
      ? []
      : [{ glyph: 'vision', what: names.card(exile.vision), from: drawn.revealed, to: drawn.discarded }]),
  ];
  return (
    <div className="oath-citizenship">
      {relic === null ? (
        <p className="unknown-relic">
          <OathGlyph id="relic" /> {drawn.unknownRelic(names.card(power))}
        </p>
      ) : (
        <CardFace card={relic} size="medium" />
      )}
      <div>
        <ul className="changes">
          {rows.map(({ glyph, what, from, to }) => (
            <li key={what}>
              <OathGlyph id={glyph} />
              <b>{what}</b>
              <span>
                {from} → {to}
              </span>
            </li>
          ))}
        </ul>
        <p className="uncovers">
          <b>{drawn.uncovers(names.card(power))}</b> {words.cards[power]?.text}
        </p>
      </div>
    </div>
  );
}
