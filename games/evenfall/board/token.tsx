/** What a move is about, small: a card of the hand, a Place, a person, a figure, a stone or what is gained or paid. */
import { costOf, isPerson, isRitual, placeOf, symbolOf, vpOf } from '../data/cards.ts';
import type { Move } from '../rules/state/moves.ts';
import { cardName, placeName } from '../text/names.ts';
import { Figure } from './pieces/figure.tsx';
import { Points } from './pieces/points.tsx';
import { CostSymbols, Eve, StoneGlyph } from './pieces/symbols.tsx';
import { Vignette } from './regions/vignette.tsx';
import { AtTable, type EvenfallTable, useTable } from './table/table.tsx';

export function Token({ move, ...table }: EvenfallTable & { readonly move: Move }) {
  return (
    <AtTable table={table}>
      <span className="eve eve-token">
        <Thing move={move} />
      </span>
    </AtTable>
  );
}

function Thing({ move }: { readonly move: Move }) {
  const { choice, viewer } = useTable();
  const ask = choice?.ask;
  if ('card' in move && move.card !== undefined) return <Card card={move.card} />;
  if (typeof ask === 'object' && 'card' in ask) return <Card card={ask.card} />;
  if ('place' in move) return <Place place={move.place} />;
  if ('stone' in move) return <StoneGlyph symbol={symbolOf(move.stone)} />;
  if ('figure' in move && viewer !== 'spectator') return <Figure actor={viewer} figure={move.figure} />;
  if (move.kind === 'gain' || move.kind === 'pay' || move.kind === 'drop')
    return (
      <span className={`amount ${move.what}`}>
        <Eve id={move.what} />
      </span>
    );
  if (move.kind === 'token') return <Eve id="token" />;
  return viewer === 'spectator' ? null : <Figure actor={viewer} figure="witch" />;
}

function Card({ card }: { readonly card: string }) {
  const { tongue } = useTable();
  if (!isRitual(card) && !isPerson(card)) return null;
  return (
    <span className="of-card">
      <span className="cost">
        <CostSymbols cost={costOf(card)} />
      </span>
      <b>{cardName(card, tongue)}</b>
      <Points n={vpOf(card)} />
    </span>
  );
}

function Place({ place }: { readonly place: string }) {
  const { tongue } = useTable();
  return (
    <span className="of-place">
      <span className="scene">
        <Vignette design={placeOf(place).design} id={place} />
      </span>
      <b>{placeName(place, tongue)}</b>
    </span>
  );
}
