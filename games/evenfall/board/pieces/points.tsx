/** Victory points: printed on a card, and the sum of a player. */
import { Chip } from '@tavola/games/board/chip.tsx';
import { named } from '@tavola/games/board/named.ts';
import glyphs from '../glyphs.svg';
import { useWords } from '../table/table.tsx';

export function Points({ n }: { readonly n: number }) {
  const words = useWords();
  return (
    <span className="points" {...named('eve-vp')}>
      {n}
      <span className="sr"> {words.things.vp}</span>
    </span>
  );
}

export function VictoryPoints({ n }: { readonly n: number }) {
  const words = useWords();
  return <Chip className="big-vp" sheet={glyphs} glyph="eve-vp" label={words.things.vp} value={n} />;
}
