/** A card that lies open, with what lies on it. */
import type { Lying } from '../../rules/state/state.ts';
import { Tokens } from '../parts/glyph.tsx';
import { Touch } from '../parts/touch.tsx';
import { CardFace } from './card.tsx';

export function LyingCard({ lying, passes = false }: { readonly lying: Lying; readonly passes?: boolean }) {
  const { card, favor, secrets } = lying;
  const used = favor + secrets > 0;
  return (
    <Touch handles={[`card:${card}`]} className={`oath-lying ${used ? 'used' : ''}`} reads={card} passes={passes}>
      <CardFace card={card} size="small" />
      <Tokens favor={favor} secrets={secrets} />
    </Touch>
  );
}
