/** Symbols of this game in HTML. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import glyphs from './glyphs.svg';

type Drawn = { readonly id: string; readonly label?: string; readonly className?: string; readonly thing?: string };

export function RootGlyph(drawn: Drawn) {
  return <Glyph sheet={glyphs} {...drawn} />;
}

/** A suit in its colour. */
export function SuitGlyph({ suit, label }: { readonly suit: string; readonly label?: string }) {
  return (
    <i className={`root-sign suit-${suit}`}>
      <RootGlyph id={suit} {...(label === undefined ? {} : { label })} />
    </i>
  );
}

export function ItemTile({
  item,
  label,
  className = '',
}: {
  readonly item: string;
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <i className={`root-item ${className}`} title={label}>
      <RootGlyph id={`item-${item}`} label={label} />
    </i>
  );
}

/** A number with the symbol of what it counts. */
export function Stat({
  id,
  label,
  children,
  own = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: React.ReactNode;
  readonly own?: boolean;
}) {
  return (
    <span className={`root-stat ${own ? 'own' : ''}`} title={label}>
      {id === 'hand' ? <Glyph id="hand" label={label} /> : <RootGlyph id={id} label={label} />}
      <b>{children}</b>
    </span>
  );
}
