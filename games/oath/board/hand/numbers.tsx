/** How many: a row of numbers for each kind of pick that is a quantity. */
import type { Move } from '../../rules/state/moves.ts';
import { useOath } from '../parts/context.ts';
import { OathGlyph } from '../parts/glyph.tsx';
import { handlesOf } from '../parts/handles.ts';
import { kindOfAsk } from '../parts/props.ts';
import { Touch } from '../parts/touch.tsx';

type Quantity = Extract<Move, { kind: 'amount' | 'dice' | 'to-board' | 'to-the-site' | 'give' | 'get' }>;
const KINDS: ReadonlySet<string> = new Set(['amount', 'dice', 'to-board', 'to-the-site', 'give', 'get']);

function isQuantity(move: Move): move is Quantity {
  return KINDS.has(move.kind);
}
/** Moves that differ only in their number. */
function groupOf(move: Quantity): string {
  return 'seat' in move ? `${move.kind} ${move.seat}` : move.kind;
}

export function Numbers() {
  const { choice, words, names, say, view, viewer } = useOath();
  const { drawn } = words;
  const moves = (choice?.open ?? []).flatMap(({ move }) => (isQuantity(move) ? [move] : []));
  if (moves.length === 0) return null;
  const groups = Map.groupBy(moves, groupOf);
  const asked = kindOfAsk(choice?.ask);
  return (
    <section className="oath-numbers" aria-label={drawn.howMany}>
      {[...groups].map(([group, these]) => {
        const first = these[0] as Quantity;
        const title =
          'seat' in first ? drawn.amounts[first.kind](names.whom(first.seat, say)) : drawn.amounts[first.kind];
        return (
          <div key={group}>
            <h3 className="label">{title}</h3>
            <ul>
              {these
                .toSorted((a, b) => a.n - b.n)
                .map((move) => (
                  <li key={move.n}>
                    <Touch
                      handles={handlesOf(move, view, viewer)}
                      label={`${title}: ${move.n}`}
                      className={`inset number ${first.kind}`}
                    >
                      {move.n}
                      {first.kind === 'dice' ? (
                        <OathGlyph id="face-sword" />
                      ) : (
                        (first.kind !== 'amount' || TROOPS.has(asked)) && <OathGlyph id="warband" />
                      )}
                    </Touch>
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
/** Questions whose amounts are warbands. */
const TROOPS: ReadonlySet<string> = new Set(['losses', 'place', 'turn-purple']);
