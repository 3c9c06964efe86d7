/** The kit's `Touch` by the handles of this game. A card that cannot be taken now is read instead. */
import { Touch as Kit, type TouchProps } from '@tavola/games/board/touch.tsx';
import { type Handle, onlyLegal } from '@tavola/games/board/touchable.ts';
import type { CardId } from '../../data/cards.ts';
import { useOath, useRead } from './context.ts';

type Props = Pick<TouchProps, 'label' | 'className' | 'children'> & {
  readonly handles: readonly Handle[];
  /** The card that a touch reads where it takes nothing. */
  readonly reads?: CardId | null;
  /** What lies below takes the touches that this takes none of. */
  readonly passes?: boolean;
};

export function Touch({ handles, reads = null, passes = false, ...touch }: Props) {
  const { on } = useOath();
  const read = useRead();
  const found = on(...handles);
  const card = reads === null ? {} : { thing: `card:${reads}` };
  return (
    <Kit
      {...touch}
      {...card}
      on={reads !== null || passes ? onlyLegal(found) : found}
      reads={reads === null || passes ? undefined : () => read(reads)}
    />
  );
}
