/** The VP printed on a card. */
import { named } from '@tavola/games/board/named.ts';
import { useWords } from './table.tsx';

export function Points({ n }: { readonly n: number }) {
  const words = useWords();
  return (
    <span className="points" {...named('eve-vp')}>
      {n}
      <span className="sr"> {words.things.vp}</span>
    </span>
  );
}
