/** A card with everything that is printed on it, to be read whole. */
import { CardFace } from '../cards/card.tsx';
import type { OathTable } from '../parts/props.ts';
import { AtTable } from './at-table.tsx';

export function Closeup({ thing, ...table }: OathTable & { readonly thing: string }) {
  return (
    <AtTable table={table} className="oath oath-closeup">
      <CardFace card={thing.slice('card:'.length)} size="medium" />
    </AtTable>
  );
}
