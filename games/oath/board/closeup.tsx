/** A card with everything that is printed on it, to be read whole. */
import { CardFace } from './card.tsx';
import type { OathTable } from './props.ts';
import { AtTable } from './table.tsx';

export function Closeup({ thing, ...table }: OathTable & { readonly thing: string }) {
  return (
    <AtTable table={table} className="oath oath-closeup">
      <CardFace card={thing.slice('card:'.length)} size="medium" />
    </AtTable>
  );
}
