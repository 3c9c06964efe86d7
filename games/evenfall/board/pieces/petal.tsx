/** A thing that offers its options one by one, as small buttons on it, when nothing else is left to touch: Witch or Elder, Scythe or Orb. */

import type { BoardOption } from '@tavola/games/board/contract.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import { Touch } from '@tavola/games/board/touch.tsx';
import type { Touchable } from '@tavola/games/board/touchable.ts';
import { prices } from '../../data/boards.ts';
import type { Move } from '../../rules/state/moves.ts';
import type { Words } from '../../text/words.ts';
import { useTable } from '../table/table.tsx';
import { Amount, CostSymbols, Eve } from './symbols.tsx';

type TouchProps = { readonly on: Touchable; readonly label: string; readonly className?: string };

export function TouchOrPetals({ on, label, className = '' }: TouchProps) {
  const { choice } = useTable();
  if (choice === null || on.narrows || on.ids.length === 0)
    return <Touch over="square" className={className} on={on} label={label} />;
  return (
    <fieldset className="petals" aria-label={label}>
      {choice.open.map((option) => (
        <Petal key={option.id} option={option} />
      ))}
    </fieldset>
  );
}

function Petal({ option: { id, move } }: { readonly option: BoardOption<Move> }) {
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
