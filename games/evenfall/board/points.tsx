/** The VP printed on a card. */
import { useWords } from './table.tsx';

export function Points({ n }: { readonly n: number }) {
  const words = useWords();
  return (
    <span className="points">
      {n}
      <span className="sr"> {words.things.vp}</span>
    </span>
  );
}
