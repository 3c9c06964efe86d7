/** Symbols of this game in HTML. */
import { Chip } from '@tavola/games/board/chip.tsx';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import glyphs from '../glyphs.svg';

type GlyphProps = {
  readonly id: string;
  readonly label?: string;
  readonly className?: string;
  readonly thing?: string;
};

export function RootGlyph(drawn: GlyphProps) {
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

type StatProps = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** In the colour of its faction. */
  readonly own?: boolean;
};

/** A number with the symbol of what it counts. */
export function Stat({ id, label, value, own = false }: StatProps) {
  const sheet = id === 'hand' ? {} : { sheet: glyphs };
  return <Chip {...sheet} glyph={id} label={label} value={value} className={`root-stat ${own ? 'own' : ''}`} />;
}
