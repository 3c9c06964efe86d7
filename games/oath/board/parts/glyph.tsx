/** Symbols of this game in HTML: glyphs, tokens, costs, warbands, pawns. */
import { Chip } from '@tavola/games/board/chip.tsx';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Cost } from '../../data/cards.ts';
import glyphs from '../glyphs.svg';
import { useOath } from './context.ts';

type GlyphProps = {
  readonly id: string;
  readonly label?: string;
  readonly className?: string;
  readonly thing?: string;
};

export function OathGlyph(drawn: GlyphProps) {
  return <Glyph sheet={glyphs} {...drawn} />;
}

/** Favor and secrets that lie somewhere. */
export function Tokens({ favor, secrets }: { readonly favor: number; readonly secrets: number }) {
  const { words } = useOath();
  if (favor + secrets === 0) return null;
  return (
    <span className="oath-tokens">
      {favor > 0 && (
        <span className="token favor" title={words.favor(favor)}>
          <OathGlyph id="favor" label={words.favor(favor)} />
          {favor > 1 && <b>{favor}</b>}
        </span>
      )}
      {secrets > 0 && (
        <span className="token secret" title={words.secrets(secrets)}>
          <OathGlyph id="secret" label={words.secrets(secrets)} />
          {secrets > 1 && <b>{secrets}</b>}
        </span>
      )}
    </span>
  );
}

type Bead = { readonly id: 'favor' | 'secret'; readonly how: 'place' | 'burn' | 'flip' };

function beadsOf({ favor = 0, secret = 0, burnFavor = 0, burnSecret = 0, flip = 0 }: Cost): Bead[] {
  const beads = (n: number, id: Bead['id'], how: Bead['how']) => Array.from({ length: n }, (): Bead => ({ id, how }));
  return [
    ...beads(favor, 'favor', 'place'),
    ...beads(burnFavor, 'favor', 'burn'),
    ...beads(secret, 'secret', 'place'),
    ...beads(burnSecret, 'secret', 'burn'),
    ...beads(flip, 'secret', 'flip'),
  ];
}

/** What using a card costs: pale beads are placed, burning ones are burned. */
export function CostBeads({ cost }: { readonly cost: Cost }) {
  const { drawn } = useOath().words;
  return (
    <span className="oath-cost">
      {beadsOf(cost).map(({ id, how }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card.
        <i key={i} className={`bead ${how}`} title={drawn.pays[how][id]}>
          <OathGlyph id={id} label={drawn.pays[how][id]} />
          {how === 'burn' && <OathGlyph id="flame" className="fire" />}
        </i>
      ))}
    </span>
  );
}

/** Warbands of one colour: figure, number and the shape of the seat it belongs to. */
export function Warbands({ colour, n, label }: { readonly colour: Seat; readonly n: number; readonly label: string }) {
  return (
    <span className={`oath-warbands ${seatClass(colour)}`} title={label}>
      <SeatShape seat={colour} />
      <OathGlyph id="warband" label={label} />
      <b>{n}</b>
    </span>
  );
}

export function Pawn({ seat, label }: { readonly seat: Seat; readonly label: string }) {
  return (
    <span className={`oath-pawn ${seatClass(seat)}`} title={label}>
      <OathGlyph id="pawn" label={label} />
      <SeatShape seat={seat} />
    </span>
  );
}

type StatProps = { readonly id: string; readonly label: string; readonly value: number; readonly className?: string };

/** A number with the symbol of what it counts. */
export function Stat({ id, label, value, className = '' }: StatProps) {
  return <Chip sheet={glyphs} glyph={id} label={label} value={value} className={`oath-stat ${className}`} />;
}

/** Supply, always with the same sign. */
export function SupplyCost({ n, toll = 0 }: { readonly n: number; readonly toll?: number }) {
  const { words } = useOath();
  const label = words.drawn.costs(n, toll);
  return (
    <span className="oath-supply-cost" title={label}>
      <OathGlyph id="supply" label={label} />
      <b>{n}</b>
      {toll > 0 && (
        <>
          <OathGlyph id="favor" />
          <b>{toll}</b>
        </>
      )}
    </span>
  );
}
