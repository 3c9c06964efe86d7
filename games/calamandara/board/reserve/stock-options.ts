/** Which open options a symbol of the viewer's reserve, and a kind of the depot, stand for. */
import type { Choice } from '@tavola/games/board/contract.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Ask, Move } from '../../rules/state/moves.ts';
import type { SymbolKind } from '../../rules/state/symbols.ts';
import { askKind } from '../cross/scene.ts';
import { openingTouch } from './opening.ts';

type Asked = Choice<Move, Ask>;

/** Questions that are answered with a symbol of the viewer's reserve, and with one of the depot. */
const FROM_RESERVE: ReadonlySet<string> = new Set(['give-symbol', 'discard-symbol']);
const FROM_DEPOT: ReadonlySet<string> = new Set(['theory-symbol', 'plural-symbol', 'transform']);

export function reserveOptions({ ask, open }: Asked, kind: SymbolKind, viewer: Viewer): readonly string[] {
  const answered = FROM_RESERVE.has(askKind(ask));
  const stands = (move: Move): boolean =>
    move.kind === 'insert' ||
    (answered && move.kind === 'symbol') ||
    (move.kind === 'symbol-of' && move.seat === viewer);
  return open.filter(({ move }) => 'symbol' in move && move.symbol === kind && stands(move)).map(({ id }) => id);
}

export function depotOptions(choice: Asked, kind: SymbolKind): readonly string[] {
  if (askKind(choice.ask) === 'opening-symbols') return openingTouch(choice, kind);
  if (!FROM_DEPOT.has(askKind(choice.ask))) return [];
  return choice.open
    .filter(({ move }) => (move.kind === 'symbol' || move.kind === 'become') && move.symbol === kind)
    .map(({ id }) => id);
}
