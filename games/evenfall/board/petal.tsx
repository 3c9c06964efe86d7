/** One of the options that are left for a thing, as a small button on it. */

import type { BoardOption } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { prices } from '../data/boards.ts';
import type { Move } from '../rules/moves.ts';
import type { Words } from '../text/words.ts';
import { Amount, CostSymbols, Eve } from './symbols.tsx';
import { useTable } from './table.tsx';

export function Petal({ option: { id, move } }: { readonly option: BoardOption<Move> }) {
  const { choice, words } = useTable();
  return (
    <button type="button" className="petal" {...standsFor([id])} onClick={() => choice?.narrow([id])}>
      {drawing(move, words)}
    </button>
  );
}

function drawing(move: Move, words: Words) {
  switch (move.kind) {
    case 'specialist':
      return (
        <>
          <Glyph id="person" /> {words.asSpecialist}
        </>
      );
    case 'council':
      return (
        <>
          <Eve id="first" /> {words.asCouncil}
        </>
      );
    case 'field':
    case 'return':
      return (
        <>
          <Eve id={move.figure} /> {words[move.figure]}
        </>
      );
    case 'build':
      return (
        <>
          <Eve id={move.what} /> {words[move.what]}
          {move.price === 'mana' ? <Amount what="mana" /> : <CostSymbols cost={prices[move.what]} />}
        </>
      );
    default:
      return null;
  }
}
