/** What lies in one place: numbers by steppers, names by buttons, and what people do there to an automaton. */

import { Dialog } from '../ui/dialog.tsx';
import { factsAt, isOutsideTurn, movesAt, optionText, useEvening } from './model/context.ts';
import { useEveningWords } from './model/words.ts';
import { FactRow } from './turn/fact-row.tsx';

type Props = { readonly place: string; readonly onClose: () => void };

export function PlaceSheet({ place, onClose }: Props) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const moves = movesAt(model, place);
  // Its room is there before a number makes an attack possible: nothing moves under a finger.
  const canAct = moves.length > 0 || (isOutsideTurn(evening) && open.face.real?.touch?.(place) != null);
  return (
    <Dialog kind="sheet" title={open.text.real?.place(place, say) ?? place} onClose={onClose}>
      <div className="evening-sheet">
        {canAct && (
          <section>
            <h3>{words.touching}</h3>
            {moves.length === 0 && <p>{words.touchesNone}</p>}
            <div className="evening-moves">
              {moves.map(({ id, move }) => (
                <button
                  key={id}
                  type="button"
                  className="btn"
                  onClick={() => {
                    attempt(() => evening.answer(id));
                    onClose();
                  }}
                >
                  {optionText(model, move)}
                </button>
              ))}
            </div>
          </section>
        )}
        <h3>{words.place}</h3>
        <ul className="evening-facts">
          {factsAt(model, place).map((fact) => (
            <FactRow key={fact.id} fact={fact} onTell={(said) => attempt(() => evening.tell(fact.id, said))} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
