/** Reading a card: a touch on a card that cannot be taken now opens its whole sheet. Mouse, focus and held fingers are the shell's (named.ts). */
import { type ReactNode, useState } from 'react';
import type { CardId } from '../../data/cards.ts';
import { ReadContext } from '../parts/context.ts';
import { CardSheet } from './card-sheet.tsx';

type Props = { readonly className: string; readonly children: ReactNode };

export function Reader({ className, children }: Props) {
  const [open, setOpen] = useState<CardId | null>(null);
  return (
    <div className={className}>
      <ReadContext.Provider value={setOpen}>{children}</ReadContext.Provider>
      {open !== null && <CardSheet card={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
