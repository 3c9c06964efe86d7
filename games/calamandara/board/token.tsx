/** What a move is about, small: a symbol as it will lie, a memory card, or the traveller who walks. */
import type { CardName } from '../rules/state/memory.ts';
import type { Move } from '../rules/state/moves.ts';
import type { SymbolKind } from '../rules/state/symbols.ts';
import { turnOf } from './cross/geometry.ts';
import { askSymbol, type Props, sceneOf } from './cross/scene.ts';
import { Tile, Token as Traveller } from './cross/tile.tsx';
import { Emblem } from './hand/card.tsx';

const MIDDLE = { x: 0, y: 0 };

export function Token(props: Props & { readonly move: Move }) {
  const { move, viewer } = props;
  const card = cardOf(props);
  if (card)
    return (
      <span className="cal-token-card">
        <Emblem card={card} />
        <b>{props.say.words.cards[card].name}</b>
      </span>
    );
  const kind = symbolOf(props);
  const turn = move.kind === 'way' ? turnOf(sceneOf(props).below, move.way) : null;
  return (
    <svg className="cal-token-drawing" viewBox="-25 -25 50 50" aria-hidden="true">
      {kind ? (
        <Tile kind={kind} at={MIDDLE} turn={turn} />
      ) : (
        viewer !== 'spectator' && <Traveller seat={viewer} at={MIDDLE} />
      )}
    </svg>
  );
}

function cardOf({ move, choice }: Props & { readonly move: Move }): CardName | null {
  if ('card' in move) return move.card;
  const ask = choice?.ask;
  return typeof ask === 'object' && 'card' in ask ? ask.card : null;
}

function symbolOf({ move, choice, view, viewer }: Props & { readonly move: Move }): SymbolKind | null {
  if ('symbol' in move) return move.symbol;
  if (move.kind === 'open') return move.symbols[0] ?? null;
  if (move.kind === 'acquire')
    return viewer === 'spectator' ? null : (view.travellers[viewer]?.symbolCard?.top ?? null);
  if (choice === null || move.kind === 'walk') return null;
  const there = 'cell' in move ? view.symbols.find(({ cell }) => cell === move.cell)?.kind : undefined;
  return askSymbol(choice.ask) ?? there ?? null;
}
