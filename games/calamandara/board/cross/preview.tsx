/** The selected move, drawn as if it were done. */
import type { BoardOption, Choice } from '@tavola/games/board/contract.ts';
import {
  AXIS,
  type CellName,
  cellOf,
  FORWARD,
  OPPOSITE,
  type Orientation,
  PLACES,
  RIGHT,
  type Side,
} from '../../rules/state/cells.ts';
import type { Ask, Move } from '../../rules/state/moves.ts';
import type { SymbolKind } from '../../rules/state/symbols.ts';
import { Way } from './effects.tsx';
import { CELL, turnOf } from './geometry.ts';
import { askCell, askKind, askSymbol, type Props, type Scene } from './scene.ts';
import { Tile, Token } from './tile.tsx';

type PreviewProps = { readonly props: Props; readonly scene: Scene };

export function Preview({ props, scene }: PreviewProps) {
  const selected = props.choice?.selected;
  if (!props.choice || !selected) return null;
  return (
    <g className="cal-preview">
      <Drawn props={props} scene={scene} choice={props.choice} selected={selected} />
    </g>
  );
}

type Selected = PreviewProps & { readonly choice: Choice<Move, Ask>; readonly selected: BoardOption<Move> };

function Drawn({ props, scene, choice: { ask }, selected: { move } }: Selected) {
  const { below, at } = scene;
  const [cell, kind] = [askCell(ask), askSymbol(ask)];
  switch (move.kind) {
    case 'walk':
      return <Walker props={props} scene={scene} ask={ask} to={move.cell} />;
    case 'at':
      if (kind === null) {
        return TOKENS.has(askKind(ask)) ? (
          <Walker props={props} scene={scene} ask={ask} to={move.cell} />
        ) : (
          <Cross at={at(move.cell)} />
        );
      }
      return (
        <>
          {cell !== null && cell !== move.cell && <Way seat={props.bottom} from={at(cell)} to={at(move.cell)} />}
          <Tile kind={kind} at={at(move.cell)} turn={lieOf(props, scene, kind, move.cell, cell)} className="ghost" />
        </>
      );
    case 'way':
      return cell && kind ? <Tile kind={kind} at={at(cell)} turn={turnOf(below, move.way)} className="ghost" /> : null;
    case 'become':
      return cell ? (
        <Tile kind={move.symbol} at={at(cell)} turn={lieOf(props, scene, move.symbol, cell, null)} className="ghost" />
      ) : null;
    default:
      return null;
  }
}

/** Questions about a cell to which a token goes. */
const TOKENS: ReadonlySet<string> = new Set(['walk', 'walk-where', 'invade-where', 'pushed']);

function Walker({ props, scene, ask, to }: PreviewProps & { readonly ask: Ask; readonly to: CellName }) {
  const seat = typeof ask !== 'string' && ask.kind === 'walk-where' ? ask.target : props.bottom;
  const traveller = props.view.travellers[seat];
  if (!traveller) return null;
  return (
    <>
      <Way seat={seat} from={scene.tokenSpot(traveller)} to={scene.at(to)} />
      <Token seat={seat} at={scene.at(to)} className="ghost" />
    </>
  );
}

/** A symbol that will be gone. */
function Cross({ at: { x, y } }: { readonly at: { readonly x: number; readonly y: number } }) {
  const r = CELL / 2 - 8;
  return <path className="cross" d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`} />;
}

/** How a symbol lies before a way was chosen: as it lay, as its land turns it, or as its traveller walks. */
function lieOf(
  { view, bottom }: Props,
  { below, symbolAt }: Scene,
  kind: SymbolKind,
  cell: CellName,
  before: CellName | null,
): number | null {
  const lay = before === null ? null : (symbolAt.get(before)?.way ?? null);
  if (lay !== null) return turnOf(below, lay);
  if (kind === 'footprint') return turnOf(below, FORWARD[view.travellers[bottom]?.side ?? 'south']);
  const land = PLACES[cellOf(cell)]!;
  const way = land.zone === 'initial' && land.land ? lieInLand(kind, land.land) : null;
  return way === null ? null : turnOf(below, way);
}

/** CAL-5.4.1, 5.5.1, 5.6.1: in an Initial Zone the land decides. */
function lieInLand(kind: SymbolKind, land: Side): Orientation | null {
  const forward = FORWARD[land];
  if (kind === 'cave' || kind === 'wing') return forward;
  if (kind === 'mirror') return OPPOSITE[forward];
  return kind === 'tower' ? AXIS[RIGHT[forward]] : null;
}
